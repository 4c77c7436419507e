"""The ways in which a generated candidate goes wrong: one change, one verdict, one record that must be named."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import timedelta

from grade_world import COLUMNS, NULL, OFFSETS, Moved, Plan, Rows, Triple

Mutation = Callable[[Triple, Plan, random.Random, Moved], bool]


def _fail(triple: Triple, story: str, *culprits: tuple[str, str]) -> bool:
    triple.verdict = "FAIL"
    triple.story.append(story)
    triple.culprits = list(culprits)
    return True


def _settled(triple: Triple, label: str, moved: Moved) -> Rows:
    """Return the rows that were there before the steps and kept their ids: every change in them is a difference."""
    before = {row[0] for row in triple.reference[label]} & {row[0] for row in triple.again[label]}
    return [row for row in triple.candidate[label] if row[0] in before and (label, row[0]) not in moved]


def _wrong_cell(triple: Triple, plan: Plan, rng: random.Random, moved: Moved) -> bool:
    label, at = rng.choice((("orders", 2), ("orders", 3), ("items", 2), ("items", 3), ("tree", 2), ("users", 1)))
    rows = _settled(triple, label, moved)
    if not rows:
        return False
    row = rng.choice(rows)
    old = row[at]
    row[at] = rng.choice((old + " ", old.swapcase(), "other", NULL, "", "NULL", old + "\\t"))
    if row[at] == old:
        row[at] = "other"
    return _fail(triple, f"{label} {row[0]}: {old!r} became {row[at]!r}", (label, row[0]))


def _not_done(triple: Triple, plan: Plan, rng: random.Random, moved: Moved) -> bool:
    for row in _settled(triple, "orders", moved):
        if row[0] == plan.order:
            row[2] = "open"
            return _fail(triple, "the order was not paid", ("orders", row[0]))
    return False


def _row_lost(triple: Triple, plan: Plan, rng: random.Random, moved: Moved) -> bool:
    label = rng.choice(("orders", "items", "tree", "users", "clock", "sessions", "carts", "tags"))
    rows = triple.candidate[label]
    if not rows:
        return False
    rows.remove(rng.choice(rows))
    return _fail(triple, f"a row of {label} was lost", (label, ""))


def _row_more(triple: Triple, plan: Plan, rng: random.Random, moved: Moved) -> bool:
    label = rng.choice(("orders", "items", "tree", "users", "sessions", "carts", "clock"))
    rows = triple.candidate[label]
    if not rows:
        return False
    made = list(rng.choice(rows))
    made[0] = f"{rng.getrandbits(128):032x}" if label == "sessions" else str(int(OFFSETS.get(label, 0)) + 9000)
    rows.append(made)
    return _fail(triple, f"a row of {label} too many", (label, ""))


def _two_rows_swapped(triple: Triple, plan: Plan, rng: random.Random, moved: Moved) -> bool:
    """Two orders with all that they hold change their ids: every row is there, under the wrong number."""
    rows = _settled(triple, "orders", moved)
    if len(rows) < 2:
        return False
    one, two = rng.sample(rows, 2)
    if one[1:] == two[1:]:
        return False
    one[0], two[0] = two[0], one[0]
    return _fail(triple, "two orders changed places", ("orders", one[0]))


def _cart_of_other_session(triple: Triple, plan: Plan, rng: random.Random, moved: Moved) -> bool:
    """The carts of two sessions change places: the cells are noise, what they lead to is not."""
    one, two = triple.candidate["carts"]
    one[1] = two[1]
    return _fail(triple, "two carts in one session", ("carts", ""))


def _other_rows_time(triple: Triple, plan: Plan, rng: random.Random, moved: Moved) -> bool:
    rows = [row for row in _settled(triple, "orders", moved) if row[0] != plan.order and row[2] != "fresh"]
    if not rows:
        return False
    row = rng.choice(rows)
    row[4] = "2026-11-30 01:02:03"
    return _fail(triple, "the time of a row that nobody touched", ("orders", row[0]))


def _noisy_row_other_cell(triple: Triple, plan: Plan, rng: random.Random, moved: Moved) -> bool:
    kind = rng.choice(("order", "session", "cart", "clock"))
    if kind == "order":
        row = next((row for row in _settled(triple, "orders", moved) if row[0] == plan.order), None)
        if row is None:
            return False
        row[3] = "12345"
        return _fail(triple, "another cell of a noisy row", ("orders", row[0]))
    if kind == "session":
        users = [row[0] for row in triple.candidate["users"] if row[0] not in plan.users] or [plan.users[1]]
        triple.candidate["sessions"][0][1] = users[0]
        return _fail(triple, "a session of another user", ("sessions", ""))
    if kind == "cart":
        triple.candidate["carts"][0][2] = "Z-9"
        return _fail(triple, "another cart", ("carts", ""))
    triple.candidate["clock"][0][0] = "last_restore"
    return _fail(triple, "another clock", ("clock", ""))


def _cart_of_nobody(triple: Triple, plan: Plan, rng: random.Random, moved: Moved) -> bool:
    triple.candidate["carts"][0][1] = f"{rng.getrandbits(128):032x}"
    return _fail(triple, "a cart that leads to no session", ("carts", ""))


def _log_count(triple: Triple, plan: Plan, rng: random.Random, moved: Moved) -> bool:
    counts = [sum(row[1] == "paid" for row in state["audit"]) for state in (triple.reference, triple.again)]
    rows = triple.candidate["audit"]
    mine = [row for row in rows if row[1] == "paid"]
    if min(counts) > 0 and rng.random() < 0.5:
        for row in mine[min(counts) - 1 :]:
            rows.remove(row)
        return _fail(triple, "too few log rows", ("audit", "paid"))
    rows += [[f"2027-05-05 05:05:{number:02d}", "paid"] for number in range(max(counts) - len(mine) + 1)]
    return _fail(triple, "too many log rows", ("audit", "paid"))


def _old_log_changed(triple: Triple, plan: Plan, rng: random.Random, moved: Moved) -> bool:
    row = rng.choice([row for row in triple.candidate["audit"] if row[1] in ("boot", "login")])
    row[0] = "2026-06-06 06:06:06"
    return _fail(triple, "an old log row has another time", ("audit", row[1]))


def _moved_item(triple: Triple, plan: Plan, rng: random.Random, moved: Moved) -> bool:
    orders = [row for row in _settled(triple, "orders", moved) if row[2] != "fresh"]
    rows = [row for row in triple.candidate["items"] if row[1] in {order[0] for order in orders}]
    if len(orders) < 2 or not rows:
        return False
    row = rng.choice(rows)
    row[1] = rng.choice([order[0] for order in orders if order[0] != row[1]])
    return _fail(triple, f"item {row[0]} moved to another order", ("items", ""))


def _left_behind(triple: Triple, plan: Plan, rng: random.Random, moved: Moved) -> bool:
    """A renumbered order whose item, tag or subtree still leads to the old id."""
    old = {row[0] for row in triple.reference["orders"]} - {row[0] for row in triple.candidate["orders"]}
    new = {value for label, value in moved if label == "orders"}
    rows = [(label, row) for label in ("items", "tags") for row in triple.candidate[label] if row[1] in new]
    if not rows or not old:
        return False
    label, row = rng.choice(rows)
    row[1] = rng.choice(sorted(old))
    return _fail(triple, f"{label} left on a vanished order", (label, ""), ("orders", ""))


def _reparented(triple: Triple, plan: Plan, rng: random.Random, moved: Moved) -> bool:
    rows = _settled(triple, "tree", moved)
    settled = {row[0] for row in rows}
    parents = {row[1]: row for row in rows if row[1] in settled}
    if not parents:
        return False
    row = rng.choice([row for row in rows if row[1] in settled])
    row[1] = rng.choice([NULL, *sorted(settled - {row[1], row[0]})])
    return _fail(triple, f"tree {row[0]} hangs elsewhere", ("tree", row[0]))


def _quantity_like_id(triple: Triple, plan: Plan, rng: random.Random, moved: Moved) -> bool:
    """An item gets a new id, and a quantity changes from the old to the new number."""
    rows = _settled(triple, "items", moved)
    victim = rng.choice(rows) if rows else None
    if victim is None or len(rows) < 2:
        return False
    other = next(row for row in rows if row is not victim)
    for state in (triple.reference, triple.again):
        for row in state["items"]:
            if row[0] == other[0]:
                row[3] = victim[0]
    new = "29999"
    other[3] = new
    victim[0] = new
    return _fail(triple, "a quantity changed like an id", ("items", other[0]))


def _other_tag(triple: Triple, plan: Plan, rng: random.Random, moved: Moved) -> bool:
    rows = [row for row in triple.candidate["tags"] if ("orders", row[1]) not in moved]
    if not rows:
        return False
    row = rng.choice(rows)
    row[0] = "vip"
    return _fail(triple, f"order {row[1]} has another tag", ("tags", ""))


def wrong_day(triple: Triple, plan: Plan, rng: random.Random, moved: Moved) -> bool:
    for row in triple.candidate["orders"]:
        if row[2] == "paid":
            row[5] = (triple.runs[2].at + timedelta(days=rng.choice((-20, 20)))).strftime("%Y-%m-%d")
            return _fail(triple, "a day that is not the run's", ("orders", ""))
    return False


def _shifted(triple: Triple, plan: Plan, rng: random.Random, moved: Moved) -> bool:
    """Saved twice, then later inserts: every item's id moves up by one place of the old range."""
    rows = _settled(triple, "items", moved)
    ids = sorted({row[0] for row in rows})
    plain = {(row[1], row[2], row[3]) for row in rows}
    if len(ids) < 3 or len(rows) != len(triple.candidate["items"]) or len(plain) < len(rows) or plan.new_order:
        return False
    following = dict(zip(ids, [*ids[1:], "29998"], strict=True))
    for row in rows:
        row[0] = following[row[0]]
    return _fail(triple, "shifted ids", ("items", ""))


def _cycle(triple: Triple, plan: Plan, rng: random.Random, moved: Moved) -> bool:
    """Two rows that lead to each other, written again: nothing starts the match."""
    for state in (triple.reference, triple.again):
        state["tree"] += [["801", "802", "Left"], ["802", "801", "Right"]]
    triple.candidate["tree"] += [["811", "812", "Left"], ["812", "811", "Right"]]
    return _fail(triple, "a cycle of two rows written again", ("tree", "801"))


def _unread(triple: Triple, plan: Plan, rng: random.Random, moved: Moved) -> bool:
    triple.unread = rng.choice(sorted(COLUMNS))
    triple.verdict = "UNVERIFIED"
    triple.story.append(f"{triple.unread} could not be read")
    return True


MUTATIONS: tuple[Mutation, ...] = (
    _wrong_cell, _wrong_cell, _not_done, _row_lost, _row_more, _other_rows_time, _noisy_row_other_cell, _cart_of_nobody,
    _cart_of_other_session, _two_rows_swapped, _log_count, _old_log_changed, _moved_item, _left_behind, _reparented,
    _quantity_like_id, _other_tag, wrong_day, _shifted, _cycle, _unread,
)  # fmt: skip
