"""A change of a picture is told by the element that changed: in the reason, the JSON, the report and the review."""

from __future__ import annotations

import json
import sys
import tomllib
from typing import Any

import pytest

from changing_page import PAGE, SMALL_CHANGES
from harness import Project
from house import MakeProject

pytestmark = pytest.mark.browser

SERVE = f"{sys.executable} -m http.server --bind 127.0.0.1 {{port}} --directory site"
CONFIG = f"""[app]
url = "http://127.0.0.1:{{port}}"
copies = 1
[[app.process]]
name = "web"
start = "{SERVE}"
ready = "/page.html"
[code]
"/" = "site"
"""
SCRIPTS = "<script src=app.js></script><script src=changes.js></script>"
APP = "const pay = document.querySelector('button');\npay.addEventListener('click', () => {});\n"
SAID = {
    "recoloured by 8 levels": 'button "Pay now" changed (site/app.js:2)',
    "moved by 1 px": 'button "Pay now" moved 1 px right (site/app.js:2)',
    "moved down by 1 px": 'button "Pay now" moved 1 px down (site/app.js:2)',
    "icon missing": "svg.icon is gone",
    "font weight of a word": 'span#word "engraved" is now ',
    "order of two circles": "i.one changed|i.two changed",
    "border colour": "div#card changed",
    "one figure": 'span#total "1007.00" changed',
    "colour of a link": 'link "card" changed',
    "shadow a little stronger": "div#card changed",
    "underline gone": 'link "card" changed',
}


def make(make_project: MakeProject, names: list[str]) -> Project:
    """Make a project with a flow for each change, its picture accepted before the change was made."""
    flows = {
        f"flows/c{number:02}.json": {
            "version": 1, "name": f"c{number:02}", "start": {"path": f"/page.html?{number}"},
            "steps": [
                {"action": "assert", "expect": {"kind": "text", "contains": "Order 17"}, "visual": {"name": "p"}}
            ],
        }
        for number in range(len(names))
    }  # fmt: skip
    page = PAGE.replace("</body>", f"{SCRIPTS}</body>")
    project = make_project({
        "reticle.toml": CONFIG, "site/page.html": page, "site/app.js": APP, "site/changes.js": "", **flows,
    })  # fmt: skip
    made = project.run("baseline", "update", "--no-reset-needed")
    assert made.exit_code == 0, made.stderr
    changes = json.dumps([SMALL_CHANGES[name] for name in names])
    project.write("site/changes.js", f"eval({changes}[location.search.slice(1)]);")
    return project


def visuals(run: Any) -> list[dict[str, Any]]:
    return [flow["visual"][0] for flow in run["flows"]]


def test_a_moved_button_is_named_in_the_reason_the_json_the_report_and_the_review(make_project: MakeProject) -> None:
    project = make(make_project, ["moved down by 1 px"])
    result = project.run("verify", "--json")
    (look,) = visuals(result.json)
    told = {"target": 'button "Pay now"', "source": "site/app.js:2", "moved": "1 px down"}
    assert (result.exit_code, look["clusters"][0]["elements"][0]) == (1, told)
    assert 'button "Pay now" moved 1 px down (site/app.js:2)' in result.json["flows"][0]["reason"]
    (page,) = project.root.glob(".reticle/runs/2*/index.html")
    assert "button &#34;Pay now&#34; moved 1 px down" in page.read_text("utf-8")
    # the picture is taken as accepted once it is accepted, and again says what lies where
    assert project.run("baseline", "update", "--from", "last").exit_code == 0
    (described,) = (project.root / "baselines").rglob("*.json")
    assert any('button "Pay now"' in line for line in json.loads(described.read_text("utf-8"))["elements"])
    assert project.run("verify").exit_code == 0


@pytest.mark.full
def test_every_small_change_is_told_by_its_element(make_project: MakeProject) -> None:
    names = list(SMALL_CHANGES)
    project = make(make_project, names)
    reasons = [flow["reason"] for flow in project.run("verify", "--json").json["flows"]]
    wrong = {
        name: reason
        for name, reason in zip(names, reasons, strict=True)
        if not any(said in reason for said in SAID[name].split("|"))
    }
    assert wrong == {}


@pytest.mark.full
def test_another_size_of_a_full_page_is_told_by_what_came(make_project: MakeProject) -> None:
    steps = [{"action": "assert", "expect": {"kind": "text", "contains": "Order 17"},
              "visual": {"name": "p", "fullPage": True}}]  # fmt: skip
    flow = {"version": 1, "name": "tall", "start": {"path": "/page.html"}, "steps": steps}
    project = make_project({"reticle.toml": CONFIG, "site/page.html": PAGE, "flows/tall.json": flow})
    assert project.run("baseline", "update", "--no-reset-needed").exit_code == 0
    project.write("site/page.html", PAGE.replace("</body>", "<footer style='height: 900px'>Imprint</footer></body>"))
    (flow_told,) = project.run("verify", "--json").json["flows"]
    (look,) = flow_told["visual"]
    assert (look["result"], flow_told["status"]) == ("size", "fail")
    assert "taller): contentinfo" in look["text"] or 'taller): footer "Imprint" is new' in look["text"], look["text"]
    assert "is new" in flow_told["reason"]


