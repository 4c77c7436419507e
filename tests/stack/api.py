"""The API of the example: issues in PostgreSQL, at DATABASE_URL. TRACKER_FAULT=label files every issue as a bug."""

from __future__ import annotations

import argparse
import hashlib
import os
from typing import Any

import psycopg
from aiohttp import web
from psycopg.rows import DictRow, dict_row

DATABASE = web.AppKey("database", psycopg.AsyncConnection[DictRow])
routes = web.RouteTableDef()


async def _ask(request: web.Request, statement: str, *values: object) -> list[dict[str, Any]]:
    cursor = await request.app[DATABASE].execute(statement.encode(), values)
    return await cursor.fetchall() if cursor.description else []


@routes.get("/healthz")
async def healthz(request: web.Request) -> web.Response:
    """Answer when the database does."""
    await _ask(request, "SELECT 1")
    return web.json_response({})


@routes.get("/api/issues")
async def list_issues(request: web.Request) -> web.Response:
    """List the open issues."""
    return web.json_response(await _ask(request, "SELECT id, title, label FROM issues ORDER BY id"))


@routes.post("/api/login")
async def login(request: web.Request) -> web.Response:
    """Tell who has this address and password."""
    sent = await request.json()
    digest = hashlib.sha256(sent["password"].encode()).hexdigest()
    found = await _ask(
        request, "SELECT name FROM people WHERE email = %s AND password_sha256 = %s", sent["email"], digest
    )
    return (
        web.json_response(found[0]) if found else web.json_response({"error": "Wrong e-mail or password"}, status=401)
    )


@routes.post("/api/issues")
async def file_issue(request: web.Request) -> web.Response:
    """Store an issue."""
    sent = await request.json()
    if not sent["title"].strip():
        return web.json_response({"error": "An issue needs a title"}, status=422)
    label = "bug" if os.environ.get("TRACKER_FAULT") == "label" else sent["label"]
    stored = await _ask(
        request, "INSERT INTO issues (title, label, urgent) VALUES (%s, %s, %s) RETURNING id, title",
        sent["title"], label, sent["urgent"],
    )  # fmt: skip
    return web.json_response(stored[0], status=201)


@routes.post("/api/issues/{id}/close")
async def close_issue(request: web.Request) -> web.Response:
    """Take an issue off the list."""
    gone = await _ask(request, "DELETE FROM issues WHERE id = %s RETURNING id", int(request.match_info["id"]))
    return web.json_response(gone[0]) if gone else web.json_response({"error": "no such issue"}, status=404)


async def connect(app: web.Application) -> None:
    """Connect to the database of this copy."""
    app[DATABASE] = await psycopg.AsyncConnection.connect(
        os.environ["DATABASE_URL"], autocommit=True, row_factory=dict_row
    )  # fmt: skip


async def disconnect(app: web.Application) -> None:
    """Leave the database."""
    await app[DATABASE].close()


def main() -> None:
    """Serve until the process is ended."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    app = web.Application()
    app.add_routes(routes)
    app.on_startup.append(connect)
    app.on_cleanup.append(disconnect)
    web.run_app(app, host="127.0.0.1", port=parser.parse_args().port, print=None)


if __name__ == "__main__":
    main()
