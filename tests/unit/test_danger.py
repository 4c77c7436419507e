"""Controls whose name looks destructive are known by their words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from reticle.browser.danger import find_danger
from reticle.browser.targets import Found
from reticle.engine.consent import Consent
from reticle.errors import ActionRefusedError
from reticle.model.args import UploadArgs


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("Delete account", "delete"), ("remove-item", "remove"), ("btnDeleteAll", "delete"),
        ("Cancel subscription", "cancel subscription"), ("Permanently close", "permanently"),
        ("Drop", "drop"), ("Drop table", "drop table"), ("Drop indexes", "drop indexes"),
        ("drop-all-schemas", "drop all schemas"),
        ("DROP TABLE orders", "drop table"), ("Drop this database", "drop this database"),
        ("Delete drop-down entry", "delete"),
    ],
)  # fmt: skip
def test_a_destructive_name_is_told_by_its_word(name: str, word: str) -> None:
    assert find_danger(name) == word


@pytest.mark.parametrize(
    "name",
    [
        "Save",
        "Cancel",
        "Undo delete",
        "Open dropdown",
        "Keep account",
        "",
        None,
        "Drop here",
        "Drop files here",
        "Drop columns here to group",
        "Drop a file or browse",
        "drop-zone",
        "Drop off",
        "Drop us a line",
        "Price drop",
        "file-drop",
    ],
)
def test_a_harmless_name_is_none(name: str | None) -> None:
    assert find_danger(name) is None


def test_any_of_several_names_is_enough() -> None:
    assert find_danger("Trash icon", None, "delete-row") == "delete"


def test_files_are_given_without_a_word_and_a_destructive_button_is_not_pressed_for_them() -> None:
    consent = Consent("block", is_given=False)
    files = UploadArgs(path="a.txt")
    found = Found(cast("Any", None), 1, 1, "e1", 'textbox "Remove and replace"', name="Remove and replace")
    consent.check(replace(found, tag="input", type="file"), files)
    consent.check(replace(found, describe="div", name="", testid="drop"), files)
    with pytest.raises(ActionRefusedError, match="looks destructive"):
        consent.check(replace(found, tag="button"), files)
