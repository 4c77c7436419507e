"""The elements of a page that are most like one that is lost: for the report of a drift, and for healing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reticle.errors import TargetError
from reticle.match.decide import DEMANDS, Decision, Demands, decide
from reticle.model.flow import Step
from reticle.model.run import Candidate, Drift
from reticle.model.target import Fingerprint, Target

if TYPE_CHECKING:
    from reticle.browser.fingerprints import Lineup, Printed
    from reticle.browser.tab import Tab

SHOWN = 3


@dataclass(frozen=True)
class Search:
    """A page looked through for a lost element: everybody who was looked at, and what was decided."""

    lineup: Lineup
    decision: Decision

    @property
    def chosen(self) -> Printed | None:
        """Return the element that was decided on, None for a refusal."""
        return None if self.decision.index is None else self.lineup.printed[self.decision.index]


async def search_page(tab: Tab, old: Fingerprint, demands: Demands = DEMANDS) -> Search:
    """Look through every frame of a page, as it stands, for the element that `old` describes."""
    from reticle.browser.fingerprints import list_candidates

    lineup = await list_candidates(tab.sdk, old)
    return Search(lineup, decide(old, [printed.print for printed in lineup.printed], demands=demands))


async def list_nearest(tab: Tab, search: Search) -> list[Candidate]:
    """Spell the best candidates as targets with their scores; one that cannot be named is left out."""
    from reticle.browser.fingerprints import name_element

    told = []
    for number, ranked in enumerate(search.decision.ranked[:SHOWN]):
        try:
            target = await name_element(tab.sdk, search.lineup.printed[ranked.index])
        except TargetError:
            continue
        why = search.decision.why if number == 0 else "another element of the recorded page" if ranked.is_taken else ""
        told.append(Candidate(target=target, score=round(ranked.score, 3), why=why))
    return told


async def name_nearest(tab: Tab, drift: Drift, step: Step) -> Drift:
    """Return the drift with the nearest candidates and their scores, where the step has a fingerprint.

    A control that stands alone, but in another frame than the flow goes through, is told as `moved_frame`.
    """
    if drift.reason == "not_found" and step.target is not None and (step.frame or step.target.frame):
        moved = await _find_elsewhere(tab, step.target)
        if moved is not None:
            drift = drift.model_copy(update={"reason": "moved_frame", "candidates": [moved]})
    if step.fingerprint is None:
        return drift
    candidates = await list_nearest(tab, await search_page(tab, step.fingerprint))
    return drift.model_copy(update={"candidates": candidates}) if candidates else drift


async def _find_elsewhere(tab: Tab, target: Target) -> Candidate | None:
    from reticle.browser.targets import find_all

    bare = target.model_copy(update={"frame": None})
    look = await find_all(tab.sdk, bare)
    if look.count != 1:
        return None
    where = " > ".join(look.matches[0].frame.path)
    return Candidate(target=bare, why=f"in frame {where}" if where else "in the page itself")
