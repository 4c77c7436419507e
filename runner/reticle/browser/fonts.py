"""Which platform fonts Chromium really used: a probe of the machine alone is blind to a missing font of the app."""

from __future__ import annotations

from reticle.browser.session import send_or_none
from reticle.browser.still import StillPage

SAMPLES = 40


async def list_fonts(page: StillPage) -> tuple[str, ...]:
    """Return the family names that drew the page's text, sorted; web fonts are marked `(web)`.

    One element is asked for each way that text is set (family, weight, style, script), up to 40 a frame.
    """
    names: set[str] = set()
    for frame in page.frames:
        await send_or_none(frame.session, "DOM.getDocument", {"depth": 0})
        for object_id in await page.objects(frame, f"fontSamples({SAMPLES})"):
            node = await send_or_none(frame.session, "DOM.requestNode", {"objectId": object_id})
            if node is None or not node["nodeId"]:
                continue
            used = await send_or_none(frame.session, "CSS.getPlatformFontsForNode", {"nodeId": node["nodeId"]})
            for font in used["fonts"] if used else ():
                names.add(font["familyName"] + (" (web)" if font.get("isCustomFont") else ""))
    return tuple(sorted(names))