WIDE, NARROW = "1280x800", "390x700@2"
RESPONSIVE = """<!doctype html><meta charset=utf-8><title>r</title><style>
body { margin: 0; background: #fff } header { height: 40px; background: #ccd }
@media (prefers-color-scheme: dark) { body { background: #111 } }
@media (max-width: 600px) { header { background: HEADER } }
</style><body><header><h1 style="margin:0">Shop</h1></header><button>Pay</button><p id=p></p><script>
window.seen = [];
document.querySelector('button').onclick = () => { p.textContent = [innerWidth, devicePixelRatio, screen.width,
  matchMedia('(prefers-color-scheme: dark)').matches].join(' '); };
</script>"""


def test_a_checkpoint_is_compared_in_each_of_its_viewports_and_colour_schemes(make_project: MakeProject) -> None:
    look = {"name": "p", "viewports": [WIDE, NARROW], "colorSchemes": ["light", "dark"]}
    flow = {
        "version": 1, "name": "r", "start": {"path": "/page.html"},
        "steps": [
            {"action": "assert", "expect": {"kind": "text", "contains": "Shop"}, "visual": look},
            {"action": "click", "target": {"role": "button", "name": "Pay"},
             "expect": {"kind": "text", "contains": "1280 1 "}},
            {"action": "assert", "expect": {"kind": "text", "contains": " false"}},
        ],
    }  # fmt: skip
    page = RESPONSIVE.replace("HEADER", "#ccd")
    project = make_project({"reticle.toml": CONFIG, "site/page.html": page, "flows/r.json": flow})
    updated = project.run("baseline", "update", "--no-reset-needed")
    assert updated.exit_code == 0, updated.stderr
    variants = [WIDE, f"{WIDE}-dark", NARROW, f"{NARROW}-dark"]
    pictures = sorted((project.root / "baselines").rglob("*.png"))
    assert sorted(path.name.rsplit(".", 2)[0] for path in pictures) == sorted(variants)
    sizes = {path.name.rsplit(".", 2)[0]: (told["widthPx"], told["heightPx"], told["capture"]["colorScheme"])
             for path in pictures if (told := json.loads(path.with_suffix(".json").read_text("utf-8")))}  # fmt: skip
    assert (sizes[WIDE], sizes[f"{NARROW}-dark"]) == ((1280, 800, "light"), (780, 1400, "dark"))
    # only the narrow pictures see a change that only narrow screens see, and the flow goes on as it was
    project.write("site/page.html", RESPONSIVE.replace("HEADER", "#cce"))
    result = project.run("verify", "--json")
    run = result.json["flows"][0]
    assert [(look["variant"], look["result"]) for look in run["visual"]] == [
        (WIDE, "same"), (f"{WIDE}-dark", "same"), (NARROW, "different"), (f"{NARROW}-dark", "different"),
    ]  # fmt: skip
    assert [step["verdict"]["verified"] for step in run["steps"]] == ["yes", "yes", "yes"]
    assert 'picture "p" (390x700@2) different' in run["reason"]
    assert "banner" in run["reason"] or "header" in run["reason"]
    # a variant that is taken no more is nobody's
    look["viewports"] = [WIDE]
    project.write("flows/r.json", flow)
    orphans = [item["orphan"] for item in project.run("baseline", "list", "--json").json]
    assert orphans == [
        None,
        None,
        f"flow r takes no picture p in {NARROW}-dark",
        f"flow r takes no picture p in {NARROW}",
    ]


@pytest.mark.full
def test_the_environment_of_the_accepted_pictures_can_be_required(make_project: MakeProject) -> None:
    project = make(make_project, ["moved by 1 px"])
    assert project.run("verify").exit_code == 1
    before = (project.root / "reticle.toml").read_text("utf-8")
    shown = project.run("baseline", "update", "--from", "last", "--require", "--dry-run")
    assert "reticle.toml: [visual] required = [" in shown.stderr
    assert (project.root / "reticle.toml").read_text("utf-8") == before
    assert project.run("baseline", "update", "--from", "last", "--require").exit_code == 0
    config = tomllib.loads((project.root / "reticle.toml").read_text("utf-8"))
    (env,) = config["visual"]["required"]
    assert list((project.root / "baselines").rglob(f"*.{env}.png"))
    assert project.run("verify").exit_code == 0
