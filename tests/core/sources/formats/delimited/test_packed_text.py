"""Texts in gzip and zip: read like those that are not packed; bombs and damage are refused in words."""

from __future__ import annotations

import gzip
import zipfile
from dataclasses import replace

import pytest

from core.domain.reading_layout import ReadingLayout
from core.errors import (
    DamagedFileError,
    EncryptedFileError,
    MissingSheetError,
    RefusedContentError,
    UnpinnedLayoutError,
    WrongFormatError,
)
from core.sources.asking.pins import check_pinned, unpinned
from core.sources.asking.preview import preview
from core.sources.formats.delimited import packed_text
from tests.core.sources.written_files import reading

TEXT = "name;town\nÄnne;Köln\n" + "Bo;Ulm\n" * 3000


def gzipped(path, content):
    path.write_bytes(gzip.compress(content, mtime=0))
    return path


def zipped(path, **members):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members.items():
            archive.writestr(name.replace("__", "/").replace("_csv", ".csv").replace("_tsv", ".tsv"), content)
    return path


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "cp1252"])
def test_a_packed_text_reads_like_the_text(tmp_path, encoding):
    plain = tmp_path / "a.csv"
    plain.write_bytes(TEXT.encode(encoding))
    for packed in (
        gzipped(tmp_path / "a.csv.gz", plain.read_bytes()),
        zipped(tmp_path / "a.zip", a_csv=plain.read_bytes()),
    ):
        found, wanted = reading(packed).preview(), reading(plain).preview()
        for fact in ("headers", "first", "first_rows", "last", "n_rows", "problems"):
            assert found[fact] == wanted[fact], fact
        assert reading(packed).profile() == reading(plain).profile()
        assert found["layout"] | {"sheet": None} == wanted["layout"]


def test_files_of_a_zip_with_columns_of_the_same_names_are_told(tmp_path):
    year = "sex;town\n" + "f;Ulm\nm;Bern\n" * 30
    path = zipped(tmp_path / "a.zip", y2022_csv=year, y2023_csv=year + "f;Ulm\n", codes_csv="code;town\n1;Ulm\n" * 3)
    said = "Only sheet “y2023.csv” is read. These have columns of the same names, or nearly: “y2022.csv”."
    assert any(text.startswith(said) for text in reading(path).preview()["problems"])
    alone = zipped(tmp_path / "b.zip", y2022_csv=year, names_csv="sex;town\n", read_me="no table")
    assert reading(alone).preview()["problems"] == []


def test_a_fault_of_another_file_of_a_zip_is_none_of_the_one_that_is_read(tmp_path):
    path = zipped(tmp_path / "a.zip", small_csv="sex;town\nf;Ulm\n", large_csv="sex;town\n" + "f;Ulm\nm;Bern\n" * 30)
    content = bytearray(path.read_bytes())
    content[content.index(b"small.csv") + len(b"small.csv") + 2] ^= 255
    path.write_bytes(content)
    assert reading(path).preview()["problems"] == []


def test_a_file_of_a_zip_is_chosen_like_a_sheet(tmp_path):
    path = zipped(
        tmp_path / "a.zip",
        small_csv="x\n1\n",
        data__large_tsv="a\tb\n1\t2\n3\t4\n",
        read_me="no table",
        __MACOSX___csv="x",
    )
    found = preview(path)
    assert found.sheets == ("small.csv", "data/large.tsv")
    assert (found.layout.sheet, found.headers) == ("data/large.tsv", ("a", "b"))
    assert preview(path, ReadingLayout(sheet="small.csv")).headers == ("x",)
    with pytest.raises(MissingSheetError, match=r"small\.csv"):
        preview(path, ReadingLayout(sheet="none.csv"))
    with pytest.raises(UnpinnedLayoutError, match=r'sheet = "data/large\.tsv"'):
        check_pinned(path, ReadingLayout(), ())


def test_a_release_asks_for_no_sheet_of_a_gzip_file(tmp_path):
    path = gzipped(tmp_path / "a.csv.gz", TEXT.encode())
    check_pinned(path, replace(preview(path).layout, questions=()), ())
    assert unpinned("a.csv.gz", ReadingLayout(), ()) == unpinned("a.csv", ReadingLayout(), ())
    assert unpinned("a.zip", ReadingLayout(), ()) == ("sheet", *unpinned("a.csv", ReadingLayout(), ()))


@pytest.mark.parametrize(("packing", "called"), [("gz", "zip"), ("zip", "gz")])
@pytest.mark.parametrize("said", [None, "utf-8"])
def test_a_packing_that_is_not_the_one_of_its_name_is_refused(tmp_path, packing, called, said):
    path = tmp_path / f"a.{called}"  # of a zip that is called a gzip file, the rows would choose the sheet
    gzipped(path, TEXT.encode()) if packing == "gz" else zipped(path, a_csv=TEXT)
    with pytest.raises((WrongFormatError, DamagedFileError)):
        preview(path, ReadingLayout(encoding=said))


def test_a_zip_without_a_text_is_told(tmp_path):
    with pytest.raises(RefusedContentError, match="no table that is read so is packed in it"):
        preview(zipped(tmp_path / "a.zip", picture="x"))


@pytest.mark.parametrize("kind", ["gz", "zip"])
def test_a_bomb_is_harmless(tmp_path, kind, monkeypatch):
    monkeypatch.setattr(packed_text, "SMALL", 1 << 20)
    content = b"a,b\n" + b"0,0\n" * (4 << 20)
    path = tmp_path / f"a.{kind}"
    gzipped(path, content) if kind == "gz" else zipped(path, a_csv=content)
    with pytest.raises(RefusedContentError, match="far larger than a table would be"):
        reading(path)


@pytest.mark.parametrize("cut", [5, 20, 60])
def test_damage_is_told(tmp_path, cut):
    path = gzipped(tmp_path / "a.csv.gz", TEXT.encode())
    path.write_bytes(path.read_bytes()[:-cut])
    with pytest.raises(DamagedFileError):
        reading(path).profile()


def test_a_changed_byte_is_noticed(tmp_path):
    for path in (gzipped(tmp_path / "a.csv.gz", TEXT.encode()), zipped(tmp_path / "a.zip", a_csv=TEXT)):
        content = bytearray(path.read_bytes())
        content[len(content) // 2] ^= 4
        path.write_bytes(content)
        with pytest.raises(DamagedFileError):
            reading(path).profile()


def test_a_password_is_told(tmp_path):
    path = zipped(tmp_path / "a.zip", a_csv="a\n1\n")
    content = path.read_bytes()
    path.write_bytes(content.replace(b"PK\x01\x02\x14\x03\x14\x00\x00", b"PK\x01\x02\x14\x03\x14\x00\x01"))
    with pytest.raises(EncryptedFileError):
        reading(path)
