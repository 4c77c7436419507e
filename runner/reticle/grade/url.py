"""One spelling for the address of a page, so that two runs that ended on one page agree.

Host case, default port, percent-encoding, one final slash and the order of query values do not matter; the fragment
is dropped unless it is a route (`#/…`, `#!…`), which is treated like a path with its own query. Percent-encoding
follows RFC 3986, section 6.2.2: unreserved characters decoded, hex in upper case, reserved characters as they are.
"""

from __future__ import annotations

import re
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443, "ftp": 21}
_UNRESERVED = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
_RESERVED = frozenset(":/?#[]@!$&'()*+,;=")
_ENCODED = re.compile(r"%([0-9A-Fa-f]{2})|(.)", re.DOTALL)


@dataclass(frozen=True)
class PageAddress:
    """The parts of a normalised address: everything before the query, the sorted query, the route (or None)."""

    page: str
    query: tuple[str, ...]
    route: str | None

    def __str__(self) -> str:
        query = f"?{'&'.join(self.query)}" if self.query else ""
        return f"{self.page}{query}" + (f"#{self.route}" if self.route is not None else "")


def split_url(url: str) -> PageAddress:
    """Take an address apart in its one spelling. A text that is no address comes back as a page of its own."""
    try:
        parts = urlsplit(url.strip())
        host = _host(parts)
    except ValueError:
        return PageAddress(url.strip(), (), None)
    path = _plain(parts.path)
    page = f"{parts.scheme.lower()}://{host}" if host else (f"{parts.scheme.lower()}:" if parts.scheme else "")
    page += path[:-1] if path.endswith("/") else path
    return PageAddress(page, _query(parts.query), _route(parts.fragment))


def normalise_url(url: str) -> str:
    """Return the one spelling of an address."""
    return str(split_url(url))


def is_same_page(wanted: str, given: str, *, extra_parameters: bool = False) -> bool:
    """Tell whether two addresses name one page; with `extra_parameters` the given one may have more query values."""
    want, have = split_url(wanted), split_url(given)
    if not extra_parameters:
        return want == have
    return want.page == have.page and want.route == have.route and not Counter(want.query) - Counter(have.query)


def _host(parts: SplitResult) -> str:
    host = (parts.hostname or "").lower()
    if not host:
        return ""
    if not host.isascii():
        with suppress(UnicodeError):
            host = host.encode("idna").decode("ascii")
    if ":" in host:
        host = f"[{host}]"
    port = parts.port
    who = parts.netloc.rpartition("@")[0]
    tail = f":{port}" if port is not None and port != _PORTS.get(parts.scheme.lower()) else ""
    return f"{who}@{host}{tail}" if who else f"{host}{tail}"


def _query(query: str) -> tuple[str, ...]:
    pairs = (_plain(part) for part in query.split("&") if part)
    return tuple(sorted(pair if "=" in pair else f"{pair}=" for pair in pairs))


def _route(fragment: str) -> str | None:
    if not fragment.startswith(("/", "!")):
        return None
    path, _, query = fragment.partition("?")
    path = _plain(path)
    if len(path) > 1 and path.endswith("/"):
        path = path[:-1]
    values = _query(query)
    return f"{path}?{'&'.join(values)}" if values else path


def _plain(text: str) -> str:
    return _ENCODED.sub(_one, text)


def _one(found: re.Match[str]) -> str:
    if found[1] is not None:
        char = chr(int(found[1], 16))
        return char if char in _UNRESERVED else f"%{found[1].upper()}"
    if found[2] in _UNRESERVED or found[2] in _RESERVED:
        return found[2]
    return "".join(f"%{byte:02X}" for byte in found[2].encode("utf-8", "surrogateescape"))
