"""A first look at a large file says what the preview of all of it says, or nothing."""

from __future__ import annotations

import csv
import io
import random
from dataclasses import asdict
from datetime import date

import msoffcrypto.format.ooxml
import pytest
import xlsxwriter
from hypothesis import given, settings
from hypothesis import strategies as st

from core.domain.reading_layout import ReadingLayout
from core.errors import EncryptedFileError, UnreadableFileError
from core.progress import Progress
from core.sources.asking.preview import QuickPreview, preview
from core.sources.formats.delimited import delimited_text
from core.sources.formats.recognise import format_of
from core.sources.formats.workbook import package
from core.sources.formats.workbook.excel import Excel
from core.sources.question import FileQuestion, ReaderVerb
from core.sources.reading import child, quick_preview
from tests.core.insides import top_of
from tests.core.sources.written_files import FORMATS, Error, reading, text_cell, with_sheet, write, write_text

HEADER = ["name", "age", "member", "born", "note"]
PEOPLE = [
    ["Ann", 34, True, date(2024, 1, 31), "line one\nline two"],
    ["Bo “B.”", 17.5, False, date(1999, 12, 31), None],
    ["Zoë", 120, True, date(2024, 2, 1), 'a "quoted" word, and more'],
    ["Zoë", 0, False, date(2000, 1, 1), "1.234,5"],
]
BEGUN = (".csv", ".tsv", ".xlsx", ".xlsm")


@pytest.fixture(autouse=True)
def _any_size(monkeypatch):
    monkeypatch.setattr(quick_preview, "LARGE", 0)


def seen(path, layout=None):
    return quick_preview.quick_preview(str(path), layout or ReadingLayout())


SURVEYED = (
    *("ragged", "merged", "hidden_rows", "hidden_columns", "footers", "doubtful_rows", "blank_rows", "last_row"),
    "as_written",
    "questions",
)
"""Fields of a layout that only all rows tell."""


def inspected(path, layout=None):
    found = reading(path, layout).preview()
    found["layout"] |= {key: asdict(ReadingLayout())[key] for key in SURVEYED}
    return {key: found[key] for key in ("layout", "sheets", "headers", "letters", "first", "first_rows")}


def told(path, layout=None):
    """Return the quick preview after making sure that the preview says the same."""
    found = seen(path, layout)
    assert found == inspected(path, layout)
    return found


def cut_short(monkeypatch, size):
    """Let only so many bytes be the beginning of a file."""
    monkeypatch.setattr(package, "BLOCK", size)
    monkeypatch.setattr(delimited_text, "BEGINNING", size)


def noise(n):
    """Return a text that no zip makes small."""
    return random.Random(n).randbytes(256).hex()


class Watch(Progress):
    def __init__(self):
        self.parts = []

    def show(self, part):
        self.parts.append(part)


# ------------------------------------------------------------ the same as the preview


@pytest.mark.parametrize("form", FORMATS)
def test_it_says_what_the_inspection_says(tmp_path, form):
    path = write(tmp_path / f"a.{form}", [HEADER, *PEOPLE])
    if path.suffix in BEGUN:
        assert told(path)["first"][0][:4] == ["Ann", "34", "TRUE", "2024-01-31"]
    else:
        assert seen(path) is None


@pytest.mark.parametrize("form", ["csv", "xlsx"])
def test_of_a_long_file_the_first_rows_are_enough(tmp_path, monkeypatch, form):
    path = write(tmp_path / f"a.{form}", [HEADER, *PEOPLE * 3000])
    cut_short(monkeypatch, 1 << 15)
    found = told(path)
    assert len(found["first"]) == 50
    assert found["layout"]["decimal"] == ","
    content = format_of(str(path)).beginning(str(path), ReadingLayout())
    assert 50 < len(top_of(reading(path, content=content))) < 1000


@pytest.mark.parametrize("form", ["csv", "xlsx"])
def test_titles_empty_rows_and_errors(tmp_path, form):
    rows = [*PEOPLE, [None] * 5, [Error("#N/A"), 1, True, PEOPLE[0][3], "x"]] * 9
    rows = [["Our people, 2024"], [], HEADER, *rows]
    path = write(tmp_path / f"a.{form}", rows)
    assert told(path)["layout"]["header_row"] == 3


