"""Which files of the repository a person's pages ran, and which lines of them. For recording and refreshing alone:
counting functions makes hot code several times slower."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from reticle.browser.ran_lines import END, Regions, Span, join_spans, mapped_lines, plain_lines
from reticle.browser.session import CdpSession, send_or_none
from reticle.model.event import NetRequest

if TYPE_CHECKING:
    from reticle.browser.person import Person
    from reticle.browser.tab import Tab

FOREIGN = ("node_modules/", ".venv/", "vendor/")
"""Folders of other people's code: their versions stand in a lock file, which affects every flow."""


@dataclass
class _Watched:
    """One session. `is_whole` marks one that was counted too late: all of its scripts count whole."""

    session: CdpSession
    tab: Tab
    is_whole: bool
    known: dict[str, _Ran] = field(default_factory=dict)
    """Scripts of the documents that are there, by script id."""
    left: list[_Ran] = field(default_factory=list)
    """Scripts of documents that were left since: what ran in them last is not known."""
    documents: dict[str, int] = field(default_factory=dict)


@dataclass
class _Ran:
    """One script: its address, its map's, its text and what of it ran. `is_whole`: its counts are lost."""

    url: str
    map: str
    text: str | None
    is_whole: bool = False
    regions: Regions = field(default_factory=Regions)


class Coverage:
    """Counts what runs in a person's pages. `start` before they open anything, `take` before each action and at the
    end, then `list_ran`."""

    def __init__(self, person: Person, root: Path) -> None:
        self._person = person
        self._root = root
        self._watched: dict[int, _Watched] = {}

    async def start(self) -> None:
        """Begin to count in every page that is open, before anything of the app has run there."""
        for tab in self._person.tabs:
            await self._begin(tab.cdp, tab, is_whole=False)
            tab.sdk.frames.on_session(partial(self._begin, tab=tab, is_whole=False))

    async def take(self) -> None:
        """Add what ran until now. A page that is gone by now keeps what was taken of it."""
        for tab in self._person.tabs:
            for frame in tab.sdk.frames.list_live():
                if id(frame.session) not in self._watched:
                    await self._begin(frame.session, tab, is_whole=True)
        for watched in tuple(self._watched.values()):
            await self._take(watched)

    async def list_ran(self) -> dict[str, list[Span]]:
        """Return the files of the repository that ran, with their line ranges (from 1), in order of their names.

        A script that was loaded and left before it could be looked at counts whole.
        """
        found: dict[str, list[Span]] = {}
        seen: set[str] = set()
        for watched in self._watched.values():
            for ran in (*watched.known.values(), *watched.left):
                seen.add(ran.url)
                for path, spans in (await self._lines_of(watched, ran)).items():
                    found.setdefault(path, []).extend(spans)
        for event in self._person.log.since(0):
            if isinstance(event.data, NetRequest) and event.data.resource == "script" and event.data.url not in seen:
                own = self._own_path(event.data.url)
                if own is not None:
                    found.setdefault(own, []).append((1, END))
        return {path: self._cut(path, spans) for path, spans in sorted(found.items())}

    async def _begin(self, session: CdpSession, tab: Tab, *, is_whole: bool) -> None:
        await send_or_none(session, "Profiler.enable")
        await send_or_none(session, "Profiler.startPreciseCoverage", {"callCount": False, "detailed": False})
        self._watched[id(session)] = _Watched(session, tab, is_whole)

    async def _take(self, watched: _Watched) -> None:
        told = await send_or_none(watched.session, "Profiler.takePreciseCoverage")
        if told is None:
            return
        self._note_documents(watched)
        fresh = [item for item in told["result"] if item["scriptId"] not in watched.known]
        await self._learn(watched, fresh)
        for item in told["result"]:
            if item["scriptId"] in watched.known:
                watched.known[item["scriptId"]].regions.add(item["functions"])

    def _note_documents(self, watched: _Watched) -> None:
        """Set the scripts aside when one of the documents was left; script ids may come again from here on."""
        frames = [frame for frame in watched.tab.sdk.frames.list_live() if frame.session is watched.session]
        documents = {frame.id: frame.document for frame in frames}
        if any(documents.get(id_) != number for id_, number in watched.documents.items()):
            for ran in watched.known.values():
                ran.is_whole = True
                watched.left.append(ran)
            watched.known = {}
        watched.documents = documents

    async def _learn(self, watched: _Watched, items: list[dict[str, Any]]) -> None:
        """Take in scripts that were not known, those that could be of the repository."""
        scripts = watched.tab.scripts_of(watched.session)
        wanted = []
        for item in items:
            script = await scripts.find(item["scriptId"]) if item["url"].startswith("http") else None
            if script is not None and (script.map or self._own_path(script.url) is not None):
                wanted.append((item["scriptId"], script))
        texts = await scripts.read([script_id for script_id, _ in wanted])
        for (script_id, script), text in zip(wanted, texts, strict=True):
            watched.known[script_id] = _Ran(script.url, script.map, text, is_whole=watched.is_whole)

    async def _lines_of(self, watched: _Watched, ran: _Ran) -> dict[str, list[Span]]:
        source_map = await self._person.sources.map_at(ran.url, ran.map) if ran.map else None
        if source_map is None:
            path = self._own_path(ran.url)
            if path is None:
                return {}
            whole = ran.is_whole or ran.text is None
            return {path: [(1, END)] if whole else plain_lines(ran.text or "", ran.regions)}
        if ran.is_whole or ran.text is None:
            named = {source: [(1, END)] for source in source_map.sources}
        else:
            named = mapped_lines(ran.text, ran.regions, source_map)
        made: dict[str, list[Span]] = {}
        for source, spans in named.items():
            path = self._inside(self._person.sources.path_of(ran.url, ran.map, source))
            if path is not None:
                made.setdefault(path, []).extend(spans)
        return made

    def _own_path(self, url: str) -> str | None:
        return self._inside(self._person.code_map.find_path(url))

    def _inside(self, path: str | None) -> str | None:
        if path is None or any(path.startswith(folder) or f"/{folder}" in path for folder in FOREIGN):
            return None
        return path if (self._root / path).is_file() else None

    def _cut(self, path: str, spans: list[Span]) -> list[Span]:
        """End every range where the file ends."""
        count = max(1, len((self._root / path).read_text("utf-8", "replace").splitlines()))
        return join_spans((first, min(last, count)) for first, last in spans if first <= count)
