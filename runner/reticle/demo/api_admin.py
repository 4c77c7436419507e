"""/api/admin: what only the keeper of the shop may do."""

from __future__ import annotations

from aiohttp import web

from reticle.demo.api_products import get_product_row, product_json
from reticle.demo.audit import note
from reticle.demo.catalogue import PAGE_SIZE
from reticle.demo.forms import SortingForm, StockForm, read_form
from reticle.demo.page import read_categories
from reticle.demo.pictures import read_picture
from reticle.demo.problems import Refusal, invalid
from reticle.demo.shop import SHOP, get_admin_id, number
from reticle.demo.tables import Row, Tables

routes = web.RouteTableDef()

FEATURED = 8


@routes.patch("/api/admin/products/{sku}")
async def edit_stock(request: web.Request) -> web.Response:
    """200 with the product; 401, 403, 404, 422."""
    shop = request.app[SHOP]
    form = await read_form(request, StockForm)

    def work(tables: Tables) -> dict[str, object]:
        user_id = get_admin_id(tables, request)
        row = get_product_row(tables, request.match_info["sku"])
        tables.update("stock", {"product_id": row["id"]}, {"quantity": form.stock})
        note(tables, shop.clock.now(), user_id, "stock-edited", f"{row['sku']} {form.stock}")
        return product_json(get_product_row(tables, request.match_info["sku"]))

    product = await shop.write("edit-stock", work)
    await shop.tell_stock([request.match_info["sku"]])
    return web.json_response(product)


@routes.put("/api/admin/products/{sku}/picture")
async def upload_picture(request: web.Request) -> web.Response:
    """200 with the product, and type and size of its new picture; 401, 403, 404, 415, 422."""
    shop = request.app[SHOP]
    picture = await read_picture(request)

    def work(tables: Tables) -> dict[str, object]:
        user_id = get_admin_id(tables, request)
        row = get_product_row(tables, request.match_info["sku"])
        values: Row = {
            "content_type": picture.content_type, "size_bytes": picture.size_bytes, "base64": picture.base64,
            "version": picture.version,
        }  # fmt: skip
        if tables.number("SELECT product_id FROM pictures WHERE product_id = ?", number(row, "id")):
            tables.update("pictures", {"product_id": row["id"]}, values)
        else:
            tables.insert("pictures", {"product_id": row["id"], **values})
        note(tables, shop.clock.now(), user_id, "picture-uploaded", str(row["sku"]))
        found = product_json(get_product_row(tables, request.match_info["sku"]))
        return {**found, "contentType": picture.content_type, "sizeBytes": picture.size_bytes}

    return web.json_response(await shop.write("upload-picture", work))


@routes.delete("/api/admin/products/{sku}")
async def delete_product(request: web.Request) -> web.Response:
    """204; 401, 403, 404, 409 when somebody has ordered it: a receipt has to name it."""
    shop = request.app[SHOP]

    def work(tables: Tables) -> None:
        user_id = get_admin_id(tables, request)
        row = get_product_row(tables, request.match_info["sku"])
        if tables.number("SELECT count(*) FROM order_lines WHERE product_id = ?", number(row, "id")):
            raise Refusal(409, "ordered", f"{row['name']} is part of an order and stays.")
        for table in ("cart_items", "reviews", "pictures", "stock"):
            tables.delete(table, {"product_id": row["id"]})
        tables.delete("products", {"id": row["id"]})
        note(tables, shop.clock.now(), user_id, "product-deleted", str(row["sku"]))

    await shop.write("delete-product", work)
    return web.Response(status=204)


@routes.get("/api/admin/featured")
async def list_featured(request: web.Request) -> web.Response:
    """200 with the first products of the list, and the categories, both in their order; 401, 403."""

    def work(tables: Tables) -> dict[str, object]:
        get_admin_id(tables, request)
        return {"featured": [_short(row) for row in _featured_rows(tables)], "categories": read_categories(tables)}

    return web.json_response(await request.app[SHOP].read(work))


@routes.put("/api/admin/featured")
async def sort_featured(request: web.Request) -> web.Response:
    """200 with the products in their new order; 401, 403, 409 when these are no longer the first ones."""
    shop = request.app[SHOP]
    form = await read_form(request, SortingForm)

    def work(tables: Tables) -> dict[str, object]:
        user_id = get_admin_id(tables, request)
        rows = _featured_rows(tables)
        if sorted(form.order) != sorted(str(row["sku"]) for row in rows):
            raise Refusal(409, "list-changed", "The list has changed. Please load it again.")
        places = sorted(number(row, "position") for row in rows)
        for sku, position in zip(form.order, places, strict=True):
            tables.update("products", {"sku": sku}, {"position": position})
        note(tables, shop.clock.now(), user_id, "featured-sorted", " ".join(form.order))
        return {"featured": [_short(row) for row in _featured_rows(tables)]}

    return web.json_response(await shop.write("sort-featured", work))


@routes.put("/api/admin/categories")
async def sort_categories(request: web.Request) -> web.Response:
    """200 with the categories in their new order; 401, 403, 422 when they are not the shop's."""
    shop = request.app[SHOP]
    form = await read_form(request, SortingForm)

    def work(tables: Tables) -> dict[str, object]:
        user_id = get_admin_id(tables, request)
        if sorted(form.order) != sorted(read_categories(tables)):
            raise invalid({"order": "These are not the categories of the shop."})
        tables.update("settings", {"name": "category-order"}, {"value": ",".join(form.order)})
        note(tables, shop.clock.now(), user_id, "categories-sorted", " ".join(form.order))
        return {"categories": read_categories(tables)}

    return web.json_response(await shop.write("sort-categories", work))


def _featured_rows(tables: Tables) -> list[dict[str, str | int | None]]:
    return tables.rows(f"SELECT * FROM products ORDER BY position, id LIMIT {min(FEATURED, PAGE_SIZE)}")


def _short(row: Row) -> dict[str, object]:
    return {"sku": row["sku"], "name": row["name"]}
