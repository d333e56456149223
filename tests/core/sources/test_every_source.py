"""One examination for all formats: the same content gives the same codes, previews and errors."""

from __future__ import annotations

from datetime import date

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.marginal import Marginal
from core.domain.reading_choices import RowChoice
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.errors import (
    BlankCellError,
    BlankIdentifierError,
    ErrorIdentifierError,
    MissingColumnError,
    MissingHeaderError,
    NoRowsError,
    NotANumberError,
    UnansweredRowError,
    UnknownCategoryError,
)
from core.sources.asking.columns import check_attribute, profile
from core.sources.asking.preview import preview
from core.sources.asking.records import ReadRequest, read_rows
from core.sources.formats.catalogue import every
from tests.core.sources.written_files import FORMATS, TYPED, Error, codes, reading, write

HEADER = ["name", "code", "age", "member", "born", "note"]
ROWS = [
    ["Ann", "00123", 34, True, date(2024, 1, 31), "line one\nline two"],
    ["Bo “B.”", "00045", 17.5, False, date(1999, 12, 31), None],
    ["Ann", "00123", 120, True, date(2024, 2, 1), 'a "quoted" word, and more'],
    ["Zoë", "7", 0, False, date(2000, 1, 1), "=SUM(A1)"],
]
ATTRIBUTES = (
    Attribute("name", Kind.CATEGORIES, ("Ann", "Bo “B.”", "Zoë")),
    Attribute("code", Kind.CATEGORIES, ("00123", "00045", "7")),
    Attribute("age", Kind.NUMBER, edges=(0.0, 18.0, 65.0, 120.0)),
    Attribute("member", Kind.CATEGORIES, ("FALSE", "TRUE")),
    Attribute("born", Kind.DATE, edges=(date(1990, 1, 1), date(2000, 1, 1), date(2024, 2, 1))),
    Attribute("note", Kind.CATEGORIES, ("=SUM(A1)",), other="something", missing="nothing"),
)
CODES = [[0, 1, 0, 2], [0, 1, 0, 2], [1, 0, 2, 0], [1, 0, 1, 0], [1, 0, 1, 1], [1, 2, 1, 0]]


@pytest.fixture(params=FORMATS)
def file(request, tmp_path):
    """Return a function that writes rows in one of the formats."""

    def written(rows, name="people"):
        return write(tmp_path / f"{name}.{request.param}", rows)

    return written


def is_ragged(path):
    return path.suffix in {".csv", ".tsv", ".gz"}


def is_typed(file):
    return file([["a"], ["x"]], "probe").suffix in TYPED


def test_every_format_is_examined():
    """Here, or in a file of its own: where it has letters of ASCII only, or marks around texts that are not kept."""
    written = {".por", ".zip", ".html", ".xml", ".fods", ".xlsb", *(f".{name}" for name in FORMATS)}
    unwritten = [each.key for each in every() if not (each.of_folders or written.intersection(each.suffixes))]
    assert not unwritten, "give each a writer in written_files.py, or tests of its own and its ending here"


def test_the_same_content_gives_the_same_codes(file):
    assert codes(file([HEADER, *ROWS]), ATTRIBUTES) == CODES


def test_the_whole_way_through_the_process(file):
    path = file([HEADER, *ROWS])
    table = read_rows(ReadRequest(path, ReadingLayout(), ATTRIBUTES, ProtectedUnit()))
    assert table.count(Marginal((0, 1))).tolist() == [[2, 0, 0], [0, 1, 0], [0, 0, 1]]


def test_the_preview(file):
    found = preview(file([HEADER, *ROWS]))
    assert found.headers == tuple(HEADER)
    assert found.letters == tuple("ABCDEF")
    assert (found.n_rows, found.n_columns, found.problems) == (4, 6, ())
    assert found.first[1][:5] == ("Bo “B.”", "00045", "17.5", "FALSE", "1999-12-31")
    assert found.last == found.first
    assert (len(found.first_rows), found.first_rows[0]) == (4, 2)
    assert found.last_rows == found.first_rows
    assert found.layout.header_row == 1
    assert None not in (found.layout.decimal, found.layout.thousands)


def test_the_layout_found_gives_the_same_layout_again(file):
    path = file([HEADER, *ROWS])
    found = reading(path).preview()
    assert reading(path, ReadingLayout(**found["layout"])).preview() == found


