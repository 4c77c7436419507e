"""Cookies that answers set, httpOnly ones too: the page itself cannot see those."""

from __future__ import annotations

from reticle.browser.exchange import header
from reticle.browser.recorder import Recorder
from reticle.browser.session import CdpSession, PageNamer, Params, listen
from reticle.model.event import StorageChange


def watch_cookies(recorder: Recorder, session: CdpSession, page: PageNamer) -> None:
    """Tell every cookie that an answer on this session sets or removes, other than those that the browser refused."""

    def answered(params: Params) -> None:
        lines = header(params.get("headers", {}), "set-cookie")
        refused = {item.get("cookieLine") for item in params.get("blockedCookies", ())}
        for line in (lines or "").split("\n"):
            change = read_cookie(line) if line not in refused else None
            if change is not None:
                recorder.add(change, t=recorder.timebase.now(), page=page())

    listen(session, {"Network.responseReceivedExtraInfo": answered})


def read_cookie(line: str) -> StorageChange | None:
    """Read one `Set-Cookie` line; None when it names no cookie. An age of 0 or a day in 1970 removes it."""
    name, equals, value = line.split(";")[0].partition("=")
    if not equals or not name.strip():
        return None
    attributes = line.lower().replace(" ", "").split(";")[1:]
    ended = ("max-age=0", "max-age=-1")
    gone = any(item in ended or (item.startswith("expires=") and "1970" in item) for item in attributes)
    return StorageChange("cookie", "remove" if gone else "set", name.strip(), None if gone else value.strip())
