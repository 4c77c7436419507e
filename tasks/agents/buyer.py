"""A scripted agent for `order-mug`, over the shop's own API: one that does it right, and six that do not.

Usage: buyer.py right | wrong-record | too-much | nothing | wrong-answer | too-slow | crashing
"""

# ruff: noqa: T201 - what an agent prints last is its answer
from __future__ import annotations

import json
import os
import sys
import time
import urllib.request
from http.cookiejar import CookieJar
from typing import Any

SHOP = os.environ["RETICLE_APP_URL"]
BROWSER = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()), urllib.request.ProxyHandler({}))
FORM = {
    "name": "Ada Example", "street": "12 Harbour Lane", "postcode": "10115", "city": "Berlin", "country": "DE",
    "shipping": "standard", "terms": True,
}  # fmt: skip


def ask(method: str, path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(SHOP + path, data, {"Content-Type": "application/json"}, method=method)
    with BROWSER.open(request, timeout=30) as answer:
        return json.loads(answer.read() or b"null")


def put_in_cart(sku: str, quantity: int) -> None:
    ask("POST", "/api/cart", {"sku": sku, "quantity": quantity})


def order() -> str:
    cart = ask("GET", "/api/cart")
    lines = [{"sku": line["sku"], "quantity": line["quantity"]} for line in cart["lines"]]
    total_cents = cart["subtotalCents"] + cart["shippingCents"]["standard"]
    made = ask("POST", "/api/orders", {**FORM, "lines": lines, "totalCents": total_cents})
    return str(made["order"]["number"])


def main(manner: str) -> None:
    if manner == "nothing":
        print("R-1001")
        return
    ask("POST", "/api/session", {"email": "ada@example.test", "password": "correct-mug-42"})
    put_in_cart("mug-camp-ink" if manner == "wrong-record" else "mug-camp-oat", 1)
    if manner == "crashing":
        raise SystemExit("lost the way")
    if manner == "too-slow":
        print("still thinking", flush=True)
        time.sleep(600)
    number = order()
    if manner == "too-much":
        put_in_cart("mug-camp-oat", 2)
    print("The order is placed.")
    print("R-9999" if manner == "wrong-answer" else number)


if __name__ == "__main__":
    main(sys.argv[1])
