"""The one predicate grammar: `{ "kind": …, …fields }`. Steps, `success`, tools and stubs speak it."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, field_validator, model_validator

from reticle.errors import PredicateError
from reticle.model.base import Model, Path, parse
from reticle.model.target import Target
from reticle.model.words import check_method

Value = Any
"""A literal (deep equality), `"*"` (present) or operators such as `{"$gte": 5}`; checked by truth.values."""

ElementState = Literal[
    "visible", "hidden", "enabled", "disabled", "checked", "unchecked", "expanded", "collapsed", "focused",
    "selected", "present", "editable", "inViewport",
]  # fmt: skip


class Leaf(Model):
    """What every leaf takes: a deadline of its own."""

    as_written: ClassVar[bool] = True

    within_ms: int | None = Field(default=None, gt=0, le=600_000)


class SignalLeaf(Leaf):
    """`{"kind": "signal", "name": "order:placed", "dataMatches": {"total": {"$gt": 0}}, "count": 1}`"""

    kind: Literal["signal"]
    name: str
    data_matches: Value = None
    count: int | None = Field(default=None, ge=0, strict=True)


class StateLeaf(Leaf):
    """`{"kind": "state", "store": "cart", "path": "items.0.qty", "equals": 2}`; or `"changed": true`"""

    kind: Literal["state"]
    path: str
    store: str | None = None
    equals: Value = None
    changed: bool | None = None

    @model_validator(mode="after")
    def _one_of(self) -> StateLeaf:
        given = {"equals", "changed"} & self.model_fields_set
        if len(given) != 1:
            raise ValueError('needs exactly one of "equals", "changed"')
        return self


class NetLeaf(Leaf):
    """`{"kind": "net", "method": "POST", "path": "/api/orders", "status": 201, "count": 1}`"""

    kind: Literal["net"]
    method: str | None = None
    url_contains: str | None = None
    url_matches: str | None = None
    path: str | None = None
    operation: str | None = None
    status: int | str | list[int | str] | None = None
    request_matches: Value = None
    response_matches: Value = None
    channel: Literal["http", "ws", "sse", "beacon", "form", "resource"] | None = None
    direction: Literal["in", "out"] | None = None
    frame_matches: Value = None
    count: int | None = Field(default=None, ge=0, strict=True)
    absent: bool = False

    @field_validator("method")
    @classmethod
    def _method(cls, value: str | None) -> str | None:
        return value if value is None else check_method(value)

    @model_validator(mode="after")
    def _sound(self) -> NetLeaf:
        if self.absent and self.count is not None:
            raise ValueError('"absent" and "count" say the same thing twice; keep one')
        if not self.model_fields_set - {"kind", "count", "absent", "within_ms"}:
            raise ValueError('needs at least one field that says which request: "method", "path", "urlContains", …')
        if {"direction", "frame_matches"} & self.model_fields_set and self.channel not in ("ws", "sse"):
            raise ValueError('"direction" and "frameMatches" need "channel": "ws" or "sse"')
        for status in self.status if isinstance(self.status, list) else [self.status]:
            if isinstance(status, str) and not (len(status) == 3 and status[0] in "12345" and status[1:] == "xx"):
                raise ValueError(f'status "{status}" is neither a number nor one of 1xx 2xx 3xx 4xx 5xx')
            if isinstance(status, int) and not 100 <= status <= 599:
                raise ValueError(f"status {status} is no HTTP status (100 to 599)")
        return self


class StorageLeaf(Leaf):
    """`{"kind": "storage", "area": "local", "key": "theme", "equals": "dark"}`

    Of the area `indexeddb` the key is `database/store/key`, or `database/store` for `{"count": 3}`.
    """

    kind: Literal["storage"]
    area: Literal["local", "session", "indexeddb"]
    key: str
    equals: Value = None
    absent: bool = False

    @model_validator(mode="after")
    def _names_a_record(self) -> StorageLeaf:
        if self.area == "indexeddb" and not all(self.key.partition("/")):
            raise ValueError(f'"key" of area "indexeddb" is database/store/key, found "{self.key}"')
        return self


class CookieLeaf(Leaf):
    """`{"kind": "cookie", "name": "sid", "equals": "*", "httpOnly": true}`

    `httpOnly`, `secure` and `sameSite` say how the browser keeps it.
    """

    kind: Literal["cookie"]
    name: str
    equals: Value = None
    http_only: bool | None = None
    secure: bool | None = None
    same_site: Literal["Strict", "Lax", "None"] | None = None
    absent: bool = False

    @model_validator(mode="after")
    def _sound(self) -> CookieLeaf:
        if self.absent and self.traits:
            raise ValueError(f'"absent" stands alone, found it beside {", ".join(sorted(self.traits))}')
        return self

    @property
    def traits(self) -> dict[str, bool | str]:
        """What is declared of how the browser keeps it, by the names of the leaf's fields."""
        given = {"httpOnly": self.http_only, "secure": self.secure, "sameSite": self.same_site}
        return {name: value for name, value in given.items() if value is not None}


