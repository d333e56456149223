"""Rows whose first cells alone are taken out: whatever is unusual in a long text is found as if all cells were."""

from __future__ import annotations

import re
from dataclasses import asdict
from random import Random

import pytest

from core.domain.reading_choices import Quoting
from core.domain.reading_layout import ReadingLayout
from core.sources.formats.delimited.delimited_text import TAIL, Delimited
from core.sources.formats.delimited.plain_lines import CODE
from core.sources.reading.footers import beginnings
from core.sources.reading.grid import Grid
from core.sources.reading.survey import survey
from core.sources.reading.unlike_rows import UnlikeRows
from core.sources.source import PlainRows, Source

HEADER = "id,city,age,ok"
USUAL = [f"{number},Köln,{number % 90},yes" for number in range(TAIL // 12)]
"""More rows than the beginning of a text, which is taken apart anyway."""
QUOTED = [row.replace("Köln", '"Köln"') for row in USUAL]
BLANKS = [
    f"{',' if number % 3 else f'{number},'}Köln,{number % 90},{'' if number % 5 else 'yes'}"
    for number in range(TAIL // 12)
]
"""Rows of which some begin with a blank cell, and some end with one."""
MARKED = [row.replace("Köln", '"Köln, am Rhein"') for row in USUAL]
ODD = {
    "a blank line": "",
    "blank cells": ",,,",
    "spaces alone": " , ,,",
    "a blank first cell": ",Ulm,3,no",
    "a total": "Total,,5,",
    "a total in capitals": "GRAND TOTAL,,5,7",
    "the total of a group": "North Total,,5,",
    "a note": "Source: the office,,,",
    "few cells": "7,,,",
    "a word that may head a group": "Bavaria, ,,",
    "the names once more": "id,city,age,ok",
    "the names in another order": "ok,city,age,id",
    "a row that is short": "7,Ulm,3",
    "a row that is long": "7,Ulm,3,no,maybe",
    "a comma in quotes": '7,"Ulm, Donau",3,no',
    "a total with a comma": '"Total, all",,5,',
    "a note with a comma": '"Source: the office, 2024","","",""',
    "commas at the ends of quotes": '7,",Ulm,",3,","',
    "a comma in quotes around a part": '7,"Ulm, Donau"x,3,no',
    "a comma behind quotes": '7,"Ulm", Donau,3,no',
    "a separator of ASCII": '7,"Ulm,\x1f",3,no',
    "a line end in quotes": '7,"Ulm\nDonau",3,no',
    "a quote left open": '7,"Ulm,3,no',
    "a quote within a cell": '7,Ul"m,3,no',
    "quotes within quotes": '7,"Ul""m",3,no',
    "quotes side by side": '7,"Ulm" "Donau",3,no',
    "quotes around a part of a cell": '7,x"Ulm"y,"3",no',
    "quotes around nothing": '7,"Ulm",3,""',
    "a total in quotes": '"Total","",5,""',
    "spaces in quotes": '"Bavaria"," ","",""',
    "a lone return": "7,Ulm\r3,no",
    "a blank last cell": "7,Ulm,3,",
    "the end of a text of DOS": "\x1a",
    "a total below a blank cell": ",Total,5,7",
    "a total below a blank cell and a number": ",5,Total,7",
    "a note below a blank cell": ",# made by hand,3,no",
    "names below a blank cell": ",city,age,ok",
    "few cells below a blank one": ",Ulm,,no",
    "a number below a blank cell": ",5,3,no",
    "a word with spaces below a blank cell": ",Total ,5,7",
    "the total of a group below a blank cell": ",North Total,5,",
    "names that look like codes": "id,p2,q3,ok",
    "such a name in a record": "p2,Ulm,3,no",
    "a code before few cells": "P0012,,,",
    "a code and spaces": "P0012, , ,",
    "a quarter as pandas names it": "25%,,3,5",
}


def found_in(path, quoting, *, skims):
    """Return what a survey finds, and the kinds of parts in which the rows came."""
    source = Delimited(str(path), ReadingLayout(delimiter=",", encoding="utf-8", header_row=1, quoting=quoting))
    kinds = []

    def skimmed(width, fewest, names):
        cls = Delimited if skims else Source
        for part in cls.skimmed(source, width, fewest, names):
            kinds.append(type(part))
            yield part

    source.skimmed = skimmed
    grid = Grid(source)
    found = asdict(survey(grid, grid.said, [0, 2], UnlikeRows([["p1", "Bonn", str(n), "no"] for n in range(24)])))
    return {**found, "fault": str(found["fault"]), "odd quotes": source.odd_quotes()}, kinds


@pytest.mark.parametrize("quoting", [None, Quoting.OFF, Quoting.SINGLE])
@pytest.mark.parametrize("odd", ODD.values(), ids=ODD.keys())
def test_one_odd_row_among_thousands_is_found_where_it_is(tmp_path, odd, quoting):
    path = tmp_path / "survey.csv"
    for usual, below in ((USUAL, []), (USUAL, USUAL[:3]), (QUOTED, []), (MARKED, []), (BLANKS, [])):
        path.write_bytes("\n".join([HEADER, *usual, odd, *below]).encode())
        told, _ = found_in(path, quoting, skims=True)
        expected, _ = found_in(path, quoting, skims=False)
        assert told == expected


@pytest.mark.parametrize("usual", [USUAL, QUOTED, MARKED, BLANKS], ids=["bare", "quoted", "with commas", "with blanks"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_usual_rows_are_not_taken_apart(tmp_path, end, usual):
    path = tmp_path / "survey.csv"
    path.write_bytes(end.join([HEADER, *usual, *usual]).encode())
    told, kinds = found_in(path, None, skims=True)
    assert kinds[-1] is PlainRows
    assert (told["n_rows"], told["odd quotes"]) == (2 * len(usual), (0, 0))
    assert told == found_in(path, None, skims=False)[0]


@pytest.mark.parametrize(
    "odd", ["", " ", "Total", "gRAND toTAL :", "age", "5,3", '"5"', '"5,3"', "# made by hand", "-----"]
)
def test_an_odd_row_of_the_only_column_is_found(tmp_path, odd):
    path = tmp_path / "survey.csv"
    path.write_bytes("\n".join(["age", *map(str, range(TAIL)), odd, "7", "8"]).encode())
    told, kinds = found_in(path, None, skims=True)
    assert told == found_in(path, None, skims=False)[0]
    assert PlainRows in kinds


@pytest.mark.parametrize("name", ["p2", "P2", "2020-01"])
def test_names_once_more_are_found_though_they_look_like_codes(tmp_path, name):
    path = tmp_path / "survey.csv"
    header = f"{name},city"
    path.write_bytes("\n".join([header, *(f"P{n},Ulm" for n in range(TAIL)), header, f"{name},Ulm"]).encode())
    told, _ = found_in(path, None, skims=True)
    assert told == found_in(path, None, skims=False)[0]
    assert told["footers"]["n"] == 1


def test_no_word_for_a_total_looks_like_a_code():
    assert not [word for word in beginnings([]) if re.fullmatch(CODE, word)]


def test_odd_rows_drawn_by_chance_are_found_as_well(tmp_path):
    path, random = tmp_path / "survey.csv", Random(5)
    for number in range(20):
        rows = [
            random.choice([*ODD.values()]) if random.random() < 0.001 else row for row in (USUAL, BLANKS)[number % 2]
        ]
        path.write_bytes("\n".join([HEADER, *rows]).encode())
        assert found_in(path, None, skims=True)[0] == found_in(path, None, skims=False)[0]


def test_a_byte_that_is_no_text_is_told_with_its_row(tmp_path):
    path = tmp_path / "survey.csv"
    path.write_bytes("\n".join([HEADER, *USUAL, "7,\udcff,3,no", *USUAL]).encode(errors="surrogateescape"))
    told, _ = found_in(path, None, skims=True)
    assert told["fault"] == found_in(path, None, skims=False)[0]["fault"]
    assert f"row {len(USUAL) + 2}" in told["fault"]
