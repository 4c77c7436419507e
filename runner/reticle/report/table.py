"""The table of a run on a terminal or in a log: one line a flow, the worst last, where the eye is."""

from __future__ import annotations

from collections.abc import Callable

from reticle.model.run import FlowResult, Run
from reticle.report import words
from reticle.text import cut, printable

MAX_REASON = 240
_COLORS = {
    "pass": "32", "fail": "1;31", "drift": "1;33", "unverified": "1;35", "no-fault": "36", "nothing-to-verify": "36",
    "blocked": "1;31",
}  # fmt: skip
_MAX_NAME = 48
_MOST_LINES = 10
_Painter = Callable[[str, str], str]


def render(run: Run, *, color: bool, report_path: str | None = None) -> str:
    """Return the table with its closing lines, ending in a newline.

    A row is verdict, flow, one sentence, `file:line`. Control and bidirectional characters of the app's texts are
    spelled as escapes, so that no page can write on a terminal or start a CI command. `color` adds ANSI colours.
    """
    paint = _paint if color else _plain
    widths = _widths(run.flows)
    lines = [_row(flow, widths, paint) for flow in reversed(words.list_worst_first(run.flows))]
    lines += _notes(run)
    if lines:
        lines.append("")
    lines += _closing(run, report_path, paint)
    return "\n".join(lines) + "\n"


def _widths(flows: list[FlowResult]) -> tuple[int, int]:
    names = [min(len(printable(flow.name)), _MAX_NAME) for flow in flows]
    return max((len(flow.status) for flow in flows), default=0), max(names, default=0)


def _row(flow: FlowResult, widths: tuple[int, int], paint: _Painter) -> str:
    status_width, name_width = widths
    status = paint(flow.status.ljust(status_width), _COLORS[flow.status])
    name = cut(printable(flow.name), _MAX_NAME).ljust(name_width)
    flags = f" [{', '.join(flow.flags)}]" if flow.flags else ""
    place = words.spell_place(words.find_place(flow))
    reason = cut(printable(words.tell_flow(flow)), MAX_REASON)
    where = paint(f"  {printable(place)}", "36") if place else ""
    quick = paint(f"  {words.spell_duration(flow.duration_ms)}", "2") if flow.status == "pass" else ""
    return f"{status}  {name}  {reason}{flags}{where}{quick}".rstrip()


def _notes(run: Run) -> list[str]:
    lines = []
    for note in words.list_change_notes(run):
        names = [printable(name) for name in note.names]
        todo = [f"  → {printable(note.todo)}"] if note.todo else []
        if note.is_told_whole:
            more = [f"  and {len(names) - _MOST_LINES} more"] if len(names) > _MOST_LINES else []
            shown = [f"  {cut(name, MAX_REASON)}" for name in names[:_MOST_LINES]]
            lines += [f"{note.title}:", *shown, *more, *todo]
        else:
            rest = f" and {len(names) - 5} more" if len(names) > 5 else ""
            lines += [f"{note.title}: {', '.join(names[:5])}{rest}", *todo]
    return ["", *lines] if lines and run.flows else lines


def _closing(run: Run, report_path: str | None, paint: _Painter) -> list[str]:
    looks = words.count_looks(run)
    said = [printable(words.tell_run(run))]
    if looks.total:
        said.append(str(looks))
    said.append(words.spell_duration(run.duration_ms))
    status = paint(run.verdict.status, _COLORS[run.verdict.status])
    lines = [f"{status}: {' · '.join(said)}"]
    told = printable(words.tell_run(run))
    noted = {f"downgraded: {line}" for line in run.change.downgraded}
    reasons = [
        printable(text)
        for text in run.verdict.reasons
        if printable(text) != told and not _in_rows(run, printable(text)) and text not in noted
    ]
    lines += [f"  because {cut(reason, MAX_REASON)}" for reason in reasons[:5]]
    if report_path is not None:
        lines.append(f"report: {printable(report_path)}")
    command = words.find_run_command(run)
    if command is not None:
        lines.append(f"next:   {printable(command)}")
    return lines


def _in_rows(run: Run, reason: str) -> bool:
    """Tell whether a reason says no more than the row of its flow."""
    return any(reason in (flow.name, flow.reason) or reason.startswith(f"{flow.name}:") for flow in run.flows)


def _plain(text: str, code: str) -> str:
    return text


def _paint(text: str, code: str) -> str:
    return f"\x1b[{code}m{text}\x1b[0m"
