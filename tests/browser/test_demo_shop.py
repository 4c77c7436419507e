"""The demo shop in a real browser: the healthy shop, each planted fault, each drift."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright, expect
from shop_places import CUSTOMER, KEEPER
from shop_visit import GERMAN, MUG, OTHER_TEXTS, Seen, Words, launch, open_page, open_shop, sign_in, stored, visit

from house import sampled
from reticle.demo.drifts import DRIFTS
from reticle.demo.passwords import DEMO_PASSWORD

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

CHANGES = {
    "swallowed-500": {"orders", "number", "path", "stored"},
    "wrong-status": {"orders", "number", "path", "stored"},
    "wrong-row": {"stored"},
    "wrong-user": {"stored"},
    "lost-write": {"stored"},
    "double-submit": {"orders", "stored"},
    "right-row-wrong-page": {"total"},
    "console-error": {"console"},
    "uncaught-error": {"errors"},
    "missing-signal": {"signals"},
    "stale-store": {"store_count"},
    "visual-colour": {"look"},
    "visual-shift": {"look"},
    "route-missing": {"path"},
}
"""What of a visit each fault changes, and nothing else. `dead-button` has a test of its own: nothing can be bought."""

OTHER_LOOK = {
    "german": {"look", "badge"},
    "other-texts": {"look", "badge"},
    "reordered": {"look"},
    "moved": {"look"},
    "split-components": {"look"},
}
"""What of a visit these drifts change; the others change nothing that a person sees."""

WORDS = {"german": GERMAN, "other-texts": OTHER_TEXTS}

MARKUP = {
    "renamed-testids": "document.querySelector('[data-testid=\"cart-link\"]') === null",
    "no-testids": "document.querySelector('[data-testid]') === null",
    "other-texts": "document.querySelector('h1').textContent.startsWith('Found for')",
    "german": "document.documentElement.lang === 'de'",
    "wrappers": "document.querySelector('.card > .wrap button') !== null",
    "reordered": "document.querySelector('.links li').textContent.startsWith('Sign out')",
    "class-hashes": "document.querySelector('.card, .link, .page') === null",
    "moved": "document.querySelector('.filters #sort') !== null",
    "split-components": "document.querySelectorAll('.card:first-child a').length === 2",
}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        chromium = await launch(playwright)
        yield chromium
        await chromium.close()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def healthy(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Seen:
    return await visit(browser, tmp_path_factory.mktemp("healthy"), probes=list(MARKUP.values()))


async def test_one_mug_is_bought_and_everything_says_so(healthy: Seen) -> None:
    assert (healthy.errors, healthy.console) == ([], [])
    assert not any(healthy.markup)
    assert (healthy.badge.split()[-1], healthy.store_count) == ("1", 1)
    assert (healthy.adds, healthy.orders) == ([201], [201])
    assert healthy.path == f"/receipt/{healthy.number}"
    assert healthy.number == "R-1004"
    assert healthy.signals == ["search:done", "cart:changed", "order:placed"]
    [order] = [row for row in healthy.stored if row[0] == "orders" and row[2] == "R-1004"]
    assert healthy.total == str(order[order.index("2026-11-30") - 1])
    assert [row for row in healthy.stored if row[0] == "cart_items"] == []


@pytest.mark.full
async def test_the_shop_is_the_same_when_no_runner_listens(browser: Browser, healthy: Seen, tmp_path: Path) -> None:
    alone = await visit(browser, tmp_path, runner=False)
    assert alone.differs_in(healthy) - {"markup"} == {"store_count", "signals"}


@pytest.mark.full
@pytest.mark.parametrize("name", sampled(sorted(CHANGES), ["double-submit", "stale-store", "wrong-row"]))
async def test_a_fault_changes_what_it_says_and_only_that(
    browser: Browser, healthy: Seen, tmp_path: Path, name: str
) -> None:
    sick = await visit(browser, tmp_path, faults=(name,))
    assert sick.differs_in(healthy) - {"markup"} == CHANGES[name]
    if name == "double-submit":
        assert sick.orders == [201, 201]
        assert sum(row[0] == "orders" for row in sick.stored) == 1 + sum(row[0] == "orders" for row in healthy.stored)


@pytest.mark.full
async def test_a_dead_button_does_nothing(browser: Browser, tmp_path: Path) -> None:
    async with open_shop(tmp_path, faults=("dead-button",)) as url, open_page(browser, url) as page:
        await sign_in(page, Words())
        before = stored(tmp_path)
        await page.get_by_role("button", name="Add to cart").first.click()
        await page.get_by_role("link", name="Cart").click()
        await expect(page.get_by_text("Your cart is empty.")).to_be_visible()
        assert stored(tmp_path) == before


@pytest.mark.full
@pytest.mark.parametrize("name", sampled(sorted(MARKUP), ["german", "moved"]))
async def test_a_drift_changes_the_markup_and_not_what_a_person_can_do(
    browser: Browser, healthy: Seen, tmp_path: Path, name: str
) -> None:
    seen = await visit(browser, tmp_path, drifts=(name,), words=WORDS.get(name), probes=[MARKUP[name]])
    assert seen.markup == [True]
    assert seen.differs_in(healthy) - {"markup"} == OTHER_LOOK.get(name, set())


async def test_every_drift_is_visited(browser: Browser) -> None:
    assert set(MARKUP) | {"into-frame", "look-alike", "removed-control"} == set(DRIFTS)
    assert {name for name, drift in DRIFTS.items() if not drift.keeps_behaviour} == {"look-alike", "removed-control"}


@pytest.mark.full
async def test_a_cart_in_a_frame_is_bought_like_any_other(browser: Browser, healthy: Seen, tmp_path: Path) -> None:
    seen = await visit(browser, tmp_path, drifts=("into-frame",), framed=True)
    assert seen.differs_in(healthy) - {"markup"} == set()


@pytest.mark.full
async def test_a_twin_has_the_name_of_the_button_and_does_something_else(browser: Browser, tmp_path: Path) -> None:
    async with open_shop(tmp_path, drifts=("look-alike",)) as url, open_page(browser, url) as page:
        await sign_in(page, Words())
        await page.goto(f"/products/{MUG}")
        both = page.get_by_role("button", name="Add to cart: Studio mug, ink")
        await both.first.click()
        await expect(page.get_by_role("status")).to_have_text("Put on your list for later.")
        assert stored(tmp_path, ["cart_items"]) == []
        await both.last.click()
        await expect(page.get_by_role("status")).to_have_text("Added to your cart: Studio mug, ink")
        assert await page.get_by_test_id(f"add-{MUG}").count() == 0


@pytest.mark.full
async def test_a_removed_control_is_nowhere(browser: Browser, tmp_path: Path) -> None:
    async with open_shop(tmp_path, drifts=("removed-control",)) as url, open_page(browser, url) as page:
        await sign_in(page, Words())
        await page.get_by_role("button", name="Add to cart").first.click()
        await page.get_by_role("link", name="Cart, 1 item").click()
        await expect(page.get_by_role("button", name="Apply")).to_have_count(0)
        await page.get_by_role("link", name="Go to checkout").click()
        await expect(page.get_by_label("Street and number")).to_be_visible()
        await expect(page.get_by_role("button", name="Place order")).to_have_count(0)


@pytest.mark.full
async def test_search_pages_and_the_way_back(browser: Browser, tmp_path: Path) -> None:
    async with open_shop(tmp_path) as url, open_page(browser, url) as page:
        await page.goto("/")
        await page.get_by_role("searchbox", name="Search the shop").fill("honey")
        await page.get_by_role("button", name="Search").click()
        await expect(page.get_by_role("heading", level=1)).to_have_text("Results for “honey”")
        await page.get_by_role("link", name="Next page").click()
        await expect(page.get_by_test_id("result-count")).to_contain_text("page 2 of 3")
        assert page.url == f"{url}/?q=honey&page=2"
        assert await page.evaluate("heard.stores.shop().catalogue.page") == 2
        await page.go_back()
        await expect(page.get_by_test_id("result-count")).to_contain_text("page 1 of 3")
        await page.get_by_label("Sort by").select_option(label="Price, low first")
        await page.wait_for_url("/?q=honey&sort=price-up")
        await page.get_by_role("searchbox").fill("nonsense")
        await page.get_by_role("searchbox").press("Enter")
        await expect(page.get_by_test_id("no-results")).to_be_visible()


@pytest.mark.full
async def test_a_cart_line_keeps_its_element_and_focus_while_its_quantity_changes(
    browser: Browser, tmp_path: Path
) -> None:
    async with open_shop(tmp_path) as url, open_page(browser, url) as page:
        await sign_in(page, Words())
        await page.goto(f"/products/{MUG}")
        await page.get_by_label("Quantity").select_option("2")
        await page.get_by_role("button", name="Add to cart").click()
        await page.get_by_role("link", name="Cart, 2 items").click()
        field = page.get_by_label("Quantity of Studio mug, ink")
        await expect(field).to_have_value("2")
        kept = await field.element_handle()
        await page.get_by_role("button", name="One more: Studio mug, ink").press("Enter")
        await expect(field).to_have_value("3")
        assert await page.evaluate("kept => kept.isConnected", kept)
        assert await page.evaluate("document.activeElement.dataset.testid") == f"more-{MUG}"
        await field.fill("99")
        await field.press("Tab")
        await expect(page.get_by_role("alert")).to_have_text("Please check the marked fields.")
        await expect(field).to_have_value("3")
        await page.get_by_role("button", name="Remove: Studio mug, ink").click()
        await expect(page.get_by_text("Your cart is empty.")).to_be_visible()


@pytest.mark.full
async def test_what_is_missing_in_the_checkout_is_said_beside_its_field(browser: Browser, tmp_path: Path) -> None:
    async with open_shop(tmp_path) as url, open_page(browser, url) as page:
        await sign_in(page, Words())
        await page.get_by_role("button", name="Add to cart").first.click()
        await page.get_by_role("link", name="Cart, 1 item").click()
        await page.get_by_role("link", name="Go to checkout").click()
        await page.get_by_role("button", name="Place order").click()
        street = page.get_by_role("textbox", name="Street and number")
        await expect(street).to_have_accessible_description("Enter street and house number.")
        await expect(street).to_be_focused()
        await expect(page.get_by_role("checkbox", name="I accept the terms of sale")).to_have_accessible_description(
            "Please accept the terms to go on."
        )
        assert page.url == f"{url}/checkout"


@pytest.mark.full
async def test_who_is_not_signed_in_comes_back_to_where_they_wanted_to_go(browser: Browser, tmp_path: Path) -> None:
    async with open_shop(tmp_path) as url, open_page(browser, url) as page:
        await page.goto("/orders")
        await expect(page.get_by_role("heading", level=1)).to_have_text("Sign in")
        await page.get_by_label("Email").fill("grace@example.test")
        await page.get_by_label("Password").fill("wrong")
        await page.get_by_label("Password").press("Enter")
        await expect(page.get_by_role("alert")).to_have_text("Email address and password do not fit.")
        await page.get_by_label("Password").fill("correct-mug-42")
        await page.get_by_label("Password").press("Enter")
        await expect(page.get_by_role("row")).to_have_count(2)
        await page.get_by_role("link", name="R-1002").click()
        await expect(page.get_by_test_id("order-date")).to_have_text("Placed on 9 November 2025")
        await page.get_by_role("button", name="Sign out").click()
        await expect(page.get_by_role("link", name="Sign in")).to_be_visible()
        assert await page.evaluate("heard.signals.map(([name]) => name)") == ["signed-in", "signed-out"]


@pytest.mark.full
async def test_no_page_is_wider_than_the_screen_and_every_text_is_in_the_shops_fonts(
    browser: Browser, tmp_path: Path
) -> None:
    async with open_shop(tmp_path) as url, open_page(browser, url) as page:
        await sign_in(page, Words())
        await page.get_by_role("button", name="Add to cart").first.click()
        await page.get_by_role("link", name="Cart, 1 item").wait_for()
        await _look_at(page, CUSTOMER)
        await page.request.post("/api/session", data={"email": "admin@example.test", "password": DEMO_PASSWORD})
        await _look_at(page, KEEPER)


async def _look_at(page: Page, paths: tuple[str, ...]) -> None:
    for path in paths:
        await page.goto(path)
        await page.get_by_role("main").get_by_role("button").or_(page.get_by_role("link")).first.wait_for()
        for width in (390, 768, 1280):
            await page.set_viewport_size({"width": width, "height": 844})
            assert await page.evaluate("document.documentElement.scrollWidth") == width, (path, width)
        assert await _find_foreign_fonts(page) == [], path


async def _find_foreign_fonts(page: Page) -> list[str]:
    """Name the fonts of the machine that draw a text of the page."""
    session = await page.context.new_cdp_session(page)
    await session.send("DOM.enable")
    await session.send("CSS.enable")
    root = (await session.send("DOM.getDocument"))["root"]["nodeId"]
    nodes = (await session.send("DOM.querySelectorAll", {"nodeId": root, "selector": "body *"}))["nodeIds"]
    asked = [session.send("CSS.getPlatformFontsForNode", {"nodeId": node}) for node in nodes]
    fonts = [font for answer in await asyncio.gather(*asked) for font in answer["fonts"]]
    await session.detach()
    assert fonts
    return [font["familyName"] for font in fonts if not font["isCustomFont"]]
