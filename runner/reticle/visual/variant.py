"""Names of a picture's variants and files: `1280x800`, `390x844@2-dark`, `<variant>.<env>.png`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from reticle.errors import InputError

_VARIANT = re.compile(r"(?P<w>[1-9]\d{0,4})x(?P<h>[1-9]\d{0,4})(?:@(?P<scale>\d+(?:\.\d+)?))?(?P<dark>-dark)?")
_STEM = re.compile(r"(?P<variant>.+)\.(?P<env>[A-Za-z0-9_-]+)")


@dataclass(frozen=True, slots=True)
class Variant:
    """Viewport in CSS pixels, device pixels per CSS pixel, and colour scheme."""

    width: int
    height: int
    scale: float = 1.0
    color_scheme: Literal["light", "dark"] = "light"

    def __str__(self) -> str:
        scale = "" if self.scale == 1 else f"@{self.scale:g}"
        return f"{self.width}x{self.height}{scale}{'-dark' if self.color_scheme == 'dark' else ''}"

    def stem(self, env: str) -> str:
        """Return the name of a baseline's files without the ending."""
        return f"{self}.{env}"


def parse_variant(text: str) -> Variant:
    """Read `390x844@2-dark`; a viewport such as `1280x800` is a variant too. Raises InputError."""
    found = _VARIANT.fullmatch(text)
    if not found:
        raise InputError(f'"{text}" is no variant of a picture', hint="like 1280x800, 390x844@2 or 390x844-dark")
    scale = float(found["scale"] or 1)
    if not 0 < scale <= 8:
        raise InputError(f'the scale in "{text}" is not between 0 and 8')
    return Variant(int(found["w"]), int(found["h"]), scale, "dark" if found["dark"] else "light")


def parse_stem(stem: str) -> tuple[Variant, str]:
    """Read a file name without its ending: `1280x800.k3f9ab` → variant and environment. Raises InputError."""
    found = _STEM.fullmatch(stem)
    if not found:
        raise InputError(f'"{stem}" is no name of a baseline', hint="like 1280x800.k3f9ab.png")
    return parse_variant(found["variant"]), found["env"]
