"""The perceptual kernel: which pixels differ for an eye, and which of those are only anti-aliasing.

The measure is pixelmatch's: a squared distance in YIQ (Kotsarenko and Ramos, "Measuring perceived color difference
using YIQ NTSC transmission color space in mobile applications", 2010), against 35215 times the squared threshold; the
anti-aliasing test is its own (Vysniauskas, "Anti-aliased pixel and intensity slope detector", 2009). A compiled kernel
is used where `pybind11-pixelmatch` is installed, else numpy; both count the same pixels.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from reticle.visual.decode import Mask, Rgba

MARGIN_PX = 2
"""A pixel's answer depends on its neighbours' neighbours: give the kernel so many more rows and columns."""
MAX_DISTANCE = 35215.0
"""The largest possible squared YIQ distance."""


@dataclass(frozen=True, slots=True)
class KernelMasks:
    """Shape (height, width) each: `strong` is above the threshold; `smooth` is above it too, but anti-aliasing."""

    strong: Mask
    smooth: Mask


class Kernel(Protocol):
    """Compares two opaque RGBA pictures of the same shape."""

    name: str

    def compare(self, before: Rgba, after: Rgba, threshold: float) -> KernelMasks:
        """Return the pixels above `threshold` (0 to 1), anti-aliased ones apart."""


class CompiledKernel:
    """pixelmatch in C++. Raises ImportError when it is not installed."""

    name = "pybind11-pixelmatch"
    _RED = 0xFF0000FF
    _YELLOW = 0xFF00FFFF

    def __init__(self) -> None:
        import pybind11_pixelmatch

        self._module = pybind11_pixelmatch

    def compare(self, before: Rgba, after: Rgba, threshold: float) -> KernelMasks:
        import numpy as np

        options = self._module.Options()
        options.threshold = threshold
        before, after = np.ascontiguousarray(before), np.ascontiguousarray(after)
        painted = np.zeros_like(before)
        self._module.pixelmatch(before, after, output=painted, options=options)
        # Everything else is painted grey, so that these two colours occur for nothing else.
        colours = painted.view("<u4")[..., 0]
        return KernelMasks(colours == self._RED, colours == self._YELLOW)


@lru_cache(maxsize=1)
def get_kernel() -> Kernel:
    """Return the compiled kernel where there is one, else the numpy one."""
    try:
        return CompiledKernel()
    except ImportError:
        from reticle.visual.kernel_numpy import NumpyKernel

        return NumpyKernel()
