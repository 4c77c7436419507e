"""A visit to the shop in Chromium: buy one mug as a person would, and take down what there was to see."""

from __future__ import annotations

import asyncio
import io
import shutil
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
from aiohttp.test_utils import TestServer
from PIL import Image
from playwright.async_api import Browser, Page, Playwright, Request

from reticle.demo.app import create_app
from reticle.demo.options import ShopOptions
from reticle.demo.passwords import DEMO_PASSWORD

NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
MUG = "mug-studio-ink"

RUNNER = """
window.heard = { signals: [], stores: {}, described: [] };
window.reticle = {
  signal: (name, data) => heard.signals.push([name, data]),
  store: (name, get, subscribe) => {
    heard.stores[name] = get;
    heard.changes = 0;
    subscribe(() => { heard.changes += 1; });
  },
  describe: (what) => heard.described.push(what),
};
"""


@dataclass(frozen=True)
class Words:
    """How the shop calls what a visitor needs."""

    email: str = "Email"
    password: str = "Password"
    sign_in: str = "Sign in"
    add: str = "Add to cart: Studio mug, ink"
    cart: str = "Cart"
    checkout: str = "Go to checkout"
    street: str = "Street and number"
    postcode: str = "Postcode"
    city: str = "City"
    country: str = "Country"
    germany: str = "Germany"
    terms: str = "I accept the terms of sale"
    place: str = "Place order"
    receipt: str = "Order"


OTHER_TEXTS = Words(
    email="Your email address",
    password="Your password",
    sign_in="Log in",
    add="Put in basket: Studio mug, ink",
    cart="Basket",
    checkout="Continue to payment",
    street="Address line",
    postcode="ZIP code",
    city="Town",
    country="Country of delivery",
    terms="I agree to the terms",
    place="Buy now",
    receipt="Purchase",
)
GERMAN = Words(
    email="E-Mail-Adresse",
    password="Passwort",
    sign_in="Anmelden",
    add="In den Warenkorb: Studio mug, ink",
    cart="Warenkorb",
    checkout="Zur Kasse",
    street="Straße und Hausnummer",
    postcode="Postleitzahl",
    city="Ort",
    country="Land",
    germany="Deutschland",
    terms="Ich stimme den Verkaufsbedingungen zu",
    place="Zahlungspflichtig bestellen",
    receipt="Bestellung",
)


@dataclass
class Seen:
    """What one visit left: on the wire, on the page, in the page's store and in the database."""

    look: bytes = b""
    errors: list[str] = field(default_factory=list)
    console: list[str] = field(default_factory=list)
    adds: list[int] = field(default_factory=list)
    orders: list[int] = field(default_factory=list)
    badge: str = ""
    store_count: int | None = None
    markup: list[bool] = field(default_factory=list)
    signals: list[str] = field(default_factory=list)
    path: str = ""
    number: str = ""
    total: str = ""
    stored: list[tuple[Any, ...]] = field(default_factory=list)

    def differs_in(self, other: Seen) -> set[str]:
        """Name the fields that are not the same."""
        named = {each.name for each in fields(self) if getattr(self, each.name) != getattr(other, each.name)}
        return named - {"look"} if _looks_alike(self.look, other.look) else named


def _looks_alike(one: bytes, other: bytes) -> bool:
    """Compare two pictures: Chromium may draw the edge of a round corner one or two levels lighter under load."""
    first, second = (np.asarray(Image.open(io.BytesIO(each)).convert("RGB"), dtype=np.int16) for each in (one, other))
    return first.shape == second.shape and bool(np.abs(first - second).max() <= 4)


class Wire:
    """Counts the requests that are open, so that a test can wait until none is."""

    def __init__(self, page: Page) -> None:
        self._open: set[Request] = set()
        self._quiet = asyncio.Event()
        self._quiet.set()
        page.on("request", self._began)
        page.on("requestfinished", self._ended)
        page.on("requestfailed", self._ended)

    async def await_quiet(self) -> None:
        """Wait until every request is answered."""
        await asyncio.wait_for(self._quiet.wait(), 10)

    def _began(self, request: Request) -> None:
        self._open.add(request)
        self._quiet.clear()

    def _ended(self, request: Request) -> None:
        self._open.discard(request)
        if not self._open:
            self._quiet.set()


async def launch(playwright: Playwright) -> Browser:
    """Start the machine's Chromium."""
    path = next(filter(None, map(shutil.which, ("chromium", "google-chrome", "microsoft-edge"))), None)
    return await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])


@asynccontextmanager
async def open_shop(data: Path, **options: Any) -> AsyncIterator[str]:
    """Serve a shop and give its address."""
    async with TestServer(create_app(ShopOptions(data=data, now=NOW, **options)), host="127.0.0.1") as server:
        yield str(server.make_url("/")).rstrip("/")


