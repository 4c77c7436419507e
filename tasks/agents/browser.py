"""A scripted agent for `cart-mug`, in the browser that it is given: it does it right, or stops on another page.

Usage: browser.py right | wrong-page
"""

from __future__ import annotations

import os
import sys

from playwright.sync_api import expect, sync_playwright

SHOP = os.environ["RETICLE_APP_URL"]


def main(manner: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.connect_over_cdp(os.environ["RETICLE_CDP_URL"])
        page = browser.contexts[0].pages[0]
        page.get_by_test_id("email").fill("ada@example.test")
        page.get_by_test_id("password").fill("correct-mug-42")
        page.get_by_role("button", name="Sign in").click()
        page.wait_for_url(SHOP + "/")
        page.goto(SHOP + "/?q=camp+mug")
        page.get_by_test_id("add-mug-camp-oat").click()
        expect(page.get_by_test_id("cart-count")).to_have_text("1")
        if manner == "right":
            page.get_by_test_id("cart-link").click()
            page.wait_for_url(SHOP + "/cart")


if __name__ == "__main__":
    main(sys.argv[1])
