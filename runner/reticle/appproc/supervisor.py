"""A tiny process between reticle and what it starts. It ends everything when reticle ends, however that happens.

Run as a file with only the standard library: `python -I -S supervisor.py LIFE TOLD TOKEN GRACE_S -- COMMAND…`

- `LIFE` is the read end of a pipe whose write end only reticle holds. Its end of file means: reticle is gone, or it
  wants the command to end. Then the command's process group gets SIGTERM, after GRACE_S seconds SIGKILL.
- Lines on that pipe: `remove PATH` names a folder to delete at the end when reticle died without saying `bye`; `ask`
  is answered with one `y` on the pipe `TOLD` when the kernel says that the command still runs, and not at all when it
  ended.
- On Linux the supervisor is a subreaper: processes that left the group (daemons) become its children and are ended
  too; the command itself dies with the supervisor (PR_SET_PDEATHSIG). Elsewhere the group and the marked processes
  are ended, which is all that POSIX offers.
- Everything that inherits the environment variable RETICLE_GUARD=TOKEN counts as started by us, so that reticle can
  end it (`sweep`) even when the supervisor itself was killed.
- Without a command it only waits for the end of the pipe and then sweeps: the guard of a browser.
"""

from __future__ import annotations

import contextlib
import os
import select
import shutil
import signal
import sys
import time

GUARD = "RETICLE_GUARD"
_LINUX = sys.platform.startswith("linux")
_PR_SET_PDEATHSIG, _PR_SET_CHILD_SUBREAPER = 1, 36
_END_S = 5.0


def list_marked(token: str) -> list[int]:
    """List the processes whose environment carries the token, without this one."""
    return [pid for pid in (_marked_linux(token) if _LINUX else _marked_posix(token)) if pid != os.getpid()]


def sweep(token: str) -> list[int]:
    """Kill every process that carries the token, until none is left or five seconds went by. Returns their ids."""
    killed: list[int] = []
    deadline = time.monotonic() + _END_S
    while (found := list_marked(token)) and time.monotonic() < deadline:
        for pid in found:
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)
        time.sleep(0.01)
    return sorted(set(killed))


def _marked_linux(token: str) -> list[int]:
    mark = f"{GUARD}={token}".encode()
    found = []
    for entry in os.listdir("/proc"):
        if not entry.isdigit():
            continue
        try:
            with open(f"/proc/{entry}/environ", "rb") as stream:
                environment = stream.read()
        except OSError:
            continue
        if mark in environment.split(b"\x00"):
            found.append(int(entry))
    return found


def _marked_posix(token: str) -> list[int]:
    found = []
    with os.popen("ps -axww -E -o pid=,command= 2>/dev/null") as lines:
        for line in lines:
            if f"{GUARD}={token}" in line and line.split()[0].isdigit():
                found.append(int(line.split()[0]))
    return found


