"""How customers go through our own flows: pointer and keys, nothing else."""

from __future__ import annotations

from datetime import timedelta

from flow_recording import Others
from hands import Hands
from reticle.clock import SYSTEM
from reticle.demo.passwords import DEMO_PASSWORD

ADA = "ada@example.test"
KEEPER = "admin@example.test"
MUG = "mug-studio-ink"
BLANKET = "blanket-sofa-moss"


def t(testid: str) -> str:
    """Return the selector of a test id."""
    return f"[data-testid='{testid}']"


def said(testid: str, words: str) -> str:
    """Return a script that is true once an element says something."""
    return f'!!document.querySelector("{t(testid)}")?.textContent.includes({words!r})'


def there(testid: str) -> str:
    """Return a script that is true once an element is shown."""
    return f'!!document.querySelector("{t(testid)}")?.checkVisibility()'


def at(path: str) -> str:
    """Return a script that is true once the view of an address stands there."""
    return f"location.pathname === {path!r} && !document.querySelector('main[aria-busy]')"


async def write(hands: Hands, testid: str, text: str, *, over: bool = False) -> None:
    """Click into a field and type, over what stands there."""
    await hands.click(t(testid))
    if over:
        await hands.edit("selectAll")
    await hands.type(text)


async def pick(hands: Hands, testid: str, down: int) -> None:
    """Open a list and choose by the keyboard: so many entries below the one that stands there."""
    await hands.click(t(testid))
    await hands.key("ArrowDown", times=down)
    await hands.key("Enter")


async def write_day(hands: Hands, testid: str, days: int) -> None:
    """Type a day, counted from today, into a date field, as on an American keyboard."""
    await hands.click(t(testid), at=(0.02, 0.5))
    await hands.type((SYSTEM.now() + timedelta(days=days)).strftime("%m%d%Y"))


async def put_in_cart(hands: Hands, sku: str, count: int) -> None:
    """Press a product's button; the cart says then how many pieces are in it."""
    await hands.click(t(f"add-{sku}"))
    await hands.until(said("cart-count", str(count)))


async def go_to_checkout(hands: Hands) -> None:
    """From anywhere to the form of the checkout."""
    await hands.click(t("cart-link"))
    await hands.click(t("checkout"))
    await hands.until(at("/checkout"))


async def fill_address(hands: Hands) -> None:
    """Say where to."""
    await write(hands, "street", "12 Harbour Lane")
    await write(hands, "postcode", "10115")
    await write(hands, "city", "Berlin")
    await pick(hands, "country", 3)


async def place_order(hands: Hands) -> None:
    """Accept the terms and order."""
    await hands.click(t("terms"))
    await hands.click(t("place-order"))
    await hands.until(there("order-total"))


async def sign_in(hands: Hands, _: Others) -> None:
    """A customer signs in with address and password and is greeted by name."""
    await write(hands, "email", ADA)
    await write(hands, "password", DEMO_PASSWORD)
    await hands.click(t("sign-in"))
    await hands.until(at("/"))


async def sign_out(hands: Hands, _: Others) -> None:
    """A customer signs out; what is theirs asks for the password again."""
    await hands.click(t("sign-out"))
    await hands.until(there("sign-in-link"))
    await hands.click(t("orders-link"))
    await hands.until(at("/sign-in"))


async def search_and_page(hands: Hands, _: Others) -> None:
    """A visitor searches, turns to the second page and sees the rest of the results."""
    await write(hands, "search", "mug")
    await hands.key("Enter")
    await hands.until(said("result-count", "20 products"))
    await hands.click(t("page-2"))
    await hands.until(said("result-count", "page 2"))


async def filter_and_sort(hands: Hands, _: Others) -> None:
    """A visitor narrows the mugs to what is in stock and cheap, sorts them, and goes back."""
    await hands.click(t("category-mugs"))
    await hands.until(said("result-count", "20 products"))
    await hands.click(t("filter-stock"))
    await hands.until(there("filter-clear"))
    await hands.click(t("filter-price"), at=(0.13, 0.5))
    await hands.until(said("filter-price-value", "up to") + " && " + at("/"))
    await hands.rest()
    await pick(hands, "sort", 2)
    await hands.until("location.search.includes('sort=price-down')")
    await hands.rest()
    await hands.go_back()
    await hands.until("!location.search.includes('sort=')")
    await hands.rest()
    await hands.click(t("filter-clear"))
    await hands.until("location.search === '?category=mugs'")


