"""`ignore` patterns of a source."""

from __future__ import annotations

import pytest

from reticle.errors import SourceUnreadError
from reticle.sources.ignoring import Ignoring


@pytest.mark.parametrize("pattern", ["t=[0-9]+", "(?:t=)(?:[0-9])+"], ids=["matched here", "matched in a process"])
def test_what_a_pattern_matches_is_removed_wherever_it_is_matched(pattern: str) -> None:
    ignoring = Ignoring.of([pattern])
    assert ignoring is not None
    assert ignoring.apply("é t=12 a\nt=3\nplain\n".encode()) == "é  a\nplain\n".encode()


def test_a_pattern_that_never_ends_makes_its_source_unread() -> None:
    ignoring = Ignoring.of(["(a+)+$"], "notes")
    assert ignoring is not None
    with pytest.raises(SourceUnreadError, match=r"ignore: .*took longer than") as caught:
        ignoring.apply(b"a" * 60 + b"!\n")
    assert caught.value.label == "notes"
