"""The wording of a run: one sentence that says what happened, one place that says where to look, one command.

Rules. A row names the step by number, what was done, and what was found where what was expected; never a bare "failed".
The place is `file:line` when anything knows it. A command can be pasted as it stands. Nothing is told twice.
"""

from __future__ import annotations

import shlex
from dataclasses import dataclass

from reticle.model.run import STATUS_ORDER, FlowResult, FlowStatus, Run, StepResult, VisualResult
from reticle.model.verdict import SourcePlace, Verdict
from reticle.text import plural, spell_stored, squash
from reticle.visual.elements import tell_cluster

STATUS_WORDS: dict[str, str] = {
    "pass": "passed",
    "fail": "failed",
    "drift": "drifted",
    "unverified": "could not be told",
    "no-fault": "asserted nothing",
    "nothing-to-verify": "nothing to verify",
    "blocked": "blocked",
}
LOOK_WORDS: dict[str, str] = {
    "same": "looks the same",
    "different": "looks different",
    "size": "has another size",
    "unstable": "does not stand still",
    "missing": "has no baseline here",
    "not-compared": "was not compared here",
}
VERIFIED_WORDS: dict[str, str] = {
    "yes": "verified",
    "no": "wrong",
    "unknown": "could not tell",
    "no-fault": "nothing asserted",
}
CAUSE_WORDS = {"caused": "by this step", "assumed": "probably by this step", "background": "on its own"}
LOOK_FAULTS = frozenset({"different", "size", "unstable"})
COMPARED = frozenset({"same", "different", "size", "unstable"})


@dataclass(frozen=True, slots=True)
class Looks:
    """How many of a run's pictures were compared."""

    compared: int
    total: int

    def __str__(self) -> str:
        return f"looks compared: {self.compared} of {self.total}"


@dataclass(frozen=True, slots=True)
class ChangeNote:
    """Something about the change itself; `blamed` is what a gate blocks for by itself, `advice` and `command`
    what to do about it. `kind` is its name in `run.json`. `is_told_whole` are findings that are sentences, not names.
    """

    kind: str
    title: str
    names: list[str]
    blamed: bool
    advice: str = ""
    command: str = ""
    is_told_whole: bool = False

    @property
    def todo(self) -> str:
        """Spell what to do in one line."""
        return f"{self.advice}: {self.command}" if self.advice and self.command else self.advice or self.command


def count_looks(run: Run) -> Looks:
    """Count the pictures of a run and those that were compared with a baseline."""
    pictures = [picture for flow in run.flows for picture in flow.visual]
    return Looks(sum(picture.result in COMPARED for picture in pictures), len(pictures))


def list_worst_first(flows: list[FlowResult]) -> list[FlowResult]:
    """Return flows by status, worst first; those that never block (quarantined) after the others of their status."""
    rank = {status: number for number, status in enumerate(STATUS_ORDER)}
    return sorted(flows, key=lambda flow: (rank[flow.status], "quarantined" in flow.flags, flow.name))


def count_statuses(run: Run) -> dict[FlowStatus, int]:
    """Return how many flows have each status, worst first, without the absent ones."""
    counts = {status: sum(flow.status == status for flow in run.flows) for status in STATUS_ORDER}
    return {status: count for status, count in counts.items() if count}


def find_deciding_step(flow: FlowResult) -> StepResult | None:
    """Return the first step that went wrong: an error, a drift, or a verdict that is neither yes nor empty."""
    for step in flow.steps:
        bad = step.verdict is not None and step.verdict.verified in ("no", "unknown")
        if step.error is not None or step.drift is not None or bad:
            return step
    return None


def is_step_bad(step: StepResult) -> bool:
    """Tell whether a step is what somebody opens a report for."""
    return (
        step.error is not None
        or step.drift is not None
        or (step.verdict is not None and step.verdict.verified in ("no", "unknown"))
    )


def tell_flow(flow: FlowResult) -> str:
    """Return the sentence of a flow's row; `reason` where the run gives one, else what its parts say."""
    if flow.reason:
        return squash(flow.reason)
    step = find_deciding_step(flow)
    if step is not None:
        return squash(f"step {step.index + 1} {step.describe or step.action}: {tell_step(step)}")
    if flow.success is not None and flow.success.verdict.verified in ("no", "unknown"):
        return squash(f"at the end: {flow.success.verdict.because}")
    for picture in flow.visual:
        if picture.result in LOOK_FAULTS:
            return tell_picture(picture)
    if flow.grade is not None and flow.grade.verdict != "PASS":
        return tell_grade(flow)
    if flow.status == "no-fault":
        return "nothing went wrong, and nothing was asserted"
    if flow.status == "pass":
        return tell_pass(flow)
    return STATUS_WORDS[flow.status]