@pytest.mark.parametrize("form", ["csv", "xlsx"])
@pytest.mark.parametrize(
    "wishes",
    [
        {"header_row": 0},
        {"header_row": 2},
        {"range": "B1:D3"},
        {"range": "B4:C"},
        {"decimal": ","},
        {"thousands": " "},
        {"decimal": ",", "thousands": "."},
    ],
)
def test_wishes_are_heeded(tmp_path, form, wishes):
    told(write(tmp_path / f"a.{form}", [HEADER, *PEOPLE]), ReadingLayout(**wishes))


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ("a;b\n1,5;ä\n2,5;ö\n", "utf-8"),
        ("a;b\n1,5;ä\n2,5;ö\n", "utf-8-sig"),
        ("name;Straße\n1,5;Grüße aus Köln\n2,5;schöne Länder\n", "cp1252"),
        ("a\tb\r\n1\t2\r\n", "utf-8"),
        ('a,b\n"x\ny",1\n"p""q",2\n', "utf-8"),
        ("a,b\n1,2,3\n4,5\n", "utf-8"),
    ],
)
def test_texts_of_many_kinds(tmp_path, text, encoding):
    told(write_text(tmp_path / "a.csv", text, encoding))


@pytest.mark.parametrize("text", ["a,b\r1,2\r", "a,b", '"a,b\n1,2\n'])
def test_a_text_whose_records_have_no_end_in_sight(tmp_path, text):
    assert seen(write_text(tmp_path / "a.csv", text)) is None


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_wide_characters_cannot_be_cut(tmp_path, encoding):
    assert seen(write_text(tmp_path / "a.csv", "a,b\n1,2\n", encoding)) is None


def test_a_text_is_not_cut_inside_quotes(tmp_path, monkeypatch):
    path = write_text(tmp_path / "a.csv", "name,note\n" + 'Ann,"one\ntwo\nthree"\n' * 20)
    for size in range(40, 200, 7):
        monkeypatch.setattr(delimited_text, "BEGINNING", size)
        found = seen(path)
        assert {tuple(row) for row in found["first"]} == {("Ann", "one\ntwo\nthree")}
        assert len(found["first"]) == (size - len("name,note\n")) // len('Ann,"one\ntwo\nthree"\n')


def test_many_line_ends_inside_one_cell_take_no_long_time(tmp_path):
    path = write_text(tmp_path / "a.csv", 'a,b\n1,2\n"' + "\n" * 2_000_000)
    assert seen(path)["first"] == [["1", "2"]]


# ------------------------------------------------------------ which sheet


def test_the_sheet_is_the_one_that_the_inspection_takes(tmp_path):
    path = tmp_path / "a.xlsx"
    with xlsxwriter.Workbook(path, {"date_1904": True}) as book:
        for name, n in (("Notes", 2), ("Data", 40), ("Hidden", 400)):
            page = book.add_worksheet(name)
            page.write_column("A1", [name, *[f"{name} {place}" for place in range(n)]])
            page.write_column("B1", ["b", *range(n)])
            page.write_datetime("C2", date(2024, 1, 31), book.add_format({"num_format": "yyyy-mm-dd"}))
            page.write("C1", "born")
        page.hide()
        chart = book.add_chart({"type": "line"})
        chart.add_series({"values": "=Data!$B$2:$B$9"})
        book.add_chartsheet("Chart").set_chart(chart)
    assert told(path)["layout"]["sheet"] == "Data"
    for name in ("Notes", "Hidden"):
        assert told(path, ReadingLayout(sheet=name))["first"][0] == [f"{name} 0", "0", "2024-01-31"]
    assert seen(path, ReadingLayout(sheet="Chart")) is None
    assert seen(path, ReadingLayout(sheet="Nots")) is None


def test_where_all_sheets_are_hidden(tmp_path):
    path = tmp_path / "a.xlsx"
    with xlsxwriter.Workbook(path) as book:
        book.add_worksheet("A").write_column("A1", ["a", 1])
        book.add_worksheet("B").write_column("A1", ["b", 1, 2, 3])
        book.worksheets()[0].very_hidden()
    assert told(path)["layout"]["sheet"] == "B"


