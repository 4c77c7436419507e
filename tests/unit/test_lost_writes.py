"""A write that was cut off before its answer proves nothing, whatever the page shows."""

from __future__ import annotations

from typing import Any

import pytest
from story import ORIGIN, SHOWN, Story, said, text

from reticle.model.event import NetRequest, Place

SAVED = text("Saved")


@pytest.mark.parametrize(
    ("how", "cause", "verified"),
    [
        ({"canceled": True}, "caused", "unknown"),
        ({"canceled": True}, "assumed", "unknown"),
        ({"canceled": True}, "background", "yes"),
        ({"blocked": True, "reason": "failed (csp)"}, "caused", "unknown"),
        ({"blocked": True, "reason": "net::ERR_BLOCKED_BY_CLIENT"}, "caused", "yes"),
    ],
)
def test_a_write_that_was_cut_off_proves_nothing(how: dict[str, Any], cause: Any, verified: str) -> None:
    story = Story()
    story.fail(40, story.send(5, "POST", "/api/doc", cause=cause), **how).show(60, "Saved")
    verdict = story.judge(SAVED, live={(): SHOWN})
    assert verdict.verified == verified, verdict
    assert verdict.contradictions == []


def test_what_a_page_may_cut_off_is_no_lost_write() -> None:
    def lost(method: str, path: str, *after: str, **rest: Any) -> bool:
        story = Story()
        story.fail(40, story.send(5, method, path, **rest), canceled=True)
        for text_after in after:
            story.show(55, text_after)
        verdict = story.show(60, "Saved").judge(SAVED, live={(): SHOWN})
        return verdict.verified != "yes"

    assert lost("PUT", "/api/doc")
    assert not lost("GET", "/api/doc")
    assert not lost("POST", "/api/validate")
    assert not lost("POST", "/api/track")
    assert not lost("POST", "/api/doc", "Could not be saved")
    assert not lost("POST", "/", url="https://other.example.test/x", own_origin=False)
    newer = Story()
    newer.fail(40, newer.send(5, "PUT", "/api/doc"), canceled=True)
    newer.ask(45, "PUT", "/api/doc", 200).show(90, "Saved")
    assert said(newer.judge(SAVED, live={(): SHOWN})) == ("yes", "proved")


def test_what_a_page_sends_by_itself_ends_with_its_document() -> None:
    def judged(cause: Any, leaves_t: float, leaver: Place | None) -> str:
        story = Story()
        number = story.send(5, "POST", "/api/state", cause=cause)
        document = NetRequest("d", "GET", f"{ORIGIN}/next", False, resource="document", initiator=leaver)
        story.tell(leaves_t, document, cause="caused").answer(80, "d").fail(85, number, canceled=True).go(90, "/next")
        return story.judge({"kind": "net", "method": "GET", "path": "/next"}).verified

    script = Place("src/app.js", 10)
    assert judged("assumed", 60, script) == "yes"
    assert judged("assumed", 8, None) == "yes"
    assert judged("assumed", 8, script) == "unknown"
    assert judged("caused", 60, script) == "unknown"
