"""What the keeper does in the shop, as a plain pytest-playwright script: the same steps, and every check it can make."""

from __future__ import annotations

import re
import struct
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from watching import Watch
from words import KEEPER, MUG, fill_address, go_to_checkout, open_signed_in, place_order, put_in_cart, sign_in


@pytest.fixture
def shop(page: Page) -> Watch:
    """The page, watched from before its first request."""
    return Watch(page)


def test_keeper_sign_in(shop: Watch, page: Page) -> None:
    sign_in(shop, KEEPER)
    expect(page.get_by_test_id("admin-link")).to_be_visible()
    shop.done()


def test_keeper_stock(shop: Watch, page: Page) -> None:
    open_signed_in(shop, "/admin", KEEPER)
    page.get_by_test_id("admin-search").fill("sofa blanket")
    with shop.answers("GET", "/api/products", 200):
        page.get_by_test_id("admin-find").click()
    expect(page.get_by_test_id("admin-count")).to_contain_text("4 products")
    others = page.get_by_test_id("admin-products").get_by_role("spinbutton")
    before = [field.input_value() for field in others.all()]
    page.get_by_test_id("stock-blanket-sofa-moss").fill("7")
    with shop.answers("PATCH", "/api/admin/products/blanket-sofa-moss", 200):
        page.get_by_test_id("save-blanket-sofa-moss").click()
    expect(page.get_by_test_id("toasts")).to_contain_text("Sofa blanket, moss: 7 in stock now")
    expect(page.get_by_test_id("stock-blanket-sofa-moss")).to_have_value("7")
    after = [field.input_value() for field in others.all()]
    assert sum(one != other for one, other in zip(before, after, strict=True)) == 1
    shop.done()


def test_keeper_sorting(shop: Watch, page: Page) -> None:
    open_signed_in(shop, "/admin/sorting", KEEPER)
    with shop.answers("PUT", "/api/admin/featured", 200):
        page.get_by_test_id("featured-candle-table-sky").drag_to(
            page.get_by_test_id("featured-bowl-nesting-oat"), target_position={"x": 40, "y": 30}
        )
    expect(page.get_by_test_id("toast")).to_have_text(re.compile("New order saved"))
    moved = page.locator("[data-testid='featured-list'] > li").evaluate_all(
        "rows => rows.map(row => row.dataset.testid)"
    )
    assert moved.index("featured-candle-table-sky") in (
        moved.index("featured-bowl-nesting-oat") - 1, moved.index("featured-bowl-nesting-oat") + 1
    )  # fmt: skip
    grip, goal = page.get_by_test_id("grip-clocks"), page.get_by_test_id("grip-teapots")
    page.get_by_test_id("categories-list").scroll_into_view_if_needed()
    start, end = grip.bounding_box(), goal.bounding_box()
    assert start
    assert end
    with shop.answers("PUT", "/api/admin/categories", 200):
        page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        page.mouse.down()
        page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=12)
        page.mouse.up()
    expect(page.get_by_test_id("toast")).to_have_count(2)
    shop.done()


def test_keeper_picture(shop: Watch, page: Page, tmp_path: Path) -> None:
    open_signed_in(shop, "/admin?q=studio+mug", KEEPER)
    _upload(shop, tmp_path, MUG)
    expect(page.get_by_test_id("toasts")).to_contain_text("New picture of Studio mug, ink")
    shop.done()


def test_keeper_delete(shop: Watch, page: Page) -> None:
    open_signed_in(shop, "/admin?q=orchard", KEEPER)
    row = page.get_by_test_id("admin-candle-orchard-oat")
    page.once("dialog", lambda dialog: dialog.dismiss())
    page.get_by_test_id("delete-candle-orchard-oat").click()
    expect(row).to_be_visible()
    page.once("dialog", lambda dialog: dialog.accept())
    with shop.answers("DELETE", "/api/admin/products/candle-orchard-oat", 204):
        page.get_by_test_id("delete-candle-orchard-oat").click()
    expect(row).to_have_count(0)
    expect(page.get_by_test_id("toasts")).to_contain_text("is deleted")
    shop.done()


def test_whole_visit(shop: Watch, page: Page, tmp_path: Path) -> None:
    sign_in(shop, KEEPER)
    page.get_by_test_id("admin-link").click()
    expect(page).to_have_url(re.compile(r"/admin$"))
    _upload(shop, tmp_path, "teapot-kitchen-clay")
    page.once("dialog", lambda dialog: dialog.accept())
    with shop.answers("DELETE", "/api/admin/products/plant-pot-trailing-oat", 204):
        page.get_by_test_id("delete-plant-pot-trailing-oat").click()
    expect(page.get_by_test_id("admin-plant-pot-trailing-oat")).to_have_count(0)
    page.get_by_test_id("home").click()
    expect(page).to_have_url(re.compile(r"/$"))
    put_in_cart(shop, "teapot-kitchen-clay", 1)
    go_to_checkout(page)
    fill_address(page)
    page.get_by_test_id("shipping-pickup").check()
    area = page.frame_locator("[data-testid='delivery-map']")
    area.get_by_test_id("map-closer").click()
    area.get_by_test_id("point-market").click()
    expect(page.get_by_test_id("pickup-point")).to_have_text("Pick-up: Market square")
    place_order(shop)
    expect(page.get_by_test_id("order-lines")).to_contain_text("1 × Kitchen teapot, clay")
    total = page.get_by_test_id("order-total").inner_text()
    with page.expect_popup() as opened:
        page.get_by_test_id("print-view").click()
    expect(opened.value.get_by_test_id("print-total")).to_have_text(total)
    opened.value.get_by_test_id("print-close").click()
    with page.expect_download() as saved:
        page.get_by_test_id("invoice-csv").click()
    assert "Kitchen teapot, clay" in saved.value.path().read_text("utf-8")
    with shop.answers("DELETE", "/api/session", 204):
        page.get_by_test_id("sign-out").click()
    expect(page.get_by_test_id("sign-in-link")).to_be_visible()
    shop.done()


def _upload(shop: Watch, folder: Path, sku: str) -> None:
    """Give a product another picture; the row shows it then."""
    file = folder / "new-picture.png"
    file.write_bytes(_grey_png(160, 120))
    with shop.answers("PUT", f"/api/admin/products/{sku}/picture", 200):
        shop.page.get_by_test_id(f"picture-{sku}").set_input_files(file)
    shown = shop.page.get_by_test_id(f"admin-{sku}").locator("img")
    expect(shown).to_have_js_property("naturalWidth", 160)


def _grey_png(width: int, height: int) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\x00" + bytes((x + y) % 256 for x in range(width)) for y in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
