"""What the app does by itself: requests that were seen outside every action's window."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from reticle.model.event import Event, NetRequest, RouteChange

LOAD_MS = 2_000.0
"""How long after a new document its own first requests count as part of loading it."""
LOAD_SIGHTINGS = 3
"""So often must the page's own request be seen while it loads to count as something that it repeats by itself."""
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
    must not make every later fetch of that list "background". So during `LOAD_MS` after a new document a request of the
    page's own origins counts only when it was seen `LOAD_SIGHTINGS` times; afterwards, and to foreign origins, once.
    """

    _habits: set[tuple[str, str, str, str]] = field(default_factory=set)
    _loading: dict[tuple[str, str, str, str], int] = field(default_factory=dict)
    _loaded_t: float = 0.0

    def observe(self, event: Event) -> None:
        """Take in one event of the log."""
        data = event.data
        if isinstance(data, RouteChange):
            if data.kind == "load":
                self._loaded_t, self._loading = max(self._loaded_t, event.t), {}
            return
        if not isinstance(data, NetRequest) or event.action is not None or data.resource == "document":
            return
        key = request_key(data)
        if data.own_origin and event.t - self._loaded_t < LOAD_MS:
            self._loading[key] = self._loading.get(key, 0) + 1
            if self._loading[key] < LOAD_SIGHTINGS:
                return
        self._habits.add(key)

    def seen(self, request: NetRequest) -> bool:
        """Tell whether this kind of request was seen outside action windows."""
        return request_key(request) in self._habits
