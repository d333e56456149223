"""What is packed in a zip reads like itself; among several tables one is picked, and a plan keeps which."""

from __future__ import annotations

import zipfile

import openpyxl
import pandas as pd
import pyreadstat
import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ReadingLayout
from core.errors import EncryptedFileError, MissingSheetError, RefusedContentError, SourceError, WrongEndingError
from core.sources.asking.pins import unpinned
from core.sources.asking.preview import preview
from core.sources.reading import packed_tables
from tests.core.sources.locked_files import lock
from tests.core.sources.written_files import codes, reading, write

ROWS = [["sex", "age"], *[["f", 34], ["m", 41]] * 12]
SEX = Attribute("sex", Kind.CATEGORIES, ("f", "m"))


def zipped(path, *files, **texts):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in files:
            archive.write(file, file.name)
        for name, text in texts.items():
            archive.writestr(f"{name}.csv", text)
    return path


@pytest.mark.parametrize("ending", ["xlsx", "xls", "ods"])
def test_the_one_workbook_of_a_zip_reads_like_itself(tmp_path, ending):
    book = write(tmp_path / f"survey.{ending}", ROWS)
    packed = zipped(tmp_path / "survey.zip", book)
    found, wanted = reading(packed).preview(), reading(book).preview()
    for fact in ("headers", "first", "first_rows", "last", "n_rows", "problems"):
        assert found[fact] == wanted[fact], fact
    assert found["layout"]["sheet"] == f"survey.{ending}/{wanted['layout']['sheet']}"
    assert reading(packed).profile() == reading(book).profile()
    assert codes(packed, (SEX,)) == [[0, 1] * 12]


@pytest.mark.parametrize("ending", ["sav", "zsav", "por", "dta", "xpt"])
def test_a_file_of_statistics_in_a_zip_reads_like_itself(tmp_path, ending):
    path, labels = tmp_path / f"survey.{ending}", {"sex": {1: "female", 2: "male"}}
    data = pd.DataFrame({"sex": [1, 2] * 12, "age": [34.0, 41.5] * 12})
    options = {"variable_value_labels": labels} if ending in ("sav", "zsav", "dta") else {}
    options |= {"compress": True} if ending == "zsav" else {}
    kind = {"zsav": "sav", "xpt": "xport"}.get(ending, ending)
    getattr(pyreadstat, f"write_{kind}")(data, path, **options)
    packed = zipped(tmp_path / "survey.zip", path, codebook="see the web\n")
    found, wanted = preview(packed, ReadingLayout(sheet=path.name)), preview(path)
    assert found.sheets == (path.name, "codebook.csv")
    assert (found.headers, found.first, found.n_rows) == (wanted.headers, wanted.first, wanted.n_rows)
    assert unpinned("survey.zip", found.layout, (SEX,)) == ()
    assert reading(packed, found.layout).profile() == reading(path, wanted.layout).profile()
    sex = Attribute(found.headers[0], Kind.CATEGORIES, ("female", "male") if options else ("1", "2"))
    assert codes(packed, (sex,), found.layout) == codes(path, (sex,), wanted.layout) == [[0, 1] * 12]


def test_a_release_needs_sheet_and_header_row_and_no_delimiter(tmp_path):
    packed = zipped(tmp_path / "survey.zip", write(tmp_path / "survey.xlsx", ROWS))
    assert unpinned("survey.zip", preview(packed).layout, (SEX,)) == ()
    assert "delimiter" in unpinned("survey.zip", ReadingLayout(sheet="a.csv", header_row=1), (SEX,))


def test_of_several_tables_the_largest_is_read_and_the_others_can_be_picked(tmp_path):
    large = write(tmp_path / "large.xlsx", ROWS)
    packed = zipped(tmp_path / "all.zip", large, write(tmp_path / "other.xlsx", [["x"], ["y"]]), small="a,b\n1,2\n")
    seen = preview(packed)
    (sheet,) = (sheet for sheet in seen.sheets if sheet.startswith("large.xlsx/"))
    assert (seen.layout.sheet, seen.sheets) == (sheet, (sheet, "other.xlsx", "small.csv"))
    text = preview(packed, ReadingLayout(sheet="small.csv"))
    assert (text.headers, text.sheets) == (("a", "b"), ("large.xlsx", "other.xlsx", "small.csv"))
    other = preview(packed, ReadingLayout(sheet="other.xlsx"))
    assert (other.headers, other.layout.sheet.split("/")[0]) == (("x",), "other.xlsx")


def test_a_sheet_that_is_not_there_is_refused_with_those_that_are(tmp_path):
    packed = zipped(tmp_path / "survey.zip", write(tmp_path / "survey.xlsx", ROWS))
    with pytest.raises(MissingSheetError, match=r"survey\.xlsx/Nowhere"):
        reading(packed, ReadingLayout(sheet="survey.xlsx/Nowhere"))
    with pytest.raises(MissingSheetError, match=r"“survey\.xlsx”"):
        reading(packed, ReadingLayout(sheet="else.xlsx"))


def test_rows_never_decide_which_sheet_of_a_packed_workbook_a_plan_means(tmp_path):
    book = openpyxl.Workbook()
    for sheet in (book.active, book.create_sheet("More")):
        for row in ROWS:
            sheet.append(row)
    book.save(tmp_path / "survey.xlsx")
    packed = zipped(tmp_path / "survey.zip", tmp_path / "survey.xlsx")
    with pytest.raises(MissingSheetError, match=r"“survey\.xlsx/Sheet”, “survey\.xlsx/More”"):
        reading(packed, ReadingLayout(sheet="survey.xlsx", header_row=1))


def test_what_unpacks_without_end_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(packed_tables, "SMALL", 1000)
    (tmp_path / "bomb.xls").write_bytes(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(1 << 22))
    with pytest.raises(RefusedContentError, match=r"“bomb\.xls” is too large"):
        reading(zipped(tmp_path / "bomb.zip", tmp_path / "bomb.xls"))


def test_what_is_called_a_workbook_and_is_none_is_refused_by_name(tmp_path):
    (tmp_path / "notes.xlsx").write_text("a,b\n1,2\n")
    with pytest.raises(RefusedContentError, match=r"“notes\.xlsx” in it is delimited text"):
        reading(zipped(tmp_path / "a.zip", tmp_path / "notes.xlsx"))


def test_a_workbook_that_is_only_called_a_zip_is_told_for_what_it_is(tmp_path):
    with pytest.raises(WrongEndingError, match="an Excel workbook"):
        reading(write(tmp_path / "a.xlsx", ROWS).rename(tmp_path / "a.zip"))


def test_a_packed_workbook_under_a_password_says_so(tmp_path):
    locked = lock(write(tmp_path / "open.xlsx", ROWS), tmp_path / "locked.xlsx")
    with pytest.raises(EncryptedFileError):
        reading(zipped(tmp_path / "a.zip", locked))


@pytest.mark.parametrize("cut", [10, 200, 1000])
def test_a_damaged_zip_is_refused_in_words(tmp_path, cut):
    packed = zipped(tmp_path / "survey.zip", write(tmp_path / "survey.xlsx", ROWS))
    content = packed.read_bytes()
    packed.write_bytes(content[:cut] + bytes(20) + content[cut + 20 :])
    with pytest.raises(SourceError):
        reading(packed)
