"""`flows list` says which flows are flaky or in quarantine, and what to type."""

from __future__ import annotations

import json
from pathlib import Path

from reticle.engine.flows_list import list_flows
from reticle.model.flow import Flow, Quarantine
from reticle.store.flow_file import flow_text
from reticle.store.ledger import Entry, Ledger
from reticle.store.project import Project

SUCCESS = {"kind": "text", "contains": "Thanks"}


def test_a_flaky_flow_and_one_in_quarantine_are_listed_as_such(tmp_path: Path) -> None:
    (tmp_path / "flows").mkdir()
    shut = Quarantine(until="2999-01-01", reason="sandbox is slow")
    for name, quarantine in (("fine", None), ("shaky", None), ("shut", shut)):
        flow = Flow.model_validate({"name": name, "steps": [], "success": SUCCESS})
        text = json.loads(flow_text(flow)) | ({"quarantine": quarantine.to_json()} if quarantine else {})
        (tmp_path / f"flows/{name}.json").write_text(json.dumps(text), "utf-8")
    project = Project.find(tmp_path)
    Ledger(project.work_dir).append(
        [
            Entry("2026-11-30T12:00:00Z", "run", name, "key", "code", status, 1)
            for name in ("shaky", "shut")
            for status in ("pass", "fail", "pass")
        ]
    )
    warnings = {row.name: row.warnings for row in list_flows(project, ())}
    assert warnings == {
        "fine": [],
        "shaky": [
            "flaky, failed 1 of 3 times on the same flow and code: reticle verify shaky --repeat 10, "
            "or reticle flows quarantine shaky"
        ],
        "shut": ["in quarantine until 2999-01-01: sandbox is slow"],
    }
    (project.work_dir / "ledger.sqlite").write_bytes(b"broken" * 100)
    assert {row.name: row.warnings for row in list_flows(project, ())}["shaky"] == []


def test_a_quarantine_that_has_ended_is_told_as_ended(tmp_path: Path) -> None:
    (tmp_path / "flows").mkdir()
    (tmp_path / "reticle.toml").write_text("[app]\nurl = 'http://127.0.0.1:1'\n", "utf-8")
    flow = json.loads(flow_text(Flow.model_validate({"name": "shut", "steps": [], "success": SUCCESS})))
    flow["quarantine"] = {"until": "2020-01-31", "reason": "sandbox is slow"}
    (tmp_path / "flows/shut.json").write_text(json.dumps(flow), "utf-8")
    (row,) = list_flows(Project.find(tmp_path), ())
    assert row.warnings == [
        "its quarantine ended with 2020-01-31, and it blocks again (sandbox is slow): "
        "reticle flows quarantine shut --release"
    ]
