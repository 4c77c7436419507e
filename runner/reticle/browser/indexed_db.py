"""IndexedDB of a page: records read in the page's own frames, changes told by the browser."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from reticle.browser.frames import Frame
from reticle.browser.session import CdpSession, Params, listen, send_or_none
from reticle.model.event import StorageChange
from reticle.model.reading import LiveReading

if TYPE_CHECKING:
    from reticle.browser.sdk import Sdk

IndexedAnswers = list[tuple[Frame, dict[str, Any]]]


class IndexedWatch:
    """Tells changes of IndexedDB once somebody asks for a record; the page's own connections know nothing of it."""

    def __init__(self, sdk: Sdk) -> None:
        self._sdk = sdk
        self._documents: dict[str, int] = {}
        self._keys: dict[str, tuple[str, ...]] = {}

    def watch(self, session: CdpSession) -> None:
        """Listen on the page's session; the browser tells there of every origin that is tracked."""
        listen(session, {
            "Storage.indexedDBContentUpdated": self._content,
            "Storage.indexedDBListUpdated": self._list,
        })  # fmt: skip

    async def read(self, key: str) -> LiveReading:
        """Read `database/store/key` in every frame; changes from now on wake whoever waits."""
        frames = self._sdk.frames.list_live()
        await asyncio.gather(*(self._track(frame) for frame in frames))
        said = await asyncio.gather(*(self._sdk.call(frame, "readIndexed", key) for frame in frames))
        return indexed_reading(self._sdk.now(), list(zip(frames, said, strict=True)), self._sdk.frames.unseen())

    async def _track(self, frame: Frame) -> None:
        if self._documents.get(frame.id) == frame.document:
            return
        self._documents[frame.id] = frame.document
        told = await send_or_none(self._sdk.cdp, "Storage.getStorageKeyForFrame", {"frameId": frame.id})
        if told is None:
            told = await send_or_none(frame.session, "Storage.getStorageKeyForFrame", {"frameId": frame.id})
        key = str(told["storageKey"]) if told else ""
        if key and key not in self._keys:
            self._keys[key] = frame.path
            await send_or_none(self._sdk.cdp, "Storage.trackIndexedDBForStorageKey", {"storageKey": key})

    def _content(self, said: Params) -> None:
        self._tell(said, f"{said['databaseName']}/{said['objectStoreName']}")

    def _list(self, said: Params) -> None:
        self._tell(said, None)

    def _tell(self, said: Params, key: str | None) -> None:
        change = StorageChange("indexeddb", "change", key)
        self._sdk.tell(change, time.time() * 1000, self._keys.get(said["storageKey"], ()))
        self._sdk.tell_changed()


def indexed_reading(t: float, answers: IndexedAnswers, unseen: tuple[str, ...]) -> LiveReading:
    """Take the outermost frame that has the record. What any frame could not read may be the one, so that nothing is
    said to be missing then."""
    for _, answer in answers:
        if answer.get("present"):
            return LiveReading(t, present=True, value=answer.get("value"), count=1)
        if answer.get("error"):
            return LiveReading(t, error=str(answer["error"]), unseen=unseen)
    if all(answer.get("denied") for _, answer in answers):
        return LiveReading(t, error=DENIED, unseen=unseen)
    near = next((str(answer["missing"]) for _, answer in answers if answer.get("missing")), "")
    return LiveReading(t, near=near, unseen=unseen)


DENIED = "the browser gives this page no storage: its document has no origin of its own, or storage is blocked"
"""Why storage could be read in no frame."""
