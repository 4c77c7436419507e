"""The `command` source: any program that prints rows. It covers every database at its own client's speed."""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from typing import IO

from reticle.model.state import CommandSource
from reticle.sources.lines import LineFeed
from reticle.sources.reading import ReadContext, Sink, head_of

_BLOCK = 1 << 18


def read_command(source: CommandSource, sink: Sink, context: ReadContext) -> None:
    """Run the command and hand its standard output to `sink`, row by row, CRLF read as LF.

    A command that exits non-zero or takes longer than `timeoutS` has failed, also with partial output. Raises
    SourceUnreadError with the last line of its standard error.
    """
    rows = sink.begin(head_of(source.label, source.kind, source.ignore, source.separator, source.columns))
    feed = LineFeed(rows)
    for block in stream_command(source, context):
        feed.add(block)
    feed.done()
    rows.done()


def stream_command(source: CommandSource, context: ReadContext) -> Iterator[bytes]:
    """Yield the standard output of a command in blocks, and end its whole process group, whatever happens."""
    argv = ["/bin/sh", "-c", source.command]
    if source.container is not None:
        argv = ["docker", "exec", source.container, "sh", "-c", source.command]
    with tempfile.TemporaryFile() as errors, _Group(argv, source.label, context, errors) as group:
        deadline = time.monotonic() + source.timeout_s
        yield from _read_until(group.out, deadline)
        code = group.await_end(deadline)
        if code is None:
            said = _last_words(errors)
            raise context.unread(
                source.label,
                f"timed out after {source.timeout_s:g} s{said}",
                hint=f'raise "timeoutS" of source "{source.label}"',
            )
        if code != 0:
            how = f"exit code {code}" if code > 0 else f"ended by signal {_signal_name(-code)}"
            raise context.unread(source.label, f"{how}{_last_words(errors)}")


def _read_until(out: IO[bytes], deadline: float) -> Iterator[bytes]:
    """Yield blocks until the output ends or the deadline passes."""
    with selectors.DefaultSelector() as ready:
        ready.register(out, selectors.EVENT_READ)
        while (left := deadline - time.monotonic()) > 0:
            if not ready.select(left):
                continue
            block = os.read(out.fileno(), _BLOCK)
            if not block:
                return
            yield block


# Runs the words that follow in its place. Before that it leaves a watcher in the same process group, which waits on a
# pipe that only we hold open: when we die, however that happens, the pipe ends and the whole group is killed.
_WATCHED = 'exec 3<&0 </dev/null; (read _ <&3; kill -9 0) >/dev/null 2>&1 & exec 3<&-; exec "$@"'


class _Group:
    """A child in a session and process group of its own, ended as a whole."""

    def __init__(self, argv: list[str], label: str, context: ReadContext, errors: IO[bytes]) -> None:
        try:
            self._child = subprocess.Popen(
                ["/bin/sh", "-c", _WATCHED, "sh", *argv],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                cwd=context.folder,
                env=dict(context.env),
                start_new_session=True,
            )
        except OSError as caught:
            raise context.unread(label, f"the command cannot be started: {caught.strerror}") from None
        assert self._child.stdout is not None
        self.out: IO[bytes] = self._child.stdout

    def await_end(self, deadline: float) -> int | None:
        """Return the exit code, or None when the deadline passed first."""
        try:
            return self._child.wait(max(0.0, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            return None

    def __enter__(self) -> _Group:
        return self

    def __exit__(self, *_: object) -> None:
        # The leader may be gone; the watcher, and what was started in the background, are still in its group.
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._child.pid, signal.SIGKILL)
        self._child.wait()
        assert self._child.stdin is not None
        self._child.stdin.close()
        self.out.close()


def _last_words(errors: IO[bytes]) -> str:
    """Return `: <last non-empty line of standard error>`, or nothing."""
    size = errors.seek(0, os.SEEK_END)
    errors.seek(max(0, size - 4096))
    lines = [line.strip() for line in errors.read().decode("utf-8", "replace").splitlines() if line.strip()]
    return f": {lines[-1]}" if lines else ""


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)
