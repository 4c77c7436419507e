"""Which lines of which files a person's pages ran."""

from __future__ import annotations

from pathlib import Path

import pytest
from doing import act
from served_pages import Site

from reticle.browser.coverage import Coverage
from reticle.browser.launch import Browser
from reticle.browser.person import PersonOptions

pytestmark = pytest.mark.asyncio(loop_scope="session")
CART = """export function add() {
  document.title = 'added';
}
export function drop() {
  document.title = 'dropped';
}
document.querySelector('#add').onclick = add;
document.querySelector('#drop').onclick = drop;
"""
LEAVE = """function leave() {
  location.href = '/last';
}
function stay() {
  document.title = 'here';
}
"""


def _serve(site: Site, root: Path) -> None:
    (root / "src").mkdir()
    (root / "node_modules").mkdir()
    for name, text in (("src/cart.js", CART), ("src/leave.js", LEAVE), ("node_modules/lib.js", "window.lib = 1;\n")):
        (root / name).write_text(text, encoding="utf-8")
        site.script(f"/{name}", text)
    site.html(
        "/",
        "<button id=add>Add</button><button id=drop>Drop</button><a href='/second'>Next</a>"
        "<script src=/node_modules/lib.js></script><script type=module src=/src/cart.js></script>",
    )
    site.html("/second", "<button onclick='leave()'>Leave</button><script src=/src/leave.js></script>")
    site.html("/last", "<p>The end</p>")


async def test_the_functions_that_ran_are_told_by_file_and_line(browser: Browser, site: Site, tmp_path: Path) -> None:
    _serve(site, tmp_path)
    person = await browser.new_person(PersonOptions(code_root=tmp_path, base_url=site.url))
    try:
        coverage = Coverage(person, tmp_path)
        await coverage.start()
        await person.tab().open(site.url)
        await coverage.take()
        await act(person, "click", {"role": "button", "name": "Add"})
        await coverage.take()
        # `export` in line 4 stands outside of the function that never ran
        assert await coverage.list_ran() == {"src/cart.js": [(1, 4), (7, 8)]}
        assert await person.tab().page.evaluate("document.title") == "added"
        # a page that is left before it could be looked into counts whole, also one that came and went between
        await act(person, "click", {"role": "link", "name": "Next"})
        await act(person, "click", {"role": "button", "name": "Leave"})
        await person.tab().page.wait_for_url("**/last")
        await coverage.take()
        assert await coverage.list_ran() == {"src/cart.js": [(1, 8)], "src/leave.js": [(1, 6)]}
    finally:
        await person.close()
        person.log.close()
