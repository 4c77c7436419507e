"""A run in Markdown: for GitHub's job summary, a comment on a change, a chat."""

from __future__ import annotations

import re

from reticle.model.run import FlowResult, Run
from reticle.report import words
from reticle.text import cut, printable, squash

MAX_ROWS = 50
MAX_REASON = 300
_SIGNS = {"pass": "✅", "fail": "❌", "drift": "🔀", "unverified": "❓", "no-fault": "➖"}
_RUN_SIGNS = {**_SIGNS, "nothing-to-verify": "➖", "blocked": "❌"}
_ACTIVE = re.compile(r"([\\`*_{}\[\]<>()#+!|~@$&-])")
_LINKS = re.compile(r"(?i)\b(https?|ftp|www)(?=[:.])")


def render(run: Run, *, report_url: str | None = None) -> str:
    """Return the summary: the answer, a table of what did not pass, what the change did, the next command.

    Texts of the app are escaped: no markup, link, mention or image of theirs takes effect.
    """
    looks = words.count_looks(run)
    sign = _RUN_SIGNS[run.verdict.status]
    lines = [f"### {sign} reticle: {run.verdict.status}", ""]
    facts = (
        [_text(words.tell_run(run))] + ([str(looks)] if looks.total else []) + [words.spell_duration(run.duration_ms)]
    )
    lines += [" · ".join(facts), ""]
    bad = [flow for flow in words.list_worst_first(run.flows) if flow.status != "pass"]
    if bad:
        lines += ["| | flow | what happened | where |", "| --- | --- | --- | --- |"]
        lines += [_row(flow) for flow in bad[:MAX_ROWS]]
        if len(bad) > MAX_ROWS:
            lines.append(f"| | {len(bad) - MAX_ROWS} more | | |")
        lines.append("")
    for note in words.list_change_notes(run):
        more = f" and {len(note.names) - 20} more" if len(note.names) > 20 else ""
        if note.is_told_whole:
            lines += [f"- **{note.title}**{more}", *(f"  - {_text(name)}" for name in note.names[:20])]
        else:
            lines += [f"- **{note.title}**: {', '.join(_code(name) for name in note.names[:20])}{more}"]
        if note.todo:
            lines += [f"  - {_text(note.todo)}"]
    if lines[-1]:
        lines.append("")
    command = words.find_run_command(run)
    if command is not None:
        lines += [f"Next: {_code(command)}", ""]
    if report_url is not None:
        lines += [f"[Report](<{report_url.replace('>', '%3E').replace('<', '%3C')}>)", ""]
    passed = [flow for flow in run.flows if flow.status == "pass"]
    if passed and len(passed) <= MAX_ROWS:
        listed = ", ".join(_code(flow.name) for flow in sorted(passed, key=lambda flow: flow.name))
        lines += [f"<details><summary>{len(passed)} passed</summary>", "", listed, "", "</details>", ""]
    return "\n".join(lines)


def _row(flow: FlowResult) -> str:
    flags = f" ({', '.join(flow.flags)})" if flow.flags else ""
    place = words.spell_place(words.find_place(flow))
    reason = _text(cut(words.tell_flow(flow), MAX_REASON))
    return f"| {_SIGNS[flow.status]} | {_code(flow.name)}{flags} | {reason} | {_code(place) if place else ''} |"


def _text(text: str) -> str:
    """Escape everything that Markdown, HTML or the code host would act on."""
    escaped = _ACTIVE.sub(r"\\\1", printable(squash(text)))
    escaped = escaped.replace(r"\@", "@&#8203;")
    return _LINKS.sub(r"\1&#8203;", escaped)


def _code(text: str) -> str:
    """Spell a text as code; a table's bars are escaped, back quotes are fenced by more of them."""
    shown = printable(squash(text)).replace("|", "\\|")
    fence = "`" * (max((len(run) for run in re.findall("`+", shown)), default=0) + 1)
    pad = " " if "`" in shown else ""
    return f"{fence}{pad}{shown}{pad}{fence}"
