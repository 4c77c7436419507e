"""The page about trying by hand: every short form that it shows is right."""

from __future__ import annotations

import re
import shlex
from itertools import pairwise
from pathlib import Path

import pytest

from reticle.engine.shorthand import parse_predicate_text, parse_step

PAGE = (Path(__file__).parents[2] / "docs/by-hand.md").read_text("utf-8")
SHORT = PAGE.partition("## The short form")[2]
STEPS, PREDICATES = (re.findall(r"^\| `([^`]+)` \|", part, re.M) for part in SHORT.split("| predicate |"))
CALL = shlex.split(re.findall(r"\$ (reticle check (?:.*\\\n)*.*)", PAGE)[0].replace("\\\n", " "))


@pytest.mark.parametrize("text", STEPS)
def test_a_step_of_the_page_is_right(text: str) -> None:
    assert parse_step(text).action == text.split()[0]


@pytest.mark.parametrize("text", PREDICATES)
def test_a_predicate_of_the_page_is_right(text: str) -> None:
    assert parse_predicate_text(text).kind == text.split()[0]


def test_the_call_of_the_page_is_right() -> None:
    words = list(pairwise(CALL))
    assert len([parse_step(text) for option, text in words if option == "--do"]) == 2
    assert len([parse_predicate_text(text) for option, text in words if option == "--expect"]) == 2
