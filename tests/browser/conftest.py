"""One Chromium for all browser tests; a person of its own for each test.

The browser belongs to one loop, so a module that uses it says `pytestmark = pytest.mark.asyncio(loop_scope="session")`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio
from recorder_fixtures import watched as watched
from served_pages import Site

from reticle.browser.launch import Browser
from reticle.browser.person import Person, PersonOptions


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """A running Chromium."""
    started = await Browser.start()
    yield started
    await started.close()


@pytest_asyncio.fixture(loop_scope="session")
async def site() -> AsyncIterator[Site]:
    """An empty site on loopback, with a second origin."""
    served = Site()
    await served.start()
    yield served
    await served.close()


@pytest_asyncio.fixture(loop_scope="session")
async def person(browser: Browser, site: Site) -> AsyncIterator[Person]:
    """A person whose app is the site."""
    made = await browser.new_person(PersonOptions(base_url=site.url))
    yield made
    await made.close()
    made.log.close()
