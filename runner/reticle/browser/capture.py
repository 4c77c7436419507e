"""Pictures: one frame that stood still, or an honest refusal with the region that moves."""

from __future__ import annotations

import asyncio
import base64
import io
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reticle.browser.fonts import list_fonts
from reticle.browser.placed import list_placed
from reticle.browser.session import CdpSession, send_or_none
from reticle.browser.still import StillFrame, StillPage
from reticle.clock import SYSTEM, Clock
from reticle.errors import CaptureUnstableError, ObservationLostError, UsageError
from reticle.model.target import Box
from reticle.text import Redactor

if TYPE_CHECKING:
    from PIL.Image import Image

    from reticle.visual.elements import PlacedElement

TILE_PX = 8_000
"""Chromium draws into textures: past 16,384 device pixels a picture repeats or stays blank. Taller ones are tiled."""
HEIGHT_LIMIT_PX = 200_000
SETTLE_S = 3.0
MASK_COLOR = (255, 0, 255)


@dataclass(frozen=True, slots=True)
class CaptureOptions:
    """What to take: the viewport, the whole page, or a `clip` (CSS pixels of the document).

    `masks` are painted over, in CSS pixels of the document. `fonts` asks which platform fonts were really used.
    `elements` lists what lies where, by name (`testids` are the attributes that hold test ids). `settle_s` is how long
    to wait for two equal frames. `touch` says that the page's screen takes fingers.
    """

    clip: Box | None = None
    full_page: bool = False
    masks: tuple[Box, ...] = ()
    fonts: bool = True
    elements: bool = False
    testids: tuple[str, ...] = ()
    settle_s: float = SETTLE_S
    touch: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG of `width` × `height` device pixels at `scale` device pixels per CSS pixel.

    `region` is what it shows, in CSS pixels of the document; `masks` what was painted over, in CSS pixels of the
    picture; `fonts` the platform fonts that drew it; `elements` what lies where, when that was asked for.
    """

    png: bytes
    width: int
    height: int
    scale: float
    region: Box
    masks: tuple[Box, ...] = ()
    fonts: tuple[str, ...] = ()
    elements: tuple[PlacedElement, ...] = ()


@dataclass(frozen=True, slots=True)
class _Extent:
    width: float
    height: float
    view_width: float
    view_height: float
    x: float
    y: float
    scale: float


async def capture(
    sessions: Sequence[CdpSession], options: CaptureOptions, redactor: Redactor, *, clock: Clock = SYSTEM
) -> Picture:
    """Take a stable picture: two frames in a row are equal byte by byte.

    `sessions` are the page's own session and those of its cross-site frames. Finite animations are finished, endless
    ones stand at their start, caret and scrollbars are hidden, the pointer is outside; all of that is undone
    afterwards. Fields and texts that show a secret are painted over. Raises CaptureUnstableError with the region that
    moves, UsageError when the page is too tall to be taken whole.
    """
    page = StillPage(sessions)
    try:
        await page.prepare(lazy=options.full_page)
        shot = await _Shooter(page, options, redactor).shoot(clock)
        fonts = await list_fonts(page) if options.fonts else ()
        placed = await list_placed(page, shot.region, options.testids, redactor) if options.elements else ()
    finally:
        await page.thaw()
        await page.release()
    return Picture(shot.png, shot.width, shot.height, shot.scale, shot.region, shot.masks, fonts, placed)


class _Shooter:
    """Takes frames of one still page until two are equal."""

    def __init__(self, page: StillPage, options: CaptureOptions, redactor: Redactor) -> None:
        self._page = page
        self._options = options
        self._redactor = redactor

    async def shoot(self, clock: Clock) -> Picture:
        await self._page.freeze()
        region, extent = await self._region()
        masks = tuple(_inside((*self._options.masks, *await find_secrets(self._page, self._redactor)), region))
        deadline = clock.monotonic_s() + self._options.settle_s
        before = await self._frame(region, extent, masks)
        tries = 0
        while True:
            await self._page.freeze(closed_roots=tries > 0)
            after = await self._frame(region, extent, masks)
            if before == after:
                png = await _whole(after)
                width, height = _size_of(png)
                return Picture(png, width, height, extent.scale, region, masks)
            if clock.monotonic_s() >= deadline:
                moved = changed_box(await _whole(before), await _whole(after), extent.scale)
                raise CaptureUnstableError(
                    f"the picture does not stand still: {moved.w:g}x{moved.h:g} px at {moved.x:g},{moved.y:g} keep "
                    f"changing after {self._options.settle_s:g} s",
                    region=(int(moved.x), int(moved.y), int(moved.w), int(moved.h)),
                    hint='mask it ("mask": [target]) or freeze the page\'s clock',
                )
            before, tries = after, tries + 1

    async def snap(self) -> bytes:
        """Take one frame, whatever moves."""
        region, extent = await self._region()
        masks = _inside(await find_secrets(self._page, self._redactor), region)
        return await _whole(await self._frame(region, extent, masks))

    async def _frame(self, region: Box, extent: _Extent, masks: Sequence[Box]) -> list[bytes]:
        """Take one frame: its tiles from the top, or with something to paint over the one whole picture."""
        tiles = await self._take(region, extent)
        return [self._painted(await _whole(tiles), masks, region, extent.scale)] if masks else tiles

    async def _region(self) -> tuple[Box, _Extent]:
        top = next((frame for frame in self._page.frames if frame.is_top), None)
        found = await self._page.call(top, "extent()") if top else None
        if found is None:
            raise ObservationLostError("the page went away while its picture was taken", hint="run again")
        extent = _Extent(
            found["width"], found["height"], found["viewWidth"], found["viewHeight"], found["x"], found["y"],
            found["scale"],
        )  # fmt: skip
        if self._options.full_page:
            if extent.height * extent.scale > HEIGHT_LIMIT_PX:
                raise UsageError(
                    f"the page is {extent.height:g} px tall, a picture holds at most {HEIGHT_LIMIT_PX} device pixels",
                    hint="take an element or the viewport instead",
                )
            return Box(x=0, y=0, w=extent.width, h=extent.height), extent
        if self._options.clip is not None:
            return _whole_pixels(self._options.clip, extent.scale), extent
        return Box(x=extent.x, y=extent.y, w=extent.view_width, h=extent.view_height), extent

    async def _take(self, region: Box, extent: _Extent) -> list[bytes]:
        session = self._page.frames[0].session
        view = Box(x=extent.x, y=extent.y, w=extent.view_width, h=extent.view_height)
        if region == view:
            return [await _screenshot(session, None, beyond=False)]
        if extent.scale != 1:
            await self._repeat_emulation(session, extent)
        beyond = not _contains(view, region)
        if beyond:
            await self._page.hold()
        tile_height = max(1, math.floor(TILE_PX / extent.scale))
        if region.h <= tile_height:
            return [await self._beyond(session, region) if beyond else await _screenshot(session, region, beyond=False)]
        tiles = []
        top = region.y
        while top < region.y + region.h:
            height = min(tile_height, region.y + region.h - top)
            tiles.append(await self._beyond(session, Box(x=region.x, y=top, w=region.w, h=height)))
            top += height
        return tiles

    async def _beyond(self, session: CdpSession, region: Box) -> bytes:
        """Take what reaches out of view. The browser puts its emulation back after that, without the fingers."""
        png = await _screenshot(session, region, beyond=True)
        if self._options.touch:
            await send_or_none(session, "Emulation.setTouchEmulationEnabled", {"enabled": True})
        return png

    @staticmethod
    async def _repeat_emulation(session: CdpSession, extent: _Extent) -> None:
        """Say viewport and scale again on this session: a clip is drawn at the scale that its own session emulates, and
        it was Playwright's that set it."""
        metrics = {
            "width": int(extent.view_width), "height": int(extent.view_height), "deviceScaleFactor": extent.scale,
            "mobile": False,
        }  # fmt: skip
        await send_or_none(session, "Emulation.setDeviceMetricsOverride", metrics)

    @staticmethod
    def _painted(png: bytes, masks: Sequence[Box], region: Box, scale: float) -> bytes:
        """Paint the masks (CSS pixels of the picture) over a PNG."""
        from PIL import Image, ImageDraw

        image = Image.open(io.BytesIO(png)).convert("RGB")
        draw = ImageDraw.Draw(image)
        for box in masks:
            right, bottom = math.ceil((box.x + box.w) * scale) - 1, math.ceil((box.y + box.h) * scale) - 1
            draw.rectangle((math.floor(box.x * scale), math.floor(box.y * scale), right, bottom), fill=MASK_COLOR)
        return _encoded(image)


