"""ECMAScript regular expressions with a time limit: the same pattern means here what it means in the page.

The engine (`regress`) backtracks and cannot be interrupted, so a pattern that could blow up runs in a process of its
own, which the kernel ends when its time is over. A pattern that cannot is matched right here.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import re
import subprocess
import sys
from functools import lru_cache
from typing import IO, Any

from reticle.errors import InputError
from reticle.text import cut

TIME_LIMIT_S = 1.0
_INLINE_COST = 2_000_000
_LITERAL = re.compile(r"[^\\^$.*+?()\[\]{}|]*")
_WORKER = """
import json, signal, sys
from regress import Regex
signal.signal(signal.SIGINT, signal.SIG_IGN)
known = {}
for line in sys.stdin.buffer:
    pattern, flags, text, limit, everywhere = json.loads(line)
    signal.setitimer(signal.ITIMER_REAL, limit)
    if (pattern, flags) not in known:
        known[pattern, flags] = Regex(pattern, flags)
    if everywhere:
        found = [[match.range().start, match.range().stop] for match in known[pattern, flags].find_iter(text)]
    else:
        found = known[pattern, flags].find(text) is not None
    signal.setitimer(signal.ITIMER_REAL, 0)
    sys.stdout.write(json.dumps(found) + "\\n")
    sys.stdout.flush()
"""


class EcmaTimeoutError(InputError):
    """A regular expression took too long on a text: it could not be told whether it matches."""


@lru_cache(maxsize=512)
def compile_pattern(pattern: str, flags: str = "") -> Any:
    """Compile an ECMAScript pattern (flags of `imsuv`), or raise InputError that says what is wrong with it."""
    from regress import Regex, RegressError

    unknown = set(flags) - set("imsuv")
    if unknown:
        raise InputError(f'unknown regular expression flag "{min(unknown)}"', hint="flags: i m s u v")
    try:
        return Regex(pattern, flags or None)
    except UnicodeEncodeError:
        raise InputError(f"{cut(pattern, 60)!a} holds half a character (a lone surrogate)") from None
    except RegressError as caught:
        hint = "a backslash is written twice in JSON, and ( [ { need one before them to be taken as they are"
        raise InputError(f'"{cut(pattern, 60)}" is no regular expression: {caught}', hint=hint) from None


def search(pattern: str, text: str, *, flags: str = "", limit_s: float = TIME_LIMIT_S) -> bool:
    """Tell whether `pattern` is found anywhere in `text`.

    Raises InputError for a pattern that is none, EcmaTimeoutError after `limit_s` seconds.
    """
    text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    compiled = compile_pattern(pattern, flags)
    if is_harmless(pattern, len(text)):
        return compiled.find(text) is not None
    return bool(_ask(pattern, flags, text, limit_s, everywhere=False))


def find_spans(pattern: str, text: str, *, limit_s: float = TIME_LIMIT_S) -> list[tuple[int, int]]:
    """Return where `pattern` matches in `text` (no lone surrogates), as (start, stop) in bytes of its UTF-8.

    Raises InputError for a pattern that is none, EcmaTimeoutError after `limit_s` seconds.
    """
    compiled = compile_pattern(pattern)
    if is_harmless(pattern, len(text)):
        ranges = (found.range() for found in compiled.find_iter(text))
        return [(span.start, span.stop) for span in ranges]
    return [(start, stop) for start, stop in _ask(pattern, "", text, limit_s, everywhere=True)]


def _ask(pattern: str, flags: str, text: str, limit_s: float, *, everywhere: bool) -> Any:
    answer = _MATCHER.ask(pattern, flags, text, limit_s, everywhere=everywhere)
    if answer is None:
        raise EcmaTimeoutError(
            f'regular expression "{cut(pattern, 60)}" took longer than {limit_s:g} s on {len(text)} characters',
            hint="avoid repeats inside repeats, such as (a+)+",
        )
    return answer


@lru_cache(maxsize=4096)
def is_harmless(pattern: str, length: int) -> bool:
    """Tell whether matching is cheap whatever the text: no repeats of groups, no back references, few repeats.

    The bound: each repeat may try every length, and the search begins at every place.
    """
    if _LITERAL.fullmatch(pattern):
        return True
    bare = re.sub(r"\[(?:\\.|[^\]\\])*\]", "x", re.sub(r"\\[^1-9k]", "x", pattern))
    if "\\" in bare or re.search(r"\)[*+?{]", bare) or re.search(r"\(\?[=!<]", bare):
        return False
    repeats = len(re.findall(r"[*+]|\{\d+(?:,\d*)?\}", bare))
    optional = len(re.findall(r"\?", bare))
    branches = 1 + bare.count("|")
    cost: int = (length + 1) ** (repeats + 1) * branches * 2 ** min(optional, 60)
    return cost <= _INLINE_COST


class _Matcher:
    """The process that matches what may take long. It ends with its standard input, or by its own alarm."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def ask(self, pattern: str, flags: str, text: str, limit_s: float, *, everywhere: bool) -> Any:
        """Return whether it matches, or `everywhere` it does; None when the time was over."""
        line = json.dumps([pattern, flags, text, limit_s, everywhere]).encode("ascii") + b"\n"
        for _ in range(2):
            process = self._started()
            try:
                stdin, stdout = _pipes(process)
                stdin.write(line)
                stdin.flush()
                answer = stdout.readline()
            except BrokenPipeError:
                answer = b""
            if answer.endswith(b"\n"):
                return json.loads(answer)
            code = self.stop()
            if code == -_alarm():
                return None
        raise InputError("the process that matches regular expressions ended by itself twice")

    def stop(self) -> int | None:
        """End the process; return its exit code."""
        process, self._process = self._process, None
        if process is None:
            return None
        stdin, stdout = _pipes(process)
        with contextlib.suppress(BrokenPipeError):
            stdin.close()
        stdout.close()
        return process.wait()

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, "-c", _WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        return self._process


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes]]:
    if process.stdin is None or process.stdout is None:
        raise InputError("the process that matches regular expressions has no pipes")
    return process.stdin, process.stdout


def _alarm() -> int:
    import signal

    return int(signal.SIGALRM)


_MATCHER = _Matcher()
atexit.register(_MATCHER.stop)
