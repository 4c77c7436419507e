"""Small drawn pages for the tests of pictures."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image, ImageDraw

if TYPE_CHECKING:
    from reticle.visual.decode import Rgba

WHITE = (255, 255, 255)
BUTTON = (40, 180, 120, 32)
"""Left, top, width, height of the button on `draw_page`."""


def draw_page(
    width: int = 480,
    height: int = 320,
    *,
    button: tuple[int, int, int] = (0, 90, 200),
    shift: tuple[int, int] = (0, 0),
    total: str = "1001.00",
    border: tuple[int, int, int] = (200, 200, 205),
) -> Rgba:
    """Return a page with lines of text, a bordered card and a button with a label."""
    image = Image.new("RGB", (width, height), WHITE)
    draw = ImageDraw.Draw(image)
    for row in range(8):
        draw.text((40, 16 + row * 18), f"row {row} total {total if row == 5 else '1001.00'} EUR", fill=(20, 20, 20))
    draw.rectangle((280, 20, 440, 120), outline=border, fill=(250, 250, 252))
    left, top, across, down = BUTTON[0] + shift[0], BUTTON[1] + shift[1], BUTTON[2], BUTTON[3]
    draw.rectangle((left, top, left + across - 1, top + down - 1), fill=button)
    draw.text((left + 30, top + 10), "Pay now", fill=WHITE)
    return np.dstack([np.asarray(image), np.full((height, width), 255, dtype=np.uint8)])


def png_of(pixels: Rgba | Image.Image, mode: str | None = None) -> bytes:
    """Return the PNG of pixels, in another colour type when `mode` is given."""
    image = pixels if isinstance(pixels, Image.Image) else Image.fromarray(pixels)
    out = io.BytesIO()
    (image.convert(mode) if mode else image).save(out, "PNG")
    return out.getvalue()
