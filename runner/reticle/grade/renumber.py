"""Finds the records that a run wrote again under other ids, and the rows that follow them through links.

Rows are matched parents first, to a fixed point: a row is ready when every row that it links to is matched or was
never renumbered. Rows that are equal so far are told apart by colour refinement over their links in both directions.
A cycle that nothing else starts is never ready, so it stays a difference.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from reticle.grade.match import Expected, RowIndex
from reticle.grade.noise import Cells, fixed_of
from reticle.grade.refine import Colour, Node, refine
from reticle.grade.rows import NO_VALUE, Row, Shape

_REFINED = 500_000
"""So many rows are coloured again for telling records of one look apart one by one; what is left is taken in order.

Any order is right for records whose rows hang on nothing else, since equal colours then mean equal rows below them.
"""
_Look = tuple[str, frozenset[int], frozenset[int], Cells]


@dataclass(frozen=True)
class Problem:
    """What is to be renumbered.

    `links` maps label → position → label, for unmasked cells. `carried` does the same for noisy cells that hold the
    noisy id of one record in both correct runs; `noisy_ids` maps those ids from the reference to the other run.
    `old_ids` and `new_ids` tell which ids of a source may be renumbered, and to what.
    """

    shapes: Mapping[str, Shape]
    expected: Sequence[Expected]
    rows: Sequence[Row]
    links: Mapping[str, Mapping[int, str]]
    carried: Mapping[str, Mapping[int, str]]
    old_ids: Mapping[str, frozenset[str]]
    new_ids: Mapping[str, frozenset[str]]
    noisy_ids: Mapping[str, Mapping[str, str]]


@dataclass
class Renumbering:
    """Pairs that were found, with the ids that changed: label → old → new. `unmet` and `rest` are what is left."""

    pairs: list[tuple[Expected, Row]] = field(default_factory=list)
    ids: dict[str, dict[str, str]] = field(default_factory=dict)
    unmet: list[Expected] = field(default_factory=list)
    rest: list[Row] = field(default_factory=list)


def renumber(problem: Problem) -> Renumbering:
    """Match expected rows to the candidate's through ids that changed."""
    return _Engine(problem).run()


