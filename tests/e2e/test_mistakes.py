"""Every mistake in a file or a call is one clear line with its place, exit 2, and nothing is written."""

from __future__ import annotations

import subprocess
from typing import Any

import pytest

from house import MakeProject, sampled

FLOW: dict[str, Any] = {
    "version": 1,
    "name": "pay",
    "start": {"path": "/"},
    "steps": [{"action": "click", "target": {"role": "button", "name": "Pay"}}],
}
CONFIG = '[app]\nurl = "http://127.0.0.1:1"\n'

MISTAKES: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "a key that does not exist": ({"reticle.toml": "[app]\nulr = 'x'\n"}, ("reticle.toml:2", '"ulr"', '"url"')),
    "a table that does not exist": ({"reticle.toml": "[ap]\n"}, ("reticle.toml:1", '"ap"', '"app"')),
    "a value of the wrong type": (
        {"reticle.toml": "[app]\n\nisolated = 'maybe'\n"},
        ("reticle.toml:3", "isolated", "maybe"),
    ),
    "no TOML": ({"reticle.toml": "[app\nurl=1"}, ("reticle.toml:1", "TOML")),
    "a placeholder that does not exist": (
        {"reticle.toml": '[app]\nurl = "http://127.0.0.1:{prot}"\n'},
        ("app.url", "{prot}", "{port}"),
    ),
    "no address": ({"reticle.toml": "[app]\n"}, ("url", "--url")),
    "an address that is none": ({"reticle.toml": '[app]\nurl = "shop"\n'}, ("app.url", '"shop"')),
    "a flow that is no JSON": ({"flows/pay.json": '{\n "steps": [,]\n}'}, ("flows/pay.json:2", "JSON")),
    "a key given twice": (
        {"flows/pay.json": '{"version": 1, "name": "pay",\n"steps": [],\n"steps": []}'},
        ("flows/pay.json:3", "twice"),
    ),
    "an unknown field of a flow": (
        {"flows/pay.json": {**FLOW, "intend": "x"}},
        ("flows/pay.json:", "intend", "intent"),
    ),
    "a flow whose steps are misspelled": (
        {"flows/other.json": '{"version": 1,\n"name": "other",\n"stpes": []}'},
        ("flows/other.json:3", '"stpes"', '"steps"'),
    ),
    "a list among the flows": ({"flows/other.json": "[]"}, ("flows/other.json:1", "no flow", "a list")),
    "an unknown action": (
        {"flows/pay.json": {**FLOW, "steps": [{"action": "clik", "target": {"testid": "a"}}]}},
        ("flows/pay.json:", "steps[0]", "click"),
    ),
    "a day in a pattern that spells none": (
        {"flows/pay.json": {**FLOW, "success": {"kind": "text", "contains": "On ${today:%d.%m.%Y}"}}},
        ("flows/pay.json:", "%d.%m.%Y", "spells no day", "dd.MM.yyyy"),
    ),
    "a locale that is none": (
        {"flows/pay.json": {**FLOW, "start": {"locale": "zz-INVALID-locale-xx"}}},
        ("flows/pay.json:", "start.locale", "zz-INVALID-locale-xx"),
    ),
    "a header's name that is none": (
        {"flows/pay.json": {**FLOW, "start": {"headers": {"x y": "1"}}}},
        ("flows/pay.json:", "start.headers", '"x y" is no name of a header'),
    ),
    "a header's value that is none": (
        {"reticle.toml": CONFIG + '[browser]\nheaders = { x = "a\\nb" }\n'},
        ("reticle.toml:", "browser.headers", "header x holds a line break"),
    ),
    "a signed-in state of another form": (
        {
            "flows/pay.json": {**FLOW, "start": {"path": "/", "storageState": "state/ann.json"}},
            "state/ann.json": '{"cookies": [\n{"name": 1}]}',
        },
        ("state/ann.json:2", "cookies[0].name should be a text, found a number"),
    ),
    "a signed-in state of a stranger": (
        {
            "flows/pay.json": FLOW,
            "reticle.toml": CONFIG + '[browser]\nstorage_state = "ann.json"\n',
            "ann.json": '{"cookies": [{"name": "a", "value": "b"}]}',
        },
        ("ann.json:1", "cookies[0].domain is missing"),
    ),
    "another name than its path": ({"flows/pay.json": {**FLOW, "name": "buy"}}, ("flows/pay.json:3", '"buy"', '"pay"')),
    "a newer format": ({"flows/pay.json": {**FLOW, "version": 9}}, ("flows/pay.json", "9", "upgrade")),
    "a flow in UTF-16": ({"flows/pay.json": "{}".encode("utf-16")}, ("flows/pay.json", "UTF-16", "UTF-8")),
    "a flow with a wrong byte": ({"flows/pay.json": b'{\n"a": "\xff"}'}, ("flows/pay.json:2", "0xff")),
    "a binary flow": ({"flows/pay.json": b"\x00\x01"}, ("flows/pay.json:1", "binary")),
    "a set-up that does not exist": (
        {
            "flows/pay.json": {**FLOW, "start": {"path": "/", "setup": ["sing-in"]}},
            "flows/sign-in.json": {**FLOW, "name": "sign-in"},
        },
        ("sing-in", "sign-in"),
    ),
    "a set-up that is the flow itself": (
        {"flows/pay.json": {**FLOW, "start": {"setup": ["pay"]}}},
        ("flows/pay.json:", "circle", "pay → pay"),
    ),
    "a state declaration with a mistake": (
        {
            "flows/pay.json": {**FLOW, "grade": {"state": "state/shop.json"}},
            "state/shop.json": '{"version": 1,\n"sorces": []}',
        },
        ("flows/pay.json:", "state/shop.json:2", '"sorces"', '"sources"'),
    ),
    "a state declaration that is not there": (
        {"flows/pay.json": {**FLOW, "grade": {"state": "state/shop.json"}}},
        ("flows/pay.json:", "state/shop.json", "no such file"),
    ),
    "a variable that nothing defines": (
        {
            "flows/pay.json": '{"name": "pay", "vars": {"title": {"default": "x"}}, "steps": [\n'
            '{"action": "fill", "target": {"testid": "a"},\n"args": {"value": "${titel}"}}]}'
        },
        ("flows/pay.json:3", "${titel}", "${title}"),
    ),
    "a variable that does not end": (
        {"flows/pay.json": {**FLOW, "start": {"path": "/${title"}}},
        ("flows/pay.json:", "${title", "closing"),
    ),
    "a secret that is not set": (
        {"flows/pay.json": {**FLOW, "vars": {"code": {"env": "NO_SUCH_CODE", "secret": True}}}},
        ("flows/pay.json:", '"code"', "NO_SUCH_CODE", "export"),
    ),
    "a variable of a process that is not set": (
        {
            "reticle.toml": '[app]\nurl = "http://127.0.0.1:{port}"\n'
            '[[app.process]]\nstart = "true"\nenv = { KEY = "${NO_SUCH_KEY}" }\n'
        },
        ("env.KEY", "NO_SUCH_KEY", "export"),
    ),
    "a quarantine without a day": (
        {"flows/pay.json": {**FLOW, "quarantine": {"until": "soon", "reason": "x"}}},
        ("quarantine.until", "soon"),
    ),
}