class RouteLeaf(Leaf):
    """`{"kind": "route", "pathname": "/orders/17"}`: the route CHANGED to it in the window"""

    kind: Literal["route"]
    pathname: str | None = None
    contains: str | None = None

    @model_validator(mode="after")
    def _one_of(self) -> RouteLeaf:
        if self.pathname is None and self.contains is None:
            raise ValueError('needs "pathname" or "contains"')
        return self


class UrlLeaf(Leaf):
    """`{"kind": "url", "pathname": "/orders", "query": {"page": "2"}}`: the page IS there"""

    kind: Literal["url"]
    pathname: str | None = None
    contains: str | None = None
    query: dict[str, Value] | None = None

    @model_validator(mode="after")
    def _one_of(self) -> UrlLeaf:
        if self.pathname is None and self.contains is None and self.query is None:
            raise ValueError('needs "pathname", "contains" or "query"')
        return self


class DialogLeaf(Leaf):
    """`{"kind": "dialog", "dialog": "confirm", "messageContains": "Delete"}`"""

    kind: Literal["dialog"]
    dialog: Literal["alert", "confirm", "prompt", "beforeunload"] | None = None
    message_contains: str | None = None
    absent: bool = False


class DownloadLeaf(Leaf):
    """`{"kind": "download", "filename": "invoice.pdf"}`"""

    kind: Literal["download"]
    filename: str | None = None
    absent: bool = False


class PopupLeaf(Leaf):
    """`{"kind": "popup", "urlContains": "/receipt"}`"""

    kind: Literal["popup"]
    url_contains: str | None = None
    absent: bool = False


class ConsoleLeaf(Leaf):
    """`{"kind": "console", "level": "error", "absent": true}`; `error` also takes uncaught errors"""

    kind: Literal["console"]
    level: Literal["log", "info", "warning", "error", "debug"] | None = None
    contains: str | None = None
    absent: bool = False


class ErrorLeaf(Leaf):
    """`{"kind": "error", "absent": true}`: uncaught exceptions and rejections"""

    kind: Literal["error"]
    contains: str | None = None
    absent: bool = False


class ElementLeaf(Leaf):
    """`{"kind": "element", "query": {"role": "alert"}, "state": "visible", "text": "Saved"}`

    `text` and `value` take a value with operators; a plain text must equal the element's, white space squashed.
    """

    kind: Literal["element"]
    query: Target
    state: ElementState | None = None
    value: Value = None
    text: Value = None
    attributes: dict[str, Value] | None = None
    count: int | None = Field(default=None, ge=0, strict=True)
    absent: bool = False

    @model_validator(mode="after")
    def _sound(self) -> ElementLeaf:
        rest = {"state", "value", "text", "attributes", "count"} & self.model_fields_set
        if self.absent and rest:
            raise ValueError(f'"absent" stands alone, found it beside {", ".join(sorted(rest))}')
        return self


class TextLeaf(Leaf):
    """`{"kind": "text", "contains": "Thank you", "within": {"role": "main"}}`; visible unless `"visible": false`"""

    kind: Literal["text"]
    contains: str = Field(min_length=1)
    visible: bool = True
    within: Target | None = None
    absent: bool = False


class AnimationLeaf(Leaf):
    """`{"kind": "animation", "name": "fade-in", "completed": true}`"""

    kind: Literal["animation"]
    name: str | None = None
    target: Target | None = None
    completed: bool = True


class PerfLeaf(Leaf):
    """`{"kind": "perf", "metric": "layout-shift", "value": {"$lt": 0.1}}`"""

    kind: Literal["perf"]
    metric: Literal["layout-shift", "long-task", "lcp"]
    value: Value


class A11yLeaf(Leaf):
    """`{"kind": "a11y", "impact": "serious", "absent": true}`: axe-core finds nothing of that impact or worse"""

    kind: Literal["a11y"]
    rules: list[str] | None = None
    impact: Literal["minor", "moderate", "serious", "critical"] | None = None
    within: Target | None = None
    absent: bool = True


