"""The rows of the verdict table, one by one, and their order."""

from __future__ import annotations

import pytest
from story import CLEAN, NOT_SHOWN, SHOWN, Story, all_of, any_of, negated, net, said, text

from reticle.errors import TargetError
from reticle.judge.outcome import ActionOutcome, Policy
from reticle.model.config import TruthConfig
from reticle.model.event import Gap
from reticle.model.reading import ElementFacts, LiveReading
from reticle.model.run import ActionReport, Effect
from reticle.truth.coverage import PAGE_CHANNELS, Unseen

WORKER = Unseen("shared worker /sw.js", frozenset({"net"}))
REFUSED = ActionOutcome("a1", "click", "click Pay", refused=("disabled", "the button is disabled"))


def test_row_1_a_page_that_cannot_be_read_is_inconclusive() -> None:
    verdict = Story().judge(text("Saved"), live={(): LiveReading(t=9, error="the frame is blocked")})
    assert said(verdict) == ("unknown", "inconclusive")
    assert "the frame is blocked" in verdict.because


def test_row_1_a_regular_expression_that_takes_too_long_is_inconclusive() -> None:
    story = Story().signal(5, "s", {"text": "a" * 60 + "b"})
    slow = {"kind": "signal", "name": "s", "dataMatches": {"text": {"$regex": "^(a+)+$"}}}
    verdict = story.judge(slow)
    assert said(verdict) == ("unknown", "inconclusive")
    assert "(a+)+" in verdict.because


def test_row_1_does_not_apply_when_another_leaf_decides() -> None:
    asked = all_of(text("Saved"), CLEAN)
    verdict = Story().log(9, "boom").judge(asked, live={(0,): LiveReading(t=9, error="the frame is blocked")})
    assert said(verdict) == ("no", "assertion_failed")


def test_row_1_an_action_that_reticle_itself_cannot_do_says_nothing_about_the_app() -> None:
    action = ActionOutcome("a1", "tap", "tap Pay", refused=("unsupported", "no touch in this browser"))
    assert said(Story().judge(CLEAN, action=action)) == ("unknown", "inconclusive")


def test_row_2_comes_before_row_3() -> None:
    assert said(Story().judge(CLEAN, action=REFUSED, lost="gone")) == ("unknown", "observation_lost")


def test_row_3_comes_before_what_was_declared() -> None:
    assert said(Story().log(5, "boom").judge(CLEAN, action=REFUSED)) == ("no", "not_acted")


@pytest.mark.parametrize("unseen", [True, False])
def test_row_4_what_was_not_found_could_be_where_nobody_looked(unseen: bool) -> None:
    story = Story().show(5)
    if not unseen:
        story.tell(50, Gap("net", "too many at once", 3))
    verdict = story.judge(net("POST", "/api/x"), unseen=(WORKER,) if unseen else (), now=20_000)
    assert said(verdict) == ("unknown", "coverage_partial")
    assert verdict.coverage


def test_row_4_a_hole_elsewhere_does_not_matter() -> None:
    story = Story().show(5).tell(50, Gap("console", "too many at once", 3))
    verdict = story.judge(net("POST", "/api/x"), now=20_000)
    assert said(verdict) == ("no", "assertion_failed")


def test_row_4_an_unseen_frame_could_hold_the_text() -> None:
    hidden = LiveReading(t=9, count=0, unseen=("frame https://pay.example.test",))
    verdict = Story().judge(text("Paid"), live={(): hidden}, now=20_000)
    assert said(verdict) == ("unknown", "coverage_partial")
    assert "pay.example.test" in verdict.because


def test_row_5_a_caused_request_that_is_open_at_the_deadline_is_pending() -> None:
    story = Story()
    story.send(5, "POST", "/api/slow")
    verdict = story.judge(text("Saved"), live={(): NOT_SHOWN}, now=10_000)
    assert said(verdict) == ("unknown", "pending")
    assert "/api/slow" in verdict.because


def test_row_5_a_page_that_still_changes_at_the_deadline_is_pending() -> None:
    verdict = Story().show(9990).judge(text("Saved"), live={(): NOT_SHOWN}, now=10_000)
    assert said(verdict) == ("unknown", "pending")


def test_row_5_a_negative_leaf_that_is_not_closed_is_pending() -> None:
    story = Story().show(30)
    story.send(5, "POST", "/api/slow")
    assert said(story.judge(CLEAN, now=10_000)) == ("unknown", "pending")


def test_row_5_what_the_page_does_by_itself_does_not_matter() -> None:
    story = Story()
    story.send(5, "GET", "/api/poll", cause="background")
    assert said(story.judge(text("Saved"), live={(): NOT_SHOWN}, now=10_000)) == ("no", "assertion_failed")


def test_row_5_is_counted_from_the_leafs_own_deadline() -> None:
    story = Story().ask(5, "POST", "/api/x", 201, after=600)
    assert said(story.judge(net("POST", "/api/x", status=201, withinMs=300), now=2000)) == ("unknown", "pending")
    story = Story().ask(400, "POST", "/api/x", 201)
    assert said(story.judge(net("POST", "/api/x", status=201, withinMs=300), now=2000)) == ("no", "assertion_failed")


