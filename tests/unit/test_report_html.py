"""The HTML report as a document: one file, nothing from elsewhere, every text inert."""

from __future__ import annotations

import base64
import hashlib
import re
from html.parser import HTMLParser

import pytest

from reticle.model.run import FlowResult, NetworkEntry, Run
from reticle.report import html
from reticle.report.html import view
from run_builder import HOSTILE, all_kinds, failing, hostile, make_run, passing, unverified


class Collector(HTMLParser):
    """Collects elements with their attributes, and what scripts hold."""

    def __init__(self, document: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.scripts: list[tuple[str | None, str]] = []
        self._script: str | None = None
        self._kind: str | None = None
        self.feed(document)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag in ("script", "style"):
            self._script, self._kind = "", dict(attrs).get("type") if tag == "script" else "style"

    def handle_data(self, data: str) -> None:
        if self._script is not None:
            self._script += data

    def handle_endtag(self, tag: str) -> None:
        if tag in ("script", "style") and self._script is not None:
            self.scripts.append((self._kind, self._script))
            self._script = None


def details(run: Run) -> list[str]:
    return [text for kind, text in Collector(html.render(run)).scripts if kind == "text/plain"]


def test_the_page_has_one_script_and_one_style_and_both_are_those_of_its_policy() -> None:
    page = Collector(html.render(make_run()))
    running = [text for kind, text in page.scripts if kind not in ("text/plain", "style")]
    styles = [text for kind, text in page.scripts if kind == "style"]
    assert (len(running), len(styles)) == (1, 1)
    policy = next(found["content"] for tag, found in page.elements if found.get("http-equiv")) or ""
    for directive, text in (("script-src", running[0]), ("style-src", styles[0])):
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert f"{directive} 'sha256-{digest}'" in policy
    assert "default-src 'none'" in policy


def test_nothing_is_loaded_from_elsewhere_and_nothing_runs_from_an_attribute() -> None:
    run = make_run()
    for document in (html.render(run), *details(run)):
        for tag, attributes in Collector(document).elements:
            for name, value in attributes.items():
                assert not name.startswith("on"), (tag, name)
                assert name != "style", (tag, value)
                if name in ("src", "href"):
                    assert (value or "").startswith(("#", "./", "data:,")), (tag, name, value)


def test_there_is_one_block_of_details_a_flow_and_no_text_breaks_out_of_it() -> None:
    run = make_run([hostile(), hostile("b"), passing()])
    assert len(details(run)) == 3
    for block in details(run):
        assert not re.search(r"<!--|<script|</script", block, re.IGNORECASE)
        assert {tag for tag, _ in Collector(block).elements}.isdisjoint({"script", "svg", "iframe", "object"})


def test_control_and_bidirectional_characters_are_spelled_out() -> None:
    document = html.render(make_run([hostile("a/" + HOSTILE[2])]))
    assert not re.search(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]", document)
    assert r"\x1b[31mred\x00\x08\x0b\u202egnirts" in document


def test_a_template_mark_in_a_text_is_a_text() -> None:
    assert "{{ 7*7 }}" in html.render(make_run([hostile()]))


def test_the_worst_flow_stands_first() -> None:
    names = re.findall(r'data-name="([^"]+)" data-status', html.render(make_run()))
    assert names == [
        "checkout/pay", "hostile/texts", "wishlist/share", "account/sign-in", "orders/history", "help/read",
        "catalogue/paging", "catalogue/search",
    ]  # fmt: skip


def test_a_flow_shows_evidence_contradiction_network_console_picture_and_stored_data() -> None:
    (block,) = details(make_run([failing()]))
    for text in (
        "POST /api/pay answered 500 and the route changed to /receipt 12 ms later", "request-failed-ui-moved-on",
        "POST /api/pay → 201", "500 after 61 ms", "caused by a31", "3 of 57", "net::ERR_ABORTED", "shop/js/pay.js:41",
        "Failed to load resource: 500", "reticle verify checkout/pay --step 4", "await the answer and show its error",
        "./pictures/receipt.before.png", "./pictures/receipt.diff.png", "8 px down", "total_cents", "4199",
        "cross-origin frame https://pay.example.test", "real input", "focus moved to heading",
        "of PayBar", "Receipt ×2", "2 of 61", "src/Receipt.jsx:7",
    ):  # fmt: skip
        assert text in block.replace("&#34;", '"'), text


def test_an_answer_that_was_cut_off_says_so_and_is_no_failed_status() -> None:
    flow = failing()
    step = next(one for one in flow.steps if one.network)
    cut_off = NetworkEntry(method="GET", url="/feed", status=200, failed="net::ERR_CONTENT_LENGTH_MISMATCH")
    step.network.append(cut_off)
    (block,) = details(make_run([flow]))
    (line,) = re.findall(r"<li[^>]*>(?:(?!</li>).)*/feed.*?</li>", block)
    assert '<li class="s-drift"><span class="mark">200</span>' in line
    assert "the answer was cut off: net::ERR_CONTENT_LENGTH_MISMATCH" in line


def test_only_bad_steps_are_open() -> None:
    (block,) = details(make_run([failing()]))
    opened = [found["data-step"] for tag, found in Collector(block).elements if tag == "details" and "open" in found]
    assert opened == ["4"]


@pytest.mark.parametrize(
    ("path", "url"),
    [
        ("pictures/a b#1.png", "./pictures/a%20b%231.png"),
        ("javascript:alert(1)", "./javascript%3Aalert%281%29"),
        ("../secret.png", None), ("a/../../b", None), ("/etc/passwd", None), ("//evil.example.test/x", None),
        ("a\\b", None), ("", None), (None, None),
    ],
)  # fmt: skip
def test_a_picture_comes_from_the_folder_of_the_run_only(path: str | None, url: str | None) -> None:
    assert view.asset_url(path) == url


def test_flows_that_changed_since_another_run_are_marked() -> None:
    before = make_run([passing("checkout/pay"), passing("catalogue/search")])
    document = html.render(make_run([failing(), passing(), unverified()]), previous=before)
    assert document.count(">was pass</span>") == 2
    assert document.count(">new</span>") == 2
    assert "Since run" not in html.render(make_run([failing()]))


def test_a_run_without_flows_is_a_page_too() -> None:
    document = html.render(make_run([]))
    assert 'id="d0"' not in document
    assert "Overview" in document


@pytest.mark.parametrize("flow", all_kinds(), ids=lambda flow: str(flow.name))
def test_every_kind_of_flow_has_a_page_of_its_own(flow: FlowResult) -> None:
    (block,) = details(make_run([flow]))
    assert f"s-{flow.status}" in block
    assert "undefined" not in block.lower()


def test_the_same_run_gives_the_same_bytes() -> None:
    assert html.render(make_run()) == html.render(make_run())