def test_the_profile(file):
    found = {column.header: column for column in profile(file([HEADER, *ROWS]))}
    assert found["code"].values == (("00123", 2), ("00045", 1), ("7", 1))
    assert found["born"].kind is Kind.DATE
    assert (found["note"].n_blank, found["note"].n_distinct) == (1, 3)


def test_unmatched_are_counted(file):
    path = file([HEADER, *ROWS])
    assert check_attribute(path, ReadingLayout(), ATTRIBUTES[0]) == 0
    assert check_attribute(path, ReadingLayout(), Attribute("code", Kind.CATEGORIES, ("00123", "123"))) == 2


def test_persons_come_as_dense_numbers(file):
    path = file([HEADER, *ROWS])
    table = read_rows(ReadRequest(path, ReadingLayout(), ATTRIBUTES[1:2], ProtectedUnit("name", 1)))
    assert table.person.tolist() == [0, 1, 0, 2]


def test_a_column_may_have_another_name_than_the_attribute(file):
    attribute = Attribute("years", Kind.NUMBER, edges=(0.0, 18.0, 120.0), column="age")
    assert codes(file([HEADER, *ROWS]), [attribute]) == [[1, 0, 1, 0]]


def test_a_title_above_the_header(file):
    if is_typed(file):
        pytest.skip("parquet has no room for titles")
    path = file([["Our people, 2024"], [], HEADER, *ROWS])
    assert reading(path).grid.header_row == 3
    assert codes(path, ATTRIBUTES) == CODES


def test_empty_rows_are_no_records(file):
    path = file([HEADER, *ROWS[:2], [None] * 6, *ROWS[2:], [None] * 6])
    if path.suffix in TYPED:
        pytest.skip("a row of nulls is a record of a parquet file")
    assert codes(path, ATTRIBUTES) == CODES
    assert reading(path).preview()["n_rows"] == 4


@pytest.mark.parametrize(
    ("wrong", "column", "error", "place"),
    [
        ("Cy", 0, UnknownCategoryError, "A (“name”)"),
        ("?", 1, UnknownCategoryError, "B (“code”)"),
        (None, 2, BlankCellError, "C (“age”)"),
    ],
)
def test_a_cell_without_label_is_named_by_row_and_column(file, wrong, column, error, place):
    rows = [list(row) for row in (*ROWS, *ROWS)]
    rows[6][column] = wrong
    path = file([HEADER, *rows])
    with pytest.raises(error) as caught:
        codes(path, ATTRIBUTES)
    # two cells of the third and seventh record span two lines of a text file
    assert caught.value.row == (10 if is_ragged(path) else 8)
    assert caught.value.column == place
    assert caught.value.file == str(path)
    assert wrong is None or wrong not in str(caught.value).removesuffix("”")
    assert ("sheet “Data”" in str(caught.value)) == (path.suffix in {".xlsx", ".xlsm", ".ods", ".xls"})


@pytest.mark.parametrize(
    ("cell", "error"), [(None, BlankIdentifierError), (Error("#N/A"), ErrorIdentifierError)], ids=["blank", "error"]
)
def test_a_cell_that_names_nobody_is_not_one_person(file, cell, error):
    path = file([["a", "who"], ["x", "p1"], ["x", cell], ["x", cell]])
    with pytest.raises(error, match="delete the row") as caught:
        codes(path, [Attribute("a", Kind.CATEGORIES, ("x",))], identifier="who")
    assert (caught.value.row, caught.value.column) == (3, "B (“who”)")
    assert "category" not in str(caught.value)


def test_an_error_shown_in_a_cell_does_not_vanish(file):
    path = file([["a", "n"], ["x", "1"], [Error("#N/A"), "2"]])
    with pytest.raises(UnknownCategoryError) as caught:
        codes(path, [Attribute("a", Kind.CATEGORIES, ("x",), missing="Missing")])
    assert (caught.value.row, caught.value.column) == (3, "A (“a”)")
    problems = reading(path).preview()["problems"]
    assert any("error such as #N/A, first in A3" in problem for problem in problems) == (
        path.suffix in {".xlsx", ".xlsm", ".ods", ".xls"}
    )


