"""Every acceptance case has its tests, and the table that says so names tests that are there."""

from __future__ import annotations

import json
import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
ROW = re.compile(r"^\| (?P<case>[A-Z]\d+) \| (?P<tests>.+) \|$", re.MULTILINE)


def read_table() -> dict[str, list[str]]:
    text = (TESTS / "CASES.md").read_text("utf-8")
    return {found["case"]: re.findall(r"`([^`]+)`", found["tests"]) for found in ROW.finditer(text)}


def test_every_case_has_a_row_with_a_test() -> None:
    cases = json.loads((TESTS / "field" / "manifest.json").read_text("utf-8"))["cases"]
    wanted = {f"T{number}" for number in range(1, 19)} | {f"Y{number}" for number in range(1, 17)}
    wanted |= {f"F{number}" for number in range(1, 16)}
    wanted |= set(cases)
    table = read_table()
    assert wanted <= set(table)
    assert all(table.values())


def test_every_test_in_the_table_is_there() -> None:
    for case, names in read_table().items():
        for name in names:
            file, _, function = name.partition("::")
            source = (TESTS / file).read_text("utf-8")
            assert re.search(rf"^(async )?def {function}\(", source, re.MULTILINE), f"{case}: {name}"
