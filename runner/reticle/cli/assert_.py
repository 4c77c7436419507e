"""`reticle assert`: judge what a page shows once the steps are done."""

from __future__ import annotations

from reticle.cli.verdicts import judge_and_exit
from reticle.cli.visiting import ExpectOption, JsonOption, takes_visit
from reticle.engine.visit import Visit


@takes_visit
def command(visit: Visit, expect: ExpectOption = None, as_json: JsonOption = False) -> None:
    """Do the steps, then judge what holds now, whoever caused it: exit 0 it holds, 1 it does not, 2 could not tell."""
    from reticle.engine.oneshot import prepare_assert
    from reticle.engine.shorthand import parse_predicate_text

    predicates = tuple(parse_predicate_text(text) for text in expect or ())
    judge_and_exit(prepare_assert(visit, predicates), as_json=as_json)
