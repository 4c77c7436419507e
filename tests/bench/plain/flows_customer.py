"""What a customer does in the shop, as a plain pytest-playwright script: the same steps, and every check it can make."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect
from watching import Watch
from words import (
    ADA,
    BLANKET,
    KEEPER,
    MUG,
    as_written,
    ask,
    fill_address,
    go_to_checkout,
    money_rows,
    open_signed_in,
    place_order,
    put_in_cart,
    sign_in,
)  # fmt: skip


@pytest.fixture
def shop(page: Page) -> Watch:
    """The page, watched from before its first request."""
    return Watch(page)


def test_sign_in(shop: Watch, page: Page) -> None:
    sign_in(shop)
    expect(page.get_by_test_id("user-name")).to_have_text("Ada Example")
    expect(page.get_by_role("heading", level=1)).to_have_text("Good things for every day")
    shop.done()


def test_sign_out(shop: Watch, page: Page) -> None:
    open_signed_in(shop, "/")
    with shop.answers("DELETE", "/api/session", 204):
        page.get_by_test_id("sign-out").click()
    expect(page.get_by_test_id("sign-in-link")).to_be_visible()
    expect(page.get_by_test_id("user-name")).to_have_count(0)
    page.get_by_test_id("orders-link").click()
    expect(page).to_have_url(re.compile(r"/sign-in\?"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Sign in")
    shop.done()


def test_search_and_page(shop: Watch, page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("search").fill("mug")
    with shop.answers("GET", "/api/products", 200):
        page.get_by_test_id("search").press("Enter")
    expect(page).to_have_url(re.compile(r"\?q=mug$"))
    expect(page.get_by_test_id("result-count")).to_have_text("20 products · page 1 of 2")
    first = page.get_by_test_id("products").get_by_role("listitem").first.inner_text()
    with shop.answers("GET", "/api/products", 200):
        page.get_by_test_id("page-2").click()
    expect(page).to_have_url(re.compile(r"\?q=mug&page=2$"))
    expect(page.get_by_test_id("result-count")).to_have_text("20 products · page 2 of 2")
    expect(page.get_by_test_id("products").get_by_role("listitem")).to_have_count(8)
    expect(page.get_by_test_id("products").get_by_role("listitem").first).not_to_have_text(first)
    shop.done()


def test_filter_and_sort(shop: Watch, page: Page) -> None:
    page.goto("/")
    with shop.answers("GET", "/api/products", 200):
        page.get_by_test_id("category-bowls").click()
    expect(page).to_have_url(re.compile(r"\?category=bowls$"))
    expect(page.get_by_test_id("result-count")).to_have_text("20 products · page 1 of 2")
    with shop.answers("GET", "/api/products", 200):
        page.get_by_test_id("filter-stock").click()
    expect(page.get_by_test_id("filter-clear")).to_be_visible()
    with shop.answers("GET", "/api/products", 200):
        page.get_by_test_id("filter-price").fill("2000")
    expect(page.get_by_test_id("filter-price-value")).to_have_text("up to €20.00")
    with shop.answers("GET", "/api/products", 200):
        page.get_by_test_id("sort").select_option("price-down")
    expect(page).to_have_url(re.compile(r"sort=price-down"))
    expect(page.get_by_test_id("products").locator(".price").first).to_have_text("€18.90")
    prices = [float(text.lstrip("€")) for text in page.get_by_test_id("products").locator(".price").all_inner_texts()]
    assert prices
    assert prices == sorted(prices, reverse=True)
    assert max(prices) <= 20
    page.go_back()
    expect(page).not_to_have_url(re.compile(r"sort="))
    expect(page.get_by_test_id("sort")).to_have_value("featured")
    expect(page.get_by_test_id("filter-price-value")).to_have_text("up to €20.00")
    page.get_by_test_id("filter-clear").click()
    expect(page).to_have_url(re.compile(r"\?category=bowls$"))
    expect(page.get_by_test_id("result-count")).to_have_text("20 products · page 1 of 2")
    shop.done()


def test_buy(shop: Watch, page: Page) -> None:
    open_signed_in(shop, "/?q=camp+mug")
    put_in_cart(shop, "mug-camp-oat", 1)
    page.get_by_test_id("cart-link").click()
    expect(page.get_by_test_id("line-mug-camp-oat")).to_have_text("€13.10")
    page.get_by_test_id("checkout").click()
    expect(page).to_have_url(re.compile(r"/checkout$"))
    fill_address(page)
    place_order(shop)
    expect(page.get_by_test_id("order-number")).to_have_text(re.compile(r"^R-\d+$"))
    expect(page.get_by_test_id("order-date")).to_have_text(f"Placed on {as_written(datetime.now(UTC))}")
    expect(page.get_by_test_id("order-lines")).to_have_text("1 × Camp mug, oat€13.10")
    expect(page.get_by_test_id("order-address")).to_have_text("Ada Example12 Harbour Lane10115 BerlinGermany")
    expect(page.get_by_test_id("order-shipping-choice")).to_have_text("Standard delivery")
    assert money_rows(page, "order") == {"subtotal": "€13.10", "shipping": "€4.90", "total": "€18.00"}
    expect(page.get_by_test_id("cart-count")).to_be_hidden()
    shop.done()


def test_cart(shop: Watch, page: Page) -> None:
    open_signed_in(shop, f"/products/{BLANKET}")
    page.get_by_test_id("quantity").select_option("2")
    put_in_cart(shop, BLANKET, 2)
    page.get_by_test_id("cart-link").click()
    expect(page).to_have_url(re.compile(r"/cart$"))
    each = float(page.get_by_text(" each").inner_text().removeprefix("€").removesuffix(" each"))
    expect(page.get_by_test_id(f"line-{BLANKET}")).to_have_text(f"€{each * 2:.2f}")
    with shop.answers("PATCH", f"/api/cart/{BLANKET}", 200):
        page.get_by_test_id(f"more-{BLANKET}").click()
    expect(page.get_by_test_id("cart-count")).to_have_text("3")
    expect(page.get_by_test_id(f"line-{BLANKET}")).to_have_text(f"€{each * 3:.2f}")
    page.get_by_test_id(f"quantity-{BLANKET}").fill("2")
    with shop.answers("PATCH", f"/api/cart/{BLANKET}", 200):
        page.get_by_test_id(f"quantity-{BLANKET}").press("Tab")
    expect(page.get_by_test_id("cart-count")).to_have_text("2")
    assert each * 2 >= 100
    assert money_rows(page, "cart") == {
        "subtotal": f"€{each * 2:.2f}", "shipping": "Free", "total": f"€{each * 2:.2f}"
    }  # fmt: skip
    with shop.answers("DELETE", f"/api/cart/{BLANKET}", 200):
        page.get_by_test_id(f"remove-{BLANKET}").click()
    expect(page.get_by_test_id("cart-empty")).to_be_visible()
    expect(page.get_by_test_id("toasts")).to_contain_text("Sofa blanket, moss is out of your cart")
    with shop.answers("POST", "/api/cart", 201):
        page.get_by_test_id("toast-undo").click()
    expect(page.get_by_test_id(f"cart-{BLANKET}")).to_be_visible()
    expect(page.get_by_test_id("cart-count")).to_have_text("2")
    shop.done()


def test_empty_cart(shop: Watch, page: Page) -> None:
    open_signed_in(shop, "/?q=garden+teapot")
    put_in_cart(shop, "teapot-garden-ink", 1)
    page.get_by_test_id("cart-link").click()
    page.get_by_test_id("cart-clear").click()
    expect(page.get_by_test_id("empty-cart")).to_contain_text("Empty your cart?")
    page.get_by_test_id("empty-cart-no").click()
    expect(page.get_by_test_id("empty-cart")).to_be_hidden()
    expect(page.get_by_test_id("cart-count")).to_have_text("1")
    page.get_by_test_id("cart-clear").click()
    with shop.answers("DELETE", "/api/cart", 200):
        page.get_by_test_id("empty-cart-yes").click()
    expect(page.get_by_test_id("cart-empty")).to_be_visible()
    expect(page.get_by_test_id("cart-count")).to_be_hidden()
    shop.done()


def test_coupon(shop: Watch, page: Page) -> None:
    open_signed_in(shop, f"/products/{MUG}")
    price = float(page.get_by_test_id("price").inner_text().removeprefix("€"))
    put_in_cart(shop, MUG, 1)
    page.get_by_test_id("cart-link").click()
    page.get_by_test_id("coupon").fill("welcome10")
    with shop.answers("PUT", "/api/coupon", 200):
        page.get_by_test_id("coupon-apply").click()
    off = round(price / 10, 2)
    sums = {
        "subtotal": f"€{price:.2f}", "discount": f"−€{off:.2f}", "shipping": "€4.90",
        "total": f"€{price - off + 4.9:.2f}",
    }  # fmt: skip
    expect(page.get_by_test_id("cart-discount")).to_be_visible()
    expect(page.get_by_test_id("toasts")).to_contain_text("Coupon WELCOME10 is applied")
    assert money_rows(page, "cart") == sums
    page.get_by_test_id("checkout").click()
    expect(page).to_have_url(re.compile(r"/checkout$"))
    fill_address(page)
    page.get_by_test_id("gift").check()
    day = datetime.now(UTC) + timedelta(days=3)
    page.get_by_test_id("deliver-on").fill(day.date().isoformat())
    page.get_by_test_id("note").fill("Please wrap it in green.")
    place_order(shop)
    assert money_rows(page, "order") == sums
    expect(page.get_by_test_id("order-shipping-choice")).to_have_text(
        f"Standard delivery · Gift wrapped · Arrives on {as_written(day)} · Note: Please wrap it in green."
    )
    shop.done()


def test_coupon_refused(shop: Watch, page: Page) -> None:
    order = {
        "name": "Ada Example", "street": "12 Harbour Lane", "postcode": "10115", "city": "Berlin", "country": "DE",
        "terms": True, "lines": [{"sku": MUG, "quantity": 1}], "totalCents": 2047,
    }  # fmt: skip
    ask(ADA, "POST", "/api/cart", {"sku": MUG})
    ask(ADA, "PUT", "/api/coupon", {"code": "WELCOME10"})
    ask(ADA, "POST", "/api/orders", order)
    ask(ADA, "POST", "/api/cart", {"sku": MUG})
    open_signed_in(shop, "/cart")
    page.get_by_test_id("coupon").fill("SPRING5")
    with shop.refuses("PUT", "/api/coupon", 422):
        page.get_by_test_id("coupon-apply").click()
    expect(page.get_by_test_id("problem")).to_be_visible()
    page.get_by_test_id("coupon").fill("WELCOME10")
    with shop.refuses("PUT", "/api/coupon", 409):
        page.get_by_test_id("coupon-apply").click()
    expect(page.get_by_test_id("problem")).to_contain_text("already")
    expect(page.get_by_test_id("cart-discount")).to_have_count(0)
    shop.done()


def test_pick_up(shop: Watch, page: Page) -> None:
    open_signed_in(shop, "/?q=travel+mug")
    put_in_cart(shop, "mug-travel-oat", 1)
    go_to_checkout(page)
    fill_address(page)
    page.get_by_test_id("shipping-pickup").check()
    area = page.frame_locator("[data-testid='delivery-map']")
    area.get_by_test_id("map-closer").click()
    area.get_by_test_id("point-market").click()
    expect(page.get_by_test_id("pickup-point")).to_have_text("Pick-up: Market square")
    place_order(shop)
    expect(page.get_by_test_id("order-shipping-choice")).to_have_text("Pick-up point · Pick-up: Market square")
    shop.done()


def test_review(shop: Watch, page: Page) -> None:
    open_signed_in(shop, "/products/teapot-garden-moss")
    page.get_by_test_id("search").fill("studio mug")
    page.get_by_test_id("search").press("Enter")
    page.locator(f"[data-testid='product-{MUG}'] a").first.click()
    expect(page).to_have_url(re.compile(f"/products/{MUG}$"))
    expect(page.get_by_test_id("recent")).to_contain_text("Garden teapot, moss")
    page.get_by_test_id("review-stars").get_by_test_id("star-4").click()
    page.get_by_test_id("review-title").fill("Warm and round")
    page.get_by_test_id("review-body").press_sequentially("It fits the hand and stays ")
    page.get_by_test_id("rich-bold").click()
    page.keyboard.type("warm")
    with shop.answers("POST", f"/api/products/{MUG}/reviews", 201):
        page.get_by_test_id("review-submit").click()
    expect(page.get_by_test_id("review-delete")).to_be_visible()
    mine = page.get_by_role("listitem").filter(has=page.get_by_test_id("review-delete"))
    expect(mine).to_contain_text("Warm and round")
    expect(mine).to_contain_text("It fits the hand and stays warm")
    expect(mine.get_by_role("img", name="4.0 of 5 stars")).to_be_visible()
    expect(page.get_by_test_id("toasts")).to_contain_text("Thank you for your review")
    shop.done()


def test_review_delete(shop: Watch, page: Page) -> None:
    written = {"stars": 2, "title": "Too small", "body": "It holds less than I thought."}
    ask(ADA, "POST", f"/api/products/{MUG}/reviews", written)
    open_signed_in(shop, f"/products/{MUG}")
    expect(page.get_by_text("Too small")).to_be_visible()
    page.once("dialog", lambda dialog: dialog.dismiss())
    page.get_by_test_id("review-delete").click()
    expect(page.get_by_text("Too small")).to_be_visible()
    page.once("dialog", lambda dialog: dialog.accept())
    with page.expect_response(lambda answer: answer.request.method == "DELETE") as told:
        page.get_by_test_id("review-delete").click()
    assert told.value.status == 200
    expect(page.get_by_test_id("review-delete")).to_have_count(0)
    expect(page.get_by_text("Too small")).to_have_count(0)
    shop.done()


def test_return(shop: Watch, page: Page) -> None:
    open_signed_in(shop, "/orders")
    page.locator("[data-testid='order-R-1003'] a").click()
    page.get_by_test_id("return-link").click()
    expect(page).to_have_url(re.compile(r"/returns/R-1003$"))
    page.get_by_test_id("return-bag-market-rust").check()
    page.get_by_test_id("return-reason").select_option("dislike")
    page.get_by_test_id("received-on").fill((datetime.now(UTC) - timedelta(days=90)).date().isoformat())
    with shop.refuses("POST", "/api/orders/R-1003/returns", 422):
        page.get_by_test_id("return-submit").click()
    expect(page.get_by_test_id("problem")).to_be_visible()
    page.get_by_test_id("received-on").fill((datetime.now(UTC) - timedelta(days=3)).date().isoformat())
    page.get_by_test_id("unused").check()
    page.get_by_test_id("refund-voucher").check()
    with shop.answers("POST", "/api/orders/R-1003/returns", 201):
        page.get_by_test_id("return-submit").click()
    expect(page).to_have_url(re.compile(r"/receipt/R-1003$"))
    expect(page.get_by_test_id("returned")).to_have_text(re.compile(r"^Return \S+"))
    shop.done()


def test_order_history(shop: Watch, page: Page) -> None:
    open_signed_in(shop, "/")
    page.get_by_test_id("orders-link").click()
    expect(page).to_have_url(re.compile(r"/orders$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Your orders")
    page.locator("[data-testid='order-R-1001'] a").click()
    expect(page).to_have_url(re.compile(r"/receipt/R-1001$"))
    expect(page.get_by_test_id("order-number")).to_have_text("R-1001")
    expect(page.get_by_test_id("order-total")).to_contain_text("€")
    page.get_by_test_id("all-orders").click()
    expect(page).to_have_url(re.compile(r"/orders$"))
    shop.done()


def test_print_and_invoice(shop: Watch, page: Page) -> None:
    open_signed_in(shop, "/receipt/R-1001")
    total = page.get_by_test_id("order-total").inner_text()
    with page.expect_popup() as opened:
        page.get_by_test_id("print-view").click()
    sheet = opened.value
    expect(sheet).to_have_url(re.compile(r"/print/R-1001$"))
    expect(sheet.get_by_test_id("print-total")).to_have_text(total)
    sheet.get_by_test_id("print-close").click()
    for kind in ("csv", "txt"):
        with page.expect_download() as saved:
            page.get_by_test_id(f"invoice-{kind}").click()
        assert saved.value.suggested_filename == f"invoice-R-1001.{kind}"
        assert "R-1001" in saved.value.path().read_text("utf-8")
    shop.done()


def test_live_stock(shop: Watch, page: Page) -> None:
    open_signed_in(shop, "/products/mug-camp-oat")
    page.get_by_test_id("quantity").select_option("3")
    put_in_cart(shop, "mug-camp-oat", 3)
    ask(KEEPER, "PATCH", "/api/admin/products/mug-camp-oat", {"stock": 2})
    expect(page.get_by_test_id("live-stock")).to_have_text("2 in stock")
    with shop.refuses("POST", "/api/cart", 409):
        page.get_by_test_id("add-mug-camp-oat").click()
    expect(page.get_by_test_id("problem")).to_be_visible()
    shop.done()


def test_chat(shop: Watch, page: Page) -> None:
    open_signed_in(shop, "/")
    with page.expect_websocket() as opened:
        page.get_by_test_id("chat-open").click()
    assert urlsplit(opened.value.url).path == "/api/chat"
    expect(page.get_by_test_id("chat-log")).to_contain_text("Hello")
    page.get_by_test_id("chat-text").fill("Where is R-1003?")
    page.get_by_test_id("chat-text").press("Enter")
    expect(page.get_by_test_id("chat-log")).to_contain_text("R-1003 is")
    page.get_by_test_id("chat-text").fill("May I return it?")
    page.get_by_test_id("chat-send").click()
    expect(page.get_by_test_id("chat-log")).to_contain_text("60 days")
    expect(page.get_by_test_id("chat-ended")).to_have_text("")
    page.get_by_test_id("chat-close").click()
    expect(page.get_by_test_id("chat")).to_be_hidden()
    shop.done()
