"""Long runs on the healthy shop: a seeded monkey that judges every action, and many replays on a busy, slow machine."""

from __future__ import annotations

import contextlib
import gc
import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from reticle.browser.launch import Browser
from reticle.browser.outline import read_outline
from reticle.browser.person import Person, PersonOptions
from reticle.browser.tab import Tab
from reticle.demo.passwords import DEMO_PASSWORD
from reticle.engine.acting import Attempt, act_in_window
from reticle.engine.waiting import OpenWindow
from reticle.judge.outcome import Policy
from reticle.model.flow import ARGS, ActionName, DialogAnswer
from reticle.model.outline import OutlineLine
from reticle.model.target import Target

ROOT = Path(__file__).resolve().parents[1]
RETICLE = str(Path(sys.executable).with_name("reticle"))
PATHS = (
    "/", "/?q=mug", "/?category=lamps", "/products/mug-studio-ink", "/products/blanket-sofa-moss", "/cart", "/checkout",
    "/orders", "/receipt/R-1001", "/returns/R-1003", "/nowhere",
)  # fmt: skip
WORDS = ("mug", "12 Harbour Lane", "10115", "Berlin", "WELCOME10", "3", "0", "ä 🙂", "Warm and round", "x" * 80)
FIELDS = frozenset({"textbox", "searchbox"})
PRESSED = frozenset({"button", "link", "checkbox", "radio", "switch", "tab", "menuitem", "option"})
LEFT_ALONE = ("invoice-", "print-view", "sign-out")
"""Controls that leave the page for good, or open another one: each has a flow of its own."""
AT_ONCE = 4
A_VISIT = 100
STEP_S = 8.0


