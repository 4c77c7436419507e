"""The table of a run: one line a flow, what happened, where to look, what to type."""

from __future__ import annotations

import re

from reticle.model.run import CellChange, ChangeReport, FlowResult, GradeReport, RunVerdict, Unread
from reticle.report import table, words
from run_builder import (
    HOSTILE,
    all_kinds,
    drifted,
    failing,
    faultless,
    hostile,
    make_run,
    passing,
    unverified,
)  # fmt: skip


def test_a_row_says_verdict_flow_what_happened_and_where_to_look() -> None:
    (row, *_) = table.render(make_run([failing()]), color=False).splitlines()
    assert row == (
        'fail  checkout/pay  step 4 click button "Pay now": POST /api/pay answered 500, '
        "and the page went on to the receipt  shop/js/pay.js:41:9"
    )


def test_the_worst_stands_last_next_to_the_answer() -> None:
    rows = table.render(make_run(), color=False).splitlines()[:8]
    assert [row.split()[0] for row in rows] == [
        "pass", "pass", "no-fault", "unverified", "drift", "fail", "fail", "fail",
    ]  # fmt: skip
    assert "[quarantined]" in rows[5]


def test_the_closing_lines_give_verdict_looks_report_and_next_command() -> None:
    text = table.render(
        make_run([passing(), failing(), drifted(), unverified()]), color=False, report_path="r/index.html"
    )
    assert text.splitlines()[-3:] == [
        "fail: 1 of 4 flows failed, 1 drifted, 1 could not be told · looks compared: 2 of 3 · 21.5 s",
        "report: r/index.html",
        "next:   reticle verify checkout/pay --step 4",
    ]


def test_a_green_run_asks_for_nothing() -> None:
    text = table.render(make_run([passing(), passing("b")]), color=False)
    assert text.endswith("pass: all 2 flows passed · looks compared: 2 of 2 · 21.5 s\n")


def test_a_green_run_with_pictures_that_were_not_compared_says_how_to_change_that() -> None:
    picture = unverified().visual[0]
    flow = passing().model_copy(update={"visual": [picture]})
    text = table.render(make_run([flow]), color=False)
    assert "looks compared: 0 of 1" in text
    assert text.endswith("next:   reticle baseline update --from .reticle/runs/20261130T120000Z-a1b2\n")


def test_a_run_without_flows_gives_its_reason() -> None:
    verdict = RunVerdict(status="nothing-to-verify", exit_code=0, reasons=["no flow covers README.md"])
    run = make_run([]).model_copy(update={"verdict": verdict})
    assert table.render(run, color=False) == "nothing-to-verify: no flow covers README.md · 21.5 s\n"


def test_what_the_change_did_is_told_below_the_flows() -> None:
    change = ChangeReport(uncovered=["a", "b"], unmapped=["x1", "x2", "x3", "x4", "x5", "x6", "x7"])
    text = table.render(make_run([passing()], change=change), color=False)
    assert "affected, without a passing run: a, b\n" in text
    assert "changed files that no flow covers: x1, x2, x3, x4, x5 and 2 more\n" in text


def test_hostile_texts_stay_in_their_row_and_cannot_drive_a_terminal() -> None:
    text = table.render(make_run([hostile("a/" + HOSTILE[2]), *all_kinds()]), color=False)
    assert len(text.splitlines()) == 9 + 4
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069]", text)
    assert not any(line.startswith("::") for line in text.splitlines())


def test_colour_is_only_added_on_request() -> None:
    run = make_run()
    coloured = table.render(run, color=True)
    assert "\x1b[1;31mfail" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == table.render(run, color=False)


def test_every_kind_of_flow_has_a_sentence_and_a_command() -> None:
    told: list[tuple[FlowResult, str, str | None]] = [
        (drifted(), 'step 2 click button "Sign in": no button named "Sign in" (near: "Log in" 0.71)',
         "reticle heal account/sign-in"),
        (unverified(), 'step 2 click link "Orders": the list is filled by a worker that was not watched',
         "reticle verify orders/history"),
        (faultless(), "nothing went wrong, and nothing was asserted", "reticle verify help/read"),
        (passing(), "2 steps · 1 verified · 1 picture the same · stored data as expected", None),
    ]  # fmt: skip
    for flow, sentence, command in told:
        assert (words.tell_flow(flow), words.find_next_command(flow)) == (sentence, command)


def test_a_picture_and_stored_data_have_sentences_of_their_own() -> None:
    whole = failing().model_copy(update={"reason": "", "steps": [], "source": None})
    assert words.tell_flow(whole) == (
        'picture "receipt" (1280x800) looks different: 3746 px changed in 1 place, the largest piece has 3746 px '
        '(limit 12): button "Print" moved 8 px down (shop/js/receipt.js:12)'
    )
    assert words.find_next_command(whole) == "reticle baseline review checkout/pay"
    assert words.tell_flow(whole.model_copy(update={"visual": []})) == (
        "stored data differs: orders 17 status is open, should be paid (and 2 more)"
    )


def test_a_space_that_does_not_show_is_seen_in_a_stored_value() -> None:
    whole = failing().model_copy(update={"reason": "", "steps": [], "source": None, "visual": []})
    assert whole.grade is not None
    for stored, told in (("Cafe ", '"Cafe "'), ("Ca  fe", '"Ca  fe"'), ("", '""')):
        cell = CellChange(source="orders", key="17", column="note", from_="Cafe", to=stored)
        grade = whole.grade.model_copy(update={"changed": [cell]})
        assert words.tell_flow(whole.model_copy(update={"grade": grade})) == (
            f"stored data differs: orders 17 note is {told}, should be Cafe"
        )


def test_durations_are_told_in_the_unit_that_reads_best() -> None:
    assert [words.spell_duration(ms) for ms in (0, 999.4, 999.6, 59_940, 59_960, 192_000)] == [
        "0 ms", "999 ms", "1.0 s", "59.9 s", "1 min 0 s", "3 min 12 s",
    ]  # fmt: skip


def test_a_missing_reference_names_the_command_that_learns_it() -> None:
    grade = GradeReport(
        verdict="UNVERIFIED",
        unread=[Unread(label="reference", reason="flows/buy.grade/reference.json is missing")],
        notes=["learn it: reticle grade learn buy"],
    )
    flow = FlowResult(name="buy", status="unverified", flow_hash="0" * 64, grade=grade)
    assert words.find_next_command(flow) == "reticle grade learn buy"
