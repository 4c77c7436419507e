"""One leaf, whole: what was found, with its polarity, its deadline, its closing, and what held before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from reticle.judge.closing import Quiet, quiet_at, settled_at
from reticle.judge.leaf_result import FLIPPED, Found, LeafResult, Mode
from reticle.judge.leaves_events import (
    find_animation,
    find_console,
    find_dialog,
    find_download,
    find_error,
    find_perf,
    find_popup,
    find_route,
    find_signal,
)
from reticle.judge.leaves_live import find_changed, mode_of, read_leaf
from reticle.judge.leaves_net import find_net
from reticle.judge.outcome import Policy
from reticle.judge.strength import leaf_strength
from reticle.model.ecma import EcmaTimeoutError
from reticle.model.predicate import (
    LIVE_KINDS,
    AllOf,
    AnimationLeaf,
    AnyLeaf,
    AnyOf,
    ConsoleLeaf,
    DialogLeaf,
    DownloadLeaf,
    ErrorLeaf,
    LeafPath,
    NetLeaf,
    Not,
    PerfLeaf,
    PopupLeaf,
    Predicate,
    RouteLeaf,
    SettledLeaf,
    SignalLeaf,
    StateLeaf,
)
from reticle.model.reading import LiveReading
from reticle.truth.window import Window

Before = Mapping[LeafPath, LiveReading]
CHANNEL_OF: dict[str, tuple[str, ...]] = {
    "signal": ("signal",), "route": ("route",), "dialog": ("dialog",), "download": ("download",), "popup": ("popup",),
    "console": ("console",), "error": ("error",), "animation": ("animation",), "perf": ("perf",), "state": ("state",),
    "net": ("net",), "element": (), "text": (), "url": (), "storage": (), "cookie": (), "a11y": (), "settled": (),
}  # fmt: skip
"""Which channels of events could hold what a leaf asks for. Live leaves name their unseen places in the reading."""


def evaluate(window: Window, predicate: Predicate, before: Before | None, policy: Policy) -> tuple[LeafResult, ...]:
    """Evaluate every leaf of a predicate, in order. `before` are the readings of the live leaves before the action."""
    return tuple(
        evaluate_leaf(window, leaf, path, flipped, (before or {}).get(path), policy)
        for path, leaf, flipped in polar_leaves(predicate)
    )


def polar_leaves(
    predicate: Predicate, path: LeafPath = (), flipped: bool = False
) -> list[tuple[LeafPath, AnyLeaf, bool]]:
    """Return every leaf with its path, and whether an odd number of `not`s stands around it."""
    if isinstance(predicate, AllOf | AnyOf):
        return [
            found
            for number, part in enumerate(predicate.predicates)
            for found in polar_leaves(part, (*path, number), flipped)
        ]
    if isinstance(predicate, Not):
        return polar_leaves(predicate.predicate, (*path, 0), not flipped)
    return [(path, predicate, flipped)]


def evaluate_leaf(
    window: Window, leaf: AnyLeaf, path: LeafPath, flipped: bool, before: LiveReading | None, policy: Policy
) -> LeafResult:
    """Evaluate one leaf at the window's `now_t`."""
    deadline_t = window.pressed_t + leaf.within_ms if leaf.within_ms is not None else window.deadline_t
    until_t = float("inf") if deadline_t >= max(window.now_t, window.record.max_t) else deadline_t
    try:
        found = _find(window, leaf, path, flipped, until_t, before, policy)
    except EcmaTimeoutError as caught:
        found = Found(None, "positive", "", "", error=caught.message)
    mode: Mode = FLIPPED[found.mode] if flipped else found.mode
    satisfied = None if found.holds is None else found.holds is not flipped
    seen_t = min(window.now_t, deadline_t)
    quiet = _quiet(window, leaf, seen_t, policy, found)
    closed = satisfied is True and (mode == "positive" or quiet.closed)
    over = window.now_t >= deadline_t
    final = satisfied is False and found.decided
    return LeafResult(
        path=path,
        leaf=leaf,
        satisfied=satisfied,
        mode=mode,
        closed=closed,
        held_before=found.held_before,
        final=final,
        pending=satisfied is False and not final and (not over or quiet.busy),
        hidden=_hidden(window, leaf, found, satisfied, mode),
        found=found,
        strength=leaf_strength(leaf, mode),
        deadline_t=deadline_t,
        again_t=_again(window.now_t, deadline_t, quiet, satisfied, mode, leaf),
        flipped=flipped,
    )


