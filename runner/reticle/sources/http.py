"""The `http` source: JSON from an address on this machine."""

from __future__ import annotations

import contextlib
import http.client
import ipaddress
import re
import socket
import threading
from collections.abc import Iterator, Sequence
from typing import Any
from urllib.parse import SplitResult, quote, urlsplit

from reticle.model.state import HttpSource
from reticle.sources.cells import digest_cell, json_cell, load_json, looks_secret, value_cell
from reticle.sources.reading import ReadContext, Sink, SourceHead

MAX_BYTES = 256 << 20
ABSENT = "\\-"
_STEP = re.compile(r"(?:^|\.)([A-Za-z_$][A-Za-z0-9_$-]*)|\[(\*|\d+|\"(?:[^\"\\]|\\.)*\"|'[^']*')\]")
_FIRST = ("id", "_id", "uuid", "key")


def read_http(source: HttpSource, sink: Sink, context: ReadContext) -> None:
    """Fetch the address and hand what `select` picks to `sink`, a row an item.

    Where every item is an object, its members are the cells: `id` first, then by name; a member that an item lacks is
    `\\-`. Other items are one cell each. Text stands plainly, objects and arrays within are canonical JSON; members
    whose name looks secret are digests. Raises SourceUnreadError: not this machine, not 2xx (a redirect too), no JSON,
    `select` fits nothing, too slow, larger than 256 MB.
    """
    body = _fetch(source, context)
    try:
        items = list(_select(load_json(body), _path(source, context), source, context))
        columns = _columns(items)
        text = "".join(f"{_row(item, columns, source.typed)}\n" for item in items)
    except RecursionError:
        raise context.unread(source.label, f"{source.url} is nested too deeply") from None
    except ValueError as caught:
        raise context.unread(source.label, f"{source.url} is no JSON: {caught}") from None
    key = (columns[0],) if columns and columns[0] in _FIRST else None
    rows = sink.begin(
        SourceHead(source.label, source.kind, columns, key, typed=source.typed, ignore=tuple(source.ignore))
    )
    if text:
        rows.add(text.encode("utf-8", "surrogatepass"))
    rows.done()


def is_this_machine(host: str) -> bool:
    """Tell whether a host is a loopback address or a name for one."""
    name = host.rstrip(".").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def _fetch(source: HttpSource, context: ReadContext) -> bytes:
    parts = _address(source, context)
    assert parts.hostname is not None
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    link = kind(parts.hostname, parts.port, timeout=source.timeout_s)
    late = threading.Event()
    timer: threading.Timer | None = None
    try:
        link.connect()
        # A server that sends a byte now and then never trips the socket's own timeout.
        timer = threading.Timer(source.timeout_s, _cut_off, (link.sock, late))
        timer.daemon = True
        timer.start()
        path = quote(parts.path or "/", safe="/%:@!$&'()*+,;=~-._") + (f"?{parts.query}" if parts.query else "")
        link.request("GET", path, headers={"Accept": "application/json", **source.headers})
        reply = link.getresponse()
        body = reply.read(MAX_BYTES + 1)
        if late.is_set():
            raise TimeoutError
    except (OSError, http.client.HTTPException, ValueError) as caught:
        slow = late.is_set() or isinstance(caught, TimeoutError)
        why = f"timed out after {source.timeout_s:g} s" if slow else (str(caught) or type(caught).__name__)
        raise context.unread(source.label, f"GET {source.url}: {why}") from None
    finally:
        if timer is not None:
            timer.cancel()
        link.close()
    if not 200 <= reply.status < 300:
        raise context.unread(source.label, f"GET {source.url}: status {reply.status} {reply.reason}")
    if len(body) > MAX_BYTES:
        raise context.unread(source.label, f"GET {source.url}: the reply is larger than {MAX_BYTES >> 20} MB")
    return body


def _address(source: HttpSource, context: ReadContext) -> SplitResult:
    try:
        parts = urlsplit(source.url)
        known = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or True)
    except ValueError:
        known = False
    if not known:
        raise context.unread(source.label, f"{source.url} is no http address")
    if not is_this_machine(parts.hostname or ""):
        raise context.unread(source.label, f"{parts.hostname} is not this machine: only loopback addresses are read")
    return parts


def _cut_off(link: socket.socket, late: threading.Event) -> None:
    late.set()
    with contextlib.suppress(OSError):  # it ended by itself just now
        link.shutdown(socket.SHUT_RDWR)


def _path(source: HttpSource, context: ReadContext) -> list[str | int]:
    """Parse `items[*].lines`: names, [number], ["name"]; -1 stands for [*]."""
    text = (source.select or "").removeprefix("$").removeprefix(".")
    steps: list[str | int] = []
    at = 0
    while at < len(text):
        found = _STEP.match(text, at)
        if found is None or (found[1] and at and text[at] != "."):
            raise context.unread(source.label, f'select "{source.select}" is not understood at "{text[at:]}"')
        steps.append(found[1] if found[1] else _subscript(found[2]))
        at = found.end()
    return steps


def _subscript(text: str) -> str | int:
    if text == "*":
        return -1
    if text.isdigit():
        return int(text)
    return str(load_json(text)) if text[0] == '"' else text[1:-1]


def _select(data: Any, steps: Sequence[str | int], source: HttpSource, context: ReadContext) -> Iterator[Any]:
    if not steps:
        yield data
        return
    step, rest = steps[0], steps[1:]
    if step == -1 and isinstance(data, list | dict):
        for item in data.values() if isinstance(data, dict) else data:
            yield from _select(item, rest, source, context)
    elif (isinstance(step, int) and isinstance(data, list) and 0 <= step < len(data)) or (
        isinstance(step, str) and isinstance(data, dict) and step in data
    ):
        yield from _select(data[step], rest, source, context)  # type: ignore[index] # told apart just above
    else:
        what = "[*]" if step == -1 else f"[{step}]" if isinstance(step, int) else f'"{step}"'
        found = f"an object with {', '.join(sorted(data)) or 'no members'}" if isinstance(data, dict) else _kind(data)
        raise context.unread(source.label, f'select "{source.select}": no {what} in {found}')


def _kind(data: Any) -> str:
    if isinstance(data, list):
        return f"an array of {len(data)}"
    return "null" if data is None else "a text" if isinstance(data, str) else "a plain value"


def _columns(items: Sequence[Any]) -> tuple[str, ...] | None:
    if not items or not all(isinstance(item, dict) for item in items):
        return None
    names = {name for item in items for name in item}
    first = next((name for name in _FIRST if name in names), None)
    return tuple(sorted(names, key=lambda name: (name != first, name)))


def _row(item: Any, columns: Sequence[str] | None, typed: bool) -> str:
    if columns is None:
        return value_cell(_hidden(item), typed=typed)
    return "\t".join(value_cell(_hidden(item[name], name), typed=typed) if name in item else ABSENT for name in columns)


def _hidden(value: Any, name: str = "") -> Any:
    """Replace what stands under a name that looks secret by its digest, all the way down."""
    if name and value is not None and looks_secret(name):
        return digest_cell(value if isinstance(value, str) else json_cell(value))
    if isinstance(value, dict):
        return {key: _hidden(item, key) for key, item in value.items()}
    if isinstance(value, list):
        return [_hidden(item) for item in value]
    return value
