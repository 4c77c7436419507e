"""`reticle baseline review` from the command line, with real input in Chromium; `report open`."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from harness import Project, Running
from house import MakeProject
from reticle.browser.discover import find_browser
from reviewed import make_reviewed

pytestmark = pytest.mark.browser


@pytest.fixture
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=str(find_browser(None).path), args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture
def project(make_project: MakeProject) -> Project:
    made = make_project({})
    make_reviewed(made.root)
    return made


def address(running: Running) -> str:
    assert running.inner.stderr is not None
    line = running.inner.stderr.readline()
    found = re.fullmatch(r"review at (http://127\.0\.0\.1:\d+/[\w-]{32}/)\n", line)
    assert found, line
    return found[1]


def files(project: Project) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted((project.root / "baselines").rglob("*.*"))}


@pytest.mark.full
def test_an_engineer_reviews_and_approves_with_the_keyboard_alone(project: Project, chromium: Browser) -> None:
    before = files(project)
    running = project.start("baseline", "review", "--no-open")
    page = chromium.new_page(viewport={"width": 1280, "height": 800})
    page.goto(address(running))
    expect(page.locator("h2").first).to_contain_text("shop/buy / cart")
    page.keyboard.press("s")
    expect(page.locator("h2").first).to_contain_text("receipt")
    page.keyboard.press("r")
    page.keyboard.press("w")
    expect(page.get_by_role("dialog")).to_contain_text("This writes 4 files and nothing else.")
    expect(page.locator("#diff")).to_contain_text("approve shop/pay/pay 480x320 k3f9ab")
    assert files(project) == before
    page.keyboard.press("Enter")
    expect(page.locator("#tally")).to_have_text("2 approved, 1 rejected, 2 written")
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_text("The review is over")).to_be_visible()
    out, _ = running.inner.communicate(timeout=30)
    assert running.inner.returncode == 1
    assert [line.split()[:2] for line in out.splitlines()] == [
        ["approved", "shop/buy/cart"], ["rejected", "shop/buy/receipt"], ["approved", "shop/pay/pay"],
        ["left", "search/results"], ["left", "search/empty"], ["left", "news/ticker"],
    ]  # fmt: skip
    changed = {Path(name).parent.name for name, data in files(project).items() if before.get(name) != data}
    assert changed == {"cart", "pay"}
    assert project.left_running() == []


@pytest.mark.full
def test_done_with_something_unwritten_asks_and_may_leave_without_writing(project: Project, chromium: Browser) -> None:
    before = files(project)
    running = project.start("baseline", "review", "shop/pay", "--no-open", "--json")
    page = chromium.new_page()
    page.goto(address(running))
    page.get_by_role("button", name="Approve a").click()
    expect(page.locator("#tally")).to_have_text("1 approved, 1 not written yet")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Leave without writing").click()
    expect(page.get_by_text("The review is over")).to_be_visible()
    out, _ = running.inner.communicate(timeout=30)
    assert (running.inner.returncode, '"outcome": "unwritten"' in out) == (2, True)
    assert files(project) == before


@pytest.mark.full
def test_ctrl_c_ends_it_and_says_what_was_left(project: Project) -> None:
    running = project.start("baseline", "review", "search", "--no-open")
    address(running)
    running.inner.send_signal(signal.SIGINT)
    out, err = running.inner.communicate(timeout=30)
    assert (running.inner.returncode, "Traceback" in err) == (2, False)
    assert [line.split()[0] for line in out.splitlines()] == ["left", "left"]
    assert project.left_running() == []


def test_the_page_of_a_run_is_opened_in_the_chosen_browser(project: Project) -> None:
    script = project.write("browser.sh", '#!/bin/sh\nprintf %s "$1" > opened.tmp && mv opened.tmp opened.txt\n')
    script.chmod(0o755)
    page = next(project.root.glob(".reticle/runs/2*")) / "index.html"
    page.write_text("page", "utf-8")
    result = project.run("report", "open", env={"BROWSER": f"{script} %s"})
    assert (result.exit_code, result.stdout) == (0, f"{page}\n")
    assert (project.root / "opened.txt").read_text("utf-8") == page.as_uri()
