"""What the app does by itself: requests that were seen outside every action's window."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from reticle.model.event import Event, NetFailed, NetRequest, NetResponse, RouteChange

LOAD_IDLE_MS = 1_000.0
"""A page is still loading until its own requests have rested for so long."""
LOAD_OPEN_MS = 10_000.0
"""A request that is open for longer (a long poll, a stream) no longer counts as loading."""
LOAD_SIGHTINGS = 3
"""So often must the page's own request be seen while it loads to count as something that it repeats by itself."""
REST_SIGHTINGS = 2
TWIN_MS = 50.0
"""Two equal requests so close together are one sighting (an effect that runs twice)."""
_VARYING = re.compile(
    r"\d+|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{16,}|(?=[^/]*\d)[0-9A-Za-z_-]{20,}",
    re.IGNORECASE,
)


def path_template(path: str) -> str:
    """Replace the parts of a path that name one record: `/api/items/17` → `/api/items/{}`.

    Numbers, UUIDs, long hexadecimal and long mixed ids count as such parts. Query and fragment are left out.
    """
    path = path.split("?")[0].split("#")[0]
    return "/".join("{}" if _VARYING.fullmatch(part) else part for part in path.split("/")) or "/"


def request_key(request: NetRequest) -> tuple[str, str, str, str]:
    """Return what makes two requests the same kind: method, origin, path template, operation."""
    parts = urlsplit(request.url)
    return (request.method.upper(), parts.netloc, path_template(parts.path), request.operation or "")


@dataclass
class Background:
    """An index of what was seen outside action windows; the log feeds it.

    A page's own requests while it loads are its beginning, not its habit: the first list of items that a page fetches
    must not make every later fetch of that list "background", however slow the machine is. So as long as a new document
    has not come to rest, a request of the page's own origins counts only when it was seen `LOAD_SIGHTINGS` times;
    afterwards a reading one counts when it was seen `REST_SIGHTINGS` times (where a busy machine makes the page pause,
    its beginning looks like an end), a write or one to a foreign origin at once. Twins of one moment count once.
    """

    _habits: set[tuple[str, str, str, str]] = field(default_factory=set)
    _sightings: dict[tuple[str, str, str, str], list[float]] = field(default_factory=dict)
    _open: dict[str, float] = field(default_factory=dict)
    _early: set[str] = field(default_factory=set)
    _rest_t: float | None = 0.0
    """Since when nothing of the page's own is under way; None once the page has come to rest."""

    def observe(self, event: Event) -> None:
        """Take in one event of the log."""
        data = event.data
        if isinstance(data, RouteChange) and data.kind == "load":
            self._begin_load(event.t)
        elif isinstance(data, NetResponse | NetFailed):
            if data.id in self._open:
                del self._open[data.id]
                self._touch(event.t)
        elif isinstance(data, NetRequest) and event.action is None and data.resource != "document":
            self._request(event, data)

    def _begin_load(self, t: float) -> None:
        """Begin with a new document at `t`. Its first requests may be told before it is told itself."""
        self._sightings = {
            key: kept for key, times in self._sightings.items() if (kept := [at for at in times if at >= t])
        }
        self._open = {name: sent_t for name, sent_t in self._open.items() if sent_t >= t}
        self._rest_t = max([t, *self._open.values()])

    def observe_early(self, event: Event, request: NetRequest) -> None:
        """Take in a request of an action's window that turned out to have been sent before the press; each once."""
        if request.id not in self._early and request.resource != "document":
            self._early.add(request.id)
            self._request(event, request)

    def _request(self, event: Event, data: NetRequest) -> None:
        key = request_key(data)
        needed = 1
        if data.own_origin:
            loading = self._is_loading(event.t)
            if loading:
                self._open[data.id] = event.t
                self._touch(event.t)
            needed = LOAD_SIGHTINGS if loading else 1 if data.mutating else REST_SIGHTINGS
        times = self._sightings.setdefault(key, [])
        if not times or event.t - times[-1] >= TWIN_MS:
            times.append(event.t)
        if len(times) >= needed:
            self._habits.add(key)

    def _is_loading(self, t: float) -> bool:
        if self._rest_t is None:
            return False
        if any(t - sent_t < LOAD_OPEN_MS for sent_t in self._open.values()):
            return True
        if t - self._rest_t > LOAD_IDLE_MS:
            self._rest_t = None
            return False
        return True

    def _touch(self, t: float) -> None:
        if self._rest_t is not None:
            self._rest_t = max(self._rest_t, t)

    def seen(self, request: NetRequest) -> bool:
        """Tell whether this kind of request was seen outside action windows."""
        return request_key(request) in self._habits

    def sightings(self, request: NetRequest) -> list[float]:
        """Return when this kind of request was seen outside action windows since the document began, twins once."""
        return self._sightings.get(request_key(request), [])
