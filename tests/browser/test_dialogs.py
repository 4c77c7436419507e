"""Native dialogs get the step's answer; one that nobody declared is dismissed and told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from recorded import replay
from seen import all_of, await_data, run_script
from served_pages import Site

from reticle.browser.launch import Browser
from reticle.browser.person import Person
from reticle.model.event import Dialog
from reticle.model.flow import DialogAnswer, parse_flow

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_declared_confirm_is_accepted_and_told(person: Person, site: Site) -> None:
    site.html("/", "hello")
    await person.tab().open(site.url)
    person.expect_dialogs([DialogAnswer(kind="confirm", message_contains="Delete")])
    assert await run_script(person, "confirm('Delete it?')") is True
    told = await await_data(person, Dialog)
    assert (told.kind, told.message, told.accepted, told.declared) == ("confirm", "Delete it?", True, True)


async def test_an_undeclared_confirm_is_dismissed_and_told_as_undeclared(person: Person, site: Site) -> None:
    site.html("/", "hello")
    await person.tab().open(site.url)
    assert await run_script(person, "confirm('Really?')") is False
    told = await await_data(person, Dialog)
    assert (told.accepted, told.declared) == (False, False)


async def test_a_prompt_gets_the_declared_text_and_an_answer_is_used_once(person: Person, site: Site) -> None:
    site.html("/", "hello")
    await person.tab().open(site.url)
    person.expect_dialogs([DialogAnswer(kind="prompt", text="Ada")])
    assert await run_script(person, "[prompt('Name?'), prompt('Again?')]") == ["Ada", None]
    assert [item.declared for item in all_of(person, Dialog)] == [True, False]


async def test_leaving_a_page_that_asks_back_needs_a_declared_answer(person: Person, site: Site) -> None:
    site.html("/", "<input><script>addEventListener('beforeunload', event => event.preventDefault())</script>")
    site.html("/next", "next")
    tab = person.tab()
    await tab.open(site.url)
    await tab.page.type("input", "draft")
    person.expect_dialogs([DialogAnswer(kind="beforeunload")])
    await tab.open(f"{site.url}/next")
    assert tab.url.endswith("/next")
    assert (await await_data(person, Dialog)).kind == "beforeunload"


ASKS_BACK = """<input><a href=/next>Next</a>
<script>addEventListener('beforeunload', (event) => event.preventDefault())</script>"""
FOLLOW = {"action": "click", "target": {"role": "link"}, "timeoutMs": 1000}
TYPE = {"action": "type", "target": {"role": "textbox"}, "args": {"text": "draft"}}


@pytest.mark.parametrize(
    "step",
    [
        {**FOLLOW, "expect": {"kind": "url", "pathname": "/next"}},
        {"action": "goto", "args": {"path": "/next"}},
        pytest.param({"action": "back", "timeoutMs": 1000}, marks=pytest.mark.full),
    ],
    ids=["click", "goto", "back"],
)
async def test_a_page_that_asked_back_and_was_not_left_is_told_so(
    browser: Browser, site: Site, tmp_path: Path, step: dict[str, Any]
) -> None:
    site.html("/first", "<a href=/>On</a>")
    site.html("/", ASKS_BACK)
    site.html("/next", "next")
    steps = [FOLLOW, TYPE, step]
    flow = parse_flow({"version": 1, "name": "f", "start": {"url": f"{site.url}/first"}, "steps": steps}, name="f")
    told, _, runs = await replay(browser, flow, tmp_path)
    said = "undeclared beforeunload was dismissed: the page asked back and was not left"
    assert said in told.reason, told
    assert all(said not in (run.verdict.because if run.verdict else "") for run in runs[:2])
