"""The pages on which a recorder is tried, one complaint a page, and what stands beside them."""

from __future__ import annotations

from pathlib import Path

from served_pages import Site

PAGES = Path(__file__).parent / "pages" / "record"
WIDGETS = PAGES.parent / "bundles"


def serve(site: Site, name: str) -> str:
    """Serve the page `name`, every other page of the folder and widgets of others; return its address.

    `OTHER` in a page is the site under another name: frames from there are of another process.
    """
    other = site.url.replace("127.0.0.1", "localhost")
    for path in PAGES.glob("*.html"):
        site.html(f"/{path.stem}", path.read_text(encoding="utf-8").replace("OTHER", other))
    for path in WIDGETS.glob("widget-*"):
        site.text(f"/{path.name}", path.read_text("utf-8"), "text/javascript" if path.suffix == ".js" else "text/css")
    return f"{site.url}/{name}"
