"""Files that come down: kept in the person's folder, told with name, size and where they lie."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from playwright.async_api import Download as BrowserDownload
from playwright.async_api import Error

from reticle.browser.recorder import Recorder
from reticle.model.event import Download
from reticle.model.flow import DownloadName

_UNSAFE = re.compile(r"[^\w.()\[\] +-]+")


class Downloads:
    """Keeps downloads. `folder` None: they are told, and their bytes are dropped with the browser's own folder."""

    def __init__(self, recorder: Recorder, folder: Path | None) -> None:
        self._recorder = recorder
        self._folder = folder
        self._names: list[DownloadName] = []
        self.named: dict[str, Path] = {}

    def expect(self, names: Sequence[DownloadName]) -> None:
        """Declare what the files of the step that comes are called. A file of the step before may still be on its way:
        its name stands behind these."""
        self._names = [*names, *self._names]

    async def keep(self, download: BrowserDownload, page: str) -> None:
        """Wait for one download's end, keep the file, tell it."""
        filename, url = download.suggested_filename, download.url
        name = self._take(filename)
        try:
            temporary = await download.path()
            size = temporary.stat().st_size
            kept = temporary
            if self._folder is not None:
                kept = self._free_path(filename)
                await download.save_as(kept)
        except (Error, OSError) as failed:
            why = str(getattr(failed, "message", failed)).split("\n")[0]
            told = Download(filename, url, failed=why.removeprefix("Download.path: ").removeprefix("Error: "))
        else:
            told = Download(filename, url, size, str(kept) if self._folder is not None else None)
            if name is not None:
                self.named[name] = kept
        self._recorder.add(told, t=self._recorder.timebase.now(), page=page)

    def _take(self, filename: str) -> str | None:
        for number, declared in enumerate(self._names):
            if declared.filename in (None, filename):
                return self._names.pop(number).name
        return None

    def _free_path(self, filename: str) -> Path:
        """Return an unused path in the folder; the app chose the name, so nothing of it may climb out."""
        if self._folder is None:
            raise ValueError("no folder to keep downloads in")
        self._folder.mkdir(parents=True, exist_ok=True)
        safe = _UNSAFE.sub("_", Path(filename).name).lstrip(".") or "download"
        path, number = self._folder / safe, 1
        while path.exists():
            number += 1
            path = self._folder / f"{Path(safe).stem} ({number}){Path(safe).suffix}"
        return path
