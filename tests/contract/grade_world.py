"""The small shop whose states the generated triples are: its tables, its correct steps, and records saved twice."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path

from grade_files import Table, write_plain, write_tables

NULL = "\\N"
Rows = list[list[str]]
Moved = set[tuple[str, str]]

COLUMNS = {
    "users": ["id", "name"],
    "orders": ["id", "user_id", "status", "total", "updated_at", "due"],
    "items": ["id", "order_id", "sku", "qty"],
    "tree": ["id", "parent_id", "name"],
    "tags": ["tag", "order_id"],
    "audit": ["at", "action"],
    "clock": ["name", "value"],
    "sessions": ["sid", "user_id", "started"],
    "carts": ["id", "session_id", "sku"],
}
KEYS = {
    "users": ["id"], "orders": ["id"], "items": ["id"], "tree": ["id"], "tags": ["tag", "order_id"], "audit": [],
    "clock": ["name"], "sessions": ["sid"], "carts": ["id"],
}  # fmt: skip
LINKS = {
    "orders": {"user_id": "users"},
    "items": {"order_id": "orders"},
    "tree": {"parent_id": "tree"},
    "tags": {"order_id": "orders"},
    "sessions": {"user_id": "users"},
    "carts": {"session_id": "sessions"},
}
OFFSETS = {"users": 100, "orders": 1000, "items": 20000, "tree": 500, "carts": 40000}
"""Every table has a range of its own, so that a link tells by its values where it leads."""


@dataclass
class Run:
    """One run of the app: its moment, and what it made up."""

    at: datetime
    zone_h: int
    sids: tuple[str, str]
    log_rows: int
    second: int

    def stamp(self, more: int = 0) -> str:
        """Return a time of this run; every run's differ."""
        return (self.at + timedelta(seconds=self.second + more)).strftime("%Y-%m-%d %H:%M:%S")

    def today(self) -> str:
        """Return the day of this run, in the app's zone."""
        return (self.at + timedelta(hours=self.zone_h)).strftime("%Y-%m-%d")


@dataclass
class Triple:
    """Three states, the right verdict, and one of the records (label, text of its line) that a FAIL must name."""

    seed: int
    named: bool
    reference: dict[str, Rows]
    again: dict[str, Rows]
    candidate: dict[str, Rows]
    runs: tuple[Run, Run, Run]
    verdict: str
    story: list[str] = field(default_factory=list)
    culprits: list[tuple[str, str]] = field(default_factory=list)
    unread: str | None = None
    renumbered: int | None = 0
    """Records with a new id; None where the ids of new rows are noise, so that nobody can count them."""

    def write(self, folder: Path) -> tuple[Path, Path, Path]:
        """Write the three files."""
        made: list[Path] = []
        for name, state, run in zip(
            ("reference", "again", "candidate"), (self.reference, self.again, self.candidate), self.runs, strict=True
        ):
            path = folder / f"{name}.json"
            unread = self.unread if name == "candidate" else None
            if self.named:
                tables = {
                    label: Table(
                        [] if label == unread else rows, COLUMNS[label], KEYS[label], LINKS.get(label, {}),
                        error="timed out" if label == unread else None,
                    )
                    for label, rows in state.items()
                }  # fmt: skip
                write_tables(path, tables, taken_at=run.at.strftime("%Y-%m-%dT%H:%M:%SZ"))
            else:
                lines = [
                    f"state {label} " + "\t".join(row)
                    for label, rows in state.items()
                    for row in rows
                    if label != unread
                ]
                write_plain(path, lines + ([f"state read failed: {unread}: timed out"] if unread else []))
            made.append(path)
        return made[0], made[1], made[2]


