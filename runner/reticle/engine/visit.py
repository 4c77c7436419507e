"""One visit of one page by hand: what is opened, as whom, and what is done there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reticle.model.flow import Step


@dataclass(frozen=True)
class Visit:
    """`url` is absolute, or a path of the configured app. None means: as configured."""

    url: str
    steps: tuple[Step, ...] = ()
    viewport: str | None = None
    locale: str | None = None
    timezone: str | None = None
    color_scheme: str | None = None
    headed: bool = False
    timeout_s: float | None = None
    confirm_dangerous: bool = False
