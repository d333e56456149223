"""Where several rows at the end may be no records, it is said that only one can be left out, and no release does it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.marginal import Marginal
from core.domain.reading_choices import RowChoice
from core.domain.reading_layout import ReadingLayout
from core.errors import RefusedContentError, UnansweredRowError
from core.sources.asking.preview import preview
from core.sources.reading.one_pass import counted
from tests.core.sources.written_files import reading

AGES = [str(20 + 7 * n % 40) for n in range(20)]
THREE = [f"{age},{'ab'[n % 2]},w{n}" for n, age in enumerate(AGES)]
BELOW = {
    "notes": (["age", *AGES], ["Source: city", "Data were collected in May by the city"]),
    "three-notes": (["age", *AGES], ["Source: city", "Note: figures may change", "* preliminary"]),
    "words": (["age,sex,ward", *THREE], ["Confidential,,", "Preliminary,,"]),
    "mean-and-total": (["age,sex,ward", *THREE], ["38.5,,Mean", "11.5,,Total"]),
    "total-and-mean-of-two": (["age,ward", *(f"{age},w{n}" for n, age in enumerate(AGES))], ["812,Total", "40.6,Mean"]),
    "two-words-each": (
        ["name,age", *(f"N{chr(65 + n)},{age}" for n, age in enumerate(AGES))],
        ["City register,", "Preliminary figures,"],
    ),
}
AGE = Attribute("age", Kind.NUMBER, edges=(0.0, 30.0, 90.0), other="others", missing="none")


def n_counted(path, layout):
    return sum(counted(reading(path, layout), [AGE], [Marginal((0,))], b"key").counts)


@pytest.mark.parametrize("times", [1, 60])
@pytest.mark.parametrize("name", ["notes", "words", "mean-and-total", "total-and-mean-of-two", "two-words-each"])
def test_a_second_row_is_told_and_not_counted_in_silence(tmp_path, name, times):
    (header, *rows), below = BELOW[name]
    path = tmp_path / "a.csv"
    path.write_text("\n".join([header, *rows * times, *below]) + "\n")
    found = preview(path)
    assert "last_row" in found.layout.unanswered
    assert "only the last one can be left out" in " ".join(found.problems)
    skipped = replace(found.layout, last_row=RowChoice.SKIP)
    assert "only the last one can be left out" in " ".join(preview(path, skipped).problems)
    with pytest.raises(RefusedContentError, match="the one above may be a total or a note, too"):
        n_counted(path, skipped)
    with pytest.raises(UnansweredRowError):
        n_counted(path, replace(found.layout, last_row=RowChoice.REFUSE))
    assert n_counted(path, replace(found.layout, last_row=RowChoice.READ)) == len(rows) * times + 2


def test_one_row_below_records_is_asked_about_as_before(tmp_path):
    (header, *rows), below = BELOW["three-notes"]
    path = tmp_path / "a.csv"
    for n in (1, 2, 3):
        path.write_text("\n".join([header, *rows, *below[:n]]) + "\n")
        told = " ".join(preview(path).problems)
        assert ("only the last one can be left out" in told) == (n > 1)


def test_a_range_beyond_short_rows_is_read(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text("\n".join(["id,age", *(f"{n},{20 + n % 50}" for n in range(1500)), "end"]) + "\n")
    assert preview(path, ReadingLayout(range="B1:B1502")).n_rows >= 1500
