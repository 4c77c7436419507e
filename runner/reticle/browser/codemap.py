"""From what the browser calls a script to what the repository calls it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from urllib.parse import unquote, urlsplit

from reticle.model.event import Place


class CodeMap:
    """Maps URLs to repository paths by the configuration's `[code]` prefixes; the longest prefix wins.

    A prefix is a path of the app (`/static/`) or a whole URL's beginning (`https://cdn.example.test/app/`,
    `webpack:///src/`). `own_origins` are the origins whose paths a path prefix speaks about.
    """

    def __init__(self, prefixes: Mapping[str, str] | None = None, own_origins: Iterable[str] = ()) -> None:
        ordered = sorted((prefixes or {}).items(), key=lambda item: len(item[0]), reverse=True)
        self._paths = [(key, value) for key, value in ordered if key.startswith("/")]
        self._urls = [(key, value) for key, value in ordered if not key.startswith("/")]
        self._own = {origin.rstrip("/") for origin in own_origins}
        self._url_of: dict[str, str] = {}

    def add_origin(self, origin: str) -> None:
        """Count `origin` among the app's own."""
        self._own.add(origin.rstrip("/"))

    def find_path(self, url: str) -> str | None:
        """Return the repository path of `url`, or None when no prefix fits. Query and fragment do not count."""
        bare = url.split("?")[0].split("#")[0]
        for prefix, folder in self._urls:
            if bare.startswith(prefix):
                return self._remember(_join(folder, bare[len(prefix) :]), url)
        parts = urlsplit(bare)
        if self._paths and f"{parts.scheme}://{parts.netloc}" in self._own:
            for prefix, folder in self._paths:
                if parts.path.startswith(prefix):
                    return self._remember(_join(folder, unquote(parts.path[len(prefix) :])), url)
        return None

    def name(self, url: str) -> str:
        """Return the repository path of `url`, or `url` itself."""
        return self.find_path(url) or url

    def url_of(self, file: str) -> str:
        """Return the URL that was named `file`, or `file` itself when it is a URL."""
        return self._url_of.get(file, file)

    def place(self, place: Place) -> Place:
        """Return `place` with its URL replaced by the repository path where that is known."""
        named = self.name(place.file)
        return place if named == place.file else replace(place, file=named)

    def _remember(self, path: str, url: str) -> str:
        self._url_of.setdefault(path, url)
        return path


def _join(folder: str, rest: str) -> str:
    """Join a repository folder (or a file, when nothing is left) and the rest of a URL; a rest never climbs out."""
    inside = [part for part in rest.split("/") if part not in ("", ".", "..")]
    return "/".join([part for part in (folder.strip("/"), *inside) if part])
