"""What stands around a comparison: the noise floor, names of variants, the picture of a change, elements by name."""

from __future__ import annotations

import numpy as np
import pytest

from pictures import BUTTON, draw_page, png_of
from reticle.errors import InputError, NewerFormatError
from reticle.model.baseline import Baseline, BaselineMask, parse_baseline
from reticle.model.run import Cluster
from reticle.model.target import Box
from reticle.visual import diff_picture
from reticle.visual.compare import compare, compare_pixels, to_model
from reticle.visual.decode import decode
from reticle.visual.elements import (
    PlacedElement,
    name_elements,
    read,
    spell,
    tell_cluster,
    tell_layout,
    tell_move,
)
from reticle.visual.masks import Masks
from reticle.visual.noise import find_noise
from reticle.visual.variant import Variant, parse_stem, parse_variant


def test_shots_that_are_equal_have_no_noise() -> None:
    shot = png_of(draw_page())
    assert find_noise([shot] * 3).masks == ()
    assert find_noise([shot, png_of(draw_page(), "RGB")]).masks == ()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_what_differs_between_shots_becomes_a_mask_that_makes_them_equal(scale: float) -> None:
    pages = [draw_page(), draw_page(total="1002.00"), draw_page(total="1003.00")]
    floor = find_noise([png_of(page) for page in pages], masks=Masks((), scale))
    assert floor.refused is None
    assert len(floor.masks) == 1
    for page in pages[1:]:
        assert compare_pixels(pages[0], page, masks=Masks(floor.masks, scale)).changed_px == 0


def test_a_page_that_does_not_stand_still_is_refused() -> None:
    floor = find_noise([png_of(draw_page()), png_of(draw_page(shift=(0, 30)))])
    assert floor.masks == ()
    assert floor.refused is not None
    assert "does not stand still" in floor.refused
    other_size = find_noise([png_of(draw_page()), png_of(draw_page(470, 320))])
    assert other_size.refused == "shot 2 has 470x320 pixels, the first 480x320"
    with pytest.raises(InputError):
        find_noise([png_of(draw_page())])


def test_noise_below_the_eye_is_noise_too() -> None:
    page = draw_page()
    other = page.copy()
    other[300, 300, 0] -= 1
    assert len(find_noise([png_of(page), png_of(other)]).masks) == 1


def test_declared_masks_are_not_told_again_as_noise() -> None:
    left, top, width, height = BUTTON
    declared = Masks((Box(x=left, y=top, w=width, h=height),))
    assert find_noise([png_of(draw_page()), png_of(draw_page(button=(9, 9, 9)))], masks=declared).masks == ()


@pytest.mark.parametrize(
    ("text", "variant"),
    [
        ("1280x800", Variant(1280, 800)),
        ("390x844-dark", Variant(390, 844, 1.0, "dark")),
        ("390x844@2-dark", Variant(390, 844, 2.0, "dark")),
        ("390x844@1.5", Variant(390, 844, 1.5)),
    ],
)
def test_a_variant_is_spelled_and_read_the_same_way(text: str, variant: Variant) -> None:
    assert parse_variant(text) == variant
    assert str(variant) == text
    assert parse_stem(variant.stem("k3f9ab")) == (variant, "k3f9ab")


@pytest.mark.parametrize(
    "text", ["", "0x10", "1280", "1280x800-light", "1280x800@0", "1280x800@99", "../1280x800", "1x1\n"]
)
def test_what_is_no_variant_is_refused(text: str) -> None:
    with pytest.raises(InputError, match=r"variant|scale"):
        parse_variant(text)


def test_the_picture_of_a_change_marks_what_changed_and_only_that() -> None:
    before, after = draw_page(), draw_page(button=(200, 0, 0))
    picture = decode(diff_picture.render(png_of(before), png_of(after)))
    assert picture.shape == before.shape
    marked = (picture[..., :3] == diff_picture.CHANGED).all(axis=-1)
    left, top, width, height = BUTTON
    assert marked[top : top + height, left : left + width].mean() > 0.9
    marked[top : top + height, left : left + width] = False
    assert not marked.any()
    greys = picture[..., :3].astype(np.int16)
    colourful = (greys.max(axis=-1) - greys.min(axis=-1)) > 0
    framed = (picture[..., :3] == diff_picture.FRAME).all(axis=-1)
    assert framed.any()
    assert (colourful == (framed | (picture[..., :3] == diff_picture.CHANGED).all(axis=-1))).all()


def test_pictures_of_different_size_lie_at_the_same_corner() -> None:
    picture = decode(diff_picture.render(png_of(draw_page(480, 320)), png_of(draw_page(500, 300))))
    assert picture.shape[:2] == (320, 500)
    panels = decode(diff_picture.render_panels(png_of(draw_page(480, 320)), png_of(draw_page(500, 300))))
    assert panels.shape[:2] == (320, 480 + 500 + 500 + 2 * diff_picture.GUTTER_PX)