def test_row_6_says_what_was_expected_and_what_was_seen() -> None:
    story = Story().ask(5, "POST", "/api/orders", 500)
    verdict = story.judge(net("POST", "/api/orders", status=201), now=20_000)
    assert said(verdict) == ("no", "assertion_failed")
    assert verdict.because == "expected POST /api/orders → 201, but POST /api/orders → 500"
    assert verdict.source is not None
    assert verdict.decision is not None


def test_row_6_an_open_request_cannot_save_what_is_decided() -> None:
    story = Story().log(5, "boom")
    story.send(6, "POST", "/api/slow")
    assert said(story.judge(CLEAN, now=200)) == ("no", "assertion_failed")


def test_row_7_a_policy_says_what_blocks() -> None:
    story = Story().show(5, "Saved").throw(9, "TypeError: x is undefined")
    assert said(story.judge(text("Saved"), live={(): SHOWN})) == ("no", "contradicted")
    lenient = Policy.from_config(TruthConfig(contradictions={"uncaught-error": "note"}))
    verdict = story.judge(text("Saved"), live={(): SHOWN}, policy=lenient)
    assert said(verdict) == ("yes", "proved")
    assert [item.blocking for item in verdict.contradictions] == [False]
    assert any("x is undefined" in note for note in verdict.notes)


def test_row_7_comes_after_row_6() -> None:
    story = Story().show(5).throw(9, "TypeError: x is undefined")
    verdict = story.judge(text("Saved"), live={(): NOT_SHOWN}, now=20_000)
    assert said(verdict) == ("no", "assertion_failed")
    assert verdict.contradictions


@pytest.mark.parametrize("asked", [text("Saved"), text("Error", absent=True)])
def test_row_8_what_held_before_proves_nothing(asked: dict[str, object]) -> None:
    reading = NOT_SHOWN if asked.get("absent") else SHOWN
    verdict = Story().show(5).judge(asked, before={(): reading}, live={(): reading})
    assert said(verdict) == ("unknown", "already_true")


def test_row_8_one_leaf_that_became_true_is_enough() -> None:
    asked = all_of(text("Shop"), {"kind": "signal", "name": "saved"})
    verdict = Story().signal(5, "saved").judge(asked, before={(0,): SHOWN}, live={(0,): SHOWN})
    assert said(verdict) == ("yes", "proved")
    assert verdict.strength == "signal"


def test_row_8_what_held_before_is_not_saved_by_a_clean_console() -> None:
    verdict = Story().show(5).judge(all_of(text("Shop"), CLEAN), before={(0,): SHOWN}, live={(0,): SHOWN})
    assert said(verdict) == ("unknown", "already_true")


def test_row_8_a_clean_console_proves_nothing_while_nothing_happens() -> None:
    assert said(Story().judge(CLEAN)) == ("unknown", "already_true")
    assert said(Story().show(5).judge(CLEAN)) == ("yes", "proved")


def test_row_8_a_field_that_took_its_value_is_something() -> None:
    filled = ActionOutcome("a1", "fill", "fill Name", report=ActionReport(effect=Effect(value_changed=True)))
    assert said(Story().judge(CLEAN, action=filled)) == ("yes", "proved")


def test_row_8_something_that_went_away_is_a_change() -> None:
    asked = {"kind": "element", "query": {"role": "dialog"}, "absent": True}
    verdict = Story().show(5).judge(asked, before={(): SHOWN}, live={(): NOT_SHOWN})
    assert said(verdict) == ("yes", "proved")


def test_row_8_does_not_apply_to_an_assert() -> None:
    verdict = Story().judge(text("Shop"), live={(): SHOWN}, alone=True)
    assert said(verdict) == ("yes", "proved")
    assert verdict.because.startswith("holds now")


def test_row_9_a_clean_console_over_a_hole_cannot_be_told() -> None:
    story = Story().show(5).tell(50, Gap("console", "too many at once", 3))
    assert said(story.judge(CLEAN)) == ("unknown", "coverage_partial")


def test_row_9_does_not_matter_where_another_leaf_carries_the_answer() -> None:
    story = Story().signal(5, "saved").tell(50, Gap("console", "too many at once", 3))
    assert said(story.judge(any_of(CLEAN, {"kind": "signal", "name": "saved"}))) == ("yes", "proved")


def test_row_9_a_page_part_that_was_not_seen_hides_no_request() -> None:
    story = Story().ask(5, "POST", "/api/x", 201)
    unseen = (Unseen("popup", PAGE_CHANNELS),)
    assert said(story.judge(net("POST", "/api/x", count=1), unseen=unseen)) == ("yes", "proved")