def test_an_error_among_numbers(file):
    if is_typed(file):
        pytest.skip("columns of a parquet file have one type")
    path = file([["a", "n"], ["x", 1.0], ["y", Error("#DIV/0!")]])
    with pytest.raises(NotANumberError) as caught:
        codes(path, [Attribute("n", Kind.NUMBER, edges=(0.0, 9.0), missing="Missing")])
    assert (caught.value.row, caught.value.column) == (3, "B (“n”)")


def test_a_column_that_is_not_there(file):
    path = file([HEADER, *ROWS])
    with pytest.raises(MissingColumnError, match="Did you mean “member”"):
        codes(path, [ATTRIBUTES[0], Attribute("members", Kind.CATEGORIES, ("TRUE",))])
    with pytest.raises(MissingColumnError, match="name, code, age"):
        codes(path, ATTRIBUTES, identifier="zzz")


def test_a_file_without_header_row_is_not_quoted(file):
    if is_typed(file):
        pytest.skip("columns of a parquet file always have names")
    path = file([["Ada", "007", "41"], ["Bob", "008", "42"]])
    with pytest.raises(MissingColumnError, match="this row may not be the header") as caught:
        codes(path, ATTRIBUTES)
    said = str(caught.value).replace(str(path.parent), "")  # whose number may well hold a 41
    assert not any(cell in said for cell in ("Ada", "007", "41"))


def test_a_record_taken_for_the_header_is_doubted(file):
    if is_typed(file):
        pytest.skip("columns of a parquet file always have names")
    path = file([["Ada", "f", "41"], ["Bob", "m", "42"], ["Eve", "f", "43"]])
    found = reading(path).preview()
    (problem,) = found["problems"]
    assert problem.startswith("Row 1 may be a header or a record. In column C it holds a number")
    assert "Ada" not in problem
    assert (found["headers"], found["layout"]["header_row"]) == (["A", "B", "C"], None)
    assert found["layout"]["questions"] == ("header_row",)
    path = file([["Ada", "3", "41"], ["Bob", "5", "42"], ["Eve", "8", "43"]])
    assert "In columns B, C it holds a number" in reading(path).preview()["problems"][0]
    for row in (0, 1):
        assert reading(path, ReadingLayout(header_row=row)).preview()["problems"] == []


def test_two_columns_of_one_name(file):
    path = file([["a", "b", " a "], ["x", "y", "z"]])
    if path.suffix in TYPED:
        pytest.skip("the library does not read such a file")
    assert [each["header"] for each in reading(path).profile()] == ["a (1)", "b", "a (2)"]
    found = reading(path).preview()
    assert found["named_anew"] == ["a (1)", "a (2)"]
    assert any("Columns A, C have no name, or that of another column" in problem for problem in found["problems"])


def test_a_column_without_a_name(file):
    path = file([["a", "", "c"], ["x", "y", "z"], ["x", "y", "z"]])
    if is_typed(file):
        pytest.skip("columns of a parquet file always have names")
    found = reading(path).preview()
    assert found["headers"] == ["a", "Column B", "c"]
    assert any("Column B has no name" in problem for problem in found["problems"])
    assert [each["header"] for each in reading(path).profile()] == found["headers"]


def test_many_columns_without_a_name_are_one_problem(file):
    if is_typed(file):
        pytest.skip("the library does not write such a file")
    path = file([["Report", "", ""], ["a", "b", "c"], ["x", "y", "z"], ["x", "y", "z"]])
    problems = reading(path, ReadingLayout(header_row=1)).preview()["problems"]
    assert any(problem.startswith("Columns B, C have no name, or that of another column.") for problem in problems)


def test_totals_and_notes_are_told_and_left_out(file):
    path = file([["a", "b", "c"], *[["x", "y", "1"]] * 3, ["Summe", None, "3"], ["As of 1 May", None, None]])
    found = reading(path).preview()
    if is_typed(file):
        assert found["n_rows"] == 5  # what has a schema holds records alone
        return
    assert (found["problems"], found["spots"]) == (
        ["2 rows look like totals, notes or repeated column names: rows 5, 6."],
        [[5, []]],
    )
    assert (found["n_rows"], found["layout"]["footers"], found["layout"]["questions"]) == (3, "skip", ())
    layout = ReadingLayout(footers=RowChoice.SKIP)
    assert codes(path, [Attribute("a", Kind.CATEGORIES, ("x",))], layout) == [[0, 0, 0]]
    with pytest.raises(UnansweredRowError, match=r"row 5: it looks like a total, a note.*footers ="):
        codes(path, [Attribute("a", Kind.CATEGORIES, ("x",))], ReadingLayout(footers=RowChoice.REFUSE))


