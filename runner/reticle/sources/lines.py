"""Cuts a byte stream into whole lines, in blocks."""

from __future__ import annotations

from reticle.sources.reading import Rows


class LineFeed:
    """Feeds `rows` with whole lines from blocks cut anywhere. CRLF becomes LF; the last line may lack its own."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows
        self._rest: list[bytes] = []

    def add(self, block: bytes) -> None:
        """Take the next bytes of the stream."""
        cut = block.rfind(b"\n") + 1
        if not cut:
            self._rest.append(block)
            return
        whole = b"".join([*self._rest, block[:cut]])
        self._rest = [block[cut:]] if cut < len(block) else []
        self._rows.add(whole.replace(b"\r\n", b"\n") if b"\r" in whole else whole)

    def done(self) -> None:
        """Say that the stream ended."""
        last = b"".join(self._rest)
        self._rest = []
        if last:
            self._rows.add(last + b"\n")
