"""Records of IndexedDB are read as they are, and no page notices that somebody reads them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from acted import act, open_page
from served_pages import Site

from reticle.browser.person import Person
from reticle.browser.tab import Tab
from reticle.errors import PredicateError
from reticle.model.event import StorageChange
from reticle.model.predicate import parse_predicate
from reticle.model.reading import LiveReading

pytestmark = pytest.mark.asyncio(loop_scope="session")
OPEN = """
const opened = (name, version, stores) => new Promise((resolve) => {
  const asked = indexedDB.open(name, version);
  asked.onblocked = () => { window.blocked = true };
  asked.onupgradeneeded = () => { for (const [store, how] of stores) asked.result.createObjectStore(store, how) };
  asked.onsuccess = () => resolve(asked.result);
});
const done = (changing) => new Promise((resolve) => { changing.oncomplete = resolve });
"""
WRITE = OPEN + (
    "const keep = (value) => opened('shop', 1, [['items', { keyPath: 'id' }]]).then((db) => { "
    "const writing = db.transaction('items', 'readwrite'); if (value) writing.objectStore('items').put(value); "
    "else writing.objectStore('items').delete('a'); return done(writing) })"
    ".then(() => { document.querySelector('p').textContent = 'Saved' });"
)
RECORD = {"kind": "storage", "area": "indexeddb", "key": "shop/items/a"}
SAVED = {"kind": "text", "contains": "Saved"}


def button(does: str, script: str = WRITE) -> str:
    """A page whose button does something."""
    return f'<button onclick="{does}">Go</button><p></p><script>{script}</script>'


async def fill(tab: Tab, script: str) -> Any:
    """Run a script that may use what OPEN declares."""
    return await tab.page.evaluate(f"async () => {{ {OPEN} {script} }}")


async def read(tab: Tab, key: str) -> LiveReading:
    """Read one record."""
    return (await tab.read([parse_predicate({**RECORD, "key": key})]))[0]  # type: ignore[list-item] # it is a leaf


async def test_a_record_that_a_press_writes_is_seen(person: Person, site: Site) -> None:
    tab = await open_page(person, site, button("keep({ id: 'a', n: 5 })"))
    verdict = await act(tab, {**RECORD, "equals": {"id": "a", "n": 5}})
    assert (verdict.verified, verdict.strength) == ("yes", "state"), verdict.because
    verdict = await act(tab, {**RECORD, "equals": {"id": "a", "n": 6}}, timeout_s=1, number="a2")
    assert verdict.verified == "no"
    assert 'it is {"id": "a", "n": 5}' in verdict.because
    changes = [event.data for event in tab.person.log.since(0) if isinstance(event.data, StorageChange)]
    assert ("indexeddb", "change", "shop/items") in [(item.area, item.op, item.key) for item in changes]


async def test_a_record_that_was_written_is_not_absent(person: Person, site: Site) -> None:
    tab = await open_page(person, site, button("keep({ id: 'a', n: 5 })"))
    verdict = await act(tab, {"kind": "allOf", "predicates": [{**RECORD, "absent": True}, SAVED]}, timeout_s=1)
    assert verdict.verified == "no", verdict.because


async def test_a_record_that_a_press_deletes_is_gone(person: Person, site: Site) -> None:
    tab = await open_page(person, site, button("keep()"))
    await fill(
        tab,
        "const db = await opened('shop', 1, [['items', { keyPath: 'id' }]]); "
        "const writing = db.transaction('items', 'readwrite'); writing.objectStore('items').put({ id: 'a' }); "
        "await done(writing); db.close()",
    )
    verdict = await act(tab, {"kind": "allOf", "predicates": [{**RECORD, "absent": True}, SAVED]})
    assert verdict.verified == "yes", verdict.because


async def test_what_a_worker_writes_later_is_noticed(person: Person, site: Site) -> None:
    site.script("/worker.js", WRITE.replace("document.querySelector('p').textContent = 'Saved'", "close()") + (
        "onmessage = () => keep({ id: 'a', n: 5 })"
    ))  # fmt: skip
    tab = await open_page(person, site, button("worker.postMessage(1)", "const worker = new Worker('/worker.js')"))
    assert (await act(tab, {**RECORD, "equals": {"id": "a", "n": 5}})).verified == "yes"


async def test_what_a_frame_of_another_origin_writes_is_noticed(person: Person, site: Site) -> None:
    written = WRITE.replace("document.querySelector('p').textContent = 'Saved'", "")
    site.html("/frame", f"<script>{written}; onmessage = () => keep({{ id: 'a', n: 5 }})</script>")
    frame = f"<iframe src='{site.other}/frame'></iframe>"
    tab = await open_page(person, site, button("frames[0].postMessage(1, '*')") + frame)
    assert (await act(tab, {**RECORD, "equals": {"id": "a", "n": 5}})).verified == "yes"


async def test_a_frame_that_the_browser_gives_no_storage_hides_nothing(person: Person, site: Site) -> None:
    site.html("/frame", "<p>of another site</p>")
    frame = f"<iframe src='{site.url.replace('127.0.0.1', 'localhost')}/frame'></iframe>"
    tab = await open_page(person, site, button("keep({ id: 'a', n: 5 })") + frame)
    assert (await act(tab, {**RECORD, "equals": {"id": "a", "n": 5}})).verified == "yes"
    missing = {"kind": "storage", "area": "indexeddb", "key": "shop/items/b"}
    assert (await act(tab, missing, timeout_s=1, number="a2")).verified == "no"


KINDS = """
const db = await opened('a/b', 1, [['c/d', undefined], ['c', undefined]]);
const writing = db.transaction(['c/d', 'c'], 'readwrite');
const put = (value, key) => writing.objectStore('c/d').put(value, key);
put('number', 5); put('text', '7'); put('date', new Date(0)); put('list', ['x', 1, new Date(0)]);
put('bytes', new Uint8Array([1, 2])); put('slash', 'k/e/y'); put('empty', '');
put('quoted', '"q"'); put('zeros', '007');
put(undefined, 'undefined'); writing.objectStore('c').put('other', 'x');
put({ when: new Date(0), map: new Map([['k', new Set([1])]]), pairs: new Map([[{ a: 1 }, 2]]), big: 5n, none: undefined,
  bytes: new Uint8Array([1, 2]), buffer: new Uint8Array([3]).buffer, blob: new Blob(['abc'], { type: 'text/plain' }),
  file: new File(['ab'], 'a.txt'), re: /x/g, nan: NaN, wrong: new TypeError('bad'), list: [undefined, 1] }, 'kinds');
