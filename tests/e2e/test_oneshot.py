"""Trying by hand: check, assert, act, query and snapshot, each in a browser of its own."""

from __future__ import annotations

import json
import re
import signal
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from harness import Project
from house import MakeProject

PAGE = """<!doctype html><meta charset=utf-8><title>Till</title>
<main><h1>Till</h1>
<form onsubmit="return false"><label>Email <input name=email></label>
<label>Password <input type=password value=hunter2hunter2></label>
<button data-testid=pay>Pay</button> <button data-testid=later>Pay later</button></form>
<button id=gone>Delete account</button><p id=said>Nothing so far</p>
<ul><li><button>Add</button></li><li><button>Add</button></li></ul></main>
<script>
const said = document.querySelector('#said');
const ask = async (method, path) => { const got = await fetch(path, {method}); said.textContent = 'Paid'; return got; };
document.querySelector('[data-testid=pay]').onclick = () => ask('POST', '/api/pay');
document.querySelector('[data-testid=later]').onclick = () => ask('POST', '/api/broken');
document.querySelector('#gone').onclick = () => { if (confirm('Really?')) said.textContent = 'Deleted'; };
</script>"""
PAY = ("--do", "click testid=pay")


class _Till(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        found = self.path in ("/", "/till")
        self._answer(200 if found else 404, "text/html", PAGE if found else "no such page")

    def do_POST(self) -> None:
        self._answer(500 if self.path == "/api/broken" else 201, "application/json", "{}")

    def log_message(self, *_: object) -> None:
        """Say nothing."""

    def _answer(self, status: int, kind: str, text: str) -> None:
        self.send_response(status)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(text.encode())))
        self.end_headers()
        self.wfile.write(text.encode())


