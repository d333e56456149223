"""Notes below tables of one or two columns are asked about; long answers and names among records are not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.marginal import Marginal
from core.domain.reading_choices import RowChoice
from core.domain.reading_layout import ReadingLayout
from core.errors import UnansweredRowError
from core.sources.asking.preview import preview
from core.sources.reading.one_pass import counted
from tests.core.sources.written_files import reading

AGE = Attribute("age", Kind.NUMBER, edges=(0.0, 30.0, 90.0), other="others", missing="none")
NOTE = "Data were collected in May by the city"
PEOPLE = [f"Anna Maria {chr(65 + n)},{20 + n}" for n in range(20)]
AGES = [str(20 + 7 * n % 40) for n in range(20)]
TOWNS = ["New York", "Bonn", "Ulm", "Bad Ems", "Kiel"] * 4
REMARKS = ["good,1", "the food was very good,2", "I would not come again to this place,3", "fine,4"] * 5


def asks(path, header, rows, *below):
    path.write_text("\n".join([header, *rows, *below]) + "\n")
    return preview(path).layout.unanswered


@pytest.mark.parametrize(
    ("below", "asked"),
    [
        ([f"{NOTE},"], ("doubtful_rows",)),
        ([f",{NOTE}"], ("doubtful_rows",)),
        ([f"{NOTE},", "Figures may still change.,"], ("doubtful_rows",)),
        (["Register of all towns in Upper Bavaria,"], ("doubtful_rows",)),
        (["Anna Maria Z,"], ()),
        (["Anna Maria Z Smith,"], ()),
        (["Zoe,"], ()),
    ],
)
def test_sentences_beside_a_blank_are_asked_about(tmp_path, below, asked):
    assert asks(tmp_path / "a.csv", "name,age", PEOPLE, *below) == asked


def test_a_sentence_within_a_narrow_table_is_asked_about(tmp_path):
    assert asks(tmp_path / "a.csv", "name,age", PEOPLE, f"{NOTE},", *reversed(PEOPLE)) == ("doubtful_rows",)


@pytest.mark.parametrize(
    "below", [["the service could have been much better,"], [",6", "they were all very kind,"], ["none at all,"]]
)
def test_long_answers_beside_a_blank_are_records(tmp_path, below):
    assert asks(tmp_path / "a.csv", "remark,stars", REMARKS, *below) == ()


def test_sentences_beside_many_blanks_are_records(tmp_path):
    rows = [f"{n},{NOTE if n % 3 == 0 else ''}" for n in range(30)]
    assert asks(tmp_path / "a.csv", "id,remark", rows, f",{NOTE}") == ()
    many = [f"{n},ok\n,{n} times all was well" for n in range(300)]
    assert asks(tmp_path / "a.csv", "id,remark", many) == ()


@pytest.mark.parametrize(("below", "is_asked"), [("City register,", True), ("Zoe,", False), ("Berlin Mitte,", True)])
def test_more_words_than_above_are_asked_about_in_the_last_row(tmp_path, below, is_asked):
    rows = [f"N{chr(65 + n)},{20 + n}" for n in range(12)]
    assert asks(tmp_path / "a.csv", "name,age", rows, below) == (("last_row",) if is_asked else ())
    assert asks(tmp_path / "a.csv", "name,age", [*rows, "X,"], below) == ()


@pytest.mark.parametrize(
    ("rows", "below", "is_asked"),
    [
        (AGES, "Source: city", True),
        (AGES, NOTE, True),
        (AGES, "preliminary", True),
        (AGES, "n/a", False),
        (AGES, "unknown", False),
        (AGES, "2020-01-31", False),
        (AGES[:5], "preliminary", False),
        (AGES[:5], "Source: city", True),
        (TOWNS, "Source: city", True),
        (TOWNS, "* preliminary", True),
        (TOWNS, NOTE, True),
        (TOWNS, "Frankfurt am Main", False),
        (["Ulm: centre", *TOWNS], "Bonn: centre", False),
    ],
)
def test_a_note_below_the_only_column_is_asked_about(tmp_path, rows, below, is_asked):
    assert asks(tmp_path / "a.csv", "age" if rows[0].isdigit() else "town", rows, below) == (
        ("last_row",) if is_asked else ()
    )


def test_a_release_counts_a_sentence_as_its_owner_says(tmp_path):
    path = tmp_path / "a.csv"
    asks(path, "name,age", PEOPLE)
    plain = preview(path).layout
    asks(path, "name,age", PEOPLE, f"{NOTE},")
    with pytest.raises(UnansweredRowError, match=r"row 22.*doubtful_rows ="):
        counted(reading(path, plain), [AGE], [Marginal((0,))], b"key")
    for choice, n in ((RowChoice.READ, 21), (RowChoice.SKIP, 20)):
        layout = replace(preview(path).layout, doubtful_rows=choice)
        found = counted(reading(path, layout), [AGE], [Marginal((0,))], b"key")
        assert sum(found.counts) == preview(path, layout).n_rows == n
    older = ReadingLayout(footers=RowChoice.REFUSE)
    assert sum(counted(reading(path, older), [AGE], [Marginal((0,))], b"key").counts) == 21
