"""An order as a file to keep: a table for programs, a page of text for people. The same order gives the same bytes."""

from __future__ import annotations

import csv
import io

from aiohttp import web

from reticle.demo.api_orders import Line, get_order_rows
from reticle.demo.shop import SHOP, get_user_id, number
from reticle.demo.tables import Row, Tables

routes = web.RouteTableDef()

WIDTH = 60


@routes.get("/api/orders/{number}/invoice.{kind:csv|txt}")
async def get_invoice(request: web.Request) -> web.Response:
    """200 with the file as an attachment; 401, 404."""
    order, kind = request.match_info["number"], request.match_info["kind"]

    def work(tables: Tables) -> str:
        row, lines = get_order_rows(tables, order, get_user_id(tables, request))
        return _table(row, lines) if kind == "csv" else _letter(row, lines)

    text = await request.app[SHOP].read(work)
    return web.Response(
        body=text.encode(),
        content_type="text/csv" if kind == "csv" else "text/plain",
        charset="utf-8",
        headers={"Content-Disposition": f'attachment; filename="invoice-{order}.{kind}"'},
    )


def _amounts(row: Row) -> list[tuple[str, int]]:
    found = [
        ("Subtotal", number(row, "subtotal_cents")),
        ("Discount", -number(row, "discount_cents")),
        ("Delivery", number(row, "shipping_cents")),
        ("Total", number(row, "total_cents")),
    ]
    return [(name, cents) for name, cents in found if cents or name != "Discount"]


def _table(row: Row, lines: list[Line]) -> str:
    """RFC 4180: a heading, one row a product, then what it comes to."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(("order", "article", "name", "quantity", "amount"))
    for line in lines:
        writer.writerow(
            (row["number"], line.product["sku"], line.product["name"], line.quantity, _euros(line.line_cents))
        )
    for name, cents in _amounts(row):
        writer.writerow((row["number"], "", name, "", _euros(cents)))
    return out.getvalue()


def _letter(row: Row, lines: list[Line]) -> str:
    def entry(left: str, cents: int) -> str:
        return f"{left:<{WIDTH - 12}}{_euros(cents):>12}"

    parts = ["Example Goods", f"Invoice for order {row['number']} of {row['placed_on']}", ""]
    parts += [str(row[name]) for name in ("name", "street")]
    parts += [f"{row['postcode']} {row['city']}", str(row["country"]), "", "-" * WIDTH]
    parts += [entry(f"{line.quantity} x {line.product['name']}", line.line_cents) for line in lines]
    parts += ["-" * WIDTH, *(entry(name, cents) for name, cents in _amounts(row)), "", "All amounts in euros.", ""]
    return "\n".join(parts)


def _euros(cents: int) -> str:
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100}.{abs(cents) % 100:02}"
