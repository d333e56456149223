"""A template of the owner's: filled where it asks for tables, otherwise untouched; a fault is named with its cell."""

from __future__ import annotations

import re
import zipfile
from dataclasses import replace
from pathlib import Path

import openpyxl
import pytest
from openpyxl.chart import BarChart, Reference
from openpyxl.comments import Comment
from openpyxl.styles import Border, Side
from openpyxl.workbook.defined_name import DefinedName

from core.atomic_write import check_apart
from core.errors.output_errors import StrangeTemplateError, TemplateError
from core.exports.template.template_file import TemplateFile
from core.exports.write import export
from core.release.crosstab import crosstab, shown_margin
from core.release.publication import Publication
from core.release.quality_line import QualityLine
from core.release.release import Release
from tests.core.exports.conftest import LABELS, made_statement, made_table, some
from tests.core.exports.template.house_book import BLUE, GREY, write_house_book

SAID = Publication(title="Riverside =2025", source="The register")


@pytest.fixture
def release():
    tables = (made_table(some("age", "sex")), made_table(some("sex")), made_table(some("=region", "sex", "age")))
    return Release(tables, made_statement(LABELS)).said(SAID)


@pytest.fixture
def fill(release, tmp_path):
    def run(cells=(), names=()):
        template = TemplateFile(write_house_book(tmp_path / "house.xlsx", cells, names))
        export(release, tmp_path / "out.xlsx", template, replace=True)
        return openpyxl.load_workbook(tmp_path / "out.xlsx")

    return run


def test_the_table_stands_where_the_template_asks_for_it(fill, release):
    sheet = fill()["Report"]
    cross = crosstab(release.tables[0], ("sex",))
    lines = [[cell.value for cell in row] for row in sheet["A4:E8"]]
    assert lines[0] == ["age", "female", "male", "not stated", "Total"]
    assert [line[1:] for line in lines[1:]] == [
        [cross.cell(row, column).value for column in range(4)] for row in range(4)
    ]
    assert [line[0] for line in lines[1:]] == [*LABELS["age"], "Total"]
    assert sheet["A1"].value == "Riverside =2025"
    assert sheet["A2"].value == "As of 2026-11-21; source: The register"


def test_formats_formulas_and_all_other_parts_stay(fill, tmp_path):
    sheet = fill()["Report"]
    assert (sheet["A1"].font.color.rgb, sheet["A1"].font.size, sheet["A1"].font.b) == (BLUE, 16, True)
    for place in ("B5", "D7", "E8"):
        assert (sheet[place].number_format, sheet[place].fill.fgColor.rgb) == ("0.0", GREY)
    assert sheet["B20"].value == "=SUM(B5:B7)"
    assert sheet.column_dimensions["A"].width == pytest.approx(33, abs=1)
    assert str(next(iter(sheet.merged_cells.ranges))) == "A22:D22"
    own, made = (zipfile.ZipFile(tmp_path / name) for name in ("house.xlsx", "out.xlsx"))
    changed = {name for name in own.namelist() if own.read(name) != made.read(name)}
    assert own.namelist() == made.namelist()
    assert changed == {"xl/workbook.xml", "xl/worksheets/sheet1.xml", "xl/worksheets/sheet2.xml"}


def test_empty_cells_with_a_format_stay_one_each(release, tmp_path):
    path = tmp_path / "house.xlsx"
    book = openpyxl.Workbook()
    book.active["A1"] = "{{Age × Sex | numbers}}"
    thick = Border(bottom=Side("thick"))
    for place in ("B2", "E1", "F1", "E9", "F9", "G12"):  # in a table, beside each other, last of a row
        book.active[place].border = thick
    book.create_sheet("Bare")  # its rows are one empty element
    book.save(path)
    export(release, tmp_path / "out.xlsx", TemplateFile(path))
    made = openpyxl.load_workbook(tmp_path / "out.xlsx")
    assert made["Bare"].max_row == 1
    styled = [cell.coordinate for row in made.worksheets[0] for cell in row if cell.border.bottom.style == "thick"]
    assert styled == ["E1", "F1", "B2", "E9", "F9", "G12"]
    content = zipfile.ZipFile(tmp_path / "out.xlsx").read("xl/worksheets/sheet1.xml")
    places = re.findall(rb'<c r="([A-Z]+[0-9]+)"', content)
    assert len(places) == len(set(places)) == 9 + 5


def test_no_result_of_a_formula_is_kept_from_before(fill, tmp_path):
    fill()
    values = openpyxl.load_workbook(tmp_path / "out.xlsx", data_only=True)
    assert values["Report"]["B20"].value is None
    assert values["Über & mehr"]["A2"].value is None
    assert b'fullCalcOnLoad="1"' in zipfile.ZipFile(tmp_path / "out.xlsx").read("xl/workbook.xml")


