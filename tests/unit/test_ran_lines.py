"""From counted functions to the lines that ran, in a script as it was written and behind a source map."""

from __future__ import annotations

import json
from typing import Any

from reticle.browser.ran_lines import END, Regions, join_spans, mapped_lines, plain_lines
from reticle.browser.sourcemaps import SourceMap

TEXT = """const table = {};
function used() {
  return 1;
}

function unused() {
  // nobody calls it
  return 2;
}
const both = { yes() { return 3; }, no() { return 4; } };
used();
"""


def _functions(*named: tuple[str, str, int]) -> list[dict[str, Any]]:
    out = []
    for start, end, count in named:
        first = TEXT.index(start)
        out.append({"ranges": [{"startOffset": first, "endOffset": TEXT.index(end, first) + len(end), "count": count}]})
    return out


def _regions() -> Regions:
    regions = Regions()
    regions.add([{"ranges": [{"startOffset": 0, "endOffset": len(TEXT), "count": 1}]}])
    regions.add(_functions(("function used", "}", 0), ("function unused", "}", 0), ("no()", "}", 0)))
    regions.add(_functions(("function used", "}", 1)))
    return regions


def test_lines_of_a_function_that_never_ran_are_left_out_and_those_outside_of_functions_ran() -> None:
    assert plain_lines(TEXT, _regions()) == [(1, 5), (10, 12)]


def test_a_script_of_which_no_function_was_counted_ran_whole() -> None:
    assert plain_lines("one();\ntwo();", Regions()) == [(1, 2)]


def test_lines_behind_a_map_ran_when_any_piece_of_theirs_did() -> None:
    # one generated line holds original lines 1, 3 and 5 of a.ts; line 3 is the function that never ran
    built = "one();function no(){}two();"
    mapping = "AAAA,MAEA,eAEA"
    source_map = SourceMap(json.dumps({"version": 3, "sources": ["a.ts"], "names": [], "mappings": mapping}))
    regions = Regions()
    regions.add([{"ranges": [{"startOffset": 0, "endOffset": len(built), "count": 1}]}])
    regions.add([{"ranges": [{"startOffset": 6, "endOffset": 21, "count": 0}]}])
    assert list(source_map.list_segments()) == [(0, 0, "a.ts", 0), (0, 6, "a.ts", 2), (0, 21, "a.ts", 4)]
    assert mapped_lines(built, regions, source_map) == {"a.ts": [(1, 2), (5, END)]}


def test_ranges_that_touch_are_one() -> None:
    assert join_spans([(5, 6), (1, 2), (3, 3), (9, 9)]) == [(1, 3), (5, 6), (9, 9)]
