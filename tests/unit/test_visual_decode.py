"""Reading pictures: colour types, limits against bombs, and what clear pixels mean."""

from __future__ import annotations

import struct
import zlib

import numpy as np
import pytest
from PIL import Image

from pictures import draw_page, png_of
from reticle.errors import InputError
from reticle.visual.compare import compare
from reticle.visual.decode import decode, encode, read_size


def solid(*colour: int) -> bytes:
    return png_of(np.full((20, 20, 4), colour, dtype=np.uint8))


@pytest.mark.parametrize("mode", ["RGB", "RGBA", "L", "LA", "P", "1"])
def test_every_colour_type_is_read_as_four_channels(mode: str) -> None:
    page = draw_page()
    pixels = decode(png_of(page, mode))
    assert pixels.shape == page.shape
    assert pixels.dtype == np.uint8
    assert np.array_equal(pixels, np.asarray(Image.fromarray(page).convert(mode).convert("RGBA")))


def test_sixteen_bits_a_channel_are_read_by_their_upper_half() -> None:
    deep = Image.fromarray(np.array([[0, 255, 256, 65535]], dtype=np.uint16))
    assert decode(png_of(deep))[0, :, 0].tolist() == [0, 0, 1, 255]


def test_writing_and_reading_gives_the_same_pixels_and_bytes() -> None:
    page = draw_page()
    half = page.copy()
    half[..., 3] = 120
    for pixels in (page, half):
        assert np.array_equal(decode(encode(pixels)), pixels)
        assert encode(pixels) == encode(decode(encode(pixels)))


@pytest.mark.parametrize("size", [(60_000, 60_000), (70_000, 2), (0, 5)])
def test_a_picture_of_monstrous_size_is_refused_from_its_header(size: tuple[int, int]) -> None:
    header = struct.pack(">IIBBBBB", *size, 8, 6, 0, 0, 0)
    chunk = b"IHDR" + header
    bomb = b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + chunk + struct.pack(">I", zlib.crc32(chunk)) + b"\0" * 40
    with pytest.raises(InputError, match=rf"{size[0]}x{size[1]}"):
        decode(bomb)


def test_a_page_of_a_hundred_million_pixels_is_no_bomb() -> None:
    tall = Image.new("1", (2560, 48_000))
    assert read_size(png_of(tall)) == (2560, 48_000)


def test_damage_in_the_middle_of_a_picture_is_told() -> None:
    good = png_of(draw_page())
    for at in (40, len(good) // 2, len(good) - 40):
        with pytest.raises(InputError, match="damaged PNG"):
            decode(good[:at])


def test_clear_and_black_differ_and_clear_is_clear_whatever_its_colour() -> None:
    black, white, clear, clear_white = solid(0, 0, 0, 255), solid(255, 255, 255, 255), solid(0, 0, 0, 0), None
    clear_white = solid(255, 255, 255, 0)
    for one, other, answer in (
        (black, clear, "different"),
        (white, clear, "different"),
        (white, clear_white, "different"),
        (clear, clear_white, "same"),
        (black, white, "different"),
    ):
        assert compare(one, other).result == answer
        assert compare(other, one).result == answer
    assert compare(black, white).changed_px == 400