def tell_step(step: StepResult) -> str:
    """Return what went wrong with a step, without its name."""
    if step.error is not None:
        return step.error
    if step.drift is not None:
        return step.drift.text or f"the target was {step.drift.reason.replace('_', ' ')}"
    return step.verdict.because if step.verdict is not None else ""


def tell_picture(picture: VisualResult) -> str:
    """Return what a comparison found: `picture "cart" looks different: button "Pay" moved 8 px down (cart.js:41)`."""
    said = f'picture "{picture.name}" ({picture.variant}) {LOOK_WORDS[picture.result]}'
    detail = squash(picture.text)
    if not detail and picture.result == "different":
        detail = f"{picture.changed_px} px in {plural(len(picture.clusters), 'place')}"
    if named := [cluster for cluster in picture.clusters if cluster.elements]:
        largest = tell_cluster(max(named, key=lambda cluster: cluster.px))
        detail = f"{detail}: {largest}" if detail else largest
    return f"{said}: {detail}" if detail else said


def tell_grade(flow: FlowResult) -> str:
    """Return what the state judge found, the first record by name."""
    grade = flow.grade
    if grade is None:
        return ""
    if grade.verdict == "UNVERIFIED":
        unread = ", ".join(f"{item.label}: {item.reason}" for item in grade.unread)
        return squash(f"stored data could not be judged: {unread or 'see the state report'}")
    if grade.changed:
        first = grade.changed[0]
        more = f" (and {len(grade.changed) - 1} more)" if len(grade.changed) > 1 else ""
        where = squash(f"{first.source} {first.key} {first.column}")
        return f"stored data differs: {where} is {spell_stored(first.to)}, should be {spell_stored(first.from_)}{more}"
    if grade.removed or grade.added:
        return squash(f"stored data differs: {len(grade.removed)} missing, {len(grade.added)} too many")
    if grade.notes:
        return squash(grade.notes[0])
    return "stored data differs"


def tell_pass(flow: FlowResult) -> str:
    """Return what stands behind a pass: steps, verdicts, pictures, stored data."""
    proofs = sum(step.verdict is not None and step.verdict.verified == "yes" for step in flow.steps)
    said = [plural(len(flow.steps), "step")]
    if proofs:
        said.append(f"{proofs} verified")
    same = sum(picture.result == "same" for picture in flow.visual)
    if same:
        said.append(f"{plural(same, 'picture')} the same")
    if flow.grade is not None and flow.grade.verdict == "PASS":
        said.append("stored data as expected")
    return " · ".join(said)


def find_verdict(flow: FlowResult) -> Verdict | None:
    """Return the verdict that decided a flow: of its first bad step, else of its end."""
    step = find_deciding_step(flow)
    if step is not None:
        return step.verdict
    return flow.success.verdict if flow.success is not None else None


def find_place(flow: FlowResult) -> SourcePlace | None:
    """Return the place to open for a flow: its own, else that of the deciding verdict or its contradictions."""
    if flow.source is not None or flow.status == "pass":
        return flow.source
    verdict = find_verdict(flow)
    if verdict is not None:
        if verdict.source is not None:
            return verdict.source
        for contradiction in verdict.contradictions:
            if contradiction.source is not None:
                return contradiction.source
    step = find_deciding_step(flow)
    return step.effect.source if step is not None and step.effect is not None else None


def spell_place(place: SourcePlace | None) -> str:
    """Spell `file:line` or `file:line:column`; an empty text for none."""
    if place is None:
        return ""
    return f"{place.file}:{place.line}" + (f":{place.column}" if place.column is not None else "")


LEARN = "learn it: "
"""How a grade without references begins the note that says what to type."""


