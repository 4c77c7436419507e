"""Every drift of the demo shop that keeps its behaviour is healed, confirmed and applied; the others are refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from harness import Project
from healing import FLOWS, config, project, without_heal
from house import sampled
from reticle.demo.drifts import DRIFTS

pytestmark = pytest.mark.browser

NEEDS_OTHER_TARGETS = frozenset({"renamed-testids", "no-testids"})
KEEPING = [drift.name for drift in DRIFTS.values() if drift.keeps_behaviour]
Green = dict[str, dict[str, str]]


@pytest.fixture(scope="module")
def green(tmp_path_factory: pytest.TempPathFactory) -> Green:
    """The flows with fingerprints, as they are on the shop without drifts: targets by test id, and by words."""
    made: Green = {}
    for by in ("testid", "words"):
        place = project(tmp_path_factory.mktemp(by), by=by)
        done = place.run("flows", "refresh")
        assert done.exit_code == 0, done.stderr
        made[by] = {f"flows/{name}.json": (place.root / f"flows/{name}.json").read_text("utf-8") for name in FLOWS}
    return made


def plan(drift: str) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """Return what targets name, the drifts and the flows that show a drift where it is hard to heal."""
    if drift in ("german", "other-texts"):
        return "words", (drift,), ("sign-in", "turn-page")
    if drift in NEEDS_OTHER_TARGETS:
        return "testid", (drift,), ("sign-in", "turn-page")
    flows = {"into-frame": ("sign-in", "buy"), "reordered": ("sign-in", "turn-page")}.get(drift, ("sign-in",))
    return "testid", (drift, "no-testids"), flows


@pytest.mark.full
@pytest.mark.parametrize("drift", sampled(KEEPING, ("german", "renamed-testids")))
def test_a_drift_that_keeps_the_behaviour_is_healed_confirmed_and_applied(
    tmp_path: Path, green: Green, drift: str
) -> None:
    by, drifts, flows = plan(drift)
    place = Project(tmp_path, {"reticle.toml": config(drifts), **green[by]})
    done = place.run("heal", "--apply", "--json", *flows)
    outcomes = {flow["flow"]: (flow["outcome"], flow["text"]) for flow in done.json["flows"]}
    assert all(outcome == "confirmed" for outcome, _ in outcomes.values()), outcomes
    assert done.exit_code == 0
    assert [name for name in done.changed if name.startswith("flows/")] == sorted(
        f"flows/{name}.json" for name in flows
    )
    for name in flows:
        before = json.loads(green[by][f"flows/{name}.json"])
        after = json.loads((place.root / f"flows/{name}.json").read_text("utf-8"))
        assert without_heal(after) == without_heal(before)
        assert any(step.get("healed") for step in after["steps"])
    assert place.left_running() == []


@pytest.mark.full
@pytest.mark.parametrize(
    ("drift", "flows", "step"), [("removed-control", ("turn-page",), 1), ("look-alike", ("sign-in", "buy"), 1)]
)
@pytest.mark.parametrize("by", sampled(["testid", "words"], ["testid"]))
def test_a_control_that_is_gone_or_has_a_twin_is_refused(
    tmp_path: Path, green: Green, drift: str, flows: tuple[str, ...], step: int, by: str
) -> None:
    place = Project(tmp_path, {"reticle.toml": config((drift,)), **green[by]})
    done = place.run("heal", "--apply", "--json", *flows)
    assert done.exit_code == 1
    assert [name for name in done.changed if name.startswith("flows/")] == []
    last = done.json["flows"][-1]
    assert (last["outcome"], last["refusal"]["step"], last["proposals"]) == ("refused", step, [])
    assert last["refusal"]["reason"] in ("unlike", "ambiguous", "rival", "no_identity")
