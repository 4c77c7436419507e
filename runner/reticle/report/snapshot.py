"""A look at a page as an agent reads it: few tokens, first what matters, and nothing left out in silence."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from reticle.model.outline import Outline, OutlineLine, OutlineMode
from reticle.report.tokens import estimate_tokens
from reticle.text import cut, plural, printable, quoted

BUDGETS: dict[OutlineMode, int] = {"interactive": 600, "full": 6000, "status": 800}
LEAST_BUDGET = 100
RESERVE = 60
WIDTH = 280
PIECE = 300
ROWS_OFFERED = 20
TROUBLES = 8
MUCH = 3
"""A page that is so many times over its budget is not written out whole to be counted."""

_LEAVES = frozenset(
    {"button", "link", "textbox", "searchbox", "combobox", "checkbox", "radio", "switch", "slider", "spinbutton",
     "option", "menuitem", "menuitemcheckbox", "menuitemradio", "tab", "treeitem", "img", "gridcell"}
)  # fmt: skip
_URGENT = frozenset({"alert", "alertdialog", "dialog", "status", "log"})
_AROUND = frozenset({"navigation", "banner", "contentinfo", "complementary"})
_PLACES = _AROUND | {"main", "region", "search", "form", "heading"}
_ITEMS = frozenset({"row", "listitem", "item", "article"})
_UNTOUCHED = frozenset({"heading", "item", "listitem", "group", "radiogroup", "tablist"})
"""What nobody acts on: a short look leaves out its ref."""
_PLAIN = re.compile(r"[\w#'&/.+-][\w#'&/.+ -]{0,59}")
_UNCLEAR = re.compile(r"\be\d+\b|^\d+$")
"""What could be taken for a ref or a row."""


def tell_snapshot(outline: Outline, budget: int | None = None) -> str:
    """Return the page in lines: `button e5 "Pay" [pay] disabled`; controls side by side share a line.

    `budget` is in tokens (None: the mode's own, 0: no limit). When it is short, what has the focus, alerts, dialogs,
    invalid fields and what just changed come first, then landmarks and headings, then the rest in reading order; the
    last line says what was left out and how to see it.
    """
    limit = BUDGETS[outline.mode] if budget is None else budget
    head = [f"{outline.title or 'untitled'}  {outline.url}"]
    if outline.status is not None:
        head.append(f"(the server answered this page with {outline.status})")
    if outline.modal:
        head.append("(a modal dialog is open: nothing else can be reached)")
    tail = _troubles("console error", outline.errors, limit) + _troubles("failed", outline.failed, limit)
    if outline.more:
        tail.append(f"… {outline.more} more lines were not read: --within looks at a part")
    if outline.unseen:
        tail.append(f"not seen: {', '.join(outline.unseen)}")
    lines = outline.lines
    pieces = [_piece(outline, at) for at in range(len(lines))]
    costs = [_cost(line, piece) for line, piece in zip(lines, pieces, strict=True)]
    needs = sum(costs)
    if not limit or needs <= MUCH * limit:
        whole = _text([*head, *(_body(outline, pieces, range(len(lines))) or ["(nothing)"]), *tail])
        needs = estimate_tokens(whole)
        if not limit or needs <= limit:
            return whole
    room = limit - RESERVE - estimate_tokens(_text([*head, *tail]))
    taken = _choose(lines, costs, room)
    while True:
        body = _body(outline, pieces, sorted(taken))
        said = _text([*head, *body, _left_out(outline, taken, limit, needs), *tail])
        if estimate_tokens(said) <= limit or not taken:
            return said
        taken = _choose(lines, costs, room := room - max(10, room // 10))


def _troubles(kind: str, said: list[str], limit: int) -> list[str]:
    """Tell the last few errors or failures, all of them where there is no limit."""
    left = max(0, len(said) - TROUBLES) if limit else 0
    lines = [f"{kind}: {cut(text) if limit else text}" for text in said[left:]]
    return ([f"… {left} more before these ({kind}): --budget 0"] if left else []) + lines


def spell_line(line: OutlineLine) -> str:
    """Return all of one line without its indentation: role, ref, name, test id, states, value, address."""
    return f"{line.role} {_rest(line, is_short=False)}".rstrip()


def _piece(outline: Outline, at: int) -> str:
    line = outline.lines[at]
    if line.more is not None:
        return _more(outline, at)
    return f"{line.role} {_rest(line, is_short=outline.mode == 'interactive')}".rstrip()


def _rest(line: OutlineLine, *, is_short: bool, is_named: bool = True) -> str:
    """Return what stands after the role. A short one leaves out what is usual and the quotes of a plain name."""
    states = [state for state in line.states if state != "unchecked"]
    if is_short:
        states = [state for state in states if not state.startswith("level ")]
    name = line.name if is_named else ""
    is_plain = is_short and not line.said and _PLAIN.fullmatch(name) and not _UNCLEAR.search(name)
    parts = [str(line.row)] if line.row is not None and line.role in _ITEMS else []
    parts += [line.ref] if line.ref and not (is_short and line.role in _UNTOUCHED) else []
    parts += ["text"] if name and line.said else []
    parts += [name if is_plain else quoted(name)] if name else []
    parts += [f"[{line.testid}]"] if line.testid else []
    parts += [f"({' '.join(states)})" if is_plain else " ".join(states)] if states else []
    parts += [f"= {quoted(line.value or '')}"] if line.value or (line.value is not None and not is_short) else []
    parts += [f"→ {cut(line.href)}"] if line.href and not (is_short and line.name) else []
    return cut(" ".join(parts), PIECE)


def _more(outline: Outline, at: int) -> str:
    line = outline.lines[at]
    left = line.more
    assert left is not None
    shown = left.of - left.count
    said = f"… {plural(left.count, f'more {_kind(line.name)}' if shown else _kind(line.name))}"
    said += " like these" if shown else ""
    said += f", {left.marked} checked, selected or open" if left.marked else ""
    said += f", columns {', '.join(left.columns)}" if left.columns else ""
    if outline.mode == "interactive" and not left.acts:
        return f"{said}: without controls, --mode full"
    first = _first_missing(outline.lines, at)
    return f"{said}: --rows {first}-{min(first + ROWS_OFFERED - 1, left.of)}"


def _kind(name: str) -> str:
    return "item" if name in ("listitem", "text") else name


def _first_missing(lines: list[OutlineLine], at: int) -> int:
    """Return the first row that is not there, after the first that is."""
    rows = set()
    for line in reversed(lines[:at]):
        if line.depth < lines[at].depth:
            break
        if line.depth == lines[at].depth and line.row is not None:
            rows.add(line.row)
    first = min(rows, default=0)
    while first in rows:
        first += 1
    left = lines[at].more
    return first if left is not None and first <= left.of else 1


def _body(outline: Outline, pieces: list[str], taken: Iterable[int]) -> list[str]:
    """Return the lines of text. In a short look leaves that follow each other share one, below what holds them too, and
    an item leaves out what it repeats of the one before."""
    chosen = list(taken)
    lines = [outline.lines[at] for at in chosen]
    texts = [pieces[at] for at in chosen]
    hidden = _hidden(outline, chosen)
    if outline.mode != "interactive":
        return [
            "  " * line.depth + text + (f" (+{hidden[at]})" if hidden[at] else "")
            for at, line, text in zip(chosen, lines, texts, strict=True)
        ]
    out: list[str] = []
    said = _without_repeats(lines)
    for at, line in enumerate(lines):
        above = lines[at - 1] if at else None
        is_joined = False
        if _is_leaf(lines, at) and above is not None:
            rest = said.get(at) or (_rest(line, is_short=True) if above.role == line.role else texts[at])
            follows = above.depth == line.depth and _is_leaf(lines, at - 1)
            opens = above.depth == line.depth - 1 and above.more is None
            is_joined = (follows or opens) and len(out[-1]) + len(rest) < WIDTH
            if is_joined:
                out[-1] += _joint(lines, at, at in said) + (said.get(at) or (rest if follows else texts[at]))
        if not is_joined:
            out.append("  " * line.depth + texts[at])
        if hidden[chosen[at]]:
            out[-1] += f" (+{hidden[chosen[at]]})"
    return out


def _joint(lines: list[OutlineLine], at: int, is_repeated: bool) -> str:
    """Return what stands between a leaf and what it is joined to; a ref alone parts controls of one kind."""
    line, above = lines[at], lines[at - 1]
    if above.depth != line.depth:
        return ": "
    return " " if (above.role == line.role or is_repeated) and line.ref else ", "


def _hidden(outline: Outline, chosen: list[int]) -> Counter[int]:
    """Count what is not chosen by the nearest line around it that is."""
    taken = set(chosen)
    parents = list_parents(outline.lines)
    hidden: Counter[int] = Counter()
    for at in range(len(outline.lines)):
        up = parents[at]
        while up >= 0 and up not in taken:
            up = parents[up]
        if at not in taken and up >= 0:
            hidden[up] += 1
    return hidden


def _is_leaf(lines: list[OutlineLine], at: int) -> bool:
    line = lines[at]
    if line.role not in _LEAVES or line.more is not None:
        return False
    return at + 1 == len(lines) or lines[at + 1].depth <= line.depth


def _without_repeats(lines: list[OutlineLine]) -> dict[int, str]:
    """Return what is left to say of the controls of an item that holds the same as the item before, by place."""
    said: dict[int, str] = {}
    before: list[OutlineLine] = []
    for at, line in enumerate(lines):
        if line.role not in _ITEMS:
            continue
        inside = []
        for one in range(at + 1, len(lines)):
            if lines[one].depth <= line.depth:
                break
            inside.append(one)
        own = [lines[one] for one in inside]
        is_flat = all(one.depth == line.depth + 1 and one.role in _LEAVES and one.more is None for one in own)
        if is_flat and [one.role for one in own] == [one.role for one in before]:
            for place, now, old in zip(inside, own, before, strict=True):
                said[place] = _rest(now, is_short=True, is_named=now.name != old.name)
        before = own if is_flat else []
    return said


def _choose(lines: list[OutlineLine], costs: list[int], room: int) -> set[int]:
    """Return the lines that fit, the important ones first, each with the lines that it stands inside."""
    parents = list_parents(lines)
    ranks = _ranks(lines, parents)
    taken: set[int] = set()
    for at in sorted(range(len(lines)), key=lambda one: (ranks[one], one)):
        needed, up = [], at
        while up >= 0 and up not in taken:
            needed.append(up)
            up = parents[up]
        cost = sum(costs[one] for one in needed)
        if cost <= room:
            room -= cost
            taken.update(needed)
        elif ranks[at] > 2:
            break
    return taken


def _cost(line: OutlineLine, piece: str) -> int:
    """Return about how many tokens a line adds: a leaf shares the line and the word for its kind."""
    return estimate_tokens(piece) - (1 if line.role in _LEAVES else -2)


def list_parents(lines: list[OutlineLine]) -> list[int]:
    """Return for each line the position of the one that it stands inside, -1 for none."""
    parents: list[int] = []
    open_: list[int] = []
    for at, line in enumerate(lines):
        while open_ and lines[open_[-1]].depth >= line.depth:
            open_.pop()
        parents.append(open_[-1] if open_ else -1)
        open_.append(at)
    return parents


def _ranks(lines: list[OutlineLine], parents: list[int]) -> list[int]:
    ranks: list[int] = []
    for at, line in enumerate(lines):
        outer = [line, *_above(lines, parents, at)]
        above = {one.role for one in outer[1:]}
        is_repeated = any(one.row is not None and one.row > 1 for one in outer)
        if line.role in _URGENT or line.changed or {"focused", "invalid"} & set(line.states):
            ranks.append(0)
        elif above & _URGENT:
            ranks.append(1)
        elif line.role in _PLACES or line.more is not None:
            ranks.append(2)
        else:
            ranks.append(5 if is_repeated else 4 if above & _AROUND else 3)
    return ranks


def _above(lines: list[OutlineLine], parents: list[int], at: int) -> Iterable[OutlineLine]:
    up = parents[at]
    while up >= 0:
        yield lines[up]
        up = parents[up]


def _left_out(outline: Outline, taken: set[int], limit: int, needs: int) -> str:
    """Say what the budget left out, by kind, where most of it is, and how to see it."""
    lines = outline.lines
    missing = [at for at in range(len(lines)) if at not in taken]
    kinds = ", ".join(f"{count} {role}" for role, count in Counter(lines[at].role for at in missing).most_common(4))
    parents = list_parents(lines)
    places: Counter[str] = Counter()
    for at in missing:
        place = next((one for one in _above(lines, parents, at) if one.role in _PLACES | {"dialog"}), None)
        if place is not None:
            places[f"role={place.role} name='{place.name}'" if place.name else f"role={place.role}"] += 1
    more = -(-needs // 100) * 100
    count = f"{len(missing)} of {plural(len(lines), 'line')}"
    said = f"… {count} left out, (+) where, for {limit} tokens ({kinds}): --budget {more}"
    return said + (f', or --within "{cut(places.most_common(1)[0][0])}"' if places else "")


def _text(lines: Iterable[str]) -> str:
    return "".join(f"{line if line.isprintable() else printable(line)}\n" for line in lines)
