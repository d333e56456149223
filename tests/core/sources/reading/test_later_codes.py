"""A code of “no answer” that only a later file has is refused, and counts neither as a value nor as anything else."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.reading_choices import AsWritten
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.errors import UnpinnedLayoutError
from core.sources.asking.preview import preview
from core.sources.asking.records import RowSource
from tests.core.sources.reader_here import read_here
from tests.core.sources.written_files import write

OTHER, MISSING = "Anything else", "Not answered"
KINDS = ["csv", "xlsx", "parquet"]
AGE = Attribute("age", Kind.NUMBER, edges=(0.0, 20.0, 40.0, 60.0, 80.0, 100.0), other=OTHER, missing=MISSING)
BORN = Attribute(
    "born", Kind.DATE, edges=tuple(date(year, 1, 1) for year in (1950, 1970, 1990, 2000)), other=OTHER, missing=MISSING
)
GRADE = Attribute("grade", Kind.CATEGORIES, ("1", "2", "3", "4", "5"), other=OTHER, missing=MISSING)


def later(tmp_path, monkeypatch, suffix, own, cell, n_rows=300):
    """Return what reads a file with these cells by a plan for the attribute."""
    read_here(monkeypatch)
    path = write(tmp_path / f"a.{suffix}", [["person", own.name], *([f"p{n * 7}x", cell(n)] for n in range(n_rows))])
    layout = replace(preview(path, ReadingLayout(is_new=True)).layout, as_written=AsWritten.REFUSE, questions=())
    return RowSource(path, layout, (own,), ProtectedUnit())


def age(n):
    return 18 + (n * n * 7 + n) % 311 % 57


@pytest.mark.parametrize("suffix", KINDS)
@pytest.mark.parametrize(
    ("own", "code", "each"),
    [(AGE, 99, 12), (AGE, 999, 100), (AGE, -9, 60), (GRADE, 99, 20)],
)
def test_codes_of_no_answer_are_refused_unless_the_plan_knows_them(tmp_path, monkeypatch, suffix, own, code, each):
    def cell(n):
        value = age(n)
        return code if n % each == 3 else value if own is AGE else 1 + value % 5

    source = later(tmp_path, monkeypatch, suffix, own, cell)
    with pytest.raises(UnpinnedLayoutError, match=f"{code} in “{own.name}” seems to mean that there is no answer"):
        source.read(None)
    known = replace(source, attributes=(replace(own, missing_values=(str(code),)),))
    assert known.read(None).n_rows == 300
    counted = replace(source, layout=replace(source.layout, as_written=AsWritten.COUNT))
    assert counted.read(None).n_rows == 300


@pytest.mark.parametrize("suffix", KINDS)
@pytest.mark.parametrize("day", [date(1900, 1, 1), date(2999, 12, 31)])
def test_so_are_days_of_no_answer(tmp_path, monkeypatch, suffix, day):
    births = [date(1950, 1, 2) + timedelta(days=n * n * 7 % 18_000) for n in range(300)]
    source = later(tmp_path, monkeypatch, suffix, BORN, lambda n: day if n % 12 == 3 else births[n])
    with pytest.raises(UnpinnedLayoutError, match=f"{day} in “born” seems to mean that there is no answer"):
        source.read(None)
    known = replace(source, attributes=(replace(BORN, missing_values=(day.isoformat(),)),))
    assert known.read(None).n_rows == 300


@pytest.mark.parametrize("suffix", KINDS)
@pytest.mark.parametrize(
    ("own", "cell"),
    [
        (AGE, lambda n: 99 if n == 7 else age(n)),
        (AGE, lambda n: 99 if n in (7, 70, 71) else age(n)),
        (AGE, lambda n: 60 + n * 17 % 41),
        (AGE, lambda n: 999 if n == 7 else age(n)),
        (AGE, lambda n: 105 if n % 50 == 7 else age(n)),
        (GRADE, lambda n: 1 + n * n % 7),
        (GRADE, lambda n: 1 + n * n % 11),
    ],
)
def test_old_persons_and_further_grades_are_not(tmp_path, monkeypatch, suffix, own, cell):
    assert later(tmp_path, monkeypatch, suffix, own, cell).read(None).n_rows == 300
