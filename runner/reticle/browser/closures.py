"""Stores that a page keeps in closures, as Svelte's and MobX's: looked for through the scopes of functions that
events or React call.

No script of the page can look there, but the browser tells what a function closes over. Nothing of the page is called
in a search, and nothing is stopped; what is found is handed to the SDK in the page, which reads it from then on.
"""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from reticle.browser.door import Door, release
from reticle.browser.session import CdpSession, send_or_none

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from reticle.browser.frames import Frame

GROUP = "reticle-closures"
PATIENCE_S = 2.0
REST = 20
"""A search is repeated after this many times as long as the last one took: never more than a twentieth of the time."""
MAX_SEARCHES = 40
MAX_FUNCTIONS = 200
MAX_VARIABLES = 20_000
MAX_PROXIES = 20
ALIKE = 2
_TRAPS = frozenset(
    ("defineProperty", "deleteProperty", "get", "getOwnPropertyDescriptor", "has", "ownKeys", "set", "setPrototypeOf")
)
"""What a proxy around state of Svelte 5 does, all of it."""
_MOBX_TRAPS = frozenset(("defineProperty", "deleteProperty", "get", "has", "ownKeys", "preventExtensions", "set"))
"""The same of an observable object of MobX."""
_WINDOW = "function () { return this.ownerDocument.defaultView }"
_searches = itertools.count(1)


@dataclass
class _Done:
    """When a document was last searched, how long that took, and how often it was."""

    document: int
    ended_s: float = 0.0
    took_s: float = 0.0
    times: int = 0


class Closures:
    """Looks into the closures of one page's documents, when somebody asks for a store that is found nowhere else.

    `is_ours` tells by a listener's event that it is of the SDK itself; `look_again` is told in how many seconds a
    document may be searched that was asked for too soon.
    """

    def __init__(self, is_ours: Callable[[str], bool], look_again: Callable[[float], None]) -> None:
        self._is_ours = is_ours
        self._look_again = look_again
        self._done: dict[str, _Done] = {}
        self._times = 0
        self._one_at_a_time = asyncio.Lock()

    async def search(self, frames: Sequence[Frame]) -> bool:
        """Search the documents that are due; False when nothing was searched since this was asked."""
        before = self._times
        async with self._one_at_a_time:
            loop = asyncio.get_running_loop()
            for frame in frames:
                if self._is_due(frame, loop.time()):
                    await self._search(frame, loop)
            return self._times != before

    async def _search(self, frame: Frame, loop: asyncio.AbstractEventLoop) -> None:
        done = self._done[frame.id]
        self._times += 1
        done.times += 1
        began_s = loop.time()
        search = _Search(frame.session, f"{GROUP}-{next(_searches)}", self._is_ours)
        try:
            async with asyncio.timeout(PATIENCE_S):
                await search.run(frame)
        except TimeoutError:
            return  # what was found until then counts
        finally:
            done.ended_s = loop.time()
            done.took_s = done.ended_s - began_s
            release(frame.session, search.group)

    def _is_due(self, frame: Frame, now_s: float) -> bool:
        done = self._done.get(frame.id)
        if done is None or done.document != frame.document:
            self._done[frame.id] = _Done(frame.document)
            return True
        rest_s = done.ended_s + done.took_s * REST - now_s
        if rest_s > 0 and done.times < MAX_SEARCHES:
            self._look_again(rest_s)
        return rest_s <= 0 and done.times < MAX_SEARCHES


