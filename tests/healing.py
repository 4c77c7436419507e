"""A project over the demo shop for healing: flows whose expectations survive any markup, the shop with drifts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from harness import Project

FLOWS = ("sign-in", "buy", "turn-page")
MUG = "mug-camp-oat"


def config(drifts: Sequence[str] = (), faults: Sequence[str] = (), *, timeout_s: float = 10, reset: bool = True) -> str:
    """Return reticle.toml for a shop with these drifts and faults."""
    planted = "".join(f" --drift {name}" for name in drifts) + "".join(f" --fault {name}" for name in faults)
    return (
        '[app]\nurl = "http://127.0.0.1:{port}"\n' + ('reset = ["POST /__reset"]\n' if reset else "") + "\n"
        "[[app.process]]\n"
        'name = "shop"\nstart = "reticle demo serve --port {port} --data {workdir} --now {now} --allow-reset'
        f'{planted}"\n'
        f'ready = "/healthz"\n\n[flows]\nstep_timeout_s = {timeout_s}\n'
    )


def flow(
    name: str, steps: list[dict[str, Any]], start: dict[str, Any], success: list[Any] | None = None
) -> dict[str, Any]:
    """Return a flow file."""
    made: dict[str, Any] = {
        "version": 1,
        "name": name,
        "intent": f"Somebody does {name}",
        "start": start,
        "steps": steps,
    }
    if success:
        made["success"] = {"kind": "allOf", "predicates": success}
    return made


def click(target: dict[str, Any], *expect: dict[str, Any]) -> dict[str, Any]:
    """Return a click that is expected to do something."""
    made: dict[str, Any] = {"action": "click", "target": target}
    if expect:
        made["expect"] = expect[0] if len(expect) == 1 else {"kind": "allOf", "predicates": list(expect)}
    return made


def fill(target: dict[str, Any], value: str) -> dict[str, Any]:
    """Return a step that fills a field."""
    return {"action": "fill", "target": target, "args": {"value": value}}


def net(method: str, path: str, status: int) -> dict[str, Any]:
    """Expect one such request."""
    return {"kind": "net", "method": method, "path": path, "status": status, "count": 1}


def sign_in(*, by: str) -> dict[str, Any]:
    """Return the flow that signs in; `by` says what its targets name."""
    targets = {
        "testid": [{"testid": "email"}, {"testid": "password"}, {"testid": "sign-in"}],
        "words": [{"label": "Email"}, {"label": "Password"}, {"role": "button", "name": "Sign in"}],
    }[by]
    steps = [
        fill(targets[0], "ada@example.test"),
        fill(targets[1], "correct-mug-42"),
        click(targets[2], net("POST", "/api/session", 201), {"kind": "route", "pathname": "/"}),
    ]
    user = {"kind": "state", "store": "shop", "path": "user.email", "equals": "ada@example.test"}
    return flow("sign-in", steps, {"path": "/sign-in"}, [user])


def buy(*, by: str) -> dict[str, Any]:
    """Return the flow that buys one mug."""

    def named(testid: str, **words: str) -> dict[str, Any]:
        return {"testid": testid} if by == "testid" else dict(words)

    steps = [
        click(named(f"add-{MUG}", role="button", name="Add to cart: Camp mug, oat"), net("POST", "/api/cart", 201)),
        click(named("cart-link", role="link", name="Cart, 1 item"), {"kind": "route", "pathname": "/cart"}),
        click(named("checkout", role="link", name="Go to checkout"), {"kind": "route", "pathname": "/checkout"}),
        fill(named("street", label="Street and number"), "12 Harbour Lane"),
        fill(named("postcode", label="Postcode"), "10115"),
        fill(named("city", label="City"), "Berlin"),
        {"action": "select", "target": named("country", label="Country"), "args": {"value": "DE"}},
        {"action": "check", "target": named("terms", role="checkbox", name="I accept the terms of sale")},
        click(
            named("place-order", role="button", name="Place order"),
            net("POST", "/api/orders", 201), {"kind": "signal", "name": "order:placed", "count": 1},
            {"kind": "route", "contains": "/receipt/"},
        ),
    ]  # fmt: skip
    empty = {"kind": "state", "store": "shop", "path": "cart.count", "equals": 0}
    city = {
        "kind": "net",
        "method": "POST",
        "path": "/api/orders",
        "requestMatches": {"street": "12 Harbour Lane", "postcode": "10115", "city": "Berlin", "country": "DE"},
    }
    return flow("buy", steps, {"path": "/?q=camp+mug", "setup": ["sign-in"]}, [empty, city])


def turn_page(*, by: str) -> dict[str, Any]:
    """Return the flow that turns to the second page of the results."""
    target = {"testid": "page-2"} if by == "testid" else {"role": "link", "name": "Page 2"}
    seen = {"kind": "state", "store": "shop", "path": "catalogue.page", "equals": 2}
    return flow(
        "turn-page", [click(target, {"kind": "url", "query": {"q": "mug", "page": "2"}})], {"path": "/?q=mug"}, [seen]
    )


def project(folder: Path, *, by: str, names: Sequence[str] = FLOWS, drifts: Sequence[str] = ()) -> Project:
    """Return a project with flows that have no fingerprints yet."""
    makers = {"sign-in": sign_in, "buy": buy, "turn-page": turn_page}
    files: dict[str, Any] = {f"flows/{name}.json": makers[name](by=by) for name in names}
    return Project(folder, {"reticle.toml": config(drifts), **files})


def steps_of(text: str) -> list[dict[str, Any]]:
    """Return the steps of a flow file."""
    import json

    made: list[dict[str, Any]] = json.loads(text)["steps"]
    return made


def without_heal(flow_file: Mapping[str, Any]) -> dict[str, Any]:
    """Return a flow without what healing may write."""
    made = dict(flow_file)
    made["steps"] = [
        {key: value for key, value in step.items() if key not in ("target", "fingerprint", "healed")}
        for step in flow_file["steps"]
    ]
    return made
