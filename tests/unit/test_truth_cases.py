"""The acceptance cases of truth as sequences of events: each has the one right answer."""

from __future__ import annotations

import pytest
from story import CLEAN, NOT_SHOWN, ORIGIN, SHOWN, Story, all_of, net, said, text

from reticle.errors import PredicateError
from reticle.judge.outcome import ActionOutcome
from reticle.model.event import DomChange, NetFrame, NetResponse, PageState, Place
from reticle.model.predicate import parse_predicate
from reticle.model.reading import ElementFacts, LiveReading
from reticle.model.run import ActionReport, Effect

SAVED = text("Saved")


def test_t1_a_click_that_only_repaints_is_no_fault_and_never_a_yes() -> None:
    verdict = Story().show(20).judge()
    assert said(verdict) == ("no-fault", "nothing_declared")
    assert not verdict.is_pass


def test_t2_an_error_logged_300_ms_later_by_the_response_handler_fails_a_clean_console() -> None:
    story = Story().ask(5, "POST", "/api/save", 201).log(345, "boom")
    verdict = story.judge(CLEAN)
    assert said(verdict) == ("no", "assertion_failed")
    assert "boom" in verdict.because
    assert verdict.source is not None
    assert (verdict.source.file, verdict.source.line) == ("src/app.js", 20)


def test_t2_the_window_is_still_open_when_the_error_comes() -> None:
    story = Story().ask(5, "POST", "/api/save", 201)
    state = story.progress(CLEAN, now=340)
    assert state.positive
    assert not state.closed
    assert state.check_again_at == pytest.approx(545)


def test_t3_a_state_that_was_so_before_the_click_proves_nothing() -> None:
    state = {"kind": "state", "store": "cart", "path": "open", "equals": True}
    reading = LiveReading(t=100, present=True, value=True)
    verdict = Story().show(10).judge(state, before={(): reading}, live={(): reading})
    assert said(verdict) == ("unknown", "already_true")


def test_t4_a_button_under_an_overlay_is_refused_and_the_overlay_named() -> None:
    action = ActionOutcome("a1", "click", "click Pay", refused=("occluded", "covered by dialog “Cookies”"))
    verdict = Story().judge(SAVED, action=action)
    assert said(verdict) == ("no", "not_acted")
    assert "Cookies" in verdict.because


def test_t4_force_does_not_make_a_yes() -> None:
    effect = Effect(occluded=True, target_matched=False, occluded_by="dialog “Cookies”")
    action = ActionOutcome("a1", "click", "click Pay", report=ActionReport(effect=effect))
    verdict = Story().show(5).judge(CLEAN, action=action)
    assert said(verdict) == ("no", "not_acted")
    assert "Cookies" in verdict.because


def test_t5_a_typeahead_that_aborts_its_previous_request_is_fine() -> None:
    story = Story()
    first = story.send(10, "GET", "/api/find?q=a")
    story.fail(60, first, "net::ERR_ABORTED", canceled=True)
    story.ask(60, "GET", "/api/find?q=ab", answer=[{"name": "ab"}]).show(110, "ab")
    verdict = story.judge(text("ab"), live={(): SHOWN}, since_true={(): SHOWN})
    assert said(verdict) == ("yes", "proved")
    assert verdict.contradictions == []


def test_t6_a_poll_that_begins_to_fail_is_listed_as_unrelated() -> None:
    story = Story()
    for number in range(10):
        story.ask(200 * number, "GET", "/api/poll", 500 if number > 1 else 200, cause="background")
    story.ask(5, "POST", "/api/save", 201).show(60, "Saved", role="status")
    verdict = story.judge(all_of(SAVED, CLEAN), live={(0,): SHOWN})
    assert said(verdict) == ("yes", "proved")
    assert verdict.contradictions == []
    assert any("unrelated" in note and "/api/poll" in note for note in verdict.notes)