def placed(key: str, x: float, y: float, w: float, h: float, source: str | None = None) -> PlacedElement:
    return PlacedElement(key, f'button "{key}"', Box(x=x, y=y, w=w, h=h), source)


def test_a_change_is_told_by_the_element_under_it() -> None:
    left, top, width, height = BUTTON
    before = [placed("page", 0, 0, 480, 320), placed("Pay", left, top, width, height, "cart.js:41")]
    after = [placed("page", 0, 0, 480, 320), placed("Pay", left, top + 8, width, height, "cart.js:41")]
    result = compare(png_of(draw_page()), png_of(draw_page(shift=(0, 8))))
    (first, *_) = name_elements(to_model(result), before, after)
    assert first.elements[0].target == 'button "Pay"'
    assert tell_cluster(first) == 'button "Pay" moved 8 px down (cart.js:41)'


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ((0, 0, 9, 9), (0, 0, 9, 9), None),
        ((0, 0, 9, 9), (0, -2.5, 9, 9), "2.5 px up"),
        ((0, 0, 9, 9), (3, 0, 13, 9), "3 px right and 4 px wider"),
        (None, (0, 0, 1, 1), "new"),
        ((0, 0, 1, 1), None, "gone"),
    ],
)
def test_a_move_is_told_in_words(
    before: tuple[float, float, float, float] | None, after: tuple[float, float, float, float] | None, said: str | None
) -> None:
    assert tell_move(before and placed("a", *before), after and placed("a", *after)) == said


def test_an_element_that_is_gone_is_told_as_gone() -> None:
    cluster = Cluster(box=Box(x=10, y=10, w=16, h=16), px=90)
    (found,) = name_elements([cluster], [placed("icon", 10, 10, 16, 16)], [])
    assert tell_cluster(found) == 'button "icon" is gone'
    assert tell_cluster(cluster) == "90 px changed at 10,10 (16x16)"


def test_an_element_that_only_got_another_name_in_its_place_is_the_same_one() -> None:
    cluster = Cluster(box=Box(x=10, y=10, w=60, h=20), px=90)
    before, after = (placed(name, 10, 10, 60, 20) for name in ("Pay 10", "Pay 12"))
    (found,) = name_elements([cluster], [before], [after])
    assert tell_cluster(found) == 'button "Pay 12" changed'
    other = PlacedElement("x", 'link "Pay 12"', after.box)
    (found,) = name_elements([cluster], [before], [other])
    assert [item.moved for item in found.elements] == ["new", "gone"]


def test_another_size_is_told_by_what_is_new_or_gone_else_by_what_grew() -> None:
    page, pay = placed("page", 0, 0, 480, 320), placed("Pay", 20, 20, 80, 30)
    banner, close = placed("banner", 0, 0, 480, 60), placed("close", 440, 10, 30, 30)
    taller, lower = placed("page", 0, 0, 480, 380), placed("Pay", 20, 80, 80, 30)
    assert tell_layout([page, pay], [taller, lower, banner, close]) == 'button "banner" is new'
    assert tell_layout([taller, lower, banner, close], [page, pay]) == 'button "banner" is gone'
    grown = placed("Pay", 20, 20, 80, 90)
    assert tell_layout([page, pay], [taller, grown]) == (
        'button "Pay" is now 60 px taller, button "page" is now 60 px taller'
    )
    assert tell_layout([page], [page]) == ""


@pytest.mark.parametrize("key", ["", "main>p2"])
def test_an_element_survives_its_line(key: str) -> None:
    name = 'button "Pay\tnow 3"'
    line = spell(PlacedElement(key or name, name, Box(x=1.25, y=-2, w=30, h=4.5)))
    flat = 'button "Pay now 3"'
    assert line == f"1.2 -2 30 4.5 {flat}" + (f"\t{key}" if key else "")
    assert read(line) == PlacedElement(key or flat, flat, Box(x=1.2, y=-2, w=30, h=4.5))


@pytest.mark.parametrize("line", ["", "1 2 3", "a b c d e", "1 2 3 4"])
def test_a_line_that_is_no_element_is_refused(line: str) -> None:
    with pytest.raises(InputError, match="is no element of a picture"):
        read(line)


def test_the_description_of_a_baseline_survives_its_file() -> None:
    made = Baseline(
        flow="checkout/pay", checkpoint="receipt", variant="1280x800", env="k3f9ab", width_px=1280, height_px=800,
        sha256="0" * 64, masks=[BaselineMask(box=Box(x=1, y=2, w=3, h=4), why="noise")], fonts=["Figtree"],
    )  # fmt: skip
    data = made.to_json()
    assert data["widthPx"] == 1280
    assert parse_baseline(data) == made
    with pytest.raises(NewerFormatError):
        parse_baseline({**data, "version": 2})
    with pytest.raises(InputError, match=r'did you mean "fonts"'):
        parse_baseline({**data, "font": []}, file="b.json")
