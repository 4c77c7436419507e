"""The event log's data: one frozen dataclass per event type, and the envelope that carries it.

Times are milliseconds since the tab opened, on the browser's own clock. `seq` is the only cursor.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from reticle.model.base import to_camel

Cause = Literal["caused", "background", "assumed"]
Channel = Literal["http", "ws", "sse", "beacon", "form", "resource"]


@dataclass(frozen=True, slots=True)
class Place:
    """A position in a script: `file` is a repository path when it could be mapped, else a URL. 1-based."""

    file: str
    line: int
    column: int | None = None
    function: str | None = None

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True, slots=True)
class NetRequest:
    """A request as it left the page. `body` is parsed JSON when it is JSON (up to 5 MiB), else text, else None.

    `caused_by_load` tells a request that the page's own load made (document, its scripts and images).
    """

    id: str
    method: str
    url: str
    mutating: bool
    channel: Channel = "http"
    resource: str = "fetch"
    operation: str | None = None
    body: Any = None
    headers: tuple[tuple[str, str], ...] = ()
    initiator: Place | None = None
    keepalive: bool = False
    redirected_from: str | None = None
    own_origin: bool = True
    idempotency_key: str | None = None
    third_party: bool = False
    """Whether a third party's script sent it to the site that it came from, no script of the app having called it."""
    acted_in: bool = False
    """Whether the frame in which the action was done sent it to the frame's own site."""
    body_missing: str | None = None
    """Why its body is not known, where it had one."""

    @property
    def is_own(self) -> bool:
        """Whether the app answers for it: it goes to an origin of the app, or to that of the frame that is used."""
        return self.own_origin or self.acted_in


NOT_TEXT = "not text"
"""Why a body is not kept that is a picture or the like."""


@dataclass(frozen=True, slots=True)
class NetResponse:
    """The answer to request `id`. `size` in bytes, `duration_ms` from the request's own start to the end of the body,
    `status_ms` to its status, where a body came after it: from then on the page may go on."""

    id: str
    status: int
    ok: bool
    mime: str = ""
    duration_ms: float = 0
    size: int = 0
    from_: Literal["network", "cache", "service-worker"] = "network"
    body: Any = None
    status_ms: float | None = None
    body_missing: str | None = None
    """Why the body is not known, when a body may have existed (evicted, too large, streaming)."""


@dataclass(frozen=True, slots=True)
class NetFailed:
    """Request `id` got no answer. `canceled` by the app or a navigation; `blocked` by the client. `unheard`: its page
    went away before an answer was told, which may have come all the same."""

    id: str
    reason: str
    canceled: bool = False
    blocked: bool = False
    unheard: bool = False


@dataclass(frozen=True, slots=True)
class NetFrame:
    """A message on a WebSocket or an EventSource. `text` is JSON text or plain; binary is told by its length."""

    id: str
    url: str
    kind: Literal["ws", "sse"]
    direction: Literal["in", "out"]
    text: str
    event: str | None = None


@dataclass(frozen=True, slots=True)
class ConsoleLine:
    """A console call. `level` is log info warning error debug; `text` from CDP previews. `left` as for PageError."""

    level: str
    text: str
    source: Place | None = None
    left: bool = False


@dataclass(frozen=True, slots=True)
class PageError:
    """An uncaught error. `own` tells whether a script of the page's own origins (or one mapped by [code]) threw it.

    `withdrawn` is set on a second event with the same `id` when a rejection was handled later. `left`: the document was
    being left, and the browser had cut off its requests already.
    """

    id: str
    kind: Literal["exception", "rejection", "resource", "csp"]
    message: str
    stack: str = ""
    source: Place | None = None
    own: bool = True
    withdrawn: bool = False
    left: bool = False


@dataclass(frozen=True, slots=True)
class RouteChange:
    """The page's address changed. `load` is a new document."""

    kind: Literal["load", "push", "replace", "pop", "hash"]
    from_: str
    to: str
    pathname: str
    search: str = ""
    hash: str = ""


@dataclass(frozen=True, slots=True)
class DomChange:
    """What changed in one frame since its last such event. `appeared`: up to five short texts.

    `background` counts the changed nodes that were already changing in the second before the action, `ongoing` those
    that have not stopped changing since, a second after it.
    `live_region` holds texts that appeared in role=status/alert or aria-live regions. `since_ms`: the first of the
    changes came so long before the event's time, which is that of telling.
    """

    added: int = 0
    removed: int = 0
    changed: int = 0
    appeared: tuple[str, ...] = ()
    live_region: tuple[tuple[str, str], ...] = ()
    background: int = 0
    ongoing: int = 0
    since_ms: float = 0.0


@dataclass(frozen=True, slots=True)
class StorageChange:
    """A key of a storage area changed. `op` is set remove clear; of IndexedDB `change` of a `database/store` (without a
    key: of which databases there are)."""

    area: Literal["local", "session", "cookie", "indexeddb"]
    op: Literal["set", "remove", "clear", "change"]
    key: str | None = None
    value: Any = None


@dataclass(frozen=True, slots=True)
class StateChange:
    """A path of a registered or found store changed."""

    store: str
    path: str
    before: Any = None
    after: Any = None


