"""Show an address in the person's own browser, where there is one to be seen."""

from __future__ import annotations

import os
import sys
import webbrowser


def open_page(url: str) -> bool:
    """Open `url`; False when no browser can be seen here. `BROWSER` names another one, as everywhere."""
    sees = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    )
    return sees and webbrowser.open(url)