await done(writing); db.close();
"""


async def test_keys_of_every_kind_are_spelled(person: Person, site: Site) -> None:
    tab = await open_page(person, site, "")
    await fill(tab, KINDS)
    spelled = {
        "5": "number", '"7"': "text", "date:1970-01-01T00:00:00.000Z": "date", "bytes:1,2": "bytes", "k/e/y": "slash",
        '["x", 1, "date:1970-01-01T00:00:00Z"]': "list", "": "empty", '"\\"q\\""': "quoted", "007": "zeros",
    }  # fmt: skip
    for key, value in spelled.items():
        reading = await read(tab, f"a/b/c/d/{key}")
        assert (reading.present, reading.value) == (True, value), key
    assert (await read(tab, "a/b/c/d/undefined")).value is None
    assert (await read(tab, "a/b/c/x")).value == "other"
    assert (await read(tab, "a/b/c")).value == {"count": 1}


async def test_values_of_every_kind_are_told_as_json(person: Person, site: Site) -> None:
    tab = await open_page(person, site, "")
    await fill(tab, KINDS)
    assert (await read(tab, "a/b/c/d/kinds")).value == {
        "when": "1970-01-01T00:00:00.000Z", "map": {"k": [1]}, "pairs": [[{"a": 1}, 2]], "big": "5", "bytes": [1, 2],
        "buffer": [3], "blob": {"type": "text/plain", "size": 3}, "file": {"name": "a.txt", "type": "", "size": 2},
        "re": "/x/g", "nan": None, "wrong": {"name": "TypeError", "message": "bad"}, "list": [None, 1],
    }  # fmt: skip


async def test_a_key_of_another_kind_is_neither_there_nor_missing(person: Person, site: Site) -> None:
    tab = await open_page(person, site, "")
    await fill(tab, KINDS)
    for asked, there in (("7", '"7"'), ('"5"', "5"), ("1970-01-01T00:00:00Z", "date:1970-01-01T00:00:00.000Z")):
        reading = await read(tab, f"a/b/c/d/{asked}")
        assert reading.error == f"there is no key {asked} of that kind, but there is a/b/c/d/{there}"


async def test_what_is_missing_is_told_with_what_there_is(person: Person, site: Site) -> None:
    tab = await open_page(person, site, "")
    assert (await read(tab, "shop/items/a")).near == "the page has no database"
    await fill(tab, KINDS)
    assert (await read(tab, "shop/items/a")).near == "databases: a/b"
    assert (await read(tab, "a/b/e/f")).near == "stores of a/b: c, c/d"
    assert (await read(tab, "a/b/c/y")).near == "keys of a/b/c: x"
    assert await tab.page.evaluate("indexedDB.databases().then((all) => all.length)") == 1


async def test_what_two_readings_of_a_name_find_is_not_guessed(person: Person, site: Site) -> None:
    tab = await open_page(person, site, "")
    await fill(
        tab,
        "const db = await opened('s', 1, [['c', undefined], ['c/d', undefined]]); "
        "const writing = db.transaction(['c', 'c/d'], 'readwrite'); writing.objectStore('c').put(1, 'd/x'); "
        "writing.objectStore('c/d').put(2, 'x'); await done(writing); db.close()",
    )
    assert "names 2 things" in str((await read(tab, "s/c/d/x")).error)


async def test_what_cannot_be_read_is_unknown(person: Person, site: Site) -> None:
    frame = "<iframe sandbox=allow-scripts srcdoc='<p>inside'></iframe>"
    site.html("/", button("this.textContent = 'Gone'"), Content_Security_Policy="sandbox allow-scripts")
    tab = person.tab("main")
    await tab.open(site.url)
    for area in ("indexeddb", "local", "session"):
        leaf = {**RECORD, "area": area, "absent": True}
        verdict = await act(tab, leaf, kind="hover", timeout_s=1, number=area)
        assert (verdict.verified, verdict.reason) == ("unknown", "inconclusive"), verdict.because
    tab = await open_page(person, site, button("keep({ id: 'a', n: 5 })") + frame, path="/framed")
    assert (await act(tab, {**RECORD, "equals": "*"}, number="framed")).verified == "yes"


async def test_a_database_that_waits_for_the_page_is_unknown(person: Person, site: Site) -> None:
    tab = await open_page(person, site, button("this.title = 1"))
    await fill(
        tab,
        "window.held = await opened('shop', 1, [['items', undefined]]); "
        "indexedDB.open('shop', 2).onblocked = () => { window.blocked = true }",
    )
    reading = await read(tab, "shop/items/a")
    assert reading.error == "IndexedDB did not answer within 2 s"


CHANGING = """
for (let version = 2; version < 40; version++) {
  const db = await opened('shop', version, [[`s${version}`, undefined]]);
  const writing = db.transaction(`s${version}`, 'readwrite');
  writing.objectStore(`s${version}`).put(version, 'a');
  await done(writing);
  db.onversionchange = () => { window.disturbed = true };
  db.close();
}
await new Promise((resolve) => { const asked = indexedDB.deleteDatabase('shop');
  asked.onblocked = () => { window.blocked = true }; asked.onsuccess = resolve });
window.over = true;
"""


async def test_a_page_that_upgrades_and_deletes_is_never_blocked(person: Person, site: Site) -> None:
    tab = await open_page(person, site, "")
    await fill(tab, "(await opened('shop', 1, [['items', undefined]])).close()")
    await tab.page.evaluate(f"() => {{ (async () => {{ {OPEN} {CHANGING} }})() }}")
    while not await tab.page.evaluate("window.over"):
        await asyncio.gather(*(read(tab, "shop/items/a") for _ in range(8)))
    assert await tab.page.evaluate("[window.blocked, window.disturbed]") == [None, None]
    assert await tab.page.evaluate("indexedDB.databases().then((all) => all.length)") == 0


async def test_a_key_that_names_no_record_is_refused() -> None:
    with pytest.raises(PredicateError, match="database/store/key"):
        parse_predicate({**RECORD, "key": "shop"})
