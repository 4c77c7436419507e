"""Cookies that answers set, httpOnly ones too: the page itself cannot see those."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import unquote_plus

from reticle.browser.exchange import header
from reticle.browser.recorder import Recorder
from reticle.browser.session import CdpSession, PageNamer, Params, listen
from reticle.model.event import StorageChange
from reticle.text import HIDDEN_FROM, Redactor, cookie_key, is_secret_key

_DRAWN = re.compile(r"(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])[\w.~%+/=:-]{16,}")


def watch_cookies(recorder: Recorder, session: CdpSession, page: PageNamer) -> None:
    """Tell every cookie that an answer on this session sets or removes, other than those that the browser refused. What
    no script may read is hidden wherever it turns up; when it looks drawn at random, it is a secret from then on."""

    def answered(params: Params) -> None:
        lines = header(params.get("headers", {}), "set-cookie")
        refused = {item.get("cookieLine") for item in params.get("blockedCookies", ())}
        for line in (lines or "").split("\n"):
            change = read_cookie(line) if line not in refused else None
            if change is not None:
                if (hidden := hide_cookie(recorder.log.redactor, line)) is not None:
                    change = replace(change, value=hidden)
                recorder.add(change, t=recorder.timebase.now(), page=page())

    listen(session, {"Network.responseReceivedExtraInfo": answered})


def hide_cookie(redactor: Redactor, line: str) -> str | None:
    """Keep the value of a `Set-Cookie` line from being written when no script may read it; return the mark that stands
    for it, None when everybody may see it."""
    change = read_cookie(line)
    if change is None or not change.value or not _is_http_only(line):
        return None
    return hide_value(redactor, change.value, drawn=is_ticket(line))


def hide_value(redactor: Redactor, value: str, *, drawn: bool | None = None) -> str | None:
    """Keep a value from being written, as it stands and decoded; one that looks `drawn` at random (looked at when None)
    is a secret at once. Returns its mark, None for one so short that it says nothing."""
    if len(value) < HIDDEN_FROM:
        return None
    if _DRAWN.fullmatch(value) is not None if drawn is None else drawn:
        redactor.learn(value)
    redactor.hide(value)
    redactor.hide(unquote_plus(value))
    return redactor.digest(value)


def hide_state(redactor: Redactor, state: str | Path | Mapping[str, Any]) -> None:
    """Hide what a storage state brings along: cookies that no script may read, and what storage keeps under the name of
    a session or a secret. A file that cannot be read is told by the browser."""
    try:
        told = state if isinstance(state, Mapping) else json.loads(Path(state).read_text(encoding="utf-8"))
        for cookie in told.get("cookies", ()):
            if cookie.get("httpOnly"):
                hide_value(redactor, str(cookie["value"]))
        for origin in told.get("origins", ()):
            for item in origin.get("localStorage", ()):
                if is_secret_key(cookie_key(str(item["name"]))):
                    hide_value(redactor, str(item["value"]), drawn=False)
    except (OSError, ValueError, KeyError, AttributeError, TypeError):
        return


def _is_http_only(line: str) -> bool:
    return "httponly" in line.lower().replace(" ", "").split(";")[1:]


def is_ticket(line: str) -> bool:
    """Tell whether a `Set-Cookie` line gives out something like a session: httpOnly, and drawn at random."""
    value = line.lower().replace(" ", "").split(";")[0].partition("=")[2]
    return _is_http_only(line) and _DRAWN.fullmatch(value) is not None


def read_cookie(line: str) -> StorageChange | None:
    """Read one `Set-Cookie` line; None when it names no cookie. An age of 0 or a day in 1970 removes it."""
    name, equals, value = line.split(";")[0].partition("=")
    if not equals or not name.strip():
        return None
    attributes = line.lower().replace(" ", "").split(";")[1:]
    ended = ("max-age=0", "max-age=-1")
    gone = any(item in ended or (item.startswith("expires=") and "1970" in item) for item in attributes)
    return StorageChange("cookie", "remove" if gone else "set", name.strip(), None if gone else value.strip())
