"""Waiting: when the next step may start, when a window is closed, and when to look again."""

from __future__ import annotations

import pytest
from story import CLEAN, CLICK, NOT_SHOWN, SHOWN, Story, all_of, any_of, net, said, text, told

from reticle.judge.outcome import ActionOutcome
from reticle.judge.watch import Watch
from reticle.model.event import ConsoleLine, DomChange, NetRequest, NetResponse, PageError, Signal
from reticle.model.reading import LiveReading
from reticle.text import Redactor
from reticle.truth.log import EventLog


def test_a_positive_leaf_holds_as_soon_as_it_is_true() -> None:
    state = Story().signal(50, "saved").progress({"kind": "signal", "name": "saved"}, now=50)
    assert state.positive
    assert not state.closed


def test_a_window_without_an_answer_looks_again_at_its_deadline() -> None:
    state = Story().progress(text("Saved"), live={(): NOT_SHOWN}, now=2000)
    assert (state.positive, state.closed, state.check_again_at) == (False, False, 10_000)


def test_a_leafs_own_deadline_ends_the_waiting() -> None:
    asked = {"kind": "signal", "name": "saved", "withinMs": 300}
    state = Story().progress(asked, now=299)
    assert (state.failed_for_good, state.check_again_at) == (False, 300)
    assert Story().progress(asked, now=300).failed_for_good


def test_what_can_only_be_a_no_is_told_at_once() -> None:
    assert Story().log(5, "boom").progress(CLEAN, now=6).failed_for_good
    story = Story().signal(1, "a").signal(2, "a")
    assert story.progress({"kind": "signal", "name": "a", "count": 1}, now=3).failed_for_good
    assert not story.progress({"kind": "signal", "name": "a", "count": 3}, now=3).failed_for_good
    assert not story.progress(any_of({"kind": "signal", "name": "a", "count": 1}, CLEAN), now=3).failed_for_good


def test_a_rejection_may_still_be_handled_so_it_decides_nothing_yet() -> None:
    story = Story().throw(5, "TypeError: nope", "rejection")
    assert not story.progress(CLEAN, now=6).failed_for_good
    story.throw(20, "TypeError: nope", "rejection", withdrawn=True)
    assert said(story.show(25).judge(CLEAN)) == ("yes", "proved")


@pytest.mark.parametrize(("now", "closed"), [(534, False), (546, True)])
def test_closing_waits_for_quiet_after_the_last_caused_event(now: float, closed: bool) -> None:
    story = Story().ask(5, "POST", "/api/x", 201, after=40)
    assert story.progress(net("POST", "/api/x", count=1), now=now).closed is closed


def test_closing_waits_for_two_frames_without_a_change() -> None:
    story = Story().signal(0, "saved").show(600)
    state = story.progress(CLEAN, now=620)
    assert (state.closed, state.check_again_at) == (False, 634)
    assert story.progress(CLEAN, now=634).closed


def test_closing_waits_for_the_next_batch_of_a_page_that_keeps_changing() -> None:
    story = Story().signal(0, "saved").show(600).show(650)
    assert not story.progress(CLEAN, now=700).closed
    assert story.progress(CLEAN, now=725).closed


def test_what_goes_on_for_a_second_keeps_nothing_open_but_does_not_settle() -> None:
    story = Story().signal(0, "saved").tell(1100, DomChange(changed=3, ongoing=3))
    assert story.progress(CLEAN, now=1101).closed
    assert not story.progress({"kind": "settled"}, now=1101).closed
    assert not story.tell(1110, DomChange(changed=3, ongoing=2)).progress(CLEAN, now=1111).closed


def test_an_open_request_keeps_a_window_open_and_its_answer_closes_it() -> None:
    story = Story().show(5)
    number = story.send(5, "POST", "/api/x")
    state = story.progress(CLEAN, now=5000)
    assert (state.closed, state.check_again_at) == (False, 10_000)
    story.answer(5100, number, 201)
    assert not story.progress(CLEAN, now=5599).closed
    assert story.progress(CLEAN, now=5600).closed


