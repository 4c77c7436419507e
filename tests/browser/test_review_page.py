"""The review's page in a real browser: every look of it without a fault, reached by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path
from typing import Literal

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright, expect
from shop_visit import launch

from reticle.engine.review import Review
from reticle.engine.review_server import ReviewServer
from reviewed import make_reviewed

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

SIZES = {"desk": (1280, 800), "phone": (390, 844)}
Scheme = Literal["light", "dark"]
EVERY_LOOK: list[tuple[str, Scheme]] = [(size, scheme) for size in SIZES for scheme in ("light", "dark")]
PRESSED = "document.querySelector('.compare button[aria-pressed=true]').textContent"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        chromium = await launch(playwright)
        yield chromium
        await chromium.close()


@pytest_asyncio.fixture(loop_scope="module")
async def server(tmp_path: Path) -> AsyncIterator[ReviewServer]:
    started = ReviewServer(Review.open(make_reviewed(tmp_path), (), "last"), title="shop")
    await started.start()
    yield started
    await started.close()


@pytest_asyncio.fixture(loop_scope="module")
async def page(browser: Browser, server: ReviewServer) -> AsyncIterator[Page]:
    context = await browser.new_context(viewport={"width": 1280, "height": 800})
    opened = await context.new_page()
    errors: list[str] = []
    opened.on("pageerror", lambda error: errors.append(str(error)))
    opened.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    await opened.goto(server.address)
    await expect(opened.locator("h2").first).to_contain_text("shop/buy / cart")
    yield opened
    await context.close()
    assert [text for text in errors if "ERR_CONNECTION_REFUSED" not in text] == []


async def list_faults(page: Page) -> list[str]:
    await page.evaluate(files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8"))
    found = await page.evaluate(
        "axe.run().then(found => found.violations.map(v => `${v.impact} ${v.id}: ${v.nodes[0].html}`))"
    )
    assert isinstance(found, list)
    return found


@pytest.mark.full
@pytest.mark.parametrize(("size", "scheme"), EVERY_LOOK)
async def test_axe_finds_no_fault_in_any_look_and_nothing_is_wider_than_its_window(
    size: str, scheme: Scheme, browser: Browser, server: ReviewServer
) -> None:
    width, height = SIZES[size]
    context = await browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
    page = await context.new_page()
    for number in (0, 3, 5):
        await page.goto(f"{server.address}#{number}")
        await page.reload()
        await expect(page.locator(f"article[data-n='{number}']")).to_be_visible()
        assert await list_faults(page) == []
        assert await page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    await page.goto(f"{server.address}#0")
    await expect(page.locator("article[data-n='0']")).to_be_visible()
    await page.keyboard.press("m")
    await expect(page.get_by_role("button", name="Mask this")).to_be_visible()
    assert await list_faults(page) == []
    await page.keyboard.press("Escape")
    await page.keyboard.press("a")
    await expect(page.locator("#tally")).to_contain_text("1 approved, 1 not written yet")
    assert await list_faults(page) == []
    await page.keyboard.press("w")
    await expect(page.get_by_role("dialog")).to_be_visible()
    assert await list_faults(page) == []
    await context.close()


@pytest.mark.full
async def test_axe_finds_no_fault_at_a_desk(page: Page) -> None:
    assert await list_faults(page) == []


async def test_every_way_to_look_at_it_has_a_key(page: Page) -> None:
    for key, name in enumerate(["Changes", "Slider", "Swipe", "Flicker", "Side by side", "Before", "After"], 1):
        await page.keyboard.press(str(key))
        assert await page.evaluate(PRESSED) == name
    await page.keyboard.press("2")
    await page.keyboard.press("ArrowRight")
    assert await page.locator(".v-after").evaluate("node => getComputedStyle(node).opacity") == "0.55"
    await page.keyboard.press("4")
    await page.keyboard.press("Space")
    shown = page.locator(".stage")
    first = await shown.get_attribute("data-shown")
    await page.keyboard.press("Space")
    await expect(shown).to_have_attribute("data-shown", "before" if first == "after" else "after")
    await page.keyboard.press("j")
    await expect(page.locator("h2").first).to_contain_text("receipt")
    assert await page.evaluate(PRESSED) == "Flicker"


async def test_changed_regions_are_marked_where_they_are_with_the_element_beneath(page: Page) -> None:
    await page.keyboard.press("7")
    picture = await page.locator(".v-after img").bounding_box()
    region = await page.locator(".v-after .region").first.bounding_box()
    assert picture is not None
    assert region is not None
    assert abs(region["x"] - picture["x"] - 40) <= 1.5
    assert abs(region["y"] - picture["y"] - 180) <= 1.5
    tag = page.locator(".v-after .region b").first
    await tag.evaluate("tag => { tag.textContent = '17'; tag.parentElement.style.left = '2px' }")  # at the very edge
    box = await tag.bounding_box()
    assert box is not None
    assert box["height"] < 20
    line = page.locator(".regions li").first
    await expect(line).to_contain_text('button "Pay now" moved 8 px down src/cart.js:41')
    await page.keyboard.press("b")
    await expect(page.locator(".v-after .region").first).to_be_hidden()


async def test_the_keyboard_decides_goes_on_and_undoes(page: Page) -> None:
    heading, tally = page.locator("h2").first, page.locator("#tally")
    await page.keyboard.press("s")
    await expect(heading).to_contain_text("receipt")
    await expect(tally).to_have_text("2 approved, 2 not written yet")
    await page.keyboard.press("r")
    await expect(heading).to_contain_text("results")
    await page.keyboard.press("f")
    await expect(heading).to_contain_text("ticker")
    await expect(tally).to_have_text("4 approved, 1 rejected, 4 not written yet")
    await page.keyboard.press("z")
    await expect(heading).to_contain_text("results")
    await expect(tally).to_have_text("2 approved, 1 rejected, 2 not written yet")
    await page.keyboard.press("k")
    await expect(heading).to_contain_text("pay")
    await page.keyboard.press("?")
    await expect(page.get_by_role("dialog")).to_be_visible()
    await page.keyboard.press("a")
    await page.keyboard.press("Escape")
    await page.keyboard.press("/")
    await page.keyboard.type("cart.js:41")
    await expect(page.locator("#rows .row:visible")).to_have_count(1)
    await page.keyboard.press("Escape")
    await expect(page.locator("#rows .row:visible")).to_have_count(6)


@pytest.mark.full
async def test_a_mask_is_drawn_by_keys_and_by_mouse(page: Page, server: ReviewServer) -> None:
    await page.keyboard.press("m")
    await expect(page.locator(".drawn")).to_be_visible()
    await page.keyboard.press("Shift+ArrowRight")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Escape")
    await expect(page.locator(".drawn")).to_have_count(0)
    await page.keyboard.press("m")
    await page.keyboard.press("Enter")
    await expect(page.locator(".lead")).to_have_text("with the masks drawn here nothing differs")
    await expect(page.locator("#tally")).to_have_text("1 masked, 1 not written yet")
    await page.keyboard.press("j")
    await expect(page.locator("h2").first).to_contain_text("receipt")
    await page.keyboard.press("m")
    await expect(page.locator(".drawn")).to_be_visible()
    box = await page.locator(".v-after img").bounding_box()
    assert box is not None
    await page.mouse.move(box["x"] + 31, box["y"] + 101)
    await page.mouse.down()
    await page.mouse.move(box["x"] + 301, box["y"] + 131, steps=3)
    await page.mouse.up()
    await page.get_by_role("button", name="Mask this").click()
    await expect(page.locator(".lead")).to_have_text("with the masks drawn here nothing differs")
    drawn = server._review.items[1].drawn[0]
    assert max(abs(drawn.x - 30), abs(drawn.y - 100), abs(drawn.w - 270), abs(drawn.h - 30)) <= 2
    await page.get_by_role("button", name="Take away").click()
    await expect(page.locator(".lead")).to_contain_text("px changed")


async def test_a_phone_shows_the_list_or_a_checkpoint(browser: Browser, server: ReviewServer) -> None:
    context = await browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = await context.new_page()
    await page.goto(server.address)
    await expect(page.locator("#card")).to_be_hidden()
    await page.get_by_role("link", name=re.compile("receipt")).tap()
    await expect(page.locator("nav")).to_be_hidden()
    await page.get_by_role("button", name="Approve", exact=False).first.tap()
    await expect(page.locator("#tally")).to_contain_text("1 approved")
    await page.get_by_role("link", name="All checkpoints").tap()
    await expect(page.locator("nav")).to_be_visible()
    await context.close()


@pytest.mark.parametrize("key", ["a", "j", pytest.param("m", marks=pytest.mark.full)])
async def test_a_phones_list_opens_its_first_checkpoint_by_key_and_decides_nothing_unseen(
    key: str, browser: Browser, server: ReviewServer
) -> None:
    context = await browser.new_context(viewport={"width": 390, "height": 844})
    page = await context.new_page()
    await page.goto(server.address)
    await expect(page.locator("#rows .row")).to_have_count(6)
    await page.keyboard.press(key)
    await expect(page).to_have_url(re.compile("#0$"))
    await expect(page.locator("h2").first).to_be_visible()
    await expect(page.locator("h2").first).to_contain_text("cart")
    await expect(page.locator("#tally")).to_have_text("nothing written")
    await page.keyboard.press("a")
    await expect(page.locator("h2").first).to_contain_text("receipt")
    await expect(page.locator("#tally")).to_contain_text("1 approved")
    await context.close()


async def test_a_page_whose_review_has_ended_says_so(page: Page, server: ReviewServer) -> None:
    await server.close()
    await page.keyboard.press("a")
    await expect(page.get_by_text("reticle has ended")).to_be_visible()
