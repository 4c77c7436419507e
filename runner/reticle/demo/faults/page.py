"""Faults that live in the page alone."""

from __future__ import annotations

from reticle.demo.faults.base import Fault

FAULTS = (
    Fault(
        name="double-submit",
        kind="duplicate-work",
        does="The same order is sent a second time 250 ms after the first; two orders are stored.",
        channel="net",
        spoils=True,
        page=True,
    ),
    Fault(
        name="right-row-wrong-page",
        kind="wrong-page",
        does="The stored order is right, but the receipt shows the total without delivery.",
        channel="text",
        page=True,
    ),
    Fault(
        name="console-error",
        kind="console",
        does="300 ms after the order was answered the page logs an error to the console.",
        channel="console",
        page=True,
    ),
    Fault(
        name="uncaught-error",
        kind="console",
        does="The handler of the button that puts a product in the cart throws after its work.",
        channel="error",
        page=True,
    ),
    Fault(
        name="missing-signal",
        kind="signal",
        does="The signal order:placed is no longer sent.",
        channel="signal",
        page=True,
    ),
    Fault(
        name="stale-store",
        kind="state",
        does="The page's store keeps the old cart count; the header shows the right one.",
        channel="state",
        page=True,
    ),
    Fault(
        name="dead-button",
        kind="silent-removal",
        does="The button that puts a product in the cart does nothing.",
        channel="net",
        page=True,
    ),
    Fault(
        name="visual-colour",
        kind="visual",
        does="The main buttons and prices lost their colour.",
        channel="visual",
        page=True,
    ),
    Fault(
        name="visual-shift",
        kind="visual",
        does="The order summary and the product pictures moved 14 pixels to the right.",
        channel="visual",
        page=True,
    ),
    Fault(
        name="route-missing",
        kind="routing",
        does="The receipt is shown, but the address stays that of the checkout.",
        channel="route",
        page=True,
    ),
)
