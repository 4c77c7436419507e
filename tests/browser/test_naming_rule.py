"""The recorder in the page and healing outside name by one rule: a generated corpus goes through both."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from doing import find
from recorded import Watched, recorded
from served_pages import Site

from reticle.browser.fingerprints import name_element, take_fingerprint
from reticle.browser.person import Person
from reticle.match.machine_made import is_machine_made, is_volatile, is_volatile_testid

pytestmark = pytest.mark.asyncio(loop_scope="session")
RULE = Path(__file__).parents[2] / "sdk_js/src/record/machine.js"
PARTS = (
    "save", "order", "Button", "root", "css", "mui", "ember", "radix", "input", "field", "row", "page", "sc", "_r_0_",
    ":r5:", "«r1»", "1x2y3z", "a8f3", "3f2504e0", "12", "7", "104", "20417", "aBcDe", "xu3eo", "h1", "oauth2login", "v",
    "3f2504e0-4f89-11d3-9a0c-0305e82c3301", "today", "Jan", "2026-01-04", "3 min ago", "9:30", "May", "Paß", "",
)  # fmt: skip
WORDS = ("Save", "Close", "Open the file", "Posted 3 min ago", "Order 20417", 'Say "hi" \\ bye', "Émile", "3.4.2026")
ROLES = ("", "", "button", "status", "listitem", "group", "img", "menuitem", "note")


def _words(count: int) -> list[str]:
    rng = random.Random(5)
    made = {
        rng.choice(("-", "_", "__", "", " ", ":")).join(rng.choices(PARTS, k=rng.randint(1, 3))) for _ in range(count)
    }
    return sorted(made)


def _element(rng: random.Random, number: int) -> str:
    tag = rng.choice(["button", "a", "input", "div", "span", "select", "my-part", "textarea", "img", "h2"])
    said: dict[str, str] = {"data-at": str(number)}
    for name, odds in (("id", 0.4), ("name", 0.3), ("data-testid", 0.3), ("class", 0.4)):
        if rng.random() < odds:
            said[name] = "-".join(rng.choices([part for part in PARTS if part], k=rng.randint(1, 2)))
    for name, odds in (("title", 0.2), ("placeholder", 0.15), ("alt", 0.15), ("aria-label", 0.2), ("role", 0.3)):
        if rng.random() < odds and (value := rng.choice(ROLES if name == "role" else WORDS)):
            said[name] = value
    if tag == "a":
        said["href"] = f"/to/{number % 7}"
    attributes = " ".join(f'{name}="{value.replace(chr(34), "&quot;")}"' for name, value in said.items())
    inner = "" if tag in ("input", "img", "select", "textarea") else rng.choice(WORDS)
    end = "" if tag in ("input", "img") else f"</{tag}>"
    body = f"<{tag} {attributes}>{inner}{end}"
    return rng.choice(
        ["{}", "<label>Amount {}</label>", '<section aria-label="Mine">{}</section>', "<li>{}</li>"]
    ).format(body)


async def test_both_sides_tell_the_same_words_from_those_of_a_machine(person: Person, site: Site) -> None:
    site.html("/", "<p>words</p>")
    await person.tab().open(site.url)
    words = _words(3000)
    source = json.dumps(RULE.read_text("utf-8").replace("export ", ""))
    asked = (
        "(words) => { const rule = new Function("
        f"{source} + '; return [isMachineMade, isVolatileTestid, isVolatile]')();"
        " return words.map((word) => rule.map((tell) => tell(word))); }"
    )
    told = await person.tab().page.evaluate(asked, words)
    own = [[is_machine_made(word), is_volatile_testid(word), is_volatile(word)] for word in words]
    differing = [(word, one, other) for word, one, other in zip(words, told, own, strict=True) if one != other]
    assert differing == []
    assert all(0.1 < sum(row[at] for row in own) / len(own) < 0.95 for at in range(3))


@pytest.mark.full
async def test_both_sides_name_an_element_alike(watched: Watched, site: Site) -> None:
    rng = random.Random(11)
    site.html("/", f"<main>{''.join(_element(rng, number) for number in range(90))}</main>")
    compared = 0
    async with recorded(watched.browser, watched.port, site.url) as done:
        sdk = done.tab.sdk
        for number in range(90):
            found = await find(done.person, css=f'[data-at="{number}"]')
            told: dict[str, Any] = await sdk.call(found.frame, "toldOf", found.number)
            if not told["sure"]:
                continue
            compared += 1
            named = await name_element(sdk, await take_fingerprint(sdk, found))
            assert named.to_json() == told["target"], found.describe
    assert compared > 40
