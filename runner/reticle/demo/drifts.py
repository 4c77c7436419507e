"""Drifts: changes of the markup that a redesign brings. Each is the module `static/drifts/<name>.js`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from reticle.demo.naming import get_named


@dataclass(frozen=True)
class Drift:
    """One change of the markup. `keeps_behaviour` is false where a control is gone or an impostor stands beside it."""

    name: str
    does: str
    keeps_behaviour: bool = True
    language: str = "en"


DRIFTS: dict[str, Drift] = {
    drift.name: drift
    for drift in (
        Drift("renamed-testids", "Every data-testid has another value."),
        Drift("no-testids", "There is no data-testid any more."),
        Drift("other-texts", "Buttons, labels and headings are worded differently."),
        Drift("german", "The shop speaks German.", language="de"),
        Drift("wrappers", "Controls stand inside additional elements."),
        Drift("reordered", "Navigation, form fields and lists come in the opposite order."),
        Drift("class-hashes", "Class names are hashes, as a style compiler makes them."),
        Drift("moved", "Controls stand in another container: buttons leave their panel, fields their group."),
        Drift("split-components", "One component became several: words of buttons, links of cards, groups of fields."),
        Drift("into-frame", "What stands below the headings of cart and checkout is in a frame."),
        Drift(
            "look-alike",
            "The main buttons lost their data-testid, and a twin of the same looks and name stands before each.",
            keeps_behaviour=False,
        ),
        Drift(
            "removed-control",
            "Buttons that place, apply, post and save are gone, and so are the numbers of pages.",
            keeps_behaviour=False,
        ),
    )
}


def get_drifts(names: Iterable[str]) -> tuple[Drift, ...]:
    """Return the drifts of these names. Raises UsageError with the nearest name."""
    return get_named(DRIFTS, names, what="drift")
