"""Lines through changes, patterns of paths, and what a file is by its name."""

from __future__ import annotations

import difflib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reticle.policy.file_kinds import is_documentation, is_source
from reticle.policy.globs import matches_any
from reticle.policy.touched import Edit, carry_back, list_ran_edits, list_touched, overlap

lines = st.lists(st.sampled_from("abcd"), max_size=12)


def _edits(old: list[str], new: list[str]) -> list[Edit]:
    found: list[Edit] = []
    for what, a, b, c, d in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if what != "equal":
            found.append(((a + (b > a), b - a), (c + (d > c), d - c)))
    return found


@given(lines, lines)
def test_a_line_that_stayed_is_carried_back_to_where_it_stood(old: list[str], new: list[str]) -> None:
    edits = _edits(old, new)
    for what, a, b, c, _ in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        for at in range(b - a if what == "equal" else 0):
            assert carry_back([(c + at + 1, c + at + 1)], edits) == [(a + at + 1, a + at + 1)]


@given(lines, lines, st.data())
def test_every_edit_touches_a_file_that_ran_whole_and_none_that_did_not(
    old: list[str], new: list[str], data: st.DataObject
) -> None:
    edits = _edits(old, new)
    assert list_ran_edits(edits, [(1, len(old) + 1)]) == edits
    assert list_ran_edits(edits, []) == []
    if not old:
        return
    line = data.draw(st.integers(1, len(old)))
    is_changed = any(first <= line <= first + count - 1 for (first, count), _ in edits)
    if is_changed:
        assert list_ran_edits(edits, [(line, line)])


def test_an_insertion_touches_the_lines_around_it() -> None:
    assert list_touched([(4, 0), (7, 2), (0, 0)]) == [(4, 5), (7, 8), (1, 1)]
    assert overlap([(4, 5)], [(1, 4)]) == [(4, 5)]
    assert overlap([(4, 5)], [(5, 9)]) == [(4, 5)]
    assert overlap([(4, 5)], [(1, 3), (6, 9)]) == []


def test_lines_that_are_new_are_carried_back_to_those_around_them() -> None:
    inserted: list[Edit] = [((4, 0), (5, 3))]
    assert carry_back([(6, 6)], inserted) == [(4, 5)]
    assert carry_back([(9, 9)], inserted) == [(6, 6)]
    replaced: list[Edit] = [((4, 2), (4, 1))]
    assert carry_back([(4, 4), (5, 5)], replaced) == [(4, 5), (6, 6)]


@pytest.mark.parametrize(
    ("pattern", "path", "fits"),
    [
        ("api/**", "api/orders/list.py", True),
        ("api/**", "web/api/x.js", False),
        ("api/", "api/x.py", True),
        ("*.sql", "db/migrations/1.sql", True),
        ("server/*.py", "server/a.py", True),
        ("server/*.py", "server/deep/a.py", False),
        ("**/*.py", "a.py", True),
        ("web/**/*.vue", "web/a/b/c.vue", True),
        ("../api/**", "../api/x.go", True),
        ("a?.js", "ab.js", True),
        ("[ab].js", "b.js", True),
        ("[!ab].js", "b.js", False),
        ("api.v1/x", "apiXv1/x", False),
        ("über/*", "über/x.js", True),
    ],
)
def test_patterns_fit_as_in_ignore_files(pattern: str, path: str, fits: bool) -> None:
    assert matches_any(path, (pattern,)) is fits


@pytest.mark.parametrize(
    "path", ["README.md", "LICENSE", "docs/a/b.md", "web/CHANGELOG.md", ".gitignore", "../LICENSE"]
)
def test_what_is_about_the_project_is_documentation(path: str) -> None:
    assert is_documentation(path)


@pytest.mark.parametrize(
    "path", ["content/post.md", "index.md", "docs/site.js", "robots.txt", "package-lock.json", "Makefile", "BUILD"]
)
def test_what_an_app_may_be_made_of_is_none(path: str) -> None:
    assert not is_documentation(path)


def test_source_is_known_by_its_ending() -> None:
    assert is_source("web/Cart.TSX")
    assert not is_source("package-lock.json")
    assert not is_source("Dockerfile")
