"""Files of every format, broken in every way: read, or refused by an error of our own, and nothing written."""

from __future__ import annotations

import json
import os
import shutil
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hostile import broken_bytes, broken_data, spelt, texts
from reticle.api import judge
from reticle.engine.flows_lint import lint_flows
from reticle.engine.grade import load_declaration, load_expect
from reticle.engine.match import match_lines
from reticle.engine.pictures import BaselinePlace, find_baseline
from reticle.engine.shorthand import parse_predicate_text, parse_step, parse_target
from reticle.engine.task import load_task
from reticle.engine.task_results import read_results
from reticle.errors import InputError, ReticleError
from reticle.match.decide import Demands
from reticle.store.config_file import load_config
from reticle.store.files import get_inside
from reticle.store.flow_file import flow_hash
from reticle.store.project import Project
from reticle.store.runs import read_run
from run_builder import make_run

EXAMPLES = 500 if os.environ.get("RETICLE_SOAK") else 20
ROOT = Path(__file__).resolve().parents[2]
BASELINE = "baselines/buy/receipt/1280x800.497fbf72"
TRIAL = {
    "version": 1, "task": "order-mug", "trial": 1, "verdict": "PASS", "reason": "", "answer": "R-1", "durationS": 1.5,
    "exitCode": 0, "timedOut": False, "page": "http://127.0.0.1/", "startedAt": "2026-11-30T12:00:00Z",
    "command": ["agent"], "basis": "0123456789abcdef", "grade": {"verdict": "PASS", "notes": ["a"]},
}  # fmt: skip
CASE = {
    "id": "1", "old": {"tag": "button", "role": "button", "name": "Pay", "text": "Pay", "classes": ["a"]},
    "candidates": [{"ref": "e1", "fp": {"tag": "button", "name": "Pay now", "box": {"x": 1, "y": 2, "w": 3, "h": 4}}}],
}  # fmt: skip
WORDS = (
    "click", "net", "role=button", "name=", "name='", '"', "{", "}", "status=201", "args.value=1", "within.name=x", "=",
    "[1", "count=x", "$regex=(a+)+$", "\\", "element", "text", "not", "method=POST", "\x00",
    "nth=99999999999999999999", "count=" + "9" * 5000,
)  # fmt: skip


@dataclass(frozen=True)
class Format:
    """A file of a project, and what reads it. Its text is right as it stands."""

    path: str
    read: Callable[[Project], object]
    text: str = ""

    @property
    def data(self) -> Any:
        """Its text as a JSON value; a TOML file gives its table, lines give their first."""
        if self.path.endswith(".toml"):
            return tomllib.loads(self.text)
        return json.loads(self.text.splitlines()[0] if self.path.endswith(".jsonl") else self.text)


def _own(path: str) -> str:
    return (ROOT / path).read_text("utf-8")


def _baseline(project: Project) -> object:
    file = project.root / BASELINE
    return find_baseline(project, BaselinePlace(file.parent, file.name))


def _judge(project: Project) -> object:
    folder = project.root / "tasks/order-mug"
    return judge(folder / "reference.json", folder / "again.json", folder / "candidate.json")


def _match(project: Project) -> object:
    lines = (project.root / "cases.jsonl").read_text("utf-8", "surrogateescape").splitlines()
    return list(match_lines(lines, Demands(), name="cases.jsonl"))


FORMATS = {
    "flow": Format("flows/buy.json", lambda project: flow_hash(project.load_flow("buy")), _own("flows/buy.json")),
    "flow, linted": Format("flows/buy.json", lambda project: lint_flows(project, ()), _own("flows/buy.json")),
    "configuration": Format(
        "reticle.toml", lambda project: load_config(project.root / "reticle.toml"), _own("reticle.toml")
    ),
    "state": Format("state/shop.json", lambda project: project.load_state("state/shop.json"), _own("state/shop.json")),
    "state, by path": Format(
        "state/shop.json", lambda project: load_declaration(project.root / "state/shop.json"), _own("state/shop.json")
    ),
    "baseline": Format(f"{BASELINE}.json", _baseline, _own(f"{BASELINE}.json")),
    "task": Format(
        "tasks/order-mug/task.toml", lambda project: load_task(project, project.root / "tasks/order-mug/task.toml"),
        _own("tasks/order-mug/task.toml"),
    ),
    "expect": Format(
        "tasks/order-mug/expect.json", lambda project: load_expect(project.root / "tasks/order-mug/expect.json"),
        _own("tasks/order-mug/expect.json"),
    ),
    "snapshot": Format("tasks/order-mug/candidate.json", _judge, _own("tasks/order-mug/reference.json")),
    "run": Format("run.json", lambda project: read_run(project.root / "run.json"), json.dumps(make_run().to_json())),
    "results": Format(
        "results.jsonl", lambda project: read_results(project.root / "results.jsonl"), json.dumps(TRIAL) + "\n"
    ),
    "cases to match": Format("cases.jsonl", _match, json.dumps(CASE) + "\n"),
}  # fmt: skip


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    root = tmp_path_factory.mktemp("broken")
    for name in ("flows", "state", "tasks", "baselines"):
        shutil.copytree(ROOT / name, root / name)
    return Project(root, load_config(ROOT / "reticle.toml"))