class _Engine:
    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.old = [self._old_node(number, item) for number, item in enumerate(problem.expected)]
        blank: dict[str, set[int]] = defaultdict(set)
        for item in problem.expected:
            blank[item.row.label] |= item.wild | item.own.keys()
        self.new = [self._new_node(number, row) for number, row in enumerate(problem.rows)]
        self.blank = blank
        self.old_by_id = {(node.label, node.own): node.number for node in self.old if node.own is not None}
        self.new_by_id = {(node.label, node.own): node.number for node in self.new if node.own is not None}
        self.ids: dict[str, dict[str, str]] = defaultdict(dict)
        self.match: dict[int, int] = {}
        self.taken: dict[int, int] = {}
        by_label: dict[str, list[int]] = defaultdict(list)
        for number, row in enumerate(problem.rows):
            by_label[row.label].append(number)
        self.index = {
            label: (RowIndex([problem.rows[one] for one in numbers]), numbers) for label, numbers in by_label.items()
        }
        self.linked = {
            (node.label, node.cells[at], to)
            for nodes in (self.old, self.new)
            for node in nodes
            for at, to in node.links.items()
        }
        self.targets = {(to, value) for _, value, to in self.linked}
        self.singled_out = 0

    def _old_node(self, number: int, item: Expected) -> Node:
        label, cells = item.row.label, item.row.cells
        key = self.problem.shapes[label].key
        own = cells[key] if key is not None and key < len(cells) else None
        if own not in self.problem.old_ids.get(label, ()) and own not in self.problem.noisy_ids.get(label, ()):
            own = None
        links = {
            at: to for at, to in self.problem.links.get(label, {}).items() if at < len(cells) and at not in item.wild
        }
        links |= {at: to for at, to in self.problem.carried.get(label, {}).items() if self._carries(item, at, to)}
        return Node(number, label, cells, own, key if own is not None else None, links)

    def _carries(self, item: Expected, at: int, to: str) -> bool:
        """Tell whether a noisy cell held the same noisy record's id in both correct runs."""
        if item.again is None or at not in item.wild:
            return False
        return self.problem.noisy_ids.get(to, {}).get(item.row.cells[at]) == item.again.cells[at]

    def _new_node(self, number: int, row: Row) -> Node:
        key = self.problem.shapes[row.label].key
        own = row.cells[key] if key is not None and key < len(row.cells) else None
        if own not in self.problem.new_ids.get(row.label, ()) and row.label not in self.problem.noisy_ids:
            own = None
        links = {**self.problem.links.get(row.label, {}), **self.problem.carried.get(row.label, {})}
        links = {at: to for at, to in links.items() if at < len(row.cells)}
        return Node(number, row.label, row.cells, own, key if own is not None else None, links)

    def run(self) -> Renumbering:
        while self._step():
            pass
        made = Renumbering(ids={label: dict(ids) for label, ids in self.ids.items()})
        for number, item in enumerate(self.problem.expected):
            if number in self.match:
                made.pairs.append((item, self.problem.rows[self.match[number]]))
            else:
                made.unmet.append(item)
        made.rest = [row for number, row in enumerate(self.problem.rows) if number not in self.taken]
        return made

    def _step(self) -> bool:
        """Match what is ready, narrow masks first; return whether anything was matched.

        Rows that nothing has to tell apart come first, then those that their colours tell apart, then one of those
        that share a colour (it tells more of them apart), and at last whatever is left of one look, in order.
        """
        groups = self._ready_groups()
        for width in sorted({len(group[1]) for group in groups}):
            told_apart: list[tuple[list[Node], list[int]]] = []
            moved = False
            for (label, loose, _, fixed), nodes in groups.items():
                if len(loose) != width:
                    continue
                options = self._options(label, nodes[0], loose, fixed)
                if options and len(nodes) + len(options) > 2 and any(self._has_links_to(node) for node in nodes):
                    told_apart.append((nodes, options))
                else:
                    moved |= self._pair(list(zip(nodes, options, strict=False)))
            if moved or (told_apart and self._tell_apart(told_apart)):
                return True
        return False

    def _ready_groups(self) -> dict[_Look, list[Node]]:
        groups: dict[_Look, list[Node]] = defaultdict(list)
        for node in self.old:
            if node.number not in self.match and self._is_ready(node):
                groups[self._signature(node)].append(node)
        return groups

    def _tell_apart(self, groups: list[tuple[list[Node], list[int]]]) -> bool:
        colours = refine(self.old, self.new, self.blank, self.old_by_id, self.new_by_id, self.match)
        shared: list[tuple[list[Node], list[int]]] = []
        moved = False
        for nodes, options in groups:
            ours: dict[Colour, list[Node]] = defaultdict(list)
            theirs: dict[Colour, list[int]] = defaultdict(list)
            for node in nodes:
                ours[colours[0][node.number]].append(node)
            for one in options:
                if one not in self.taken:
                    theirs[colours[1][one]].append(one)
            for colour, mine in ours.items():
                other = theirs.get(colour, [])
                if len(mine) == 1 == len(other):
                    moved |= self._pair([(mine[0], other[0])])
                elif other:
                    shared.append((mine, other))
        if moved:
            return True
        if shared and self.singled_out < max(3, _REFINED // (len(self.old) + 1)):
            self.singled_out += 1
            return self._pair([(shared[0][0][0], shared[0][1][0])])
        for mine, other in shared or groups:
            moved |= self._pair(list(zip(mine, other, strict=False)))
        return moved

    def _pair(self, pairs: list[tuple[Node, int]]) -> bool:
        done = False
        for node, one in pairs:
            if node.number not in self.match and one not in self.taken and self._fits(node, one):
                self._take(node, one)
                done = True
        return done

    def _take(self, node: Node, one: int) -> None:
        self.match[node.number] = one
        self.taken[one] = node.number
        if node.own is not None and node.key is not None:
            self.ids[node.label][node.own] = self.problem.rows[one].cells[node.key]

    def _is_ready(self, node: Node) -> bool:
        return all(self._is_settled(node, at, to) for at, to in node.links.items())

    def _is_settled(self, node: Node, at: int, to: str) -> bool:
        value = node.cells[at]
        if value in NO_VALUE or (to == node.label and value == node.own):
            return True
        return value in self.ids.get(to, {}) or (to, value) not in self.old_by_id

    def _loops(self, node: Node) -> frozenset[int]:
        """Return the positions where a row links to itself."""
        return frozenset(
            at
            for at, to in node.links.items()
            if to == node.label and node.own is not None and node.cells[at] == node.own
        )

    def _signature(self, node: Node) -> _Look:
        item = self.problem.expected[node.number]
        carried = node.links.keys() & item.wild
        loops = self._loops(node)
        loose = item.wild.difference(carried).union(item.own, loops)
        if node.key is not None:
            loose = loose.union({node.key})
        wanted = list(node.cells)
        for at, to in node.links.items():
            wanted[at] = self.ids.get(to, {}).get(node.cells[at], node.cells[at])
        return node.label, loose, loops, fixed_of(len(wanted), loose)(tuple(wanted))

    def _options(self, label: str, node: Node, loose: frozenset[int], fixed: Cells) -> list[int]:
        if label not in self.index:
            return []
        table, numbers = self.index[label]
        found = (numbers[one] for one in table.find(len(node.cells), loose, fixed))
        return [one for one in found if one not in self.taken and self._fits(node, one)]

    def _fits(self, node: Node, one: int) -> bool:
        row = self.problem.rows[one]
        item = self.problem.expected[node.number]
        fresh = self.problem.new_ids.get(node.label, frozenset())
        if node.key is not None and node.key not in item.wild and row.cells[node.key] not in fresh:
            return False
        if any(row.cells[at] != row.cells[node.key or 0] for at in self._loops(node)):
            return False
        return item.fits(row.cells)

    def _has_links_to(self, node: Node) -> bool:
        return node.own is not None and (node.label, node.own) in self.targets
