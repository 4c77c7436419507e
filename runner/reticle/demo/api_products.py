"""/api/products and the products' pictures: search, pages, one product."""

from __future__ import annotations

from base64 import b64decode

from aiohttp import web

from reticle.demo.catalogue import CATEGORIES, PAGE_SIZE
from reticle.demo.illustration import draw
from reticle.demo.problems import Refusal, no_such
from reticle.demo.rules import Rules
from reticle.demo.shop import SHOP, number
from reticle.demo.tables import Cell, Row, Tables

routes = web.RouteTableDef()

SORTS = {
    "featured": "products.position, products.id",
    "price-up": "price_cents, products.id",
    "price-down": "price_cents DESC, products.id",
    "name": "name, products.id",
}
_FROM = (
    "FROM products JOIN stock ON stock.product_id = products.id LEFT JOIN pictures ON pictures.product_id = products.id"
)
_SELECT = f"SELECT products.*, stock.quantity AS stock, pictures.version AS picture {_FROM}"


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

    in_stock, most_cents = request.query.get("stock", "") == "in", _most_cents(request.query.get("max", ""))

    def work(tables: Tables) -> dict[str, object]:
        where, values = _where(query, category, in_stock=in_stock, most_cents=most_cents)
        total = tables.number(f"SELECT count(*) {_FROM}{where}", *values)
        pages = max(1, -(-total // PAGE_SIZE))
        page = min(int(page_text), pages)
        rows = tables.rows(
            f"{_SELECT}{where} ORDER BY {SORTS[sort]} LIMIT ? OFFSET ?", *values, PAGE_SIZE, (page - 1) * PAGE_SIZE
        )
        return {
            "q": query, "category": category, "sort": sort, "page": page, "pages": pages, "total": total,
            "inStock": in_stock, "maxCents": most_cents,
            "items": [product_json(row) for row in rows],
        }  # fmt: skip

    return web.json_response(await request.app[SHOP].read(work))


@routes.get("/api/products/{sku}")
async def get_product(request: web.Request) -> web.Response:
    """200 with one product and its rating, 404."""

    def work(tables: Tables) -> dict[str, object]:
        row = get_product_row(tables, request.match_info["sku"])
        return {**product_json(row), "rating": read_rating(tables, shop.rules, number(row, "id"))}

    shop = request.app[SHOP]
    return web.json_response(await shop.read(work))


@routes.get("/img/{sku}.svg")
async def get_picture(request: web.Request) -> web.Response:
    """200 with the product's picture, 404."""

    def work(tables: Tables) -> tuple[Row, Row | None]:
        row = get_product_row(tables, request.match_info["sku"])
        return row, tables.find("SELECT * FROM pictures WHERE product_id = ?", row["id"])

    row, picture = await request.app[SHOP].read(work)
    if picture:
        return web.Response(body=b64decode(str(picture["base64"])), content_type=str(picture["content_type"]))
    text = draw(str(row["category"]), str(row["colour"]), str(row["pattern"]))
    return web.Response(text=text, content_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"})


def read_rating(tables: Tables, rules: Rules, product_id: int) -> dict[str, object]:
    """Return how many reviews a product has and their average in tenths of a star."""
    rows = tables.rows("SELECT stars FROM reviews WHERE product_id = ? AND status = 'published'", product_id)
    return {"count": len(rows), "tenths": rules.rating_tenths([number(row, "stars") for row in rows])}


def _most_cents(text: str) -> int | None:
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Refusal(422, "invalid", "There is no such price.")
    return int(text)


def get_product_row(tables: Tables, sku: str) -> Row:
    """Return a product's row with its stock. Raises the 404 refusal."""
    row = tables.find(f"{_SELECT} WHERE sku = ?", sku)
    if row is None:
        raise no_such("product")
    return row


def picture_address(row: Row) -> str:
    """Return where the picture of a product is; another picture has another address."""
    return f"/img/{row['sku']}.svg" + (f"?v={row['picture']}" if row["picture"] else "")


def product_json(row: Row) -> dict[str, object]:
    """Return a product as the page gets it."""
    return {
        "sku": row["sku"], "name": row["name"], "category": row["category"], "description": row["description"],
        "priceCents": row["price_cents"], "stock": row["stock"], "picture": picture_address(row),
    }  # fmt: skip


def _where(query: str, category: str, *, in_stock: bool, most_cents: int | None) -> tuple[str, list[Cell]]:
    """Every word must occur in the name or the description; category, stock and price narrow further."""
    parts: list[str] = []
    values: list[Cell] = []
    for word in query.split():
        pattern = "%" + word.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
        parts.append("(name LIKE ? ESCAPE '\\' OR description LIKE ? ESCAPE '\\')")
        values += [pattern, pattern]
    if category:
        parts.append("category = ?")
        values.append(category)
    if in_stock:
        parts.append("stock.quantity > 0")
    if most_cents is not None:
        parts.append("price_cents <= ?")
        values.append(most_cents)
    return (" WHERE " + " AND ".join(parts) if parts else ""), values
