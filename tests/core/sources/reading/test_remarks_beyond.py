"""A remark beyond the last name that says of its row that it does not count is asked about; any other is told."""

from __future__ import annotations

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ProtectedUnit
from core.errors import UnpinnedLayoutError
from core.sources.asking.preview import preview
from core.sources.asking.records import RowSource
from tests.core.sources.reader_here import read_here
from tests.core.sources.written_files import write

NAMES = ["number", "city", "age", "income"]
ROWS = [[n, ["Bonn", "Köln"][n * n % 7 % 2], 20 + 7 * n % 50, 1000 + 37 * n % 900] for n in range(60)]
ENDINGS = pytest.mark.parametrize("ending", [".xlsx", ".ods", ".xls"])


def written(path, *cells, places=(4, 9)):
    return write(path, [NAMES, *([*row, *cells] if n in places else row for n, row in enumerate(ROWS))])


def asked(path):
    seen = preview(path)
    said = [text for text in seen.problems if "may not count, as a remark beyond" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


@ENDINGS
@pytest.mark.parametrize(
    "remark",
    [
        *("excluded", "duplicate of row 5", "do not count!", "did not consent", "not eligible", "withdrawn 3 May"),
        *("bitte nicht mitzählen", "ungültig", "Dublette", "zählt nicht", "doublon", "ne pas compter", "storniert"),
    ],
)
def test_a_remark_that_a_row_does_not_count_is_asked_about(tmp_path, ending, remark):
    both = asked(written(tmp_path / f"a{ending}", remark))
    assert f"2 rows may not count, as a remark beyond the last name says: “{remark}”, rows 6, 11." in both
    one = asked(written(tmp_path / f"b{ending}", "", remark, places=(20,)))
    assert f"Row 22 may not count, as a remark beyond the last name says: “{remark}”." in one


@ENDINGS
@pytest.mark.parametrize("remark", ["moved away", "see mail of 3 May", "called twice", "left early", "ok", ""])
def test_any_other_remark_is_told_as_a_column_without_a_name(tmp_path, ending, remark):
    path = written(tmp_path / f"a{ending}", remark)
    assert asked(path) == ""
    seen = preview(path)
    assert not seen.layout.unanswered
    assert any("Column E has no name" in text for text in seen.problems) is bool(remark)


def test_a_column_of_many_such_words_is_not(tmp_path):
    path = write(tmp_path / "a.xlsx", [NAMES, *([*row, "excluded" if row[2] % 2 else "included"] for row in ROWS)])
    assert asked(path) == ""


def test_a_release_of_a_later_file_with_such_a_remark_is_stopped(tmp_path, monkeypatch):
    read_here(monkeypatch)
    path = write(tmp_path / "a.xlsx", [NAMES, *ROWS])
    city = Attribute("city", Kind.CATEGORIES, ("Bonn", "Köln"))
    source = RowSource(path, preview(path).layout, (city,), ProtectedUnit())
    assert source.read(None).n_rows == len(ROWS)
    path.unlink()
    written(path, "excluded")
    with pytest.raises(UnpinnedLayoutError, match="as_written"):
        source.read(None)
