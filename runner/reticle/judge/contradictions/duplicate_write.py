"""`duplicate-write`: one action wrote the same thing twice."""

from __future__ import annotations

from itertools import pairwise

from reticle.judge.contradictions.failure_in_ok import failure_in
from reticle.judge.contradictions.traits import is_reading, is_telemetry, succeeded
from reticle.judge.leaves_events import source_of
from reticle.judge.leaves_net import matches_request
from reticle.judge.scene import Scene
from reticle.model.predicate import NetLeaf
from reticle.model.verdict import Contradiction
from reticle.text import plural
from reticle.truth.requests import Exchange
from reticle.truth.values import deep_equal

HASTE_MS = 250.0
"""Two equal writes of an unknown cause count when they are so close together: further apart they may be a habit of the
page that the window is too short to show."""
_METHODS = frozenset({"POST", "PATCH", "DELETE"})


def find_duplicate_write(scene: Scene) -> list[Contradiction]:
    """Find the same POST, PATCH or DELETE to the app's own origins again from one action, the first having succeeded.

    Beacons, keepalive requests, background habits and requests with different idempotency keys are no duplicates; nor
    is what follows on a failure (that is a retry), nor a write that the flow expects several times.
    """
    found: list[Contradiction] = []
    groups: list[list[Exchange]] = []
    for exchange in scene.exchanges:
        if not _counts(exchange):
            continue
        for group in groups:
            if same_write(group[0], exchange):
                group.append(exchange)
                break
        else:
            groups.append([exchange])
    for group in groups:
        first = next((number for number, exchange in enumerate(group) if _stored(exchange)), None)
        again = _again(group, first) if first is not None else []
        if first is None or not again or _expects_several(scene, group):
            continue
        same = [*group[: first + 1], *again]
        events = [exchange.request.seq for exchange in same]
        gap_ms = again[0].t - group[first].t
        found.append(
            Contradiction(
                kind="duplicate-write",
                blocking=False,
                text=f"{group[0].spell()} was sent {plural(len(same), 'time')} by one action, with the same content, "
                f"the second {gap_ms:.0f} ms after the first",
                events=events,
                source=source_of(again[0].data.initiator),
            )
        )
    return found


def same_write(one: Exchange, other: Exchange) -> bool:
    """Tell whether two requests write the same: method, URL, body, operation, and no differing idempotency key."""
    return (
        one.data.method.upper() == other.data.method.upper()
        and one.data.url.split("#")[0] == other.data.url.split("#")[0]
        and one.data.operation == other.data.operation
        and one.data.idempotency_key == other.data.idempotency_key
        and one.request.action == other.request.action
        and deep_equal(one.data.body, other.data.body)
    )


def _again(group: list[Exchange], first: int) -> list[Exchange]:
    """Return the requests after the first that was taken which the same action is sure enough to have sent."""
    sure = group[first].cause == "caused"
    return [
        exchange for before, exchange in pairwise(group[first:])
        if (sure and exchange.cause == "caused") or exchange.t - before.t <= HASTE_MS
    ]  # fmt: skip


def _stored(exchange: Exchange) -> bool:
    answer = exchange.answer
    return succeeded(exchange) and answer is not None and failure_in(answer.body, exchange.data.body) is None


def _counts(exchange: Exchange) -> bool:
    data = exchange.data
    return (
        data.method.upper() in _METHODS
        and data.mutating
        and data.is_own
        and not data.keepalive
        and exchange.previous is None
        and not is_telemetry(exchange)
        and not is_reading(exchange)
    )


def _expects_several(scene: Scene, group: list[Exchange]) -> bool:
    return any(
        isinstance(result.leaf, NetLeaf)
        and (result.leaf.count or 0) > 1
        and result.satisfied is True
        and matches_request(result.leaf, group[0])
        for result in scene.results
    )
