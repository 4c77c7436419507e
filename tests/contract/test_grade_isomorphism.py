"""The renumbering against brute force: small shops, every way to give the new ids to the old records."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from pathlib import Path

import pytest
from grade_asking import Asker
from grade_files import Table

NULL = "\\N"
COLUMNS = {"a": ["id", "name"], "b": ["id", "a_id", "name"], "c": ["a_id", "b_id"], "t": ["id", "parent_id", "name"]}
KEYS = {"a": ["id"], "b": ["id"], "c": ["a_id", "b_id"], "t": ["id"]}
LINKS: dict[str, dict[int, str]] = {"a": {}, "b": {1: "a"}, "c": {0: "a", 1: "b"}, "t": {1: "t"}}
WITH_IDS = ("a", "b", "t")
State = dict[str, list[list[str]]]


def make_state(rng: random.Random) -> State:
    """Make a small shop with many records that look alike, a link table between two of them, and a tree."""
    a = [[str(100 + number), rng.choice("xy")] for number in range(rng.randint(1, 4))]
    b = [[str(200 + number), rng.choice(a)[0], rng.choice("pq")] for number in range(rng.randint(0, 4))]
    pairs = {(rng.choice(a)[0], rng.choice(b)[0]) for _ in range(rng.randint(0, 4))} if b else set()
    tree: list[list[str]] = []
    for number in range(rng.randint(0, 4)):
        tree.append([str(300 + number), rng.choice([NULL, *(row[0] for row in tree)]), rng.choice("uv")])
    return {"a": a, "b": b, "c": [list(pair) for pair in sorted(pairs)], "t": tree}


def give_ids(state: State, ids: dict[str, dict[str, str]]) -> State:
    """Return a state with other ids, everything that leads to them following."""
    made: State = {}
    for label, rows in state.items():
        copies = [list(row) for row in rows]
        for row in copies:
            for at, to in {**LINKS[label], **({0: label} if label in WITH_IDS else {})}.items():
                row[at] = ids.get(to, {}).get(row[at], row[at])
        made[label] = copies
    return made


def save_again(state: State, rng: random.Random) -> State:
    """Give some records new ids in any order."""
    ids: dict[str, dict[str, str]] = {}
    for label in WITH_IDS:
        chosen = [row[0] for row in state[label] if rng.random() < 0.6]
        new = [str(int(value[0]) * 1000 + number) for number, value in enumerate(chosen)]
        rng.shuffle(new)
        ids[label] = dict(zip(chosen, new, strict=True))
    return give_ids(state, ids)


def spoil(state: State, rng: random.Random) -> None:
    """Change something that may or may not leave the state the same but for its ids."""
    label = rng.choice([label for label, rows in state.items() if rows])
    row, kind = rng.choice(state[label]), rng.random()
    if kind < 0.6:
        at = rng.randrange(1 if label in WITH_IDS else 0, len(row))
        row[at] = rng.choice(state[label])[at]
    elif kind < 0.8:
        state[label].remove(row)
    elif label in WITH_IDS:
        other = rng.choice(state[label])
        row[0], other[0] = other[0], row[0]


def is_same_but_for_ids(old: State, new: State) -> bool:
    """Try every way to give the ids that are new to the records whose ids are gone."""
    ways: list[list[tuple[str, dict[str, str]]]] = []
    for label in WITH_IDS:
        before, after = [row[0] for row in old[label]], [row[0] for row in new[label]]
        gone, come = [one for one in before if one not in after], [one for one in after if one not in before]
        if len(before) != len(after) or len(gone) != len(come):
            return False
        ways.append([(label, dict(zip(gone, order, strict=True))) for order in itertools.permutations(come)])
    return any(
        all(Counter(map(tuple, rows)) == Counter(map(tuple, new[label])) for label, rows in tried.items())
        for tried in (give_ids(old, dict(way)) for way in itertools.product(*ways))
    )


def tables(state: State) -> dict[str, Table]:
    return {label: Table(rows, COLUMNS[label], KEYS[label]) for label, rows in state.items()}


@pytest.mark.slow
def test_the_judge_agrees_with_brute_force_on_small_shops(tmp_path: Path) -> None:
    ask, wrong, seen = Asker(tmp_path), [], Counter[bool]()
    for seed in range(400):
        rng = random.Random(seed)
        old = make_state(rng)
        new = save_again(old, rng)
        for _ in range(rng.choice((0, 0, 1, 1, 2))):
            if any(new.values()):
                spoil(new, rng)
        right = is_same_but_for_ids(old, new)
        seen[right] += 1
        if ask.tables(tables(old), tables(old), tables(new)).passed is not right:
            wrong.append((seed, right))
    assert wrong == []
    assert min(seen[True], seen[False]) > 50
