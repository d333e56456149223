"""Files that are not what they should be: each is told by name, with what it really is and what to do."""

from __future__ import annotations

import gzip
import os
import zipfile

import pytest

from core.errors import EmptyFileError, MissingFileError, RefusedContentError, UnreadableFileError, WrongFormatError
from core.sources.asking.preview import preview
from core.sources.file_content import FileContent
from core.sources.formats.catalogue import every
from core.sources.formats.recognise import UNREAD, format_of
from tests.core.sources.written_files import write, write_text


def test_a_missing_file(tmp_path):
    with pytest.raises(MissingFileError, match=r"none.csv: there is no such file. Check the name"):
        preview(tmp_path / "none.csv")
    with pytest.raises(MissingFileError):
        preview(write_text(tmp_path / "a.csv", "x") / "b.csv")


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "xls", "ods", "parquet"])
def test_an_empty_file(tmp_path, suffix):
    path = tmp_path / f"a.{suffix}"
    path.touch()
    with pytest.raises(EmptyFileError, match="there is nothing in it"):
        preview(path)


@pytest.mark.parametrize("text", ["\n\n\n", " \n", ",,\n,,\n", "\ufeff"])
def test_a_file_of_blanks(tmp_path, text):
    with pytest.raises(EmptyFileError):
        preview(write_text(tmp_path / "a.csv", text))


def test_a_folder_a_device_and_a_pipe(tmp_path):
    with pytest.raises(UnreadableFileError, match="it is a folder"):
        preview(tmp_path)
    with pytest.raises(UnreadableFileError, match="not a regular file"):
        format_of("/dev/zero")
    os.mkfifo(tmp_path / "a.csv")
    with pytest.raises(UnreadableFileError, match="not a regular file"):
        preview(tmp_path / "a.csv")


def test_a_file_that_may_not_be_read(tmp_path, monkeypatch):
    path = write_text(tmp_path / "a.csv", "a\nx\n")

    def refuse(*args, **kwargs):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("pathlib.Path.open", refuse)  # the tests may run as root, who may read everything
    with pytest.raises(UnreadableFileError, match=r"a.csv: it cannot be read: permission denied. Ask for permission"):
        format_of(str(path))


CONTENTS = {
    "csv": lambda path: write(path, [["a", "b"], ["x", "y"]]),
    "xlsx": lambda path: write(path, [["a", "b"], ["x", "y"]]),
    "xls": lambda path: write(path, [["a", "b"], ["x", "y"]]),
    "ods": lambda path: write(path, [["a", "b"], ["x", "y"]]),
    "parquet": lambda path: write(path, [["a", "b"], ["x", "y"]]),
    "pdf": lambda path: write_text(path, "%PDF-1.7 ..."),
    "gz": lambda path: path.write_bytes(gzip.compress(b"a,b\nx,y\n")),
    "html": lambda path: write_text(path, "\n<html><table><tr><td>a</td></tr></table></html>"),
    "png": lambda path: path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(40)),
    "bin": lambda path: path.write_bytes(bytes(range(256)) * 9),
}
WORDS = {
    "csv": "delimited text",
    "xlsx": "an Excel workbook",
    "xls": "an old Excel workbook",
    "ods": "an OpenDocument spreadsheet",
    "parquet": "a parquet file",
    "pdf": "a PDF document",
    "gz": "a packed text",
    "html": "a web page",
    "png": "a picture",
    "bin": "no text and no format that is known",
}


@pytest.mark.parametrize("real", CONTENTS)
@pytest.mark.parametrize("called", ["csv", "xlsx", "xls", "ods", "parquet"])
def test_a_wrong_extension(tmp_path, called, real):
    if called == real or (called == "xls" and real in ("csv", "html")):  # so are these called by many programs
        return
    original = tmp_path / f"original.{real}"
    CONTENTS[real](original)
    path = original.rename(tmp_path / f"a.{called}")
    with pytest.raises(WrongFormatError) as caught:
        format_of(str(path))
    assert f"it is called “.{called}”, but it is {WORDS[real]}" in str(caught.value)


def test_a_workbook_is_to_be_called_what_it_is(tmp_path):
    spreadsheet = write(tmp_path / "a.ods", [["a"], ["x"]]).rename(tmp_path / "a.xlsx")
    with pytest.raises(WrongFormatError, match=r"Rename it to end in \.ods,"):
        format_of(str(spreadsheet))
    workbook = write(tmp_path / "b.xlsx", [["a"], ["x"]]).rename(tmp_path / "b.ods")
    with pytest.raises(WrongFormatError, match=r"Rename it to end in \.xlsx,"):
        format_of(str(workbook))


@pytest.mark.parametrize("called", ["csv", "txt", "tsv"])
def test_a_zero_byte_in_a_text_is_told_with_its_line(tmp_path, called):
    path = tmp_path / f"a.{called}"
    path.write_bytes(b"id,sex\n" + b"1,f\n" * 40 + b"2,m\0\n" + b"3,f\n" * 40)
    with pytest.raises(WrongFormatError, match=f"“.{called}”, but it is a text with a zero byte in line 42, as no"):
        format_of(str(path))
    path.write_bytes(b"a,b\n1,2\n\0\0\n")
    with pytest.raises(WrongFormatError, match="a text with a zero byte in line 3"):
        format_of(str(path))


