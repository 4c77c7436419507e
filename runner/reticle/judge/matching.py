"""Whether two predicates could take the same events for theirs, so that one must be closed before the other begins."""

from __future__ import annotations

from typing import Any

from reticle.judge.leaf_result import FLIPPED, Mode
from reticle.judge.leaves import polar_leaves
from reticle.judge.leaves_live import mode_of
from reticle.judge.leaves_net import DEFAULT_CHANNELS, same_pathname
from reticle.model.predicate import (
    AnimationLeaf,
    AnyLeaf,
    ConsoleLeaf,
    CookieLeaf,
    DialogLeaf,
    DownloadLeaf,
    ElementLeaf,
    NetLeaf,
    Predicate,
    RouteLeaf,
    SignalLeaf,
    StateLeaf,
    StorageLeaf,
    TextLeaf,
    UrlLeaf,
)
from reticle.model.target import Target
from reticle.truth.paths import split_path

_FAMILIES = (
    frozenset({"console", "error"}), frozenset({"element", "text"}), frozenset({"url", "route"}),
)  # fmt: skip


def could_match_same(open_one: Predicate | None, next_one: Predicate | None) -> bool:
    """Tell whether the leaves of `open_one` that wait for being closed could be spoilt or fed by what `next_one` is
    about.

    Two leaves that both say "nothing of the kind" never disturb each other: an event that fails one fails both, and
    none comes in a healthy app. Otherwise leaves of one family do, unless their fields exclude each other.
    """
    if open_one is None or next_one is None:
        return False
    waiting = [(leaf, mode) for leaf, mode in _leaves(open_one) if mode != "positive"]
    coming = _leaves(next_one)
    return any(
        not (mode == other_mode == "negative") and _overlap(leaf, other)
        for leaf, mode in waiting
        for other, other_mode in coming
    )


def _leaves(predicate: Predicate) -> list[tuple[AnyLeaf, Mode]]:
    found: list[tuple[AnyLeaf, Mode]] = []
    for _, leaf, flipped in polar_leaves(predicate):
        mode = "exact" if leaf.kind == "perf" else mode_of(leaf)
        if isinstance(leaf, StateLeaf) and leaf.changed is False:
            mode = "negative"
        found.append((leaf, FLIPPED[mode] if flipped else mode))
    return found


def _overlap(one: AnyLeaf, other: AnyLeaf) -> bool:
    if one.kind != other.kind:
        return any(one.kind in family and other.kind in family for family in _FAMILIES) and _kin(one, other)
    if isinstance(one, NetLeaf) and isinstance(other, NetLeaf):
        return _same_requests(one, other)
    if isinstance(one, ElementLeaf) and isinstance(other, ElementLeaf):
        return _same_target(one.query, other.query)
    if isinstance(one, StateLeaf) and isinstance(other, StateLeaf):
        return _agree(one.store, other.store) and split_path(one.path) == split_path(other.path)
    if isinstance(one, StorageLeaf) and isinstance(other, StorageLeaf):
        return (one.area, one.key) == (other.area, other.key)
    if isinstance(one, SignalLeaf | CookieLeaf) and isinstance(other, SignalLeaf | CookieLeaf):
        return one.name == other.name
    if isinstance(one, AnimationLeaf) and isinstance(other, AnimationLeaf):
        return _agree(one.name, other.name)
    if isinstance(one, DownloadLeaf) and isinstance(other, DownloadLeaf):
        return _agree(one.filename, other.filename)
    if isinstance(one, DialogLeaf) and isinstance(other, DialogLeaf):
        return _agree(one.dialog, other.dialog)
    if isinstance(one, ConsoleLeaf) and isinstance(other, ConsoleLeaf):
        return _agree(one.level, other.level)
    if isinstance(one, TextLeaf) and isinstance(other, TextLeaf):
        return one.contains in other.contains or other.contains in one.contains
    if isinstance(one, RouteLeaf | UrlLeaf) and isinstance(other, RouteLeaf | UrlLeaf):
        return _agree(one.pathname, other.pathname)
    return True


def _kin(one: AnyLeaf, other: AnyLeaf) -> bool:
    if isinstance(one, RouteLeaf | UrlLeaf) and isinstance(other, RouteLeaf | UrlLeaf):
        return _agree(one.pathname, other.pathname)
    console = one if isinstance(one, ConsoleLeaf) else other
    if isinstance(console, ConsoleLeaf):
        return console.level == "error"
    element, text = (one, other) if isinstance(one, ElementLeaf) else (other, one)
    if isinstance(element, ElementLeaf) and isinstance(text, TextLeaf) and isinstance(element.text, str):
        return text.contains in element.text
    return True


def _same_requests(one: NetLeaf, other: NetLeaf) -> bool:
    channels = [DEFAULT_CHANNELS if leaf.channel is None else {leaf.channel} for leaf in (one, other)]
    if not channels[0] & channels[1]:
        return False
    if one.method is not None and other.method is not None and one.method.upper() != other.method.upper():
        return False
    if one.path is not None and other.path is not None and not same_pathname(one.path, other.path):
        return False
    for contains, path in ((one.url_contains, other.path), (other.url_contains, one.path)):
        if contains is not None and path is not None and contains.startswith("/") and contains.endswith(path):
            return True
        if contains is not None and path is not None and contains.startswith("/") and contains not in path:
            return "?" in contains or "#" in contains
    return _agree(one.operation, other.operation)


def _same_target(one: Target, other: Target) -> bool:
    fields = ("ref", "testid", "role", "name", "label", "placeholder", "text", "alt", "title", "nth")
    return all(_agree(getattr(one, field), getattr(other, field)) for field in fields)


def _agree(one: Any, other: Any) -> bool:
    return one is None or other is None or one == other
