"""/api/products/{sku}/reviews and /api/reviews: what customers think."""

from __future__ import annotations

from aiohttp import web

from reticle.demo.api_products import get_product_row, read_rating
from reticle.demo.audit import note
from reticle.demo.forms import ReviewForm, read_form
from reticle.demo.problems import Refusal, no_such
from reticle.demo.shop import SHOP, find_user, get_user_id, number
from reticle.demo.tables import Row, Tables

routes = web.RouteTableDef()

_SELECT = "SELECT reviews.*, users.name AS author FROM reviews JOIN users ON users.id = reviews.user_id"


@routes.get("/api/products/{sku}/reviews")
async def list_reviews(request: web.Request) -> web.Response:
    """200 with the published reviews of a product, newest first, and the rating; 404."""
    shop = request.app[SHOP]

    def work(tables: Tables) -> dict[str, object]:
        product_id = number(get_product_row(tables, request.match_info["sku"]), "id")
        user = find_user(tables, request)
        rows = tables.rows(
            f"{_SELECT} WHERE product_id = ? AND status = 'published' ORDER BY reviews.id DESC", product_id
        )
        reviews = [_review_json(row, number(user, "id") if user else 0) for row in rows]
        return {"reviews": reviews, "rating": read_rating(tables, shop.rules, product_id)}

    return web.json_response(await shop.read(work))


@routes.post("/api/products/{sku}/reviews")
async def write_review(request: web.Request) -> web.Response:
    """201 with the review and the new rating; 401, 404, 409 for a second review of the same product, 422."""
    shop = request.app[SHOP]
    form = await read_form(request, ReviewForm)
    now = shop.clock.now()

    def work(tables: Tables) -> dict[str, object]:
        user_id = get_user_id(tables, request)
        product_id = number(get_product_row(tables, request.match_info["sku"]), "id")
        if tables.number("SELECT id FROM reviews WHERE product_id = ? AND user_id = ?", product_id, user_id):
            raise Refusal(409, "reviewed", "You have reviewed this product already.")
        review_id = tables.next_id("reviews")
        tables.insert("reviews", {
            "id": review_id, "product_id": product_id, "user_id": user_id, "stars": form.stars, "title": form.title,
            "body": form.body.strip(), "status": "published", "written_on": now.date().isoformat(),
        })  # fmt: skip
        note(tables, now, user_id, "review-written", f"{request.match_info['sku']} {form.stars}")
        row = tables.find(f"{_SELECT} WHERE reviews.id = ?", review_id)
        rating = read_rating(tables, shop.rules, product_id)
        return {"review": _review_json(row, user_id) if row else None, "rating": rating}

    return web.json_response(await shop.write("write-review", work), status=201)


@routes.delete("/api/reviews/{id:[0-9]{1,9}}")
async def delete_review(request: web.Request) -> web.Response:
    """200 with the rating that is left; 401, 404 also for somebody else's review."""
    shop = request.app[SHOP]

    def work(tables: Tables) -> dict[str, object]:
        user_id = get_user_id(tables, request)
        review_id = int(request.match_info["id"])
        row = tables.find("SELECT * FROM reviews WHERE id = ? AND user_id = ?", review_id, user_id)
        if row is None:
            raise no_such("review")
        tables.delete("reviews", {"id": review_id})
        note(tables, shop.clock.now(), user_id, "review-deleted", str(review_id))
        return {"rating": read_rating(tables, shop.rules, number(row, "product_id"))}

    return web.json_response(await shop.write("delete-review", work))


def _review_json(row: Row, user_id: int) -> dict[str, object]:
    return {
        "id": row["id"], "stars": row["stars"], "title": row["title"], "body": row["body"], "author": row["author"],
        "writtenOn": row["written_on"], "own": row["user_id"] == user_id,
    }  # fmt: skip
