"""The three hand-written flows as a plain pytest-playwright script: the same steps, and every check it can make."""

from __future__ import annotations

import re

from playwright.sync_api import ConsoleMessage, Page, expect


def _watch(page: Page) -> list[str]:
    problems: list[str] = []

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error":
            problems.append(message.text)

    page.on("console", on_console)
    page.on("pageerror", lambda error: problems.append(str(error)))
    return problems


def _sign_in(page: Page) -> None:
    page.goto("/sign-in")
    page.get_by_test_id("email").fill("ada@example.test")
    page.get_by_test_id("password").fill("correct-mug-42")
    with page.expect_response(lambda answer: answer.request.method == "POST" and "/api/session" in answer.url) as told:
        page.get_by_role("button", name="Sign in", exact=True).click()
    assert told.value.status == 201
    expect(page).to_have_url(re.compile(r"/$"))


def test_sign_in(page: Page) -> None:
    problems = _watch(page)
    _sign_in(page)
    expect(page.get_by_test_id("user-name")).to_be_visible()
    assert not problems


def test_search_and_page(page: Page) -> None:
    problems = _watch(page)
    page.goto("/")
    page.get_by_test_id("search").fill("mug")
    with page.expect_response(lambda answer: "/api/products?q=mug" in answer.url) as told:
        page.get_by_test_id("search").press("Enter")
    assert told.value.status == 200
    assert told.value.json()["total"] == 20
    page.get_by_test_id("page-2").click()
    expect(page).to_have_url(re.compile(r"q=mug.*page=2"))
    expect(page.get_by_test_id("result-count")).to_contain_text("20")
    expect(page.get_by_test_id("products").get_by_role("listitem")).to_have_count(8)
    page.screenshot()
    assert not problems


def test_buy(page: Page) -> None:
    problems = _watch(page)
    _sign_in(page)
    page.goto("/?q=camp+mug")
    with page.expect_response(lambda answer: answer.request.method == "POST" and "/api/cart" in answer.url) as told:
        page.get_by_test_id("add-mug-camp-oat").click()
    assert told.value.status == 201
    expect(page.get_by_test_id("cart-count")).to_have_text("1")
    page.get_by_test_id("cart-link").click()
    expect(page).to_have_url(re.compile(r"/cart$"))
    page.get_by_test_id("checkout").click()
    expect(page).to_have_url(re.compile(r"/checkout$"))
    page.get_by_test_id("street").fill("12 Harbour Lane")
    page.get_by_test_id("postcode").fill("10115")
    page.get_by_test_id("city").fill("Berlin")
    page.get_by_label("Country").select_option("DE")
    page.get_by_test_id("terms").check()
    with page.expect_response(lambda answer: answer.request.method == "POST" and "/api/orders" in answer.url) as told:
        page.get_by_test_id("place-order").click()
    assert told.value.status == 201
    expect(page).to_have_url(re.compile(r"/receipt/"))
    expect(page.get_by_test_id("order-lines")).to_contain_text("1 × Camp mug, oat")
    expect(page.get_by_test_id("order-total")).to_contain_text("€")
    page.screenshot()
    assert not problems
