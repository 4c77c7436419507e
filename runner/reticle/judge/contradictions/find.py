"""All searches for contradictions, in the order in which they are told."""

from __future__ import annotations

from collections.abc import Callable

from reticle.judge.contradictions.duplicate_write import find_duplicate_write
from reticle.judge.contradictions.failure_in_ok import find_failure_in_ok
from reticle.judge.contradictions.money_unit import find_money_unit
from reticle.judge.contradictions.never_settled import find_never_settled
from reticle.judge.contradictions.request_failed import find_request_failed
from reticle.judge.contradictions.response_ignored import find_response_ignored
from reticle.judge.contradictions.screen_differs import find_screen_differs
from reticle.judge.contradictions.stale_response import find_stale_response
from reticle.judge.contradictions.uncaught_error import find_uncaught_error
from reticle.judge.contradictions.write_echo import find_write_echo
from reticle.judge.scene import Scene
from reticle.model.verdict import Contradiction

FINDERS: tuple[Callable[[Scene], list[Contradiction]], ...] = (
    find_request_failed,
    find_failure_in_ok,
    find_duplicate_write,
    find_uncaught_error,
    find_write_echo,
    find_money_unit,
    find_stale_response,
    find_screen_differs,
    find_response_ignored,
    find_never_settled,
)


def find_contradictions(scene: Scene) -> list[Contradiction]:
    """Return every contradiction of a window; the policy decides which of them block."""
    found = [item for finder in FINDERS for item in finder(scene)]
    return [item.model_copy(update={"blocking": item.kind in scene.policy.blocking}) for item in found]
