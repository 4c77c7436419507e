"""What a changed file can be by its name: documentation, which no app runs on, or source."""

from __future__ import annotations

import posixpath
import re

_SOURCE = frozenset({
    "js", "jsx", "mjs", "cjs", "ts", "tsx", "mts", "cts", "vue", "svelte", "astro", "coffee", "wasm",
    "css", "scss", "sass", "less", "styl", "html", "htm", "hbs", "ejs", "pug", "jinja", "jinja2", "j2", "njk", "liquid",
    "php", "py", "rb", "erb", "haml", "slim", "go", "rs", "java", "kt", "kts", "scala", "clj", "cs", "cshtml", "razor",
    "fs", "vb", "ex", "exs", "eex", "heex", "leex", "erl", "elm", "dart", "swift", "c", "cc", "cpp", "h", "hpp", "m",
    "lua", "pl", "pm", "sh", "sql", "prisma", "graphql", "gql", "proto",
})  # fmt: skip
_DOCUMENTS = frozenset({"", ".md", ".markdown", ".rst", ".txt", ".adoc", ".asciidoc"})
_SHOUTED = re.compile(r"[A-Z][A-Z0-9_-]*")
_OF_THE_REPOSITORY = frozenset({".gitignore", ".gitattributes", ".gitkeep", ".mailmap", ".editorconfig", "CODEOWNERS"})


def is_documentation(path: str) -> bool:
    """Tell whether a file is about the project and no part of the app.

    That is a text below `docs/` or `doc/`, a text whose name is all capitals (README.md, LICENSE), and what only git or
    editors read. Any other Markdown may be content of the app.
    """
    folder, name = posixpath.split(path)
    stem, ending = posixpath.splitext(name)
    if name in _OF_THE_REPOSITORY:
        return True
    if ending.lower() not in _DOCUMENTS:
        return False
    if ending and folder.lstrip("./").split("/")[0] in ("docs", "doc"):
        return True
    return name != "Makefile" and _SHOUTED.fullmatch(stem) is not None and name not in ("WORKSPACE", "BUILD")


def is_source(path: str) -> bool:
    """Tell whether a file is written code, which a flow should cover."""
    return posixpath.splitext(path)[1].removeprefix(".").lower() in _SOURCE
