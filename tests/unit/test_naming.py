"""Targets are named by meaning; what a program made up never names anything."""

from __future__ import annotations

import pytest

from reticle.errors import TargetError
from reticle.match.machine_made import has_machine_made, is_machine_made
from reticle.match.naming import name_target, propose_targets
from reticle.model.target import Fingerprint, Target


@pytest.mark.parametrize(
    "word",
    [
        ":r5:", ":R1ab:", "«r3»", "_r_5_", "ember123", "css-1x2y3z", "Button_root__a8f3", "Button_root__aBcDe", "jss12",
        "sc-bdVaJa", "svelte-1xyz2", "radix-:r1:", "headlessui-menu-button-3", "react-select-2-input", "mui-4",
        "ng-tns-c12-3", "input-1700000000", "3f2504e0-4f89-11d3-9a0c-0305e82c3301", "a1b2c3d4", "yui_3_18_1",
        "_r_0_e", "«r0»e", ":r5:-input", "radix-_r_1_", "_primary_xu3eo_6", "select2-city-result-qwer-Bonn",
    ],
)  # fmt: skip
def test_a_word_that_a_program_made_up_is_seen_as_such(word: str) -> None:
    assert is_machine_made(word)
    assert has_machine_made(f'[id="{word}"]') == word


@pytest.mark.parametrize(
    "word",
    [
        "checkout",
        "page-2",
        "add-mug-camp-oat",
        "email",
        "step1",
        "oauth2-login",
        "h1",
        "btnSubmit",
        "nav_main",
        "oauth2login",
    ],
)
def test_a_word_that_a_person_wrote_is_left_alone(word: str) -> None:
    assert not is_machine_made(word)


def test_no_proposal_holds_a_machine_made_word() -> None:
    print_ = Fingerprint(
        tag="input", type="checkbox", id=":r5:", testid=":r6:", classes=["css-1x2y3z", "Button_root__a8f3", "ember123"],
        name="input-1234567",
    )  # fmt: skip
    assert [target.to_json() for target in propose_targets(print_)] == [{"css": 'input[type="checkbox"]'}]


def test_the_first_target_that_is_unique_is_taken_and_a_scope_is_tried_before_css() -> None:
    print_ = Fingerprint(tag="button", role="button", accessible_name="Pay", id="pay", text="Pay")
    within = Target(role="dialog", name="Order")
    asked: list[str] = []

    def is_unique(target: Target) -> bool:
        asked.append(target.describe())
        return target.within is not None

    made = name_target(print_, is_unique, [within])
    assert made == Target(role="button", name="Pay", within=within)
    assert asked == ['button "Pay"', 'text "Pay"', 'css "#pay"', 'button "Pay" within dialog "Order"']


def test_what_says_another_thing_tomorrow_names_last() -> None:
    print_ = Fingerprint(
        tag="button", role="button", accessible_name="Posted 3 min ago", testid="post-20417", id="latest", title="Open"
    )
    assert [target.to_json() for target in propose_targets(print_)] == [
        {"title": "Open"}, {"css": "#latest"}, {"testid": "post-20417"},
        {"role": "button", "name": "Posted 3 min ago"},
    ]  # fmt: skip


def test_a_text_that_was_cut_or_holds_a_secret_names_nothing() -> None:
    cut = Fingerprint(tag="a", role="link", accessible_name="A long name…", title="‹secret:12345678›")
    with pytest.raises(TargetError, match="no target by meaning names this link alone"):
        name_target(cut, lambda target: True)