def test_a_title_alone_is_no_table_beside_a_hidden_one(tmp_path):
    path = tmp_path / "a.xlsx"
    with xlsxwriter.Workbook(path) as book:
        book.add_worksheet("Cover").write("A1", "Report 2024")
        page = book.add_worksheet("Data")
        page.write_column("A1", ["a", 1, 2])
        page.write_column("B1", ["b", 1, 2])
        page.hide()
    assert seen(path) is None
    assert inspected(path, None)["layout"]["sheet"] == "Data"


def test_a_doubled_name_does_not_make_the_list_of_columns_the_table(tmp_path):
    path = tmp_path / "a.xlsx"
    with xlsxwriter.Workbook(path) as book:
        for name, names, n in (("Codebook", ("age", "years"), 3), ("Data", ("sex", "age", "age"), 40)):
            page = book.add_worksheet(name)
            for place, each in enumerate(names):
                page.write_column(0, place, [each, *(f"{each} {row}" for row in range(n))])
    assert told(path)["layout"]["sheet"] == "Data"


# ------------------------------------------------------------ tables of all sorts

CELLS = st.one_of(
    st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs")), max_size=9),
    st.sampled_from(
        ["1,234", "1.5", "a\nb", '"', "''", "x;y", "0", "a\n", "b\r\n", "\n", " \n", "\xa0", "c\xa0", "1\n"]
    ),
    st.integers(-(10**6), 10**6),
    st.floats(-1e6, 1e6),
    st.booleans(),
    st.dates(date(1950, 1, 1), date(2050, 1, 1)),
    st.none(),
)
TABLES = st.integers(1, 6).flatmap(
    lambda width: st.lists(st.lists(CELLS, min_size=width, max_size=width), min_size=1, max_size=30)
)


@settings(max_examples=60, deadline=None)
@given(rows=TABLES, form=st.sampled_from(["csv", "xlsx"]))
def test_any_table(tmp_path_factory, rows, form):
    path = write(tmp_path_factory.mktemp("any") / f"a.{form}", [[f"c{n}" for n in range(len(rows[0]))], *rows])
    found = seen(path)
    assert found is None or found == inspected(path)
    assert found is not None or form == "csv"


