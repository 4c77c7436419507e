"""Every one of our own flows: how it is done by hand, where it begins, what comes first."""

from __future__ import annotations

import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from PIL import Image

import flow_gestures as customer
from flow_gestures import KEEPER, MUG, at, said, t, there, write
from flow_recording import Others, Tour
from hands import Hands
from reticle.demo.passwords import DEMO_PASSWORD


async def keeper_signs_in(hands: Hands, _: Others) -> None:
    """The keeper of the shop signs in and may keep it."""
    await write(hands, "email", KEEPER)
    await write(hands, "password", DEMO_PASSWORD)
    await hands.key("Enter")
    await hands.until(there("admin-link"))


async def keeper_stock(hands: Hands, _: Others) -> None:
    """The keeper finds a product and corrects its stock, and that of no other."""
    await write(hands, "admin-search", "sofa blanket")
    await hands.click(t("admin-find"))
    await hands.until(said("admin-count", "4 products"))
    await write(hands, "stock-blanket-sofa-moss", "7", over=True)
    await hands.click(t("save-blanket-sofa-moss"))
    await hands.until(there("toast"))


async def keeper_sorting(hands: Hands, _: Others) -> None:
    """The keeper sorts the featured products and the categories by dragging."""
    await hands.drag(
        await hands.at(t("featured-candle-table-sky")), await hands.at(t("featured-bowl-nesting-oat"), 0.5, 0.8)
    )
    await hands.until(there("toast"))
    await hands.rest()
    await hands.drag(await hands.at(t("grip-clocks")), await hands.at(t("grip-teapots")))
    await hands.until(f'document.querySelectorAll("{t("toast")}").length === 2')


async def upload_picture(hands: Hands, sku: str) -> None:
    """Give a product another picture."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "new-picture.png"
        Image.linear_gradient("L").resize((160, 120)).convert("RGB").save(file, optimize=True)
        await hands.choose(t(f"picture-{sku}"), [file])
        await hands.until(said("toasts", "New picture"))
        await hands.rest()


async def keeper_picture(hands: Hands, _: Others) -> None:
    """The keeper gives a product another picture; it is stored and shown."""
    await upload_picture(hands, MUG)


async def keeper_delete(hands: Hands, _: Others) -> None:
    """A product goes only after the keeper has said yes, and then with everything that belongs to it."""
    await hands.click(t("delete-candle-orchard-oat"), answer=False)
    await hands.rest()
    await hands.click(t("delete-candle-orchard-oat"), answer=True)
    await hands.until(f"!{there('admin-candle-orchard-oat')}")


async def whole_visit(hands: Hands, others: Others) -> None:
    """The keeper tidies up, buys something for a pick-up point, prints it, keeps the invoice and leaves."""
    await keeper_signs_in(hands, others)
    await hands.click(t("admin-link"))
    await hands.until(at("/admin"))
    await upload_picture(hands, "teapot-kitchen-clay")
    await hands.click(t("delete-plant-pot-trailing-oat"), answer=True)
    await hands.until(f"!{there('admin-plant-pot-trailing-oat')}")
    await hands.click(t("home"))
    await hands.until(at("/"))
    await customer.put_in_cart(hands, "teapot-kitchen-clay", 1)
    await customer.go_to_checkout(hands)
    await customer.fill_address(hands)
    await hands.click(t("shipping-pickup"))
    await customer.choose_market(hands)
    await customer.place_order(hands)
    await customer.print_view(hands)
    await hands.click(t("invoice-csv"))
    await hands.rest()
    await hands.click(t("sign-out"))
    await hands.until(there("sign-in-link"))


Do = Callable[[Hands, Others], Awaitable[None]]
AS_KEEPER = ("keeper/sign-in",)


def _tours() -> list[Tour]:
    return [
        Tour("sign-in", customer.sign_in, "/sign-in", ()),
        Tour("sign-out", customer.sign_out),
        Tour("search-and-page", customer.search_and_page, "/", ()),
        Tour("filter-and-sort", customer.filter_and_sort, "/", ()),
        Tour("buy", customer.buy, "/?q=camp+mug"),
        Tour("cart", customer.cart, f"/products/{customer.BLANKET}"),
        Tour("empty-cart", customer.empty_cart, "/?q=garden+teapot"),
        Tour("coupon", customer.coupon, f"/products/{MUG}"),
        Tour("coupon-refused", customer.coupon_refused, "/cart", alone=False),
        Tour("pick-up", customer.pick_up, "/?q=travel+mug"),
        Tour("review", customer.review, "/products/teapot-garden-moss"),
        Tour("review-delete", customer.review_delete, f"/products/{MUG}", alone=False),
        Tour("return", customer.send_back, "/orders"),
        Tour("order-history", customer.order_history),
        Tour("print-and-invoice", customer.print_and_invoice, "/receipt/R-1001"),
        Tour("live-stock", customer.live_stock, "/products/mug-camp-oat", alone=False),
        Tour("chat", customer.chat, "/orders"),
        Tour("keeper/sign-in", keeper_signs_in, "/sign-in", ()),
        Tour("keeper/stock", keeper_stock, "/admin", AS_KEEPER),
        Tour("keeper/sorting", keeper_sorting, "/admin/sorting", AS_KEEPER),
        Tour("keeper/picture", keeper_picture, "/admin?q=studio+mug", AS_KEEPER),
        Tour("keeper/delete", keeper_delete, "/admin?q=orchard", AS_KEEPER),
        Tour("whole-visit", whole_visit, "/sign-in", ()),
    ]


TOURS = {tour.name: tour for tour in _tours()}
"""In the order in which they can be recorded: what is another's set-up comes first."""
