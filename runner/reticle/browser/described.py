"""What is told of a request when it leaves."""

from __future__ import annotations

from collections.abc import Callable, Collection

from reticle.browser.bodies import parse_request_body
from reticle.browser.causes import is_of_acted_frame, is_sent_home, stack_of
from reticle.browser.exchange import Exchange, header, initiator_place, telling_headers
from reticle.browser.operations import find_operation
from reticle.browser.recorder import ActionWindow
from reticle.browser.session import Params
from reticle.model.event import NetRequest


def describe(
    exchange: Exchange,
    params: Params,
    before: Exchange | None,
    *,
    map_url: Callable[[str], str],
    window: ActionWindow | None,
    own: Collection[str],
) -> NetRequest:
    """Turn a `Network.requestWillBeSent` into what the log tells of it.

    `before` is the hop that it was redirected from, `map_url` says what the repository calls a script, `window` is the
    action's that is open, `own` are the app's origins.
    """
    request = params["request"]
    headers = request.get("headers", {})
    content_type = header(headers, "content-type") or ""
    body = parse_request_body(request.get("postData"), content_type)
    operation = find_operation(exchange.method, exchange.url, body, content_type)
    return NetRequest(
        id=exchange.id,
        method=exchange.method,
        url=exchange.url,
        mutating=operation.mutating,
        channel=exchange.channel,
        resource=exchange.resource,
        operation=operation.name,
        body=body,
        headers=telling_headers(headers),
        initiator=initiator_place(params.get("initiator", {}), map_url=map_url),
        keepalive=exchange.channel == "beacon",
        redirected_from=before.id if before else None,
        own_origin=exchange.own_origin,
        acted_in=is_of_acted_frame(params, window),
        third_party=is_sent_home(stack_of(params.get("initiator", {}).get("stack")), exchange.url, own),
        idempotency_key=header(headers, "idempotency-key", "x-idempotency-key"),
    )
