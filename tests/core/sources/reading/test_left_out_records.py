"""Rows that a plan leaves out of a later file are refused where they look like its records."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.reading_choices import AsWritten
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.errors import UnpinnedLayoutError
from core.sources.asking.preview import preview
from core.sources.asking.records import RowSource
from tests.core.sources.reader_here import read_here
from tests.core.sources.written_files import write

SEX = Attribute("sex", Kind.CATEGORIES, ("f", "m"))
NAMES, TYPES, TEXTS = ["person", "sex", "age"], ["text", "text", "integer"], ["Your name", "Your sex?", "Your age?"]
ROWS = [[f"p{n * 7}x", "fm"[n * n % 7 % 2], 18 + n * n % 61] for n in range(120)]


def source(path, **how):
    """Return what reads a file as its first plan says, with these settings."""
    known = preview(path, ReadingLayout(is_new=True)).layout
    layout = replace(known, **{"as_written": AsWritten.REFUSE, "skip_below_header": 0, "questions": (), **how})
    return RowSource(path, layout, (SEX,), ProtectedUnit())


@pytest.fixture(autouse=True)
def in_this_process(monkeypatch):
    read_here(monkeypatch)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize("further", [TYPES, TEXTS], ids=["types", "questions"])
def test_a_first_record_below_the_names_is_not_left_out_in_silence(tmp_path, suffix, further):
    first = write(tmp_path / f"a.{suffix}", [NAMES, further, *ROWS])
    assert source(first, skip_below_header=1).read(None).n_rows == 120
    later = source(write(tmp_path / f"b.{suffix}", [NAMES, *ROWS]), skip_below_header=1)
    with pytest.raises(UnpinnedLayoutError, match=r"Row 2 looks like a record.* skip_below_header = 0"):
        later.read(None)
    below_a_blank_row = write(tmp_path / f"c.{suffix}", [NAMES, ["", "", ""], *ROWS])
    with pytest.raises(UnpinnedLayoutError, match=r"Row 3 looks like a record"):
        source(below_a_blank_row, skip_below_header=1).read(None)
    counted = replace(later, layout=replace(later.layout, as_written=AsWritten.COUNT))
    assert counted.read(None).n_rows == 119


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_what_is_no_record_below_the_names_is_left_out(tmp_path, suffix):
    for n, row in enumerate((["Total", "", 4800], ["1", "2", "3"], ["e.g. p1x", "f", 30])):
        path = write(tmp_path / f"{n}.{suffix}", [NAMES, row, *ROWS])
        assert source(path, skip_below_header=1).read(None).n_rows == 120


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_a_range_of_some_records_is_read(tmp_path, suffix):
    path = write(tmp_path / f"a.{suffix}", [NAMES, *ROWS])
    assert source(path, range="A1:C101").read(None).n_rows == 100