@pytest.mark.parametrize(("failed", "verified"), [(True, "unknown"), (False, "yes")])
def test_row_7a_no_pass_stands_beside_what_failed_unseen(failed: bool, verified: str) -> None:
    story = Story().signal(5, "saved")
    unseen = (Unseen("the first moments of shared worker /w.js", frozenset({"net"}), 5, "a1", failed),)
    assert story.judge({"kind": "signal", "name": "saved"}, unseen=unseen).verified == verified


def test_rows_10_and_11() -> None:
    assert said(Story().judge()) == ("no-fault", "nothing_declared")
    verdict = Story().ask(5, "POST", "/api/x", 201).judge(net("POST", "/api/x", status="2xx"))
    assert said(verdict) == ("yes", "proved")
    assert verdict.decision is None
    assert verdict.strength == "net"


def test_a_decision_names_a_command_that_can_be_run() -> None:
    from story import CLICK, told

    from reticle.judge.decision import Subject
    from reticle.judge.judge import judge

    verdict = judge(Story().window(), told(CLEAN), {}, CLICK, subject=Subject(flow="shop/buy it"))
    assert verdict.decision is not None
    assert verdict.decision.next_action == "reticle verify 'shop/buy it'"


def test_several_elements_without_count_are_an_error_that_lists_them() -> None:
    names = tuple(ElementFacts(f'button "Save" #{number}') for number in range(3))
    reading = LiveReading(t=9, count=3, elements=names)
    with pytest.raises(TargetError) as caught:
        Story().judge({"kind": "element", "query": {"role": "button"}}, live={(): reading}, now=20_000)
    assert caught.value.kind == "ambiguous"
    assert len(caught.value.candidates) == 3
    assert "Save" in str(caught.value)


def test_several_elements_do_not_matter_when_the_answer_is_certain_anyway() -> None:
    reading = LiveReading(t=9, count=2, elements=(ElementFacts("a"), ElementFacts("b")))
    asked = all_of({"kind": "element", "query": {"role": "button"}}, CLEAN)
    assert said(Story().log(3, "boom").judge(asked, live={(0,): reading})) == ("no", "assertion_failed")


def test_a_not_turns_the_polarity_of_what_it_holds() -> None:
    saved = {"kind": "signal", "name": "saved"}
    assert not Story().show(5).progress(negated(saved), now=100).closed
    assert Story().show(5).progress(negated(saved), now=900).closed
    assert said(Story().show(5).judge(negated(saved))) == ("yes", "proved")
    assert said(Story().signal(5, "saved").judge(negated(saved))) == ("no", "assertion_failed")
    verdict = Story().log(5, "boom").judge(negated(CLEAN))
    assert said(verdict) == ("yes", "proved")
    assert verdict.evidence[0].negative is False


def test_a_not_around_a_conjunction_needs_one_part_to_fail() -> None:
    asked = negated(all_of({"kind": "signal", "name": "a"}, {"kind": "signal", "name": "b"}))
    assert said(Story().signal(5, "a").judge(asked)) == ("yes", "proved")
    assert said(Story().signal(5, "a").signal(6, "b").judge(asked)) == ("no", "assertion_failed")


@pytest.mark.parametrize("rest", [{}, {"count": 1}, {"status": 201, "count": 1}])
def test_row_8_that_a_request_did_not_come_proves_nothing_while_nothing_happened(rest: dict[str, int]) -> None:
    asked = negated(net("POST", "/api/do", **rest))
    assert said(Story().judge(asked)) == ("unknown", "already_true")
    assert said(Story().show(5, "Saved").judge(asked)) == ("yes", "proved")


def test_the_fix_asks_for_what_is_missing_and_against_what_is_too_much() -> None:
    once = net("POST", "/api/do", count=1)
    missing = Story().show(5, "Done").judge(once, now=11_000).decision
    twice = Story().ask(5, "POST", "/api/do").ask(90, "POST", "/api/do").judge(once).decision
    assert missing is not None
    assert twice is not None
    assert missing.suggested_fix.startswith("make it so, or find out why it did not come")
    assert twice.suggested_fix.startswith("prevent what came although it should not")
    broken = Story().show(5, "Done").log(9, "boom").judge(CLEAN).decision
    assert broken is not None
    assert broken.suggested_fix.startswith("prevent")


@pytest.mark.parametrize(
    ("action", "at_t", "verified"),
    [("a1", 5, "unknown"), ("a2", 5, "yes"), ("a0", -900, "yes"), (None, 5, "unknown"), (None, -900, "yes")],
    ids=["its own popup", "the popup of a later action", "one of before", "nobody's", "nobody's, long before"],
)
def test_the_first_moments_of_a_popup_concern_the_action_that_opened_it(
    action: str | None, at_t: float, verified: str
) -> None:
    story = Story().signal(5, "saved").show(8)
    unseen = (Unseen("the first moments of page popup1", PAGE_CHANNELS, at_t, action),)
    verdict = story.judge({"kind": "signal", "name": "saved", "count": 1}, unseen=unseen, now=20_000)
    assert verdict.verified == verified
    assert bool(verdict.coverage) is (verified == "unknown")
