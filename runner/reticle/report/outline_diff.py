"""What became of a page between two looks at it: what appeared, what is gone, what changed, element by element."""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Callable, Sequence

from reticle.model.outline import Outline, OutlineChange, OutlineDiff, OutlineLine
from reticle.report.snapshot import LEAST_BUDGET, list_parents, spell_line
from reticle.report.tokens import estimate_tokens
from reticle.text import plural, printable, quoted

DIFF_BUDGET = 1000
_RESERVE = 40
_URGENT = frozenset({"alert", "alertdialog", "dialog", "status", "log"})
_Key = tuple[str, str, str | None, tuple[str, ...]]


def compare_outlines(before: Outline, after: Outline) -> OutlineDiff:
    """Return what differs. Elements are the same by their ref; those drawn anew by role, name, test id and frame.

    A name that only repeats what changed further in is not told twice. Words are compared where they stand.
    """
    return _Comparison(before, after).diff()


class _Comparison:
    def __init__(self, before: Outline, after: Outline) -> None:
        self.before, self.after = before, after
        self.old, self.new = before.lines, after.lines
        self.up_old, self.up_new = list_parents(self.old), list_parents(self.new)
        self.pairs: dict[int, int] = {}
        """Places in the look after, and what they were before."""

    def diff(self) -> OutlineDiff:
        self._pair_by_ref()
        self._pair_by_key(_alike)
        self._pair_by_key(_same_testid)
        self._pair_words()
        was = set(self.pairs.values())
        appeared = [at for at in range(len(self.new)) if at not in self.pairs]
        gone = [at for at in range(len(self.old)) if at not in was]
        changed = {at: said for at, old in self.pairs.items() if (said := _changes(self.old[old], self.new[at]))}
        deep = self._touched_inside([*appeared, *changed], gone)
        told = {
            at: [one for one in said if not (one.startswith("name ") and at in deep)] for at, said in changed.items()
        }
        return OutlineDiff(
            url=self.after.url,
            title=self.after.title,
            was_url=self.before.url if self.before.url != self.after.url else None,
            was_title=self.before.title if self.before.title != self.after.title else None,
            appeared=_apart(self.new, self.up_new, appeared),
            gone=_apart(self.old, self.up_old, gone),
            changed=[OutlineChange(line=self.new[at], what=told[at]) for at in sorted(told) if told[at]],
            redrawn=[
                OutlineChange(line=self.new[at], what=[f"was {self.old[old].ref}"])
                for at, old in sorted(self.pairs.items())
                if self.new[at].ref is not None and self.new[at].ref != self.old[old].ref
            ],
            more=max(self.before.more, self.after.more),
            unseen=self.after.unseen,
        )

    def _pair_by_ref(self) -> None:
        old = {line.ref: at for at, line in enumerate(self.old) if line.ref is not None}
        for at, line in enumerate(self.new):
            if line.ref is not None and line.ref in old:
                self.pairs[at] = old[line.ref]

    def _pair_by_key(self, key_of: Callable[[OutlineLine], _Key | None]) -> None:
        """Pair what has no partner yet with the next of the same key, in reading order."""
        was = set(self.pairs.values())
        waiting: dict[_Key, deque[int]] = defaultdict(deque)
        for at, line in enumerate(self.old):
            key = key_of(line)
            if at not in was and key is not None:
                waiting[key].append(at)
        for at, line in enumerate(self.new):
            key = key_of(line)
            if at not in self.pairs and key is not None and waiting[key]:
                self.pairs[at] = waiting[key].popleft()

    def _pair_words(self) -> None:
        """Pair plain words inside one element: equal ones first, then in their order."""
        old_of: dict[int, list[int]] = defaultdict(list)
        for at, line in enumerate(self.old):
            if line.ref is None:
                old_of[self.up_old[at]].append(at)
        new_of: dict[int, list[int]] = defaultdict(list)
        for at, line in enumerate(self.new):
            if line.ref is None:
                new_of[self.up_new[at]].append(at)
        for parent, places in new_of.items():
            olds = old_of[self.pairs.get(parent, -2) if parent >= 0 else -1]
            for at in list(places):
                equal = next((old for old in olds if self.old[old].name == self.new[at].name), None)
                if equal is not None:
                    self.pairs[at] = equal
                    olds.remove(equal)
                    places.remove(at)
            self.pairs.update(zip(places, olds, strict=False))

    def _touched_inside(self, new: Sequence[int], gone: Sequence[int]) -> set[int]:
        """Return the places after of all elements that hold something that appeared, changed or is gone."""
        touched: set[int] = set()
        for at in new:
            up = self.up_new[at]
            while up >= 0 and up not in touched:
                touched.add(up)
                up = self.up_new[up]
        back = {old: at for at, old in self.pairs.items()}
        for at in gone:
            up = self.up_old[at]
            while up >= 0:
                if up in back:
                    touched.add(back[up])
                up = self.up_old[up]
        return touched


