"""A flow file that freezes its world, replayed by `reticle verify`."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from house import MakeProject

PAGE = """<!doctype html><title>Rates</title><button>Ask</button><p role=status></p><script>
document.querySelector('button').onclick = async () => {
  const answer = await fetch('/api/rate');
  const rate = await answer.json();
  document.querySelector('p').textContent = `${rate.eur} on ${new Date().toISOString().slice(0, 10)}`;
};</script>"""
CONFIG = f"""[app]
url = "http://127.0.0.1:{{port}}"
[[app.process]]
name = "site"
start = "{sys.executable} -m http.server {{port}} --bind 127.0.0.1 --directory site"
ready = "/"
"""


def _flow(**start: Any) -> dict[str, Any]:
    told = {"kind": "element", "query": {"role": "status"}, "text": "1.25 on 2031-12-24"}
    click = {"action": "click", "target": {"role": "button", "name": "Ask"}, "expect": told}
    return {"version": 1, "name": "rate", "start": {"path": "/", **start}, "steps": [click]}


CLOCK = {"now": "2031-12-24T08:00:00Z", "mode": "frozen"}
STUBS = [
    {"match": {"kind": "net", "path": "/api/rate"}, "reply": {"file": "rates/eur.json"}},
    {"match": {"kind": "net", "urlContains": "ads.example"}, "reply": "abort"},
]


def test_clock_and_stubs_of_a_flow_are_used_and_what_was_never_hit_is_told(make_project: MakeProject) -> None:
    files = {"reticle.toml": CONFIG, "site/index.html": PAGE, "rates/eur.json": {"eur": 1.25}}
    place = make_project({**files, "flows/rate.json": _flow(clock=CLOCK, stubs=STUBS)})
    done = place.run("verify", "--json")
    assert done.exit_code == 0, done.stdout + done.stderr
    notes = done.json["flows"][0]["notes"]
    assert "stub request /api/rate answered 1 time" in notes
    assert "stub request …ads.example… was never hit" in notes


def test_the_apps_own_time_is_its_pages_time_too(make_project: MakeProject) -> None:
    config = CONFIG.replace("[app]\n", '[app]\nnow = "2031-12-24T08:00:00Z"\n')
    files = {"reticle.toml": config, "site/index.html": PAGE, "rates/eur.json": {"eur": 1.25}}
    place = make_project({**files, "flows/rate.json": _flow(stubs=STUBS)})
    done = place.run("verify", "--json")
    assert done.exit_code == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("start", "said"),
    [
        ({"clock": {"now": "Christmas"}}, 'clock.now: "Christmas" is no moment, like 2026-11-30T12:00:00Z'),
        ({"clock": {"now": "2031-12-24"}}, '"2031-12-24" is no moment'),
        ({"stubs": [{"match": {"kind": "net", "path": "/a", "status": 200}, "reply": "abort"}]}, "status"),
        ({"stubs": [{"match": {"kind": "net", "channel": "ws"}, "reply": "abort"}]}, "cannot be stubbed"),
        ({"stubs": [{"match": {"kind": "net", "path": "/a"}, "reply": {"text": "a", "json": 1}}]}, "give one"),
        ({"stubs": [{"match": {"kind": "net", "path": "/a"}, "reply": {"status": 99}}]}, "200"),
    ],
)
def test_a_mistake_in_it_is_one_line_before_anything_starts(
    make_project: MakeProject, start: dict[str, Any], said: str
) -> None:
    place = make_project({"reticle.toml": CONFIG, "site/index.html": PAGE, "flows/rate.json": _flow(**start)})
    done = place.run("verify")
    assert done.exit_code == 2
    assert said in done.complaint, done.complaint
    assert place.left_running() == []


@pytest.mark.parametrize(
    ("file", "said"),
    [("none.json", "stub file none.json: there is no such file"), ("../../etc/passwd", "leaves the project")],
)
def test_a_stub_whose_file_is_not_there_could_not_be_told(make_project: MakeProject, file: str, said: str) -> None:
    start = {"stubs": [{"match": {"kind": "net", "path": "/a"}, "reply": {"file": file}}]}
    place = make_project({"reticle.toml": CONFIG, "site/index.html": PAGE, "flows/rate.json": _flow(**start)})
    done = place.run("verify")
    assert done.exit_code == 2
    assert said in done.stdout