class SettledLeaf(Leaf):
    """`{"kind": "settled", "quietMs": 500}`"""

    kind: Literal["settled"]
    quiet_ms: int | None = Field(default=None, gt=0, le=60_000)


class AllOf(Model):
    """`{"kind": "allOf", "predicates": [ … ]}`"""

    as_written: ClassVar[bool] = True

    kind: Literal["allOf"]
    predicates: list[Predicate] = Field(min_length=1, max_length=100)


class AnyOf(Model):
    """`{"kind": "anyOf", "predicates": [ … ]}`"""

    as_written: ClassVar[bool] = True

    kind: Literal["anyOf"]
    predicates: list[Predicate] = Field(min_length=1, max_length=100)


class Not(Model):
    """`{"kind": "not", "predicate": { … }}`"""

    as_written: ClassVar[bool] = True

    kind: Literal["not"]
    predicate: Predicate


AnyLeaf = (
    SignalLeaf | StateLeaf | NetLeaf | StorageLeaf | CookieLeaf | RouteLeaf | UrlLeaf | DialogLeaf | DownloadLeaf
    | PopupLeaf | ConsoleLeaf | ErrorLeaf | ElementLeaf | TextLeaf | AnimationLeaf | PerfLeaf | A11yLeaf | SettledLeaf
)  # fmt: skip
Predicate = Annotated[
    SignalLeaf | StateLeaf | NetLeaf | StorageLeaf | CookieLeaf | RouteLeaf | UrlLeaf | DialogLeaf | DownloadLeaf
    | PopupLeaf | ConsoleLeaf | ErrorLeaf | ElementLeaf | TextLeaf | AnimationLeaf | PerfLeaf | A11yLeaf | SettledLeaf
    | AllOf | AnyOf | Not,
    Field(discriminator="kind"),
]  # fmt: skip

AllOf.model_rebuild()
AnyOf.model_rebuild()
Not.model_rebuild()

LIVE_KINDS = frozenset({"element", "text", "url", "state", "storage", "cookie", "a11y"})
"""Kinds whose truth is read from the live page, not from events."""

KINDS: dict[str, type[Model]] = {
    "signal": SignalLeaf, "state": StateLeaf, "net": NetLeaf, "storage": StorageLeaf, "cookie": CookieLeaf,
    "route": RouteLeaf, "url": UrlLeaf, "dialog": DialogLeaf, "download": DownloadLeaf, "popup": PopupLeaf,
    "console": ConsoleLeaf, "error": ErrorLeaf, "element": ElementLeaf, "text": TextLeaf, "animation": AnimationLeaf,
    "perf": PerfLeaf, "a11y": A11yLeaf, "settled": SettledLeaf, "allOf": AllOf, "anyOf": AnyOf, "not": Not,
}  # fmt: skip

LeafPath = tuple[int, ...]
"""Where a leaf stands in its predicate: indices through allOf/anyOf, 0 through not; () for a lone leaf."""


def parse_predicate(data: Any, *, what: str = "predicate", lines: dict[Path, int] | None = None,
                    file: str | None = None) -> Predicate:  # fmt: skip
    """Build a predicate from plain data, or raise PredicateError with the place and one right example."""
    example = None
    if isinstance(data, dict):
        bare = [key for key in ("allOf", "anyOf", "not") if key in data and "kind" not in data]
        if bare:
            inner = "predicate" if bare[0] == "not" else "predicates"
            raise PredicateError(
                f'{what}: "{bare[0]}" is a kind, not a key',
                place=file,
                hint=f'example: {{"kind": "{bare[0]}", "{inner}": …}}',
            )
        kind = KINDS.get(str(data.get("kind")))
        example = (kind.__doc__ or "").split("`")[1] if kind is not None else None
    made: Predicate = parse(
        Predicate, data, what=what, lines=lines, file=file, error=PredicateError,
        example=example or '{"kind": "text", "contains": "Saved"}',
    )  # fmt: skip
    return made


def list_leaves(predicate: Predicate, path: LeafPath = ()) -> list[tuple[LeafPath, AnyLeaf]]:
    """Return every leaf with its path, in order."""
    if isinstance(predicate, AllOf | AnyOf):
        return [pair for i, part in enumerate(predicate.predicates) for pair in list_leaves(part, (*path, i))]
    if isinstance(predicate, Not):
        return list_leaves(predicate.predicate, (*path, 0))
    return [(path, predicate)]