def _apart(lines: list[OutlineLine], parents: list[int], places: list[int]) -> list[OutlineLine]:
    """Return the lines at `places`; their depth counts only those of them that they stand inside."""
    among = set(places)
    depths: dict[int, int] = {}
    for at in places:
        depths[at] = depths[parents[at]] + 1 if parents[at] in among else 0
    return [lines[at].model_copy(update={"depth": depth}) for at, depth in depths.items()]


def _alike(line: OutlineLine) -> _Key | None:
    return (line.role, line.name, line.testid, tuple(line.frame)) if line.ref is not None else None


def _same_testid(line: OutlineLine) -> _Key | None:
    return (line.role, "", line.testid, tuple(line.frame)) if line.ref is not None and line.testid else None


def _changes(old: OutlineLine, new: OutlineLine) -> list[str]:
    said = []
    if old.name != new.name:
        said.append(f"{'name ' if new.ref else ''}{quoted(old.name)} → {quoted(new.name)}")
    lost = [state for state in old.states if state not in new.states]
    won = [state for state in new.states if state not in old.states]
    if lost or won:
        said.append(" ".join([*(f"-{state}" for state in lost), *(f"+{state}" for state in won)]))
    if old.value != new.value:
        said.append(f"value {quoted(old.value or '')} → {quoted(new.value or '')}")
    if old.href != new.href:
        said.append(f"address {old.href} → {new.href}")
    return said


def tell_diff(diff: OutlineDiff, budget: int | None = None) -> str:
    """Return the difference in lines: `+` appeared, `-` gone, `~` changed; alerts and dialogs first.

    `budget` is in tokens (None: 1,000, 0: no limit).
    """
    limit = DIFF_BUDGET if budget is None else budget
    head = [f"{diff.title or 'untitled'}  {diff.url}"]
    if diff.was_url is not None:
        head.append(f"~ address {diff.was_url} → {diff.url}")
    if diff.was_title is not None:
        head.append(f"~ title {quoted(diff.was_title)} → {quoted(diff.title)}")
    tail = [f"… {diff.more} lines were not compared: the page is too long"] if diff.more else []
    tail += [f"not seen: {', '.join(diff.unseen)}"] if diff.unseen else []
    body = _ordered(diff)
    if diff.redrawn:
        tail.insert(0, _redrawn(diff))
    if not body and not diff.redrawn and len(head) == 1:
        return _text([*head, "nothing changed", *tail])
    room = (limit or 1 << 30) - estimate_tokens(_text([*head, *tail])) - _RESERVE
    out: list[str] = []
    left: Counter[str] = Counter()
    for kind, line in body:
        room -= estimate_tokens(line) + 1
        if room >= 0:
            out.append(line)
        else:
            left[kind] += 1
    if left:
        counts = ", ".join(f"{count} {kind}" for kind, count in left.items())
        tail.insert(0, f"… left out for {limit} tokens: {counts}: --budget {max(limit * 2, LEAST_BUDGET)}")
    return _text([*head, *out, *tail])


def _ordered(diff: OutlineDiff) -> list[tuple[str, str]]:
    """Return kind and text of every difference: what speaks up, then what changed, what appeared, what is gone."""
    first: list[tuple[str, str]] = []
    rest: list[tuple[str, str]] = []
    urgent_depth: int | None = None
    for line in diff.appeared:
        if urgent_depth is not None and line.depth <= urgent_depth:
            urgent_depth = None
        if urgent_depth is None and line.role in _URGENT:
            urgent_depth = line.depth
        said = ("appeared", f"+ {'  ' * line.depth}{spell_line(line)}")
        (first if urgent_depth is not None else rest).append(said)
    changed = [("changed", f"~ {_called(one.line)}: {'; '.join(one.what)}") for one in diff.changed]
    return [*first, *changed, *rest, *_gone(diff.gone)]


def _gone(lines: list[OutlineLine]) -> list[tuple[str, str]]:
    """Tell what is gone; what it held went with it and is only counted."""
    said: list[tuple[str, str]] = []
    for at, line in enumerate(lines):
        if line.depth:
            continue
        inside = next((one for one in range(at + 1, len(lines)) if not lines[one].depth), len(lines)) - at - 1
        said.append(("gone", f"- {spell_line(line)}" + (f" ({inside} inside)" if inside else "")))
    return said


def _called(line: OutlineLine) -> str:
    if line.ref is None:
        return line.role
    return spell_line(OutlineLine(role=line.role, ref=line.ref, name=line.name, testid=line.testid))


def _redrawn(diff: OutlineDiff) -> str:
    shown = ", ".join(f"{_called(one.line)} {one.what[0]}" for one in diff.redrawn[:5])
    rest = f", and {len(diff.redrawn) - 5} more" if len(diff.redrawn) > 5 else ""
    return f"drawn anew, with new refs: {plural(len(diff.redrawn), 'element')} ({shown}{rest})"


def _text(lines: Sequence[str]) -> str:
    return "".join(f"{printable(line)}\n" for line in lines)