@pytest.mark.parametrize(
    ("words", "extent", "read"),
    [
        ("Sex × Age | numbers", (3, 3), lambda cell: cell.value),
        ("sex x age | numbers + totals", (4, 4), lambda cell: cell.value),
        ("Table 1 | ±", (3, 3), lambda cell: shown_margin(cell.half_width)),
        ("Age × Sex|margins + totals", (4, 4), lambda cell: shown_margin(cell.half_width)),
    ],
)
def test_parts_of_a_table_go_under_the_headings_of_the_house(fill, release, words, extent, read):
    sheet = fill([("A30", "{{ " + words + " }}")])["Report"]
    turned = words.lower().startswith("sex")
    cross = crosstab(release.tables[0], ("age",) if turned else ("sex",), ("sex",) if turned else ("age",))
    rows, columns = extent
    shown = [[sheet.cell(30 + row, 1 + column).value for column in range(columns)] for row in range(rows)]
    assert shown == [[read(cross.cell(row, column)) for column in range(columns)] for row in range(rows)]
    assert sheet.cell(30 + rows, 1).value is None
    assert sheet.cell(30, 1 + columns).value is None


def test_named_ranges_are_filled_with_totals_if_they_are_as_large(fill, release):
    names = [("Age_Sex", "=Report!$B$31:$E$34"), ("sex_margins", "=Report!$B$40:$B$42"), ("Other", "=Report!$A$1")]
    sheet = fill([("C32", 12345)], names)["Report"]
    cross = crosstab(release.tables[0], ("sex",))
    assert [[cell.value for cell in row] for row in sheet["B31:E34"]] == [
        [cross.cell(row, column).value for column in range(4)] for row in range(4)
    ]
    assert [sheet.cell(row, 2).value for row in range(40, 44)] == [9.5, 9.5, 9.5, None]


def test_a_table_of_three_attributes_has_its_row_labels_in_columns(fill, release):
    sheet = fill([("A30", "{{=region × sex × age}}")])["Report"]
    assert [cell.value for cell in sheet["A30:F30"][0]] == ["=region", "sex", *LABELS["age"], "Total"]
    assert [cell.value for cell in sheet["A31:B31"][0]] == ["=1+1", "female"]
    assert sheet["A31"].data_type == "s"
    assert sheet["A49"].value == "Total"
    assert sheet["F49"].value == pytest.approx(release.tables[2].published.values.sum())


@pytest.mark.parametrize(
    ("cells", "names", "message"),
    [
        ([("B9", "{{Age × Town}}")], [], r"Report!B9: the release has no “Age × Town”.*age × sex, sex, =region"),
        ([("C6", "taken")], [], r"Report!A4: “age × sex” needs 5 × 5 cells from there, and C6 is taken"),
        ([("B8", "{{sex}}")], [], r"Report!A4: .* B8 is taken"),
        ([("B19", "{{Age × Sex | ±}}")], [], r"Report!B19: .* B20 is taken"),
        ([("A19", "{{sex | numbers + totals}}")], [], r"Report!A19: .* A20 is taken"),
        ([("A21", "{{sex | marks}}")], [], r"Report!A21: .* A22 is taken"),
        ([("A30", "see {{sex}}")], [], r"Report!A30: “sex” is a table, and stands in a longer text"),
        ([("XFC30", "{{Age × Sex}}")], [], r"Report!XFC30: the table is larger than a sheet can be"),
        (
            [],
            [("Sex", "=Report!$B$40:$B$41")],
            r"Report!B40: the range “Sex” has 2 × 1 cells, and the numbers need 3 × 1",
        ),
        ([], [("Sex", "=Report!$B$18:$B$20")], r"Report!B18: “sex” needs 3 × 1 cells from there, and B20 is taken"),
    ],
)
def test_what_is_missing_or_has_no_room_is_named_with_its_cell(fill, tmp_path, cells, names, message):
    with pytest.raises(TemplateError, match=message):
        fill(cells, names)
    assert not (tmp_path / "out.xlsx").exists()


def test_a_head_of_an_excel_table_is_left_alone(release, tmp_path):
    path = tmp_path / "house.xlsx"
    book = openpyxl.Workbook()
    book.active.append(["{{sex | numbers}}", "b"])
    book.active.add_table(openpyxl.worksheet.table.Table(displayName="T", ref="A1:B2"))
    book.save(path)
    with pytest.raises(TemplateError, match=r"Sheet!A1: .* A1 is taken"):
        export(release, tmp_path / "out.xlsx", TemplateFile(path))


def test_tables_without_a_place_and_texts_that_are_missing_are_told(release, tmp_path):
    template = TemplateFile(write_house_book(tmp_path / "house.xlsx", [("A30", "{{contact}}")]))
    assert template.notes(release) == (
        "The template has no place for: sex, =region × sex × age.",
        "Report!A30 of the template stays without “contact”: the plan does not say it.",
    )


