"""The SDK in the page's own world, asked with objects that only the browser's protocol can hand over."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from reticle.browser.listeners import main_world_node
from reticle.browser.session import CdpSession, send_or_none

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reticle.browser.frames import Frame

_DOCUMENT = "function () { return document.documentElement }"
_ASK = "function (name, ...said) { return window[Symbol.for('reticle')].door[name](...said) }"
_ASK_OF = "function (name, ...said) { return window[Symbol.for('reticle')].door[name](this, ...said) }"


_releasing: set[asyncio.Task[Any]] = set()


def release(session: CdpSession, group: str) -> None:
    """Give up all objects of a group, without waiting for a page that may be busy."""
    task = asyncio.get_running_loop().create_task(_release(session, group))
    _releasing.add(task)
    task.add_done_callback(_releasing.discard)


async def _release(session: CdpSession, group: str) -> None:
    await send_or_none(session, "Runtime.releaseObjectGroup", {"objectGroup": group})


class Door:
    """A way into one document. All objects that it hands out belong to `group`; whoever made it releases that."""

    def __init__(self, session: CdpSession, group: str) -> None:
        self._session = session
        self._group = group
        self._realm = ""
        """An object of the page's own world, to say where functions run."""

    async def open(self, frame: Frame) -> str | None:
        """Return the document's root element as the page itself has it; None when it is gone."""
        root = await self.call(_DOCUMENT, executionContextId=frame.context)
        node = await main_world_node(self._session, root["objectId"], self._group) if root else None
        self._realm = node or ""
        return node

    async def ask(
        self, name: str, *, of: str | None = None, said: Sequence[dict[str, Any]] = (), by_value: bool = False
    ) -> dict[str, Any] | None:
        """Call a function of the SDK, with an object first when `of` names one."""
        return await self.call(
            _ASK_OF if of else _ASK, objectId=of or self._realm, arguments=[{"value": name}, *said],
            returnByValue=by_value,
        )  # fmt: skip

    async def call(self, function: str, **params: Any) -> dict[str, Any] | None:
        """Call a function in the page; None when it threw, gave nothing that can be asked further, or is gone."""
        asked = {"functionDeclaration": function, "objectGroup": self._group, **params}
        made = await send_or_none(self._session, "Runtime.callFunctionOn", asked)
        if made is None or "exceptionDetails" in made:
            return None
        answer: dict[str, Any] = made["result"]
        return answer