async def buy(hands: Hands, _: Others) -> None:
    """A signed-in customer buys one mug; exactly one order is stored."""
    await put_in_cart(hands, "mug-camp-oat", 1)
    await go_to_checkout(hands)
    await fill_address(hands)
    await place_order(hands)


async def cart(hands: Hands, _: Others) -> None:
    """A customer takes two blankets, changes how many, takes them out and thinks again; delivery is free."""
    await pick(hands, "quantity", 1)
    await put_in_cart(hands, BLANKET, 2)
    await hands.click(t("cart-link"))
    await hands.click(t(f"more-{BLANKET}"))
    await hands.until(said("cart-count", "3"))
    await write(hands, f"quantity-{BLANKET}", "2", over=True)
    await hands.key("Tab")
    await hands.until(said("cart-count", "2"))
    await hands.click(t(f"remove-{BLANKET}"))
    await hands.until(there("cart-empty"))
    await hands.click(t("toast-undo"))
    await hands.until(there(f"cart-{BLANKET}"))


async def empty_cart(hands: Hands, _: Others) -> None:
    """The cart is emptied only after the customer has said yes."""
    await put_in_cart(hands, "teapot-garden-ink", 1)
    await hands.click(t("cart-link"))
    await hands.click(t("cart-clear"))
    await hands.click(t("empty-cart-no"))
    await hands.until(f"!{there('empty-cart')}")
    await hands.click(t("cart-clear"))
    await hands.click(t("empty-cart-yes"))
    await hands.until(there("cart-empty"))


async def coupon(hands: Hands, _: Others) -> None:
    """A coupon takes its share off a gift; the order, the use of the coupon and the day of delivery are stored."""
    await put_in_cart(hands, MUG, 1)
    await hands.click(t("cart-link"))
    await write(hands, "coupon", "welcome10")
    await hands.click(t("coupon-apply"))
    await hands.until(there("cart-discount"))
    await hands.click(t("checkout"))
    await hands.until(at("/checkout"))
    await fill_address(hands)
    await hands.click(t("gift"))
    await write_day(hands, "deliver-on", 3)
    await write(hands, "note", "Please wrap it in green.")
    await place_order(hands)


async def coupon_refused(hands: Hands, others: Others) -> None:
    """A coupon that has run out, and one that was used already, are refused with the reason."""
    order = {
        "name": "Ada Example", "street": "12 Harbour Lane", "postcode": "10115", "city": "Berlin", "country": "DE",
        "terms": True, "lines": [{"sku": MUG, "quantity": 1}], "totalCents": 2047,
    }  # fmt: skip
    await others.ask(ADA, "POST", "/api/cart", {"sku": MUG})
    await others.ask(ADA, "PUT", "/api/coupon", {"code": "WELCOME10"})
    await others.ask(ADA, "POST", "/api/orders", order)
    await others.ask(ADA, "POST", "/api/cart", {"sku": MUG})
    await hands.send("Page.reload")
    await hands.until(there("coupon"))
    await hands.rest()
    await write(hands, "coupon", "SPRING5")
    await hands.click(t("coupon-apply"))
    await hands.until(said("problem", " "))
    await write(hands, "coupon", "WELCOME10", over=True)
    await hands.click(t("coupon-apply"))
    await hands.until(said("problem", "already"))


async def pick_up(hands: Hands, _: Others) -> None:
    """A customer chooses a pick-up point on the map, and the order goes there."""
    await put_in_cart(hands, "mug-travel-oat", 1)
    await go_to_checkout(hands)
    await fill_address(hands)
    await hands.click(t("shipping-pickup"))
    await choose_market(hands)
    await place_order(hands)


async def choose_market(hands: Hands) -> None:
    """On the map, in its frame: look closer, press a place."""
    await hands.rest()
    await hands.click(f"{t('delivery-map')} >> {t('map-closer')}")
    await hands.click(f"{t('delivery-map')} >> {t('point-market')}")
    await hands.until(said("pickup-point", "Market square"))
    await hands.rest()


