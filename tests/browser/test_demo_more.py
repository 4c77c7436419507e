"""The rest of the shop in a real browser: what a person does there beyond buying."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Error, Page, async_playwright, expect
from shop_places import CUSTOMER, KEEPER
from shop_visit import MUG, launch, open_page, open_shop, stored

from house import sampled
from reticle.demo.passwords import DEMO_PASSWORD

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

GIF = (
    b"GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\x00\x00\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;"
)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        chromium = await launch(playwright)
        yield chromium
        await chromium.close()


@asynccontextmanager
async def _shop(browser: Browser, data: Path, who: str = "ada", **options: Any) -> AsyncIterator[Page]:
    """A page of a shop in which somebody has signed in; nothing may go wrong in it."""
    wrong: list[str] = []
    async with open_shop(data, **options) as url, open_page(browser, url) as page:
        page.on("pageerror", lambda error: wrong.append(error.message))
        page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
        await page.request.post("/api/session", data={"email": f"{who}@example.test", "password": DEMO_PASSWORD})
        yield page
    assert wrong == []


async def _signals(page: Page) -> list[str]:
    return [name for name, _ in await page.evaluate("heard.signals")]


@pytest.mark.full
async def test_filters_stay_in_the_address_and_can_be_cleared(browser: Browser, tmp_path: Path) -> None:
    async with _shop(browser, tmp_path) as page:
        await page.goto("/?category=mugs")
        await page.get_by_role("checkbox", name="In stock only").check()
        await page.wait_for_url("/?category=mugs&stock=in")
        await page.get_by_role("slider", name="Price").fill("1500")
        await page.wait_for_url("/?category=mugs&stock=in&max=1500")
        await expect(page.get_by_test_id("filter-price-value")).to_have_text("up to €15.00")
        await expect(page.get_by_role("checkbox", name="In stock only")).to_be_checked()
        await page.get_by_role("button", name="Clear filters").click()
        await page.wait_for_url("/?category=mugs")


@pytest.mark.full
async def test_the_stock_on_a_products_page_follows_the_shop(browser: Browser, tmp_path: Path) -> None:
    async with _shop(browser, tmp_path, "admin") as page:
        await page.goto(f"/products/{MUG}")
        await expect(page.get_by_test_id("live-stock")).to_have_text("12 in stock")
        await page.request.patch(f"/api/admin/products/{MUG}", data={"stock": 1})
        await expect(page.get_by_test_id("live-stock")).to_have_text("1 in stock")
        await expect(page.get_by_label("Quantity").locator("option")).to_have_count(1)
        await page.request.patch(f"/api/admin/products/{MUG}", data={"stock": 0})
        await expect(page.get_by_role("button", name="Add to cart")).to_be_disabled()
        assert await _signals(page) == ["stock:changed", "stock:changed"]


@pytest.mark.full
async def test_a_review_is_written_with_stars_and_bold_words_and_deleted_after_a_question(
    browser: Browser, tmp_path: Path
) -> None:
    async with _shop(browser, tmp_path) as page:
        await page.goto(f"/products/{MUG}")
        await page.get_by_role("radio", name="4 stars").check()
        await page.get_by_label("Title").fill("Nice")
        editor = page.get_by_role("textbox", name="Your review")
        await editor.click()
        await page.get_by_role("button", name="Bold").click()
        await page.keyboard.type("Very good")
        await page.get_by_role("button", name="Bold").click()
        await page.keyboard.type(" <b>mug</b>")
        await page.get_by_role("button", name="Post review").click()
        mine = page.get_by_test_id("reviews").get_by_role("listitem").first
        await expect(mine.get_by_text("Very good").first).to_have_js_property("tagName", "STRONG")
        await expect(mine).to_contain_text("<b>mug</b>")
        await expect(page.get_by_test_id("product-rating").get_by_role("img")).to_have_accessible_name("3.5 of 5 stars")
        [written] = [row for row in stored(tmp_path, ["reviews"]) if row[3] == 1]
        assert written[4:7] == (4, "Nice", "**Very good** <b>mug</b>")
        page.once("dialog", lambda dialog: dialog.dismiss())
        await page.get_by_role("button", name="Delete my review").click()
        await expect(mine).to_contain_text("Nice")
        page.once("dialog", lambda dialog: dialog.accept())
        await page.get_by_role("button", name="Delete my review").click()
        await expect(page.get_by_test_id("review-count")).to_have_text("1 review")
        assert await _signals(page) == ["review:posted", "review:deleted"]


@pytest.mark.full
async def test_what_is_missing_in_a_review_is_said_and_the_stars_get_the_focus(
    browser: Browser, tmp_path: Path
) -> None:
    async with open_shop(tmp_path) as url, open_page(browser, url) as page:
        await page.request.post("/api/session", data={"email": "ada@example.test", "password": DEMO_PASSWORD})
        await page.goto(f"/products/{MUG}")
        await page.get_by_role("button", name="Post review").click()
        await expect(page.get_by_text("Choose one to five stars.")).to_be_visible()
        assert await page.evaluate("document.activeElement.tagName") == "STAR-RATING"
        await expect(page.get_by_role("textbox", name="Your review")).to_have_accessible_description(
            "Write a few words."
        )


@pytest.mark.full
async def test_what_was_looked_at_is_remembered_in_this_browser(browser: Browser, tmp_path: Path) -> None:
    async with _shop(browser, tmp_path) as page:
        for sku in ("teapot-garden-moss", MUG):
            await page.goto(f"/products/{sku}")
            await page.get_by_role("heading", level=1).wait_for()
        recent = page.get_by_role("navigation", name="You looked at")
        await recent.get_by_role("link", name="Garden teapot, moss").click()
        await page.wait_for_url("/products/teapot-garden-moss")
        await expect(recent.get_by_role("link")).to_have_text(["Studio mug, ink"])


@pytest.mark.full
async def test_a_cart_with_a_coupon_an_undo_and_a_question_before_it_is_emptied(
    browser: Browser, tmp_path: Path
) -> None:
    async with _shop(browser, tmp_path) as page:
        await page.request.post("/api/cart", data={"sku": MUG, "quantity": 2})
        await page.goto("/cart")
        await page.get_by_label("Coupon code").fill("welcome10")
        await page.get_by_label("Coupon code").press("Enter")
        await expect(page.get_by_test_id("coupon-code")).to_have_text("WELCOME10: 10 % off")
        await expect(page.get_by_test_id("cart-discount")).to_have_text("−€3.46")
        await page.get_by_role("button", name="Remove: Studio mug, ink").click()
        await page.get_by_role("button", name="Undo").click()
        await expect(page.get_by_label("Quantity of Studio mug, ink")).to_have_value("2")
        await page.get_by_role("button", name="Empty the cart").click()
        question = page.get_by_role("dialog", name="Empty your cart?")
        await question.press("Escape")
        await expect(question).to_have_count(0)
        await page.get_by_role("button", name="Empty the cart").click()
        await question.get_by_role("button", name="Empty the cart").click()
        await expect(page.get_by_text("Your cart is empty.")).to_be_visible()
        assert (await _signals(page))[-1] == "cart:emptied"
        assert stored(tmp_path, ["cart_items"]) == []


@pytest.mark.full
async def test_a_gift_to_a_pick_up_point_chosen_on_the_map_in_the_frame(browser: Browser, tmp_path: Path) -> None:
    async with _shop(browser, tmp_path) as page:
        await page.request.post("/api/cart", data={"sku": MUG})
        await page.goto("/checkout")
        for label, value in (("Street and number", "1 Example Street"), ("Postcode", "12345"), ("City", "Sampleton")):
            await page.get_by_label(label).fill(value)
        await page.reload()
        await expect(page.get_by_label("City")).to_have_value("Sampleton")
        await page.get_by_label("Country").select_option("DE")
        await page.get_by_role("radio", name="Pick-up point").check()
        town = page.frame_locator("iframe[title='Delivery map']")
        await town.get_by_role("button", name="Closer").click()
        await town.get_by_role("button", name="Market square").click()
        await expect(page.get_by_test_id("pickup-point")).to_have_text("Pick-up: Market square")
        await page.get_by_role("checkbox", name="Wrap it as a gift").check()
        await page.get_by_label("Day of delivery").fill("2026-12-24")
        await page.get_by_role("checkbox", name="I accept the terms of sale").check()
        await page.get_by_role("button", name="Place order").click()
        await expect(page.get_by_test_id("order-shipping-choice")).to_have_text(
            "Pick-up point · Pick-up: Market square · Gift wrapped · Arrives on 24 December 2026"
        )
        assert await page.evaluate("sessionStorage.length") == 0


@pytest.mark.full
async def test_a_receipt_opens_in_a_window_of_its_own_and_is_kept_as_a_file(browser: Browser, tmp_path: Path) -> None:
    async with _shop(browser, tmp_path) as page:
        await page.goto("/receipt/R-1003")
        async with page.expect_popup() as opened:
            await page.get_by_role("button", name="Print view").click()
        sheet = await opened.value
        await expect(sheet.get_by_test_id("print-total")).to_have_text("€220.60")
        await expect(sheet.get_by_role("banner")).to_have_count(0)
        async with sheet.expect_event("close"):
            with suppress(Error):  # the window may be gone before the click is told to be done
                await sheet.get_by_role("button", name="Close").click()
        async with page.expect_download() as kept:
            await page.get_by_role("link", name="Invoice (CSV)").click()
        file = await kept.value
        assert file.suggested_filename == "invoice-R-1003.csv"
        assert (await file.path()).read_bytes().endswith(b"R-1003,,Total,,220.60\r\n")


@pytest.mark.full
async def test_an_order_is_sent_back_with_a_form_of_every_kind_of_field(browser: Browser, tmp_path: Path) -> None:
    async with _shop(browser, tmp_path) as page:
        await page.goto("/receipt/R-1003")
        await page.get_by_role("link", name="Send something back").click()
        await page.get_by_role("checkbox", name="2 × Market bag, rust").check()
        await page.get_by_label("Reason").select_option(label="It is broken")
        await page.get_by_label("Arrived on").fill("2026-11-25")
        await page.get_by_role("checkbox", name="It is unused").check()
        await page.get_by_role("radio", name="A voucher").check()
        await page.get_by_role("button", name="Request the return").click()
        await expect(page.get_by_test_id("returned")).to_have_text("Return T-1")
        assert stored(tmp_path, ["returns"]) == [("returns", 1, "T-1", 3, "broken", "voucher", "2026-11-25", 1, "")]
        assert (await _signals(page))[-1] == "return:requested"


@pytest.mark.full
async def test_the_chat_answers_and_says_when_the_connection_is_gone(browser: Browser, tmp_path: Path) -> None:
    async with open_page(browser, "") as page:
        async with open_shop(tmp_path) as url:
            await page.goto(url)
            await page.get_by_role("button", name="Chat with us").click()
            await page.get_by_role("textbox", name="Your question").fill("Do you take returns?")
            await page.get_by_role("textbox", name="Your question").press("Enter")
            await expect(page.get_by_test_id("chat-shop")).to_have_count(2)
            await expect(page.get_by_role("log")).to_contain_text("within 60 days")
            assert await _signals(page) == ["chat:answered", "chat:answered"]
        await expect(page.get_by_test_id("chat-ended")).to_contain_text("The connection is gone.")
        await page.get_by_role("button", name="Close the chat").click()
        await expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.full
async def test_the_keeper_edits_uploads_and_deletes(browser: Browser, tmp_path: Path) -> None:
    async with _shop(browser, tmp_path, "admin") as page:
        await page.goto("/")
        await page.get_by_role("link", name="Admin").click()
        await page.get_by_role("searchbox", name="Search the goods").fill("studio mug")
        await page.get_by_role("searchbox", name="Search the goods").press("Enter")
        await expect(page.get_by_test_id("admin-count")).to_contain_text("4 products")
        await page.get_by_label("Stock of Studio mug, ink", exact=True).fill("7")
        await page.get_by_role("button", name="Save the stock of Studio mug, ink").click()
        await expect(page.get_by_text("Studio mug, ink: 7 in stock now")).to_be_visible()
        picture = page.get_by_test_id(f"admin-{MUG}").locator("img")
        await page.get_by_label("New picture of Studio mug, ink").set_input_files(
            {"name": "mug.gif", "mimeType": "image/gif", "buffer": GIF}
        )
        await expect(picture).to_have_js_property("naturalWidth", 1)
        page.once("dialog", lambda dialog: dialog.accept())
        await page.get_by_role("button", name="Delete Studio mug, ink").click()
        await expect(picture).to_have_count(0)
        signals = await _signals(page)
        assert set(signals[:2]) == {"stock:changed", "stock:saved"}  # the stream and the answer: either may come first
        assert signals[2:] == ["picture:uploaded", "product:deleted"]


@pytest.mark.full
async def test_the_keeper_sorts_by_drag_by_pointer_and_by_buttons(browser: Browser, tmp_path: Path) -> None:
    async with _shop(browser, tmp_path, "admin") as page:
        await page.goto("/admin/sorting")
        goods = page.get_by_role("list", name="Featured products").get_by_role("listitem")
        await expect(goods).to_have_count(8)
        names = [name.split("\n")[0] for name in await goods.all_inner_texts()]
        await goods.nth(3).drag_to(goods.nth(0), target_position={"x": 100, "y": 4})
        await expect(goods.nth(0)).to_contain_text(names[3])
        await page.get_by_text("New order saved").wait_for()
        await goods.nth(0).get_by_role("button", name="Move down").click()
        await expect(goods.nth(1)).to_contain_text(names[3])
        kinds = page.get_by_role("list", name="Order of the categories").get_by_role("listitem")
        await kinds.nth(0).get_by_test_id("grip-mugs").hover()
        await page.mouse.down()
        box = await kinds.nth(2).bounding_box()
        assert box is not None
        await page.mouse.move(box["x"] + 30, box["y"] + 10, steps=6)
        await page.mouse.up()
        await expect(kinds.nth(2)).to_contain_text("Mugs")
        await expect(page.get_by_text("New order saved")).to_have_count(3)
        await page.goto("/")
        await expect(page.get_by_role("navigation", name="Categories").get_by_role("link").nth(3)).to_have_text("Mugs")


@pytest.mark.full
@pytest.mark.parametrize("scheme", sampled(["light", "dark"], ["light"]))
async def test_axe_finds_no_serious_fault_on_any_page(
    browser: Browser, tmp_path: Path, scheme: Literal["light", "dark"]
) -> None:
    axe = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
    async with open_shop(tmp_path) as url, open_page(browser, url, color_scheme=scheme) as page:
        for who, paths in (("ada", (*CUSTOMER, "/sign-in")), ("admin", KEEPER)):
            await page.request.post("/api/session", data={"email": f"{who}@example.test", "password": DEMO_PASSWORD})
            await page.request.post("/api/cart", data={"sku": MUG})
            for path in paths:
                await page.goto(path)
                await page.get_by_role("main").get_by_role("heading").first.wait_for()
                if path == "/orders":
                    await page.get_by_role("button", name="Chat with us").click()
                    await page.get_by_test_id("chat-shop").wait_for()
                await page.evaluate(axe)
                found = await page.evaluate(
                    "axe.run().then(found => found.violations.map(v => `${v.impact} ${v.id}: ${v.nodes[0].html}`))"
                )
                assert [text for text in found if text.startswith(("serious", "critical"))] == [], path


@pytest.mark.full
async def test_a_customer_is_told_that_the_keepers_pages_are_not_theirs(browser: Browser, tmp_path: Path) -> None:
    async with _shop(browser, tmp_path) as page:
        await page.goto("/admin")
        await expect(page.get_by_role("main").get_by_role("alert")).to_have_text(
            "Only the keeper of the shop may do this."
        )
        await expect(page.get_by_role("link", name="Admin")).to_have_count(0)
