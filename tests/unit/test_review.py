"""A review of looks: what it lists, that nothing is written unseen, and what the Change `approve` writes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from pictures import draw_page, png_of
from reticle.cli import main
from reticle.engine.baseline import plan_from_run
from reticle.engine.review import Review
from reticle.errors import InputError, ReticleError, UsageError
from reticle.model.baseline import BaselineMask
from reticle.model.target import Box
from reticle.report.html import review as page
from reticle.store.project import Project
from reviewed import ENV, NOISE, VARIANT, make_reviewed, write_baseline
from run_builder import HOSTILE

CART, RECEIPT, PAY, RESULTS, EMPTY, TICKER = range(6)
BUTTON = Box(x=38, y=178, w=124, h=44)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return make_reviewed(tmp_path)


@pytest.fixture
def review(project: Project) -> Review:
    return Review.open(project, (), "last")


def listing(project: Project) -> dict[str, bytes]:
    return {path.as_posix(): path.read_bytes() for path in project.baselines_dir.rglob("*") if path.is_file()}


def accepted(project: Project, flow: str, look: str) -> bytes:
    return (project.baselines_dir / flow / look / f"{VARIANT}.{ENV}.png").read_bytes()


def taken(review: Review, number: int) -> bytes:
    picture = review.items[number].picture("after")
    assert picture is not None
    return picture


def description(project: Project, flow: str, look: str, env: str = ENV) -> dict[str, object]:
    found = json.loads((project.baselines_dir / flow / look / f"{VARIANT}.{env}.json").read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def test_it_lists_what_is_not_as_accepted_with_step_variant_and_environment(review: Review) -> None:
    told = [(item.name, item.kind, item.step) for item in review.items]
    assert told == [
        ("shop/buy/cart 480x320 k3f9ab", "changed", 'step 1 click testid "cart"'),
        ("shop/buy/receipt 480x320 k3f9ab", "changed", 'step 2 click testid "receipt"'),
        ("shop/pay/pay 480x320 k3f9ab", "changed", 'step 1 click testid "pay"'),
        ("search/results 480x320 k3f9ab", "new", 'step 1 click testid "results"'),
        ("search/empty 480x320 q7q7q7", "missing", 'step 2 click testid "empty"'),
        ("news/ticker 480x320 k3f9ab", "unstable", 'step 1 click testid "ticker"'),
    ]


def test_a_changed_region_names_the_element_beneath_when_the_run_knows_it(review: Review) -> None:
    marks = review.card(CART).marks
    assert [element.target for mark in marks for element in mark.elements] == ['button "Pay now"'] * len(marks)
    assert [list(mark.elements) for mark in review.card(RECEIPT).marks] == [[]]


def test_what_differs_in_the_same_way_is_alike_on_any_page(review: Review) -> None:
    assert review.list_alike(CART) == [CART, PAY]
    assert review.list_alike(RECEIPT) == [RECEIPT]
    assert review.list_flow(CART) == [CART, RECEIPT]
    assert (review.card(PAY).alike, review.card(PAY).in_flow) == (1, 0)


def test_nothing_is_written_before_the_change_that_was_shown_is_applied(project: Project, review: Review) -> None:
    before = listing(project)
    review.decide([CART, RESULTS], "approve")
    review.decide([RECEIPT], "reject")
    change = review.plan()
    assert listing(project) == before
    assert (change.files, review.exit_code) == (4, 1)
    assert change.text.startswith("approve shop/buy/cart 480x320 k3f9ab\n--- a/baselines/shop/buy/cart/")
    assert "--- /dev/null\n+++ b/baselines/search/results/480x320.k3f9ab.json" in change.text
    said = r"Binary baselines/shop/buy/cart/480x320.k3f9ab.png: 480x320, \d+ bytes, sha256 \w+ → 480x320, "
    assert re.search(said, change.text)
    assert review.apply(change.id) == 4
    assert accepted(project, "shop/buy", "cart") == taken(review, CART)
    assert accepted(project, "search", "results") == taken(review, RESULTS)
    changed = {name for name, data in listing(project).items() if before.get(name) != data}
    assert {Path(name).parent.name for name in changed} == {"cart", "results"}
    left = [item.name.split()[0] for item in Review.open(project, (), "last").items]
    assert left == ["shop/buy/receipt", "shop/pay/pay", "search/empty", "news/ticker"]


def test_what_was_not_shown_is_not_written(project: Project, review: Review) -> None:
    review.decide([CART], "approve")
    shown = review.plan()
    review.decide([RECEIPT], "approve")
    with pytest.raises(ReticleError, match="not what was shown any more"):
        review.apply(shown.id)
    assert [item.kind for item in Review.open(project, (), "last").items].count("changed") == 3


def test_a_baseline_that_somebody_else_changed_is_left_alone(project: Project, review: Review) -> None:
    review.decide([CART], "approve")
    shown = review.plan()
    write_baseline(project, "shop/buy", "cart", draw_page(button=(1, 2, 3)))
    before = listing(project)
    with pytest.raises(ReticleError, match="was changed meanwhile: nothing written"):
        review.apply(shown.id)
    assert listing(project) == before


def test_undo_takes_back_one_deed_after_the_other(review: Review) -> None:
    review.decide(review.list_flow(CART), "approve")
    review.decide([PAY], "reject")
    review.mask(RESULTS, BUTTON)
    assert review.undo() == RESULTS
    assert review.items[RESULTS].drawn == ()
    assert review.undo() == PAY
    assert review.undo() == CART
    assert [item.decision for item in review.items] == [None] * 6
    assert review.undo() is None


def test_what_is_written_is_not_undone(review: Review) -> None:
    review.decide([CART], "approve")
    review.apply(review.plan().id)
    assert review.undo() is None
    with pytest.raises(UsageError, match="written already"):
        review.decide([CART], "reject")


def test_a_mask_under_which_nothing_differs_is_written_into_the_accepted_picture(
    project: Project, review: Review
) -> None:
    was = accepted(project, "shop/buy", "cart")
    assert review.mask(CART, BUTTON) == "With the mask nothing differs"
    assert review.state()["items"][CART]["decision"] == "masked"
    change = review.plan()
    assert (change.files, "Binary" in change.text, '+        "x": 38' in change.text) == (1, False, True)
    review.apply(change.id)
    assert accepted(project, "shop/buy", "cart") == was
    masks = description(project, "shop/buy", "cart")["masks"]
    assert masks == [NOISE.to_json(), BaselineMask(box=BUTTON).to_json()]
    assert "shop/buy/cart" not in [item.name.split()[0] for item in Review.open(project, (), "last").items]


def test_drawn_masks_and_noise_stay_when_another_picture_is_approved(project: Project, review: Review) -> None:
    review.mask(CART, BUTTON)
    review.apply(review.plan().id)
    changes = [item for item in plan_from_run(project, ("shop/buy",), "last") if item.checkpoint == "cart"]
    assert [mask.box for mask in changes[0].baseline.masks] == [NOISE.box, BUTTON]


@pytest.mark.parametrize("box", [(900, 10, 5, 5), (10, 10, 0, 5), (10, 10, -4, 4), (float("nan"), 0, 5, 5)], ids=str)
def test_a_mask_outside_of_the_picture_is_refused(box: tuple[float, float, float, float], review: Review) -> None:
    left, top, across, down = box
    with pytest.raises(UsageError, match="does not lie in the picture"):
        review.mask(CART, Box(x=left, y=top, w=across, h=down))
    assert review.state()["undo"] is None


def test_a_mask_is_cut_at_the_picture_and_can_be_taken_away(review: Review) -> None:
    review.mask(CART, Box(x=-5.5, y=300.2, w=20, h=100))
    assert review.items[CART].drawn == (Box(x=0, y=300, w=15, h=20),)
    review.unmask(CART, 0)
    assert review.items[CART].drawn == ()


def test_a_mask_is_in_css_pixels_at_any_scale(project: Project) -> None:
    run = next(project.work_dir.glob("runs/2*"))
    for file in (
        run / f"shop/buy/pictures/cart.{VARIANT}.json",
        project.baselines_dir / f"shop/buy/cart/{VARIANT}.{ENV}.json",
    ):
        told = json.loads(file.read_text("utf-8"))
        told["capture"]["scale"] = 2
        file.write_text(json.dumps(told), "utf-8")
    review = Review.open(project, (), "last")
    assert review.card(CART).sizes["after"] == (240, 160)
    assert review.card(CART).marks[0].box == Box(x=20, y=90, w=60, h=4)
    half = Box(x=BUTTON.x / 2, y=BUTTON.y / 2, w=BUTTON.w / 2, h=BUTTON.h / 2)
    assert review.mask(CART, half) == "With the mask nothing differs"
    with pytest.raises(UsageError, match="does not lie in the picture"):
        review.mask(CART, Box(x=241, y=10, w=20, h=20))


def test_a_page_that_does_not_stand_still_can_be_rejected_only(review: Review) -> None:
    assert review.card(TICKER).sizes == {}
    assert review.card(CART).sizes["changes"] == (480, 320)
    with pytest.raises(UsageError, match="does not stand still"):
        review.decide([TICKER], "approve")
    review.decide([TICKER], "reject")
    assert review.items[TICKER].outcome == "rejected"


def test_exit_0_is_for_a_review_that_left_nothing(review: Review) -> None:
    assert review.exit_code == 2
    review.items = review.items[:TICKER]
    review.decide(list(range(TICKER)), "approve")
    assert review.exit_code == 2
    review.apply(review.plan().id)
    assert review.exit_code == 0


def test_names_in_a_run_never_lead_out_of_the_baselines(project: Project) -> None:
    file = next(project.work_dir.glob("runs/*/shop/buy/pictures/cart.*.json"))
    text = file.read_text("utf-8")
    for name, evil in (("checkpoint", "../../../evil"), ("env", "../../evil"), ("variant", "../1x1")):
        made = json.loads(text)
        made[name] = evil
        file.write_text(json.dumps(made), "utf-8")
        with pytest.raises(ReticleError):
            Review.open(project, (), "last")
        with pytest.raises(InputError):
            plan_from_run(project, (), "last")


def test_texts_of_an_app_are_inert_on_the_page(project: Project, review: Review) -> None:
    review.items[CART].step = HOSTILE[0]
    review.items[CART].text = HOSTILE[3]
    cards = [review.card(item.number) for item in review.items]
    state = {"items": [], "undo": HOSTILE[0] + HOSTILE[2], "pending": 0}
    document = page.render_page(cards, state, title=HOSTILE[0], run="r")
    scripts = re.findall(r"<script[^>]*>", document)
    assert scripts == ['<script type="application/json" id="state">', "<script>"]
    assert "<img src=x" not in document + page.render_card(cards[CART])
    assert "\u202e" not in document
    told = re.search(r'id="state">(.*?)</script>', document)
    assert told is not None
    assert json.loads(told[1]) == state


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["baseline", "review", "--from", "20260101T000000Z-0000"], "there is no run"),
        (["baseline", "review", "sho"], "sho"),
        (["baseline", "review", "--port", "70000"], "--port"),
        (["report", "open", "nothing"], 'there is no run "nothing"'),
        (["report", "open", "flows"], "flows holds no index.html"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_wrong_call_is_one_line_and_exit_2(
    words: list[str], said: str, project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(project.root)
    assert main.run(words) == 2
    out, complaint = capsys.readouterr()
    assert out == ""
    assert said in complaint
    assert len(complaint.splitlines()) == 1


def test_a_run_that_looks_as_accepted_needs_no_page(
    project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(project.root)
    assert main.run(["baseline", "review", "help"]) == 0
    assert "looks as accepted" in capsys.readouterr().out
    assert main.run(["baseline", "review", "help", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["items"] == []


def test_a_report_is_found_by_id_folder_and_last(
    project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(project.root)
    run = next(project.work_dir.glob("runs/2*"))
    (run / "index.html").write_text("page", "utf-8")
    for word in ([], ["last"], [run.name], [str(run)]):
        assert main.run(["report", "open", *word, "--no-open"]) == 0
        assert capsys.readouterr().out == f"{run / 'index.html'}\n"


def test_a_report_opens_in_the_browser_that_is_asked_for(
    project: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import webbrowser

    monkeypatch.chdir(project.root)
    run = next(project.work_dir.glob("runs/2*"))
    (run / "index.html").write_text("page", "utf-8")
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    for name in ("BROWSER", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", ":9")
    assert main.run(["report", "open"]) == 0
    assert opened == [(run / "index.html").as_uri()]
    monkeypatch.delenv("DISPLAY")
    assert main.run(["report", "open"]) == 0
    assert len(opened) == 1


def test_a_picture_that_is_not_the_described_one_is_refused(project: Project) -> None:
    file = next(project.work_dir.glob("runs/*/shop/buy/pictures/cart.*.png"))
    file.write_bytes(png_of(draw_page(button=(0, 0, 0))))
    with pytest.raises(InputError, match="not the one that its description"):
        Review.open(project, (), "last")
