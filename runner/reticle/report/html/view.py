"""What the templates show that a run does not spell out itself."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import quote

from reticle.model.run import ActionReport, FlowResult, Run, StepResult
from reticle.report import agent, words
from reticle.text import printable

GLYPHS = {
    "pass": "✓", "fail": "✕", "drift": "↷", "unverified": "?", "no-fault": "–", "done": "·",
    "nothing-to-verify": "–", "blocked": "✕",
}  # fmt: skip
_UNSHOWN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff\ud800-\udfff]"
)


@dataclass(frozen=True, slots=True)
class Row:
    """A flow in the list. `since` says what changed against the run compared with: `was pass`, `new`."""

    number: int
    flow: FlowResult
    sentence: str
    place: str
    command: str | None
    since: str | None
    search: str

    @property
    def agent_text(self) -> str:
        """Return the flow as text for an agent."""
        return agent.tell_flow(self.flow)


def list_rows(run: Run, previous: Run | None) -> list[Row]:
    """Return the rows of a run, the worst first."""
    before = {flow.name: flow.status for flow in previous.flows} if previous is not None else {}
    rows = []
    for number, flow in enumerate(words.list_worst_first(run.flows)):
        sentence, place = words.tell_flow(flow), words.spell_place(words.find_place(flow))
        old = before.get(flow.name)
        since = None if previous is None or old == flow.status else f"was {old}" if old else "new"
        searched = f"{flow.name} {flow.status} {' '.join(flow.flags)} {sentence} {place} {flow.intent}"
        rows.append(
            Row(
                number=number, flow=flow, sentence=sentence, place=place, command=words.find_next_command(flow),
                since=since, search=searched.lower(),
            )
        )  # fmt: skip
    return rows


def asset_url(path: str | None) -> str | None:
    """Return a relative URL for a path in the run's folder, or None for one that leads out of it."""
    if not path or "\\" in path or "\0" in path:
        return None
    parts = PurePosixPath(path).parts
    if path.startswith("/") or ".." in parts:
        return None
    return "./" + quote("/".join(parts), safe="/")


def glyph(status: str) -> str:
    """Return the sign that stands for a status beside its colour."""
    return GLYPHS[status]


def spell_cause(cause: str) -> str:
    """Say whose doing a request was."""
    return words.CAUSE_WORDS.get(cause, f"caused by {cause}")


def step_status(step: StepResult) -> str:
    """Return a step's status: that of its verdict, `drift`, `fail` for an error, `done` without any."""
    if step.drift is not None:
        return "drift"
    if step.error is not None:
        return "fail"
    if step.verdict is None:
        return "done"
    return {"yes": "pass", "no": "fail", "unknown": "unverified", "no-fault": "no-fault"}[step.verdict.verified]


def list_facts(report: ActionReport) -> list[str]:
    """Return what an action did to its target, in words; what is as usual is left out."""
    effect = report.effect
    facts = [f"{report.input_mode} input" + (f" ({report.input_mode_reason})" if report.input_mode_reason else "")]
    told: Iterable[tuple[object, str]] = (
        (not effect.dispatched, "not dispatched"),
        (not effect.visible, "target not visible"),
        (not effect.enabled, "target disabled"),
        (effect.occluded, f"covered by {effect.occluded_by}" if effect.occluded_by else "covered"),
        (effect.scrolled_into_view, "scrolled into view"),
        (effect.value is not None, f'value is "{effect.value}"'),
        (effect.value_changed and effect.value is None, "value changed"),
        (effect.default_prevented, "the page prevented the default"),
        (effect.focus_moved, f"focus moved to {effect.focus_moved}"),
        (effect.dom_mutated_within is not None, f"page changed within {effect.dom_mutated_within or 0:.0f} ms"),
        (effect.appeared, f"appeared: {', '.join(effect.appeared)}"),
        (not report.settled, "did not settle"),
        (report.settle_reason, f"settled: {report.settle_reason}" if report.settled else str(report.settle_reason)),
    )
    facts += [text for holds, text in told if holds]
    return [*facts, *report.warnings]


def shown(value: Any) -> Any:
    """Spell control and bidirectional characters of a text as escapes, so that no text of an app reorders the page.

    Line breaks and tabs stay. The template's own markup passes as it is.
    """
    if type(value) is not str or not _UNSHOWN.search(value):
        return value
    return _UNSHOWN.sub(lambda found: found.group().encode("unicode_escape").decode("ascii"), value)


def is_unshown(sign: str) -> bool:
    """Tell whether a character is spelled as an escape: it would be invisible, or reorder what stands around it."""
    return bool(_UNSHOWN.match(sign))


def plain(value: Any) -> str:
    """Spell a JSON value in one line."""
    return json.dumps(value, ensure_ascii=False, default=str)


def spell_moment(text: str) -> str:
    """Spell `2026-11-30T12:00:00Z` as `2026-11-30 12:00 UTC`; anything else as it stands."""
    day, _, rest = text.partition("T")
    return f"{day} {rest[:5]} UTC" if rest.endswith("Z") and len(rest) >= 6 else printable(text)
