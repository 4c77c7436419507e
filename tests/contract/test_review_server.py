"""The review's server answers its own page alone: by address, token, Host, Origin and kind of body."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from reticle.engine.review import Review
from reticle.engine.review_server import ReviewServer
from reticle.errors import UsageError
from reviewed import make_reviewed

APPROVE = {"item": 0, "decision": "approve"}


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[ReviewServer]:
    started = ReviewServer(Review.open(make_reviewed(tmp_path), (), "last"), title="shop")
    await started.start()
    yield started
    await started.close()


@pytest_asyncio.fixture
async def client() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


def origin(server: ReviewServer) -> str:
    return server.address.rsplit("/", 2)[0]


async def post(
    client: aiohttp.ClientSession, server: ReviewServer, deed: str, body: Any, **headers: str
) -> tuple[int, Any]:
    told = {"Origin": origin(server), **{name.replace("_", "-"): value for name, value in headers.items()}}
    async with client.post(server.address + deed, json=body, headers=told) as answer:
        kind = answer.content_type
        return answer.status, await answer.json() if kind == "application/json" else await answer.text()


async def test_the_page_comes_with_a_policy_and_is_kept_nowhere(
    client: aiohttp.ClientSession, server: ReviewServer
) -> None:
    async with client.get(server.address) as answer:
        assert answer.status == 200
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
        assert answer.headers["Cache-Control"] == "no-store"
        assert answer.headers["Referrer-Policy"] == "no-referrer"
    async with client.get(f"{server.address}picture/0/changes.png") as answer:
        assert (await answer.read()).startswith(b"\x89PNG")
    for missing in ("picture/3/before.png", "picture/0/else.png", "item/x"):
        async with client.get(server.address + missing) as answer:
            assert answer.status == 404
    async with client.get(f"{server.address}item/99") as answer:
        assert (answer.status, (await answer.json())["error"]) == (409, "there is no checkpoint 99")


async def test_without_the_token_there_is_nothing(client: aiohttp.ClientSession, server: ReviewServer) -> None:
    for path in ("/", "/state", "/wrong/", "/%C3%A9/", f"/{'x' * 32}/picture/0/after.png"):
        async with client.get(origin(server) + path) as answer:
            assert answer.status == 404
            assert "token" in await answer.text()


async def test_a_name_that_was_rebound_to_loopback_is_refused(
    client: aiohttp.ClientSession, server: ReviewServer
) -> None:
    async with client.get(server.address, headers={"Host": "evil.example.test"}) as answer:
        assert answer.status == 403
    async with client.get(server.address, headers={"Sec-Fetch-Site": "cross-site"}) as answer:
        assert answer.status == 403


@pytest.mark.parametrize("evil", ["http://evil.example.test", "null", "http://127.0.0.1:1"])
async def test_another_origin_changes_nothing(evil: str, client: aiohttp.ClientSession, server: ReviewServer) -> None:
    assert (await post(client, server, "decide", APPROVE, Origin=evil))[0] == 403
    async with client.post(server.address + "decide", json=APPROVE) as answer:
        assert answer.status == 403
    async with client.post(server.address + "decide", data="{}", headers={"Origin": origin(server)}) as answer:
        assert answer.status == 415
    async with client.get(server.address + "state") as answer:
        assert (await answer.json())["pending"] == 0


@pytest.mark.parametrize(
    ("deed", "body"),
    [
        ("decide", {"item": True, "decision": "approve"}), ("decide", {"item": 0, "decision": "maybe"}),
        ("decide", {"item": -1, "decision": "approve"}), ("decide", {"item": 0, "decision": "reject", "scope": "all"}),
        ("decide", []), ("mask", {"item": 0, "x": 1, "y": 1, "w": 1e9, "h": 1}), ("mask", {"item": 0}),
        ("unmask", {"item": 0, "mask": 0}), ("apply", {"id": "wrong"}),
    ],
    ids=str,
)  # fmt: skip
async def test_a_wrong_call_is_told_and_changes_nothing(
    deed: str, body: Any, client: aiohttp.ClientSession, server: ReviewServer
) -> None:
    status, told = await post(client, server, deed, body)
    assert (status, list(told)) == (409, ["error"])
    async with client.get(server.address + "state") as answer:
        assert (await answer.json())["undo"] is None


async def test_approving_writes_what_the_change_said(
    client: aiohttp.ClientSession, server: ReviewServer, tmp_path: Path
) -> None:
    status, told = await post(client, server, "decide", {**APPROVE, "scope": "alike"})
    assert (status, told["said"], told["state"]["pending"]) == (200, "approved 2 checkpoints", 2)
    async with client.get(server.address + "change") as answer:
        change = await answer.json()
    assert change["text"].count("\napprove ") + change["text"].startswith("approve ") == 2
    status, told = await post(client, server, "apply", {"id": change["id"]})
    assert (status, told["files"], told["state"]["pending"]) == (200, 4, 0)
    status, told = await post(client, server, "done", {})
    assert (status, server.done.is_set()) == (200, True)


async def test_it_listens_on_loopback_only_and_a_taken_port_is_told(server: ReviewServer, tmp_path: Path) -> None:
    port = int(origin(server).rpartition(":")[2])
    other = ReviewServer(Review.open(server._review.project, (), "last"), title="shop")
    with pytest.raises(UsageError, match=f"port {port} cannot be listened on"):
        await other.start(port)
    with socket.socket() as wide:
        wide.bind(("127.0.0.2", port))  # free: only 127.0.0.1 is taken
        assert wide.getsockname()[1] == port
