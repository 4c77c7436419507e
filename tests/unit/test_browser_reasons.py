"""Why a browser did not start, in one line."""

from __future__ import annotations

import pytest

from reticle.browser.launch import start_reason_of


@pytest.mark.parametrize(
    "text",
    [
        "BrowserType.launch: Target page, context or browser has been closed\nCall log:\n"
        "- [pid=7][err] /usr/bin/chromium: 9: [: 2527: unexpected operator",
        "BrowserType.launch: x\n- [pid=7] <gracefully close start>",
    ],
)
def test_a_browser_that_was_killed_while_it_started_is_told_as_that(text: str) -> None:
    assert start_reason_of(text).startswith("it ended while it was starting")


def test_the_browsers_own_error_line_is_told_when_there_is_one() -> None:
    text = "BrowserType.launch: has been closed\n- [pid=7][err] [7:7] ERROR:zygote.cc(99)] Running as root"
    assert "Running as root" in start_reason_of(text)
