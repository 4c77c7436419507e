"""The browser starts or says why not, its loss is no fault of the app, and nothing of it is left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest
from seen import await_data
from served_pages import Site

from reticle.browser.launch import Browser, LaunchOptions
from reticle.browser.person import PersonOptions
from reticle.errors import AppNotReadyError, BrowserNotFoundError, ObservationLostError
from reticle.model.event import PageState

pytestmark = pytest.mark.asyncio(loop_scope="session")

STARTER = """
import asyncio
from reticle.browser.launch import Browser
async def main():
    browser = await Browser.start()
    await browser.new_person()
    print("ready", flush=True)
    await asyncio.Event().wait()
asyncio.run(main())
"""


def children_of(pid: int) -> list[int]:
    """Return all processes below `pid` (Linux)."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
            except (OSError, ValueError, IndexError):
                continue
            if parent == pid:
                found += [int(entry.name), *children_of(int(entry.name))]
    return found


def command_of(pid: int) -> bytes:
    """Return a process's command line."""
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def running(pids: list[int]) -> list[int]:
    """Return those that still run; a zombie has ended."""
    left = []
    for pid in pids:
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
        except OSError:
            continue
        left += [pid] if state != "Z" else []
    return left


async def await_end(pids: list[int]) -> list[int]:
    """Wait until all of `pids` ended, at most 10 s; return those that did not."""
    for _ in range(200):
        if not running(pids):
            return []
        await asyncio.sleep(0.05)
    return running(pids)


@pytest.mark.full
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
async def test_a_killed_runner_takes_the_browser_along() -> None:
    runner = await asyncio.create_subprocess_exec(
        sys.executable, "-c", STARTER, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )
    assert runner.stdout is not None
    assert await asyncio.wait_for(runner.stdout.readline(), 60) == b"ready\n"
    family = children_of(runner.pid)
    assert len(family) > 3
    os.kill(runner.pid, signal.SIGKILL)
    await runner.wait()
    assert await await_end(family) == []


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
async def test_a_killed_browser_is_a_loss_and_leaves_nothing(site: Site) -> None:
    site.html("/", "hello")
    before = children_of(os.getpid())
    browser = await Browser.start()
    person = await browser.new_person(PersonOptions(base_url=site.url))
    await person.tab().open(site.url)
    family = [pid for pid in children_of(os.getpid()) if pid not in before]
    main = next(pid for pid in family if b"--headless" in command_of(pid) and b"--type=" not in command_of(pid))
    os.kill(main, signal.SIGKILL)
    await asyncio.wait_for(browser.lost.wait(), 10)
    assert person.log.lost == "the browser went away"
    with pytest.raises(ObservationLostError, match="the browser went away"):
        await person.tab().open(site.url)
    with pytest.raises(ObservationLostError):
        await browser.new_person()
    await browser.close()
    assert await await_end(family) == []


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
async def test_what_never_ends_in_a_killed_browser_holds_nothing_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> str:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr("reticle.browser.launch.probe_rendering", never)
    monkeypatch.setattr("reticle.browser.person.Person.create", never)
    before = children_of(os.getpid())
    browser = await Browser.start()
    waiting = [browser.begin_probe(), asyncio.ensure_future(browser.new_person())]
    family = [pid for pid in children_of(os.getpid()) if pid not in before]
    main = next(pid for pid in family if b"--headless" in command_of(pid) and b"--type=" not in command_of(pid))
    os.kill(main, signal.SIGKILL)
    for work in waiting:
        with pytest.raises(ObservationLostError, match="the browser went away"):
            await asyncio.wait_for(work, 10)
    await asyncio.wait_for(browser.close(), 10)
    assert await await_end(family) == []


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
async def test_a_killed_driver_is_a_loss_and_leaves_nothing(site: Site) -> None:
    site.html("/", "hello")
    before = children_of(os.getpid())
    browser = await Browser.start()
    person = await browser.new_person(PersonOptions(base_url=site.url))
    family = [pid for pid in children_of(os.getpid()) if pid not in before]
    os.kill(next(pid for pid in family if b"run-driver" in command_of(pid)), signal.SIGKILL)
    await asyncio.wait_for(browser.lost.wait(), 10)
    with pytest.raises(ObservationLostError, match="the browser went away"):
        await person.tab().open(site.url)
    await browser.close()
    assert await await_end(family) == []


async def test_a_crashed_page_is_a_loss_and_told(browser: Browser, site: Site) -> None:
    site.html("/", "hello")
    person = await browser.new_person(PersonOptions(base_url=site.url))
    tab = person.tab()
    await tab.open(site.url)
    crashing = asyncio.ensure_future(tab.cdp.send("Page.crash"))
    state = await await_data(person, PageState)
    crashing.cancel()
    assert state.state == "crashed"
    assert person.log.lost == "page main crashed"
    with pytest.raises(ObservationLostError, match="page main crashed"):
        await tab.capture()
    await person.close()


async def test_an_app_that_is_not_there_is_not_ready(browser: Browser) -> None:
    person = await browser.new_person()
    with pytest.raises(AppNotReadyError, match=r"opening http://127\.0\.0\.1:9/: unsafe port|connection refused"):
        await person.tab().open("http://127.0.0.1:9/")
    await person.close()


async def test_a_program_that_is_no_browser_is_refused_in_one_line(tmp_path: Path) -> None:
    fake = tmp_path / "chromium"
    fake.write_text("#!/bin/sh\necho 'error while loading shared libraries: libnss3.so' >&2\nexit 127\n")
    fake.chmod(0o755)
    with pytest.raises(BrowserNotFoundError, match=r"does not start: .*libnss3\.so") as refused:
        await Browser.start(LaunchOptions(executable=str(fake), named_by="--browser"))
    assert "\n" not in str(refused.value)
    assert "playwright install chromium" in str(refused.value)


async def test_closing_a_page_ourselves_is_no_loss(browser: Browser, site: Site) -> None:
    site.html("/", "hello")
    person = await browser.new_person(PersonOptions(base_url=site.url))
    await person.tab().open(site.url)
    await person.close()
    await person.close()
    assert person.log.lost is None
    assert not browser.lost.is_set()
