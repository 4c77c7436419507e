"""Healing: a lost element is found again and proven, or nothing is written. `verify` never heals."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from harness import Project, Result
from healing import without_heal
from house import sampled

pytestmark = pytest.mark.browser

SERVER = """
import http.server, pathlib, sys
here = pathlib.Path(__file__).parent
class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        name = "inner.html" if self.path == "/inner" else "page.html"
        self.answer(200, (here / name).read_bytes())
    def do_POST(self):
        self.answer(201, b"{}")
    def answer(self, status, body):
        self.send_response(status)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(body)
    def log_message(self, *words):
        pass
http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler).serve_forever()
"""
SCRIPT = (
    "<script>addEventListener('click', e => { const what = e.target.closest('[data-do]')?.dataset.do;"
    " if (what) fetch('/api/' + what, {method: 'POST'}) })</script>"
)
FORM = (
    "<label>Note <input data-testid=note></label> <button data-testid=pay data-do=orders class=big>Pay now</button>"
    " <button data-testid=later data-do=drafts>Keep for later</button>"
)
TOP = "<!doctype html><title>Shop</title><main><h1>Your order</h1>"
PAGE = f"{TOP}<form onsubmit='return false'>{FORM}</form></main>{SCRIPT}"
RENAMED = PAGE.replace("data-testid=pay", "data-testid=place-order")


def config(*, reset: bool = True) -> str:
    """Return reticle.toml for the small shop."""
    return (
        '[app]\nurl = "http://127.0.0.1:{port}"\n' + ('reset = ["true"]\n' if reset else "") + "[[app.process]]\n"
        f"name = \"shop\"\nstart = 'exec {sys.executable} app.py {{port}}'\n[flows]\nstep_timeout_s = 5\n"
    )


def paid(**more: Any) -> dict[str, Any]:
    """Return the flow that writes a note and pays; `more` goes into its second step."""
    order = {"kind": "net", "method": "POST", "path": "/api/orders", "status": 201, "count": 1}
    steps = [
        {"action": "fill", "target": {"testid": "note"}, "args": {"value": "for Ada"}},
        {"id": "pay", "action": "click", "target": {"testid": "pay"}, "expect": order, **more},
    ]
    return {"version": 1, "name": "pay", "intent": "Somebody pays", "start": {"path": "/"}, "steps": steps}


@pytest.fixture(scope="module")
def green(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The flow with the fingerprints that `flows refresh` wrote on the page as it was recorded."""
    files = {"reticle.toml": config(), "app.py": SERVER, "page.html": PAGE, "flows/pay.json": paid()}
    project = Project(tmp_path_factory.mktemp("green"), files)
    done = project.run("flows", "refresh")
    assert done.exit_code == 0, done.stderr
    assert done.changed["flows/pay.json"] == "changed"
    made: dict[str, Any] = json.loads((project.root / "flows/pay.json").read_text())
    return made


def drifted(folder: Path, flow: dict[str, Any], page: str, **files: Any) -> Project:
    """Return a project whose page is another one than was recorded."""
    made = {"reticle.toml": config(), "app.py": SERVER, "page.html": page, "flows/pay.json": flow, **files}
    return Project(folder, made)


def stored(project: Project) -> dict[str, Any]:
    """Return the flow as it stands on disk."""
    made: dict[str, Any] = json.loads((project.root / "flows/pay.json").read_text())
    return made


def written(result: Result) -> list[str]:
    """Return the files that changed outside of the work folder."""
    return [name for name in result.changed if not name.startswith(".reticle/")]


def test_a_renamed_control_is_healed_confirmed_and_written(tmp_path: Path, green: dict[str, Any]) -> None:
    project = drifted(tmp_path, green, RENAMED)
    told = project.run("heal")
    assert (told.exit_code, written(told)) == (0, []), told.stderr
    assert "confirmed   pay  from the start: step 2" in told.stdout
    assert 'step 2 click testid "pay" → testid "place-order"' in told.stdout
    assert "nothing written; add --apply" in told.stderr

    done = project.run("heal", "--apply")
    assert (done.exit_code, written(done)) == (0, ["flows/pay.json"])
    after = stored(project)
    assert without_heal(after) == without_heal(green)
    assert after["steps"][0] == green["steps"][0]
    step = after["steps"][1]
    assert step["target"] == {"testid": "place-order"}
    (healed,) = step["healed"]
    assert healed["old"] == {"testid": "pay"}
    assert healed["new"] == {"testid": "place-order"}
    assert healed["score"] > 0.7
    assert healed["margin"] > 0.1
    assert project.run("verify").exit_code == 0
    again = project.run("heal")
    assert (again.exit_code, again.stdout) == (0, "nothing     pay  no drift: pass\n")
    assert project.left_running() == []


@pytest.mark.full
def test_verify_never_heals_and_names_the_nearest_with_scores(tmp_path: Path, green: dict[str, Any]) -> None:
    project = drifted(tmp_path, green, RENAMED, **{"reticle.toml": config().replace("= 5", "= 1")})
    done = project.run("verify", "--json")
    assert (done.exit_code, written(done)) == (1, [])
    (flow,) = done.json["flows"]
    assert flow["status"] == "drift"
    first, *_ = flow["steps"][1]["drift"]["candidates"]
    assert first["target"] == {"testid": "place-order"}
    assert first["score"] > 0.7