def _read(project: Project, kind: Format, content: bytes) -> None:
    """Read a file with this content: a value, or an error of ours that says which file it is about."""
    file = project.root / kind.path
    file.write_bytes(content)
    before = _listing(project.root)
    refused = _refusal(lambda: kind.read(project))
    assert _listing(project.root) == before
    file.write_text(kind.text, "utf-8")
    if refused is not None:
        assert refused.exit_code == 2
        assert 0 < len(refused.message) < 4000


def _refusal(read: Callable[[], object]) -> ReticleError | None:
    """Read something; return the error of ours that refused it. Any other error comes through."""
    try:
        read()
    except ReticleError as refused:
        return refused
    return None


def _listing(root: Path) -> list[tuple[str, int]]:
    return sorted((str(path), path.stat().st_mtime_ns) for path in root.rglob("*") if path.is_file())


@pytest.mark.parametrize("name", FORMATS)
def test_what_stands_there_is_read(name: str, project: Project) -> None:
    kind = FORMATS[name]
    (project.root / kind.path).write_text(kind.text, "utf-8")
    assert kind.read(project) is not None


@pytest.mark.slow
@pytest.mark.parametrize("name", FORMATS)
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
@given(random=st.data())
def test_bytes_that_are_off_are_read_or_refused(name: str, project: Project, random: st.DataObject) -> None:
    kind = FORMATS[name]
    _read(project, kind, random.draw(broken_bytes(kind.text)))


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name, kind in FORMATS.items() if not kind.path.endswith(".toml")])
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
@given(random=st.data())
def test_values_that_are_off_are_read_or_refused(name: str, project: Project, random: st.DataObject) -> None:
    kind = FORMATS[name]
    data = random.draw(broken_data(kind.data))
    try:
        content = spelt(data, escaped=random.draw(st.booleans()))
    except RecursionError:
        return  # Python cannot spell it
    _read(project, kind, content.replace(b"\n", b"") + b"\n" if kind.path.endswith(".jsonl") else content)


@pytest.mark.slow
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
@given(random=st.data())
@pytest.mark.parametrize("name", ["configuration", "task"])
def test_tables_that_are_off_are_read_or_refused(name: str, project: Project, random: st.DataObject) -> None:
    kind = FORMATS[name]
    data = random.draw(broken_data(kind.data))
    _read(project, kind, _toml(data).encode("utf-8", "surrogatepass"))


@pytest.mark.slow
@pytest.mark.parametrize("parse", [parse_step, parse_predicate_text, parse_target], ids=lambda parse: parse.__name__)
@given(text=texts | st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join))
def test_the_short_form_is_parsed_or_refused(parse: Callable[[str], object], text: str) -> None:
    refused = _refusal(lambda: parse(text))
    assert refused is None or refused.message


@pytest.mark.slow
@given(
    path=texts | st.lists(st.sampled_from(["..", ".", "a", "out", "/", "~", "\\", "C:", ""]), max_size=5).map("/".join)
)
def test_no_path_leads_out_of_a_project(path: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    root = tmp_path_factory.getbasetemp() / "inside"
    if not root.exists():
        root.mkdir()
        (root / "out").symlink_to("/etc")
    found: list[Path] = []
    if _refusal(lambda: found.append(get_inside(root, path, what="state"))) is None:
        real = Path(os.path.realpath(found[0]))
        assert real == root.resolve() or root.resolve() in real.parents


@pytest.mark.parametrize("name", ["flow", "state", "expect", "run"])
def test_a_file_that_is_too_large_a_device_or_a_folder_is_refused(name: str, project: Project) -> None:
    kind = FORMATS[name]
    file = project.root / kind.path
    for make in (_make_huge, _make_pipe, Path.mkdir):
        file.unlink()
        make(file)
        with pytest.raises(InputError):
            kind.read(project)
        file.rmdir() if file.is_dir() else file.unlink()
        file.write_text(kind.text, "utf-8")


def _make_huge(file: Path) -> None:
    with file.open("wb") as stream:
        stream.truncate(80 * 1024 * 1024)


def _make_pipe(file: Path) -> None:

    os.mkfifo(file)


def _toml(data: Any, path: tuple[str, ...] = ()) -> str:
    """Spell a table as TOML, inline, good or bad."""
    if not isinstance(data, dict):
        return f"x = {_inline(data)}\n"
    return "".join(f"{json.dumps(key)} = {_inline(value)}\n" for key, value in data.items())


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_inline(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_inline(inner) for inner in value) + "]"
    return json.dumps(value)
