"""Files that come down are kept and told."""

from __future__ import annotations

from pathlib import Path

import pytest
from seen import await_data
from served_pages import Site

from reticle.browser.launch import Browser
from reticle.browser.person import PersonOptions
from reticle.model.event import Download
from reticle.model.flow import DownloadName

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_download_is_kept_under_a_safe_name(browser: Browser, site: Site, tmp_path: Path) -> None:
    site.html("/", "<a href=/file download='../../up.csv'>get</a>")
    site.text("/file", "a,b\n1,2\n", "text/csv")
    person = await browser.new_person(PersonOptions(base_url=site.url, downloads_dir=tmp_path / "kept"))
    await person.tab().open(site.url)
    person.downloads_named([DownloadName(name="report")])
    await person.tab().page.click("a")
    told = await await_data(person, Download)
    kept = person.downloads.named["report"]
    await person.close()
    assert kept.parent == tmp_path / "kept"
    assert kept.read_text(encoding="utf-8") == "a,b\n1,2\n"
    assert (told.size, told.failed, told.path) == (8, None, str(kept))