@pytest.mark.parametrize("suffix", CONTENTS)
def test_one_format_at_most_recognises_what_is_not_asked_last(tmp_path, suffix):
    """So the order of the list says nothing."""
    path = tmp_path / f"a.{suffix}"
    CONTENTS[suffix](path)
    content = FileContent(str(path))
    sure = [source.suffixes for source in every() if not source.asked_last and source.recognises(content)]
    assert len(sure) == (suffix in ("xlsx", "xls", "ods", "parquet", "gz", "html"))
    assert not sure or f".{suffix}" in sure[0]


def test_other_office_files(tmp_path):
    path = tmp_path / "a.xlsx"
    cut = ("xl/worksheets/sheet1.xml", "a workbook of which parts are missing")
    for part, words in (("word/document.xml", "Word"), ("xl/workbook.bin", "xlsb"), ("x.bin", "a zip archive"), cut):
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr(part, "x")
        with pytest.raises(WrongFormatError, match=words):
            format_of(str(path))


@pytest.mark.parametrize("name", ["a.xyz", "a"])
def test_an_unknown_extension(tmp_path, name):
    with pytest.raises(WrongFormatError, match=r"Save the data as \.xlsx or \.csv; what can be read: .*\.csv.*\.xlsx"):
        preview(write_text(tmp_path / name, "a,b\nx,y\n"))


@pytest.mark.parametrize(
    ("ending", "words"),
    [
        (".RDS", r"it is a file of R\. Write it again in R"),
        (".accdb", r"an Access database\. Export the table there"),
        (".sas7bcat", r"a SAS catalogue, with labels and no rows\. Open the \.sas7bdat"),
        (".7z", r"it is packed\. Unpack it"),
        (".mat", r"a file of MATLAB\. Write it again there"),
        (".HDF5", r"of arrays\. Write its table again"),
        (".gsheet", r"a link to Google Sheets.* download it as \.xlsx"),
        (".jmp", r"Export the data there"),
        (".sxc", r"an old program\. Open it in LibreOffice"),
        (".pages", r"a document, and no table"),
        (".PNG", r"a picture\. Ask for the table"),
        (".crdownload", r"its download has not ended"),
        (".xlsx#", r"somebody has a file open"),
    ],
)
def test_a_file_of_another_program_is_told_with_the_cure(tmp_path, ending, words):
    with pytest.raises(RefusedContentError, match=words):
        preview(write_text(tmp_path / f"a{ending}", "x"))


LOCK = b"\x04USER" + 50 * b" " + b"\x04\0U\0S\0E\0R" + 50 * b"\0 "


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("~$people.xlsx", LOCK, r"somebody has a file open\. Open the file of that name"),
        ("page.html", b"{% extends 'base' %}\n<h1>{{ title }}</h1>\nAge, sex\n", r"the template of a web page"),
        ("people.db", b"\0\1\0\0Standard Jet DB\0" + 100 * b"\0", r"an Access database"),
        ("people.csv", b"\x89HDF\r\n\x1a\n" + 100 * b"\0", r"an HDF5 file"),
        ("._people.csv", b"\0\x05\x16\x07" + 100 * b"\0", r"what a Mac keeps beside a file"),
    ],
)
def test_what_is_no_table_is_told_for_what_it_is(tmp_path, name, content, words):
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises((RefusedContentError, WrongFormatError), match=words) as refused:
        preview(path)
    assert "Rename" not in str(refused.value)


@pytest.mark.parametrize("name", ["~$people.csv", "people.htm"])
def test_a_table_of_such_a_name_is_told_for_one(tmp_path, name):
    path = write_text(tmp_path / name, "age,sex\n" + "34,f\n" * 300)
    if name.endswith("csv"):
        assert preview(path).n_rows == 300
    else:
        with pytest.raises(WrongFormatError, match=r"it is delimited text\. Rename it"):
            preview(path)


def test_no_ending_is_both_read_and_refused():
    read = {suffix for source in every() for suffix in source.suffixes}
    assert not read & {each for endings in UNREAD for each in endings}


def test_an_extension_in_capitals(tmp_path):
    assert preview(write_text(tmp_path / "A.CSV", "a,b\nx,y\n")).headers == ("a", "b")


def test_an_xml_document_is_not_said_to_be_called_wrong(tmp_path):
    write_text(tmp_path / "a.xml", '<?xml version="1.0"?><people><person id="1"/></people>')
    with pytest.raises(RefusedContentError, match=r"cannot be read: it is an XML document. Save the data as"):
        preview(tmp_path / "a.xml")
    write_text(tmp_path / "a.csv", '<?xml version="1.0"?><people><person id="1"/></people>')
    with pytest.raises(WrongFormatError, match=r"it is called “.csv”, but it is an XML document"):
        preview(tmp_path / "a.csv")
