"""Stores of real libraries, found on pages that say nothing of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from acted import act
from doing import find
from served_pages import Site

from reticle.browser.person import Person
from reticle.browser.tab import Tab
from reticle.model.predicate import StateLeaf, parse_predicate

pytestmark = pytest.mark.asyncio(loop_scope="session")
BUNDLES = Path(__file__).parent / "pages" / "bundles"


async def open_app(person: Person, site: Site, app: str, vendor: str) -> Tab:
    """Open a page of a bundle."""
    for name in (app, vendor):
        site.script(f"/{name}", (BUNDLES / name).read_text("utf-8"))
    site.html("/", f"<div id=root></div><script src=/{vendor}></script><script src=/{app}></script>")
    site.json("/api/todos", {"title": "Milk", "done": False})
    tab = person.tab()
    await tab.open(site.url)
    return tab


async def value_of(tab: Tab, store: str, path: str) -> Any:
    """Return what a state leaf reads; raises AssertionError when there is no such thing."""
    leaf = parse_predicate({"kind": "state", "store": store, "path": path, "equals": "*"})
    assert isinstance(leaf, StateLeaf)
    reading = (await tab.read([leaf]))[0]
    assert reading.present, reading
    return reading.value


@pytest.mark.parametrize(
    ("button", "store", "path", "before", "after"),
    [
        ("Cart 0", "redux", "cart.items.length", 0, 1),
        pytest.param("Bears 0", "zustand", "bears", 0, 1, marks=pytest.mark.full),
        pytest.param("Menu false", "jotai", "menuOpen", False, True, marks=pytest.mark.full),
        pytest.param("Door closed", "door", "value", "closed", "opened", marks=pytest.mark.full),
        pytest.param("Door closed", "door", "context.knocks", 0, 1, marks=pytest.mark.full),
        pytest.param("Lines 0", "mobx", "lines", 0, 3, marks=pytest.mark.full),
        ("Ask", "query", "todos/5.data.title", None, "Milk"),
    ],
)
async def test_a_store_of_react_is_read_before_and_after(
    person: Person, site: Site, button: str, store: str, path: str, before: Any, after: Any
) -> None:
    tab = await open_app(person, site, "stores-react.js", "react-production.js")
    await find(person, role="button", name=button)
    if before is not None:
        assert await value_of(tab, store, path) == before
    leaf = {"kind": "state", "store": store, "path": path, "equals": after}
    verdict = await act(tab, leaf, target={"role": "button", "name": button})
    assert (verdict.verified, verdict.strength) == ("yes", "state"), verdict.because


@pytest.mark.parametrize(
    ("button", "store", "path", "after"),
    [("Cart 0", "cart", "items.0.sku", "mug"), ("User nobody", "vuex", "user.name", "Ada")],
)
async def test_a_store_of_vue_is_read_before_and_after(
    person: Person, site: Site, button: str, store: str, path: str, after: Any
) -> None:
    tab = await open_app(person, site, "stores-vue.js", "vue.js")
    leaf = {"kind": "state", "store": store, "path": path, "equals": after}
    verdict = await act(tab, leaf, target={"role": "button", "name": button})
    assert (verdict.verified, verdict.strength) == ("yes", "state"), verdict.because
