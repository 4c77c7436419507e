"""Measure healing on invented pages: how often the right element is found, and how often a wrong one is taken.

    python tests/bench/heal.py [--pairs 600] [--seed 7] [--sweep] [--out docs/figures/heal.json]

Each pair is asked twice: with the element still on the changed page (heal rate, wrong heals), and with it taken out
(false heals: the right answer is a refusal). Heal rate and false-heal rate are always reported together.
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import platform
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from heal_drifts import PROFILES, drift, remove
from heal_pages import Node, make_page, print_page

from reticle.clock import SYSTEM
from reticle.engine.match import match_lines
from reticle.match.decide import DEMANDS, Decision, Demands, decide
from reticle.match.kin import are_kin
from reticle.match.rivals import choose_rivals
from reticle.model.target import Fingerprint

ROOT = Path(__file__).resolve().parents[2]
BARS = (0.8, 0.05, 0.01)
"""Least heal rate, most false heals, most wrong heals."""
FIRST = (0.93, 0.87)
"""Least share of pairs whose right element is first in the list: of all, and of the hard ones."""


@dataclass(frozen=True)
class Pair:
    """An old element, its rivals, the new page with and without it. `hard`: no exact locator of it survived alone."""

    profile: str
    old: Fingerprint
    key: str
    here: tuple[tuple[str, Fingerprint], ...]
    gone: tuple[tuple[str, Fingerprint], ...]
    hard: bool


@dataclass
class Tally:
    """Counts of one profile."""

    pairs: int = 0
    first: int = 0
    heals: int = 0
    wrong: int = 0
    false: int = 0
    hard: int = 0
    hard_first: int = 0

    def rates(self) -> dict[str, float | int]:
        """Return the rates, in shares of the pairs."""
        return {
            "pairs": self.pairs,
            "rightFirst": round(self.first / self.pairs, 4),
            "hardPairs": self.hard,
            "hardRightFirst": round(self.hard_first / self.hard, 4) if self.hard else 1.0,
            "healRate": round(self.heals / self.pairs, 4),
            "wrongHealRate": round(self.wrong / self.pairs, 4),
            "falseHealRate": round(self.false / self.pairs, 4),
        }


def make_pairs(count: int, seed: int) -> Iterator[Pair]:
    """Give pairs of an old element and a changed page, the same ones for the same seed."""
    rng = random.Random(seed)
    made = pages = 0
    while made < count:
        page = make_page(rng)
        profile = PROFILES[pages % len(PROFILES)]
        pages += 1
        old_prints = print_page(page)
        acting = [
            (key, print_) for key, print_ in old_prints if print_.tag in ("button", "a", "input", "select", "textarea")
        ]
        new = drift(page, profile, rng)
        here = print_page(new, rng.choice([1200, 1200, 1000, 1400]))
        for key, print_ in rng.sample(acting, min(3, len(acting))):
            if not any(other == key for other, _ in here):
                continue
            rivals = choose_rivals(print_, [item for other, item in old_prints if other != key])
            yield Pair(
                profile.name, print_.model_copy(update={"rivals": rivals}), key, tuple(here), tuple(print_page(_without(new, key))),
                _is_hard(print_, key, here),
            )  # fmt: skip
            made += 1
            if made >= count:
                return


def _without(page: Node, key: str) -> Node:
    made = copy.deepcopy(page)
    remove(made, key)
    return made


def _is_hard(old: Fingerprint, key: str, here: list[tuple[str, Fingerprint]]) -> bool:
    for field in ("testid", "id", "name", "text", "href", "accessible_name"):
        value = getattr(old, field)
        if value and [other for other, item in here if getattr(item, field) == value] == [key]:
            return False
    return True


def is_right(pair: Pair, index: int, page: tuple[tuple[str, Fingerprint], ...]) -> bool:
    """The element itself, or one that counts as one with it."""
    key, print_ = page[index]
    right = next((item for other, item in page if other == pair.key), None)
    return key == pair.key or (right is not None and are_kin(right, print_))


def measure(pairs: list[Pair], demands: Demands) -> dict[str, Tally]:
    """Ask every pair twice and count."""
    tallies: dict[str, Tally] = {}
    for pair in pairs:
        here = decide(pair.old, [item for _, item in pair.here], demands=demands)
        gone = decide(pair.old, [item for _, item in pair.gone], demands=demands)
        for name in (pair.profile, "all"):
            _count(tallies.setdefault(name, Tally()), pair, here, gone)
    return tallies


def _count(tally: Tally, pair: Pair, here: Decision, gone: Decision) -> None:
    tally.pairs += 1
    first = bool(here.ranked) and is_right(pair, here.ranked[0].index, pair.here)
    tally.first += first
    tally.hard += pair.hard
    tally.hard_first += pair.hard and first
    if here.index is not None:
        right = is_right(pair, here.index, pair.here)
        tally.heals += right
        tally.wrong += not right
    tally.false += gone.index is not None


def main() -> None:
    """Measure and write the figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--pairs", type=int, default=600)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--sweep", action="store_true")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    pairs = list(make_pairs(options.pairs, options.seed))
    started = SYSTEM.monotonic_s()
    tallies = measure(pairs, Demands())
    spent_s = SYSTEM.monotonic_s() - started
    for name, tally in tallies.items():
        print(name, tally.rates())
    candidates = sum(len(pair.here) for pair in pairs) / len(pairs)
    wide_ms = time_wide(pairs)
    print(f"{candidates:.0f} candidates a pair, {spent_s / len(pairs) / 2 * 1000:.1f} ms a decision")
    print(f"600 candidates: {wide_ms:.1f} ms a line of reticle match")
    if options.sweep:
        sweep(pairs)
    if options.out:
        command = f"python tests/bench/heal.py --pairs {options.pairs} --seed {options.seed} --out {options.out}"
        write(options.out, tallies, command, candidates, spent_s / len(pairs) / 2 * 1000, wide_ms)
    sys.exit(0 if meets_bars(tallies["all"]) else 1)


