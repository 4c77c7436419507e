"""Free TCP ports, and who holds a taken one."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
from dataclasses import dataclass

from reticle.text import cut, printable, squash

_LISTEN = "0A"
_LINUX: bool = sys.platform.startswith("linux")


@dataclass(frozen=True)
class PortOwner:
    """The process that listens on a port; `pid` is None when only the fact is known."""

    pid: int | None
    command: str

    def __str__(self) -> str:
        return f"{self.command} (pid {self.pid})" if self.pid is not None else "a process of another user"


def list_free_ports(count: int) -> list[int]:
    """Return `count` different ports of the loopback interface that nobody listens on now."""
    with contextlib.ExitStack() as stack:
        ports = []
        for _ in range(count):
            held = stack.enter_context(socket.socket(socket.AF_INET, socket.SOCK_STREAM))
            held.bind(("127.0.0.1", 0))
            ports.append(int(held.getsockname()[1]))
        return ports


def is_taken(port: int, host: str = "127.0.0.1") -> bool:
    """Tell whether somebody answers on `port`."""
    try:
        with socket.create_connection((host, port), timeout=1):
            return True
    except OSError:
        return False


def is_refused(port: int, host: str = "127.0.0.1") -> bool:
    """Tell whether nobody listens on `port`: a connection is refused at once. A slow or full listener is none."""
    try:
        with socket.create_connection((host, port), timeout=1):
            return False
    except ConnectionRefusedError:
        return True
    except OSError:
        return False


def find_port_owner(port: int) -> PortOwner | None:
    """Tell who listens on `port`, or None when nobody does."""
    pids = list_listeners(port)
    if pids:
        return PortOwner(pids[0], _command_of(pids[0]))
    return PortOwner(None, "") if is_taken(port) else None


def list_listeners(port: int) -> list[int]:
    """List the ids of the processes that listen on `port`, as far as this user may see them."""
    if _LINUX:
        inodes = _listening_inodes(port)
        return _holders(inodes) if inodes else []
    done = subprocess.run(
        ["lsof", "-nP", f"-iTCP:{port}", "-sTCP:LISTEN", "-t"], capture_output=True, text=True, check=False
    )
    return [int(word) for word in done.stdout.split()]


def folder_of(pid: int) -> str | None:
    """Return the current folder of a process, None when this user may not see it."""
    if _LINUX:
        with contextlib.suppress(OSError):
            return os.readlink(f"/proc/{pid}/cwd")
        return None
    words = ["lsof", "-a", "-p", str(pid), "-d", "cwd", "-Fn"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return next((line[1:] for line in done.stdout.splitlines() if line.startswith("n")), None)


def session_of(pid: int) -> int | None:
    """Return the session id of a process, or None when it is gone."""
    try:
        return os.getsid(pid)
    except OSError:
        return None


def _listening_inodes(port: int) -> set[str]:
    inodes = set()
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        with contextlib.suppress(OSError), open(table, encoding="ascii") as stream:
            for line in list(stream)[1:]:
                fields = line.split()
                if fields[3] == _LISTEN and int(fields[1].rsplit(":", 1)[1], 16) == port:
                    inodes.add(fields[9])
    return inodes


def _holders(inodes: set[str]) -> list[int]:
    wanted = {f"socket:[{inode}]" for inode in inodes}
    found = []
    for entry in os.listdir("/proc"):
        if not entry.isdigit():
            continue
        with contextlib.suppress(OSError):
            for number in os.listdir(f"/proc/{entry}/fd"):
                with contextlib.suppress(OSError):
                    if os.readlink(f"/proc/{entry}/fd/{number}") in wanted:
                        found.append(int(entry))
                        break
    return sorted(found)


def _command_of(pid: int) -> str:
    with contextlib.suppress(OSError), open(f"/proc/{pid}/cmdline", "rb") as stream:
        words = stream.read().replace(b"\x00", b" ").decode("utf-8", "replace")
        return cut(printable(squash(words)), 80) or "?"
    done = subprocess.run(["ps", "-p", str(pid), "-o", "command="], capture_output=True, text=True, check=False)
    return cut(printable(squash(done.stdout)), 80) or "?"