@dataclass
class Walk:
    """What came of a random walk. `unexplained` are verdicts that a healthy shop must not get."""

    actions: int = 0
    said: Counter[str] = field(default_factory=Counter)
    unexplained: list[str] = field(default_factory=list)
    lost: str | None = None
    memory_mb: list[float] = field(default_factory=list)

    @property
    def growth(self) -> float:
        """Return the last memory reading over that after the first quarter."""
        return self.memory_mb[-1] / self.memory_mb[len(self.memory_mb) // 4]


async def walk(browser: Browser, url: str, *, actions: int, seed: int) -> Walk:
    """Do random things with real input and judge each of them; nothing is declared. Each visit is another person's.

    Memory is read after each visit: what one person needs (a log of up to 64 MB, the newest 10,000 requests that
    Playwright keeps) ends with their visit.
    """
    made, chance = Walk(), random.Random(seed)
    while made.actions < actions and made.lost is None:
        person = await browser.new_person(PersonOptions(base_url=url))
        try:
            await _Monkey(person, url, chance, made).run(min(A_VISIT, actions - made.actions))
        finally:
            await person.close()
            person.log.close()
        gc.collect()
        made.memory_mb.append(memory_mb(os.getpid()))
    return made


class _Monkey:
    def __init__(self, person: Person, url: str, chance: random.Random, made: Walk) -> None:
        self.person, self.url, self.chance, self.made = person, url, chance, made
        self.tab: Tab = person.tab()
        self.acted = 0
        self.pending: list[tuple[str, OpenWindow]] = []

    async def run(self, actions: int) -> None:
        await self._sign_in()
        for _ in range(actions):
            if self.person.log.lost is not None:
                break
            self.made.actions += 1
            await self._step()
            while len(self.pending) > self.chance.randrange(AT_ONCE):
                await self._judge(*self.pending.pop(0))
        for left in self.pending:
            await self._judge(*left)
        self.made.lost = self.person.log.lost

    async def _sign_in(self) -> None:
        await self.tab.open(f"{self.url}/sign-in")
        for testid, value in (("email", "ada@example.test"), ("password", DEMO_PASSWORD)):
            await self._act("fill", Target(testid=testid), {"value": value})
        await self._act("click", Target(testid="sign-in"), {})
        await self.tab.find(Target(testid="user-name"))

    async def _step(self) -> None:
        if self.chance.random() < 0.08:
            for left in self.pending:
                await self._judge(*left)
            self.pending.clear()
            await self.tab.open(self.url + self.chance.choice(PATHS))
            return
        outline = await read_outline(self.tab, "interactive")
        lines = [line for line in outline.lines if _can_use(line)]
        if not lines:
            await self.tab.open(self.url)
            return
        line = self.chance.choice(lines)
        kind, args = self._way_with(line)
        await self._act(kind, Target(testid=line.testid), args)

    def _way_with(self, line: OutlineLine) -> tuple[ActionName, dict[str, Any]]:
        roll = self.chance.random()
        if roll < 0.05:
            return "hover", {}
        if line.role in FIELDS:
            return ("type", {"text": "a"}) if roll < 0.2 else ("fill", {"value": self.chance.choice(WORDS)})
        if line.role == "spinbutton":
            return "fill", {"value": str(self.chance.randrange(12))}
        if line.role == "combobox":
            return "select", {"index": self.chance.randrange(3)}
        if line.role == "slider":
            return "press", {"text": "ArrowLeft"}
        return ("press", {"text": "Enter"}) if roll < 0.15 and line.role in ("button", "link") else ("click", {})

    async def _act(self, kind: ActionName, target: Target, args: dict[str, Any]) -> None:
        accept = self.chance.random() < 0.5
        self.person.expect_dialogs([DialogAnswer(kind="confirm", accept=accept) for _ in range(3)])
        made: Any = ARGS[kind].model_validate(args)
        self.acted += 1
        attempt = Attempt(id=f"a{self.acted}", kind=kind, args=made, target=target, timeout_s=STEP_S)
        acted = await act_in_window(self.tab, attempt, Policy())
        if acted.drift is not None:
            self.made.said[f"drift: {acted.drift.reason}"] += 1
        elif acted.window is not None:
            self.pending.append((f"{self.made.actions}: {attempt.describe()} at {self.tab.url}", acted.window))

    async def _judge(self, what: str, window: OpenWindow) -> None:
        await window.await_closed()
        verdict = window.end()
        self.made.said[f"{verdict.verified}: {verdict.reason}"] += 1
        if verdict.verified == "no-fault" or verdict.reason == "not_acted":
            return
        self.made.unexplained.append(f"{what}: {verdict.verified} {verdict.reason}: {verdict.because}")


def _can_use(line: OutlineLine) -> bool:
    if line.testid is None or line.testid.startswith(LEFT_ALONE) or "disabled" in line.states:
        return False
    return line.role in PRESSED | FIELDS | {"spinbutton", "combobox", "slider"}


@dataclass
class Replays:
    """What came of many replays. `bad` holds what every flow that was not always a pass said."""

    replays: int
    flows: int
    exit_code: int
    bad: list[str]
    memory_mb: list[float]

    @property
    def growth(self) -> float:
        """Return the last memory reading over that after the first quarter."""
        return self.memory_mb[-1] / self.memory_mb[len(self.memory_mb) // 4]


def replay_often(folder: Path, *, replays: int, flows: list[str], latency_ms: int = 120, seed: int = 1) -> Replays:
    """Replay flows of this repository again and again in one process, while the shop answers late by a random share of
    `latency_ms` and another process keeps one core busy."""
    for name in ("flows", "baselines", "state"):
        shutil.copytree(ROOT / name, folder / name)
    config = (ROOT / "reticle.toml").read_text("utf-8")
    slow = f" --latency-ms {latency_ms} --jitter-seed {seed}"
    config, count = re.subn(r'(start = "reticle demo serve [^"]*)"', rf'\1{slow}"', config)
    assert count == 1
    (folder / "reticle.toml").write_text(config, "utf-8")
    known = flows or sorted(path.relative_to(ROOT / "flows").as_posix()[:-5] for path in _flow_files())
    repeat = max(1, round(replays / len(known)))
    words = [RETICLE, "verify", *known, "--repeat", str(repeat), "--json"]
    memory: list[float] = []
    said = folder / "said.json"
    with said.open("wb") as out, _busy_core():
        running = subprocess.Popen(words, cwd=folder, stdout=out, stderr=subprocess.PIPE, text=True)
        with running:
            assert running.stderr is not None
            for _ in running.stderr:
                memory.append(memory_mb(running.pid))
    run = json.loads(said.read_text("utf-8"))
    bad = [
        f"{flow['name']}: {flow['status']}: {flow['reason']} {flow.get('notes', '')}"
        for flow in run["flows"]
        if flow["status"] != "pass"
    ]
    return Replays(sum(flow["attempts"] for flow in run["flows"]), len(run["flows"]), running.returncode, bad, memory)


def _flow_files() -> Iterator[Path]:
    for path in (ROOT / "flows").rglob("*.json"):
        if not any(part.endswith((".grade", ".files")) for part in path.parts):
            yield path


@contextlib.contextmanager
def _busy_core() -> Iterator[None]:
    """Keep one core busy."""
    busy = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        yield
    finally:
        busy.kill()
        busy.wait()


def memory_mb(process: int) -> float:
    """Return the resident memory of a process in MB; 0 when it is gone or this system does not tell."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    except (OSError, IndexError):
        return 0.0
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)
