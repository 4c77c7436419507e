"""Uncaught errors as CDP describes them, told apart whatever was thrown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from reticle.browser.codemap import CodeMap
from reticle.browser.previews import shorten, spell
from reticle.model.event import PageError, Place

MESSAGE_LIMIT = 4 * 1024
STACK_LIMIT = 16 * 1024


def page_error(id_: str, details: dict[str, Any], code_map: CodeMap, is_own: Callable[[str], bool]) -> PageError:
    """Build the event's data from `ExceptionDetails`.

    An `Error` gives its own message with its name; any other reason is spelled as a console would (`undefined`,
    `null`, `""`, `{code: 7}`), so that no two kinds of reason fall together.
    """
    thrown = details.get("exception", {})
    kind: Literal["exception", "rejection"] = "rejection" if "in promise" in details.get("text", "") else "exception"
    stack = ""
    if thrown.get("subtype") == "error":
        stack = str(thrown.get("description", ""))
        message = stack.split("\n    at ")[0]
    elif thrown.get("type") == "string":
        message = str(thrown.get("value", "")) or '""'
    elif thrown:
        message = spell(thrown)
    else:
        message = details.get("text", "").removeprefix("Uncaught ")
    source = find_place(details.get("stackTrace"), details, code_map)
    url = code_map.url_of(source.file) if source else details.get("url", "")
    return PageError(
        id=id_,
        kind=kind,
        message=shorten(message, MESSAGE_LIMIT),
        stack=shorten(stack, STACK_LIMIT),
        source=source,
        own=is_own(url),
    )


def find_place(stack: dict[str, Any] | None, entry: dict[str, Any], code_map: CodeMap) -> Place | None:
    """Return the innermost position (1-based) with a URL: of the stack and its async parents, else of the entry."""
    while stack:
        for frame in stack.get("callFrames", ()):
            if frame.get("url"):
                return Place(
                    code_map.name(frame["url"]),
                    frame["lineNumber"] + 1,
                    frame["columnNumber"] + 1,
                    frame.get("functionName") or None,
                )
        stack = stack.get("parent")
    if entry.get("url") and "lineNumber" in entry:
        column = entry.get("columnNumber")
        return Place(code_map.name(entry["url"]), int(entry["lineNumber"]) + 1, None if column is None else column + 1)
    return None
