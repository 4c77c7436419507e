"""Every place of the shop, and who may look at it."""

from __future__ import annotations

from shop_visit import MUG

CUSTOMER = (
    "/", "/?stock=in&max=2000", f"/products/{MUG}", "/cart", "/checkout", "/receipt/R-1001", "/print/R-1001",
    "/returns/R-1003", "/orders", "/delivery-map", "/admin", "/nowhere",
)  # fmt: skip
KEEPER = ("/admin", "/admin/sorting")
