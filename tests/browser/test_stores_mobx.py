"""Stores of MobX that a page keeps in its modules, found on pages that hand them to nobody."""

from __future__ import annotations

from typing import Any

import pytest
from acted import act
from doing import find
from served_pages import Site
from test_stores_found import BUNDLES, open_app, value_of

from reticle.browser.person import Person
from reticle.browser.tab import Tab

pytestmark = pytest.mark.asyncio(loop_scope="session")
FULL = pytest.mark.full


async def open_mobx(person: Person, site: Site, mode: str) -> Tab:
    """Open the page of React and MobX."""
    tab = await open_app(person, site, f"stores-mobx-{mode}.js", f"react-{mode}.js")
    await find(person, role="button", name="Items 1")
    return tab


@pytest.mark.parametrize(
    ("mode", "button", "store", "path", "before", "after"),
    [
        ("development", "Items 1", "Todo", "items.1", None, "tea"),
        ("production", "Items 1", "mobx", "items.1", None, "tea"),
        ("development", "Visitor nobody", "Visitor", "name", "nobody", "Ada"),
        ("development", "Lamp off", "mobx", "lit", False, True),
        pytest.param("production", "Visitor nobody", None, "name", None, "Ada", marks=FULL),
        pytest.param("production", "Lamp off", None, "lit", None, True, marks=FULL),
        pytest.param("development", "Items 1", None, "items.1", None, "tea", marks=FULL),
    ],
)
async def test_a_store_of_a_module_is_read_before_and_after(
    person: Person, site: Site, mode: str, button: str, store: str | None, path: str, before: Any, after: Any
) -> None:
    tab = await open_mobx(person, site, mode)
    if before is not None:
        assert await value_of(tab, store or "", path) == before
    leaf = {"kind": "state", **({"store": store} if store else {}), "path": path, "equals": after}
    verdict = await act(tab, leaf, target={"role": "button", "name": button})
    assert (verdict.verified, verdict.strength) == ("yes", "state"), verdict.because


async def test_a_button_that_changes_no_store_is_found_out_by_path_alone(person: Person, site: Site) -> None:
    tab = await open_mobx(person, site, "production")
    leaf = {"kind": "state", "path": "items.1", "equals": "tea"}
    verdict = await act(tab, leaf, target={"role": "button", "name": "Broken 1"}, timeout_s=1)
    assert verdict.verified == "no", verdict.because


async def test_a_path_that_no_store_begins_with_is_unknown_with_what_there_is(person: Person, site: Site) -> None:
    tab = await open_mobx(person, site, "development")
    wanted: tuple[Any, ...] = (1, {"$exists": False})
    for number, equals in enumerate(wanted):
        leaf = {"kind": "state", "path": "basket.lines", "equals": equals}
        target = {"role": "button", "name": "Broken 1"}
        verdict = await act(tab, leaf, target=target, timeout_s=1, number=f"a{number}")
        assert (verdict.verified, verdict.reason) == ("unknown", "inconclusive"), verdict.because
        assert 'no store that was found has "basket" (stores: Todo, Visitor, mobx)' in verdict.because


WEBPACK = """
(() => {
  const modules = {
    1: (exports, need) => {
      need.mark(exports);
      need.define(exports, { cart: () => cart });
      const cart = window.__vendor.mobx.makeAutoObservable({ lines: 0, fill() { this.lines++ } });
    },
    2: (exports, need) => {
      need.mark(exports);
      var store_0__ = need(1);
      document.querySelector('button').addEventListener('click', () => store_0__.cart.fill());
    },
  };
  const made = {};
  function need(id) {
    if (made[id]) return made[id];
    const exports = made[id] = {};
    modules[id](exports, need);
    return exports;
  }
  need.mark = (exports) => {
    Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
    Object.defineProperty(exports, '__esModule', { value: true });
  };
  need.define = (exports, getters) => {
    for (const name in getters) Object.defineProperty(exports, name, { enumerable: true, get: getters[name] });
  };
  need(2);
})();
"""


async def test_a_store_behind_what_a_module_of_webpack_hands_out_is_found(person: Person, site: Site) -> None:
    site.script("/mobx.js", (BUNDLES / "mobx.js").read_text("utf-8"))
    site.html("/", f"<button>Go</button><script src=/mobx.js></script><script>{WEBPACK}</script>")
    tab = person.tab()
    await tab.open(site.url)
    assert await value_of(tab, "mobx", "lines") == 0
    verdict = await act(tab, {"kind": "state", "path": "lines", "equals": 1})
    assert verdict.verified == "yes", verdict.because


async def test_a_store_that_is_given_and_imported_has_one_name(person: Person, site: Site) -> None:
    tab = await open_app(person, site, "stores-react.js", "react-production.js")
    await find(person, role="button", name="Lines 0")
    assert await value_of(tab, "mobx", "lines") == 0
    leaf = {"kind": "state", "path": "nothing", "equals": 1}
    verdict = await act(tab, leaf, target={"role": "button", "name": "Lines 0"}, timeout_s=1)
    assert "mobx2" not in verdict.because