async def screenshot(sessions: Sequence[CdpSession], redactor: Redactor) -> bytes:
    """Take the viewport as it is this moment, secrets painted over: evidence for people, nothing to compare."""
    page = StillPage(sessions)
    try:
        await page.find_frames()
        options = CaptureOptions(fonts=False)
        return await _Shooter(page, options, redactor).snap()
    finally:
        await page.release()


async def outer_html(sessions: Sequence[CdpSession], redactor: Redactor) -> str:
    """Return the top document's HTML as it stands, redacted; values of password fields never are in it."""
    page = StillPage(sessions)
    await page.find_frames()
    found = await page.call(page.frames[0], "document.documentElement.outerHTML") if page.frames else None
    if found is None:
        raise ObservationLostError("the page went away while its document was read", hint="run again")
    return redactor.text(str(found))


async def find_secrets(page: StillPage, redactor: Redactor) -> list[Box]:
    """Return boxes (CSS pixels of the top document) that show a secret: fields of that kind, and texts that would be
    redacted in the log. A frame that shows one is covered whole."""
    found: list[Box] = []
    for frame in page.frames:
        boxes = [_box(item) for item in await page.call(frame, "secretFields()") or ()]
        text = str(await page.call(frame, "texts()") or "")
        if redactor.text(text) != text or any(redactor.text(line) != line for line in text.splitlines()):
            for item in await page.call(frame, "textBoxes()") or ():
                if redactor.text(item["text"]) != item["text"]:
                    boxes.append(_box(item))
        if boxes and not frame.is_top:
            boxes = await _frame_box(page, frame)
        found += boxes
    return found


