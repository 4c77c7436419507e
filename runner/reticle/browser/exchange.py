"""One request on its way: what is known of it until its answer or failure is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from reticle.browser.bodies import JSON_LIMIT, STREAMS, is_textual
from reticle.browser.session import CdpSession, Params
from reticle.model.event import NOT_TEXT, Cause, Channel, EventData, NetResponse, PageError, Place

DROPPED = "the browser had dropped it"
UNENDED = "not read to its end"
UNREAD_S = 0.1
"""So long a body is waited for that nobody reads: then its answer is told by its status."""
HIDDEN_SCHEMES = ("data:", "blob:", "about:", "chrome:", "chrome-extension:", "devtools:", "javascript:")
"""Addresses that never reach the wire."""
_BODY_RESOURCES = frozenset({"xhr", "fetch", "ping", "other"})
_PASSIVE = frozenset({"image", "stylesheet", "script", "font", "media", "manifest", "texttrack", "prefetch", "other",
                      "signedexchange", "fedcm"})  # fmt: skip
_PLAIN_HEADERS = frozenset(
    {"user-agent", "referer", "accept-language", "accept-encoding", "upgrade-insecure-requests", "origin", "host",
     "connection", "cache-control", "pragma", "content-length"}
)  # fmt: skip


@dataclass(slots=True)
class Exchange:
    """A request that is open, or that was answered and whose body still comes. Times in ms, CDP times in seconds."""

    id: str
    request_id: str
    session: CdpSession
    page: str
    frame: tuple[str, ...]
    method: str
    url: str
    resource: str
    channel: Channel
    own_origin: bool
    sent_s: float
    cause: Cause | None = None
    action: str | None = None
    """The action whose listener it began in, when that is known; else the window that it fell into tells."""
    fell_into: str | None = None
    """The action in whose window its request was filed: its end belongs there too, whenever it comes."""
    status: int = 0
    status_s: float | None = None
    """When its status was known."""
    mime: str = ""
    from_cache: bool = False
    from_worker: bool = False
    told_response: bool = False
    told_early: bool = False
    """Its answer was told while its body was under way; the whole answer is told when that ends."""
    length: int | None = None
    """How many bytes its body has, when the answer says so and nothing is compressed."""
    seen_bytes: int = 0
    held: list[tuple[EventData, float]] | None = None
    """Events that wait until it is known why the request was made."""
    finished: tuple[float, int] | None = None
    """When (CDP seconds) and with how many bytes it ended, while its status is still to come."""
    answers_before: int = 0
    """How many answers Playwright had told when it was sent."""
    loader: str = ""
    """What CDP calls the document that sent it."""

    @property
    def is_stream(self) -> bool:
        """Tell whether the answer never ends by design."""
        return self.channel in ("ws", "sse") or any(self.mime.startswith(kind) for kind in STREAMS)

    @property
    def is_answered(self) -> bool:
        """Tell whether nobody waits for its answer any more."""
        return self.is_stream or self.told_response or self.told_early or self.finished is not None

    def note_response(self, response: Params, t_s: float) -> None:
        """Take in CDP's account of its answer, whose status was known at CDP time `t_s`."""
        self.status = int(response["status"])
        self.status_s = t_s
        self.mime = response.get("mimeType", "")
        self.length = body_length(response.get("headers", {}))
        self.from_worker = bool(response.get("fromServiceWorker"))
        self.from_cache |= bool(response.get("fromDiskCache") or response.get("fromPrefetchCache"))

    def wants_body(self, size: int, mutating: bool) -> str | None:
        """Return None when the answer's body is to be read, else why it is not ("" when nobody would miss it)."""
        if self.method == "HEAD" or self.status in (204, 304):
            return ""
        if self.resource not in _BODY_RESOURCES and not (self.resource == "document" and mutating):
            return ""
        if not is_textual(self.mime):
            return NOT_TEXT if self.mime else ""
        return None if size <= JSON_LIMIT else "larger than 5 MiB"

    def to_error(self, why: str) -> PageError:
        """Build the error that a picture, style sheet, script, font or medium is which did not come."""
        return PageError(
            id=self.id, kind="resource", message=f"{self.resource} {self.url} {why}", own=self.own_origin
        )  # fmt: skip

    def answer(self, t_s: float, size: int, body: Any = None, missing: str | None = None) -> NetResponse:
        """Build the response event's data as of CDP time `t_s`."""
        source = "service-worker" if self.from_worker else "cache" if self.from_cache else "network"
        return NetResponse(
            id=self.id,
            status=self.status,
            ok=200 <= self.status < 300,
            mime=self.mime,
            duration_ms=round(max(0.0, (t_s - self.sent_s) * 1000), 2),
            size=size,
            from_=source,  # type: ignore[arg-type] # one of the three literals by construction
            body=body,
            status_ms=self._status_ms(t_s),
            body_missing=missing or None,
        )

    def _status_ms(self, t_s: float) -> float | None:
        if self.status_s is None or not self.sent_s <= self.status_s < t_s:
            return None
        return round((self.status_s - self.sent_s) * 1000, 2)