def test_t6_a_poll_is_known_by_what_was_seen_outside_the_window() -> None:
    story = Story()
    for number in range(5):
        story.ask(-1000 + 200 * number, "GET", "/api/poll", action=None)
    for event in story.events:
        story.background.observe(event)
    before = len(story.events)
    story.ask(100, "POST", "/api/poll", 500, cause="background").show(60, "Saved")
    verdict = story.judge(SAVED, live={(): SHOWN})
    assert before == 10
    assert said(verdict) == ("yes", "proved")


def test_t7_a_swallowed_500_behind_a_success_toast_is_contradicted_with_file_and_line() -> None:
    story = Story().ask(5, "POST", "/api/orders", 500, line=41).show(60, "Order placed", role="status")
    verdict = story.judge(text("Order placed"), live={(): SHOWN})
    assert said(verdict) == ("no", "contradicted")
    assert verdict.contradictions[0].kind == "request-failed-ui-moved-on"
    assert verdict.source is not None
    assert str(verdict.source.file) == "src/app.js"
    assert verdict.source.line == 41
    assert verdict.decision is not None
    assert verdict.decision.where_in_source == "src/app.js:41"


def test_t7_is_caught_also_when_nothing_was_declared() -> None:
    story = Story().ask(5, "POST", "/api/orders", 500).show(60, "Order placed", role="status")
    assert said(story.judge()) == ("no", "contradicted")


def test_t8_a_failed_item_in_a_200_is_contradicted() -> None:
    answer = {"results": [{"ok": True}, {"ok": False}]}
    story = Story().ask(5, "POST", "/api/import", 200, answer=answer).show(60, "Saved")
    verdict = story.judge(SAVED, live={(): SHOWN})
    assert said(verdict) == ("no", "contradicted")
    assert verdict.contradictions[0].kind == "failure-in-ok-response"
    assert "results[1].ok" in verdict.because


@pytest.mark.parametrize("body", [{"item": 1}, None])
def test_t9_a_second_post_250_ms_later_breaks_count_one(body: object) -> None:
    story = Story().ask(5, "POST", "/api/orders", 201, body=body).ask(255, "POST", "/api/orders", 201, body=body)
    verdict = story.judge(net("POST", "/api/orders", count=1))
    assert said(verdict) == ("no", "assertion_failed")
    assert verdict.contradictions[0].kind == "duplicate-write"


def test_t9_count_one_is_not_closed_before_the_second_could_come() -> None:
    story = Story().ask(5, "POST", "/api/orders", 201)
    assert not story.progress(net("POST", "/api/orders", count=1), now=255).closed


def test_t9_the_same_for_a_signal() -> None:
    story = Story().signal(10, "order:placed").signal(260, "order:placed")
    assert said(story.judge({"kind": "signal", "name": "order:placed", "count": 1})) == ("no", "assertion_failed")


def test_t10_a_declared_rejection_shown_as_an_alert_is_a_yes() -> None:
    alert = {"kind": "element", "query": {"role": "alert"}, "text": {"$contains": "taken"}}
    shown = LiveReading(
        t=90, count=1, elements=(ElementFacts('alert "This name is taken"', text="This name is taken"),)
    )
    story = Story().ask(5, "POST", "/api/users", 422).show(60, "This name is taken", role="alert")
    verdict = story.judge(alert, before={(): NOT_SHOWN}, live={(): shown})
    assert said(verdict) == ("yes", "proved")
    assert verdict.contradictions == []


@pytest.mark.parametrize(
    ("predicate", "hint"),
    [
        ({"kind": "net", "methd": "POST"}, "method"),
        ({"kind": "txet", "contains": "x"}, "text"),
        ({"allOf": [SAVED]}, '"kind": "allOf"'),
    ],
)
def test_t14_a_predicate_that_is_none_is_refused_with_the_right_example(predicate: object, hint: str) -> None:
    with pytest.raises(PredicateError) as caught:
        parse_predicate(predicate)
    assert hint in str(caught.value)
    assert caught.value.exit_code == 2


