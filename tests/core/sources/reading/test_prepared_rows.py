"""Rows at the end that hold a number of a person, and what formulas show, are asked about, and counted as said."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.reading_choices import RowChoice
from core.domain.reading_layout import ProtectedUnit
from core.errors import UnpinnedLayoutError
from core.sources.asking.preview import preview, readable
from core.sources.asking.records import RowSource
from tests.core.sources.reader_here import read_here
from tests.core.sources.written_files import write

DRAW = Random(3)
NAMES = ["id", "sex", "age", "region", "points"]


def people(number, n=60):
    rest = (["FM"[n % 2], DRAW.randint(18, 90), DRAW.choice(["north", "south"]), DRAW.randint(5, 50)] for n in range(n))
    return [[number.format(at), *row] for at, row in enumerate(rest)]


def asked(path, *rows):
    write(path, [NAMES, *rows])
    seen = preview(path)
    assert {each.key for each in seen.questions} <= {"doubtful_rows"}
    return " ".join(each.text for each in seen.questions)


@pytest.mark.parametrize("number", ["{}", "P{}", "P-{:03}", "2024/{}", "{}a", "AB_{}", "ÜB{}"])
@pytest.mark.parametrize("last", ["", 0, "0"])
@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
def test_rows_that_nobody_has_filled_in_are_asked_about(tmp_path, ending, number, last):
    rows = people(number)
    spare = [[number.format(at), "", "", "", last] for at in range(60, 72)]
    assert asked(tmp_path / f"a{ending}", *rows, *spare).startswith("12 rows may be totals or notes, or records of")
    assert asked(tmp_path / f"b{ending}", *rows) == ""


@pytest.mark.parametrize(("answer", "n"), [(RowChoice.SKIP, 60), (RowChoice.READ, 72)])
@pytest.mark.parametrize("last", ["", "0"])
@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
def test_they_are_counted_as_their_owner_says(tmp_path, ending, last, answer, n):
    path = tmp_path / f"a{ending}"
    write(path, [NAMES, *people("P{}"), *([f"P{at}", "", "", "", last] for at in range(60, 72))])
    seen = preview(path)
    layout = replace(readable(seen.layout, seen.questions), doubtful_rows=answer)
    sex = Attribute("sex", Kind.CATEGORIES, ("F", "M"), missing="-")
    assert RowSource(path, layout, (sex,), ProtectedUnit()).read(None).n_rows == n


@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
def test_a_later_file_with_such_rows_is_refused(tmp_path, monkeypatch, ending):
    read_here(monkeypatch)
    path, sex = tmp_path / f"a{ending}", Attribute("sex", Kind.CATEGORIES, ("F", "M"), missing="-")
    rows = people("P{}")
    write(path, [NAMES, *rows])
    source = RowSource(path, preview(path).layout, (sex,), ProtectedUnit())
    assert source.read(None).n_rows == 60
    path.unlink()
    write(path, [NAMES, *rows, *([f"P{at}", "", "", "", ""] for at in range(60, 72))])
    with pytest.raises(UnpinnedLayoutError, match="doubtful_rows"):
        source.read(None)
    told = replace(source, layout=replace(source.layout, doubtful_rows=RowChoice.READ))
    assert told.read(None).n_rows == 72


@pytest.mark.parametrize(
    "spare",
    [
        [["P60", "F", 30, "", ""]],
        [["P60", "", "", "", ""], ["P61", "", "", "", ""], ["P62", "F", 40, "north", 7]],
        [[f"P{at}", "", "", "", 3] for at in range(60, 72)],
        [[f"P{at}", "F", "", "", 0] for at in range(60, 72)],
        [["P60", "", "", "", ""]],
    ],
)
@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
def test_few_such_rows_and_others_with_anything_in_them_are_persons(tmp_path, ending, spare):
    assert asked(tmp_path / f"a{ending}", *people("P{}"), *spare) == ""
