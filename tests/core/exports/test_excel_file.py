"""The workbook: every text stays text, every number a number, and every sheet follows the rules of good practice."""

from __future__ import annotations

import zipfile
from dataclasses import replace

import openpyxl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import UnwritableOutputError
from core.exports import excel_file
from core.exports.workbook import table_sheet, tidy_sheets
from core.exports.write import export
from core.release.crosstab import shown_margin
from core.release.publication import Publication
from core.release.release import Release
from tests.core.exports.conftest import LABELS, made_statement, made_table, some
from tests.core.exports.reading_back import expected, read_xlsx
from tests.core.insides import charts_of


def book_of(release, folder):
    export(release, folder / "out.xlsx", "xlsx", replace=True)
    return openpyxl.load_workbook(folder / "out.xlsx")


# what a plan can hold, apart from control letters, which openpyxl gives back in Excel's own spelling
texts = st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1, max_size=40).filter(lambda t: t.strip())
labels = st.lists(texts, min_size=1, max_size=4, unique=True).map(tuple)


@settings(max_examples=20)
@given(st.dictionaries(texts, labels, min_size=1, max_size=3), st.booleans())
def test_any_labels_read_back_equal(tmp_path_factory, domain, streaming):
    folder = tmp_path_factory.mktemp("out")
    release = Release((made_table(domain),), made_statement(domain))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(excel_file, "_STREAM_FROM", 0 if streaming else 10**9)
        export(release, folder / "out.xlsx", "xlsx")
    assert read_xlsx(folder / "out.xlsx") == expected(release)


def test_text_is_never_a_formula(release, tmp_path):
    book = book_of(release, tmp_path)
    for sheet in book.worksheets:
        kinds = {cell.data_type for row in sheet.iter_rows() for cell in row if cell.value is not None}
        assert kinds <= {"s", "n"}
    assert book["3 =region × sex × age"]["A6"].value == "=1+1"


def test_the_sheets_in_order(release, tmp_path):
    book = book_of(release, tmp_path)
    tables = ["1 sex", "2 age × sex", "3 =region × sex × age", "4 age × =region"]
    assert book.sheetnames == ["Cover", "Contents", *tables, "Tidy", "Method", "Notes"]
    assert book.active.title == "Cover"


def test_good_practice(release, tmp_path):
    for sheet in book_of(release, tmp_path).worksheets:
        assert not sheet.merged_cells.ranges
        assert sheet["A1"].value
        assert len(sheet.title) <= 31


def test_narrow_sheets_are_printed_upright_and_wide_ones_across(release, tmp_path):
    book = book_of(release, tmp_path)
    upright = {sheet.title for sheet in book.worksheets if sheet.page_setup.orientation == "portrait"}
    assert {"Cover", "Method", "Notes", "1 sex"} <= upright
    assert "Tidy" not in upright


def test_a_page_holds_no_more_letters_than_can_be_read(tmp_path):
    domain = {"sex": LABELS["sex"], "place": tuple(f"place {number}" for number in range(40))}
    book = book_of(Release((made_table(domain),), made_statement(domain)), tmp_path)
    sheet = book.worksheets[2]
    assert sheet.page_setup.fitToWidth == 3
    assert sheet.print_title_cols == "$A:$A"
    assert sheet.print_title_rows == "$5:$5"


SAID = Publication("Riverside 2025", "persons examined", "2025", "The register", "desk@example.org", ("=1+1",))


def test_the_words_of_the_owner_are_titles_sources_and_notes(release, tmp_path):
    book = book_of(release.said(SAID), tmp_path)
    assert book["Cover"]["A1"].value == "Riverside 2025"
    assert book["2 age × sex"]["A1"].value == "Table 2. Persons examined by age and sex, Riverside 2025"
    told = [cell.value for cell in book["2 age × sex"]["A"]]
    assert told[-2:] == ["Reference period: 2025", "Source: The register"]
    assert book["Contents"]["B5"].value == "Table 1. Persons examined by sex, Riverside 2025"
    assert [book["Cover"][f"B{row}"].value for row in (6, 7)] == ["desk@example.org", "=1+1"]


def test_the_cover_fits_one_screen(release, tmp_path):
    sheet = book_of(release.said(SAID), tmp_path)["Cover"]
    heights = [sheet.row_dimensions[row].height or 15 for row in range(1, sheet.max_row + 1)]
    assert sum(heights) <= 36 * 15


def test_unreliable_numbers_are_marked_in_a_column_of_their_own(release, tmp_path):
    book = book_of(release, tmp_path)
    for row in book["2 age × sex"].iter_rows(min_row=6, max_row=8, values_only=True):
        mark = (row[6] or "").removeprefix("[u] ")
        weak = [label for label, value in zip(LABELS["sex"], row[1:4], strict=True) if value < 3 * 9.5]
        assert set(weak) == ({*LABELS["sex"]} if mark == "all" else {*mark.split(", ")} - {"Total", ""})
    assert "[u]" in book["2 age × sex"]["A3"].value
    shares = [book["Contents"][f"E{row}"].value for row in (5, 6)]
    assert shares == [pytest.approx(0), pytest.approx(5 / 9)]