def test_what_asks_for_something_without_being_a_cell_is_told(release, tmp_path):
    path = tmp_path / "house.xlsx"
    book = openpyxl.Workbook()
    sheet = book.active
    sheet["A1"] = "{{Age × Sex}}"
    sheet["A9"] = '="As of {{date}}"'
    sheet.oddHeader.center.text = "{{title}} & {{nothing}}"
    sheet["G1"].comment = Comment("{{Table 2}} goes here", "me")
    chart = BarChart()
    chart.title = "{{source}}"
    chart.add_data(Reference(sheet, min_col=2, min_row=2, max_row=4))
    sheet.add_chart(chart, "H9")
    book.defined_names["sex"] = DefinedName("sex", attr_text="Sheet!#REF!")
    book.defined_names["other"] = DefinedName("other", attr_text="Sheet!#REF!")
    book.save(path)
    told = TemplateFile(path).notes(release)
    stays = "stands in a formula, a page header, a chart, a text box or a comment. It stays there: only cells are"
    placeholders = {note.partition(f" {stays}")[0] for note in told if stays in note}
    assert placeholders == {"“{{date}}”", "“{{title}}”", "“{{source}}”", "“{{Table 2}}”"}
    assert told[-1] == "The range “sex” of the template is not filled in: it is no block of cells."


def test_a_template_with_macros_is_refused_as_its_copy_could_not_be_opened(tmp_path):
    plain = write_house_book(tmp_path / "house.xlsx")
    with zipfile.ZipFile(plain) as own, zipfile.ZipFile(tmp_path / "house.xlsm", "w") as made:
        for name in own.namelist():
            types = own.read(name)
            made.writestr(name, types.replace(b"sheet.main+xml", b"sheet.macroEnabled.main+xml"))
    with pytest.raises(StrangeTemplateError, match=r"no Excel workbook \(xlsx\)"):
        TemplateFile(tmp_path / "house.xlsm")


def test_a_template_that_asks_for_nothing_is_refused(release, tmp_path):
    openpyxl.Workbook().save(tmp_path / "empty.xlsx")
    with pytest.raises(TemplateError, match=r"Sheet!A1: nothing in it asks for a table\. Write a placeholder"):
        export(release, tmp_path / "out.xlsx", TemplateFile(tmp_path / "empty.xlsx"))


def test_how_to_read_explains_the_signs_in_the_template_and_counts_the_hidden_cells(release, tmp_path):
    hiding = release.said(replace(SAID, hide_below=QualityLine.FAIR))
    assert hiding.n_hidden > 0
    cells = [("A50", "{{how to read}}")]
    template = TemplateFile(write_house_book(tmp_path / "house.xlsx", cells, ()))
    export(hiding, tmp_path / "out.xlsx", template)
    told = openpyxl.load_workbook(tmp_path / "out.xlsx")["Report"]["A50"].value
    n_cells = sum(table.published.values.size for table in release.tables)
    for sign in (
        "[u]: the ± is more than a third",
        "[x]: not shown, because the ±",
        f"{hiding.n_hidden} of {n_cells} cells are hidden",
    ):
        assert sign in told


@pytest.mark.parametrize("content", [b"no zip", None])
def test_what_is_no_workbook_is_told(tmp_path, content):
    if content is None:
        with zipfile.ZipFile(tmp_path / "house.xlsx", "w") as book:
            book.writestr("[Content_Types].xml", "<Types/>")
    else:
        (tmp_path / "house.xlsx").write_bytes(content)
    with pytest.raises(StrangeTemplateError, match="it is no Excel workbook"):
        TemplateFile(tmp_path / "house.xlsx")
    why = f"The template gone.xlsx cannot be read: there is no such file in {tmp_path}. Check the name"
    with pytest.raises(StrangeTemplateError, match=re.escape(why)):
        TemplateFile(tmp_path / "gone.xlsx")


@pytest.mark.parametrize("folder", ["/", ".", ""])
def test_a_folder_is_no_template(tmp_path, folder):
    check_apart(tmp_path / "out.xlsx", {"the template": Path(folder)})
    with pytest.raises(StrangeTemplateError, match=r"cannot be read: .*\. Choose a file that you may read\."):
        TemplateFile.to_fill(Path(folder), tmp_path / "out.xlsx")


def test_a_template_that_a_library_has_saved_can_be_filled_and_read_again(release, tmp_path):
    path = tmp_path / "house.xltx"
    book = openpyxl.Workbook()
    book.active["B2"] = "{{Age × Sex}}"
    book.active["B12"] = "=1+1"
    book.template = True
    book.save(path)
    export(release, tmp_path / "out.xlsx", TemplateFile(path))
    made = openpyxl.load_workbook(tmp_path / "out.xlsx")
    assert not made.template
    assert made.active["B2"].value == "age"