@pytest.mark.parametrize("predicate", [None, SAVED, CLEAN])
def test_t15_a_crash_is_never_a_no(predicate: object) -> None:
    story = Story().tell(50, PageState("crashed", "out of memory"))
    verdict = story.judge(predicate, live={(): NOT_SHOWN})
    assert said(verdict) == ("unknown", "observation_lost")
    assert "out of memory" in verdict.because


def test_t15_a_connection_that_is_lost_while_the_page_cannot_be_read_is_a_loss_too() -> None:
    error = LiveReading(t=90, error="the browser has gone away")
    assert said(Story().judge(SAVED, live={(): error}, lost="the browser ended")) == ("unknown", "observation_lost")


def test_t18_a_rejection_shown_only_as_text_beside_the_field_is_acknowledged() -> None:
    story = Story().ask(5, "POST", "/api/users", 422).show(60, "Email is already taken")
    verdict = story.judge(text("already taken"), before={(): NOT_SHOWN}, live={(): SHOWN})
    assert (said(verdict), verdict.contradictions) == (("yes", "proved"), [])


def test_t18_words_that_the_server_answered_are_acknowledged_in_any_language() -> None:
    answer = {"feil": {"epost": "Adressen er opptatt"}}
    story = Story().ask(5, "POST", "/api/users", 422, answer=answer).show(60, "Adressen er opptatt")
    verdict = story.judge(text("opptatt"), before={(): NOT_SHOWN}, live={(): SHOWN})
    assert (said(verdict), verdict.contradictions) == (("yes", "proved"), [])


def test_t18_a_declared_text_in_any_language_acknowledges_a_rejected_input() -> None:
    story = Story().ask(5, "POST", "/api/users", 422).show(60, "Adressen er opptatt")
    verdict = story.judge(text("opptatt"), before={(): NOT_SHOWN}, live={(): SHOWN})
    assert (said(verdict), verdict.contradictions) == (("yes", "proved"), [])


def test_t18_a_rejected_input_behind_words_of_success_is_contradicted() -> None:
    story = Story().ask(5, "POST", "/api/users", 422).show(60, "Welcome aboard")
    assert said(story.judge(text("Welcome"), live={(): SHOWN})) == ("no", "contradicted")


def test_t18_any_new_text_acknowledges_while_nothing_looks_like_success() -> None:
    story = Story().ask(5, "POST", "/api/users", 422).show(60, "Adressen er opptatt")
    assert said(story.judge()) == ("no-fault", "nothing_declared")


def test_y1_a_retry_that_succeeds_is_fine() -> None:
    story = (
        Story().ask(5, "POST", "/api/orders", 503, body={"a": 1}).ask(200, "POST", "/api/orders", 201, body={"a": 1})
    )
    verdict = story.show(260, "Saved", role="status").judge(SAVED, live={(): SHOWN})
    assert (said(verdict), verdict.contradictions) == (("yes", "proved"), [])


def test_y2_a_token_refresh_is_fine() -> None:
    story = Story().ask(5, "GET", "/api/me", 401).ask(60, "POST", "/api/refresh", 200).ask(120, "GET", "/api/me", 200)
    verdict = story.show(170, "Ada").judge(text("Ada"), live={(): SHOWN})
    assert (said(verdict), verdict.contradictions) == (("yes", "proved"), [])


@pytest.mark.parametrize("words", ["Your change could not be saved", "Somebody else changed it; restored"])
def test_y3_an_optimistic_update_that_is_rolled_back_in_plain_text_is_fine(words: str) -> None:
    story = Story().show(8, "Done").ask(5, "PUT", "/api/items/1", 409, after=60).show(80, words)
    verdict = story.judge(text(words), live={(): SHOWN})
    assert (said(verdict), verdict.contradictions) == (("yes", "proved"), [])


