"""Leaves that are judged by events: signal route dialog download popup console error animation perf."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from reticle.judge.leaf_result import Found, Mode
from reticle.model.event import (
    Animation,
    ConsoleLine,
    Dialog,
    Download,
    Event,
    PageError,
    Perf,
    Place,
    Popup,
    RouteChange,
    Signal,
)
from reticle.model.predicate import (
    AnimationLeaf,
    ConsoleLeaf,
    DialogLeaf,
    DownloadLeaf,
    ErrorLeaf,
    LeafPath,
    PerfLeaf,
    PopupLeaf,
    RouteLeaf,
    SignalLeaf,
)
from reticle.model.target import Target
from reticle.model.verdict import SourcePlace
from reticle.text import cut, plural
from reticle.truth.paths import ABSENT
from reticle.truth.record import Record
from reticle.truth.values import match_paths, match_value, spell_json, spell_value

_LOOKED_AT = 20
UNCAUGHT = ("exception", "rejection")


def source_of(place: Place | None) -> SourcePlace | None:
    """Return a script position as the verdict carries it."""
    return SourcePlace(file=place.file, line=place.line, column=place.column) if place is not None else None


def find_signal(leaf: SignalLeaf, path: LeafPath, record: Record, until_t: float) -> Found:
    """Judge `signal`: by name, data and count."""

    def matches(event: Event) -> bool:
        data = event.data
        if not isinstance(data, Signal) or data.name != leaf.name:
            return False
        return "data_matches" not in leaf.model_fields_set or match_paths(leaf.data_matches, data.data)

    seen = _until(record.select((path, leaf.kind), Signal, matches), until_t)
    expected = f'signal "{leaf.name}"'
    if "data_matches" in leaf.model_fields_set:
        expected += f" with {spell_value(leaf.data_matches)}"
    near = [
        event for event in _until(_latest(record, Signal), until_t)
        if isinstance(event.data, Signal) and event.data.name == leaf.name
    ]  # fmt: skip
    if seen:
        said = plural(len(seen), "such signal") + f", the last with {spell_json(getattr(seen[-1].data, 'data', None))}"
    elif near:
        said = f'"{leaf.name}" came with {spell_json(getattr(near[-1].data, "data", None))}'
    else:
        said = _others([getattr(event.data, "name", "") for event in _latest(record, Signal)], "signal")
    return counted(seen, leaf.count, False, expected, said)


def find_route(leaf: RouteLeaf, path: LeafPath, record: Record, until_t: float) -> Found:
    """Judge `route`: the address CHANGED to it in the window."""

    def matches(event: Event) -> bool:
        data = event.data
        return (
            isinstance(data, RouteChange)
            and (leaf.pathname is None or data.pathname == leaf.pathname)
            and (leaf.contains is None or leaf.contains in data.to)
        )

    seen = _until(record.select((path, leaf.kind), RouteChange, matches), until_t)
    wanted = leaf.pathname if leaf.pathname is not None else f"…{leaf.contains}…"
    if leaf.pathname is not None and leaf.contains is not None:
        wanted += f" containing {leaf.contains}"
    said = _others([getattr(event.data, "to", "") for event in _latest(record, RouteChange)], "route change", "to ")
    return counted(seen, None, False, f"the route changes to {wanted}", f"changed to {_to(seen[-1])}" if seen else said)


def find_dialog(leaf: DialogLeaf, path: LeafPath, record: Record, until_t: float) -> Found:
    """Judge `dialog`: by its kind and message."""

    def matches(event: Event) -> bool:
        data = event.data
        return (
            isinstance(data, Dialog)
            and leaf.dialog in (None, data.kind)
            and (leaf.message_contains is None or leaf.message_contains in data.message)
        )

    expected = f"a {leaf.dialog or 'dialog'}" + _saying(leaf.message_contains)
    texts = [f'{event.data.kind} "{cut(event.data.message)}"' for event in _latest(record, Dialog)
             if isinstance(event.data, Dialog)]  # fmt: skip
    return _plain(leaf, path, Dialog, matches, record, until_t, expected, "dialog", texts)


def find_download(leaf: DownloadLeaf, path: LeafPath, record: Record, until_t: float) -> Found:
    """Judge `download`: a file that really came down."""

    def matches(event: Event) -> bool:
        data = event.data
        return isinstance(data, Download) and data.failed is None and leaf.filename in (None, data.filename)

    expected = f'a download "{leaf.filename}"' if leaf.filename else "a download"
    texts = [
        f'"{event.data.filename}"' + (f" that failed ({event.data.failed})" if event.data.failed else "")
        for event in _latest(record, Download) if isinstance(event.data, Download)
    ]  # fmt: skip
    return _plain(leaf, path, Download, matches, record, until_t, expected, "download", texts)


def find_popup(leaf: PopupLeaf, path: LeafPath, record: Record, until_t: float) -> Found:
    """Judge `popup`: a new page was opened."""

    def matches(event: Event) -> bool:
        return isinstance(event.data, Popup) and (leaf.url_contains is None or leaf.url_contains in event.data.url)

    expected = "a popup" + (f" at …{leaf.url_contains}…" if leaf.url_contains else "")
    texts = [getattr(event.data, "url", "") for event in _latest(record, Popup)]
    return _plain(leaf, path, Popup, matches, record, until_t, expected, "popup", texts)


def find_console(leaf: ConsoleLeaf, path: LeafPath, record: Record, until_t: float, after_seq: int = 0) -> Found:
    """Judge `console`: the level is exact; `error` also takes uncaught errors. Lines up to `after_seq` (those of the
    page's load) prove nothing."""

    def matches(event: Event) -> bool:
        data = event.data
        return (
            isinstance(data, ConsoleLine)
            and leaf.level in (None, data.level)
            and (leaf.contains in data.text if leaf.contains is not None else not data.left)
        )

    seen = list(record.select((path, leaf.kind), ConsoleLine, matches))
    if leaf.level == "error":
        seen = sorted(seen + _errors(leaf.contains, record), key=lambda event: event.seq)
    seen = [event for event in seen if event.seq > after_seq]
    expected = f"a console line of level {leaf.level}" if leaf.level else "a console line"
    expected += _saying(leaf.contains)
    texts = [f'{getattr(event.data, "level", "")} "{cut(getattr(event.data, "text", ""))}"'
             for event in _latest(record, ConsoleLine)]  # fmt: skip
    return _of_lines(leaf.absent, _until(seen, until_t), expected, texts)


def find_error(leaf: ErrorLeaf, path: LeafPath, record: Record, until_t: float, after_seq: int = 0) -> Found:
    """Judge `error`: uncaught exceptions and rejections; a rejection that was handled later is none. Those up to
    `after_seq` (of the page's load) prove nothing."""
    seen = [event for event in _errors(leaf.contains, record) if event.seq > after_seq]
    expected = "an uncaught error" + _saying(leaf.contains)
    texts = [f'"{cut(_message(event))}"' for event in _latest(record, PageError)]
    return _of_lines(leaf.absent, _until(seen, until_t), expected, texts)


def find_animation(leaf: AnimationLeaf, path: LeafPath, record: Record, until_t: float) -> Found:
    """Judge `animation`: it ended, or with `completed: false` it began."""

    def matches(event: Event) -> bool:
        data = event.data
        return (
            isinstance(data, Animation)
            and data.phase == ("end" if leaf.completed else "start")
            and leaf.name in (None, data.name)
            and (leaf.target is None or _names(leaf.target, data.target))
        )

    expected = f'animation "{leaf.name}"' if leaf.name else "an animation"
    expected += f" of {leaf.target.describe()}" if leaf.target else ""
    expected += " ends" if leaf.completed else " begins"
    seen = _until(record.select((path, leaf.kind), Animation, matches), until_t)
    texts = [f'"{event.data.name}" {event.data.phase}' for event in _latest(record, Animation)
             if isinstance(event.data, Animation)]  # fmt: skip
    return counted(seen, None, False, expected, "it did" if seen else _others(texts, "animation"))


def find_perf(leaf: PerfLeaf, path: LeafPath, record: Record, until_t: float) -> Found:
    """Judge `perf`: layout shifts are added up, the longest task and the last lcp count. Closed when it is quiet."""
    seen = _until(record.select((path, leaf.kind), Perf, lambda event: _metric(event) == leaf.metric), until_t)
    values = [event.data.value for event in seen if isinstance(event.data, Perf)]
    value: Any = ABSENT
    if leaf.metric == "lcp":
        value = values[-1] if values else ABSENT
    else:
        value = sum(values) if leaf.metric == "layout-shift" else max(values, default=0.0)
    return Found(
        holds=match_value(leaf.value, value),
        mode="exact" if values else "negative",
        expected=f"{leaf.metric} {spell_value(leaf.value)}",
        observed=f"{leaf.metric} was {spell_json(value)}",
        events=tuple(seen),
        last_t=seen[-1].t if seen else None,
    )


def counted(
    seen: Sequence[Event], count: int | None, absent: bool, expected: str, observed: str, *, loose: int = 0
) -> Found:
    """Judge by how many events matched: none (`absent`), exactly `count`, or at least one.

    `loose` of them may still be withdrawn, so they decide nothing yet.
    """
    number = len(seen)
    mode: Mode = "negative" if absent or count == 0 else "positive" if count is None else "exact"
    wanted = 0 if absent else count
    holds = number >= 1 if wanted is None else number == wanted
    if wanted:
        expected += f", exactly {wanted} of them" if wanted > 1 else ", exactly once"
        observed = f"{number} of them" if seen else observed
    elif wanted == 0:
        expected = f"no {expected.removeprefix('a ').removeprefix('an ')}"
    return Found(
        holds=holds,
        mode=mode,
        expected=expected,
        observed=observed,
        events=tuple(seen),
        decided=number - loose > (wanted if wanted is not None else 0),
        last_t=max(event.t for event in seen) if seen else None,
        cause=seen[-1].cause if seen else None,
    )


def uncaught(record: Record) -> list[Event]:
    """Return the uncaught exceptions and rejections of a window; those withdrawn later are left out."""
    events = record.of(PageError)
    withdrawn = {event.data.id for event in events if isinstance(event.data, PageError) and event.data.withdrawn}
    return [
        event for event in events
        if isinstance(event.data, PageError) and event.data.kind in UNCAUGHT and not event.data.withdrawn
        and event.data.id not in withdrawn
    ]  # fmt: skip


def is_noise(error: PageError) -> bool:
    """Tell whether an error is what browsers and cancelled requests say in healthy pages."""
    if error.left:
        return True
    message = error.message
    return "ResizeObserver loop" in message or "AbortError" in message or "AbortError" in error.stack.split("\n")[0]


def _errors(contains: str | None, record: Record) -> list[Event]:
    """Return the uncaught errors that contain a text; without one, those that are no noise of the platform."""
    if contains is not None:
        return [event for event in uncaught(record) if contains in _message(event)]
    return [event for event in uncaught(record) if isinstance(event.data, PageError) and not is_noise(event.data)]


def _of_lines(absent: bool, seen: list[Event], expected: str, texts: list[str]) -> Found:
    if seen:
        data = seen[0].data
        text = data.text if isinstance(data, ConsoleLine) else _message(seen[0])
        observed = f'"{cut(text, 160)}"' + (f" and {len(seen) - 1} more" if len(seen) > 1 else "")
        place = data.source if isinstance(data, ConsoleLine | PageError) else None
        observed += f" at {place}" if place is not None else ""
    else:
        place, observed = None, _others(texts, "line")
    loose = sum(isinstance(event.data, PageError) and event.data.kind == "rejection" for event in seen)
    found = counted(seen, None, absent, expected, observed, loose=loose)
    return found if place is None else replace(found, source=source_of(place))


def _plain(
    leaf: DialogLeaf | DownloadLeaf | PopupLeaf,
    path: LeafPath,
    kind: type[Any],
    matches: Callable[[Event], bool],
    record: Record,
    until_t: float,
    expected: str,
    noun: str,
    texts: list[str],
) -> Found:
    seen = _until(record.select((path, leaf.kind), kind, matches), until_t)
    return counted(seen, None, leaf.absent, expected, f"it came: {texts[-1]}" if seen else _others(texts, noun))


def _latest(record: Record, kind: type[Any]) -> list[Event]:
    """Return the latest few events of a type: enough for what is told beside a miss."""
    return record.of(kind)[-_LOOKED_AT:]


def _until(events: Sequence[Event], until_t: float) -> list[Event]:
    if until_t == float("inf"):
        return list(events)
    return [event for event in events if event.t <= until_t]


def _others(texts: Sequence[str], noun: str, lead: str = "") -> str:
    if not texts:
        return f"no {noun} at all"
    few = list(dict.fromkeys(texts))
    return f"no such {noun}; seen: " + ", ".join(lead + cut(text) for text in few[-3:])


def _saying(text: str | None) -> str:
    return f' containing "{cut(text)}"' if text is not None else ""


def _to(event: Event) -> str:
    return cut(event.data.to, 120) if isinstance(event.data, RouteChange) else ""


def _message(event: Event) -> str:
    return event.data.message if isinstance(event.data, PageError) else ""


def _metric(event: Event) -> str:
    return event.data.metric if isinstance(event.data, Perf) else ""


def _names(target: Target, described: str) -> bool:
    said = [target.testid, target.name, target.text, target.label, target.css, target.title, target.alt, target.ref]
    words = [word for word in said if word is not None]
    return described == target.describe() or (bool(words) and all(word in described for word in words))
