"""The two kernels count the same pixels, and the pieces of a mask are found right."""

from __future__ import annotations

from collections import deque

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from pictures import draw_page
from reticle.visual import flats
from reticle.visual.clusters import find_densest, find_largest
from reticle.visual.components import label
from reticle.visual.kernel import MARGIN_PX, CompiledKernel, get_kernel
from reticle.visual.kernel_numpy import NumpyKernel
from reticle.visual.regions import GAP_PX, find_regions

COMPILED, NUMPY = CompiledKernel(), NumpyKernel()


@settings(max_examples=150, deadline=None)
@given(
    seed=st.integers(0, 2**32 - 1),
    height=st.integers(1, 24),
    width=st.integers(1, 24),
    tones=st.sampled_from([2, 3, 5, 256]),
    share=st.sampled_from([0.05, 0.4, 1.0]),
    threshold=st.sampled_from([0.0, 0.03, 0.1, 0.25, 1.0]),
)
def test_numpy_and_the_compiled_kernel_agree_on_every_pixel(
    seed: int, height: int, width: int, tones: int, share: float, threshold: float
) -> None:
    random = np.random.default_rng(seed)
    palette = random.integers(0, 256, (tones, 4), dtype=np.uint8)
    before = palette[random.integers(0, tones, (height, width))]
    after = np.where(
        random.random((height, width, 1)) < share, palette[random.integers(0, tones, (height, width))], before
    )
    before[..., 3] = after[..., 3] = 255
    one, other = COMPILED.compare(before, after, threshold), NUMPY.compare(before, after, threshold)
    assert np.array_equal(one.strong, other.strong)
    assert np.array_equal(one.smooth, other.smooth)


@pytest.mark.parametrize("threshold", [0.05, 0.1, 0.2])
def test_the_kernels_agree_on_text_that_moved(threshold: float) -> None:
    before, after = draw_page(), draw_page(shift=(1, 0), total="7007.77")
    one, other = COMPILED.compare(before, after, threshold), NUMPY.compare(before, after, threshold)
    assert one.strong.sum() > 20
    assert np.array_equal(one.strong, other.strong)
    assert np.array_equal(one.smooth, other.smooth)


@settings(max_examples=100, deadline=None)
@given(seed=st.integers(0, 2**32 - 1), tones=st.integers(2, 4))
def test_a_crop_with_its_margin_is_judged_like_the_whole_picture(seed: int, tones: int) -> None:
    random = np.random.default_rng(seed)
    palette = random.integers(0, 256, (tones, 4), dtype=np.uint8)
    palette[:, 3] = 255
    before = palette[random.integers(0, tones, (24, 24))]
    after = before.copy()
    after[10:14, 10:14] = palette[random.integers(0, tones, (4, 4))]
    low, high = 10 - MARGIN_PX, 14 + MARGIN_PX
    whole = COMPILED.compare(before, after, 0.1)
    part = COMPILED.compare(before[low:high, low:high], after[low:high, low:high], 0.1)
    inner = slice(MARGIN_PX, MARGIN_PX + 4)
    assert np.array_equal(part.strong[inner, inner], whole.strong[10:14, 10:14])
    assert np.array_equal(part.smooth[inner, inner], whole.smooth[10:14, 10:14])


def test_the_compiled_kernel_is_taken_where_it_is_installed() -> None:
    assert get_kernel().name == "pybind11-pixelmatch"


def pieces_by_hand(mask: NDArray[np.bool_]) -> list[set[tuple[int, int]]]:
    """Flood-fill the pieces of a mask, diagonal neighbours included."""
    waiting = {(int(row), int(column)) for row, column in zip(*np.nonzero(mask), strict=True)}
    pieces = []
    while waiting:
        queue = deque([min(waiting)])
        waiting.discard(queue[0])
        piece = set(queue)
        while queue:
            row, column = queue.popleft()
            for near in [(row + dy, column + dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]:
                if near in waiting:
                    waiting.discard(near)
                    piece.add(near)
                    queue.append(near)
        pieces.append(piece)
    return sorted(pieces, key=min)


@settings(max_examples=120, deadline=None)
@given(
    seed=st.integers(0, 2**32 - 1),
    height=st.integers(1, 20),
    width=st.integers(1, 20),
    share=st.sampled_from([0.0, 0.1, 0.35, 0.5, 0.7, 1.0]),
)
def test_pieces_are_those_of_a_flood_fill(seed: int, height: int, width: int, share: float) -> None:
    mask = np.random.default_rng(seed).random((height, width)) < share
    expected = pieces_by_hand(mask)
    found = label(mask)
    assert found.areas().tolist() == [len(piece) for piece in expected]
    assert found.boxes().tolist() == [
        [min(r for r, _ in piece), min(c for _, c in piece), max(r for r, _ in piece) + 1, max(c for _, c in piece) + 1]
        for piece in expected
    ]
    assert find_largest(mask) == max((len(piece) for piece in expected), default=0)
    keep = np.arange(found.count) % 2 == 0
    painted = {place for piece in expected[::2] for place in piece}
    assert {(int(r), int(c)) for r, c in zip(*np.nonzero(found.painted(keep)), strict=True)} == painted


def test_a_spiral_is_one_piece() -> None:
    mask = np.zeros((41, 41), dtype=np.bool_)
    for ring in range(0, 20, 2):
        mask[ring, ring : 41 - ring] = mask[40 - ring, ring : 41 - ring] = True
        mask[ring : 41 - ring, ring] = mask[ring : 41 - ring, 40 - ring] = True
        mask[ring + 1, ring + 1] = True
    assert label(mask).count == 1


def test_the_densest_window_is_found_at_the_rim_of_a_picture() -> None:
    mask = np.zeros((100, 70), dtype=np.bool_)
    mask[90:100, 60:70] = True
    assert find_densest(mask) == 100
    assert find_densest(mask[:5, :5]) == 0


@settings(max_examples=80, deadline=None)
@given(seed=st.integers(0, 2**32 - 1), count=st.integers(0, 12))
def test_regions_hold_every_differing_pixel_once(seed: int, count: int) -> None:
    random = np.random.default_rng(seed)
    mask = np.zeros((120, 160), dtype=np.bool_)
    mask[random.integers(0, 120, count), random.integers(0, 160, count)] = True
    regions = find_regions(mask)
    covered = np.zeros(mask.shape, dtype=np.intp)
    for region in regions:
        covered[region.slices] += 1
        assert mask[region.slices].any()
    assert (covered[mask] == 1).all()
    assert covered.max(initial=0) <= 1


def test_only_large_boxes_are_cut() -> None:
    for side, count in ((100, 1), (1000, 2)):
        mask = np.zeros((side, side), dtype=np.bool_)
        mask[[0, -1], [0, -1]] = True
        assert len(find_regions(mask)) == count
    mask[0, [10, 10 + GAP_PX]] = True
    assert len(find_regions(mask)) == 2


def test_few_and_many_differing_pixels_are_judged_by_the_same_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    for after in (draw_page(button=(8, 98, 208)), draw_page(border=(190, 190, 195)), draw_page(shift=(0, 1))):
        answers = []
        for dense in (0, 10**9):
            monkeypatch.setattr(flats, "DENSE", dense)
            answers.append(flats.find_flat_changes(draw_page(), after, 4))
        assert answers[0][1].any()
        for one, other in zip(*answers, strict=True):
            assert np.array_equal(one, other)