@pytest.mark.full
def test_a_control_whose_handler_is_broken_is_not_healed(tmp_path: Path, green: dict[str, Any]) -> None:
    project = drifted(tmp_path, green, RENAMED.replace("data-do=orders", ""))
    done = project.run("heal", "--apply")
    assert (done.exit_code, written(done)) == (1, [])
    assert "unconfirmed pay  the replay from the start is fail: step 2" in done.stdout


@pytest.mark.full
def test_a_flow_that_declares_nothing_drifts_and_heals_to_nothing(tmp_path: Path, green: dict[str, Any]) -> None:
    steps = [{key: value for key, value in step.items() if key != "expect"} for step in green["steps"]]
    project = drifted(tmp_path, {**green, "steps": steps}, RENAMED, **{"reticle.toml": config().replace("= 5", "= 2")})
    verified = project.run("verify", "--json")
    assert verified.exit_code == 1
    (flow,) = verified.json["flows"]
    assert (flow["status"], flow["notes"]) == ("drift", ["nothing declared"])
    done = project.run("heal", "--apply")
    assert (done.exit_code, written(done)) == (1, [])
    assert "nothing is declared that could prove it (no-fault)" in done.stdout


@pytest.mark.full
def test_two_controls_that_are_equally_close_are_ambiguous(tmp_path: Path, green: dict[str, Any]) -> None:
    pay = "<button data-testid=pay data-do=orders class=big>Pay now</button>"
    twins = PAGE.replace(pay, pay.replace(" data-testid=pay", "") * 2)
    done = drifted(tmp_path, green, twins).run("heal", "--json", "--apply")
    assert (done.exit_code, written(done)) == (1, [])
    (flow,) = done.json["flows"]
    assert (flow["outcome"], flow["refusal"]["reason"], flow["proposals"]) == ("refused", "ambiguous", [])
    assert len(flow["refusal"]["nearest"]) >= 2


@pytest.mark.parametrize("style", sampled(["gone", "hidden"], ["gone"]))
def test_a_control_that_is_gone_is_refused_and_its_neighbour_left_alone(
    tmp_path: Path, green: dict[str, Any], style: str
) -> None:
    pay = "<button data-testid=pay data-do=orders class=big>Pay now</button>"
    hidden = "" if style == "gone" else pay.replace("data-testid=pay", "style=display:none")
    done = drifted(tmp_path, green, PAGE.replace(pay, hidden)).run("heal", "--json", "--apply")
    assert (done.exit_code, written(done)) == (1, [])
    (flow,) = done.json["flows"]
    assert flow["proposals"] == []
    assert ("not rendered" in flow["refusal"]["why"]) == (style == "hidden")


@pytest.mark.full
def test_several_drifts_of_one_flow_heal_together_and_a_frame_is_gone_through(
    tmp_path: Path, green: dict[str, Any]
) -> None:
    form = FORM.replace("data-testid=note", "name=remark").replace(" data-testid=pay", "")
    page = f"{TOP}<iframe title=Order src=/inner width=600></iframe></main>"
    inner = f"<!doctype html><form onsubmit='return false'>{form}</form>{SCRIPT}"
    project = drifted(tmp_path, green, page, **{"inner.html": inner})
    done = project.run("heal", "--apply")
    assert done.exit_code == 0, done.stdout + done.stderr
    after = stored(project)
    assert [step["target"] for step in after["steps"]] == [
        {"role": "textbox", "name": "Note"}, {"role": "button", "name": "Pay now"}
    ]  # fmt: skip
    assert after["steps"][1]["fingerprint"]["frame"] == [{"tag": "iframe", "title": "Order", "src": "/inner"}]
    assert without_heal(after) == without_heal(green)


@pytest.mark.full
def test_the_patch_is_one_that_git_applies(tmp_path: Path, green: dict[str, Any]) -> None:
    project = drifted(tmp_path, green, RENAMED)
    done = project.run("heal", "--patch", "heal.patch")
    assert (done.exit_code, sorted(written(done))) == (0, ["heal.patch"])
    subprocess.run(["git", "apply", "heal.patch"], cwd=project.root, check=True)
    assert stored(project)["steps"][1]["target"] == {"testid": "place-order"}


@pytest.mark.full
def test_an_unconfirmed_proposal_is_written_only_when_it_is_named(tmp_path: Path, green: dict[str, Any]) -> None:
    project = drifted(tmp_path, green, RENAMED.replace("data-do=orders", ""))
    wrong = project.run("heal", "--apply", "--accept", "7")
    assert (wrong.exit_code, written(wrong)) == (2, [])
    assert "--accept 7: nothing is proposed for such a step" in wrong.complaint
    done = project.run("heal", "--apply", "--accept", "pay")
    assert (done.exit_code, written(done)) == (1, ["flows/pay.json"])
    assert stored(project)["steps"][1]["target"] == {"testid": "place-order"}


@pytest.mark.full
def test_without_a_reset_healing_is_refused(tmp_path: Path, green: dict[str, Any]) -> None:
    project = drifted(tmp_path, green, RENAMED, **{"reticle.toml": config(reset=False)})
    done = project.run("heal")
    assert done.exit_code == 2
    assert "--no-reset-needed" in done.complaint
    assert project.run("heal", "--no-reset-needed").exit_code == 0


@pytest.mark.full
def test_a_step_without_a_fingerprint_says_how_to_get_one(tmp_path: Path) -> None:
    done = drifted(tmp_path, paid(), RENAMED).run("heal")
    assert done.exit_code == 1
    assert "hint: reticle flows refresh pay" in done.stdout
