"""Live leaves read from the page: raw facts for the judge, one round trip a frame."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Literal

from reticle.browser import targets
from reticle.browser.assets import read_asset
from reticle.browser.cookies import hide_value
from reticle.browser.frames import Frame
from reticle.browser.heard import keep_heard
from reticle.browser.indexed_db import DENIED
from reticle.browser.sdk import FrameGoneError, Sdk
from reticle.browser.session import send_or_none
from reticle.errors import ObservationLostError, PredicateError
from reticle.model.predicate import (
    A11yLeaf,
    AnyLeaf,
    CookieLeaf,
    ElementLeaf,
    StateLeaf,
    StorageLeaf,
    TextLeaf,
    UrlLeaf,
)
from reticle.model.reading import ElementFacts, LiveReading
from reticle.model.target import Target

MAX_ELEMENTS = 20
TRIES = 3
UNREADABLE = "[unreadable]"
"""What stands for a store whose getter throws."""
IMPACTS = ("minor", "moderate", "serious", "critical")

SHOWN = (ElementLeaf, TextLeaf)
"""Leaves that are about what a document shows, in closed shadow roots as well."""

Answers = list[tuple[Frame, dict[str, Any]]]


async def read_live(
    sdk: Sdk, leaves: Sequence[AnyLeaf], *, roots: Literal["new", "all"] = "new"
) -> tuple[LiveReading, ...]:
    """Return one reading for each leaf, in their order. Times are ms since the tab opened.

    Leaves that are judged by events alone (`net`, `signal`, …) get an empty reading. A document that is replaced in
    the middle is read again. Closed shadow roots are looked for in documents that are new; with `roots` "all" in every
    one, which makes sure that what is not found is not there. Raises PredicateError for a selector that is none,
    ObservationLostError when the page is gone.
    """
    if any(isinstance(leaf, SHOWN) for leaf in leaves) and (roots == "all" or sdk.roots.has_new_documents):
        await sdk.roots.look()
    for _ in range(TRIES):
        readings = await _read_once(sdk, leaves)
        if readings is not None:
            return readings
    return tuple(LiveReading(sdk.now(), error="the page is between two documents") for _ in leaves)


async def _read_once(sdk: Sdk, leaves: Sequence[AnyLeaf]) -> tuple[LiveReading, ...] | None:
    questions = {number: question for number, leaf in enumerate(leaves) if (question := _question(sdk, leaf))}
    asked = list(questions)
    frames = sdk.frames.list_live()
    if not frames:
        main = sdk.frames.main
        if main is None:
            return None
        frames = [main]
    try:
        frames, answers = await _ask(sdk, frames, list(questions.values()))
        by_leaf: dict[int, Answers] = {
            number: [(frame, answer["answers"][at]) for frame, answer in zip(frames, answers, strict=True)]
            for at, number in enumerate(asked)
        }
        t = sdk.page_t(frames[0], answers[0]["t"])
        return tuple([await _reading(sdk, leaf, t, by_leaf.get(number, [])) for number, leaf in enumerate(leaves)])
    except FrameGoneError:
        return None


async def _ask(sdk: Sdk, frames: list[Frame], questions: list[Any]) -> tuple[list[Frame], list[Any]]:
    """Return the frames that answered, with their answers; one that is left out meanwhile costs the others no time."""
    said = await asyncio.gather(*(sdk.call(frame, "read", questions) for frame in frames), return_exceptions=True)
    told = [(frame, one) for frame, one in zip(frames, said, strict=True) if not frame.is_deaf]
    for _, one in told:
        if isinstance(one, BaseException):
            raise one
    return [frame for frame, _ in told], [one for _, one in told]


def _question(sdk: Sdk, leaf: AnyLeaf) -> dict[str, Any] | None:
    if isinstance(leaf, ElementLeaf):
        return {"kind": "element", "query": targets.query_of(sdk, leaf.query)}
    if isinstance(leaf, TextLeaf):
        question: dict[str, Any] = {"kind": "text", "contains": leaf.contains, "visible": leaf.visible}
        if leaf.within is not None:
            question["query"] = targets.query_of(sdk, leaf.within)
        return question
    if isinstance(leaf, UrlLeaf):
        return {"kind": "url"}
    if isinstance(leaf, StorageLeaf) and leaf.area != "indexeddb":
        return {"kind": "storage", "area": leaf.area, "key": leaf.key}
    if isinstance(leaf, StateLeaf):
        return {"kind": "state", "store": leaf.store, "path": leaf.path}
    return None


async def _reading(sdk: Sdk, leaf: AnyLeaf, t: float, answers: Answers) -> LiveReading:
    for _, answer in answers:
        if answer.get("mistake"):
            raise PredicateError(str(answer["error"]))
    unseen = (*sdk.frames.unseen(), *sdk.roots.unopened)
    if isinstance(leaf, ElementLeaf):
        return await _element(sdk, leaf.query, t, answers, unseen)
    if isinstance(leaf, TextLeaf):
        kept = await _in_frames(sdk, leaf.within, answers)
        near = next((answer["near"] for _, answer in kept if answer.get("near")), "")
        return LiveReading(t, count=sum(answer["count"] for _, answer in kept), near=near, unseen=unseen)
    if isinstance(leaf, UrlLeaf):
        main = [answer for frame, answer in answers if frame.parent is None]
        return LiveReading(t, present=True, value=main[0]["value"] if main else sdk.page.url, count=1)
    if isinstance(leaf, StateLeaf):
        return await _state(sdk, leaf, t, answers)
    if isinstance(leaf, StorageLeaf):
        return await sdk.indexed.read(leaf.key) if leaf.area == "indexeddb" else _kept(t, answers)
    if isinstance(leaf, CookieLeaf):
        return await _cookie(sdk, leaf, t)
    if isinstance(leaf, A11yLeaf):
        return await _a11y(sdk, leaf, t)
    return LiveReading(t)


async def _element(sdk: Sdk, query: Target, t: float, answers: Answers, unseen: tuple[str, ...]) -> LiveReading:
    kept = await keep_heard(sdk, query, await _in_frames(sdk, query, answers))
    elements = [_facts(sdk, frame, facts) for frame, answer in kept for facts in answer["elements"]]
    count = sum(answer["count"] for _, answer in kept)
    if query.nth is not None and len(kept) > 1:
        elements, count = elements[:1], min(count, 1)
    return LiveReading(t, elements=tuple(elements[:MAX_ELEMENTS]), count=count, unseen=unseen)


async def _in_frames(sdk: Sdk, target: Target | None, answers: Answers) -> Answers:
    """Keep the answers of the frames that a target restricts itself to."""
    if target is None or not target.frame:
        return answers
    frames = await targets.frames_of(sdk, target.frame)
    return [(frame, answer) for frame, answer in answers if frame in frames]


def _facts(sdk: Sdk, frame: Frame, facts: dict[str, Any]) -> ElementFacts:
    value = facts["value"]
    if facts["secret"] and value:
        value = sdk.secret(value)
    return ElementFacts(
        describe=facts["describe"], visible=facts["visible"], enabled=facts["enabled"], checked=facts["checked"],
        expanded=facts["expanded"], focused=facts["focused"], selected=facts["selected"], editable=facts["editable"],
        in_viewport=facts["inViewport"], text=facts["text"], written=facts["written"], value=value,
        attributes=facts["attributes"], ref=sdk.refs.name(frame, facts["id"], facts["describe"]),
    )  # fmt: skip


async def _state(sdk: Sdk, leaf: StateLeaf, t: float, answers: Answers) -> LiveReading:
    """Read a path of a store. A store that is not there, or whose getter throws, says nothing about the path."""
    hidden = [frame for frame, answer in answers if answer.get("closed")]
    if hidden and not any(answer["present"] for _, answer in answers) and await sdk.closures.search(hidden):
        question = {"kind": "state", "store": leaf.store, "path": leaf.path}
        again = await asyncio.gather(*(sdk.call(frame, "read", [question]) for frame, _ in answers))
        answers = [(frame, said["answers"][0]) for (frame, _), said in zip(answers, again, strict=True)]
    reading = _keyed(t, answers)
    if reading.present or any(answer.get("rooted") for _, answer in answers):
        return reading
    known = sorted({name for _, answer in answers for name in answer.get("stores") or ()})
    listed = f"stores: {', '.join(known)}" if known else "the page has none"
    if leaf.store is None:
        said = f'no store that was found has "{leaf.path.split(".")[0]}" ({listed})'
        return LiveReading(t, near=reading.near, error=said, no_store=True)
    frame = next((frame for frame, answer in answers if answer.get("store") == leaf.store), None)
    if frame is None:
        return LiveReading(t, near=reading.near, error=f'there is no store "{leaf.store}" ({listed})', no_store=True)
    whole = await sdk.call(frame, "read", [{"kind": "state", "store": leaf.store, "path": ""}])
    if whole["answers"][0].get("value") == UNREADABLE:
        return LiveReading(t, error=f'store "{leaf.store}" could not be read: its getter throws')
    return reading


def _keyed(t: float, answers: Answers) -> LiveReading:
    """Take the outermost frame that has the key or the path."""
    for _, answer in answers:
        if answer["present"]:
            return LiveReading(t, present=True, value=answer.get("value"), count=1)
    first = answers[0][1] if answers else {}
    stores = first.get("stores")
    near = f"stores: {', '.join(stores)}" if stores else str(first.get("missing", ""))
    return LiveReading(t, near=near)


def _kept(t: float, answers: Answers) -> LiveReading:
    """Read local or session storage. A page that is given none says nothing about what a key holds."""
    if answers and all(answer.get("denied") for _, answer in answers):
        return LiveReading(t, error=DENIED)
    return _keyed(t, answers)


async def _cookie(sdk: Sdk, leaf: CookieLeaf, t: float) -> LiveReading:
    """Read a cookie that the page's address would be sent, also one that no script may see."""
    answer = await send_or_none(sdk.cdp, "Network.getCookies", {"urls": [sdk.page.url]})
    if answer is None:
        raise ObservationLostError("the page's cookies cannot be read", hint="run again")
    found = [cookie for cookie in answer["cookies"] if cookie["name"] == leaf.name]
    if not found:
        return LiveReading(t)
    first = found[0]
    if first["httpOnly"] and sdk.redactor is not None:
        hide_value(sdk.redactor, first["value"])
    traits = {"httpOnly": first["httpOnly"], "secure": first["secure"], "sameSite": first.get("sameSite")}
    return LiveReading(t, present=True, value=first["value"], count=len(found), traits=traits)


