"""GRADE.md names tests and figures that there are for every sentence and point, and no test of the page is unnamed."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
ROW = re.compile(r"^\| (?P<id>[A-Z]\d+) \| (?P<promise>[^|]+) \| (?P<shown>[^|]+) \|$", re.M)
ROWS = [found.groupdict() for found in ROW.finditer((TESTS / "contract" / "GRADE.md").read_text("utf-8"))]


def list_tests(path: Path) -> list[str]:
    found = [
        node for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    ]  # fmt: skip
    return [node.name for node in sorted(found, key=lambda node: node.lineno)]


@pytest.fixture(scope="module")
def known() -> set[str]:
    return {name for path in TESTS.rglob("test_*.py") for name in list_tests(path)}


@pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])
def test_a_promise_names_what_shows_it(row: dict[str, str], known: set[str]) -> None:
    shown = re.findall(r"`([^`]+)`", row["shown"])
    assert shown
    for name in shown:
        assert (ROOT / name).is_file() if "/" in name else name in known, name


def test_the_numbers_of_each_part_leave_nothing_out() -> None:
    parts: dict[str, list[int]] = {}
    for row in ROWS:
        parts.setdefault(row["id"][0], []).append(int(row["id"][1:]))
    assert sorted(parts) == list("ABCDE")
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in parts.values())


def test_the_tests_of_the_page_stand_in_the_order_of_its_sentences() -> None:
    page = [name for path in sorted(TESTS.glob("contract/test_grade_page_*.py")) for name in list_tests(path)]
    named = [re.findall(r"`([^`]+)`", row["shown"])[0] for row in ROWS if row["id"].startswith("A")]
    assert list(dict.fromkeys(named)) == page