def time_wide(pairs: list[Pair], count: int = 600, times: int = 10) -> float:
    """Return the ms that `reticle match` takes for one line of `count` candidates, reading and writing included."""
    prints = [item for pair in pairs for _, item in pair.here][:count]
    candidates = [{"ref": f"c{number}", "fp": item.to_json()} for number, item in enumerate(prints)]
    lines = [
        json.dumps({"id": str(number), "old": pair.old.to_json(), "candidates": candidates})
        for number, pair in enumerate(pairs[:times])
    ]
    started = SYSTEM.monotonic_s()
    answers = [json.dumps(answer) for answer in match_lines(lines, DEMANDS, name="wide")]
    return (SYSTEM.monotonic_s() - started) / len(answers) * 1000


def sweep(pairs: list[Pair]) -> None:
    """Print the rates over margins, floors and reverse leads: where the defaults come from."""
    for margin in (0.02, 0.05, 0.1):
        for floor in (0.35, 0.45, 0.55):
            for reverse in (0.0, 0.04, 0.08):
                rates = measure(pairs, Demands(margin, floor, reverse))["all"].rates()
                print(margin, floor, reverse, rates)


def meets_bars(tally: Tally) -> bool:
    """Tell whether heals are frequent enough, and false and wrong ones rare enough."""
    rates = tally.rates()
    first = rates["rightFirst"] >= FIRST[0] and rates["hardRightFirst"] >= FIRST[1]
    return (
        first and rates["healRate"] >= BARS[0]
        and rates["falseHealRate"] <= BARS[1] and rates["wrongHealRate"] <= BARS[2]
    )  # fmt: skip


def write(out: Path, tallies: dict[str, Tally], command: str, candidates: float, ms: float, wide_ms: float) -> None:
    """Write the figure file."""
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    made = {
        "command": command,
        "commit": commit.stdout.strip() or None,
        "date": datetime.now(UTC).date().isoformat(),
        "machine": {"cores": os.cpu_count(), "system": platform.platform(), "python": platform.python_version()},
        "defaults": {"margin": DEMANDS.margin, "floor": DEMANDS.floor, "reverse": DEMANDS.reverse},
        "candidatesPerPair": round(candidates),
        "msPerDecision": round(ms, 1),
        "msPer600Candidates": round(wide_ms, 1),
        "bars": {
            "healRate": BARS[0],
            "falseHealRate": BARS[1],
            "wrongHealRate": BARS[2],
            "rightFirst": FIRST[0],
            "hardRightFirst": FIRST[1],
        },
        "profiles": {name: tally.rates() for name, tally in tallies.items()},
    }
    out.write_text(json.dumps(made, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