def _find(
    window: Window, leaf: AnyLeaf, path: LeafPath, flipped: bool, until_t: float, before: LiveReading | None,
    policy: Policy,
) -> Found:  # fmt: skip
    record = window.record
    if isinstance(leaf, StateLeaf) and leaf.changed is not None:
        return find_changed(leaf, record, until_t, window.live.get(path), before)
    if leaf.kind in LIVE_KINDS:
        return _live(window, leaf, path, flipped, until_t, before)
    if isinstance(leaf, NetLeaf):
        open_still = window.action is not None and not quiet_at(record, window.now_t, policy.quiet_ms).closed
        return find_net(leaf, path, record, until_t, window.now_t - policy.quiet_ms if open_still else float("inf"))
    if isinstance(leaf, SettledLeaf):
        return _settled(window, leaf, policy)
    if isinstance(leaf, SignalLeaf):
        return find_signal(leaf, path, record, until_t)
    if isinstance(leaf, ConsoleLeaf):
        return find_console(leaf, path, record, until_t, 0 if leaf.absent is not flipped else window.start_seq)
    if isinstance(leaf, ErrorLeaf):
        return find_error(leaf, path, record, until_t, 0 if leaf.absent is not flipped else window.start_seq)
    if isinstance(leaf, RouteLeaf):
        return find_route(leaf, path, record, until_t)
    if isinstance(leaf, DialogLeaf):
        return find_dialog(leaf, path, record, until_t)
    if isinstance(leaf, DownloadLeaf):
        return find_download(leaf, path, record, until_t)
    if isinstance(leaf, PopupLeaf):
        return find_popup(leaf, path, record, until_t)
    if isinstance(leaf, AnimationLeaf):
        return find_animation(leaf, path, record, until_t)
    if isinstance(leaf, PerfLeaf):
        return find_perf(leaf, path, record, until_t)
    raise TypeError(f"no rule for {leaf.kind}")


def holds_in(leaf: AnyLeaf, reading: LiveReading, flipped: bool) -> bool:
    """Tell whether a live leaf, with the `not`s around it, holds in one reading."""
    found = read_leaf(leaf, reading)
    if found.holds is None or found.ambiguous:
        return False
    return found.holds is not flipped


def _live(
    window: Window, leaf: AnyLeaf, path: LeafPath, flipped: bool, until_t: float, before: LiveReading | None
) -> Found:
    """Judge a live leaf: a positive one that did not hold before is true as soon as one reading after the press shows
    it; everything else goes by the newest reading that is not later than its deadline."""
    held = before is not None and holds_in(leaf, before, flipped)
    mode = FLIPPED[mode_of(leaf)] if flipped else mode_of(leaf)
    first = window.since_true.get(path)
    newest = window.live.get(path)
    latched = mode == "positive" and not held and first is not None and first.t <= until_t
    reading = first if latched and first is not None and holds_in(leaf, first, flipped) else newest
    if reading is None:
        return Found(None, mode_of(leaf), "", "", live=True, held_before=held, error="the page was not read")
    if reading.t > until_t:
        late = "it was not so in time" if reading is newest else ""
        return Found(flipped, mode_of(leaf), read_leaf(leaf, reading).expected, late, live=True, held_before=held)
    if reading.no_store and before is not None and before.error is None:
        # it was there before the action: that the page has it no more is the page's doing
        lacking = read_leaf(leaf, replace(reading, error=None))
        return replace(lacking, observed=f"{reading.error}; it was there before", held_before=held)
    return replace(read_leaf(leaf, reading), held_before=held)


def _settled(window: Window, leaf: SettledLeaf, policy: Policy) -> Found:
    quiet_ms = float(leaf.quiet_ms if leaf.quiet_ms is not None else policy.quiet_ms)
    quiet = settled_at(window.record, window.now_t, quiet_ms)
    return Found(quiet.closed, "positive", f"the page is settled for {quiet_ms:g} ms", quiet.why())


def _quiet(window: Window, leaf: AnyLeaf, t: float, policy: Policy, found: Found) -> Quiet:
    if isinstance(leaf, SettledLeaf):
        quiet_ms = float(leaf.quiet_ms if leaf.quiet_ms is not None else policy.quiet_ms)
        return settled_at(window.record, t, quiet_ms)
    return quiet_at(window.record, t, policy.quiet_ms, found.last_t)


def _hidden(window: Window, leaf: AnyLeaf, found: Found, satisfied: bool | None, mode: Mode) -> str | None:
    if satisfied is False and found.decided:
        return None
    if satisfied is True and mode == "positive":
        return None
    if found.unseen:
        return found.unseen[0]
    channels = CHANNEL_OF[leaf.kind]
    if isinstance(leaf, NetLeaf) and leaf.channel in ("ws", "sse"):
        channels = ("net", "frame")
    elif isinstance(leaf, ConsoleLeaf) and leaf.level == "error":
        channels = ("console", "error")
    elif isinstance(leaf, StateLeaf) and leaf.changed is None:
        channels = ()
    return next((name for channel in channels if (name := window.could_hold(channel)) is not None), None)


def _again(
    now_t: float, deadline_t: float, quiet: Quiet, satisfied: bool | None, mode: Mode, leaf: AnyLeaf
) -> float | None:
    """Return when the leaf's answer may change with nothing else happening."""
    moments = []
    if satisfied is not True and deadline_t > now_t:
        moments.append(deadline_t)
    waits = (satisfied is True and mode != "positive") or leaf.kind == "settled"
    if waits and not quiet.closed:
        moments += [moment for moment in (quiet.again_t, deadline_t) if moment is not None and moment > now_t]
    return min(moments, default=None)
