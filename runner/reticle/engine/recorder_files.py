"""Files that a person chose while recording: fetched at once, written beside the flow when it is saved."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reticle.browser.gestures import Gesture


@dataclass(frozen=True)
class Chosen:
    """One file of an upload. `data` None: it was too large or went away before it could be read."""

    name: str
    data: bytes | None


async def fetch_files(gesture: Gesture) -> list[Chosen]:
    """Return what was chosen, bytes and all, in order."""
    from reticle.browser.chosen_files import read_file

    return [Chosen(file.name, await read_file(gesture.tab, gesture.frame, file)) for file in gesture.files]


def safe_names(names: Sequence[str], taken: set[str]) -> list[str]:
    """Return file names that are safe path segments and differ; `taken` is added to."""
    made = []
    for name in names:
        plain = re.sub(r"[^A-Za-z0-9._-]+", "-", PurePosixPath(name.replace("\\", "/")).name).lstrip(".-") or "file"
        stem, dot, ending = plain.partition(".")
        number = 2
        while plain in taken:
            plain = f"{stem}-{number}{dot}{ending}"
            number += 1
        taken.add(plain)
        made.append(plain)
    return made
