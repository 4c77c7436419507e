"""The page of all actions is what the model says, and its examples are right."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest

from reticle.engine.shorthand import ACTIONS, parse_step

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "actions.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```\n(.+)\n```$", PAGE, re.M)


def load_maker() -> Any:
    """Return the script that writes the page."""
    spec = importlib.util.spec_from_file_location("make_actions", DOCS / "make_actions.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_current() -> None:
    assert load_maker().make_page() == PAGE


def test_every_action_stands_there() -> None:
    assert re.findall(r"^## (\w+)$", PAGE, re.M) == list(ACTIONS)


@pytest.mark.parametrize("text", EXAMPLES)
def test_an_example_of_the_page_is_right(text: str) -> None:
    assert parse_step(text).action == text.split()[0]