def find_next_command(flow: FlowResult) -> str | None:
    """Return the command to type about a flow that is not a pass; what the verdict suggests comes first."""
    if flow.status == "pass":
        return None
    verdict = find_verdict(flow)
    name = shlex.quote(flow.name)
    if "flaky" in flow.flags and flow.status in ("fail", "drift"):
        return f"reticle verify {name} --repeat 10"
    if verdict is not None and verdict.decision is not None and verdict.decision.next_action:
        return verdict.decision.next_action
    if flow.grade is not None and any(unread.label == "reference" for unread in flow.grade.unread):
        told = next((note for note in flow.grade.notes if note.startswith(LEARN)), None)
        if told is not None:
            return told.removeprefix(LEARN)
    if flow.status == "drift":
        return f"reticle heal {name}"
    if find_deciding_step(flow) is None and any(picture.result in LOOK_FAULTS for picture in flow.visual):
        return f"reticle baseline review {name}"
    return f"reticle verify {name}"


def find_run_command(run: Run) -> str | None:
    """Return the one command to type after a run."""
    for flow in list_worst_first(run.flows):
        if "quarantined" not in flow.flags and (command := find_next_command(flow)) is not None:
            return command
    for note in list_change_notes(run):
        if note.blamed and note.command:
            return note.command
    looks = count_looks(run)
    if looks.compared < looks.total:
        return f"reticle baseline update --from .reticle/runs/{shlex.quote(run.id)}"
    return None


def tell_run(run: Run) -> str:
    """Return the run's answer in one sentence: `2 of 14 flows failed, 1 drifted`."""
    counts = count_statuses(run)
    bad = {status: count for status, count in counts.items() if status != "pass"}
    if not run.flows and run.verdict.status == "blocked":
        return "no flow was run, and the change is blamed by itself"
    if not run.flows:
        return squash(run.verdict.reasons[0]) if run.verdict.reasons else STATUS_WORDS[run.verdict.status]
    if not bad:
        return (
            f"{plural(len(run.flows), 'flow')} passed" if len(run.flows) == 1 else f"all {len(run.flows)} flows passed"
        )
    parts = [f"{count} {STATUS_WORDS[status]}" for status, count in bad.items()]
    first_status, first_count = next(iter(bad.items()))
    parts[0] = f"{first_count} of {plural(len(run.flows), 'flow')} {STATUS_WORDS[first_status]}"
    return ", ".join(parts)


_BLAMED = frozenset({"uncovered", "downgraded", "deletedCoverage", "ungraded"})
"""What blocks where a run does not say it."""
_MOST_NAMED = 8


def list_change_notes(run: Run) -> list[ChangeNote]:
    """Return what the change itself is blamed for, or is to be known about it; no empty ones."""
    change, since = run.change, run.plan.since
    base = (run.plan.base or "")[:12] or since or "HEAD"
    deleted = [f"flows/{name}.json" for name in change.deleted_coverage]
    again = f"reticle gate --since {shlex.quote(since)}" if since else "reticle gate"
    listed = (
        ("uncovered", "affected, without a passing run", change.uncovered,
         "", _command("reticle verify", change.uncovered, again)),
        ("downgraded", "weakened checks", change.downgraded,
         "put back what was expected", f"git diff {base} -- flows state baselines reticle.toml"),
        ("deletedCoverage", "deleted flows", change.deleted_coverage,
         "", _command(f"git checkout {base} --", deleted, f"git checkout {base} -- flows")),
        ("ungraded", "writes without a grade", change.ungraded,
         "", _command("reticle grade learn", change.ungraded[:1], "")),
        ("unmapped", "changed files that no flow covers", change.unmapped,
         "record a flow that uses them, or name them in [code] backend", ""),
        ("quarantined", "quarantined, not blocking", change.quarantined, "", ""),
        ("quarantineAdded", "put into quarantine by this change", change.quarantine_added, "", ""),
    )  # fmt: skip
    blamed = _BLAMED if change.blocking is None else frozenset(change.blocking)
    return [
        ChangeNote(kind, title, names, kind in blamed, advice, command, is_told_whole=kind == "downgraded")
        for kind, title, names, advice, command in listed
        if names
    ]


def _command(words: str, names: list[str], otherwise: str) -> str:
    """Spell a command over some names; another one when there are too many to type."""
    return f"{words} {shlex.join(names)}" if len(names) <= _MOST_NAMED else otherwise


def spell_duration(ms: float) -> str:
    """Spell milliseconds for people: `340 ms`, `2.4 s`, `3 min 12 s`."""
    if ms < 999.5:
        return f"{ms:.0f} ms"
    if ms < 59_950:
        return f"{ms / 1000:.1f} s"
    minutes, seconds = divmod(round(ms / 1000), 60)
    return f"{minutes} min {seconds} s"