def test_a_negative_leaf_whose_deadline_went_by_unclosed_is_not_waited_for() -> None:
    story = Story().show(5)
    story.send(5, "POST", "/api/x")
    state = story.progress({**CLEAN, "withinMs": 300}, now=301)
    assert state.closed


def test_a_refused_action_is_judged_at_once() -> None:
    refused = ActionOutcome("a1", "click", "click Pay", refused=("disabled", "disabled"))
    assert Story().progress(text("Saved"), action=refused, now=1).closed


def test_a_lost_page_is_judged_at_once() -> None:
    assert Story().progress(text("Saved"), lost="gone", now=1).closed


def test_a_positive_text_that_went_away_again_was_there() -> None:
    asked = all_of(text("Saved"), {"kind": "signal", "name": "late"})
    story = Story().signal(900, "late")
    verdict = story.judge(asked, before={(0,): NOT_SHOWN}, live={(0,): NOT_SHOWN}, since_true={(0,): SHOWN})
    assert said(verdict) == ("yes", "proved")


def test_a_text_that_held_before_is_judged_by_what_stands_there_now() -> None:
    verdict = Story().show(9).judge(text("On"), before={(): SHOWN}, live={(): NOT_SHOWN}, since_true={(): SHOWN},
                                    now=10_000)  # fmt: skip
    assert said(verdict) == ("no", "assertion_failed")


def make_watch(log: EventLog, predicate: object, **rest: object) -> Watch:
    return Watch(log, told(predicate), timeout_ms=10_000, pressed_t=0, action=CLICK, before={}, **rest)  # type: ignore[arg-type] # named by the tests


def test_a_watch_takes_every_event_once_and_ends_with_the_same_verdict() -> None:
    log = EventLog(Redactor(b"k"))
    watch = make_watch(log, all_of(net("POST", "/api/x", status=201, count=1), CLEAN))
    assert not watch.progress(0).positive
    log.append(NetRequest("1", "POST", "http://a.test/api/x", True), t=5, action="a1", cause="caused")
    assert not watch.progress(10).positive
    log.append(NetResponse("1", 201, True), t=40, action="a1", cause="caused")
    assert watch.progress(41).positive
    assert watch.progress(540).closed
    assert said(watch.verdict(540)) == ("yes", "proved")
    log.append(ConsoleLine("error", "late"), t=541, action="a1")
    assert said(watch.verdict(541)) == ("no", "assertion_failed")


def test_a_watch_keeps_the_first_reading_that_holds_and_leaves_out_late_ones() -> None:
    log = EventLog(Redactor(b"k"))
    watch = make_watch(log, text("Saved", withinMs=300))
    watch.take_readings([((), LiveReading(t=-5, count=1))])
    assert not watch.progress(10).positive
    watch.take_readings([((), LiveReading(t=20, count=1))])
    watch.take_readings([((), LiveReading(t=200, count=0))])
    assert watch.progress(210).positive
    late = make_watch(log, text("Saved", withinMs=300, absent=True))
    late.take_readings([((), LiveReading(t=20, count=0)), ((), LiveReading(t=400, count=1))])
    assert late.progress(410).positive


def test_events_of_before_and_of_other_actions_are_not_taken() -> None:
    log = EventLog(Redactor(b"k"))
    log.append(ConsoleLine("error", "old"), t=-5)
    watch = make_watch(log, all_of(CLEAN, {"kind": "signal", "name": "saved"}))
    log.append(Signal("saved"), t=5, action="a1")
    log.append(PageError("x1", "exception", "of the next step"), t=300, action="a2", cause="caused")
    assert said(watch.verdict(2000)) == ("yes", "proved")


def test_an_error_that_may_be_of_this_action_counts_although_the_next_one_has_begun() -> None:
    log = EventLog(Redactor(b"k"))
    watch = make_watch(log, CLEAN)
    log.append(ConsoleLine("error", "late"), t=300, action="a2")
    assert said(watch.verdict(400)) == ("no", "assertion_failed")
