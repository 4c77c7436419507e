"""Controls whose name looks destructive are known by their words."""

from __future__ import annotations

import pytest

from reticle.browser.danger import find_danger


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("Delete account", "delete"), ("remove-item", "remove"), ("btnDeleteAll", "delete"),
        ("Cancel subscription", "cancel subscription"), ("Permanently close", "permanently"),
    ],
)  # fmt: skip
def test_a_destructive_name_is_told_by_its_word(name: str, word: str) -> None:
    assert find_danger(name) == word


@pytest.mark.parametrize("name", ["Save", "Cancel", "Undo delete", "Open dropdown", "Keep account", "", None])
def test_a_harmless_name_is_none(name: str | None) -> None:
    assert find_danger(name) is None


def test_any_of_several_names_is_enough() -> None:
    assert find_danger("Trash icon", None, "delete-row") == "delete"
