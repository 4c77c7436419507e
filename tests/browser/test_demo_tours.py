"""Each planted fault of the page beyond the way of one order: a short tour with it, beside the same tour without."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect
from shop_tours import Trace, take_tour
from shop_visit import MUG, NOW, launch, open_page, open_shop
from test_demo_shop import CHANGES

from house import sampled
from reticle.demo.faults import FAULTS
from reticle.demo.passwords import DEMO_PASSWORD

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

SHOWN = {"pages", "store"}
ALL = {"requests", "signals", "pages", "store", "stored"}
TOURED: dict[str, tuple[str, set[str]]] = {
    "page-not-sent": ("browse", {"requests", "signals", "pages", "store"}),
    "double-load": ("browse", {"requests"}),
    "query-lost": ("browse", {"moves"}),
    "back-broken": ("browse", {"moves"}),
    "page-not-in-store": ("browse", {"store"}),
    "pale-text": ("browse", {"colours"}),
    "open-cookie": ("browse", {"storage"}),
    "recent-not-kept": ("products", {"storage", "pages"}),
    "sse-off-by-one": ("products", SHOWN),
    "swallowed-review": ("products", {"errors", "stored"} | SHOWN),
    "unlabelled-control": ("products", {"pages"}),
    "missing-alt": ("products", {"pages"}),
    "rating-wrong": ("products", {"pages"}),
    "star-off-by-one": ("products", ALL),
    "quantity-not-sent": ("cart", {"requests", "pages"}),
    "always-one": ("cart", ALL),
    "double-add": ("cart", ALL),
    "signal-twice": ("cart", {"signals"}),
    "wrong-line-total": ("cart", SHOWN),
    "dead-remove": ("cart", {"requests", "signals", "pages"}),
    "dead-undo": ("cart", ALL),
    "toast-flash": ("cart", ALL),
    "no-coupon": ("cart", {"requests", "signals"} | SHOWN),
    "rejected-promise": ("cart", {"errors"}),
    "draft-left-behind": ("order", {"storage"}),
    "draft-for-good": ("order", {"storage"}),
    "early-signal": ("order", {"signals"}),
    "signal-wrong-data": ("order", {"signals"}),
    "order-not-in-store": ("order", {"requests", "store"}),
    "wrong-date": ("order", SHOWN),
    "wrong-address": ("order", SHOWN),
    "map-dead": ("order", ALL),
    "map-wrong-point": ("order", ALL),
    "ws-mute": ("chat", {"signals"} | SHOWN),
    "ws-twice": ("chat", {"signals"} | SHOWN),
    "ws-drop": ("chat", {"signals", "stored"} | SHOWN),
}
"""Which tour each fault is seen on, and what of it it changes; nothing else may change."""

APART = {"late-add", "layout-shift", "long-task", "late-content"}
"""Faults of time; each has a test of its own below."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        chromium = await launch(playwright)
        yield chromium
        await chromium.close()


Healthy = Callable[[str], Awaitable[Trace]]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def healthy(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Healthy:
    taken: dict[str, Trace] = {}

    async def take(tour: str) -> Trace:
        if tour not in taken:
            taken[tour] = await take_tour(browser, tmp_path_factory.mktemp(tour), tour)
        return taken[tour]

    return take


@pytest.mark.full
@pytest.mark.parametrize("name", sampled(TOURED, list(TOURED)[::6]))
async def test_a_fault_changes_what_it_says_of_a_tour_and_only_that(
    browser: Browser, healthy: Healthy, tmp_path: Path, name: str
) -> None:
    tour, changes = TOURED[name]
    sick = await take_tour(browser, tmp_path, tour, faults=(name,))
    assert sick.differs_in(await healthy(tour)) == changes


async def test_every_fault_of_the_page_has_its_test(browser: Browser) -> None:
    tested = set(CHANGES) | {"dead-button"} | set(TOURED) | APART
    assert tested <= set(FAULTS)
    assert {name for name, fault in FAULTS.items() if fault.page} <= tested


@pytest.mark.full
@pytest.mark.parametrize("tour", ["browse", "products", "cart", "order", "chat"])
async def test_a_healthy_tour_has_no_errors(healthy: Healthy, tour: str) -> None:
    assert (await healthy(tour)).errors == []


@pytest.mark.full
async def test_a_late_add_is_answered_and_shown_five_seconds_later(browser: Browser, tmp_path: Path) -> None:
    async with open_shop(tmp_path, faults=("late-add",)) as url, open_page(browser, url) as page:
        await page.clock.install(time=NOW)
        await page.request.post("/api/session", data={"email": "ada@example.test", "password": DEMO_PASSWORD})
        await page.goto(f"/products/{MUG}")
        async with page.expect_response("/api/cart"):
            await page.get_by_test_id(f"add-{MUG}").click()
        await page.clock.run_for(4000)
        await expect(page.get_by_test_id("notice")).to_be_empty()
        await page.clock.run_for(1500)
        await expect(page.get_by_test_id("notice")).to_contain_text("Added to your cart")


@pytest.mark.full
async def test_late_content_stays_hidden_for_four_seconds(browser: Browser, tmp_path: Path) -> None:
    async with open_shop(tmp_path, faults=("late-content",)) as url, open_page(browser, url) as page:
        await page.clock.install(time=NOW)
        await page.goto("/")
        await page.get_by_test_id("products").wait_for(state="attached")
        await expect(page.get_by_test_id("products")).to_be_hidden()
        await page.clock.run_for(4000)
        await expect(page.get_by_test_id("products")).to_be_visible()


@pytest.mark.full
async def test_a_shift_and_a_standstill_are_measured_by_the_browser(browser: Browser, tmp_path: Path) -> None:
    async with open_shop(tmp_path, faults=("layout-shift", "long-task")) as url, open_page(browser, url) as page:
        await page.goto(f"/products/{MUG}")
        await page.locator("[data-banner]").wait_for()
        await page.wait_for_function(_measured("layout-shift", "entry.value > 0.1"))
        await page.get_by_test_id(f"add-{MUG}").click()
        await page.wait_for_function(_measured("longtask", "entry.duration >= 500"))


def _measured(kind: str, condition: str) -> str:
    """A script that is true once the browser has noted such an entry."""
    return f"""() => new Promise((done) => {{
      new PerformanceObserver((list) => {{
        if (list.getEntries().some((entry) => {condition})) done(true);
      }}).observe({{ type: {kind!r}, buffered: true }});
    }})"""