async def _a11y(sdk: Sdk, leaf: A11yLeaf, t: float) -> LiveReading:
    """Run axe-core in the isolated world of every frame; keep findings of the wanted impact or worse."""
    options = {"rules": leaf.rules, "within": targets.query_of(sdk, leaf.within) if leaf.within else None}
    frames = await targets.frames_of(sdk, leaf.within.frame) if leaf.within and leaf.within.frame else None
    findings: list[dict[str, str]] = []
    for frame in frames if frames is not None else sdk.frames.list_live():
        await _bring_axe(frame)
        answer = await sdk.call(frame, "axe", options, timeout_s=60)
        findings += answer["findings"]
    floor = IMPACTS.index(leaf.impact) if leaf.impact else 0
    kept = [item for item in findings if IMPACTS.index(item["impact"]) >= floor]
    return LiveReading(t, count=len(kept), value=kept, present=bool(kept), unseen=sdk.frames.unseen())


async def _bring_axe(frame: Frame) -> None:
    """Put axe-core into a frame's isolated world, once a document; the page's policy has no say there."""
    there = await send_or_none(
        frame.session,
        "Runtime.evaluate",
        {"contextId": frame.context, "expression": "typeof axe", "returnByValue": True},
    )
    if there is not None and there["result"].get("value") == "object":
        return
    source = f"(() => {{ const module = undefined, define = undefined; {read_asset('axe.js')} }})()"
    await send_or_none(frame.session, "Runtime.evaluate", {"contextId": frame.context, "expression": source})
