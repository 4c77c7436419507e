"""Keys are named as the DOM does and typed as a US keyboard does."""

from __future__ import annotations

import pytest

from reticle.browser.keys import is_typable, key_of, split_shortcut
from reticle.errors import ActionRefusedError


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Enter", ((), "Enter")),
        ("+", ((), "+")),
        ("Control+K", (("Control",), "K")),
        ("Ctrl+Shift+ArrowDown", (("Control", "Shift"), "ArrowDown")),
        ("Control++", (("Control",), "+")),
        ("Cmd+a", (("Meta",), "a")),
    ],
)
def test_a_shortcut_is_split_into_modifiers_and_key(text: str, parts: tuple[tuple[str, ...], str]) -> None:
    assert split_shortcut(text) == parts


def test_an_unknown_modifier_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ActionRefusedError, match='"Strg" in "Strg\\+K" is no modifier · hint: one of Alt, Control'):
        split_shortcut("Strg+K")


@pytest.mark.parametrize(
    ("name", "code", "number", "text"),
    [
        ("a", "KeyA", 65, "a"), ("A", "KeyA", 65, "A"), ("?", "Slash", 191, "?"), ("5", "Digit5", 53, "5"),
        ("%", "Digit5", 53, "%"), ("Esc", "Escape", 27, ""), ("Space", "Space", 32, " "), ("KeyQ", "KeyQ", 81, "q"),
        ("F12", "F12", 123, ""), ("é", "", 0, "é"),
    ],
)  # fmt: skip
def test_a_key_has_the_code_the_number_and_the_text_of_the_layout(name: str, code: str, number: int, text: str) -> None:
    key = key_of(name)
    assert (key.code, key.key_code, key.text) == (code, number, text)


def test_shift_gives_the_upper_character_of_a_key() -> None:
    assert (key_of("a", shift=True).text, key_of("5", shift=True).text) == ("A", "%")


def test_only_what_a_key_makes_is_typable() -> None:
    assert is_typable("Z")
    assert is_typable("\n")
    assert not is_typable("ß")
