"""Who is the element that was meant: the right one with a margin, or nobody and why."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from reticle.engine.match import match_lines
from reticle.errors import InputError
from reticle.match.decide import Demands, decide
from reticle.match.kin import are_kin, overlap
from reticle.match.rivals import choose_rivals
from reticle.model.target import Box, Fingerprint


def button(words: str, at: int = 0, **fields: Any) -> Fingerprint:
    """Return the fingerprint of a button that stands `at` px from the left."""
    data = {
        "tag": "button", "type": "button", "role": "button", "accessible_name": words, "text": words,
        "box": {"x": at, "y": 100, "w": 100, "h": 30}, "landmark": "main", "xpath": f"/html/body/main/button[{at + 1}]",
    }  # fmt: skip
    return Fingerprint.model_validate({**data, **fields})


def row(words: str, section: str, at: int = 0, **fields: Any) -> Fingerprint:
    """Return the fingerprint of a button in a row of a table."""
    box = {"x": 300, "y": 100 + 40 * at, "w": 80, "h": 30}
    place = {"section": f'row "{section}"', "box": box, "xpath": f"/html/body/main/table/tr[{at + 1}]/td/button"}
    return button(words, **{**place, **fields})


def test_a_renamed_test_id_among_two_hundred_is_found_with_a_margin_over_the_runner_up() -> None:
    olds = [row(f"Edit {n}", f"Item {n}", n, testid=f"edit-item-{n}") for n in range(200)]
    news = [print_.model_copy(update={"testid": f"item-{n}-edit-button"}) for n, print_ in enumerate(olds)]
    for wanted in (0, 17, 199):
        others = [print_ for n, print_ in enumerate(olds) if n != wanted]
        made = decide(olds[wanted], news, choose_rivals(olds[wanted], others))
        assert made.index == wanted
        assert made.margin > 0.1


def test_two_candidates_that_are_equally_close_are_ambiguous() -> None:
    old = button("Save", testid="save")
    made = decide(old, [button("Save", 0), button("Save", 200)])
    assert (made.index, made.reason) == (None, "ambiguous")


def test_a_twin_beside_the_element_is_ambiguous_though_one_of_them_stands_where_it_stood() -> None:
    old = button("Pay", 300, testid="pay", type="submit")
    made = decide(old, [button("Pay", 180), button("Pay", 300, type="submit")])
    assert (made.index, made.reason) == (None, "ambiguous")


def test_where_one_bore_the_name_and_two_do_now_the_place_alone_does_not_decide() -> None:
    old = button("Pay", 300, testid="pay", type="submit", neighbours=["Total 12 €"])
    twin, stayed = button("Pay", 700, neighbours=["For later"]), old.model_copy(update={"testid": None})
    made = decide(old, [twin, stayed])
    assert (made.index, made.reason) == (None, "ambiguous")
    told_apart = decide(old, [twin, stayed.model_copy(update={"testid": "pay"})])
    assert told_apart.index == 1


def test_an_element_that_is_gone_is_not_healed_to_the_rival_that_stayed() -> None:
    submit = Fingerprint(
        tag="input", type="submit", role="button", accessible_name="Submit", id="btnsubmit", text="Submit"
    )
    reset = Fingerprint(tag="input", type="reset", role="button", accessible_name="Reset", id="btnreset", text="Reset")
    made = decide(reset, [submit], [submit])
    assert made.index is None
    assert decide(reset, [submit, reset.model_copy(update={"id": "reset2"})], [submit]).index == 1


def test_a_row_that_is_gone_is_not_healed_to_another_row_that_was_no_rival() -> None:
    olds = [row("Remove", f"Order {n * 7 + 3}", n) for n in range(12)]
    rivals = choose_rivals(olds[0], olds[1:])
    assert decide(olds[0], olds, rivals).index == 0
    assert decide(olds[0], olds[1:], rivals).index is None
    assert decide(olds[0], olds[6:], rivals).index is None


def test_the_button_beside_it_in_the_same_row_is_no_heir() -> None:
    edit, remove = (
        row("Edit", "A-17"),
        row("Remove", "A-17", xpath="/r/button[2]", box={"x": 400, "y": 100, "w": 80, "h": 30}),
    )
    others = [row("Edit", f"B-{n}", n) for n in range(1, 6)]
    rivals = choose_rivals(edit, [remove, *others])
    assert remove in rivals
    assert decide(edit, [remove], rivals).index is None


def test_a_link_with_the_same_words_elsewhere_is_another_kind_of_element() -> None:
    old = button("Sign in", testid="login", form="login", type="submit")
    link = Fingerprint(
        tag="a", role="link", accessible_name="Sign in", text="Sign in", href="#login", landmark="navigation",
        box=Box(x=900, y=10, w=60, h=20),
    )  # fmt: skip
    made = decide(old, [link], [link])
    assert made.index is None
    assert decide(old, [link, old.model_copy(update={"testid": None})], [link]).index == 1


def test_an_exact_locator_alone_is_not_believed_without_a_witness() -> None:
    old = button("Send", id="go", form="contact")
    other = Fingerprint(tag="a", role="link", accessible_name="Home", text="Home", id="go", href="/")
    assert decide(old, [other]).index is None


def test_a_child_with_the_same_box_is_no_runner_up() -> None:
    old = button("Pay", testid="pay")
    child = Fingerprint(tag="span", text="Pay", box=Box(x=1, y=101, w=98, h=28), xpath="/html/body/main/button[1]/span")
    made = decide(old, [child, button("Pay")])
    assert made.index == 1
    assert made.margin > 0.5


def test_the_only_submit_button_of_a_form_may_be_worded_anew() -> None:
    old = button("Sign in", type="submit", form="login", section='region "Sign in"')
    news = [button("Log in", type="submit", form="login"), button("Chat with us", 900, landmark="complementary")]
    assert decide(old, news).index == 0


def test_a_margin_that_is_asked_for_is_kept() -> None:
    old = button("Save", testid="save", section='region "Profile"')
    news = [button("Save", section='region "Profile"'), button("Save all", 150, section='region "Profile"')]
    assert decide(old, news).index == 0
    assert decide(old, news, demands=Demands(margin=0.9)).reason == "ambiguous"
    assert decide(old, news, demands=Demands(floor=0.99)).reason == "unlike"


def test_boxes_that_cover_each_other_count_as_one() -> None:
    assert overlap(Box(x=0, y=0, w=10, h=10), Box(x=0, y=0, w=10, h=10)) == 1.0
    assert overlap(Box(x=0, y=0, w=10, h=10), Box(x=20, y=0, w=10, h=10)) == 0.0
    near = button("A").model_copy(update={"box": Box(x=0, y=100, w=100, h=32), "xpath": "/html/body/i"})
    assert are_kin(button("A"), near)
    assert not are_kin(button("A"), button("A", 400))


def case_line(**fields: Any) -> str:
    """Return one line of input."""
    old = {"tag": "button", "text": "Pay", "id": "pay", "type": "submit"}
    new = [{"ref": "c1", "fp": {"tag": "button", "text": "Pay", "id": "pay-now", "type": "submit"}},
           {"ref": "c2", "fp": {"tag": "a", "text": "Home", "href": "/"}}]  # fmt: skip
    return json.dumps({"id": "one", "old": old, "rivals": [], "candidates": new, **fields})


def test_a_line_of_json_gives_a_line_with_the_decision() -> None:
    answer, refused = match_lines([case_line(), "\n", case_line(id=2, candidates=[])], Demands(), name="in")
    assert {key: answer[key] for key in ("id", "decision", "ref")} == {"id": "one", "decision": "heal", "ref": "c1"}
    assert [item["ref"] for item in answer["ranked"]] == ["c1", "c2"]
    assert answer["margin"] == pytest.approx(answer["ranked"][0]["score"] - answer["ranked"][1]["score"], abs=0.001)
    assert refused == {
        "id": "2", "decision": "refuse", "score": 0.0, "margin": 0.0, "why": "there is no candidate at all",
        "ranked": [],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("{", "in:2: no JSON object"),
        ('{"id": "x", "candidates": []}', "old"),
        ('{"id": "x", "old": {"tga": "a"}, "candidates": []}', 'did you mean "tag"'),
    ],
)
def test_a_line_that_is_no_case_is_told_with_its_line(line: str, said: str) -> None:
    with pytest.raises(InputError, match=said):
        list(match_lines(io.StringIO(f"{case_line()}\n{line}\n"), Demands(), name="in"))


def test_words_that_nobody_else_bears_outweigh_a_likeness_in_many_small_things() -> None:
    """The name in the header has moved; where it stood is a small menu now that looks as it did."""
    menu = {"tag": "a", "href": "#", "attributes": {"data-toggle": "dropdown"}, "classes": ["toggle"]}
    old = Fingerprint.model_validate({**menu, "text": "Grace Hopper", "box": {"x": 1149, "y": 0, "w": 171, "h": 50}})
    moved = Fingerprint.model_validate(
        {
            "tag": "a",
            "href": "#",
            "text": "Grace Hopper",
            "classes": ["d-block"],
            "box": {"x": 64, "y": 78, "w": 121, "h": 24},
        }
    )
    stands_there = Fingerprint.model_validate({**menu, "text": "3", "box": {"x": 1190, "y": 8, "w": 32, "h": 40}})
    others = [
        Fingerprint.model_validate(
            {"tag": "a", "href": f"/{word}", "text": word, "box": {"x": 8, "y": 180 + 40 * at, "w": 234, "h": 40}}
        )
        for at, word in enumerate(["Home", "Charts", "Tables", "Mail", "Calendar", "Widgets"])
    ]
    made = decide(old, [stands_there, *others, moved])
    assert made.ranked[0].index == 7


def test_what_names_an_icon_is_its_name_whichever_attribute_it_stands_in() -> None:
    old = Fingerprint(tag="a", alt="Basket", href="/basket")
    news = [Fingerprint(tag="a", aria={"label": word}, href=f"/shop/{word.lower()}") for word in ("Search", "Basket")]
    assert decide(old, news).ranked[0].index == 1


def test_the_score_of_a_candidate_does_not_depend_on_hashing_and_a_margin_is_never_above_its_score() -> None:
    olds = [row("Remove", f"Order {n}", n, testid=f"remove-{n}") for n in range(6)]
    made = decide(olds[2], olds, choose_rivals(olds[2], [print_ for print_ in olds if print_ is not olds[2]]))
    assert made.index == 2
    assert 0.0 < made.margin <= made.score <= 1.0


def test_a_line_with_numbers_for_ids_and_little_known_of_the_elements_is_decided() -> None:
    line = {
        "id": 7,
        "old": {"text": "Pay"},
        "candidates": [{"ref": "a", "fp": {}}, {"ref": "b", "fp": {"text": "Pay"}}],
    }
    answer = next(match_lines([json.dumps(line)], Demands(), name="x"))
    assert (answer["id"], answer["ranked"][0]["ref"]) == ("7", "b")
