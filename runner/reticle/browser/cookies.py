"""Cookies that answers set, httpOnly ones too: the page itself cannot see those."""

from __future__ import annotations

import re

from reticle.browser.exchange import header
from reticle.browser.recorder import Recorder
from reticle.browser.session import CdpSession, PageNamer, Params, listen
from reticle.model.event import StorageChange

_DRAWN = re.compile(r"(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])[\w.~%+/=:-]{16,}")


def watch_cookies(recorder: Recorder, session: CdpSession, page: PageNamer) -> None:
    """Tell every cookie that an answer on this session sets or removes, other than those that the browser refused. What
    no script may read and looks drawn at random is a secret wherever it turns up."""

    def answered(params: Params) -> None:
        lines = header(params.get("headers", {}), "set-cookie")
        refused = {item.get("cookieLine") for item in params.get("blockedCookies", ())}
        for line in (lines or "").split("\n"):
            change = read_cookie(line) if line not in refused else None
            if change is not None:
                if is_ticket(line):
                    recorder.log.redactor.learn(change.value or "")
                recorder.add(change, t=recorder.timebase.now(), page=page())

    listen(session, {"Network.responseReceivedExtraInfo": answered})


def is_ticket(line: str) -> bool:
    """Tell whether a `Set-Cookie` line gives out something like a session: httpOnly, and drawn at random."""
    first, *attributes = line.lower().replace(" ", "").split(";")
    value = first.partition("=")[2]
    return "httponly" in attributes and _DRAWN.fullmatch(value) is not None


def read_cookie(line: str) -> StorageChange | None:
    """Read one `Set-Cookie` line; None when it names no cookie. An age of 0 or a day in 1970 removes it."""
    name, equals, value = line.split(";")[0].partition("=")
    if not equals or not name.strip():
        return None
    attributes = line.lower().replace(" ", "").split(";")[1:]
    ended = ("max-age=0", "max-age=-1")
    gone = any(item in ended or (item.startswith("expires=") and "1970" in item) for item in attributes)
    return StorageChange("cookie", "remove" if gone else "set", name.strip(), None if gone else value.strip())
