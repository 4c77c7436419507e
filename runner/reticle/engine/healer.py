"""Watches a replay and offers another target where one is lost; what it cannot tell it refuses, with the list."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from reticle.engine.nearest import Search, list_nearest, search_page
from reticle.errors import TargetError
from reticle.match.decide import DEMANDS, Demands
from reticle.model.flow import Flow, Step
from reticle.model.run import Candidate, Drift
from reticle.model.target import Fingerprint, Target

if TYPE_CHECKING:
    from reticle.browser.fingerprints import Printed
    from reticle.browser.tab import Tab
    from reticle.browser.targets import Found
    from reticle.engine.outcome import StepRun
    from reticle.engine.session import Session

_TYPED = frozenset({"fill", "type", "clear"})
_CHECKED = frozenset({"check", "uncheck"})
_CHOICES = frozenset({"checkbox", "radio", "switch", "menuitemcheckbox", "menuitemradio", "option"})


@dataclass(frozen=True)
class Proposal:
    """Another target for one step (`index` from 0). It proves nothing until a replay from the start confirms it."""

    index: int
    describe: str
    old: Target
    new: Target
    fingerprint: Fingerprint
    score: float
    margin: float
    tier: int
    why: str
    step_id: str | None = None


@dataclass(frozen=True)
class Refusal:
    """A drift that nothing is proposed for. `reason` is a word, `why` a sentence, `nearest` the ranked list."""

    index: int
    describe: str
    drift: str
    reason: str
    why: str
    nearest: tuple[Candidate, ...] = ()
    hint: str | None = None
    step_id: str | None = None


@dataclass
class Healer:
    """The watcher of one flow's replay. Drifts of its set-up flows are theirs."""

    flow: Flow
    demands: Demands = DEMANDS
    proposals: dict[int, Proposal] = field(default_factory=dict)
    refusal: Refusal | None = None
    late: set[int] = field(default_factory=set)
    """Steps whose target came after all, when the page stood still."""

    async def found(self, session: Session, index: int, tab: Tab, found: Found) -> None:
        """Nothing is to be noted of what was found."""

    async def drifted(self, session: Session, run: StepRun) -> Step | None:
        """Offer a step with another target, or note why there is none."""
        step, drift, tab = run.step, run.drift, run.tab
        if session.flow.name != self.flow.name or drift is None or tab is None or step.target is None:
            return None
        if step.fingerprint is None:
            self._refuse_unknown(run, drift)
        elif run.index in self.proposals:
            self._refuse(run, drift, "not_found", "the element that was proposed went away again")
        else:
            await tab.settle(session.timeout_s(step))
            if not await _is_there(tab, step, drift):
                return await self._search(run, drift, tab, step.fingerprint)
            if run.index not in self.late:
                self.late.add(run.index)
                return step
            self._refuse(run, drift, "there", "its target is there: another target of the step is lost")
        return None

    async def _search(self, run: StepRun, drift: Drift, tab: Tab, old: Fingerprint) -> Step | None:
        search = await search_page(tab, old, self.demands)
        chosen = search.chosen
        if chosen is not None and _suits(run.step, chosen.found):
            return await self._propose(run, drift, tab, search, chosen)
        nearest = await list_nearest(tab, search)
        if chosen is None:
            why = search.decision.why + _hidden_said(search)
            self._refuse(run, drift, search.decision.reason, why, nearest)
        else:
            why = f"{chosen.found.describe} is most alike, but nobody can {run.step.action} it"
            self._refuse(run, drift, "other_kind", why, nearest)
        return None

    async def _propose(self, run: StepRun, drift: Drift, tab: Tab, search: Search, chosen: Printed) -> Step | None:
        from reticle.browser.fingerprints import name_element, take_fingerprint

        step, decision = run.step, search.decision
        try:
            new = await name_element(tab.sdk, chosen)
            printed = await take_fingerprint(tab.sdk, chosen.found)
        except TargetError as caught:
            self._refuse(run, drift, "unnamed", str(caught), await list_nearest(tab, search))
            return None
        if step.target is None:
            return None
        self.proposals[run.index] = Proposal(
            run.index, run.describe, step.target, new, printed.print, round(decision.score, 3),
            round(decision.margin, 3), decision.tier, decision.why, step.id,
        )  # fmt: skip
        return step.model_copy(update={"target": new, "frame": None, "fingerprint": printed.print})

    def _refuse_unknown(self, run: StepRun, drift: Drift) -> None:
        why = "the step has no fingerprint: nothing is known of the element but its target"
        hint = f"reticle flows refresh {self.flow.name}, on a version of the app where the flow is green"
        self._refuse(run, drift, "no_fingerprint", why, hint=hint)

    def _refuse(
        self, run: StepRun, drift: Drift, reason: str, why: str, nearest: list[Candidate] | None = None,
        hint: str | None = None,
    ) -> None:  # fmt: skip
        self.proposals.pop(run.index, None)
        self.refusal = Refusal(
            run.index, run.describe, drift.text, reason, why, tuple(nearest or ()), hint, run.step.id
        )
        if nearest:
            run.drift = drift.model_copy(update={"candidates": nearest})


def _hidden_said(search: Search) -> str:
    """Name a control that would fit but is not rendered: that is a change of the app, not of its markup."""
    hidden = search.lineup.hidden
    return f"; {hidden[0]} is in the page but not rendered" if hidden else ""


async def _is_there(tab: Tab, step: Step, drift: Drift) -> bool:
    """Tell whether the step's own target names one element by now."""
    from reticle.browser.targets import find_all

    if drift.reason != "not_found" or step.target is None:
        return False
    try:
        return (await find_all(tab.sdk, step.target, step.frame)).count == 1
    except TargetError:
        return False


def _suits(step: Step, found: Found) -> bool:
    """Tell whether the step's action can be done to an element at all."""
    if step.action in _TYPED:
        return found.editable and found.tag != "select"
    if step.action == "select":
        return found.tag in ("select", "option")
    if step.action in _CHECKED:
        return found.role in _CHOICES or found.type in ("checkbox", "radio")
    if step.action == "upload":
        return found.type == "file" or found.tag != "input"
    return True
