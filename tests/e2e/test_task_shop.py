"""The example tasks over the demo shop: scripted agents that do it right, and each way of not doing it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from harness import Project

ROOT = Path(__file__).parents[2]
BUYER = ("--no-browser", "--", sys.executable, "tasks/agents/buyer.py")
BROWSER = ("--", sys.executable, "tasks/agents/browser.py")


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """The shop's project with `order-mug` learnt from the agent that does it right."""
    folders = [path for folder in ("tasks", "state") for path in (ROOT / folder).rglob("*") if path.is_file()]
    files: dict[str, Any] = {
        path.relative_to(ROOT).as_posix(): path.read_bytes() for path in [*folders, ROOT / "reticle.toml"]
    }
    project = Project(tmp_path_factory.mktemp("shop"), files)
    learnt = project.run("task", "learn", "order-mug", *BUYER, "right")
    assert learnt.exit_code == 0, learnt.stdout + learnt.stderr
    return project


MANNERS = {
    "right": ("PASS", 0, "the answer is right"),
    "wrong-record": ("FAIL", 0, r"shop.order_lines[7].product_id: "),
    "too-much": ("FAIL", 0, "cart_items"),
    "nothing": ("FAIL", 0, "rows missing"),
    "wrong-answer": ("FAIL", 0, 'answer "R-9999": expected "R-1004"'),
    "crashing": ("FAIL", 1, "the agent ended with exit code 1 (lost the way)"),
}


@pytest.fixture(scope="module")
def trials(shop: Project) -> dict[str, Any]:
    """One run of an agent that does it in another manner each time."""
    buyer = f"{sys.executable} tasks/agents/buyer.py"
    script = f'shift $(wc -l < turn); echo next >> turn; exec {buyer} "$1"'
    shop.write("turn", "")
    words = ("--trials", str(len(MANNERS)), "--json", "--no-browser", "--", "sh", "-c", script, "sh", *MANNERS)
    result = shop.run("task", "run", "order-mug", *words)
    assert result.exit_code == 1, result.stdout + result.stderr
    assert result.json["all"]["passed"] == 1
    return dict(zip(MANNERS, result.json["tasks"][0]["trials"], strict=True))


@pytest.mark.parametrize("manner", MANNERS)
def test_an_agent_gets_the_verdict_that_it_earned(manner: str, trials: dict[str, Any]) -> None:
    verdict, agent_code, said = MANNERS[manner]
    trial = trials[manner]
    assert (trial["verdict"], trial["exitCode"]) == (verdict, agent_code), trial
    assert said in trial["reason"] or any(said in line for line in trial["grade"]["added"]), trial
    if manner == "wrong-answer":
        assert (trial["grade"]["removed"], trial["grade"]["added"]) == ([], [])


@pytest.mark.full
def test_an_agent_that_is_too_slow_is_ended_and_judged_by_what_it_left(shop: Project) -> None:
    text = (shop.root / "tasks/order-mug/task.toml").read_text("utf-8")
    shop.write("tasks/order-mug/quick.toml", text.replace("time_limit_s = 300", "time_limit_s = 5"))
    result = shop.run("task", "run", "tasks/order-mug/quick.toml", "--json", *BUYER, "too-slow")
    (trial,) = result.json["tasks"][0]["trials"]
    assert (trial["verdict"], trial["timedOut"], trial["answer"]) == ("FAIL", True, "still thinking"), trial
    assert shop.left_running() == []


def test_the_order_task_is_proven_and_says_what_the_right_steps_write(shop: Project) -> None:
    result = shop.run("task", "lint", "order-mug")
    assert result.exit_code == 0, result.stdout
    assert "shop.orders +1" in result.stdout


@pytest.mark.full
@pytest.mark.browser
@pytest.mark.timeout(400)
def test_the_cart_task_is_done_in_the_browser_and_its_page_counts(shop: Project) -> None:
    learnt = shop.run("task", "learn", "cart-mug", *BROWSER, "right")
    assert learnt.exit_code == 0, learnt.stdout + learnt.stderr
    result = shop.run("task", "run", "cart-mug", "--json", *BROWSER, "wrong-page")
    (trial,) = result.json["tasks"][0]["trials"]
    assert (result.exit_code, trial["verdict"]) == (1, "FAIL"), trial
    assert trial["page"].endswith("?q=camp+mug")
    assert trial["grade"]["removed"] == ["url http://127.0.0.1/cart"]