@asynccontextmanager
async def open_page(browser: Browser, url: str, *, runner: bool = True, **options: Any) -> AsyncIterator[Page]:
    """Open a page of a fresh context, with something that listens as a runner does, or without."""
    context = await browser.new_context(base_url=url, **options)
    try:
        if runner:
            await context.add_init_script(RUNNER)
        page = await context.new_page()
        page.set_default_timeout(8000)
        yield page
    finally:
        await context.close()


async def sign_in(page: Page, words: Words) -> None:
    """Sign in as Ada through the form."""
    await page.goto("/sign-in")
    await page.get_by_label(words.email, exact=True).fill("ada@example.test")
    await page.get_by_label(words.password, exact=True).fill(DEMO_PASSWORD)
    await page.get_by_role("main").get_by_role("button", name=words.sign_in).click()
    await page.get_by_role("list").first.wait_for()
    await page.wait_for_url("/")


async def visit(
    browser: Browser,
    data: Path,
    *,
    words: Words | None = None,
    runner: bool = True,
    probes: Sequence[str] = (),
    framed: bool = False,
    **options: Any,
) -> Seen:
    """Look at the mugs, put one in the cart, order it, and wait until late timers have run.

    `probes` are JavaScript expressions about the markup of the list of mugs; `framed` says that cart and checkout stand
    in a frame; `options` are the shop's.
    """
    words = words or Words()
    seen = Seen()
    async with open_shop(data, **options) as url, open_page(browser, url, runner=runner) as page:
        wire = Wire(page)
        _take_down(page, seen)
        await page.clock.install(time=NOW)
        await page.request.post("/api/session", data={"email": "ada@example.test", "password": DEMO_PASSWORD})
        await page.goto("/?q=studio+mug")
        add = page.get_by_role("button", name=words.add)
        await add.wait_for()
        await wire.await_quiet()
        await page.evaluate(
            "document.fonts.ready.then(() => Promise.all([...document.images].map((each) => each.decode())))"
        )
        seen.markup = [await page.evaluate(probe) for probe in probes]
        seen.look = await page.screenshot()
        await add.click()
        await page.get_by_role("status").filter(has_text="Studio mug, ink").wait_for()
        seen.badge = await page.get_by_role("link", name=words.cart).first.inner_text()
        if runner:
            seen.store_count = await page.evaluate("heard.stores.shop().cart.count")
        await _order(page, words, framed=framed)
        await page.get_by_role("heading", level=1, name=words.receipt).wait_for()
        await page.clock.run_for(2000)
        await wire.await_quiet()
        await _read(page, seen, runner)
    seen.stored = stored(data)
    return seen


async def _order(page: Page, words: Words, *, framed: bool = False) -> None:
    await page.get_by_role("link", name=words.cart).first.click()
    desk = page.frame_locator("main iframe") if framed else page
    await desk.get_by_role("link", name=words.checkout).click()
    await desk.get_by_label(words.street, exact=True).fill("1 Example Street")
    await desk.get_by_label(words.postcode, exact=True).fill("12345")
    await desk.get_by_label(words.city, exact=True).fill("Sampleton")
    await desk.get_by_label(words.country, exact=True).select_option(label=words.germany)
    await desk.get_by_role("checkbox", name=words.terms).check()
    await desk.get_by_role("button", name=words.place).click()


def _take_down(page: Page, seen: Seen) -> None:
    page.on("pageerror", lambda error: seen.errors.append(error.message))
    page.on(
        "console",
        lambda message: (
            seen.console.append(message.text)
            if message.type == "error" and "Failed to load resource" not in message.text
            else None
        ),
    )
    statuses = {("POST", "/api/cart"): seen.adds, ("POST", "/api/orders"): seen.orders}

    def answered(request: Request) -> None:
        path = "/" + request.url.split("/", 3)[3]
        if (request.method, path) in statuses and request.existing_response is not None:
            statuses[(request.method, path)].append(request.existing_response.status)

    page.on("requestfinished", answered)


async def _read(page: Page, seen: Seen, runner: bool) -> None:
    seen.path = "/" + page.url.split("/", 3)[3]
    heading = await page.get_by_role("heading", level=1).inner_text()
    seen.number = heading.split()[-1]
    amounts = page.get_by_role("definition")
    seen.total = "".join(char for char in await amounts.last.inner_text() if char.isdigit())
    if runner:
        seen.signals = [name for name, _ in await page.evaluate("heard.signals")]


def stored(
    data: Path, tables: Sequence[str] = ("orders", "order_lines", "stock", "cart_items")
) -> list[tuple[Any, ...]]:
    """Read what is stored, without the moments in time."""
    connection = sqlite3.connect(f"file:{data / 'shop.db'}?mode=ro", uri=True)
    try:
        found: list[tuple[Any, ...]] = []
        for table in tables:
            cursor = connection.execute(f"SELECT * FROM {table}")
            kept = [index for index, column in enumerate(cursor.description) if not column[0].endswith("_at")]
            found += [(table, *(row[index] for index in kept)) for row in cursor]
        return sorted(found, key=repr)
    finally:
        connection.close()
