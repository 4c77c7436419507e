"""Makes triples of snapshots whose right verdict is known because of how they were made.

A small shop is filled, the correct steps run on it twice (reference and again) with their own times, random ids and
log rows, and once more as the candidate. The candidate may do harmless things: other times and ids, records saved
twice so that they have new ids, log rows between the two counts, another day. Then, in most triples, exactly one thing
goes wrong, and the record that it went wrong in is written down.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from grade_mutations import MUTATIONS, wrong_day
from grade_world import Plan, Run, Shop, Triple, run_steps, save_twice

from reticle.grade.result import GradeResult


def make_triple(seed: int) -> Triple:
    """Make the triple of a seed. Seeds are independent of each other."""
    rng = random.Random(seed)
    named = rng.random() < 0.6
    shop = Shop(rng, named)
    shop.fill()
    plan = Plan(
        rng.choice(shop.rows["orders"])[0],
        _two_users(shop, rng),
        rng.random() < 0.4,
        [(rng.choice(("N-1", "N-2", "N-3")), str(rng.randint(1, 3))) for _ in range(rng.randint(1, 2))],
        rng.random() < 0.4,
    )
    zone_h = rng.choice((-8, 0, 0, 2, 9))
    start = datetime(2026, 11, 30, rng.randint(0, 23), rng.randint(0, 59), tzinfo=UTC)
    days = rng.choice((0, 0, 1, 32, 400)) if named else 0
    seconds = rng.sample(range(1, 50), 3)
    low, high = sorted((rng.randint(0, 3), rng.randint(0, 3)))
    counts = rng.sample((low, high), 2)
    log_rows = (*counts, rng.randint(low, high))
    runs = [
        Run(
            start + timedelta(minutes=3 * number, days=days if number == 2 else 0),
            zone_h,
            (f"{rng.getrandbits(128):032x}", f"{rng.getrandbits(128):032x}"),
            log_rows[number],
            seconds[number],
        )
        for number in range(3)
    ]
    if not named:
        same = runs[0].today()
        for run in runs:
            run.zone_h += 0 if run.today() == same else -1
    states = []
    for run in runs:
        twin = copy.deepcopy(shop)
        twin.rng = random.Random(seed + 1)
        run_steps(twin, plan, run)
        states.append(twin)
    triple = Triple(seed, named, states[0].rows, states[1].rows, states[2].rows, (runs[0], runs[1], runs[2]), "PASS")
    moved = save_twice(triple, states[2], plan, rng)
    if rng.random() < 0.65:
        options = [mutate for mutate in MUTATIONS if not (mutate is wrong_day and not named)]
        while not rng.choice(options)(triple, plan, rng, moved):
            pass
    for rows in triple.candidate.values():
        rng.shuffle(rows)
    return triple


def _two_users(shop: Shop, rng: random.Random) -> tuple[str, str]:
    one, two = rng.sample(shop.rows["users"], 2)
    return one[0], two[0]


def misjudged(triple: Triple, folder: Path, judge: Callable[[Path, Path, Path], GradeResult]) -> str | None:
    """Judge a triple and say what is wrong with the judgement, None when it is right."""
    result = judge(*triple.write(folder))
    told = f"seed {triple.seed} ({'named' if triple.named else 'plain'}; {'; '.join(triple.story)})"
    if result.verdict != triple.verdict:
        return f"{told}: {result.verdict} instead of {triple.verdict}"
    if triple.verdict == "PASS" and triple.renumbered is not None and result.state.renumbered != triple.renumbered:
        return f"{told}: {result.state.renumbered} records renumbered instead of {triple.renumbered}"
    if triple.verdict == "FAIL":
        lines = (*result.state.removed, *result.state.added)
        if not any(
            line.startswith(f"state {label} ") and text in line for label, text in triple.culprits for line in lines
        ):
            return f"{told}: none of {triple.culprits} is named in {lines}"
    return None