@dataclass(frozen=True, slots=True)
class Signal:
    """The app said something through `window.reticle.signal`."""

    name: str
    data: Any = None


@dataclass(frozen=True, slots=True)
class Animation:
    """A CSS or script animation began or ended."""

    name: str
    phase: Literal["start", "end", "cancel"]
    target: str = ""


KEPT_ON = "undeclared beforeunload was dismissed: the page asked back and was not left"
"""What is told of a page that asks whether to leave it, where no step says the answer."""


@dataclass(frozen=True, slots=True)
class Dialog:
    """alert confirm prompt beforeunload. `declared` tells whether the step had an answer for it."""

    kind: str
    message: str
    accepted: bool
    text: str | None = None
    declared: bool = False

    @property
    def kept_page(self) -> bool:
        """Whether the page asked back before it was left and stayed, no step having said the answer."""
        return self.kind == "beforeunload" and not self.accepted and not self.declared


@dataclass(frozen=True, slots=True)
class Popup:
    """A new page was opened. `name` is how steps call it."""

    name: str
    url: str
    opener: str = "main"


@dataclass(frozen=True, slots=True)
class Download:
    """A file came down. `path` is where it was kept; `failed` says why it was not."""

    filename: str
    url: str
    size: int = 0
    path: str | None = None
    failed: str | None = None


@dataclass(frozen=True, slots=True)
class WorkerSeen:
    """A worker began or ended."""

    kind: Literal["dedicated", "service", "shared"]
    url: str
    phase: Literal["start", "end"]


@dataclass(frozen=True, slots=True)
class PageState:
    """crashed closed hidden throttled. `by_app` tells a tab that the app closed from one the runner closed."""

    state: Literal["crashed", "closed", "hidden", "throttled"]
    reason: str = ""
    by_app: bool = False


@dataclass(frozen=True, slots=True)
class ComponentCommit:
    """React commits or Vue updates, coalesced. `components` says what rendered: name, how often, how often as a new
    one, and where a development build says that it stands (file, with React the line that uses it). `more` were not
    told one by one."""

    framework: str
    count: int
    components: tuple[tuple[str, int, int, str], ...] = ()
    more: int = 0


@dataclass(frozen=True, slots=True)
class Perf:
    """layout-shift (score), long-task (ms), lcp (ms)."""

    metric: str
    value: float


@dataclass(frozen=True, slots=True)
class Gap:
    """A hole in the evidence: `dropped` events of `channel` were not seen."""

    channel: str
    reason: str
    dropped: int = 0


@dataclass(frozen=True, slots=True)
class PressHit:
    """What a press really landed on, told by the core from its capture listener. `target`: inside the aimed element.

    `swallowed` presses were not seen by the app. Kept in the log as type `press`.
    """

    action: str
    target: bool
    hit: str = ""
    swallowed: bool = False
    default_prevented: bool = False


EventData = (
    NetRequest | NetResponse | NetFailed | NetFrame | ConsoleLine | PageError | RouteChange | DomChange
    | StorageChange | StateChange | Signal | Animation | Dialog | Popup | Download | WorkerSeen | PageState
    | ComponentCommit | Perf | Gap | PressHit
)  # fmt: skip

TYPE_OF: dict[type[Any], str] = {
    NetRequest: "net.request", NetResponse: "net.response", NetFailed: "net.failed", NetFrame: "net.frame",
    ConsoleLine: "console", PageError: "error", RouteChange: "route", DomChange: "dom", StorageChange: "storage",
    StateChange: "state", Signal: "signal", Animation: "animation", Dialog: "dialog", Popup: "popup",
    Download: "download", WorkerSeen: "worker", ComponentCommit: "component", Perf: "perf", Gap: "gap",
    PressHit: "press",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Event:
    """The envelope. `t` in ms since the tab opened; `action` is the id of the action in whose window it fell."""

    seq: int
    t: float
    data: EventData
    action: str | None = None
    cause: Cause | None = None
    page: str = "main"
    frame: tuple[str, ...] = field(default=())

    @property
    def type(self) -> str:
        """The type's name as the log spells it, such as `net.request` or `page.crashed`."""
        if isinstance(self.data, PageState):
            return f"page.{self.data.state}"
        return TYPE_OF[type(self.data)]

    def to_json(self) -> dict[str, Any]:
        """Return the log line: camelCase, empty fields left out."""
        line: dict[str, Any] = {"seq": self.seq, "t": round(self.t, 2), "type": self.type}
        if self.action:
            line["action"], line["cause"] = self.action, self.cause
        if self.page != "main":
            line["page"] = self.page
        if self.frame:
            line["frame"] = list(self.frame)
        line["data"] = camel(asdict(self.data))
        return line


def camel(value: dict[str, Any]) -> dict[str, Any]:
    """Spell a dataclass's field names in camelCase; None and empty fields are left out, payloads stay as they are."""
    out: dict[str, Any] = {}
    for name, item in value.items():
        if item is None or item == () or item == "":
            continue
        nested = isinstance(item, dict) and name in {"initiator", "source"}
        out[to_camel(name)] = camel(item) if nested else item
    return out
