"""Which scripts a session runs, with the address of each one's source map, and places in the files behind them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from reticle.browser.codemap import CodeMap
from reticle.browser.session import CdpSession, Params, listen, send_or_none
from reticle.browser.sourcemaps import SourceMap, map_url, read_data_url
from reticle.model.event import Place

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext

FETCH_TIMEOUT_MS = 5_000


@dataclass(frozen=True, slots=True)
class Script:
    """A script that runs: its address, and where its map is ("" for none)."""

    url: str
    map: str


class ScriptsSeen:
    """The scripts of one session. The Debugger domain lists them when it is enabled, so that is done for a moment,
    with all pauses skipped: a `debugger;` statement must not stop the page."""

    def __init__(self, session: CdpSession) -> None:
        self._session = session
        self._by_id: dict[str, Script] = {}
        listen(session, {"Debugger.scriptParsed": self._on_script})

    async def find(self, script_id: str) -> Script | None:
        """Return a script by its CDP id."""
        if script_id not in self._by_id:
            await self._list()
        return self._by_id.get(script_id)

    async def find_by_url(self, url: str) -> Script | None:
        """Return the newest script with that address."""
        found = self._newest(url)
        if found is None:
            await self._list()
            found = self._newest(url)
        return found

    async def read(self, script_ids: list[str]) -> list[str | None]:
        """Return the texts of scripts as they run; None for those that are gone."""
        if not script_ids:
            return []
        await send_or_none(self._session, "Debugger.setSkipAllPauses", {"skip": True})
        await send_or_none(self._session, "Debugger.enable")
        told = [
            await send_or_none(self._session, "Debugger.getScriptSource", {"scriptId": script_id})
            for script_id in script_ids
        ]
        await send_or_none(self._session, "Debugger.disable")
        return [None if item is None else item["scriptSource"] for item in told]

    def _newest(self, url: str) -> Script | None:
        return next((script for script in reversed(self._by_id.values()) if script.url == url), None)

    async def _list(self) -> None:
        await send_or_none(self._session, "Debugger.setSkipAllPauses", {"skip": True})
        await send_or_none(self._session, "Debugger.enable")
        await send_or_none(self._session, "Debugger.disable")

    def _on_script(self, params: Params) -> None:
        self._by_id[params["scriptId"]] = Script(params.get("url", ""), params.get("sourceMapURL", ""))


def _address(url: str, map_: str, source: str) -> str:
    """Return the address of an original file: relative to the map, or to the script that holds its map itself."""
    return map_url(url if map_.startswith("data:") else map_url(url, map_), source)


class Sources:
    """Turns places in what the browser runs into places in what people wrote: source maps first, then `[code]`.

    Maps are fetched with the person's own cookies, outside the page; one that cannot be read counts as none.
    """

    def __init__(self, context: BrowserContext, code_map: CodeMap) -> None:
        self._context = context
        self._code_map = code_map
        self._maps: dict[str, SourceMap | None] = {}

    async def original(self, place: Place, scripts: ScriptsSeen) -> Place:
        """Return the place in the repository for a place that an event carries; the same place when nothing maps it."""
        url = self._code_map.url_of(place.file)
        if not url.startswith(("http:", "https:")):
            return place
        script = await scripts.find_by_url(url)
        if script is None or not script.map:
            return place
        found = await self._map_of(script)
        original = found.find(place.line - 1, (place.column or 1) - 1) if found else None
        if original is None or not original.source:
            return place
        where = _address(script.url, script.map, original.source)
        file = self.path_of(script.url, script.map, original.source) or _shown(where)
        return replace(
            place,
            file=file,
            line=original.line + 1,
            column=original.column + 1,
            function=original.name or place.function,
        )

    def path_of(self, url: str, map_: str, source: str) -> str | None:
        """Return the repository path of an original file that the map of a script names; None when nothing says it."""
        return self._code_map.find_path(_address(url, map_, source)) or self._code_map.find_path(source)

    async def map_at(self, url: str, map_: str) -> SourceMap | None:
        """Return the map of the script at `url`, None when it cannot be read."""
        return await self._map_of(Script(url, map_))

    async def _map_of(self, script: Script) -> SourceMap | None:
        address = map_url(script.url, script.map)
        if address not in self._maps:
            self._maps[address] = await self._read(address)
        return self._maps[address]

    async def _read(self, address: str) -> SourceMap | None:
        from playwright.async_api import Error

        text = read_data_url(address)
        if text is None:
            try:
                response = await self._context.request.get(address, timeout=FETCH_TIMEOUT_MS)
                text = (await response.body()).decode("utf-8", "replace") if response.ok else None
            except Error:
                return None
        try:
            return SourceMap(text) if text else None
        except (ValueError, KeyError, TypeError):
            return None


def _shown(where: str) -> str:
    """Spell an original's address for people when no prefix maps it: bundlers' own schemes lose their scheme."""
    parts = urlsplit(where)
    if parts.scheme in ("webpack", "webpack-internal", "vite", "turbopack"):
        return f"{parts.netloc}{parts.path}".lstrip("/").removeprefix("./")
    return where