@pytest.fixture(scope="module")
def till() -> Iterator[str]:
    """A page on loopback; gives its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Till)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def project(make_project: MakeProject) -> Project:
    """A folder without a configuration: these commands need none."""
    return make_project({})


@pytest.mark.full
def test_check_proves_what_the_last_step_caused_and_names_the_evidence(project: Project, till: str) -> None:
    result = project.run(
        "check", till, *PAY, "--expect", "net method=POST path=/api/pay status=201", "--expect", "text Paid"
    )
    assert result.exit_code == 0, result.stdout
    assert result.stdout.startswith("yes proved: ")
    assert "✓" in result.stdout
    assert result.stderr == ""
    assert result.changed == {}
    assert project.left_running() == []


def test_check_says_no_with_exit_1_and_a_command_that_can_be_run(project: Project, till: str) -> None:
    result = project.run("check", till, "--do", "click testid=later", "--expect", "text Paid", "--json")
    assert result.exit_code == 1
    assert (result.json["verified"], result.json["reason"]) == ("no", "contradicted")
    words = result.json["decision"]["nextAction"].split()
    assert words == ["reticle", "snapshot", till]


@pytest.mark.full
def test_a_click_that_declares_nothing_is_no_pass(project: Project, till: str) -> None:
    result = project.run("check", till, *PAY)
    assert result.exit_code == 2
    assert result.stdout.startswith("no-fault nothing_declared")


def test_a_step_that_cannot_be_done_is_told_whatever_comes_after_it(project: Project, till: str) -> None:
    steps = ("--do", "fill testid=pay value=3", *PAY)
    result = project.run("check", till, *steps, "--expect", "text Paid", "--json")
    assert (result.exit_code, result.json["verified"], result.json["reason"]) == (2, "unknown", "inconclusive")
    assert "step 1 fill" in result.json["because"]
    assert "it takes no text" in result.json["because"]
    assert "it takes no text" in project.run("act", till, *steps).complaint


@pytest.mark.full
def test_assert_stands_alone_and_holds_now(project: Project, till: str) -> None:
    result = project.run("assert", till, *PAY, "--expect", "text Paid", "--json")
    assert result.exit_code == 0
    assert result.json["because"].startswith("holds now")


def test_act_tells_the_effect_and_leaves_out_what_says_nothing(project: Project, till: str) -> None:
    done = project.run("act", till, "--do", "fill label=Email value=ada@x.test").json
    assert done["result"]["effect"]["valueChanged"] is True
    assert (done["result"]["action"], done["result"]["role"], done["result"]["name"]) == ("fill", "textbox", "Email")
    assert done["dispatched"] is done["settled"] is True
    assert "occluded" not in done["result"]["effect"]


@pytest.mark.full
def test_a_control_that_looks_destructive_waits_for_a_word_and_a_dialog_for_its_answer(
    project: Project, till: str
) -> None:
    step = "click text='Delete account' dialogs.kind=confirm"
    refused = project.run("check", till, "--do", step, "--expect", "text Deleted")
    assert refused.exit_code == 2
    assert "--confirm-dangerous" in refused.complaint
    meant = project.run("check", till, "--do", step, "--expect", "text Deleted", "--confirm-dangerous")
    assert meant.exit_code == 0, meant.stdout


@pytest.mark.full
def test_query_lists_every_match_and_says_what_is_near_a_miss(project: Project, till: str) -> None:
    several = project.run("query", till, "role=button name=Add")
    assert several.exit_code == 0
    assert len(several.stdout.splitlines()) == 2
    assert "×" in several.stdout
    miss = project.run("query", till, "role=button name='Pay now'")
    assert miss.exit_code == 2
    assert '"Pay"' in miss.complaint


@pytest.mark.full
def test_snapshot_prints_the_page_after_the_steps_without_its_secrets(project: Project, till: str) -> None:
    result = project.run("snapshot", till, *PAY, "--mode", "full")
    assert result.exit_code == 0
    shown = [re.sub(r" e\d+", "", line) for line in result.stdout.splitlines()]
    for line in ("main", '  heading "Till" level 1', '    button "Pay" [pay] focused', '  text "Paid"'):
        assert line in shown
    assert "hunter2" not in result.stdout


def test_snapshot_tells_what_the_steps_made_of_the_page(project: Project, till: str) -> None:
    result = project.run("snapshot", till, "--do", "fill label=Password value=hunter3hunter3", *PAY, "--mode", "diff")
    assert result.exit_code == 0
    shown = [re.sub(r" e\d+|‹secret:\w+›", "", line) for line in result.stdout.splitlines()[1:]]
    assert shown == [
        '~ textbox "Password": value "" → ""', '~ button "Pay" [pay]: +focused', '~ text: "Nothing so far" → "Paid"',
    ]  # fmt: skip
    assert "hunter" not in result.stdout


@pytest.mark.full
def test_a_part_of_a_page_is_looked_at_alone(project: Project, till: str) -> None:
    result = project.run("snapshot", till, "--within", "role=list", "--json")
    assert [line["role"] for line in result.json["lines"]] == ["button", "button"]
    missed = project.run("snapshot", till, "--within", "role=lisst")
    assert missed.exit_code == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--mode", "ful"), "interactive, full, status or diff"),
        (("--mode", "diff"), "--do"),
        (("--mode", "diff", *PAY, "--rows", "1-2"), "whole page"),
        (("--rows", "9-2"), "--rows 20-40"),
        (("--rows", "0"), "--rows 20-40"),
        (("--budget", "20"), "0 for no limit"),
        (("--budget", "-1"), "-1"),
        (("--within", "roll=main"), "role"),
    ],
)
def test_a_mistake_in_a_look_is_told_before_any_browser_starts(
    words: tuple[str, ...], said: str, project: Project
) -> None:
    result = project.run("snapshot", "http://127.0.0.1:1", *words, env={"RETICLE_BROWSER": "/nowhere/chromium"})
    assert result.exit_code == 2
    assert said in result.complaint
    assert "chromium" not in result.complaint


@pytest.mark.full
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--do", "click role=button name=Add", "--expect", "text Paid"), "2 elements match"),
        ((*PAY, "--expect", "element role=button name=Add", "--timeout", "1"), "2 elements match"),
    ],
    ids=["as a target", "in a predicate"],
)
def test_several_elements_where_one_is_meant_are_an_error_with_the_list(
    words: tuple[str, ...], said: str, project: Project, till: str
) -> None:
    result = project.run("check", till, *words)
    assert result.exit_code == 2
    assert said in result.complaint
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((*PAY, "--expect", '{"kind": "net", "pth": "/x"}'), '"path"'),
        ((*PAY, "--expect", "nett path=/x"), "net method=POST"),
        ((*PAY, "--expect", '{"allOf": []}'), '{"kind": "allOf"'),
        (("--do", "clik testid=pay"), '"click"'),
        (("--do", '{"action": "click", "target": {"testid": "x"}, "expect": {"kind": "x"}}'), "unknown kind"),
        (("--do", "command run=ls"), "shell"),
        ((), "--expect"),
    ],
)
def test_a_mistake_is_told_before_any_browser_starts(words: tuple[str, ...], said: str, project: Project) -> None:
    result = project.run("check", "http://127.0.0.1:1", *words, env={"RETICLE_BROWSER": "/nowhere/chromium"})
    assert result.exit_code == 2
    assert said in result.complaint
    assert "chromium" not in result.complaint
    assert result.stdout == ""


@pytest.mark.full
def test_a_path_is_opened_below_the_configured_address(make_project: MakeProject, till: str) -> None:
    project = make_project({"reticle.toml": f'[app]\nurl = "{till}"\n'})
    assert project.run("assert", "/till", "--expect", "url /till").exit_code == 0


def test_ctrl_c_and_kill_9_leave_no_browser_behind(project: Project, till: str) -> None:
    for number in (signal.SIGINT, signal.SIGKILL):
        running = project.start("assert", till, "--expect", "text never", "--timeout", "60")
        while not any("chrom" in line for line in project.list_running()):
            assert running.inner.poll() is None
        running.signal(number)
        result = running.end()
        assert result.exit_code in (2, -signal.SIGKILL)
        assert result.stdout == ""
        assert project.left_running() == []


@pytest.mark.parametrize("more", [("--do", "click testid=later"), ()], ids=["a step between", "the last"])
def test_a_step_that_no_page_could_do_is_the_answer(project: Project, till: str, more: tuple[str, ...]) -> None:
    refused = ("--do", "fill testid=pay value=x", *more)
    for command in (("check", till, *refused, "--expect", "text Paid"), ("act", till, *refused)):
        result = project.run(*command)
        assert result.exit_code == 2
        said = result.stdout + result.stderr
        assert "it takes no text" in said
        assert "browser" not in said
        assert ("step 1 fill" in said) is bool(more or command[0] == "act")


def test_a_flow_with_a_step_that_no_page_could_do_says_which(make_project: MakeProject, till: str) -> None:
    fill = {"action": "fill", "target": {"testid": "pay"}, "args": {"value": "x"}}
    press = {"action": "click", "target": {"testid": "pay"}, "expect": {"kind": "text", "contains": "Paid"}}
    flow = {"version": 1, "name": "odd", "start": {"url": till}, "steps": [fill, press]}
    after = {"version": 1, "name": "after", "start": {"url": till, "setup": ["odd"]}, "steps": [press]}
    files = {"flows/odd.json": json.dumps(flow), "flows/after.json": json.dumps(after)}
    project = make_project({"reticle.toml": f'[app]\nurl = "{till}"\n', **files})
    result = project.run("verify", "odd", "after")
    assert result.exit_code != 0
    assert result.stdout.count("it takes no text") >= 2, result.stdout