@pytest.mark.parametrize("case", sampled(MISTAKES, list(MISTAKES)[::4]), ids=lambda name: name.replace(" ", "-"))
def test_a_mistake_in_a_file_is_one_line_with_its_place_and_exit_2(case: str, make_project: MakeProject) -> None:
    files, words = MISTAKES[case]
    result = make_project({"reticle.toml": CONFIG, "flows/pay.json": FLOW, **files}).run("gate")
    assert result.exit_code == 2
    for word in words:
        assert word in result.complaint
    assert result.stdout == ""
    assert not [name for name in result.changed if "runs/" in name]


@pytest.mark.parametrize(
    "command", [("check", "/", "--expect", "text 'Paid'"), ("snapshot", "/")], ids=lambda of: of[0]
)
def test_a_path_is_told_why_it_has_no_address_where_the_port_is_given_at_the_start(
    command: tuple[str, ...], make_project: MakeProject
) -> None:
    project = make_project({"reticle.toml": '[app]\nurl = "http://127.0.0.1:{port}"\n'})
    result = project.run(*command)
    assert result.exit_code == 2
    told = '[app] url = "http://127.0.0.1:{port}", which has a port only where reticle starts the app itself'
    assert told in result.complaint


def test_a_filter_with_a_typing_error_runs_nothing_and_says_so(make_project: MakeProject) -> None:
    result = make_project({"reticle.toml": CONFIG, "flows/pay.json": FLOW}).run("gate", "pya")
    assert result.exit_code == 2
    assert "ran nothing" in result.complaint
    assert '"pay"' in result.complaint