def channel_of(resource: str, method: str) -> Channel:
    """Say which channel a CDP resource type travels on. A navigation that posts is a form."""
    if resource == "websocket":
        return "ws"
    if resource == "eventsource":
        return "sse"
    if resource in ("ping", "cspviolationreport"):
        return "beacon"
    if resource == "document" and method not in ("GET", "HEAD"):
        return "form"
    return "resource" if resource in _PASSIVE else "http"


def origin_of(url: str) -> str:
    """Return scheme and host of a URL; WebSocket schemes count as their HTTP ones, and what a script made in memory
    (`blob:http://host/…`) is of the origin that stands in its address."""
    parts = urlsplit(_inner(url))
    scheme = {"ws": "http", "wss": "https"}.get(parts.scheme, parts.scheme)
    return f"{scheme}://{parts.netloc}"


def site_of(url: str) -> str:
    """Return the last two words of a URL's host (`widget.example`); of an address or a bare name, host and port."""
    parts = urlsplit(_inner(url))
    words = (parts.hostname or "").split(".")
    return parts.netloc if len(words) < 2 or words[-1].isdigit() or ":" in words[0] else ".".join(words[-2:])


def _inner(url: str) -> str:
    return url.removeprefix("blob:").removeprefix("filesystem:")


def telling_headers(headers: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    """Return the request headers that the app chose, in order; those that every request has are left out."""
    return tuple(
        (name.lower(), str(value))
        for name, value in headers.items()
        if name.lower() not in _PLAIN_HEADERS and not name.lower().startswith(("sec-", ":"))
    )


def body_length(headers: dict[str, Any]) -> int | None:
    """Return how long a body is by its headers; None when they do not say, or it comes compressed."""
    said = header(headers, "content-length")
    if said is None or not said.isdigit() or header(headers, "content-encoding") not in (None, "identity"):
        return None
    return int(said)


def header(headers: dict[str, Any], *names: str) -> str | None:
    """Return the first of `names` that is among `headers`, whatever its case."""
    lower = {name.lower(): str(value) for name, value in headers.items()}
    return next((lower[name] for name in names if name in lower), None)


def initiator_place(initiator: dict[str, Any], *, map_url: Any) -> Place | None:
    """Return the innermost script position of a CDP initiator, or the document position of the parser; 1-based."""
    stack = initiator.get("stack")
    while stack:
        for frame in stack.get("callFrames", ()):
            if frame.get("url"):
                return Place(
                    file=map_url(frame["url"]),
                    line=frame["lineNumber"] + 1,
                    column=frame["columnNumber"] + 1,
                    function=frame.get("functionName") or None,
                )
        stack = stack.get("parent")
    if initiator.get("url") and "lineNumber" in initiator:
        column = initiator.get("columnNumber")
        return Place(
            map_url(initiator["url"]), int(initiator["lineNumber"]) + 1, None if column is None else column + 1
        )
    return None


def asks_for_tab_icon(params: Params) -> bool:
    """Tell whether the browser fetches a tab's icon: it does so by itself after every navigation, also within a
    document, and no action of the app asked for that."""
    by_itself = params.get("type") == "Other" and params.get("initiator", {}).get("type") == "other"
    return by_itself and params["request"]["method"] == "GET"


class Unasked:
    """Tells what the browser fetches by itself: a tab's icon that no document names, and, when the inspector is asked
    for fonts, the stylesheets of a document once more. The page has no part in it."""

    def __init__(self) -> None:
        self._sheets: set[tuple[str, str]] = set()

    def holds(self, params: Params) -> bool:
        """Take a `Network.requestWillBeSent`; tell whether it is one of these."""
        url = params["request"]["url"]
        if params.get("type") != "Stylesheet":
            return asks_for_tab_icon(params) and url.endswith("/favicon.ico")
        key = (params.get("loaderId", ""), url)
        known = key in self._sheets
        self._sheets.add(key)
        return known and params.get("initiator", {}).get("type") == "other"
