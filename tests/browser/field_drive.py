"""Does on a field page what its `__expected.drive` says, with the product's own targets and actions."""

from __future__ import annotations

import json
from typing import Any, Literal

import pytest
from doing import act
from seen import await_script, run_script

from reticle.browser.person import Person
from reticle.errors import ActionRefusedError

Way = Literal["find", "css"]
"""How a target is given: as people name it (where the page says), or by its place in the document."""
LOCATORS = ("role", "name", "text")
FIELDS = """JSON.stringify([...document.querySelectorAll('input,select,textarea')].map(
  e => [e.value, e.checked, [...(e.selectedOptions ?? [])].map(o => o.value), (e.files ?? []).length]))"""


async def open_case(person: Person, url: str) -> dict[str, Any]:
    """Open a field page; return what it expects."""
    await person.tab().open(url)
    expected: dict[str, Any] = json.loads(str(await run_script(person, "JSON.stringify(__expected)")))
    return expected


async def read_account(person: Person) -> dict[str, Any]:
    """Return the page's own account of what happened."""
    account: dict[str, Any] = json.loads(str(await run_script(person, "JSON.stringify(__app)")))
    return account


async def drive(person: Person, expected: dict[str, Any], way: Way) -> None:
    """Do all steps, and judge what the page says of them."""
    for step in expected["drive"]:
        await do_step(person, step, way)
    if not expected.get("nodone"):
        await await_script(person, "__app.done === true")
    account = await read_account(person)
    assert {key: account.get(key) for key in expected["app"]} == expected["app"]


async def do_step(person: Person, step: dict[str, Any], way: Way, *, timeout_s: float = 5) -> None:
    """Do one step, as it would be done in a flow."""
    if step["do"] == "wait":
        await run_script(person, f"new Promise(done => setTimeout(done, {step['ms']}))")
        return
    if step["do"] == "rawclick":
        x, y = await _middle_of(person, step["css"])
        await person.tab().page.mouse.click(x, y)
        return
    named = step.get("find", {}) if way == "find" else {}
    target = {key: named[key] for key in LOCATORS if key in named} or {"css": step["css"]}
    await act(person, step["do"], target, timeout_s=timeout_s, **_args(step, named))


async def refuse(person: Person, order: dict[str, Any]) -> ActionRefusedError:
    """Try what must be refused; see that nothing on the page has changed, and return the refusal."""
    before = await run_script(person, FIELDS), await read_account(person)
    with pytest.raises(ActionRefusedError) as refused:
        await do_step(person, order, "css", timeout_s=0.3)
    assert (await run_script(person, FIELDS), await read_account(person)) == before
    return refused.value


def _args(step: dict[str, Any], named: dict[str, Any]) -> dict[str, Any]:
    match step["do"]:
        case "fill":
            return {"value": step["value"]}
        case "select":
            label = named.get("option", step.get("label"))
            if label is not None:
                return {"label": label}
            return {"values" if isinstance(step["value"], list) else "value": step["value"]}
        case "upload":
            return {"files": [{"name": name, "content": content} for name, content in step["files"]]}
        case "click" if "at" in step and not named:
            return {"position": dict(zip("xy", step["at"], strict=True))}
    return {}


async def _middle_of(person: Person, css: str) -> tuple[float, float]:
    box = await person.tab().page.locator(css).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
