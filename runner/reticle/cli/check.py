"""`reticle check`: do steps on a page and judge what the last one caused."""

from __future__ import annotations

from reticle.cli.verdicts import judge_and_exit
from reticle.cli.visiting import ExpectOption, JsonOption, takes_visit
from reticle.engine.visit import Visit


@takes_visit
def command(visit: Visit, expect: ExpectOption = None, as_json: JsonOption = False) -> None:
    """Do the steps and judge what the last one caused: exit 0 proved, 1 wrong, 2 could not tell."""
    from reticle.engine.oneshot import prepare_check
    from reticle.engine.shorthand import parse_predicate_text

    predicates = tuple(parse_predicate_text(text) for text in expect or ())
    judge_and_exit(prepare_check(visit, predicates), as_json=as_json)
