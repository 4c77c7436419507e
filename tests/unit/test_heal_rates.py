"""A seeded sample of the bench of healing: often enough right, hardly ever wrong. The bench holds the full count."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "bench"))

from heal import make_pairs, measure

from reticle.match.decide import DEMANDS


@pytest.mark.full
@pytest.mark.slow
def test_heals_are_frequent_while_false_and_wrong_ones_are_rare() -> None:
    tally = measure(list(make_pairs(90, seed=7)), DEMANDS)["all"]
    assert tally.pairs == 90
    assert tally.first >= 84
    assert tally.hard_first >= 0.8 * tally.hard
    assert tally.heals >= 72
    assert tally.false <= 4
    assert tally.wrong <= 1
