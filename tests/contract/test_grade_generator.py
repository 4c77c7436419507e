"""A fixed-seed thousand of generated triples: no false pass, no false fail, the failing record named."""

from __future__ import annotations

from pathlib import Path

import pytest
from grade_generator import make_triple, misjudged

from reticle.grade.judge import judge_files


@pytest.mark.full
@pytest.mark.slow
def test_a_thousand_generated_triples_are_judged_as_they_were_made(tmp_path: Path) -> None:
    wrong = [found for seed in range(1000) if (found := misjudged(make_triple(seed), tmp_path, judge_files))]
    assert wrong == []
