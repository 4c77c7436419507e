"""Comparing pictures: what counts as a change and what does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from PIL import Image, ImageDraw

from pictures import BUTTON, draw_page, png_of
from reticle.errors import InputError
from reticle.model.config import VisualConfig
from reticle.model.flow import Visual
from reticle.model.target import Box
from reticle.visual import compare as compare_module
from reticle.visual.compare import Settings, compare, compare_pixels, find_changes, to_model
from reticle.visual.kernel import CompiledKernel, Kernel, get_kernel
from reticle.visual.kernel_numpy import NumpyKernel
from reticle.visual.masks import Masks
from reticle.visual.regions import Region

if TYPE_CHECKING:
    from reticle.visual.decode import Rgba

KERNELS: list[Kernel] = [CompiledKernel(), NumpyKernel()]


def over_button(result_box: tuple[int, int, int, int]) -> bool:
    x, y, w, h = result_box
    left, top, width, height = BUTTON
    return x <= left + 2 and y <= top + 2 and x + w >= left + width - 2 and y + h >= top + height - 2


def test_equal_files_are_told_without_being_decoded() -> None:
    assert compare(b"not even a PNG", b"not even a PNG").stage == "bytes"


def test_equal_pixels_in_different_files_are_the_same() -> None:
    page = draw_page()
    result = compare(png_of(page), png_of(page, "RGB"))
    assert (result.result, result.stage, result.changed_px) == ("same", "words", 0)


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.name)
def test_a_button_recoloured_by_eight_levels_is_a_change_at_its_place(kernel: Kernel) -> None:
    result = compare_pixels(draw_page(), draw_page(button=(8, 98, 208)), kernel=kernel)
    assert result.result == "different"
    assert len(result.clusters) == 1
    found = result.clusters[0]
    assert over_button((found.x, found.y, found.w, found.h))


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.name)
@pytest.mark.parametrize("shift", [(1, 0), (0, 1), (-1, 0), (0, -1)])
def test_a_button_moved_by_one_pixel_is_a_change(kernel: Kernel, shift: tuple[int, int]) -> None:
    assert compare_pixels(draw_page(), draw_page(shift=shift), kernel=kernel).result == "different"


def test_a_pale_button_moved_by_one_pixel_is_a_change() -> None:
    pale = (246, 246, 248)
    assert compare_pixels(draw_page(button=pale), draw_page(button=pale, shift=(0, 1))).result == "different"


def test_one_figure_changed_on_a_page_of_twelve_thousand_pixels_is_a_change() -> None:
    tall = Image.new("RGB", (1000, 12000), (255, 255, 255))
    draw = ImageDraw.Draw(tall)
    for row in range(600):
        draw.text((0, row * 20), f"row {row} total 1001.00 EUR", fill=(0, 0, 0))
    changed = tall.copy()
    ImageDraw.Draw(changed).rectangle((0, 411 * 20, 300, 411 * 20 + 19), fill=(255, 255, 255))
    ImageDraw.Draw(changed).text((0, 411 * 20), "row 411 total 1007.00 EUR", fill=(0, 0, 0))
    result = compare(png_of(tall), png_of(changed))
    assert result.result == "different"
    assert len(result.clusters) == 1
    assert 411 * 20 <= result.clusters[0].y < 412 * 20


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.name)
@pytest.mark.parametrize(("above", "below"), [(255, 255), (0, 255), (255, 0)])
def test_a_rule_of_one_pixel_is_no_anti_aliasing(kernel: Kernel, above: int, below: int) -> None:
    page = np.full((80, 200, 4), 255, dtype=np.uint8)
    page[:40, :, :3] = above
    page[40:, :, :3] = below
    ruled = page.copy()
    ruled[40, 20:180, :3] = 128
    result = compare_pixels(page, ruled, kernel=kernel)
    assert result.result == "different"
    assert abs(result.clusters[0].x - 20) <= 1
    assert (result.clusters[0].y, result.clusters[0].h) == (40, 1)


@pytest.mark.parametrize("length", [14, 40])
def test_a_short_line_between_dark_and_bright_is_no_anti_aliasing(length: int) -> None:
    page = np.full((80, 200, 4), 255, dtype=np.uint8)
    page[:40, :, :3] = 0
    ruled = page.copy()
    ruled[40, 20 : 20 + length, :3] = 128
    assert compare_pixels(page, ruled).result == "different"


@pytest.mark.parametrize(
    "after",
    [draw_page(shift=(1, 0)), draw_page(total="7007.77"), draw_page(border=(90, 90, 90)), draw_page(shift=(0, 2))],
)
def test_looking_only_where_pixels_differ_finds_what_looking_everywhere_finds(
    after: Rgba, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = draw_page()
    part = compare_pixels(before, after)
    monkeypatch.setattr("reticle.visual.regions.GAP_PX", 1)
    monkeypatch.setattr("reticle.visual.regions.SMALL_PX", 1)
    parts = find_changes(before, after)
    monkeypatch.setattr(compare_module, "find_regions", lambda differs: [Region(0, 0, *differs.shape)])
    whole = compare_pixels(before, after)
    assert (part.changed_px, part.largest_px) == (whole.changed_px, whole.largest_px)
    strong = get_kernel().compare(before, after, 0.1).strong
    assert parts is not None
    for change in parts:
        assert change.mask[strong[change.region.slices]].all()


def test_a_border_recoloured_below_the_edge_threshold_is_a_change() -> None:
    assert compare_pixels(draw_page(), draw_page(border=(188, 188, 193))).result == "different"


def test_a_few_levels_in_a_small_place_are_no_change() -> None:
    page = draw_page()
    other = page.copy()
    other[300:306, 10:18, :3] -= 4
    assert compare_pixels(page, other).result == "same"
    other[296:306, 10:18, :3] = 248
    assert compare_pixels(page, other).result == "different"


def test_fewer_levels_than_the_setting_are_no_change() -> None:
    page = draw_page()
    other = page.copy()
    other[..., :3] -= np.minimum(other[..., :3], 3)
    result = compare_pixels(page, other)
    assert (result.result, result.changed_px) == ("same", 0)
    assert compare_pixels(page, other, settings=Settings(flat_levels=3)).result == "different"


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.name)
def test_soft_edges_drawn_a_little_differently_are_no_change(kernel: Kernel) -> None:
    def soft(tone: int) -> Rgba:
        page = np.full((60, 120, 4), 255, dtype=np.uint8)
        for row in range(60):
            edge = 30 + row // 2
            page[row, :edge, :3] = 30
            page[row, edge, :3] = tone + row % 2 * 40
        return page

    one, other = soft(90), soft(150)
    assert not np.array_equal(one, other)
    assert compare_pixels(one, other, kernel=kernel).result == "same"


def test_scattered_small_changes_add_up_in_a_window() -> None:
    page = np.full((100, 100, 4), 255, dtype=np.uint8)
    other = page.copy()
    other[20:50:6, 20:50:6, :3] = 0
    result = compare_pixels(page, other)
    assert (result.result, result.largest_px, result.densest_px) == ("different", 1, 25)
    assert compare_pixels(page, other, settings=Settings(density=26)).result == "same"


def test_the_limit_does_not_depend_on_the_size_of_the_page() -> None:
    for side in (60, 600, 2400):
        page = np.full((side, side, 4), 255, dtype=np.uint8)
        other = page.copy()
        other[30:33, 30:34, :3] = 0
        assert compare_pixels(page, other).result == "different"
        other[30:33, 33, :3] = 255
        result = compare_pixels(page, other)
        assert (result.result, result.changed_px) == ("same", 9)
        assert "9 px changed, below the limit of 12 px" in result.reason


def test_another_size_is_an_answer_of_its_own() -> None:
    result = compare(png_of(draw_page(480, 320)), png_of(draw_page(470, 340)))
    assert result.result == "size"
    assert result.reason == "the size changed from 480x320 to 470x340 (10 px narrower and 20 px taller)"


@pytest.mark.parametrize("scale", [1.0, 1.25, 2.0, 3.0])
def test_a_mask_covers_its_rectangle_at_any_scale(scale: float) -> None:
    page = np.full((300, 300, 4), 255, dtype=np.uint8)
    other = page.copy()
    box = Box(x=10.4, y=20.3, w=30.2, h=8.1)
    top, bottom = int(box.y * scale), int(np.ceil((box.y + box.h) * scale))
    left, right = int(box.x * scale), int(np.ceil((box.x + box.w) * scale))
    other[top:bottom, left:right, :3] = 0
    assert compare_pixels(page, other, masks=Masks((box,), scale)).result == "same"
    other[top : top + 5, right : right + 5, :3] = 0
    assert compare_pixels(page, other, masks=Masks((box,), scale)).result == "different"


def test_a_mask_outside_the_picture_covers_nothing_and_breaks_nothing() -> None:
    masks = Masks((Box(x=-50, y=-50, w=20, h=20), Box(x=9000, y=9000, w=5, h=5), Box(x=-5, y=-5, w=10, h=10)))
    assert compare_pixels(draw_page(), draw_page(total="1007.00"), masks=masks).result == "different"


def test_clusters_are_told_in_css_pixels() -> None:
    page = np.full((200, 200, 4), 255, dtype=np.uint8)
    other = page.copy()
    other[40:60, 80:120, :3] = 0
    (found,) = to_model(compare_pixels(page, other), scale=2)
    assert (found.box, found.px) == (Box(x=40, y=20, w=20, h=10), 800)


def test_words_that_change_are_told_as_one_place_each() -> None:
    result = compare_pixels(draw_page(), draw_page(total="7007.77", button=(200, 0, 0)))
    assert [over_button((found.x, found.y, found.w, found.h)) for found in result.clusters] == [False, False, True]


def test_the_settings_of_a_checkpoint_stand_over_those_of_the_project() -> None:
    config = VisualConfig(cluster_px=40, threshold=0.2, flat_levels=6)
    assert Settings.of(config) == Settings(40, None, 0.2, 6)
    assert Settings.of(config, Visual(name="a", cluster_px=5, threshold=0)) == Settings(5, None, 0, 6)


def test_a_comparison_is_the_same_in_both_directions() -> None:
    pages = [draw_page(), draw_page(shift=(1, 1)), draw_page(total="2"), draw_page(button=(8, 98, 208))]
    for one in pages:
        for other in pages:
            there, back = compare_pixels(one, other), compare_pixels(other, one)
            assert (there.result, there.changed_px) == (back.result, back.changed_px)


def test_noise_all_over_a_page_is_one_answer_and_not_a_thousand_places() -> None:
    page = np.full((700, 700, 4), 255, dtype=np.uint8)
    other = page.copy()
    other[::20, ::20, :3] = 0
    result = compare_pixels(page, other)
    assert result.changed_px == 35 * 35
    assert len(result.clusters) == 50


@pytest.mark.parametrize("broken", [b"", b"GIF89a", b"\x89PNG\r\n\x1a\n", png_of(draw_page())[:400]])
def test_a_broken_picture_is_told_in_one_line_and_never_as_a_change(broken: bytes) -> None:
    with pytest.raises(InputError, match="the new picture is"):
        compare(png_of(draw_page()), broken)
