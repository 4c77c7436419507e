"""Compares role and name of every element with Chromium's own accessibility tree, and writes docs/figures/names.json.

    python tests/bench/names.py [--out docs/figures/names.json]

Pages: the fixtures of the tests, the demo shop (signed out, as a customer on the way to the receipt, as its keeper),
and galleries of UI libraries from npm (tests/galleries; `dashboard` is of MUI). A node is an element that Chromium's
tree holds, or that has a role with us alone; what stands inside the browser's own controls is no element of the page.
`telling` are those to which one of the two gives a role or a name: bare boxes on both sides are left out, so
`percent_telling` is the strict figure. Elements that give themselves a role (`own_roles`) are told to us by Chromium:
the agreement of their role says nothing. A disagreement is of a kind that is explained, or it is listed as unexplained;
explained ones count as disagreement all the same, `percent_explained` counts them as agreement.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "browser"))

from chromium_kinds import EXPLAINED, why_differs  # noqa: E402 - the tests are not a package
from chromium_tree import Compared, compare_page  # noqa: E402
from gallery_pages import GALLERIES, at_rest, open_gallery, serve_folder  # noqa: E402
from recorder_site import serve as serve_record  # noqa: E402
from served_pages import Site  # noqa: E402
from shop_places import CUSTOMER, KEEPER  # noqa: E402
from shop_visit import MUG, open_shop  # noqa: E402
from truth_site import serve_truth  # noqa: E402

from reticle.browser.launch import Browser  # noqa: E402
from reticle.browser.person import PersonOptions  # noqa: E402
from reticle.browser.tab import Tab  # noqa: E402
from reticle.demo.passwords import DEMO_PASSWORD  # noqa: E402

PAGES = ROOT / "tests" / "browser" / "pages"
FIELD = ROOT / "tests" / "field" / "pages"
LIBRARIES = (
    "@fluentui/web-components", "@material/web", "@mui/material", "@shoelace-style/shoelace", "govuk-frontend",
    "react-aria-components",
)  # fmt: skip
ORDER = {"street": "1 Example Street", "postcode": "12345", "city": "Sampleton"}
Found = dict[str, dict[str, list[Compared]]]


@dataclass
class Count:
    """What was found on some pages."""

    nodes: int = 0
    agreeing: int = 0
    telling: int = 0
    own_roles: int = 0
    kinds: dict[str, list[Compared]] = field(default_factory=lambda: defaultdict(list))

    def take(self, found: list[Compared]) -> Count:
        """Count the elements of one page."""
        self.nodes += len(found)
        self.telling += sum(one.says_something for one in found)
        self.own_roles += sum("-" in one.tag and one.ours[0] != "" and " role=" not in one.markup for one in found)
        for one in found:
            if one.agrees:
                self.agreeing += 1
            else:
                self.kinds[why_differs(one) or ""].append(one)
        return self

    def to_json(self) -> dict[str, int | float]:
        """Return the figures."""
        wrong = self.nodes - self.agreeing
        unexplained = len(self.kinds[""])
        return {
            "nodes": self.nodes,
            "agreeing": self.agreeing,
            "explained": wrong - unexplained,
            "unexplained": unexplained,
            "percent": _percent(self.nodes - wrong, self.nodes),
            "percent_explained": _percent(self.nodes - unexplained, self.nodes),
            "telling": self.telling,
            "percent_telling": _percent(self.telling - wrong, self.telling),
            "percent_telling_explained": _percent(self.telling - unexplained, self.telling),
            "own_roles": self.own_roles,
        }


def _percent(part: int, whole: int) -> float:
    return round(100 * part / whole, 2) if whole else 100.0


@asynccontextmanager
async def visit(browser: Browser, url: str) -> AsyncIterator[Tab]:
    """Give a page of a person of its own."""
    person = await browser.new_person(PersonOptions(base_url=url))
    try:
        yield person.tab()
    finally:
        await person.close()
        person.log.close()


async def look(tab: Tab, url: str) -> list[Compared]:
    """Open a page and compare its elements once it stands still."""
    await tab.open(url)
    await at_rest(tab)
    return await compare_page(tab)


async def see_fixtures(browser: Browser, site: Site) -> dict[str, list[Compared]]:
    """Return what the pages of the tests hold."""
    serve_truth(site, 1)
    serve_folder(site, PAGES)
    serve_folder(site, FIELD, "/p")
    places = {f"truth/{path.name}": f"/truth/{path.name}" for path in (PAGES / "truth").glob("*.html")}
    places |= {path.name: f"/{path.name}" for path in PAGES.glob("*.html")}
    places |= {f"field/{path.name}": f"/p/{path.name}" for path in FIELD.glob("*.html")}
    found = {}
    for name, place in sorted(places.items()):
        async with visit(browser, site.url) as tab:
            found[name] = await look(tab, site.url + place)
    for path in sorted((PAGES / "record").glob("*.html")):
        async with visit(browser, site.url) as tab:
            found[f"record/{path.name}"] = await look(tab, serve_record(site, path.stem))
    return found


async def see_galleries(browser: Browser, site: Site) -> dict[str, list[Compared]]:
    """Return what the galleries hold."""
    found = {}
    for name in GALLERIES:
        async with visit(browser, site.url) as tab:
            await open_gallery(tab, site, name)
            found[name] = await compare_page(tab)
    return found


async def see_shop(browser: Browser, folder: Path) -> dict[str, list[Compared]]:
    """Return what every place of the shop holds, for everybody who may look at it."""
    found = {}
    async with open_shop(folder) as url:
        for who, places in (("nobody", ("/sign-in", *CUSTOMER)), ("ada", CUSTOMER), ("admin", (*KEEPER, *CUSTOMER))):
            async with visit(browser, url) as tab:
                asked = tab.page.request
                if who != "nobody":
                    email = f"{who}@example.test"
                    await asked.post(f"{url}/api/session", data={"email": email, "password": DEMO_PASSWORD})
                for place in places:
                    if who != "nobody" and place == "/cart":
                        found[f"{who} {place}, empty"] = await look(tab, url + place)
                        await asked.post(f"{url}/api/cart", data={"sku": MUG, "quantity": 2})
                    found[f"{who} {place}"] = await look(tab, url + place)
                if who == "ada":
                    found["ada, receipt"] = await _order(tab, url)
    return found


async def _order(tab: Tab, url: str) -> list[Compared]:
    await tab.open(f"{url}/checkout")
    page = tab.page
    for label, value in (
        ("Street and number", ORDER["street"]),
        ("Postcode", ORDER["postcode"]),
        ("City", ORDER["city"]),
    ):
        await page.get_by_label(label, exact=True).fill(value)
    await page.get_by_label("Country", exact=True).select_option(label="Germany")
    await page.get_by_role("checkbox", name="I accept the terms of sale").check()
    await page.get_by_role("button", name="Place order").click()
    await page.wait_for_url("**/receipt/*")
    await at_rest(tab)
    return await compare_page(tab)


async def see() -> Found:
    """Return every element of every page, by group and page."""
    browser = await Browser.start()
    site = Site()
    await site.start()
    try:
        with tempfile.TemporaryDirectory() as folder:
            shop = await see_shop(browser, Path(folder))
        return {
            "fixtures": await see_fixtures(browser, site),
            "shop": shop,
            "galleries": await see_galleries(browser, site),
        }
    finally:
        await browser.close()
        await site.close()


def tell(found: Found) -> dict[str, Any]:
    """Return the figures of what was seen."""
    everything = Count()
    groups = {}
    for group, pages in found.items():
        counts = {name: _in_short(Count().take(elements)) for name, elements in pages.items()}
        together = Count()
        for elements in pages.values():
            together.take(elements)
            everything.take(elements)
        groups[group] = {"pages_seen": len(pages), **together.to_json(), "pages": counts}
    return {
        "total": everything.to_json(),
        "groups": groups,
        "exceptions": [
            {"kind": kind, "why": EXPLAINED[kind][0], "count": len(those), "examples": _examples(those)}
            for kind, those in sorted(everything.kinds.items(), key=lambda item: -len(item[1]))
            if kind
        ],
        "unexplained": _examples(everything.kinds[""], 100),
    }


def _in_short(count: Count) -> str:
    """Say the counts of a page in one line, so that the file stays readable."""
    told = count.to_json()
    return ", ".join(f"{told[key]} {key}" for key in ("nodes", "agreeing", "explained", "unexplained"))


def _examples(those: list[Compared], limit: int = 3) -> list[dict[str, object]]:
    told: dict[str, dict[str, object]] = {}
    for one in those:
        told.setdefault(one.markup, {"element": one.markup, "ours": _said(one.ours), "chromium": _said(one.theirs)})
    return list(told.values())[:limit]


def _said(told: tuple[str, str]) -> str:
    role, name = told
    return f'{role or "no role"} "{name}"'


def table(figures: dict[str, Any]) -> str:
    """Return the figures as people read them."""
    lines = [f"{'':10} {'pages':>6} {'nodes':>6} {'agree':>7} {'or explained':>13}   {'telling':>8} {'agree':>7}"]
    rows = {**figures["groups"], "total": {"pages_seen": "", **figures["total"]}}
    for name, row in rows.items():
        lines.append(
            f"{name:10} {row['pages_seen']:>6} {row['nodes']:>6} {row['percent']:>6} % {row['percent_explained']:>11} %"
            f"   {row['telling']:>8} {row['percent_telling']:>6} %"
        )
    lines += [f"{one['count']:6}  {one['kind']}: {one['why']}" for one in figures["exceptions"]]
    return "\n".join(lines + [f"unexplained: {json.dumps(one)}" for one in figures["unexplained"]])


def main() -> None:
    """Measure and write the file; exit code 1 when too many elements differ without a reason."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "figures" / "names.json")
    options = parser.parse_args()
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )  # fmt: skip
    pinned: dict[str, str] = {}
    for home in (ROOT / "tests" / "galleries", ROOT / "tests" / "bundles" / "dashboard"):
        pinned |= json.loads((home / "package.json").read_text("utf-8"))["devDependencies"]
    made = {
        "command": "python tests/bench/names.py",
        "commit": commit.stdout.strip(),
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "libraries": {name: pinned[name] for name in LIBRARIES},
        **tell(asyncio.run(see())),
    }
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(json.dumps(made, indent=2) + "\n", encoding="utf-8")
    print(table(made))
    sys.exit(made["total"]["percent_telling_explained"] < 99.5)


if __name__ == "__main__":
    main()
