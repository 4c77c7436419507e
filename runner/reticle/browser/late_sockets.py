"""WebSockets that were opened before their session stood: the browser tells their frames, and not where they go."""

from __future__ import annotations

from collections.abc import Collection

from reticle.browser.session import CdpSession, send_or_none

GROUP = "reticle-sockets"
_URLS = """function () {
  const urls = [];
  for (let at = 0; at < this.length; at++) urls[at] = this[at].url; // no built-in of the app's own world is asked
  return urls;
}"""


async def find_late_url(session: CdpSession, known: Collection[str]) -> str | None:
    """Return the address of the one socket of a worker or page that is not `known`; None when several are unknown."""
    try:
        asked = {"expression": "WebSocket.prototype", "objectGroup": GROUP, "throwOnSideEffect": True}
        prototype = await send_or_none(session, "Runtime.evaluate", asked)
        if prototype is None or "objectId" not in prototype["result"]:
            return None
        number = prototype["result"]["objectId"]
        query = {"prototypeObjectId": number, "objectGroup": GROUP}
        sockets = await send_or_none(session, "Runtime.queryObjects", query)
        if sockets is None:
            return None
        read = {"objectId": sockets["objects"]["objectId"], "functionDeclaration": _URLS, "returnByValue": True}
        told = await send_or_none(session, "Runtime.callFunctionOn", read)
    finally:
        await send_or_none(session, "Runtime.releaseObjectGroup", {"objectGroup": GROUP})
    if told is None or "exceptionDetails" in told:
        return None
    unknown = {str(url) for url in told["result"]["value"]} - set(known)
    return unknown.pop() if len(unknown) == 1 else None