@pytest.mark.full
@pytest.mark.parametrize("files", [{}, {"flows/a.files/b.json": {"hello": 1}}], ids=["no folder", "no flow in it"])
def test_a_folder_without_flows_is_never_green(files: dict[str, Any], make_project: MakeProject) -> None:
    result = make_project({"reticle.toml": CONFIG, **files}).run("verify")
    assert result.exit_code == 2
    assert "ran nothing" in result.complaint


def test_an_empty_name_runs_nothing_and_says_so(make_project: MakeProject) -> None:
    result = make_project({"reticle.toml": CONFIG, "flows/pay.json": FLOW}).run("gate", "")
    assert result.exit_code == 2
    assert "ran nothing" in result.complaint


def test_a_report_without_a_folder_outside_of_the_project_is_refused(make_project: MakeProject) -> None:
    project = make_project({"reticle.toml": CONFIG, "flows/pay.json": FLOW})
    result = project.run("gate", "--junit", str(project.root.parent / "nowhere/junit.xml"))
    assert result.exit_code == 2
    assert "--junit" in result.complaint
    assert not (project.root.parent / "nowhere").exists()


def test_a_configuration_that_is_a_folder_is_told(make_project: MakeProject) -> None:
    result = make_project({"reticle.toml/x.txt": "", "flows/pay.json": FLOW}).run("gate")
    assert result.exit_code == 2
    assert "is a folder" in result.complaint


def test_a_project_found_upward_is_named(make_project: MakeProject) -> None:
    project = make_project({"reticle.toml": CONFIG, "flows/pay.json": {**FLOW, "name": "x"}, "deep/a.txt": ""})
    lines = project.run("gate", cwd="deep").stderr.splitlines()
    assert lines[0] == f"project: {project.root} (reticle.toml)"


def test_a_wrong_option_names_the_nearest_one(make_project: MakeProject) -> None:
    result = make_project({}).run("gate", "--wrokers", "2")
    assert result.exit_code == 2
    assert "--workers" in result.complaint


def test_a_flow_behind_a_link_that_leaves_the_project_is_refused(make_project: MakeProject) -> None:
    project = make_project({"reticle.toml": CONFIG, "flows/pay.json": FLOW})
    outside = project.root.parent / "outside.json"
    outside.write_text('{"version": 1, "name": "far", "steps": []}', "utf-8")
    (project.root / "flows/far.json").symlink_to(outside)
    result = project.run("gate", "far")
    assert result.exit_code == 2
    assert "leaves the project" in result.complaint


def test_the_configuration_in_pyproject_counts_and_its_mistakes_have_their_line(make_project: MakeProject) -> None:
    project = make_project({"pyproject.toml": "[project]\nname = 'x'\n\n[tool.reticle.app]\nulr = 'x'\n"})
    (project.root / "deep/er").mkdir(parents=True)
    result = project.run("gate", cwd="deep/er")
    assert result.exit_code == 2
    assert "pyproject.toml:5" in result.complaint
    assert '"url"' in result.complaint


@pytest.mark.full
def test_doctor_says_of_a_repository_without_commits_what_to_do(make_project: MakeProject) -> None:
    project = make_project({"reticle.toml": CONFIG, "flows/pay.json": FLOW})
    subprocess.run(["git", "init", "-q"], cwd=project.root, check=True)
    rows = project.run("doctor", "--json").json
    (code,) = [row for row in rows if row["what"] == "code"]
    assert code["found"] == "the repository has no commit yet; runs do not count for each other"
    assert code["hint"] == "git add -A && git commit, or [app] version"