async def review(hands: Hands, _: Others) -> None:
    """A customer rates a product and writes about it; the average follows."""
    await write(hands, "search", "studio mug")
    await hands.key("Enter")
    await hands.click(f"{t(f'product-{MUG}')} a")
    await hands.until(there("recent"))
    await hands.click(f"{t('review-stars')} >> {t('star-4')}")
    await write(hands, "review-title", "Warm and round")
    await write(hands, "review-body", "It fits the hand and stays ")
    await hands.click(t("rich-bold"))
    await hands.type("warm")
    await hands.click(t("review-submit"))
    await hands.until(there("review-delete"))


async def review_delete(hands: Hands, others: Others) -> None:
    """A customer takes a review back, once it was asked whether that is meant."""
    written = {"stars": 2, "title": "Too small", "body": "It holds less than I thought."}
    await others.ask(ADA, "POST", f"/api/products/{MUG}/reviews", written)
    await hands.send("Page.reload")
    await hands.until(there("review-delete"))
    await hands.rest()
    await hands.click(t("review-delete"), answer=False)
    await hands.rest()
    await hands.click(t("review-delete"), answer=True)
    await hands.until(f"!{there('review-delete')}")


async def send_back(hands: Hands, _: Others) -> None:
    """A return long after the sixty days is refused; one in time is taken, for a voucher."""
    await hands.click(f"{t('order-R-1003')} a")
    await hands.click(t("return-link"))
    await hands.until(at("/returns/R-1003"))
    await hands.click(t("return-bag-market-rust"))
    await pick(hands, "return-reason", 3)
    await write_day(hands, "received-on", -90)
    await hands.click(t("return-submit"))
    await hands.until(said("problem", " "))
    await write_day(hands, "received-on", -3)
    await hands.click(t("unused"))
    await hands.click(t("refund-voucher"))
    await hands.click(t("return-submit"))
    await hands.until(there("returned"))


async def order_history(hands: Hands, _: Others) -> None:
    """A customer finds a past order, looks at it and goes back to the list."""
    await hands.click(t("orders-link"))
    await hands.click(f"{t('order-R-1001')} a")
    await hands.until(there("order-total"))
    await hands.click(t("all-orders"))
    await hands.until(at("/orders"))


async def print_and_invoice(hands: Hands, _: Others) -> None:
    """An order is looked at as a sheet in a window of its own, and kept as a file."""
    await print_view(hands)
    await hands.click(t("invoice-csv"))
    await hands.rest()
    await hands.click(t("invoice-txt"))
    await hands.rest()


async def print_view(hands: Hands) -> None:
    """Open the sheet, and close it by its own button."""
    await hands.click(t("print-view"))
    await hands.look_at("/print/")
    await hands.until(there("print-total"))
    await hands.rest()
    await hands.click(t("print-close"))
    await hands.look_at("/receipt/")
    await hands.rest()


async def live_stock(hands: Hands, others: Others) -> None:
    """The keeper corrects the stock; an open page follows, and more than there is cannot be taken."""
    await pick(hands, "quantity", 2)
    await put_in_cart(hands, "mug-camp-oat", 3)
    await others.ask(KEEPER, "PATCH", "/api/admin/products/mug-camp-oat", {"stock": 2})
    await hands.until(said("live-stock", "2 in stock"))
    await hands.click(t("add-mug-camp-oat"))
    await hands.until(said("problem", " "))


async def chat(hands: Hands, _: Others) -> None:
    """The support chat knows a customer's order and the rules."""
    await hands.move_bar(-900, 0)
    await hands.click(t("chat-open"))
    await hands.until(said("chat-log", "Hello"))
    await write(hands, "chat-text", "Where is R-1003?")
    await hands.key("Enter")
    await hands.until(said("chat-log", "R-1003 is"))
    await write(hands, "chat-text", "May I return it?")
    await hands.click(t("chat-send"))
    await hands.until(said("chat-log", "60 days"))
    await hands.click(t("chat-close"))
    await hands.until(f"!{there('chat')}")