def test_subtotals_are_sums_with_their_own_margin(release, tmp_path):
    table = release.tables[2]
    sheet = book_of(release, tmp_path)["3 =region × sex × age"]
    first = next(row for row in sheet.iter_rows(min_row=6, values_only=True) if row[1] == "Total")
    assert first[0] == "=1+1"
    assert list(first[2:5]) == pytest.approx(table.published.values[0].sum(axis=0).tolist())
    assert first[6] == shown_margin(table.margin(("=region",)).half_width)


def test_charts_show_what_can_be_read(tmp_path):
    domain = {"=1+1": ("a!B1", "=x", "'"), "s!A1": tuple("12345678"), "wide": tuple(map(str, range(40)))}
    asked = (("=1+1",), ("=1+1", "s!A1"), ("s!A1", "=1+1"), ("wide",), ("wide", "=1+1"), ("=1+1", "s!A1", "wide"))
    tables = tuple(made_table({name: domain[name] for name in names}) for names in asked)
    book = book_of(Release(tables, made_statement(domain)), tmp_path)
    assert [len(charts_of(sheet)) for sheet in book.worksheets[2:8]] == [1, 1, 1, 0, 0, 0]
    (chart,) = charts_of(book.worksheets[3])
    assert len(chart.series) == 3
    assert chart.series[0].errBars.val == 9.5


def test_a_table_of_three_has_a_chart_for_each_first_label_on_one_scale(tmp_path):
    domain = {"=1+1": ("a!B1", "=x", "'"), "s!A1": tuple("1234567"), "sex": LABELS["sex"]}
    deep = {**domain, "also": ("1", "2")}
    tables = (made_table(domain), made_table(deep))
    book = book_of(Release(tables, made_statement(deep)), tmp_path)
    charts = [charts_of(sheet) for sheet in book.worksheets[2:4]]
    assert [len(each) for each in charts] == [3, 0]
    sheet = book.worksheets[2]
    for number, chart in enumerate(charts[0]):
        place = chart.title.tx.strRef.f.rpartition("!")[2].replace("$", "")
        assert sheet[place].value == domain["=1+1"][number]
        first, last = chart.series[1].val.numRef.f.rpartition("!")[2].replace("$", "").split(":")
        shown = [row[0].value for row in sheet[first:last]]
        assert shown == made_table(domain).published.values[number, :, 1].tolist()
        assert (chart.y_axis.scaling.min, chart.y_axis.scaling.max) == (0, 500)


def test_contents_link_to_every_sheet(release, tmp_path):
    book = book_of(release, tmp_path)
    targets = {cell.hyperlink.location for row in book["Contents"].iter_rows() for cell in row if cell.hyperlink}
    assert targets == {f"'{name}'!A1" for name in book.sheetnames[2:]}


def test_a_list_has_intervals_and_a_total(release, tmp_path):
    sheet = book_of(release, tmp_path)["1 sex"]
    lines = list(sheet.iter_rows(min_row=5, max_col=5, values_only=True))
    assert lines[0] == ("sex", "Count", "±", "Low", "High")
    assert lines[1] == ("female", 3, 9.5, -6, 12.5)
    margin = release.tables[0].margin(()).half_width
    assert lines[4] == ("Total", 30, shown_margin(margin), 30 - margin, 30 + margin)


def test_a_crosstab_has_totals_with_their_own_margin(release, tmp_path):
    table = release.tables[1]
    sheet = book_of(release, tmp_path)["2 age × sex"]
    lines = list(sheet.iter_rows(min_row=5, max_col=6, values_only=True))
    assert lines[0] == ("age", "female", "male", "not stated", "Total", "± of total")
    by_age, by_sex, all_of_them = (shown_margin(table.margin(names).half_width) for names in (("age",), ("sex",), ()))
    assert lines[1] == ("0 to under 18", 3, 10, 17, 30, by_age)
    assert lines[4] == ("Total", 72, 93, 114, 279, all_of_them)
    assert lines[5] == ("± of total", by_sex, by_sex, by_sex, all_of_them, None)


def test_three_attributes_stack_their_labels(release, tmp_path):
    lines = list(book_of(release, tmp_path)["3 =region × sex × age"].iter_rows(min_row=5, values_only=True))
    assert lines[0][:3] == ("=region", "sex", "0 to under 18")
    assert lines[2][:3] == ("=1+1", "male", 24.25)
    subtotals = [line for line in lines if line[1] == "Total"]
    assert [line[0] for line in subtotals] == list(LABELS["=region"])
    assert len(lines) == 1 + 18 + 6 + 2


def test_tables_are_excel_tables(release, tmp_path):
    book = book_of(release, tmp_path)
    assert book["2 age × sex"].tables["Table_2"].ref == "A5:G10"
    assert book["Tidy"].tables["Tidy_1"].ref == f"A4:I{4 + 3 + 9 + 54 + 18}"
    assert book["Tidy"].tables["Tidy_1"].autoFilter is not None
    assert book["2 age × sex"].tables["Table_2"].autoFilter is None