def test_y3_words_that_came_between_the_status_and_the_end_of_the_body_are_an_answer_to_it() -> None:
    story = Story().show(8, "Liked")
    number = story.send(5, "PUT", "/api/items/1")
    story.show(64.5, "Please look again")
    story.tell(65, NetResponse(number, 409, False, duration_ms=60, status_ms=59))
    verdict = story.judge(text("Please look again"), live={(): SHOWN})
    assert (said(verdict), verdict.contradictions) == (("yes", "proved"), [])


def test_y4_an_optional_404_and_blocked_analytics_are_fine() -> None:
    story = Story().ask(5, "GET", "/api/avatar", 404)
    story.fail(8, story.send(6, "POST", "", url="http://metrics.example.test/collect", own_origin=False), blocked=True)
    verdict = story.show(60, "Saved").judge(SAVED, live={(): SHOWN})
    assert (said(verdict), verdict.contradictions) == (("yes", "proved"), [])


def test_y5_equal_graphql_queries_over_post_are_fine() -> None:
    story = Story()
    query = {"query": "query Cart { cart { id } }"}
    for t in (5, 6, 7):
        story.ask(t, "POST", "/graphql", body=query, mutating=False, operation="Cart", answer={"data": {}})
    story.ask(90, "POST", "/graphql", body={"query": "mutation Add"}, operation="Add", answer={"data": {"ok": 1}})
    verdict = story.show(150, "Saved").judge(all_of(SAVED, {"kind": "net", "operation": "Add", "count": 1}),
                                             live={(0,): SHOWN})  # fmt: skip
    assert (said(verdict), verdict.contradictions) == (("yes", "proved"), [])


def test_y6_strict_modes_double_effect_is_fine() -> None:
    story = Story().ask(5, "GET", "/api/items", cause="assumed").ask(6, "GET", "/api/items", cause="assumed")
    verdict = story.show(60, "Saved").judge(SAVED, live={(): SHOWN})
    assert (said(verdict), verdict.contradictions) == (("yes", "proved"), [])


def test_y7_the_platforms_own_noise_is_fine() -> None:
    story = Story().throw(10, "ResizeObserver loop completed with undelivered notifications.")
    story.throw(20, "AbortError: signal is aborted without reason", "rejection", "x2").show(60, "Saved")
    verdict = story.judge(all_of(SAVED, CLEAN), live={(0,): SHOWN})
    assert (said(verdict), verdict.contradictions) == (("yes", "proved"), [])
    assert said(story.judge({"kind": "error", "contains": "AbortError"})) == ("yes", "proved")


@pytest.mark.parametrize(("channel", "path"), [("http", "/api/longpoll"), ("sse", "/live"), ("ws", "/chat")])
def test_y8_a_connection_that_stays_open_holds_nothing_up(channel: str, path: str) -> None:
    story = Story()
    number = story.send(5, "GET", path, channel=channel)
    if channel != "http":
        for t in (100, 300, 900, 1500, 2100, 2900):
            story.tell(t, NetFrame(number, ORIGIN + path, "ws" if channel == "ws" else "sse", "in", "tick"))
    story.show(60, "Connected")
    verdict = story.judge(all_of(text("Connected"), CLEAN), live={(0,): SHOWN})
    assert (said(verdict), verdict.contradictions) == (("yes", "proved"), [])


def test_y8_a_long_poll_at_any_address_is_known_by_its_patience() -> None:
    story = Story().show(60, "Connected")
    story.send(5, "GET", "/api/room/7")
    asked = all_of(text("Connected"), CLEAN)
    assert not story.progress(asked, live={(0,): SHOWN}, now=3000).closed
    assert said(story.judge(asked, live={(0,): SHOWN}, now=6000)) == ("yes", "proved")


def test_y9_a_request_without_a_stack_counts_for_a_positive_leaf() -> None:
    story = Story().ask(80, "GET", "/api/items?page=2", cause="assumed", answer=[1]).show(140, "Page 2")
    verdict = story.judge(net("GET", "/api/items", status=200))
    assert (said(verdict), verdict.contradictions) == (("yes", "proved"), [])


