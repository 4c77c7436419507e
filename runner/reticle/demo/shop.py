"""The running shop: its options, clock and rules, and the way to its tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from aiohttp import web

from reticle.demo.hub import StockHub
from reticle.demo.options import ShopClock, ShopOptions
from reticle.demo.passwords import hash_token
from reticle.demo.problems import Refusal, not_signed_in
from reticle.demo.rules import RULES, Rules
from reticle.demo.tables import Row, Tables, WriteHook, open_tables

T = TypeVar("T")
SESSION_COOKIE = "shop_session"


@dataclass(frozen=True)
class Shop:
    """What every handler needs. `write_hooks` is empty in a shop without planted faults."""

    options: ShopOptions
    clock: ShopClock
    rules: Rules = RULES
    write_hooks: tuple[WriteHook, ...] = ()
    hub: StockHub = field(default_factory=StockHub)
    chats: set[web.WebSocketResponse] = field(default_factory=set)

    async def read(self, work: Callable[[Tables], T]) -> T:
        """Run `work` in a reading transaction, off the event loop, on a connection of its own."""
        return await asyncio.to_thread(self._run, "", work)

    async def write(self, purpose: str, work: Callable[[Tables], T]) -> T:
        """Run `work` in a writing transaction; a Refusal rolls it back."""
        return await asyncio.to_thread(self._run, purpose, work)

    async def tell_stock(self, skus: Iterable[str]) -> None:
        """Tell every open page how many of these products there are now."""
        wanted = list(dict.fromkeys(skus))

        def work(tables: Tables) -> list[tuple[str, int]]:
            sql = "SELECT quantity FROM stock JOIN products ON products.id = stock.product_id WHERE sku = ?"
            return [(sku, tables.number(sql, sku)) for sku in wanted]

        for sku, left in await self.read(work):
            self.hub.tell(sku, left)

    def _run(self, purpose: str, work: Callable[[Tables], T]) -> T:
        with open_tables(self.options.database, purpose, self.write_hooks) as tables:
            return work(tables)


SHOP = web.AppKey("shop", Shop)


def find_user(tables: Tables, request: web.Request) -> Row | None:
    """Return the user whose session the request carries, or None."""
    token = request.cookies.get(SESSION_COOKIE)
    if not token:
        return None
    return tables.find(
        "SELECT users.* FROM sessions JOIN users ON users.id = sessions.user_id WHERE token_hash = ?", hash_token(token)
    )


def get_user_id(tables: Tables, request: web.Request) -> int:
    """Return the signed-in user's id. Raises the 401 refusal."""
    user = find_user(tables, request)
    if user is None:
        raise not_signed_in()
    return number(user, "id")


def get_admin_id(tables: Tables, request: web.Request) -> int:
    """Return the id of the signed-in keeper of the shop. Raises the 401 or the 403 refusal."""
    user = find_user(tables, request)
    if user is None:
        raise not_signed_in()
    if user["role"] != "admin":
        raise Refusal(403, "not-allowed", "Only the keeper of the shop may do this.")
    return number(user, "id")


def number(row: Row, column: str) -> int:
    """Return an integer cell."""
    cell = row[column]
    if not isinstance(cell, int):
        raise TypeError(f"{column} holds {type(cell).__name__}, not a number")
    return cell
