"""A seeded sample of the long runs: `make soak` does 2,000 actions and 500 replays."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from reticle.browser.launch import Browser
from soaking import RETICLE, replay_often, walk

pytestmark = pytest.mark.browser


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[str]:
    words = [RETICLE, "demo", "serve", "--port", "0", "--data", str(tmp_path)]
    running = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    assert running.stdout is not None
    found = re.search(r"http://\S+", running.stdout.readline())
    assert found
    yield found[0]
    running.terminate()
    running.wait(timeout=30)
    running.stdout.close()


@pytest.mark.full
async def test_random_actions_on_the_healthy_shop_lose_no_page_and_raise_no_alarm(shop: str) -> None:
    browser = await Browser.start()
    try:
        made = await walk(browser, shop, actions=12, seed=7)
    finally:
        await browser.close()
    assert made.lost is None
    assert made.unexplained == []
    assert made.actions == 12
    assert made.said["no-fault: nothing_declared"] >= 8


@pytest.mark.full
def test_replays_with_late_answers_beside_a_busy_core_are_all_green(tmp_path: Path) -> None:
    made = replay_often(tmp_path, replays=2, flows=["sign-in"])
    assert (made.bad, made.exit_code, made.replays) == ([], 0, 2)
    assert len(made.memory_mb) == 2
