"""The galleries: components of real UI libraries in their states (tests/galleries), served and waited for."""

from __future__ import annotations

from pathlib import Path

from served_pages import Site

from reticle.browser.tab import Tab

PAGES = Path(__file__).parents[1] / "galleries" / "pages"
DASHBOARD = Path(__file__).parent / "pages" / "dashboard"
"""Made with MUI, for looks at a page (tests/bundles/dashboard)."""
DASHBOARD_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Orders</title><div id="root"></div>
<script src="dashboard.js"></script>"""
GALLERIES = ["dashboard", *sorted(path.stem for path in PAGES.glob("*.html"))]
KINDS = {".html": "text/html", ".js": "text/javascript", ".css": "text/css"}
AT_REST = """async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const said = (root) => [...root.querySelectorAll('*')].reduce(
    (text, el) => text + (el.shadowRoot ? said(el.shadowRoot) : ''), root.innerHTML ?? root.documentElement.outerHTML);
  await document.fonts.ready;
  for (let last = '', same = 0, frames = 0; same < 12 && frames < 300; frames++, await frame()) {
    for (const one of document.getAnimations()) {
      if (Number.isFinite(one.effect.getComputedTiming().endTime)) one.finish();
    }
    const now = said(document);
    same = now === last ? same + 1 : 0;
    last = now;
  }
}"""
"""Waits until custom elements are drawn and nothing changes for a while, in frames; some pages never stand still."""


def serve_folder(site: Site, folder: Path, at: str = "") -> None:
    """Serve the pages of a folder, with and without their `.html`, and what stands beside them."""
    for path in folder.iterdir():
        if path.suffix in KINDS:
            text = path.read_text(encoding="utf-8")
            for name in {path.name, path.name.removesuffix(".html")}:
                site.text(f"{at}/{name}", text, KINDS[path.suffix])


async def open_gallery(tab: Tab, site: Site, name: str) -> None:
    """Open a gallery and wait until it stands still."""
    serve_folder(site, PAGES)
    serve_folder(site, DASHBOARD)
    site.text("/dashboard.html", DASHBOARD_PAGE, "text/html")
    await tab.open(f"{site.url}/{name}.html")
    await at_rest(tab)


async def at_rest(tab: Tab) -> None:
    """Wait until a page stands still."""
    await tab.page.evaluate(AT_REST)
