"""What Chromium is started with."""

from __future__ import annotations

import pytest

from reticle.browser.launch import QUIET_ARGS, UNSEEN_ARGS, LaunchOptions, launch_args


@pytest.mark.parametrize("headless", [True, False])
def test_only_a_window_that_nobody_sees_unfolds_at_once(headless: bool) -> None:
    given = launch_args(LaunchOptions(headless=headless, args=("--mine",)))
    assert set(UNSEEN_ARGS).issubset(given) is headless
    assert set(QUIET_ARGS).issubset(given)
    assert given[-1] == "--mine"  # what the user says comes last and counts
