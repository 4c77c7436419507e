"""The browser that a trial gets: at the task's start page, its last page graded, its loss no fault of the agent."""

from __future__ import annotations

import sys
import textwrap
from typing import Any

import pytest

from harness import Project
from house import MakeProject
from notes import notes_files

pytestmark = pytest.mark.browser

DRIVER = textwrap.dedent(
    """
    import os, signal, subprocess, sys
    from playwright.sync_api import sync_playwright

    manner, profile_mark = sys.argv[1], "--user-data-dir="
    with sync_playwright() as playwright:
        browser = playwright.chromium.connect_over_cdp(os.environ["RETICLE_CDP_URL"])
        page = browser.contexts[0].pages[0]
        page.wait_for_url("**/list")
        page.evaluate("fetch('/add', {method: 'POST', body: 'milk'}).then(answer => answer.text())")
        if manner == "right":
            page.goto(os.environ["RETICLE_APP_URL"] + "/done?a=1")
        if manner in ("kill", "close"):
            told = browser.new_browser_cdp_session()
            number = next(item["id"] for item in told.send("SystemInfo.getProcessInfo")["processInfo"]
                          if item["type"] == "browser")
            if manner == "kill":
                os.kill(number, signal.SIGKILL)
            else:
                told.send("Browser.close")
    """
)
DONE = (
    '{"version": 1, "lines": [\n"state notes 1\\told",\n"state notes 2\\tmilk",\n"url http://127.0.0.1/done?a=1"\n]}\n'
)


def _run(project: Project, manner: str) -> tuple[int, Any]:
    result = project.run("task", "run", "note.toml", "--json", "--", sys.executable, "driver.py", manner)
    assert result.stdout, result.stderr
    (trial,) = result.json["tasks"][0]["trials"]
    assert project.left_running() == []
    assert not list((project.root / ".reticle/trials").glob("[0-9a-f]*"))
    return result.exit_code, trial


def test_an_agent_drives_the_browser_it_is_given_and_its_last_page_is_graded(make_project: MakeProject) -> None:
    project = make_project({**notes_files(wanted=DONE, url="true", answer_from='"none"'), "driver.py": DRIVER})
    code, trial = _run(project, "right")
    assert (code, trial["verdict"], trial["page"]) == (0, "PASS", "http://127.0.0.1/done?a=1"), trial
    code, trial = _run(project, "stop-early")
    assert (code, trial["verdict"], trial["page"]) == (1, "FAIL", "http://127.0.0.1/list")
    assert "/done?a=1" in trial["reason"]
    refused = project.run("task", "run", "note.toml", "--no-browser", "--", "true")
    assert "leave out --no-browser" in refused.complaint


@pytest.mark.full
def test_a_browser_that_is_lost_is_could_not_tell_and_one_that_was_closed_is_not(make_project: MakeProject) -> None:
    project = make_project({**notes_files(answer_from='"none"'), "driver.py": DRIVER})
    code, trial = _run(project, "kill")
    assert (code, trial["verdict"]) == (2, "UNVERIFIED")
    assert "the browser went away" in trial["reason"]
    code, trial = _run(project, "close")
    assert trial["verdict"] == "PASS", trial


def test_a_browser_that_does_not_start_is_told_with_its_own_words(make_project: MakeProject) -> None:
    project = make_project(notes_files())
    program = project.write("broken-browser", "#!/bin/sh\necho no display here >&2\nexit 7\n")
    program.chmod(0o755)
    result = project.run("task", "run", "note.toml", "--json", "--", "true", env={"RETICLE_BROWSER": str(program)})
    assert result.exit_code == 2
    (trial,) = result.json["tasks"][0]["trials"]
    assert "does not start" in trial["reason"]
    assert "no display here" in trial["reason"]