@pytest.mark.parametrize("twice", [("a", "A"), ("Total", "x"), ("", "x"), ("a\nb", "x")])
def test_labels_that_excel_takes_for_no_header_make_a_plain_range(twice, tmp_path):
    domain = {"age": ("0", "1"), "group": twice}
    release = Release((made_table(domain),), made_statement(domain))
    sheet = book_of(release, tmp_path).worksheets[2]
    assert [cell.value for cell in sheet[5]][1:3] == list(twice)
    assert len({cell.value for cell in sheet[5]}) == 6


@pytest.mark.parametrize("letter", ["\x01", "\x0b", "\x1f", "\ufffe"])
def test_a_letter_that_xml_cannot_hold_leaves_the_chart_out(letter, tmp_path):
    domain = {"sex": ("a" + letter, "b")}
    book = book_of(Release((made_table(domain),), made_statement(domain)), tmp_path)
    assert charts_of(book.worksheets[2]) == []


def test_properties_hold_no_person_and_no_moment(release, tmp_path):
    properties = book_of(release, tmp_path).properties
    assert not properties.creator
    assert not properties.lastModifiedBy
    assert properties.created.isoformat() == "2026-11-21T15:00:00"
    assert properties.modified == properties.created


def test_a_rehearsal_is_marked_on_every_sheet(rehearsal, tmp_path):
    for sheet in book_of(rehearsal, tmp_path).worksheets:
        assert sheet["A1"].value.startswith("REHEARSAL: made-up data")
        assert sheet.oddHeader.center.text == "REHEARSAL: made-up data"


def test_a_label_too_long_for_a_cell_is_refused(release, tmp_path):
    domain = {"x": ("a" * 32_768, "b")}
    with pytest.raises(UnwritableOutputError, match="32,767"):
        export(Release((made_table(domain),), made_statement(domain)), tmp_path / "out.xlsx", "xlsx")
    assert not list(tmp_path.iterdir())


def test_tidy_sheets_are_split_at_the_row_limit(release, tmp_path, monkeypatch):
    monkeypatch.setattr(tidy_sheets, "_PER_SHEET", 50)
    book = book_of(release, tmp_path)
    assert [name for name in book.sheetnames if name.startswith("Tidy")] == ["Tidy 1", "Tidy 2"]
    assert read_xlsx(tmp_path / "out.xlsx") == expected(release)


def test_a_wide_last_attribute_is_stacked_and_two_wide_ones_are_listed(tmp_path, monkeypatch):
    monkeypatch.setattr(table_sheet, "_WIDEST", 3)
    domain = {"sex": LABELS["sex"], "place": tuple("abcd"), "other": tuple("vwxyz")}
    tables = tuple(
        made_table({name: domain[name] for name in names}) for names in (("sex", "place"), ("place", "other"))
    )
    book = book_of(Release(tables, made_statement(domain)), tmp_path)
    assert [cell.value for cell in book.worksheets[2][5]][:2] == ["place", "female"]
    assert [cell.value for cell in book.worksheets[3][5]] == [
        "place",
        "other",
        "Count",
        "±",
        "Low",
        "High",
        "Unreliable",
    ]


def test_a_large_release_is_streamed(tmp_path, monkeypatch):
    """The same cells, but filters in place of Excel tables, and strings in the rows instead of one list."""
    release = Release((made_table(some("age", "sex")),), made_statement(LABELS))
    plain = book_of(release, tmp_path)
    monkeypatch.setattr(excel_file, "_STREAM_FROM", 0)
    streamed = book_of(release, tmp_path)
    assert not streamed["Tidy"].tables
    assert [len(charts_of(sheet)) for sheet in streamed.worksheets] == [
        len(charts_of(each)) for each in plain.worksheets
    ]
    assert len(charts_of(streamed.worksheets[2])) == 1
    assert streamed["Tidy"].auto_filter.ref == plain["Tidy"].tables["Tidy_1"].ref
    for one, other in zip(plain.worksheets, streamed.worksheets, strict=True):
        assert list(one.values) == list(other.values)
    with zipfile.ZipFile(tmp_path / "out.xlsx") as archive:
        assert b"inlineStr" in archive.read("xl/worksheets/sheet1.xml")


def test_a_date_that_is_none_leaves_no_moment(release, tmp_path):
    undated = replace(release, statement=replace(release.statement, date=""))
    assert book_of(undated, tmp_path).properties.created.year == 2000


def test_the_method_explains_the_scales(release, tmp_path):
    said = [cell.value for cell in book_of(release, tmp_path)["Method"]["B"] if cell.value]
    assert any("exp(−|x| / b)" in words for words in said)


def test_a_move_is_no_margin_of_error(release, tmp_path):
    moved = Release((replace(release.tables[0], moved=1.234),), release.statement)
    *_, last = book_of(moved, tmp_path)["Notes"].iter_rows()
    assert (last[1].value, last[1].number_format) == (1.23, "#,##0.0")
    dust = Release((replace(release.tables[0], moved=4e-14),), release.statement)
    told = [str(cell.value) for row in book_of(dust, tmp_path)["Notes"].iter_rows() for cell in row]
    assert not any("were moved from their unbiased" in text for text in told)