def changed_box(before: bytes, after: bytes, scale: float) -> Box:
    """Return the rectangle (CSS pixels) in which two PNGs differ; the whole picture when their sizes do."""
    from PIL import Image, ImageChops

    one, two = (Image.open(io.BytesIO(png)).convert("RGB") for png in (before, after))
    box = ImageChops.difference(one, two).getbbox() if one.size == two.size else (0, 0, *two.size)
    left, top, right, bottom = box or (0, 0, 0, 0)
    return Box(x=left / scale, y=top / scale, w=(right - left) / scale, h=(bottom - top) / scale)


async def _screenshot(session: CdpSession, clip: Box | None, *, beyond: bool) -> bytes:
    from playwright.async_api import Error

    asked: dict[str, object] = {"format": "png", "optimizeForSpeed": True, "captureBeyondViewport": beyond}
    if clip is not None:
        asked["clip"] = {"x": clip.x, "y": clip.y, "width": clip.w, "height": clip.h, "scale": 1}
    try:
        found = await session.send("Page.captureScreenshot", asked)
    except Error as failed:
        raise ObservationLostError(f"no picture could be taken: {str(failed).splitlines()[0]}") from None
    return base64.b64decode(found["data"])


async def _frame_box(page: StillPage, frame: StillFrame) -> list[Box]:
    top = page.frames[0]
    extent = await page.call(top, "extent()") or {"x": 0, "y": 0, "viewWidth": 0, "viewHeight": 0}
    for session in page.sessions:
        owner = await send_or_none(session, "DOM.getFrameOwner", {"frameId": frame.frame_id})
        if owner is None:
            continue
        model = await send_or_none(session, "DOM.getBoxModel", {"backendNodeId": owner["backendNodeId"]})
        if model is not None and session is page.sessions[0]:
            xs, ys = model["model"]["border"][0::2], model["model"]["border"][1::2]
            return [Box(x=min(xs) + extent["x"], y=min(ys) + extent["y"], w=max(xs) - min(xs), h=max(ys) - min(ys))]
    return [Box(x=extent["x"], y=extent["y"], w=extent["viewWidth"], h=extent["viewHeight"])]


def _box(item: dict[str, float]) -> Box:
    return Box(x=item["x"], y=item["y"], w=item["width"], h=item["height"])


def _whole_pixels(box: Box, scale: float) -> Box:
    """Grow a box to whole device pixels, so that an element's picture has the same size wherever it stands."""
    left, top = math.floor(box.x * scale + 1e-6) / scale, math.floor(box.y * scale + 1e-6) / scale
    right, bottom = math.ceil((box.x + box.w) * scale - 1e-6) / scale, math.ceil((box.y + box.h) * scale - 1e-6) / scale
    return Box(x=left, y=top, w=max(right - left, 1 / scale), h=max(bottom - top, 1 / scale))


def _contains(outer: Box, inner: Box) -> bool:
    return (
        inner.x >= outer.x
        and inner.y >= outer.y
        and inner.x + inner.w <= outer.x + outer.w
        and inner.y + inner.h <= outer.y + outer.h
    )


def _inside(boxes: Sequence[Box], region: Box) -> list[Box]:
    """Return the parts of `boxes` that lie in `region`, in CSS pixels of the picture."""
    found = []
    for box in boxes:
        left, top = max(box.x, region.x), max(box.y, region.y)
        right, bottom = min(box.x + box.w, region.x + region.w), min(box.y + box.h, region.y + region.h)
        if right > left and bottom > top:
            found.append(Box(x=left - region.x, y=top - region.y, w=right - left, h=bottom - top))
    return found


async def _whole(tiles: Sequence[bytes]) -> bytes:
    return tiles[0] if len(tiles) == 1 else await asyncio.to_thread(_stack, tiles)


def _stack(tiles: Sequence[bytes]) -> bytes:
    from PIL import Image

    images = [Image.open(io.BytesIO(tile)).convert("RGB") for tile in tiles]
    whole = Image.new("RGB", (images[0].width, sum(image.height for image in images)))
    top = 0
    for image in images:
        whole.paste(image, (0, top))
        top += image.height
    return _encoded(whole)


def _encoded(image: Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=3)
    return out.getvalue()


def _size_of(png: bytes) -> tuple[int, int]:
    """Read width and height from the PNG's header (bytes 16 to 24)."""
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")
