"""The shortest target that names exactly one element by meaning."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from reticle.errors import TargetError
from reticle.match.machine_made import is_machine_made, is_program_id, is_volatile, is_volatile_testid
from reticle.model.target import Fingerprint, Target

MARK = "‹secret"
_VAGUE = frozenset(
    {
        "presentation", "generic", "document", "paragraph", "rowgroup", "definition", "term", "strong", "emphasis",
        "list", "table", "code", "time", "mark",
    }
)  # fmt: skip
"""Roles that say nothing of an element, named or not."""
_UNNAMED = frozenset({"listitem", "row", "cell", "group"})
"""Roles that need a name to tell one from another."""
_OWN_TAGS = frozenset({"main", "canvas", "body", "form", "iframe", "frame"})
_LONGEST = 80


def name_target(print_: Fingerprint, uniqueness: Callable[[Target], bool], scopes: Sequence[Target] = ()) -> Target:
    """Return the first of `propose_targets` that `uniqueness` says names exactly the element.

    `uniqueness` is asked with ever longer targets; `scopes` are ancestors that can be named, the nearest first. Raises
    TargetError when no target by meaning names it alone.
    """
    for target in propose_targets(print_, scopes):
        if uniqueness(target):
            return target
    raise cannot_name(print_)


def propose_targets(print_: Fingerprint, scopes: Sequence[Target] = ()) -> Iterator[Target]:
    """Give targets in order of trust: test id, role and name, label, placeholder, alt, title, text, a stable id or
    name attribute; what says another thing tomorrow last. Each alone, then within an ancestor, then by css.

    `record/naming.js` holds the same order for the recorder. Machine-made ids and classes are never used. A target may
    still name several elements or none: it is to be tried.
    """
    good: list[Target] = []
    poor: list[Target] = []
    for target in (*_by_meaning(print_), *_by_own_css(print_)):
        (poor if _says_else_tomorrow(target) else good).append(target)
    plain = [*good, *poor]
    yield from plain
    for scope in scopes:
        if _says_else_tomorrow(scope):
            continue
        for target in plain:
            if scope.testid is None or scope.testid != target.testid:
                yield target.model_copy(update={"within": scope})
    css = list(_by_css(print_))
    yield from css
    for scope in scopes:
        for target in css:
            yield target.model_copy(update={"within": scope})
        if print_.role and print_.role not in _VAGUE:
            yield Target(role=print_.role, within=scope)


def propose_positions(print_: Fingerprint, scopes: Sequence[Target], position: int) -> Iterator[Target]:
    """Give targets that count (`nth`), for elements that nothing else tells apart: the caller finds the position."""
    for target in _by_meaning(print_):
        for scope in scopes[:1]:
            yield target.model_copy(update={"within": scope, "nth": position})
        yield target.model_copy(update={"nth": position})


def cannot_name(print_: Fingerprint) -> TargetError:
    """Return the error for an element that has no name of its own."""
    said = print_.role or print_.tag or "element"
    return TargetError(
        f"no target by meaning names this {said} alone",
        kind="ambiguous",
        hint="give it a test id, or a name of its own (aria-label)",
    )


def _by_meaning(print_: Fingerprint) -> Iterator[Target]:
    if _usable(print_.testid) and not is_program_id(print_.testid or ""):
        yield Target(testid=print_.testid)
    if print_.role and print_.role not in _VAGUE and _usable(print_.accessible_name):
        yield Target(role=print_.role, name=print_.accessible_name)
    for field in ("label", "placeholder", "alt", "title"):
        value = getattr(print_, field)
        if _usable(value):
            yield Target.model_validate({field: value})
    if _usable(print_.text) and len(print_.text or "") <= 60 and print_.tag not in ("input", "html", "body"):
        yield Target(text=print_.text)


def _by_own_css(print_: Fingerprint) -> Iterator[Target]:
    """Give what stands in the element itself and was written by a person."""
    tag = print_.tag or "*"
    if print_.id and not is_machine_made(print_.id):
        yield Target(css=_attribute("", "id", print_.id) if not _is_plain(print_.id) else f"#{print_.id}")
    if print_.name and not is_machine_made(print_.name) and MARK not in print_.name:
        yield Target(css=_attribute(tag, "name", print_.name))
    if "-" in tag or tag in _OWN_TAGS:
        yield Target(css=tag)
    role = print_.role
    if role and role not in _VAGUE and role not in _UNNAMED and not print_.accessible_name:
        yield Target(role=role)


def _by_css(print_: Fingerprint) -> Iterator[Target]:
    tag = print_.tag or "*"
    if print_.href and _usable(print_.href) and print_.tag == "a":
        yield Target(css=_attribute(tag, "href", print_.href))
    if print_.type and print_.tag == "input" and print_.type != "text":
        yield Target(css=_attribute(tag, "type", print_.type))
    for name in print_.classes:
        if not is_machine_made(name) and _is_plain(name):
            yield Target(css=f"{tag}.{name}")


def _says_else_tomorrow(target: Target) -> bool:
    if target.testid is not None:
        return is_volatile_testid(target.testid)
    said = (target.name, target.label, target.placeholder, target.alt, target.title, target.text)
    return any(is_volatile(words) for words in said if words)


def _usable(value: str | None) -> bool:
    """Tell whether a text may stand in a target: whole (not cut), short, and no secret."""
    return (
        bool(value) and len(value or "") <= _LONGEST and not (value or "").endswith("…") and MARK not in (value or "")
    )


def _is_plain(word: str) -> bool:
    return re.fullmatch(r"[A-Za-z_-][A-Za-z0-9_-]*", word) is not None


def _attribute(tag: str, name: str, value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'{tag}[{name}="{escaped}"]'
