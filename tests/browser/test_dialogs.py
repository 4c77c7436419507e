"""Native dialogs get the step's answer; one that nobody declared is dismissed and told."""

from __future__ import annotations

import pytest
from seen import all_of, await_data, run_script
from served_pages import Site

from reticle.browser.person import Person
from reticle.model.event import Dialog
from reticle.model.flow import DialogAnswer

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
