"""Small changes of a real page are seen, and an unchanged page never raises an alarm."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright
from shop_visit import launch

from changing_page import PAGE, SMALL_CHANGES
from reticle.model.target import Box
from reticle.visual.compare import compare
from reticle.visual.kernel import get_kernel
from reticle.visual.masks import Masks

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        chromium = await launch(playwright)
        yield chromium
        await chromium.close()


async def open_page(browser: Browser, scale: float = 1) -> Page:
    return await browser.new_page(viewport={"width": 480, "height": 560}, device_scale_factor=scale)


async def shoot(page: Page, change: str = "") -> bytes:
    await page.set_content(PAGE)
    if change:
        await page.evaluate(change)
    return await page.screenshot(animations="disabled", caret="hide")


@pytest.mark.parametrize("scale", [1, 2])
async def test_every_small_change_is_seen_and_placed_on_the_card(browser: Browser, scale: int) -> None:
    page = await open_page(browser, scale)
    before = await shoot(page)
    for name, change in SMALL_CHANGES.items():
        result = compare(before, await shoot(page, change))
        assert result.result == "different", (name, result.reason, get_kernel().name)
        for found in result.clusters:
            assert found.y + found.h < 280 * scale, (name, found)
    await page.close()


async def test_an_unchanged_page_raises_no_alarm(browser: Browser) -> None:
    page = await open_page(browser)
    first = await shoot(page)
    for _ in range(12):
        result = compare(first, await shoot(page))
        assert (result.result, result.changed_px) == ("same", 0)
    await page.close()


@pytest.mark.full
async def test_a_masked_change_is_not_seen_at_any_scale(browser: Browser) -> None:
    for scale in (1.0, 1.5, 3.0):
        page = await open_page(browser, scale)
        await page.set_content(PAGE)
        box = await page.locator("#total").bounding_box()
        assert box is not None
        before = await page.screenshot()
        await page.evaluate(SMALL_CHANGES["one figure"])
        after = await page.screenshot()
        await page.close()
        mask = Box(x=box["x"], y=box["y"], w=box["width"] + 1, h=box["height"])
        assert compare(before, after).result == "different"
        assert compare(before, after, masks=Masks((mask,), scale)).result == "same"


@pytest.mark.full
async def test_a_figure_on_a_very_tall_page_is_not_lost(browser: Browser) -> None:
    page = await browser.new_page(viewport={"width": 1000, "height": 600})
    rows = "".join(f"<div>row {number} total 1001.00 EUR</div>" for number in range(600))
    await page.set_content(
        f"<body style='margin:0;font:14px/20px monospace'>{rows}<hr style='border:0;height:1px;margin:0'>"
    )
    shots = [await page.screenshot(full_page=True)]
    await page.evaluate("document.querySelectorAll('div')[411].textContent = 'row 411 total 1007.00 EUR'")
    shots.append(await page.screenshot(full_page=True))
    await page.evaluate("document.querySelectorAll('div')[411].textContent = 'row 411 total 1001.00 EUR'")
    await page.evaluate("document.querySelector('hr').style.background = '#000'")
    shots.append(await page.screenshot(full_page=True))
    await page.close()
    figure, rule = compare(shots[0], shots[1]), compare(shots[0], shots[2])
    assert (figure.result, rule.result) == ("different", "different")
    assert 411 * 20 <= figure.clusters[0].y < 412 * 20
    assert (rule.clusters[0].y, rule.clusters[0].h, rule.clusters[0].w) == (12_000, 1, 1000)
