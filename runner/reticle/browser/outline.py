"""The outline of a page over all its frames, and the facts of every element that a target names."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from reticle.browser.boxes import find_box
from reticle.browser.closed_roots import open_all, owner_of
from reticle.browser.frames import Frame
from reticle.browser.own_roles import learn_own_roles
from reticle.browser.read import read_live
from reticle.browser.sdk import ElementGoneError, FrameGoneError, Sdk
from reticle.browser.targets import Found, find_all
from reticle.errors import ObservationLostError
from reticle.model.outline import LeftOut, Match, Outline, OutlineLine, OutlineMode
from reticle.model.predicate import ElementLeaf
from reticle.model.reading import ElementFacts
from reticle.model.target import Target
from reticle.text import Redactor, cut

if TYPE_CHECKING:
    from reticle.browser.tab import Tab

TRIES = 3
TEXT_SHOWN = 200
COLUMN_SHOWN = 40


async def read_outline(
    tab: Tab,
    mode: OutlineMode,
    *,
    within: Target | None = None,
    rows: tuple[int, int] | None = None,
    whole: bool = False,
) -> Outline:
    """Return the page as an outline, each frame below its frame element. Secrets are replaced.

    Of many elements that are alike (rows, items, cards) the first are told and the others counted: `rows` says which to
    tell instead (from 1, both ends included), `whole` to leave out none. `within` begins at an element, at once: it is
    not waited for.

    Raises TargetError when `within` names no single element, ObservationLostError when the page is gone, or leaves one
    document after the other.
    """
    sdk, redactor = tab.sdk, tab.person.options.redactor
    start = await tab.find(within, timeout_s=0) if within is not None else None
    order = {"mode": mode, "whole": whole, "rows": rows}
    for _ in range(TRIES):
        frames = sdk.frames.list_live()
        top = start.frame if start else next((frame for frame in frames if frame.parent is None), None)
        if top is None or top not in frames:
            continue
        frames = [frame for frame in frames if _is_below(frame, top)]
        try:
            answers = await _ask(sdk, frames, order, start)
            # elements that were not there at the look before may hold closed roots, or have roles that only CDP knows
            is_new = any(answer["hosts"] for answer in answers)
            if is_new and ((await open_all(sdk)) | (await learn_own_roles(sdk))):
                answers = await _ask(sdk, frames, order, start)
            owners = await _owners(sdk, frames)
        except FrameGoneError:
            continue
        except ElementGoneError as gone:
            raise ObservationLostError("what the look began at went away while it was looked at") from gone
        by_frame = dict(zip(frames, answers, strict=True))
        lines = _lines(sdk, redactor, top, by_frame, owners, 0)
        return Outline(
            url=redactor.url(by_frame[top]["url"]),
            title=redactor.text(by_frame[top]["title"]),
            mode=mode,
            modal=by_frame[top]["modal"],
            lines=lines,
            more=sum(answer["more"] for answer in answers),
            unseen=list(sdk.frames.unseen()),
        )
    tab.raise_if_lost()
    raise ObservationLostError("the page leaves one document after the other", hint="run again")


async def list_matches(tab: Tab, target: Target) -> list[Match]:
    """Return every element that a target names right now, at most as many as a look keeps."""
    look = await find_all(tab.sdk, target)
    reading = (await read_live(tab.sdk, [ElementLeaf(kind="element", query=target)]))[0]
    facts = {one.ref: one for one in reading.elements}
    matches = []
    for found in look.matches:
        box = await find_box(tab, found)
        known = facts.get(found.ref)
        matches.append(
            Match(
                ref=found.ref,
                describe=found.describe,
                role=found.role,
                name=found.name,
                testid=found.testid,
                where=found.where,
                frame=list(found.frame.path),
                states=_states(known) if known else [],
                value=known.value if known and known.editable else None,
                text=cut(known.text, TEXT_SHOWN) if known else "",
                box=(box.x, box.y, box.w, box.h) if box else None,
            )
        )
    return [Match.model_validate(tab.person.options.redactor.data(match.to_json())) for match in matches]


async def _ask(sdk: Sdk, frames: list[Frame], order: dict[str, Any], start: Found | None) -> list[dict[str, Any]]:
    def order_of(frame: Frame) -> dict[str, Any]:
        return {**order, "start": start.number} if start and frame is start.frame else order

    return list(await asyncio.gather(*(sdk.call(frame, "outline", order_of(frame)) for frame in frames)))


def _is_below(frame: Frame, top: Frame) -> bool:
    at: Frame | None = frame
    while at is not None and at is not top:
        at = at.parent
    return at is top


async def _owners(sdk: Sdk, frames: list[Frame]) -> dict[tuple[Frame, int], Frame]:
    """Map (frame, number of a frame element in it) to the frame that the element shows."""
    inner = [frame for frame in frames if frame.parent in frames]
    numbers = await asyncio.gather(*(owner_of(sdk, frame) for frame in inner))
    return {
        (frame.parent, number): frame
        for frame, number in zip(inner, numbers, strict=True)
        if frame.parent is not None and number is not None
    }


def _lines(
    sdk: Sdk,
    redactor: Redactor,
    frame: Frame,
    answers: dict[Frame, dict[str, Any]],
    owners: dict[tuple[Frame, int], Frame],
    depth: int,
) -> list[OutlineLine]:
    lines = []
    for said in answers[frame]["lines"]:
        value = said["value"]
        if value and said["secret"]:
            value = sdk.secret(value)
        words = f'{said["role"]} "{said["name"]}"' if said["name"] else said["role"]
        lines.append(
            OutlineLine(
                depth=said["depth"] + depth,
                role=said["role"],
                name=redactor.text(said["name"]),
                said=bool(said.get("said") and said["name"] and said["role"] != "text"),
                testid=said["testid"],
                ref=sdk.refs.name(frame, said["id"], words) if said["id"] else None,
                states=said["states"],
                value=redactor.text(value) if value else value,
                href=redactor.url(said["href"]) if said["href"] else None,
                frame=list(frame.path),
                row=said["row"],
                more=_left_out(redactor, said["more"]) if said["more"] else None,
            )
        )
        inner = owners.get((frame, said["id"]))
        if inner is not None and inner in answers:
            lines += _lines(sdk, redactor, inner, answers, owners, said["depth"] + depth + 1)
    return lines


def _left_out(redactor: Redactor, said: dict[str, Any]) -> LeftOut:
    return LeftOut(**{**said, "columns": [redactor.text(cut(name, COLUMN_SHOWN)) for name in said["columns"]]})


def _states(facts: ElementFacts) -> list[str]:
    """Spell what is worth knowing: what is usual (visible, enabled) is left out."""
    said = {
        "hidden": not facts.visible,
        "disabled": not facts.enabled,
        "checked": facts.checked is True,
        "unchecked": facts.checked is False,
        "expanded": facts.expanded is True,
        "collapsed": facts.expanded is False,
        "selected": facts.selected is True,
        "focused": facts.focused,
        "editable": facts.editable,
        "outside the viewport": facts.visible and not facts.in_viewport,
    }
    return [word for word, holds in said.items() if holds]
