"""Hostile texts and values, and broken files: what a fuzz test draws from."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

TEXTS = (
    "\x1b[31mred\x1b]0;title\x07", "a\nb", "::error file=a::pwned", "\n::stop-commands::x", "]]>", "\x00", "\ufffe",
    "</script><script>1</script>", "<img src=x onerror=alert(1)>", "\ud800", "\u202egnirts\u2066", "%0A%0D",
    "{{ 7*7 }}{% raw %}", "$(reboot)`id`", "../../etc/passwd", "/etc/passwd", "~/x", "C:\\x", "${HOME}", "a" * 5000,
    "'; DROP TABLE x; --", "", " ", "\t",
)  # fmt: skip
"""Texts that drive terminals, CI services, browsers, shells, templates and file systems where nobody takes care."""

Place = tuple[str | int, ...]
"""Where a value stands in a JSON value: keys and indices."""

texts = st.sampled_from(TEXTS) | st.text(max_size=40)
scalars = (
    st.none() | st.booleans() | st.integers() | st.floats() | texts | st.sampled_from([10**400, -1, 0, 1e308, -0.0])
)  # fmt: skip
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3), max_leaves=6
)
deep = st.integers(min_value=2, max_value=400).map(lambda depth: json.loads("[" * depth + "]" * depth))


def paths_of(data: Any, path: Place = ()) -> Iterator[Place]:
    """Walk every place of a JSON value."""
    yield path
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, inner in items:
        yield from paths_of(inner, (*path, key))


def put(data: Any, path: Place, value: Any) -> Any:
    """Return a copy of `data` with another value at a place."""
    if not path:
        return value
    head, *rest = path
    copied: Any = dict(data) if isinstance(data, dict) else list(data)
    copied[head] = put(copied[head], tuple(rest), value)
    return copied


def drop(data: Any, path: Place) -> Any:
    """Return a copy of `data` without a place."""
    *above, last = path
    inner = data
    for part in above:
        inner = inner[part]
    copied: Any = dict(inner) if isinstance(inner, dict) else list(inner)
    del copied[last]
    return put(data, tuple(above), copied)


def broken_data(data: Any) -> st.SearchStrategy[Any]:
    """Draw JSON values that are `data` but for a place or two: another value, a place less, a key more."""
    places = [path for path in paths_of(data) if path]
    objects = [path for path in paths_of(data) if isinstance(_at(data, path), dict)]

    def more(path: Place, key: str, value: Any) -> Any:
        return put(data, path, {**_at(data, path), key: value})

    once = (
        st.builds(lambda path, value: put(data, path, value), st.sampled_from(places), values | deep)
        | st.builds(lambda path: drop(data, path), st.sampled_from(places))
        | st.builds(more, st.sampled_from(objects), texts, values)
    )
    return once | values


def broken_bytes(text: str) -> st.SearchStrategy[bytes]:
    """Draw files that are `text` but for a few bytes, in another encoding, cut off, or no text at all."""
    data = text.encode("utf-8")
    edit = st.tuples(st.integers(0, len(data)), st.integers(0, 8), st.binary(max_size=8))

    def edited(edits: list[tuple[int, int, bytes]]) -> bytes:
        made = data
        for at, gone, put_in in edits:
            made = made[:at] + put_in + made[at + gone :]
        return made

    encodings = st.sampled_from(["utf-16", "utf-32", "utf-8-sig", "utf-16-le"]).map(text.encode)
    return (
        st.lists(edit, min_size=1, max_size=3).map(edited)
        | encodings
        | st.integers(0, len(data)).map(lambda at: data[:at])
        | st.binary(max_size=200)
        | st.sampled_from(
            [b"", b"\n", b"\x00", b"[" * 100_000, b"{" * 100_000, b'{"a":' * 5000, b"\xff" * 10, data * 2]
        )
    )


def spelt(data: Any, *, escaped: bool) -> bytes:
    """Spell a JSON value as a file, also one that JSON does not have; `escaped`: with `\\u` in place of characters."""
    return json.dumps(data, ensure_ascii=escaped, indent=1).encode("utf-8", "surrogatepass")


def _at(data: Any, path: Place) -> Any:
    for part in path:
        data = data[part]
    return data
