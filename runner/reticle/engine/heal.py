"""Heal flows: where a target is lost, propose another, and confirm it by a replay of the whole flow from its start."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from reticle.clock import SYSTEM, Clock
from reticle.engine.flow_change import FlowChange, change_steps
from reticle.engine.grading import grade_flow
from reticle.engine.healer import Healer, Proposal, Refusal
from reticle.engine.outcome import Replayed
from reticle.engine.stage import Stage, open_stage
from reticle.engine.status import Status, decide_status
from reticle.errors import UsageError
from reticle.match.decide import DEMANDS, Demands
from reticle.model.flow import Flow, Healed, Step
from reticle.model.run import GradeReport
from reticle.store.project import Project
from reticle.store.scratch import scratch_folder

HEALED_KEPT = 10
PATIENCE_S = 2.0
"""How long a lost target is waited for while healing; then the page is waited for until it stands still."""
Outcome = Literal["nothing", "confirmed", "unconfirmed", "refused", "untold"]


@dataclass(frozen=True)
class FlowHeal:
    """What healing one flow came to.

    `text` says what the confirming replay showed, or how the flow stands when nothing drifted. `proposals` of an
    unconfirmed outcome are written only when each is named.
    """

    flow: str
    outcome: Outcome
    text: str
    proposals: tuple[Proposal, ...] = ()
    refusal: Refusal | None = None

    @property
    def exit_code(self) -> int:
        """Return 0 when nothing is left to heal, 1 for a drift that stands, 2 when it could not be told."""
        return {"nothing": 0, "confirmed": 0, "unconfirmed": 1, "refused": 1, "untold": 2}[self.outcome]


@dataclass(frozen=True)
class HealedProject(Project):
    """The project as it will be: confirmed flows stand in place of their files, for flows that begin with them."""

    confirmed: dict[str, Flow] = field(default_factory=dict)

    def load_flow(self, name: str) -> Flow:
        """Return the confirmed flow, else what the file says."""
        return self.confirmed[name] if name in self.confirmed else super().load_flow(name)


async def heal_flows(
    project: Project,
    names: tuple[str, ...],
    *,
    url: str | None = None,
    needs_reset: bool = True,
    demands: Demands = DEMANDS,
) -> list[FlowHeal]:
    """Replay the chosen flows and heal their drifts, set-up flows before those that begin with them.

    Nothing is written. Raises UsageError when nothing resets the app between replays, AppNotReadyError,
    BrowserNotFoundError.
    """
    seen = HealedProject(project.root, project.config, project.config_file)
    chosen = _with_setups(project, project.select_flows(names))
    outcomes: list[FlowHeal] = []
    with scratch_folder(project.work_dir, "heal") as folder:
        async with open_stage(seen, folder, url=url, needs_reset=needs_reset) as stage:
            for name in chosen:
                healed, changed = await _heal(stage, seen.load_flow(name), demands)
                outcomes.append(healed)
                if healed.outcome == "confirmed":
                    seen.confirmed[name] = changed
    return outcomes


def plan_changes(
    project: Project, outcomes: Sequence[FlowHeal], accepted: Collection[str] = (), clock: Clock = SYSTEM
) -> list[FlowChange]:
    """Say what writing would change: confirmed proposals, and of the others those that `accepted` names.

    A name is a step's number from 1 or its id, with `FLOW:` before it where several flows are healed. Raises UsageError
    for a name that names no unconfirmed proposal.
    """
    left = set(accepted)
    changes = []
    for healed in outcomes:
        taken = []
        for proposal in healed.proposals:
            words = _names_of(healed.flow, proposal) & set(accepted)
            left -= words
            if healed.outcome == "confirmed" or words:
                taken.append(proposal)
        if taken:
            flow = project.load_flow(healed.flow)
            date = clock.now().date().isoformat()
            steps = {item.index: write_step(flow.steps[item.index], item, date) for item in taken}
            changes.append(change_steps(project, healed.flow, steps))
    if left:
        raise UsageError(
            f"--accept {sorted(left)[0]}: nothing is proposed for such a step",
            hint="name a step by its number or id, or FLOW:STEP",
        )
    return changes


def write_step(step: Step, proposal: Proposal, date: str) -> Step:
    """Return the step with the proposal written in, and told in `healed` (newest last, ten kept)."""
    told = Healed(old=proposal.old, new=proposal.new, score=proposal.score, margin=proposal.margin, date=date)
    update: dict[str, object] = {
        "target": proposal.new,
        "fingerprint": proposal.fingerprint,
        "healed": [*step.healed, told][-HEALED_KEPT:],
    }
    if step.frame is not None:
        update["frame"] = None
    return step.model_copy(update=update)


async def _heal(stage: Stage, flow: Flow, demands: Demands) -> tuple[FlowHeal, Flow]:
    healer = Healer(flow, demands)
    done, status, _ = await _replay(stage, flow, healer)
    proposals = tuple(healer.proposals[at] for at in sorted(healer.proposals))
    if healer.refusal is not None:
        return FlowHeal(flow.name, "refused", healer.refusal.why, proposals, healer.refusal), flow
    if not proposals:
        return FlowHeal(flow.name, _without_drift(status), _standing(status)), flow
    changed = _changed(flow, healer.proposals)
    done, status, grade = await _replay(stage, changed, None)
    if status.status == "unverified":  # it could not be told: that is asked once more, a failure never is
        done, status, grade = await _replay(stage, changed, None)
    proof = find_proof(status, done, grade)
    outcome: Outcome = "confirmed" if proof is not None else "unconfirmed"
    if status.status == "unverified":
        return FlowHeal(flow.name, "unconfirmed", f"could not be told: {status.reason}", proposals), flow
    return FlowHeal(flow.name, outcome, proof or _no_proof(status), proposals), changed


async def _replay(stage: Stage, flow: Flow, healer: Healer | None) -> tuple[Replayed, Status, GradeReport | None]:
    """Replay after a reset in a fresh context; a confirming replay (no healer) takes the grade, too."""
    session = await stage.open(flow)
    if healer is not None:
        session.watcher, session.patience_s = healer, PATIENCE_S
    grade = None
    try:
        done, status = await stage.replay(session)
        if healer is None and status.status == "pass" and flow.grade is not None:
            grade = await grade_flow(session)
            status = decide_status(flow, done, grade)
    finally:
        await session.close()
    return done, status, grade


def find_proof(status: Status, done: Replayed, grade: GradeReport | None) -> str | None:
    """Say what confirms a replay: a verdict that is yes, or stored data that is right. Pictures prove nothing here."""
    if status.status != "pass":
        return None
    proofs = [f"step {run.index + 1}" for run in done.steps if run.verdict is not None and run.verdict.is_pass]
    if done.success is not None and done.success.is_pass:
        proofs.append("success")
    if grade is not None and grade.verdict == "PASS" and not grade.unchanged:
        proofs.append("stored data")
    return "from the start: " + ", ".join(proofs) if proofs else None


def _changed(flow: Flow, proposals: Mapping[int, Proposal]) -> Flow:
    steps = []
    for at, step in enumerate(flow.steps):
        made = proposals.get(at)
        update = {"target": made.new, "frame": None, "fingerprint": made.fingerprint} if made else {}
        steps.append(step.model_copy(update=update))
    return flow.model_copy(update={"steps": steps})


def _without_drift(status: Status) -> Outcome:
    return "untold" if status.status == "unverified" else "nothing"


def _standing(status: Status) -> str:
    said = f"no drift: {status.status}"
    return f"{said} ({status.reason})" if status.status not in ("pass", "no-fault") and status.reason else said


def _no_proof(status: Status) -> str:
    if status.status == "no-fault":
        return "nothing is declared that could prove it (no-fault)"
    if status.status == "pass":
        return "only pictures are declared, and how a page looks does not tell which element it was"
    return f"the replay from the start is {status.status}: {status.reason}"


def _with_setups(project: Project, names: Sequence[str]) -> list[str]:
    """Put the set-up flows of every flow before it, each once."""
    ordered: list[str] = []

    def add(name: str, above: tuple[str, ...]) -> None:
        if name in ordered or name in above:
            return
        flow = project.load_flow(name)
        for setup in [*flow.start.setup, *(setup for person in flow.people.values() for setup in person.setup)]:
            add(setup, (*above, name))
        ordered.append(name)

    for name in names:
        add(name, ())
    return ordered


def _names_of(flow: str, proposal: Proposal) -> set[str]:
    words = {str(proposal.index + 1)} | ({proposal.step_id} if proposal.step_id else set())
    return words | {f"{flow}:{word}" for word in words}
