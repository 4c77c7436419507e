"""What a process printed: bounded, redacted, the newest lines kept."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from reticle.text import OUTPUT_MARK, Redactor, cut

LINES_KEPT = 400
LINE_LIMIT = 2000


class Output:
    """The last lines of one process. `on_line` callbacks get each line as the process wrote it (not redacted)."""

    def __init__(self, redactor: Redactor) -> None:
        self._redactor = redactor
        self._lines: deque[str] = deque(maxlen=LINES_KEPT)
        self._rest = ""
        self._listeners: list[Callable[[str], None]] = []
        self.dropped = 0

    def feed(self, text: str) -> None:
        """Take in a piece of output; an unfinished line waits for its end, at most LINE_LIMIT characters."""
        self._rest += text
        *lines, self._rest = self._rest.split("\n")
        if len(self._rest) > LINE_LIMIT:
            lines.append(self._rest)
            self._rest = ""
        for line in lines:
            self._keep(line.rstrip("\r"))

    def close(self) -> None:
        """Keep what stands in an unfinished last line."""
        if self._rest:
            self._keep(self._rest)
            self._rest = ""

    def subscribe(self, listener: Callable[[str], None]) -> Callable[[], None]:
        """Call `listener` with each new line; returns how to stop that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def lines(self, count: int = LINES_KEPT) -> list[str]:
        """Return the newest `count` lines, redacted by what is known now: a secret may be learned after its line."""
        kept = [*self._lines, *([self._rest] if self._rest else [])][-count:]
        return [self._redactor.text(line) for line in kept]

    def tail(self, count: int = 12) -> str:
        """Return the newest lines, indented for a message; empty when nothing was printed."""
        return "\n".join(f"{OUTPUT_MARK}{cut(line, 300)}" for line in self.lines(count))

    def _keep(self, line: str) -> None:
        self.dropped += len(self._lines) == LINES_KEPT
        self._lines.append(cut(self._redactor.text(line), LINE_LIMIT))
        for listener in list(self._listeners):
            listener(line)
