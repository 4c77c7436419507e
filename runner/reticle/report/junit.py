"""JUnit XML, in the form that Jenkins, GitLab, GitHub actions and Azure read.

A flow is a test case of the suite `reticle`; `fail` and `drift` are failures, `unverified` and `no-fault` are errors:
nobody found a fault, and nobody may call it a pass. What the change itself is blamed for is a suite of its own. Where
nothing else says why a run does not exit 0, one case does: a red run never has a green file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal
from xml.etree import ElementTree as ET

from reticle.model.run import FlowResult, Run
from reticle.report import agent, words
from reticle.text import cut

_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
MAX_TEXT = 60_000


@dataclass(frozen=True, slots=True)
class Case:
    """One test case; `kind` is None for a pass."""

    name: str
    classname: str
    seconds: float = 0
    kind: Literal["failure", "error", "skipped"] | None = None
    type: str = ""
    message: str = ""
    text: str = ""
    attachments: tuple[str, ...] = ()


def render(run: Run) -> str:
    """Return the XML document. Characters that XML cannot hold are spelled as escapes."""
    flows = [_flow_case(flow) for flow in run.flows]
    blamed = _change_cases(run)
    if run.verdict.exit_code != 0 and not any(case.kind in ("failure", "error") for case in [*flows, *blamed]):
        blamed.append(_run_case(run))
    root = ET.Element(
        "testsuites", {"name": "reticle", **_counts([*flows, *blamed]), "time": _seconds(run.duration_ms)}
    )
    suites = [("reticle", flows, run.duration_ms)] + ([("reticle.change", blamed, 0.0)] if blamed else [])
    for number, (name, cases, duration_ms) in enumerate(suites):
        root.append(_suite(run, number, name, cases, duration_ms))
    ET.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"


def _flow_case(flow: FlowResult) -> Case:
    classname, _, name = ("reticle." + flow.name.replace("/", ".")).rpartition(".")
    kind: Literal["failure", "error", "skipped"] | None = None
    if flow.status != "pass":
        kind = "failure" if flow.status in ("fail", "drift") else "error"
        if "quarantined" in flow.flags:
            kind = "skipped"
    reason = words.tell_flow(flow)
    if kind == "skipped":
        reason = f"quarantined ({flow.status}): {reason}"
    pictures = [path for item in flow.visual if item.result in words.LOOK_FAULTS for path in _files(item.files.diff)]
    return Case(
        name=name, classname=classname, seconds=flow.duration_ms / 1000, kind=kind, type=flow.status, message=reason,
        text=agent.tell_flow(flow) if kind else "",
        attachments=(*_files(flow.artifacts.screenshot), *pictures) if kind else (),
    )  # fmt: skip


def _files(path: str | None) -> list[str]:
    return [path] if path else []


_WHY = {
    "uncovered": "the change touches it, and no run of it counts",
    "downgraded": "an assertion, picture or grade was weakened",
    "deletedCoverage": "the flow was deleted",
    "ungraded": "it writes, and nothing grades what it stored",
    "unmapped": "it changed, and no flow covers it",
}


def _change_cases(run: Run) -> list[Case]:
    return [
        Case(
            name=f"{note.kind}: {name}", classname="reticle.change", kind="failure", type=note.kind,
            message=f"{name}: {_WHY[note.kind]}", text=f"{name}: {_WHY[note.kind]}\nnext: {note.todo}",
        )
        for note in words.list_change_notes(run)
        if note.blamed and note.kind in _WHY
        for name in note.names
    ]  # fmt: skip


def _run_case(run: Run) -> Case:
    message = "; ".join(run.verdict.reasons) or words.STATUS_WORDS[run.verdict.status]
    return Case(name="run", classname="reticle.change", kind="error", type=run.verdict.status, message=message)


def _suite(run: Run, number: int, name: str, cases: list[Case], duration_ms: float) -> ET.Element:
    skipped = sum(case.kind == "skipped" for case in cases)
    suite = ET.Element(
        "testsuite",
        {
            "name": name, **_counts(cases), "skipped": str(skipped), "time": _seconds(duration_ms),
            "timestamp": run.started_at.removesuffix("Z"),
            "hostname": "localhost", "id": str(number),
        },
    )  # fmt: skip
    properties = ET.SubElement(suite, "properties")
    for key, value in (
        ("run", run.id), ("reticle", run.reticle.version), ("commit", run.code.commit or ""),
        ("browser", f"{run.browser.name} {run.browser.version}".strip()), ("env", run.browser.env or ""),
        ("status", run.verdict.status),
    ):  # fmt: skip
        if value:
            ET.SubElement(properties, "property", {"name": key, "value": _clean(value)})
    for case in cases:
        suite.append(_case(case))
    return suite


def _case(case: Case) -> ET.Element:
    element = ET.Element(
        "testcase",
        {"name": _clean(case.name), "classname": _clean(case.classname), "time": f"{case.seconds:.3f}"},
    )
    if case.kind == "skipped":
        ET.SubElement(element, "skipped", {"message": _clean(case.message)})
    elif case.kind is not None:
        found = ET.SubElement(element, case.kind, {"type": case.type, "message": _clean(cut(case.message, 500))})
        found.text = _clean(cut(case.text or case.message, MAX_TEXT))
    if case.attachments:
        out = ET.SubElement(element, "system-out")
        out.text = "\n".join(f"[[ATTACHMENT|{_clean(path)}]]" for path in case.attachments)
    return element


def _counts(cases: list[Case]) -> dict[str, str]:
    counted = {kind: sum(case.kind == kind for case in cases) for kind in ("failure", "error")}
    return {"tests": str(len(cases)), "failures": str(counted["failure"]), "errors": str(counted["error"])}


def _seconds(ms: float) -> str:
    return f"{ms / 1000:.3f}"


def _clean(text: str) -> str:
    """Spell what XML 1.0 has no characters for (controls, lone surrogates) as `\\x1b` or `\\ud800`."""
    return _NOT_XML.sub(lambda found: found.group().encode("unicode_escape").decode("ascii"), text)
