"""The `file` source: a file of plain lines, or every file that a pattern names."""

from __future__ import annotations

import glob
import os
import stat

from reticle.model.state import FileSource
from reticle.sources.lines import LineFeed
from reticle.sources.reading import ReadContext, Sink, head_of

_BLOCK = 1 << 20


def read_file(source: FileSource, sink: Sink, context: ReadContext) -> None:
    """Hand every line of the file to `sink`, CRLF read as LF, in blocks so that size does not matter.

    `path` (absolute) may be a pattern with `*`, `?`, `[…]` and `**`: every regular file that it names, in name order.
    Raises SourceUnreadError for a missing file, a folder, a device, and a pattern whose fixed folder does not exist.
    """
    rows = sink.begin(head_of(source.label, source.kind, source.ignore, source.separator, source.columns))
    for path in _files(source, context):
        feed = LineFeed(rows)
        try:
            # Without O_NONBLOCK the opening of a pipe would wait for a writer for ever.
            number = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
            with open(number, "rb", buffering=0) as stream:
                _refuse_special(os.fstat(number).st_mode, path, source, context)
                while block := stream.read(_BLOCK):
                    feed.add(block)
        except OSError as caught:
            raise context.unread(source.label, f"{path}: {caught.strerror}") from None
        feed.done()
    rows.done()


def _files(source: FileSource, context: ReadContext) -> list[str]:
    if os.path.lexists(source.path) or not glob.has_magic(source.path):
        return [source.path]
    found = sorted(path for path in glob.glob(source.path, recursive=True) if not os.path.isdir(path))
    if not found:
        fixed = _fixed_folder(source.path)
        if not os.path.isdir(fixed):
            raise context.unread(source.label, f"{source.path}: {fixed} is no folder")
    return found


def _fixed_folder(pattern: str) -> str:
    head = pattern
    while glob.has_magic(head):
        head = os.path.dirname(head)
    return head or "."


def _refuse_special(mode: int, path: str, source: FileSource, context: ReadContext) -> None:
    if stat.S_ISDIR(mode):
        raise context.unread(source.label, f"{path} is a folder", hint=f"name its files: {path}/*")
    if not stat.S_ISREG(mode):
        raise context.unread(source.label, f"{path} is no regular file")