class Shop:
    """The app: its rows, and the ids that it gives out."""

    def __init__(self, rng: random.Random, named: bool) -> None:
        self.rng = rng
        self.named = named
        self.next = dict(OFFSETS)
        self.rows: dict[str, Rows] = {label: [] for label in COLUMNS}

    def new_id(self, label: str) -> str:
        """Return the next id of a table, sometimes after a gap."""
        self.next[label] += self.rng.choice((1, 1, 1, 2, 5))
        return str(self.next[label])

    def fill(self) -> None:
        """Make the rows that every run starts from."""
        rng = self.rng
        for name in ("Ada", "Ben", "Cem")[: rng.randint(2, 3)]:
            self.rows["users"].append([self.new_id("users"), name])
        for _ in range(rng.randint(2, 5)):
            self.add_order(rng.choice(("open", "new")), str(rng.randint(1, 3) * 10), "2026-01-02 03:04:05", NULL)
        if rng.random() < 0.4:
            twin = self.rows["orders"][0]
            self.rows["orders"].append([self.new_id("orders"), *twin[1:]])
            self.add_items(self.rows["orders"][-1][0], 1)
        parents = [NULL]
        for number in range(rng.randint(2, 6)):
            node = self.new_id("tree")
            parent = rng.choice(parents) if number else NULL
            self.rows["tree"].append([node, parent, rng.choice(("Shoes", "Hats", "Socks", "Bags"))])
            parents.append(node)
        for action in ("boot", "boot", "login"):
            self.rows["audit"].append([f"2026-01-01 00:00:0{rng.randint(0, 9)}", action])
        self.rows["clock"].append(["last_backup", "2026-01-01 00:00:00"])
        orders = [row[0] for row in self.rows["orders"]]
        pairs = {(tag, rng.choice(orders)) for tag in ("gift", "rush", "late") for _ in range(2)}
        self.rows["tags"] = [list(pair) for pair in sorted(pairs)]

    def add_order(self, status: str, total: str, at: str, due: str) -> str:
        """Add an order with items."""
        order = self.new_id("orders")
        self.rows["orders"].append([order, self.rng.choice(self.rows["users"])[0], status, total, at, due])
        self.add_items(order, self.rng.randint(0, 3))
        return order

    def add_items(self, order: str, count: int) -> None:
        """Add items to an order; some are equal but for their ids."""
        for _ in range(count):
            sku, qty = self.rng.choice(("A-1", "B-2", "C-3")), str(self.rng.choice((1, 1, 2, 7)))
            self.rows["items"].append([self.new_id("items"), order, sku, qty])
        if count and self.rng.random() < 0.3:
            self.rows["items"].append([self.new_id("items"), *self.rows["items"][-1][1:]])


@dataclass
class Plan:
    """The correct steps: which order is paid, who signs in, and whether a new order is made."""

    order: str
    users: tuple[str, str]
    new_order: bool
    new_items: list[tuple[str, str]]
    shifting: bool


def run_steps(shop: Shop, plan: Plan, run: Run) -> None:
    """Do the correct steps on a shop, as one run does them."""
    for row in shop.rows["orders"]:
        if row[0] == plan.order:
            row[2], row[4], row[5] = "paid", run.stamp(), run.today()
    shop.rows["clock"][0][1] = run.stamp(1)
    shop.rows["audit"] += [[run.stamp(2 + number), "paid"] for number in range(run.log_rows)]
    for number, sid in enumerate(run.sids):
        shop.rows["sessions"].append([sid, plan.users[number], run.stamp(30)])
        shop.rows["carts"].append([shop.new_id("carts"), sid, "A-1"])
    if plan.new_order:
        order = str(int(shop.new_id("orders")) + (run.second if plan.shifting else 0))
        shop.rows["orders"].append([order, plan.users[0], "fresh", "99", run.stamp(40), run.today()])
        for sku, qty in plan.new_items:
            item = int(shop.new_id("items")) + (run.second if plan.shifting else 0)
            shop.rows["items"].append([str(item), order, sku, qty])


def save_twice(triple: Triple, shop: Shop, plan: Plan, rng: random.Random) -> Moved:
    """Write some records again under new ids, with everything that leads to them. Return (label, new id)."""
    moved: Moved = set()
    state = triple.candidate
    new_orders = {row[0] for row in state["orders"] if row[2] == "fresh"}
    if rng.random() < 0.4:
        for order in rng.sample([row[0] for row in state["orders"]], rng.randint(1, 2)):
            if order not in new_orders:
                moved |= _renumber(state, shop, "orders", {order}, (("items", 1), ("tags", 1)))
                triple.story.append(f"order {order} written again")
    if rng.random() < 0.5 and state["items"]:
        order = rng.choice(state["items"])[1]
        if order not in new_orders:
            moved |= _renumber(state, shop, "items", {row[0] for row in state["items"] if row[1] == order}, ())
            triple.story.append(f"items of order {order} written again")
    if rng.random() < 0.4:
        ids = {row[0] for row in state["tree"]}
        chosen = ids if rng.random() < 0.5 else set(rng.sample(sorted(ids), rng.randint(1, len(ids))))
        moved |= _renumber(state, shop, "tree", chosen, (("tree", 1),))
        triple.story.append("tree written again")
    triple.renumbered = None if plan.shifting else len(moved)
    return moved


def _renumber(
    state: dict[str, Rows], shop: Shop, label: str, ids: set[str], children: tuple[tuple[str, int], ...]
) -> Moved:
    shop.next[label] += 300
    new = {old: shop.new_id(label) for old in shop.rng.sample(sorted(ids), len(ids))}
    for row in state[label]:
        row[0] = new.get(row[0], row[0])
    for child, at in children:
        for row in state[child]:
            row[at] = new.get(row[at], row[at])
    return {(label, value) for value in new.values()}
