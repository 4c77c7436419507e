"""Rows are encoded as JSON writes them and sorted in bounded memory."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reticle.grade.lines import encode_line
from reticle.sources.ignoring import Ignoring
from reticle.sources.lines import LineFeed
from reticle.sources.rows import Memory, SortedRows, SpillError, encode_rows

ROW = st.one_of(
    st.binary(max_size=30), st.text(max_size=20).map(lambda text: text.encode("utf-8", "surrogatepass"))
).map(lambda row: row.replace(b"\n", b""))


@given(st.lists(ROW, min_size=1, max_size=20))
def test_a_block_is_encoded_like_each_of_its_lines(rows: list[bytes]) -> None:
    encoded = encode_rows(b"".join(row + b"\n" for row in rows))
    assert [b'"x' + line for line in encoded] == [
        encode_line("x" + row.decode("utf-8", "surrogateescape")) for row in rows
    ]


@pytest.mark.parametrize("special", [b"", b"\x00", b"\x1f", b"\t", b"\r", b"\x7f", b"\xe2\x80\xa8", b'"', b"\\"])
def test_a_large_block_is_encoded_like_a_small_one(special: bytes) -> None:
    rows = [b"row %d" % number for number in range(50_000)]
    rows[40_000] += special + b"end"
    encoded = encode_rows(b"\n".join(rows) + b"\n")
    assert encoded == [line for row in rows for line in encode_rows(row + b"\n")]


def test_bytes_that_are_no_utf8_stay_apart() -> None:
    encoded = encode_rows(b"a\xff\na\xfe\na\\xff\na\\udcff\n\xef\xbf\xbd\n")
    assert encoded == [b'a\\udcff"', b'a\\udcfe"', b'a\\\\xff"', b'a\\\\udcff"', b'\xef\xbf\xbd"']


@pytest.mark.parametrize("limit_bytes", [1 << 30, 200_000, 3_000])
def test_rows_come_back_sorted_whatever_fits_into_memory(tmp_path: Path, limit_bytes: int) -> None:
    chance = random.Random(7)
    rows = [f"{chance.randrange(3000)}\t{'x' * chance.randrange(40)}{chance.choice(' !é')}" for _ in range(20_000)]
    held = SortedRows(Memory(tmp_path, limit_bytes))
    for start in range(0, len(rows), 100):
        held.add("".join(f"{row}\n" for row in rows[start : start + 100]).encode())
    assert held.count == len(rows)
    lines = [line for chunk in held.sorted_chunks() for line in chunk]
    assert lines == sorted(encode_line(row)[1:] for row in rows)
    assert os.listdir(tmp_path) == []


def test_sources_share_one_limit(tmp_path: Path) -> None:
    memory = Memory(tmp_path, 50_000)
    sources = [SortedRows(memory) for _ in range(20)]
    for number in range(40):
        for source in sources:
            source.add(f"{number} {'x' * 100}\n".encode())
            assert memory.held_bytes <= 50_000
    assert all(len([line for chunk in source.sorted_chunks() for line in chunk]) == 40 for source in sources)
    assert memory.held_bytes == 0


def test_a_run_that_cannot_be_written_is_told_with_its_folder(tmp_path: Path) -> None:
    held = SortedRows(Memory(tmp_path / "gone", 100))
    with pytest.raises(SpillError, match="gone: No such file or directory"):
        held.add(b"x" * 200 + b"\n")


class _Blocks:
    def __init__(self) -> None:
        self.blocks: list[bytes] = []

    def add(self, block: bytes) -> None:
        assert block.endswith(b"\n")
        self.blocks.append(block)

    def done(self) -> None:
        raise AssertionError


@given(st.lists(st.binary(max_size=5).map(lambda part: part.replace(b"a", b"\r\n")), max_size=30))
def test_lines_are_whole_however_the_stream_is_cut(parts: list[bytes]) -> None:
    rows = _Blocks()
    feed = LineFeed(rows)
    for part in parts:
        feed.add(part)
    feed.done()
    whole = b"".join(parts).replace(b"\r\n", b"\n")
    last = b"" if not whole or whole.endswith(b"\n") else b"\n"
    assert b"".join(rows.blocks) == whole + last


@pytest.mark.parametrize(
    ("patterns", "row", "left"),
    [
        ([r"^\d+\t\d+\t\d+\t\d+\tNULL$"], "1\t2\t3\t4\tNULL", None),
        ([r"^\d+\t\d+\t\d+\t\d+\tNULL$"], "1\t2\t3\t4\tx", "1\t2\t3\t4\tx"),
        ([r"\d\d:\d\d:\d\d"], "at 10:00:01 and 10:00:02", "at  and "),
        ([r"\d"], "٣", "٣"),
        ([r"\s"], "a\u00a0b", "ab"),
        ([r"(?<year>\d{4})-"], "2026-11", "11"),
        (["é", "x"], "aéb😀xé", "ab😀"),
        (["a", "b"], "ab", None),
        (["x*"], "", None),
        (["x"], "", ""),
        (["b"], "a\udcffb", "a\udcff"),
    ],
)
def test_an_ignore_pattern_takes_out_what_it_matches(patterns: list[str], row: str, left: str | None) -> None:
    ignoring = Ignoring.of(patterns)
    assert ignoring is not None
    assert ignoring.apply_row(row) == left
    block = f"{row}\n".encode("utf-8", "surrogateescape")
    assert ignoring.apply(block) == (b"" if left is None else f"{left}\n".encode("utf-8", "surrogateescape"))
