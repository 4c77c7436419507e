"""Grades from the field: every case of the pages, with the verdict that stands beside it there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from grade_asking import Asker
from grade_files import Table

from reticle.grade.answer import AnswerSpecError, check_answer, fixed_values
from reticle.grade.answer_fold import read_given
from reticle.grade.explain import render_text
from reticle.model.state import Answer

PAGES = Path(__file__).parents[1] / "field" / "pages"


def load(page: str) -> Any:
    return json.loads((PAGES / page).read_text("utf-8"))


def cases(page: str) -> list[Any]:
    return [
        pytest.param(case, id=str(case.get("name") or f"{case['want']} · {case['got']}")[:70])
        for case in load(page)["cases"]
    ]


def answers(case: Any, match: str, **more: Any) -> bool:
    want = case["want"] if isinstance(case["want"], list) else [case["want"]]
    options = {key: case[key] for key in ("locale",) if key in case}
    spec = Answer.model_validate({"values": want, "match": match, **options, **more})
    given = case["got"] if isinstance(case["got"], list) else read_given(case["got"])
    return check_answer(spec, fixed_values(spec), given).passed


@pytest.mark.parametrize("case", cases("H095_url_answers.json"))
def test_an_address_is_the_page_that_it_names(case: Any) -> None:
    told, _, unless = case["verdict"].partition(" unless ")
    assert answers(case, "url") is (told == "equal")
    if unless == "extra parameters are allowed":
        assert answers(case, "url", extraParameters=True)
    else:
        assert unless == ""


@pytest.mark.parametrize("case", cases("H096_date_answers.json"))
def test_a_date_is_one_day_and_an_ambiguous_one_never_passes(case: Any) -> None:
    verdict, match = case["verdict"], case["type"]
    if verdict.startswith("invalid want"):
        with pytest.raises(AnswerSpecError):
            answers(case, match)
        return
    assert answers(case, match) is (verdict == "equal")
    if "unless the year is optional" in verdict:
        assert answers(case, match, yearOptional=True)
    elif "zone is declared as UTC" in verdict:
        assert answers(case, match, zone="UTC")
    else:
        assert verdict.split(":")[0] in ("equal", "different", "ambiguous")


@pytest.mark.parametrize("case", cases("H097_comma_in_values.json"))
def test_values_that_hold_commas_are_not_cut_and_a_set_is_counted(case: Any) -> None:
    """Where the page leaves the choice between a set and a bag, a value given twice fails."""
    verdict, match = case["verdict"], case["type"]
    assert answers(case, match) is (verdict == "equal")
    if "only when the task lists such words" in verdict:
        assert answers(case, match, none=[case["got"]])
    else:
        assert verdict.split(":")[0] in ("equal", "different", "equal for a set, different for a bag")


SIDE = load("H099_side_effects.json")


def shop(state: dict[str, list[dict[str, Any]]]) -> dict[str, Table]:
    """Return the tables as a snapshot of every table has them, the ignored one left out."""
    seen = {name: rows for name, rows in state.items() if name not in SIDE["ignore"]}
    tables = {"shop": Table([[name] for name in seen], ["table"], ["table"])}
    for name, rows in seen.items():
        columns = list((rows or SIDE["before"][name])[0])
        tables[f"shop.{name}"] = Table(
            [[str(row[column]) for column in columns] for row in rows], columns, ["id"], parent="shop"
        )
    return tables


@pytest.mark.parametrize("case", cases("H099_side_effects.json"))
def test_a_side_effect_fails_and_its_cell_or_row_is_named(case: Any, tmp_path: Path) -> None:
    wanted = json.loads(json.dumps(SIDE["before"]))
    for change in SIDE["want_change"]:
        (row,) = [row for row in wanted[change["table"]] if row["id"] == change["id"]]
        row.update(change["set"])
    result = Asker(tmp_path).tables(shop(wanted), shop(wanted), shop(case["got"]))
    assert result.verdict == case["verdict"].upper()
    if named := case.get("must_name"):
        table, _, rest = named.partition(".")
        key, _, column = rest.partition(".")
        text = render_text(result)
        assert (f"shop.{table}[{key}].{column}: " if column else f"state shop.{table} {key}" if key else table) in text


@pytest.mark.parametrize("case", cases("H102_unicode_forms.json"))
def test_letters_of_another_form_are_told_apart_in_cells_and_folded_in_answers(case: Any, tmp_path: Path) -> None:
    verdict = case["verdict"]

    def table(cell: str) -> dict[str, Table]:
        return {"t": Table([["1", cell]], ["id", "name"], ["id"])}

    result = Asker(tmp_path).tables(table(case["want"]), table(case["want"]), table(case["got"]))
    assert result.verdict == ("PASS" if case["want"] == case["got"] else "FAIL")
    same_answer = verdict.startswith("equal") or "equal for a spoken answer" in verdict or "unless case" in verdict
    assert answers(case, "exact") is same_answer
    if "report says the forms differ" in verdict:
        assert "same letters, other form" in render_text(result)
    if "shows the hidden character" in verdict:
        assert "\\u200b" in render_text(result)
