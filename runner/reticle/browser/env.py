"""The rendering environment as a short hash: same hash, same pixels for the same page."""

from __future__ import annotations

import base64
import hashlib
import io
from importlib.resources import files
from typing import TYPE_CHECKING

from reticle.browser.session import CdpSession
from reticle.errors import ObservationLostError

if TYPE_CHECKING:
    from playwright.async_api import Browser as PlaywrightBrowser

WIDTH, HEIGHT = 480, 260
FONT = ("demo", "static", "fonts", "figtree.woff2")
_TEXT = "Hamburgefonstiv 0123456789 ÄÖß čřž Ωж €"
_FAMILIES = ("serif", "sans-serif", "monospace", "cursive", "system-ui")


async def probe_rendering(browser: PlaywrightBrowser) -> str:
    """Draw one fixed element and return eight hex digits of a digest of its pixels.

    Viewport and scale are pinned; the element shows generic font families, the package's own font, a gradient, a
    shadow, round corners and a form control. The browser's build string has no part in it: an update that renders the
    same keeps its baselines.
    """
    from playwright.async_api import Error

    context = await browser.new_context(
        viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=1, locale="en-US", timezone_id="UTC",
        color_scheme="light",
    )  # fmt: skip
    try:
        page = await context.new_page()
        session: CdpSession = await context.new_cdp_session(page)
        png = await _draw(session)
    except Error as failed:
        raise ObservationLostError(f"the rendering probe failed: {str(failed).splitlines()[0]}") from None
    finally:
        await context.close()
    return digest(png)


def digest(png: bytes) -> str:
    """Return eight hex digits over a PNG's pixels (not its bytes: encoders differ)."""
    from PIL import Image

    image = Image.open(io.BytesIO(png)).convert("RGB")
    return hashlib.sha256(f"{image.size}".encode() + image.tobytes()).hexdigest()[:8]


async def _draw(session: CdpSession) -> bytes:
    tree = await session.send("Page.getFrameTree")
    frame_id = tree["frameTree"]["frame"]["id"]
    await session.send("Page.setDocumentContent", {"frameId": frame_id, "html": probe_html()})
    ready = "document.fonts.load('16px probe').then(() => document.fonts.ready).then(() => true)"
    await session.send("Runtime.evaluate", {"expression": ready, "awaitPromise": True, "returnByValue": True})
    clip = {"x": 0, "y": 0, "width": WIDTH, "height": HEIGHT, "scale": 1}
    found = await session.send("Page.captureScreenshot", {"format": "png", "clip": clip})
    return base64.b64decode(found["data"])


def probe_html() -> str:
    """Return the probe's document."""
    lines = "".join(f'<p style="font:16px {family}">{_TEXT}</p>' for family in _FAMILIES)
    own, face = files("reticle").joinpath(*FONT), ""
    if own.is_file():
        data = base64.b64encode(own.read_bytes()).decode("ascii")
        face = f"@font-face{{font-family:probe;src:url(data:font/woff2;base64,{data})}}"
    return f"""<!doctype html><meta charset="utf-8"><style>{face}
      body {{ margin: 0; background: #fff; color: #123 }} p {{ margin: 4px 8px; white-space: nowrap }}
      .box {{ margin: 8px; height: 40px; border-radius: 9px; background: linear-gradient(90deg, #e24, #28c);
        box-shadow: 0 2px 5px #0006; transform: rotate(1deg) }}
      input {{ margin: 4px 8px; caret-color: transparent }}</style>
      {lines}<p style="font:16px probe, serif">{_TEXT}</p><div class="box"></div>
      <input type="checkbox" checked><input value="field" size="8"><button>Button</button>"""
