"""Short tours through the shop in Chromium, and everything that can be seen of them from outside."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, ConsoleMessage, Locator, Page, Request, expect
from playwright.async_api import TimeoutError as NeverThereError
from shop_visit import MUG, open_page, open_shop, stored

from reticle.demo.passwords import DEMO_PASSWORD

PATIENCE_MS = 2000
TABLES = ("orders", "order_lines", "stock", "cart_items", "reviews", "coupon_uses", "chat_messages")

HISTORY = """
window.moves = [];
for (const name of ['pushState', 'replaceState']) {
  const move = history[name];
  history[name] = function (...given) {
    moves.push(`${name} ${given[2]}`);
    return move.apply(this, given);
  };
}
"""


@dataclass
class Trace:
    """What a tour left. Two tours through healthy shops leave the same."""

    requests: list[str] = field(default_factory=list)
    signals: list[object] = field(default_factory=list)
    moves: list[str] = field(default_factory=list)
    pages: list[str] = field(default_factory=list)
    """The accessibility tree of the page after every step, as text."""
    colours: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    store: object = None
    storage: object = None
    stored: list[tuple[Any, ...]] = field(default_factory=list)

    def differs_in(self, other: Trace) -> set[str]:
        """Name the fields that are not the same."""
        return {each.name for each in fields(self) if getattr(self, each.name) != getattr(other, each.name)}


class Guide:
    """Walks through one page and takes down what there is to see."""

    def __init__(self, page: Page, trace: Trace) -> None:
        self.page = page
        self._trace = trace

    async def look(self) -> None:
        """Take down the page as it is now."""
        self._trace.pages.append(await self.page.locator("#shop").aria_snapshot())
        colour = "document.querySelector('.quiet') && getComputedStyle(document.querySelector('.quiet')).color"
        self._trace.colours.append(await self.page.evaluate(colour))


Tour = Callable[[Guide], Awaitable[None]]


async def browse(guide: Guide) -> None:
    """Search, and turn to the second page."""
    page = guide.page
    await page.goto("/")
    await page.get_by_test_id("search").fill("mug")
    await page.get_by_test_id("search").press("Enter")
    await page.get_by_role("heading", name="Results for “mug”").wait_for()
    await page.get_by_test_id("page-2").click()
    await expect(page.locator("main[aria-busy]")).to_have_count(0)
    await guide.look()


async def look_at_products(guide: Guide) -> None:
    """Look at two products; the stock of the second one changes; write a review."""
    page = guide.page
    await page.goto("/products/teapot-garden-moss")
    await page.get_by_test_id("live-stock").wait_for()
    await page.goto(f"/products/{MUG}")
    await expect(page.get_by_test_id("live-stock")).not_to_be_empty()
    await guide.look()
    await page.get_by_test_id("star-4").check()
    await page.get_by_test_id("review-title").fill("Nice")
    await page.get_by_test_id("review-body").fill("Good.")
    await page.get_by_test_id("review-submit").click()
    await page.get_by_test_id("review-delete").wait_for()
    await guide.look()


async def fill_a_cart(guide: Guide) -> None:
    """Take two pieces, use a coupon, take three, remove them and think again."""
    page = guide.page
    await page.goto(f"/products/{MUG}")
    await page.get_by_test_id("quantity").select_option("2")
    await page.get_by_test_id(f"add-{MUG}").click()
    await page.get_by_test_id("notice").filter(has_text="Added").wait_for()
    await page.get_by_test_id("cart-link").click()
    await page.get_by_test_id(f"more-{MUG}").wait_for()
    coupon = page.get_by_test_id("coupon")
    if await coupon.count():
        await coupon.fill("WELCOME10")
        await page.get_by_test_id("coupon-apply").click()
        await page.get_by_test_id("coupon-code").wait_for()
    await guide.look()
    await page.get_by_test_id(f"more-{MUG}").click()
    await page.get_by_test_id("notice").filter(has_text="quantity is now").wait_for()
    await guide.look()
    await page.get_by_test_id(f"remove-{MUG}").click()
    if await _press(page.get_by_test_id("toast-undo")):
        await _appears(page.get_by_test_id(f"cart-{MUG}"))
    await guide.look()


async def _appears(wanted: Locator) -> bool:
    """Wait for something; with a fault it may never be there."""
    try:
        await wanted.wait_for(timeout=PATIENCE_MS)
    except NeverThereError:
        return False
    return True


async def _press(wanted: Locator) -> bool:
    try:
        await wanted.click(timeout=PATIENCE_MS)
    except NeverThereError:
        return False
    return True


async def order_a_gift(guide: Guide) -> None:
    """Order a mug as a gift to a pick-up point, chosen on the map when the map lets one choose."""
    page = guide.page
    await page.request.post("/api/cart", data={"sku": MUG})
    await page.goto("/checkout")
    for name, value in (("street", "1 Example Street"), ("postcode", "12345"), ("city", "Sampleton")):
        await page.get_by_test_id(name).fill(value)
    await page.get_by_test_id("country").select_option("DE")
    await page.get_by_test_id("shipping-pickup").check()
    await page.frame_locator("iframe").get_by_test_id("point-market").click()
    told = await _appears(page.get_by_test_id("pickup-point").filter(has_text="Pick-up:"))
    await guide.look()
    if not told:
        await page.get_by_test_id("shipping-standard").check()
    await page.get_by_test_id("gift").check()
    await page.get_by_test_id("terms").check()
    await page.get_by_test_id("place-order").click()
    await page.get_by_test_id("order-total").wait_for()
    await guide.look()


async def ask_in_the_chat(guide: Guide) -> None:
    """Ask the machine one question."""
    page = guide.page
    await page.goto("/orders")
    await page.get_by_test_id("chat-open").click()
    await page.get_by_test_id("chat-shop").first.wait_for()
    await page.get_by_test_id("chat-text").fill("Do you take returns?")
    await page.get_by_test_id("chat-send").click()
    answer = page.get_by_test_id("chat-shop").filter(has_text="60 days").first
    await _appears(answer.or_(page.get_by_test_id("chat-ended").filter(has_text="gone")))
    await guide.look()


TOURS: dict[str, Tour] = {
    "browse": browse,
    "products": look_at_products,
    "cart": fill_a_cart,
    "order": order_a_gift,
    "chat": ask_in_the_chat,
}


async def take_tour(browser: Browser, data: Path, name: str, *, faults: tuple[str, ...] = ()) -> Trace:
    """Take one tour as Ada through a fresh shop."""
    trace = Trace()
    async with open_shop(data, faults=faults) as url, open_page(browser, url) as page:
        await page.add_init_script(HISTORY)
        _listen(page, trace)
        await page.request.post("/api/session", data={"email": "ada@example.test", "password": DEMO_PASSWORD})
        await TOURS[name](Guide(page, trace))
        trace.signals = await page.evaluate("heard.signals")
        trace.moves = await page.evaluate("moves")
        trace.store = await page.evaluate("JSON.parse(JSON.stringify(heard.stores.shop()))")
        trace.storage = await page.evaluate("({ good: { ...localStorage }, tab: { ...sessionStorage } })")
        cookies = [(each.get("name"), each.get("httpOnly")) for each in await page.context.cookies()]
        trace.storage = [trace.storage, cookies]
        for at, text in enumerate(trace.pages):
            trace.pages[at] = text.replace(url, "")
    trace.stored = stored(data, TABLES)
    return trace


def _listen(page: Page, trace: Trace) -> None:
    def asked(request: Request) -> None:
        path = "/" + request.url.split("/", 3)[3]
        if path.startswith("/api/"):
            trace.requests.append(f"{request.method} {path} {json.dumps(request.post_data_json)}")

    def said(message: ConsoleMessage) -> None:
        if message.type == "error":
            trace.errors.append(message.text)

    page.on("request", asked)
    page.on("console", said)
    page.on("pageerror", lambda error: trace.errors.append(error.message))
