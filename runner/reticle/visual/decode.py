"""PNG bytes to pixels and back, with limits against hostile pictures.

A picture is an array of shape (height, width, 4), uint8, red green blue alpha, alpha not premultiplied.
"""

from __future__ import annotations

import io
import struct
from typing import TYPE_CHECKING, TypeAlias

from reticle.errors import InputError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Rgba: TypeAlias = NDArray[np.uint8]
    Words: TypeAlias = NDArray[np.uint32]
    Mask: TypeAlias = NDArray[np.bool_]

SIGNATURE = b"\x89PNG\r\n\x1a\n"
MAX_PIXELS = 160_000_000
"""A full page of 24,000 CSS pixels at 1280 and scale 2 has 123 million."""
MAX_SIDE = 65_500
MAX_BYTES = 256 * 1024 * 1024


def read_size(png: bytes, *, what: str = "picture") -> tuple[int, int]:
    """Return (width, height) in pixels from the header alone. Raises InputError for what is no PNG or too large."""
    if len(png) < 33 or png[:8] != SIGNATURE or png[12:16] != b"IHDR":
        found = "an empty file" if not png else f"{len(png)} bytes that start with {png[:8]!r}"
        raise InputError(f"{what} is no PNG: found {found}", hint="take the picture again")
    width, height = struct.unpack(">II", png[16:24])
    if not width or not height:
        raise InputError(f"{what} is a PNG of {width}x{height} pixels", hint="take the picture again")
    if width > MAX_SIDE or height > MAX_SIDE or width * height > MAX_PIXELS or len(png) > MAX_BYTES:
        raise InputError(
            f"{what} is too large to compare: {width}x{height} pixels in {len(png)} bytes, "
            f"at most {MAX_PIXELS // 1_000_000} million pixels, {MAX_SIDE} a side",
            hint="take the element or the viewport in place of the full page",
        )
    return width, height


def decode(png: bytes, *, what: str = "picture") -> Rgba:
    """Return the pixels of a PNG, any colour type and depth, as RGBA. Raises InputError for a broken or huge file."""
    import numpy as np
    from PIL import PngImagePlugin

    read_size(png, what=what)
    try:
        # The reader itself, not Image.open, whose bomb check warns at half of what a long page needs; ours is above.
        with PngImagePlugin.PngImageFile(io.BytesIO(png)) as image:
            image.load()
            if image.mode.startswith("I"):
                grey = (np.asarray(image).astype(np.uint32) >> 8).astype(np.uint8)
                return np.dstack([grey, grey, grey, np.full_like(grey, 255)])
            return np.asarray(image if image.mode == "RGBA" else image.convert("RGBA"))
    except (OSError, SyntaxError, ValueError, EOFError, struct.error, IndexError) as broken:
        raise InputError(f"{what} is a damaged PNG: {broken}", hint="take the picture again") from None


def encode(pixels: Rgba) -> bytes:
    """Return the PNG of a picture; opaque pictures are written without alpha. The bytes depend on the pixels alone."""
    from PIL import Image

    out = io.BytesIO()
    opaque = bool((pixels[..., 3] == 255).all())
    image = Image.fromarray(pixels if not opaque else pixels[..., :3].copy())
    image.save(out, "PNG", compress_level=4)
    return out.getvalue()


def words(pixels: Rgba) -> Words:
    """View a picture as one 32-bit word a pixel, shape (height, width). Copies only when it is not contiguous."""
    import numpy as np

    return np.ascontiguousarray(pixels).view(np.uint32)[..., 0]


def is_opaque(pixels: Rgba) -> bool:
    """Tell whether no pixel lets anything through."""
    return bool((pixels[..., 3] == 255).all())


def lay_on(pixels: Rgba, level: int) -> Rgba:
    """Lay a picture on a grey of `level` (0 black, 255 white) and return it opaque.

    Two pictures look alike when they do on white and on black; a comparison on white alone would take clear for
    white, one on black would take clear for black. What is fully clear has no colour, whatever its bytes say.
    """
    import numpy as np

    colour = pixels[..., :3].astype(np.uint32)
    alpha = pixels[..., 3:4].astype(np.uint32)
    laid = (colour * alpha + level * (255 - alpha) + 127) // 255
    out = np.full_like(pixels, 255)
    out[..., :3] = laid
    return out
