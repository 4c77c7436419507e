"""/api/chat: the support chat over a WebSocket."""

from __future__ import annotations

import json

from aiohttp import WSCloseCode, WSMsgType, web

from reticle.clock import iso_utc_ms
from reticle.demo.chat_bot import GREETING, answer
from reticle.demo.shop import SHOP, Shop, find_user, number
from reticle.demo.tables import Tables

routes = web.RouteTableDef()

TYPING_S = 0.15
LONGEST = 500


@routes.get("/api/chat")
async def chat(request: web.Request) -> web.WebSocketResponse:
    """A WebSocket: the page sends `{"text"}`; the shop sends `{"kind": "message" | "typing" | "problem", ...}`.

    What a signed-in customer and the machine say is stored.
    """
    shop = request.app[SHOP]
    socket = web.WebSocketResponse(max_msg_size=16 * 1024)
    await socket.prepare(request)
    shop.chats.add(socket)
    try:
        await _answer_all(shop, request, socket)
    finally:
        shop.chats.discard(socket)
    return socket


async def _answer_all(shop: Shop, request: web.Request, socket: web.WebSocketResponse) -> None:
    await _say(socket, "message", GREETING)
    async for message in socket:
        if message.type is not WSMsgType.TEXT:
            break
        text = _read(str(message.data))
        if text is None:
            await _say(socket, "problem", "Write up to 500 characters.")
            continue
        await _say(socket, "typing", "")
        await shop.clock.await_timer(TYPING_S)
        await _say(socket, "message", await _converse(shop, request, text))


async def close_chats(shop: Shop) -> None:
    """Say goodbye to every open chat: the shop closes."""
    for socket in list(shop.chats):
        await socket.close(code=WSCloseCode.GOING_AWAY)


def _read(data: str) -> str | None:
    try:
        sent = json.loads(data)
    except (ValueError, RecursionError):
        return None
    text = sent.get("text") if isinstance(sent, dict) else None
    text = text.strip() if isinstance(text, str) else ""
    return text if 0 < len(text) <= LONGEST else None


async def _say(socket: web.WebSocketResponse, kind: str, text: str) -> None:
    if not socket.closed:
        await socket.send_json({"kind": kind, "text": text})


async def _converse(shop: Shop, request: web.Request, text: str) -> str:
    def work(tables: Tables) -> str:
        user = find_user(tables, request)
        user_id = number(user, "id") if user else 0

        def find_status(order: str) -> str | None:
            row = tables.find("SELECT status FROM orders WHERE number = ? AND user_id = ?", order, user_id)
            return str(row["status"]) if row else None

        said = answer(text, find_status)
        if user:
            for sender, words in (("customer", text), ("machine", said)):
                tables.insert("chat_messages", {
                    "id": tables.next_id("chat_messages"), "user_id": user_id, "sender": sender, "text": words,
                    "said_at": iso_utc_ms(shop.clock.now()),
                })  # fmt: skip
        return said

    return await shop.write("chat", work)
