"""What rendered in a window, added up and in words."""

from __future__ import annotations

from story import Story

from reticle.engine.step_report import list_components
from reticle.model.event import ComponentCommit
from reticle.truth.components import list_rendered, spell_rendered
from reticle.truth.spill import decode, encode


def story(*commits: tuple[tuple[str, int, int, str], ...]) -> Story:
    told = Story()
    for number, components in enumerate(commits):
        told.tell(10.0 * (number + 1), ComponentCommit("react", 1, components))
    return told


def test_commits_of_a_window_are_added_up_by_component() -> None:
    events = story((("Cart", 1, 0, "src/a.jsx:1"), ("Row", 3, 3, "")), (("Row", 1, 0, ""),)).events
    assert [
        (one.name, one.renders, one.mounts, one.source) for one in list_components(events, {"Row": "src/row.jsx:4"})
    ] == [
        ("Cart", 1, 0, "src/a.jsx:1"),
        ("Row", 4, 3, "src/row.jsx:4"),
    ]


def test_names_of_a_minifier_are_counted_not_told() -> None:
    events = story((("Cart", 2, 0, ""), ("t", 1, 0, ""), ("Anonymous", 1, 0, ""))).events
    assert spell_rendered(list_rendered(events)) == "Cart ×2 and 2 more"
    assert spell_rendered(list_rendered(story((("t", 1, 0, ""),)).events)) == ""


def test_a_decision_says_what_rendered() -> None:
    verdict = story((("Cart", 1, 0, ""),)).judge({"kind": "signal", "name": "saved"}, now=11_000)
    assert verdict.decision is not None
    assert verdict.decision.what_changed == 'click button "Save": rendered Cart'


def test_a_commit_is_the_same_after_it_was_on_disk() -> None:
    (event,) = story((("Cart", 1, 0, "src/a.jsx:1"),)).events
    assert decode(encode(event)) == event