def test_totals_at_the_end_of_a_long_table_are_told(file):
    rows = [["", "a", "b"], *[["", "x", str(n)] for n in range(1200)], ["", "Total", None]]
    if is_typed(file):
        pytest.skip("columns of a parquet file always have names")
    found = reading(file(rows)).preview()
    assert found["spots"][-1] == [1202, []]
    assert found["n_rows"] == 1200


@pytest.mark.parametrize(
    ("rows", "spot"),
    [
        ([["Ada", "f", "41"], ["Bob", "m", "42"], ["Eve", "f", "43"]], [1, []]),
        ([["a", "b", " a "], ["x", "y", "z"]], [0, ["A", "C"]]),
        ([["a", "", "c"], ["x", "y", "z"], ["x", "y", "z"]], [0, ["B"]]),
        ([["a", "b", "c"], *[["x", "y", "1"]] * 3, ["Summe", None, "3"]], [5, []]),
        ([["a", "n"], ["x", "1"], [Error("#N/A"), "2"]], [3, ["A"]]),
        ([HEADER], [0, []]),
    ],
)
def test_every_problem_says_where_it_is(file, rows, spot):
    if is_typed(file):
        pytest.skip("the library does not write such files")
    found = reading(file(rows)).preview()
    assert len(found["spots"]) == len(found["problems"]) == len(found["stops"])
    if Error("#N/A") not in rows[-1] or found["problems"]:  # in a text, it is a text
        assert spot in found["spots"]


def test_an_empty_column_without_a_name_does_no_harm(file):
    path = file([["a", "", "c"], ["x", None, "z"], ["x", None, "z"]])
    assert codes(path, [Attribute("c", Kind.CATEGORIES, ("z",))]) == [[0, 0]]
    assert reading(path).preview()["headers"] == ["a", "c"]


def test_a_header_and_nothing_below(file):
    path = file([HEADER])
    with pytest.raises(NoRowsError, match="no rows below row 1"):
        codes(path, ATTRIBUTES)
    found = reading(path).preview()
    assert (found["n_rows"], found["first"]) == (0, [])
    assert any("no rows" in problem for problem in found["problems"])
    assert found["stops"] == [True]


def test_a_range_of_the_sheet(file):
    path = file([["x", *HEADER[:5]], *[["x", *row[:5]] for row in ROWS]])
    layout = ReadingLayout(range="B1:D4")
    assert codes(path, ATTRIBUTES[:3], layout) == [column[:3] for column in CODES[:3]]
    found = reading(path, layout).preview()
    assert (found["headers"], found["letters"], found["n_rows"]) == (HEADER[:3], ["B", "C", "D"], 3)
    assert codes(path, ATTRIBUTES[:3], ReadingLayout(range="B1:D")) == CODES[:3]


def test_no_header(file):
    path = file(ROWS)
    if path.suffix in TYPED:
        pytest.skip("columns of a parquet file have names")
    attribute = Attribute("name", Kind.CATEGORIES, ("Ann", "Bo “B.”", "Zoë"), column="A")
    assert codes(path, [attribute], ReadingLayout(header_row=0)) == [CODES[0]]


def test_a_header_row_that_is_not_there(file):
    path = file([HEADER, *ROWS])
    if path.suffix in TYPED:
        pytest.skip("the names of a parquet file are where they are")
    with pytest.raises(MissingHeaderError, match=r"row 99.* Choose another header row\.$"):
        reading(path, ReadingLayout(header_row=99))


def test_more_rows_than_one_chunk(file):
    rows = [[f"n{place % 7}", place % 11] for place in range(9000)]
    path = file([["name", "number"], *rows])
    attribute = Attribute("name", Kind.CATEGORIES, tuple(f"n{place}" for place in range(7)))
    assert codes(path, [attribute]) == [[place % 7 for place in range(len(rows))]]
    found = reading(path).preview()
    assert found["n_rows"] == len(rows)
    assert found["last"][-1] == [f"n{(len(rows) - 1) % 7}", str((len(rows) - 1) % 11)]
    assert len(found["first"]) == len(found["first_rows"]) == 50
    assert found["last_rows"] == []
