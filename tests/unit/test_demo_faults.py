"""The planted faults and drifts as a list, and those that act in the server."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest
from demo_shop import MUG, ask, buy, dump, open_shop, rows, sign_in

from reticle.demo.drifts import DRIFTS, get_drifts
from reticle.demo.faults import FAULTS, get_faults
from reticle.demo.faults.base import FaultClass
from reticle.demo.page import STATIC
from reticle.demo.rules import RULES
from reticle.errors import UsageError


def test_every_page_fault_and_drift_has_its_module_and_no_module_is_left_over() -> None:
    assert {path.stem for path in (STATIC / "faults").glob("*.js")} == {
        fault.name for fault in FAULTS.values() if fault.page
    }
    assert {path.stem for path in (STATIC / "drifts").glob("*.js")} == set(DRIFTS)


def test_every_fault_acts_somewhere_and_says_what_it_does() -> None:
    for fault in FAULTS.values():
        assert fault.page or fault.reply or fault.write or fault.rules, fault.name
        assert fault.does.endswith(".")
        if fault.rules:
            changed = fault.rules(RULES)
            assert [each.name for each in fields(RULES) if getattr(RULES, each.name) != getattr(changed, each.name)]


def test_an_unknown_name_is_told_with_the_nearest_one() -> None:
    with pytest.raises(UsageError, match='no fault named "swalowed-500" \\(near: "swallowed-500"\\)'):
        get_faults(["swalowed-500"])
    with pytest.raises(UsageError, match='no drift named "germn" \\(near: "german"\\)'):
        get_drifts(["germn"])


async def _buy_with(data: Path, *faults: str) -> tuple[int, object]:
    async with open_shop(data, faults=faults) as client:
        await sign_in(client)
        return await buy(client)


def _orders(data: Path) -> set[tuple[object, ...]]:
    sql = (
        "SELECT number, user_id, sku, order_lines.quantity, total_cents FROM orders"
        " JOIN order_lines ON order_id = orders.id JOIN products ON products.id = product_id"
    )
    return set(rows(data, sql))


@pytest.mark.parametrize("name", ["wrong-row", "wrong-user", "lost-write"])
async def test_a_wrong_write_answers_like_a_healthy_shop(tmp_path: Path, name: str) -> None:
    healthy = await _buy_with(tmp_path / "healthy")
    assert await _buy_with(tmp_path / "sick", name) == healthy
    assert healthy[0] == 201
    [(number, user_id, sku, quantity, total)] = _orders(tmp_path / "healthy") - _orders(tmp_path / "sick")
    sick = _orders(tmp_path / "sick") - _orders(tmp_path / "healthy")
    assert (user_id, sku) == (1, MUG)
    if name == "wrong-row":
        [(*_, other, _, _)] = sick
        assert other != MUG
        assert sick == {(number, 1, other, quantity, total)}
    elif name == "wrong-user":
        assert sick == {(number, 2, MUG, quantity, total)}
    else:
        assert sick == set()
        assert rows(tmp_path / "sick", "SELECT count(*) FROM audit WHERE event = 'order-placed'") == [(3,)]


@pytest.mark.parametrize(("name", "status"), [("swallowed-500", 500), ("wrong-status", 200)])
async def test_a_refused_order_writes_nothing_and_other_requests_work(tmp_path: Path, name: str, status: int) -> None:
    async with open_shop(tmp_path, faults=(name,)) as client:
        await sign_in(client)
        assert (await ask(client, "POST", "/api/cart", {"sku": MUG}))[0] == 201
        before = dump(tmp_path)
        answered, said = await ask(client, "POST", "/api/orders", {})
        assert (answered, "error" in said) == (status, True)
        assert dump(tmp_path) == before


@pytest.mark.parametrize("kind", get_args(FaultClass))
def test_every_class_has_three_faults_and_wrong_writes_have_eight(kind: str) -> None:
    assert sum(fault.kind == kind for fault in FAULTS.values()) >= (8 if kind == "wrong-write" else 3)


def test_there_are_sixty_faults() -> None:
    assert len(FAULTS) >= 60