class _Search:
    """One search of one document. All objects that it is handed belong to `group`."""

    def __init__(self, session: CdpSession, group: str, is_ours: Callable[[str], bool]) -> None:
        self.group = group
        self._is_ours = is_ours
        self._session = session
        self._door = Door(session, group)

    async def run(self, frame: Frame) -> None:
        """Hand every scope of the document's functions to the SDK in the page."""
        node = await self._door.open(frame)
        if node is None:
            return
        delegated = await self._ask("handlers")
        functions = await self._list(delegated["objectId"]) if delegated else []
        waiting = [*await self._listeners(node), *functions][:MAX_FUNCTIONS]
        while waiting:
            for function in waiting:
                await self._look_into(function)
            modules = await self._ask("getters")
            waiting = await self._list(modules["objectId"]) if modules else []

    async def _listeners(self, node: str) -> list[str]:
        """Return what events of the window and of all elements call, a few of each place in a script."""
        window = await self._door.call(_WINDOW, objectId=node)
        told: list[dict[str, Any]] = []
        for target in (window["objectId"] if window else None, node):
            asked: dict[str, Any] = {"objectId": target, "depth": -1, "pierce": True}
            heard = await send_or_none(self._session, "DOMDebugger.getEventListeners", asked) if target else None
            told += heard["listeners"] if heard else ()
        ours = {item["scriptId"] for item in told if self._is_ours(item["type"])}
        found: list[str] = []
        alike: dict[tuple[str, int, int], int] = {}
        for item in told:
            place = (item["scriptId"], item["lineNumber"], item["columnNumber"])
            alike[place] = alike.get(place, 0) + 1
            if alike[place] <= ALIKE and item["scriptId"] not in ours and "objectId" in item.get("handler", {}):
                found.append(item["handler"]["objectId"])
        return found

    async def _look_into(self, function: str) -> None:
        scopes = await self._scopes(function)
        for at, (kind, scope) in enumerate(scopes):
            if await self._value("isNew", scope):
                top = kind == "Module" or all(later == "Script" for later, _ in scopes[at + 1 :])
                await self._look(scope, top)

    async def _scopes(self, function: str) -> list[tuple[str, str]]:
        """Return kind and object of what a function closes over, the innermost first; not what is global."""
        told = await self._properties(function)
        inner = told.get("internalProperties", ())
        listed = next((item["value"]["objectId"] for item in inner if item["name"] == "[[Scopes]]"), None)
        if listed is None:
            return []
        items = [item for item in (await self._properties(listed)).get("result", ()) if item["name"].isdigit()]
        kinds = [(str(item["value"].get("description", "")), item["value"].get("objectId")) for item in items]
        return [(kind.split()[0], scope) for kind, scope in kinds if scope and kind and not kind.startswith("Global")]

    async def _look(self, scope: str, top: bool) -> None:
        variables = (await self._properties(scope)).get("result", ())[:MAX_VARIABLES]
        held = [(item["name"], item["value"]) for item in variables if item.get("value", {}).get("type") == "object"]
        plain = [name for name, value in held if "subtype" not in value]
        found = await self._ask("look", of=scope, said=[{"value": top}, {"value": plain}]) if plain else None
        for subscribe in await self._list(found["objectId"]) if found else []:
            inside = [scope for _, scope in await self._scopes(subscribe)][:2]
            if inside:
                said = [{"objectId": inside[-1]}, {"objectId": subscribe}]
                await self._ask("adopt", of=inside[0], said=said, by_value=True)
        proxies = [(name, value) for name, value in held if value.get("subtype") == "proxy"]
        for name, value in proxies[:MAX_PROXIES]:
            inner, traps = await self._look_behind(value["objectId"])
            if top and traps == _TRAPS:
                await self._ask("state", of=scope, said=[{"value": name}], by_value=True)
            elif traps == _MOBX_TRAPS and "[[Target]]" in inner:
                await self._ask("observable", of=inner["[[Target]]"], by_value=True)

    async def _look_behind(self, proxy: str) -> tuple[dict[str, str], set[str]]:
        """Return what a proxy is made of, and what it traps; none of its traps runs."""
        told = (await self._properties(proxy)).get("internalProperties", ())
        inner = {item["name"]: item["value"]["objectId"] for item in told if "objectId" in item.get("value", {})}
        traps = (await self._properties(inner["[[Handler]]"])).get("result", ()) if "[[Handler]]" in inner else ()
        return inner, {item["name"] for item in traps if item.get("isOwn")} - {"__proto__"}

    async def _value(self, name: str, of: str) -> Any:
        answer = await self._ask(name, of=of, by_value=True)
        return answer.get("value") if answer is not None else None

    async def _list(self, object_id: str) -> list[str]:
        """Return the objects of a list."""
        items = (await self._properties(object_id)).get("result", ())
        return [item["value"]["objectId"] for item in items if item["name"].isdigit() and "objectId" in item["value"]]

    async def _properties(self, object_id: str) -> dict[str, Any]:
        asked = {"objectId": object_id, "ownProperties": True}
        return await send_or_none(self._session, "Runtime.getProperties", asked) or {}

    async def _ask(
        self, name: str, *, of: str | None = None, said: Sequence[dict[str, Any]] = (), by_value: bool = False
    ) -> dict[str, Any] | None:
        """Call a function of the SDK in the page, for a scope when `of` names one."""
        return await self._door.ask(name, of=of, said=said, by_value=by_value)
