"""/api/session: who is signed in, sign in, sign out."""

from __future__ import annotations

from aiohttp import web

from reticle.clock import iso_utc_ms
from reticle.demo.api_cart import EMPTY_CART, read_cart
from reticle.demo.audit import note
from reticle.demo.forms import SignInForm, read_form
from reticle.demo.passwords import hash_token, is_password, make_token
from reticle.demo.problems import Refusal
from reticle.demo.shop import SESSION_COOKIE, SHOP, find_user, number
from reticle.demo.tables import Row, Tables

routes = web.RouteTableDef()


@routes.get("/api/session")
async def get_session(request: web.Request) -> web.Response:
    """200 with the user (null when nobody is signed in), their cart and the shop's time."""
    shop = request.app[SHOP]

    def work(tables: Tables) -> dict[str, object]:
        user = find_user(tables, request)
        if user is None:
            return {"user": None, "cart": EMPTY_CART}
        return {"user": _user_json(user), "cart": read_cart(tables, shop.rules, number(user, "id"))}

    found = await shop.read(work)
    return web.json_response({**found, "now": iso_utc_ms(shop.clock.now())})


@routes.post("/api/session")
async def sign_in(request: web.Request) -> web.Response:
    """201 with user and cart and a session cookie; 401 when address and password do not fit; 422."""
    shop = request.app[SHOP]
    form = await read_form(request, SignInForm)
    token, now = make_token(), shop.clock.now()

    def work(tables: Tables) -> dict[str, object]:
        user = tables.find("SELECT * FROM users WHERE email = ?", form.email.lower())
        if user is None or not is_password(form.password, str(user["password_hash"])):
            raise Refusal(401, "wrong-password", "Email address and password do not fit.")
        user_id = number(user, "id")
        tables.insert("sessions", {"token_hash": hash_token(token), "user_id": user_id, "created_at": iso_utc_ms(now)})
        note(tables, now, user_id, "signed-in", form.email.lower())
        return {"user": _user_json(user), "cart": read_cart(tables, shop.rules, user_id)}

    answer = web.json_response(await shop.write("sign-in", work), status=201)
    answer.set_cookie(SESSION_COOKIE, token, httponly=True, samesite="Lax", path="/")
    return answer


@routes.delete("/api/session")
async def sign_out(request: web.Request) -> web.Response:
    """204; the session is forgotten."""
    shop = request.app[SHOP]
    token = request.cookies.get(SESSION_COOKIE, "")
    await shop.write("sign-out", lambda tables: tables.delete("sessions", {"token_hash": hash_token(token)}))
    answer = web.Response(status=204)
    answer.del_cookie(SESSION_COOKIE, path="/", httponly=True, samesite="Lax")
    return answer


def _user_json(user: Row) -> dict[str, object]:
    return {"id": user["id"], "email": user["email"], "name": user["name"], "role": user["role"]}