def test_y10_cancelled_validation_requests_are_fine() -> None:
    story = Story()
    for t in (5, 40, 80):
        story.fail(t + 30, story.send(t, "POST", "/api/validate", body={"name": "a" * t}), canceled=True)
    verdict = story.ask(120, "POST", "/api/validate", body={"name": "ada"}).show(170, "ok").judge(
        text("ok"), live={(): SHOWN})  # fmt: skip
    assert (said(verdict), verdict.contradictions) == (("yes", "proved"), [])


def test_y11_what_a_server_trims_rounds_or_sets_is_fine() -> None:
    sent = {"name": "  Ada  Lovelace ", "price": 9.999, "email": "Ada@Example.test", "status": "draft", "on": "true"}
    back = {"id": 7, "name": "Ada Lovelace", "price": 10.0, "email": "ada@example.test", "status": "open", "on": True}
    story = Story().ask(5, "POST", "/api/items", 201, body=sent, answer=back).show(60, "Saved")
    verdict = story.judge(SAVED, live={(): SHOWN})
    assert (said(verdict), verdict.contradictions) == (("yes", "proved"), [])


def test_y12_a_form_post_with_a_redirect_is_fine() -> None:
    story = Story()
    first = story.send(5, "POST", "/login", channel="form", resource="document", body="user=ada")
    story.answer(40, first, 303)
    second = story.send(41, "GET", "/home", channel="form", resource="document", redirected_from=first)
    story.answer(80, second, 200).go(90, "/home", "load").show(95, "Hello Ada")
    asked = all_of(net("POST", "/login", status=303), {"kind": "route", "pathname": "/home"}, CLEAN)
    verdict = story.judge(asked)
    assert (said(verdict), verdict.contradictions) == (("yes", "proved"), [])


def test_y13_two_equal_beacons_are_fine() -> None:
    story = Story().show(20, "Saved")
    for t in (5, 6):
        story.ask(t, "POST", "/hit", body={"e": "click"}, channel="beacon", keepalive=True)
    verdict = story.judge(SAVED, live={(): SHOWN})
    assert (said(verdict), verdict.contradictions) == (("yes", "proved"), [])


def test_y14_an_autosave_put_twice_is_fine() -> None:
    story = Story().ask(5, "PUT", "/api/doc/1", body={"t": "x"}).ask(205, "PUT", "/api/doc/1", body={"t": "x"})
    verdict = story.show(260, "Saved").judge(SAVED, live={(): SHOWN})
    assert (said(verdict), verdict.contradictions) == (("yes", "proved"), [])


def test_y15_empty_errors_are_no_errors() -> None:
    story = Story().ask(5, "POST", "/graphql", operation="Add", answer={"data": {"id": 1}, "errors": []})
    verdict = story.show(60, "Saved").judge(SAVED, live={(): SHOWN})
    assert (said(verdict), verdict.contradictions) == (("yes", "proved"), [])


def test_y16_a_clock_that_writes_every_frame_does_not_keep_a_window_open() -> None:
    story = Story().show(20, "Menu")
    for frame in range(1, 180):
        story.tell(frame * 16.0, DomChange(changed=1, background=1))
    verdict = story.judge(CLEAN)
    assert (said(verdict), verdict.contradictions) == (("yes", "proved"), [])
    assert verdict.strength == "absence"


def test_y16_a_clock_alone_is_nothing_that_the_action_caused() -> None:
    story = Story()
    for frame in range(1, 180):
        story.tell(frame * 16.0, DomChange(changed=1, background=1))
    assert said(story.judge(CLEAN)) == ("unknown", "already_true")


def test_source_places_are_spelt_as_file_and_line() -> None:
    assert str(Place("src/app.js", 41, 3)) == "src/app.js:41"