class _Life:
    """The pipe to reticle."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.ended = False
        self.said_bye = False
        self.folders: list[str] = []
        self.asked = 0
        self._rest = b""

    def read(self) -> None:
        data = os.read(self.number, 65536)
        self.ended = not data
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            word, _, value = line.decode("utf-8", "surrogateescape").partition(" ")
            if word == "bye":
                self.said_bye = True
            elif word == "remove" and value.startswith("/"):
                self.folders.append(value)
            elif word == "keep" and value in self.folders:
                self.folders.remove(value)
            elif word == "ask":
                self.asked += 1

    def answer(self, told: int) -> None:
        """Say to each question so far that the command runs."""
        with contextlib.suppress(OSError):
            os.write(told, b"y" * self.asked)
        self.asked = 0


class _Child:
    """The command: leader of its own session and process group."""

    def __init__(self, argv: list[str]) -> None:
        self.status: int | None = None
        parent = os.getpid()
        prctl = _prctl()
        self.pid = os.fork()
        if self.pid == 0:
            _become(argv, parent, prctl)

    def reap(self) -> None:
        """Collect every child that ended, ours or one that was handed down to us."""
        while True:
            try:
                pid, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if pid == 0:
                return
            if pid == self.pid:
                self.status = status

    def signal_group(self, number: int) -> None:
        with contextlib.suppress(OSError):
            os.killpg(self.pid, number)


def _become(argv: list[str], parent: int, prctl: object) -> None:
    try:
        os.setsid()
        if callable(prctl):
            prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
            if os.getppid() != parent:
                os._exit(127)
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGPIPE, signal.SIGCHLD):
            signal.signal(number, signal.SIG_DFL)
        signal.set_wakeup_fd(-1)
        os.execvp(argv[0], argv)
    except OSError as caught:
        os.write(2, f"cannot start {argv[0]}: {caught.strerror}\n".encode())
    finally:
        os._exit(127)


def _prctl() -> object:
    if not _LINUX:
        return None
    try:
        import ctypes

        return ctypes.CDLL(None, use_errno=True).prctl
    except (ImportError, OSError, AttributeError):
        return None


def _await(numbers: list[int], timeout_s: float | None) -> list[int]:
    try:
        return list(select.select(numbers, [], [], timeout_s)[0])
    except InterruptedError:
        return []


def _drain(number: int) -> None:
    with contextlib.suppress(BlockingIOError):
        os.read(number, 65536)


def _children() -> list[int]:
    """List our children, also those handed down (Linux)."""
    found = []
    with contextlib.suppress(OSError):
        for task in os.listdir("/proc/self/task"):
            with open(f"/proc/self/task/{task}/children", encoding="ascii") as stream:
                found += [int(word) for word in stream.read().split()]
    return found


def _end(child: _Child, wake: int, grace_s: float) -> None:
    """SIGTERM, a time of grace, SIGKILL; then whatever left the group."""
    if child.status is None:
        child.signal_group(signal.SIGTERM)
        deadline = time.monotonic() + grace_s
        while child.status is None and (left := deadline - time.monotonic()) > 0:
            _await([wake], left)
            _drain(wake)
            child.reap()
    child.signal_group(signal.SIGKILL)
    deadline = time.monotonic() + _END_S
    while time.monotonic() < deadline:
        child.reap()
        left_over = _children()
        if child.status is not None and not left_over:
            return
        for pid in left_over:
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        _await([wake], 0.02)
        _drain(wake)


def _let_go_of_output() -> None:
    """Leave output to the command alone: held here, its readers would never see the end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for number in (1, 2):
        os.dup2(nowhere, number)
    os.close(nowhere)


def _finish(life: _Life, token: str) -> None:
    sweep(token)
    if not life.said_bye:
        for folder in life.folders:
            shutil.rmtree(folder, ignore_errors=True)


def main(words: list[str]) -> int:
    life, told, token, grace_s = _Life(int(words[0])), int(words[1]), words[2], float(words[3])
    argv = words[5:]
    for number in (life.number, told):
        os.set_inheritable(number, False)
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    os.set_blocking(writing, False)
    signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
    stop: list[int] = []
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, lambda received, _frame: stop.append(received))
    signal.signal(signal.SIGCHLD, lambda _number, _frame: None)
    prctl = _prctl()
    if callable(prctl):
        prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    if not argv:
        while not life.ended:  # signals do not end a guard: only the end of the pipe does
            if life.number in _await([life.number, reading], None):
                life.read()
            _drain(reading)
        _finish(life, token)
        return 0
    child = _Child(argv)
    _let_go_of_output()
    while child.status is None and not life.ended and not stop:
        if life.number in _await([life.number, reading], None):
            life.read()
        _drain(reading)
        child.reap()
        if life.asked and child.status is None:
            life.answer(told)
    _end(child, reading, grace_s)
    if life.ended or stop or not _LINUX:
        _finish(life, token)
    status = child.status
    if status is None:
        return 137
    return os.waitstatus_to_exitcode(status) if os.WIFEXITED(status) else 128 + os.WTERMSIG(status)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
