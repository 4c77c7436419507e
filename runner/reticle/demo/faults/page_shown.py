"""Faults of the page in what it shows and in what it lets a person do."""

from __future__ import annotations

from reticle.demo.faults.base import Fault

FAULTS = (
    Fault(
        name="wrong-date",
        kind="wrong-page",
        does="The stored order is right, but the receipt says that it was placed the day before.",
        channel="text",
        page=True,
    ),
    Fault(
        name="wrong-address",
        kind="wrong-page",
        does="The stored order is right, but the receipt shows another house number.",
        channel="text",
        page=True,
    ),
    Fault(
        name="wrong-line-total",
        kind="wrong-page",
        does="A line of the cart shows the price of one piece, however many there are.",
        channel="text",
        page=True,
    ),
    Fault(
        name="dead-remove",
        kind="silent-removal",
        does="The button that takes a product out of the cart does nothing.",
        channel="net",
        page=True,
    ),
    Fault(
        name="dead-undo",
        kind="silent-removal",
        does="The button that puts a removed product back does nothing.",
        channel="net",
        page=True,
    ),
    Fault(
        name="no-coupon",
        kind="silent-removal",
        does="There is no place to enter a coupon any more.",
        channel="element",
        page=True,
    ),
    Fault(
        name="rejected-promise",
        kind="console",
        does="A promise of the button that puts a product in the cart is rejected, uncaught.",
        channel="error",
        page=True,
    ),
    Fault(
        name="toast-flash",
        kind="timing",
        does="Messages in the corner are gone before they can be read.",
        channel="element",
        page=True,
    ),
    Fault(
        name="layout-shift",
        kind="performance",
        does="A banner pushes the page down 300 ms after it was shown.",
        channel="perf",
        page=True,
    ),
    Fault(
        name="long-task",
        kind="performance",
        does="The page stands still for half a second when a product is put in the cart.",
        channel="perf",
        page=True,
    ),
    Fault(
        name="late-content",
        kind="performance",
        does="What a page is about is shown four seconds after the rest.",
        channel="perf",
        page=True,
    ),
    Fault(
        name="unlabelled-control",
        kind="accessibility",
        does="Search field and quantities have no label any more.",
        channel="a11y",
        page=True,
    ),
    Fault(
        name="missing-alt",
        kind="accessibility",
        does="Pictures have no text for those who cannot see them.",
        channel="a11y",
        page=True,
    ),
    Fault(
        name="pale-text",
        kind="accessibility",
        does="Quiet texts are too pale to be read by many.",
        channel="a11y",
        page=True,
    ),
    Fault(
        name="rating-wrong",
        kind="deep-dom",
        does="The stars inside the shadow root of a rating are one too many.",
        channel="element",
        page=True,
    ),
    Fault(
        name="star-off-by-one",
        kind="deep-dom",
        does="The star that is chosen inside the shadow root counts as the one before it.",
        channel="net",
        page=True,
    ),
    Fault(
        name="map-dead",
        kind="deep-dom",
        does="The places on the delivery map, in its frame, do nothing.",
        channel="signal",
        page=True,
    ),
    Fault(
        name="map-wrong-point",
        kind="deep-dom",
        does="The page takes another place than the one chosen on the map in its frame.",
        channel="signal",
        page=True,
    ),
)
