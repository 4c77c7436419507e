"""From what the browser calls a script to what the repository calls it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from urllib.parse import unquote, urlsplit

from reticle.model.event import Place


class CodeMap:
    """Maps URLs to repository paths by the configuration's `[code]` prefixes; the longest prefix wins.

    A prefix is a path of the app (`/static/`) or a whole URL's beginning (`https://cdn.example.test/app/`,
    `webpack:///src/`). `own_origins` are the origins whose paths a path prefix speaks about. What no prefix says is
    looked for below `root`, the repository's folder: a development server hands out files as they stand there.
    """

    def __init__(
        self, prefixes: Mapping[str, str] | None = None, own_origins: Iterable[str] = (), root: Path | None = None
    ) -> None:
        self._root = root
        self._standing: dict[str, str | None] = {}
        self._paths: list[tuple[str, str]] = []
        self._urls: list[tuple[str, str]] = []
        for prefix, folder in (prefixes or {}).items():
            self.add_prefix(prefix, folder)
        self._own = {origin.rstrip("/") for origin in own_origins}
        self._url_of: dict[str, str] = {}

    def add_prefix(self, prefix: str, folder: str) -> None:
        """Map what begins with `prefix` to `folder` of the repository."""
        listed = self._paths if prefix.startswith("/") else self._urls
        listed.append((prefix, folder))
        listed.sort(key=lambda item: len(item[0]), reverse=True)

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
        if f"{parts.scheme}://{parts.netloc}" in self._own:
            for prefix, folder in self._paths:
                if parts.path.startswith(prefix):
                    return self._remember(_join(folder, unquote(parts.path[len(prefix) :])), url)
            standing = self._find_standing(unquote(parts.path))
            return None if standing is None else self._remember(standing, url)
        return None

    def name(self, url: str) -> str:
        """Return the repository path of `url`, or `url` itself."""
        return self.find_path(url) or url

    def of_disk(self, path: str) -> str:
        """Return what the repository calls a file of this machine (with or without a line); `path` for others."""
        root = f"{self._root.as_posix()}/" if self._root is not None else ""
        return path.removeprefix(root) if root else path

    def url_of(self, file: str) -> str:
        """Return the URL that was named `file`, or `file` itself when it is a URL."""
        return self._url_of.get(file, file)

    def place(self, place: Place) -> Place:
        """Return `place` with its URL replaced by the repository path where that is known."""
        named = self.name(place.file)
        return place if named == place.file else replace(place, file=named)

    def _find_standing(self, path: str) -> str | None:
        """Return the file of the repository that an address names by its own path (`/src/App.jsx`)."""
        if self._root is None:
            return None
        if path not in self._standing:
            inside = _join("", path.removeprefix(f"/@fs{self._root.as_posix()}"))
            self._standing[path] = inside if inside and (self._root / inside).is_file() else None
        return self._standing[path]

    def _remember(self, path: str, url: str) -> str:
        self._url_of.setdefault(path, url)
        return path


def _join(folder: str, rest: str) -> str:
    """Join a repository folder (or a file, when nothing is left) and the rest of a URL; a rest never climbs out."""
    inside = [part for part in rest.split("/") if part not in ("", ".", "..")]
    return "/".join([part for part in (folder.strip("/"), *inside) if part])
