"""/api/products and the products' pictures: search, pages, one product."""

from __future__ import annotations

from aiohttp import web

from reticle.demo.catalogue import CATEGORIES, PAGE_SIZE
from reticle.demo.illustration import draw
from reticle.demo.problems import Refusal, no_such
from reticle.demo.shop import SHOP
from reticle.demo.tables import Cell, Row, Tables

routes = web.RouteTableDef()

SORTS = {
    "featured": "products.id",
    "price-up": "price_cents, products.id",
    "price-down": "price_cents DESC, products.id",
    "name": "name, products.id",
}
_SELECT = "SELECT products.*, stock.quantity AS stock FROM products JOIN stock ON stock.product_id = products.id"


@routes.get("/api/products")
async def list_products(request: web.Request) -> web.Response:
    """200 with one page of what fits `q` and `category`, in the order `sort`; 422 for an unknown value."""
    query = " ".join(request.query.get("q", "").split())[:100]
    category, sort = request.query.get("category", ""), request.query.get("sort", "featured")
    page_text = request.query.get("page", "1")
    if category and category not in CATEGORIES:
        raise Refusal(422, "invalid", "There is no such category.")
    if sort not in SORTS:
        raise Refusal(422, "invalid", "The list cannot be sorted like this.")
    if not (page_text.isascii() and page_text.isdigit() and 1 <= int(page_text[:9]) <= 10_000):
        raise Refusal(422, "invalid", "There is no such page.")

    def work(tables: Tables) -> dict[str, object]:
        where, values = _where(query, category)
        total = tables.number(f"SELECT count(*) FROM products{where}", *values)
        pages = max(1, -(-total // PAGE_SIZE))
        page = min(int(page_text), pages)
        rows = tables.rows(
            f"{_SELECT}{where} ORDER BY {SORTS[sort]} LIMIT ? OFFSET ?", *values, PAGE_SIZE, (page - 1) * PAGE_SIZE
        )
        return {
            "q": query, "category": category, "sort": sort, "page": page, "pages": pages, "total": total,
            "items": [product_json(row) for row in rows],
        }  # fmt: skip

    return web.json_response(await request.app[SHOP].read(work))


@routes.get("/api/products/{sku}")
async def get_product(request: web.Request) -> web.Response:
    """200 with one product, 404."""

    def work(tables: Tables) -> dict[str, object]:
        return product_json(get_product_row(tables, request.match_info["sku"]))

    return web.json_response(await request.app[SHOP].read(work))


@routes.get("/img/{sku}.svg")
async def get_picture(request: web.Request) -> web.Response:
    """200 with the product's picture, 404."""
    row = await request.app[SHOP].read(lambda tables: get_product_row(tables, request.match_info["sku"]))
    text = draw(str(row["category"]), str(row["colour"]), str(row["pattern"]))
    return web.Response(text=text, content_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"})


def get_product_row(tables: Tables, sku: str) -> Row:
    """Return a product's row with its stock. Raises the 404 refusal."""
    row = tables.find(f"{_SELECT} WHERE sku = ?", sku)
    if row is None:
        raise no_such("product")
    return row


def product_json(row: Row) -> dict[str, object]:
    """Return a product as the page gets it."""
    return {
        "sku": row["sku"], "name": row["name"], "category": row["category"], "description": row["description"],
        "priceCents": row["price_cents"], "stock": row["stock"],
    }  # fmt: skip


def _where(query: str, category: str) -> tuple[str, list[Cell]]:
    """Every word must occur in the name or the description; a category narrows further."""
    parts: list[str] = []
    values: list[Cell] = []
    for word in query.split():
        pattern = "%" + word.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
        parts.append("(name LIKE ? ESCAPE '\\' OR description LIKE ? ESCAPE '\\')")
        values += [pattern, pattern]
    if category:
        parts.append("category = ?")
        values.append(category)
    return (" WHERE " + " AND ".join(parts) if parts else ""), values
