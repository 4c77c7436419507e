"""The plain script's surroundings: pytest-playwright with the Chromium that reticle finds, one shop for all tests."""

from __future__ import annotations

import os
import urllib.request
from typing import Any

import pytest

URL = os.environ["SHOP_URL"]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the same Chromium."""
    args = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return {**browser_type_launch_args, "executable_path": os.environ["SHOP_BROWSER"], "args": args}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Make every context look alike."""
    viewport = {"width": 1280, "height": 800}
    return {**browser_context_args, "base_url": URL, "viewport": viewport, "locale": "en-US", "timezone_id": "UTC"}


@pytest.fixture(autouse=True)
def fresh_shop() -> None:
    """Reset the shop before every test."""
    urllib.request.urlopen(urllib.request.Request(f"{URL}/__reset", data=b"")).read()
