"""What several plain tests do: sign in, fill a cart, order; and requests of other people."""

from __future__ import annotations

import json
import os
import re
import urllib.request
from datetime import datetime
from http.cookiejar import CookieJar
from typing import Any

from playwright.sync_api import Page, expect
from watching import Watch

ADA = "ada@example.test"
KEEPER = "admin@example.test"
PASSWORD = "correct-mug-42"
MUG = "mug-studio-ink"
BLANKET = "blanket-sofa-moss"


def sign_in(shop: Watch, email: str = ADA) -> None:
    """Sign in at the form, which leads to the catalogue."""
    page = shop.page
    page.goto("/sign-in")
    page.get_by_test_id("email").fill(email)
    page.get_by_test_id("password").fill(PASSWORD)
    with shop.answers("POST", "/api/session", 201):
        page.get_by_test_id("sign-in").click()
    expect(page).to_have_url(re.compile(r"/$"))
    expect(page.get_by_test_id("user-name")).to_be_visible()


def open_signed_in(shop: Watch, path: str, email: str = ADA) -> None:
    """Sign in and open an address."""
    sign_in(shop, email)
    shop.page.goto(path)
    expect(shop.page.get_by_test_id("user-name")).to_be_visible()


def put_in_cart(shop: Watch, sku: str, count: int) -> None:
    """Press a product's button; the head says then how many pieces are in the cart."""
    with shop.answers("POST", "/api/cart", 201):
        shop.page.get_by_test_id(f"add-{sku}").click()
    expect(shop.page.get_by_test_id("cart-count")).to_have_text(str(count))


def go_to_checkout(page: Page) -> None:
    """From anywhere to the form of the checkout."""
    page.get_by_test_id("cart-link").click()
    expect(page).to_have_url(re.compile(r"/cart$"))
    page.get_by_test_id("checkout").click()
    expect(page).to_have_url(re.compile(r"/checkout$"))


def fill_address(page: Page) -> None:
    """Say where to."""
    page.get_by_test_id("street").fill("12 Harbour Lane")
    page.get_by_test_id("postcode").fill("10115")
    page.get_by_test_id("city").fill("Berlin")
    page.get_by_label("Country").select_option("DE")


def place_order(shop: Watch) -> None:
    """Accept the terms and order."""
    shop.page.get_by_test_id("terms").check()
    with shop.answers("POST", "/api/orders", 201):
        shop.page.get_by_test_id("place-order").click()
    expect(shop.page).to_have_url(re.compile(r"/receipt/R-\d+$"))
    expect(shop.page.get_by_test_id("order-total")).to_be_visible()
    expect(shop.page.get_by_test_id("notice")).to_contain_text("Thank you. Your order is placed.")


def money_rows(page: Page, prefix: str) -> dict[str, str]:
    """Return the rows of a sum as they are shown."""
    rows = {}
    for name in ("subtotal", "discount", "shipping", "total"):
        row = page.get_by_test_id(f"{prefix}-{name}")
        if row.count():
            rows[name] = row.inner_text()
    return rows


def as_written(day: datetime) -> str:
    """Spell a day as the shop does."""
    return f"{day.day} {day:%B} {day.year}"


def ask(email: str, method: str, path: str, body: Any) -> None:
    """Do a request to the shop as another person, in a session of its own."""
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
    told = ("POST", "/api/session", {"email": email, "password": PASSWORD})
    for how, where, what in (told, (method, path, body)):
        request = urllib.request.Request(
            os.environ["SHOP_URL"] + where, json.dumps(what).encode(), {"Content-Type": "application/json"}, method=how
        )
        opener.open(request).read()