@settings(max_examples=60, deadline=None)
@given(rows=TABLES, form=st.sampled_from(["csv", "xlsx"]), size=st.integers(600, 4000))
def test_any_table_cut_anywhere(tmp_path_factory, rows, form, size):
    path = write(tmp_path_factory.mktemp("cut") / f"a.{form}", [[f"c{n}" for n in range(len(rows[0]))], *rows])
    marks = {"decimal": ".", "thousands": "", "dates": "year-first"}
    layout = ReadingLayout(header_row=1, delimiter="," if form == "csv" else None, encoding="utf-8", **marks)
    whole = inspected(path, layout)
    with pytest.MonkeyPatch.context() as patch:
        cut_short(patch, size if form == "xlsx" else size // 20)
        found = seen(path, layout)
    if found is not None:
        for key in ("first", "first_rows"):
            begins = found.pop(key)
            assert begins == whole.pop(key)[: len(begins)]
        assert found == whole


# ------------------------------------------------------------ what is refused stays refused


def test_it_comes_first_and_then_the_inspection(tmp_path, monkeypatch):
    path = write(tmp_path / "a.xlsx", [HEADER, *PEOPLE])
    sent = []
    monkeypatch.setattr(child.wire, "send", lambda stream, message: sent.append(message))
    answer, _ = child.respond(FileQuestion(ReaderVerb.PREVIEW, str(path)), None)
    assert sent[0] == {"part": inspected(path)}
    assert answer["result"]["n_rows"] == 4
    child.respond(FileQuestion(ReaderVerb.PROFILE, str(path)), None)
    assert len([message for message in sent if "part" in message]) == 1


def test_through_the_process(tmp_path):
    rows = [HEADER[:3], *[[f"name {n}", n, noise(n)] for n in range(9000)]]
    for form in ("csv", "xlsx"):
        path = write(tmp_path / f"a.{form}", rows)
        assert path.stat().st_size > 2 << 20
        watch = Watch()
        found = preview(path, ReadingLayout(), watch)
        (part,) = watch.parts
        assert isinstance(part, QuickPreview)
        assert (part.layout, part.sheets, part.headers) == (found.first_layout, found.sheets, found.headers)
        assert (part.letters, part.first, part.first_rows) == (found.letters, found.first, found.first_rows)
        assert repr(part) == "<QuickPreview: private>"


def test_a_small_file_is_read_at_once(tmp_path, monkeypatch):
    monkeypatch.undo()
    watch = Watch()
    preview(write(tmp_path / "a.xlsx", [HEADER, *PEOPLE]), ReadingLayout(), watch)
    assert not watch.parts


def test_a_file_that_breaks_off_is_refused_after_its_first_rows(tmp_path):
    rows = (f'<row r="{n}">{text_cell(f"A{n}", noise(n))}</row>' for n in range(2, 9000))
    path = with_sheet(tmp_path / "a.xlsx", f'<row r="1">{text_cell("A1", "name")}</row>{"".join(rows)}')
    content = bytearray(path.read_bytes())
    assert len(content) > 2 << 20
    for place in range(len(content) // 2, len(content) // 2 + 50):  # in the middle of the sheet
        content[place] ^= 0xFF
    path.write_bytes(content)
    watch = Watch()
    with pytest.raises(UnreadableFileError, match="damaged"):
        preview(path, ReadingLayout(), watch)
    assert [part.first[0] for part in watch.parts] == [(noise(2),)]


def test_a_zip_bomb_is_not_looked_at(tmp_path):
    path = with_sheet(tmp_path / "a.xlsx", f'<row r="1">{text_cell("A1", " " * 200_000_000)}</row>')
    assert seen(path) is None


def test_a_sheet_that_spreads_too_far_is_not_looked_at(tmp_path):
    far = f'<row r="1">{text_cell("A1", "a")}</row><row r="1048576">{text_cell("XFD1048576")}</row>'
    assert seen(with_sheet(tmp_path / "a.xlsx", far)) is None


def test_an_encrypted_workbook(tmp_path):
    plain = write(tmp_path / "plain.xlsx", [HEADER, *PEOPLE])
    path = tmp_path / "locked.xlsx"
    with plain.open("rb") as source, path.open("wb") as target:
        msoffcrypto.format.ooxml.OOXMLFile(source).encrypt("secret", target)
    assert seen(path) is None
    with pytest.raises(EncryptedFileError):
        preview(path)


@pytest.mark.parametrize(
    "content", [b"", b"PK\x03\x04", b"%PDF", b"\0" * 99, b'"', b"\n" * 99, b"a,b\n\xff\xfe,\x81\n"]
)
@pytest.mark.parametrize("suffix", ["csv", "xlsx", "txt", "none"])
def test_rubbish_is_left_to_the_inspection(tmp_path, content, suffix):
    path = tmp_path / f"a.{suffix}"
    path.write_bytes(content)
    found = seen(path)
    assert found is None or found == inspected(path)


def test_a_file_that_is_not_there(tmp_path):
    assert seen(tmp_path / "none.csv") is None


@pytest.mark.parametrize("fault", [MemoryError, OSError, ValueError])
def test_a_lack_of_memory_does_not_keep_the_inspection_from_its_work(tmp_path, monkeypatch, fault):
    def fail(*_):
        raise fault

    path = write(tmp_path / "a.xlsx", [HEADER, *PEOPLE])
    assert seen(path) is not None
    monkeypatch.setattr("core.sources.formats.workbook.excel.shortened", fail)
    assert seen(path) is None


def test_line_ends_of_all_kinds(tmp_path):
    target = io.StringIO(newline="")
    csv.writer(target, lineterminator="\r\n").writerows([["a", "b"], ["x\r\ny", "1"], ["z", "2"]])
    told(write_text(tmp_path / "a.csv", target.getvalue()))


def test_what_is_left_of_a_workbook_is_small(tmp_path, monkeypatch):
    path = write(tmp_path / "a.xlsx", [HEADER, *PEOPLE * 3000])
    monkeypatch.setattr(package, "BLOCK", 1 << 15)
    content = Excel.beginning(str(path), ReadingLayout())
    assert len(content) < 1 << 17
