"""What the file leaves open about its rows is told, asked in the plan, and answered before anything is released."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import xlsxwriter
from odf.opendocument import OpenDocumentSpreadsheet
from odf.table import Table, TableCell, TableRow
from odf.text import P
from pyarrow import feather

from core.domain.reading_choices import RowChoice
from core.domain.reading_layout import ReadingLayout
from core.project.content import value_text
from core.project.plan_file import load_plan
from core.sources.asking.preview import preview
from core.sources.reading.reader import open_reader
from tests.core.commandline.several_tables import into_zip, two_tables, two_years
from tests.core.sources.written_files import with_part

DESCRIBE = ("-o", "plan.reticent", "--rows", "records", "--confirm", "all")
RELEASE = ("release", "plan.reticent", "-o", "out.json", "--format", "json", "--ledger", "mine", "--yes")
READ = ReadingLayout(blank_rows=RowChoice.READ)
SHEET = "xl/worksheets/sheet1.xml"
PEOPLE = [["ill", "region"], *[["yes", "north"], ["no", "south"]] * 6]


def lines(*rows):
    return lambda path: path.write_text("\n".join(rows) + "\n")


def lines_in(encoding, *rows):
    return lambda path: path.write_bytes("\n".join(rows).encode(encoding))


def book(change):
    """Return what writes the people into a workbook, and changes its sheet."""

    def make(path):
        with xlsxwriter.Workbook(path) as written:
            sheet = written.add_worksheet("Data")
            for number, row in enumerate(PEOPLE):
                sheet.write_row(number, 0, row)
            change(sheet)
        return path

    return make


def low(sheet):
    sheet.set_row(3, 7.5)


def into_sqlite(path):
    with closing(sqlite3.connect(path)) as link, link:
        link.execute("create table people (ill text, income text)")
        link.executemany("insert into people values (?, ?)", zip(*INCOMES.to_pydict().values(), strict=True))


def into_ods(path, rows):
    book, page = OpenDocumentSpreadsheet(), Table(name="Data")
    for texts in rows:
        line = TableRow()
        for text in texts:
            cell = TableCell(valuetype="string")
            cell.addElement(P(text=text))
            line.addElement(cell)
        page.addElement(line)
    book.spreadsheet.addElement(page)
    book.save(str(path))


def named_rows(mark, quote=""):
    """Return what writes the people as R's write.table does: with names of rows, which the header does not name."""
    rows = [PEOPLE[0], *([number, *row] for number, row in enumerate(PEOPLE[1:], start=1))]
    return lines(*(mark.join(f"{quote}{cell}{quote}" for cell in row) for row in rows))


def with_sums(sheet):
    for row, cells in enumerate([["n", "m"], *[[1, 5], [2, 6]] * 6, [18, 7]]):
        sheet.write_row(row, 2, cells)


INCOMES = pa.table({"ill": ["yes", "no"] * 6, "income": ["1.972", "2.500"] * 6})
PLAIN = [",".join(row) for row in PEOPLE]
CASES = {
    "wider": ("a.csv", lines(*PLAIN, "Smith, Jr.,"), "ragged"),
    "narrower": ("a.csv", lines(*PLAIN, "yes"), "ragged"),
    "a wider table below": ("a.csv", lines(*PLAIN, "", "a,b,c", "x,Bonn,Ring", "z,Ulm,Weg"), "below_gap"),
    "quotes": ("a.csv", lines(*PLAIN, 'yes,5" high'), "quoting"),
    "no header": ("a.csv", lines("yes,north,34", "no,south,41", "yes,north,29"), "header_row"),
    "a name that recurs": ("a.csv", lines("yes,north", "no,south", "yes,north"), "header_row"),
    "capitals as below": (
        "a.csv",
        lines("Rare,Geneva,other", *["flu,Basel,male", "cold,Bern,female"] * 6),
        "header_row",
    ),
    "words as below": ("a.csv", lines("Ann Lee,North", *["Bo Ek,South", "Cy Orr,East", "Di Poe,East"]), "header_row"),
    "answers above answers": (
        "a.csv",
        lines("Divers,Jena,Vielleicht", *["Mann,Berlin,Ja", "Frau,Hamburg,Nein"] * 6),
        "header_row",
    ),
    "an answer above answers": (
        "a.csv",
        lines("school,male,yes", *["home,female,no", "work,female,no"] * 6),
        "header_row",
    ),
    "a town above towns": ("a.csv", lines("Jena", *["Berlin", "Hamburg"] * 6), "header_row"),
    "texts of questions": (
        "a.csv",
        lines("Q1,Q2", "Are you ill?,Where?", '"{""ImportId"":""QID1""}","{""ImportId"":""QID2""}"', *PLAIN[1:]),
        "skip_below_header",
    ),
    "units": ("a.csv", lines("age,ill", "years,", *["34,yes", "41,no", "29,yes"] * 3), "skip_below_header"),
    "years": ("a.csv", lines("ill,day", *["yes,31.12.24", "no,01.02.87"] * 6), "two_digit_years"),
    "a name fewer": ("a.csv", named_rows(","), "ragged"),
    "a name fewer, quotes and tabs": ("a.txt", named_rows("\t", '"'), "ragged"),
    "a name fewer, quotes and blanks": ("a.txt", named_rows(" ", '"'), "ragged"),
    "blank rows": ("a.csv", lines(*PLAIN, ",", ",", *PLAIN[1:]), "blank_rows"),
    "blank lines of one column": ("a.csv", lines("ill", *["yes", "", "no"] * 6), "blank_rows"),
    "blank rows of a sheet": ("a.xlsx", book(lambda sheet: sheet.write_row(14, 0, PEOPLE[1])), "blank_rows"),
    "blank rows of OpenDocument": ("a.ods", lambda path: into_ods(path, [*PEOPLE, (), PEOPLE[1]]), "blank_rows"),
    "thousands or decimals": ("a.csv", lines("ill;income", *["yes;1.972", "no;2.500"] * 6), "decimal"),
    "commas in quotes": ("a.csv", lines("ill,income", *['yes,"1,972"', 'no,"2,500"'] * 6), "decimal"),
    "dates among ranges": ("a.csv", lines("ill,band", *["yes,10-14", "no,5-Sep", "no,15-19"] * 6), "as_written"),
    "ranges that are dates": (
        "a.csv",
        lines("ill,band", *["yes,2024-04-01", "no,2024-09-05", "no,2024-12-10"] * 6),
        "as_written",
    ),
    "values not repeated": (
        "a.csv",
        lines("town,ill,sex", *["Bern,yes,f", *[",no,m"] * 5, "Basel,no,f", *[",yes,m"] * 5]),
        "as_written",
    ),
    "headings of groups": (
        "a.csv",
        lines("town,ill,sex", *["Basel,,", *["A,yes,f"] * 6, "Bern,,", *["A,no,m"] * 6]),
        "as_written",
    ),
    "columns of fixed width": (
        "a.txt",
        lines("ILL       REGION", *["yes       north", "no        new south", "          north"] * 6),
        "as_written",
    ),
    "sums in some columns": ("a.csv", lines("ward,n,m", *["a,1,5", "b,2,6"] * 6, ",18,5.5"), "last_row"),
    "a word below": ("a.csv", lines("ward,n,m", *["a,1,5", "b,2,6"] * 6, "Confidential,,"), "last_row"),
    "two cells": ("a.csv", lines("at,ill,sex", *["A,yes,f", "B,no,m"] * 6, "Source:,Town hall,"), "doubtful_rows"),
    "a row of counts": ("a.csv", lines("ward,n,m", *["a,1,5", "b,2,6"] * 6, "N,12,"), "last_row"),
    "sums above": ("a.csv", lines("ward,n,m", ",18,66", *["a,1,5", "b,2,6"] * 6), "skip_below_header"),
    "sums of a sheet": ("a.xlsx", book(with_sums), "last_row"),
    "merged": ("a.xlsx", book(lambda sheet: sheet.merge_range(1, 1, 4, 1, "north")), "merged"),
    "hidden columns": (
        "a.xlsx",
        book(lambda sheet: sheet.set_column(1, 1, None, None, {"hidden": True})),
        "hidden_columns",
    ),
    "side by side": (
        "a.xlsx",
        book(lambda sheet: [sheet.write_row(n, 3, row) for n, row in enumerate([["year"], *[["2020"]] * 12])]),
        "range",
    ),
    "side by side in a text": ("a.csv", lines("ill,region,,year", *["yes,north,,2020", "no,south,,2021"] * 6), "range"),
    "a letter of its own": ("a.csv", lines_in("cp1252", "ill,size", *["yes,Ä", "no,Ö"] * 6), "encoding"),
    "a word of Turkish": ("a.csv", lines_in("cp1254", "ill,size", *["yes,kırağı", "no,şişe"] * 6), "encoding"),
    "a word of Japanese": ("a.csv", lines_in("cp932", "ill,size", *["yes,札幌", "no,仙台"] * 6), "encoding"),
    "a letter of Cyrillic": ("a.csv", lines_in("cp1251", "ill,size", *["yes,М", "no,Ж"] * 6), "encoding"),
    "thousands or decimals of Parquet": ("a.parquet", lambda path: pq.write_table(INCOMES, path), "decimal"),
    "thousands or decimals of Arrow": ("a.feather", lambda path: feather.write_feather(INCOMES, path), "decimal"),
    "thousands or decimals of SQLite": ("a.sqlite", into_sqlite, "decimal"),
    "two years": ("a.xlsx", two_years, "sheet"),
    "two years in a zip": ("a.zip", into_zip, "sheet"),
    "two tables": ("a.sqlite", two_tables, "sheet"),
    "hidden": ("a.xlsx", book(lambda sheet: sheet.set_row(3, None, None, {"hidden": True})), "hidden_rows"),
    "without a height": (
        "a.xlsx",
        lambda path: with_part(book(low)(path), SHEET, lambda xml: xml.replace(b'ht="7.5"', b'ht="0"')),
        "hidden_rows",
    ),
}


@pytest.fixture(params=CASES)
def described(request, inside, reticent):
    """Describe a file that leaves one question open."""
    name, make, key = CASES[request.param]
    path = reticent.folder / name
    make(path)
    ended = inside("describe", name, *DESCRIBE)
    assert ended.status == 0
    return path, key, ended


def test_both_doors_ask_and_a_release_waits_for_the_answer(described, inside, reticent):
    path, key, ended = described
    seen = preview(path)
    (question,) = seen.questions
    assert (question.key, seen.layout.unanswered) == (key, (key,))
    assert question.text in seen.problems
    assert f"Question {key}: {question.text}" in ended.err
    plan_file = reticent.folder / "plan.reticent"
    text = plan_file.read_text()
    assert f"# {question.about} Nothing is released" in text
    assert load_plan(plan_file).layout.unanswered == (key,)
    refused = inside(*RELEASE, "--budget", "3")
    assert refused.status == 1
    assert key in refused.err
    assert not (reticent.folder / "out.json").exists()
    assert not (reticent.folder / "mine").exists()
    for setting, value in question.answers[0].settings:
        asked = f"# {setting} = {value_text(value)} "
        assert asked in text
        text = text.replace(asked, asked[2:])
    plan_file.write_text(text)
    if key == "header_row":  # before that, names may be somebody's record: no column stands in the plan
        assert load_plan(plan_file).attributes == ()
        answers = [each for said in question.answers[0].settings for each in ("--answer", "{}={}".format(*said))]
        assert inside("describe", path.name, *DESCRIBE, "--yes", *answers).status == 0
    assert inside(*RELEASE, "--budget", "3").status == 0


def test_every_answer_is_taken_by_describe_and_by_the_preview(described, inside, reticent):
    path, key, _ = described
    for answer in preview(path).questions[0].answers:
        options = [each for name, value in answer.settings for each in ("--answer", f"{name}={value}")]
        ended = inside("describe", path.name, "-o", "other.reticent", "--yes", *options)
        assert ended.status == 0
        assert f"Question {key}" not in ended.err
        layout = load_plan(reticent.folder / "other.reticent").layout
        assert layout.unanswered == ()
        assert preview(path, layout).layout.unanswered == ()


def test_programs_are_told_the_questions_without_what_they_count(described, inside):
    path, key, _ = described
    (asked,) = json.loads(inside("describe", path.name, "--json").out)["questions"]
    assert (asked["key"], asked["open"]) == (key, True)
    assert key in asked["answers"][0] or "header_rows" in asked["answers"][0]


@pytest.mark.parametrize("said", ["ragged", "ragged=no", "name=a", "merged=5", "=fill"])
def test_what_is_no_answer_is_refused(inside, reticent, said):
    reticent.write("a.csv", "a,b\n1,2\n")
    ended = inside("describe", "a.csv", "--answer", said)
    assert ended.status == 2
    assert "is no answer" in ended.err


def test_a_later_file_with_what_this_one_had_not_is_refused(inside, reticent):
    """What was not there to be asked about is never read in silence."""
    path = reticent.folder / "a.csv"
    lines(*PLAIN)(path)
    assert inside("describe", "a.csv", "-o", "plan.reticent", "--rows", "records", "--confirm", "all").status == 0
    for row, words in (("yes,north,", "row 14"), ("Total,12", "row 14: it looks like a total"), ("yes", "row 14")):
        lines(*PLAIN, row)(path)
        refused = inside(*RELEASE, "--budget", "3")
        assert (refused.status, words in refused.err) == (1, True)
    assert inside("ledger", "list", "--ledger", "mine", "--json").out.strip() in ("[]", '{"datasets": []}')


def test_totals_and_notes_are_left_out_of_rows_and_of_categories(inside, reticent):
    lines("ill,region,n", *["yes,north,1", "no,south,2"] * 6, "Total,,18", "Source: our survey of 2024")(
        reticent.folder / "a.csv"
    )
    ended = inside("describe", "a.csv", "-o", "plan.reticent", "--rows", "records", "--confirm", "all")
    assert "12 rows, 3 columns" in ended.out
    assert "Decided, footers: 2 rows look like totals, notes or repeated column names: rows 14, 15." in ended.err
    plan = load_plan(reticent.folder / "plan.reticent")
    assert plan.layout.footers == "skip"
    assert set(plan.attributes[0].categories) == {"yes", "no"}
    assert inside(*RELEASE, "--budget", "3").status == 0


def test_an_older_plan_means_what_it_meant(inside, reticent):
    lines("ill,region,", *["yes,north,", "no,south,"] * 3, "Total,,")(reticent.folder / "a.csv")
    plan = """reticent = 1
data = {source = "a.csv", header_row = 1, delimiter = ",", encoding = "utf-8"}
unit = {rows = "records"}
attributes = [{name = "ill", kind = "categories", categories = ["yes", "no", "Total"]}]
tables = [{attributes = ["ill"]}]
"""
    reticent.write("plan.reticent", plan)
    assert inside(*RELEASE, "--budget", "3").status == 0


def test_short_years_become_dates_once_their_century_is_said(inside, reticent):
    (reticent.folder / "a.csv").write_text("ill,day\n" + "yes,31.12.24\nno,01.02.87\n" * 6)
    describe = ("describe", "a.csv", "-o", "plan.reticent", "--rows", "records", "--confirm", "all", "--yes")
    ended = inside(*describe)
    assert "Question two_digit_years: Column B: the years have two digits" in ended.err
    assert "--answer two_digit_years=2000-2099" in ended.err
    assert inside(*describe, "--answer", "two_digit_years=1930-2029").status == 0
    plan = load_plan(reticent.folder / "plan.reticent")
    day = next(each for each in plan.attributes if each.name == "day")
    assert (str(day.kind), day.edges[0].year, day.edges[-1].year) == ("date", 1985, 2025)
    assert plan.layout.two_digit_years == "1930-2029"
    assert inside(*RELEASE, "--budget", "3").status == 0


def test_blank_rows_between_others_are_counted_or_not_as_the_owner_says(inside, reticent):
    path = reticent.folder / "a.csv"
    lines("ill,region", "yes,north", ",", "no,south", ",", ",", "yes,south", ",", ",")(path)
    assert "3 rows between the others are blank, first row 3." in inside("describe", "a.csv").err
    for choice, n_rows in (("read", 6), ("skip", 3)):
        told = inside("describe", "a.csv", "--answer", f"blank_rows={choice}")
        assert f"a.csv: {n_rows} rows" in told.out
        assert f"blank_rows={choice}" in told.err
    rows = [block.numbers for block in open_reader(str(path), READ, lambda _: None).blocks([0])]
    assert [number for numbers in rows for number in numbers] == [2, 3, 4, 5, 6, 7]


@pytest.mark.parametrize(
    "rows",
    [
        (*PLAIN, ",", ",", ""),
        (PLAIN[0], ",", *PLAIN[1:]),
        (*PLAIN, "", "", *PLAIN[1:]),
        (*PLAIN, ",", "Total,12"),
        ("ill", *["yes", "no"] * 6, "", ""),
    ],
    ids=["at the end", "below the header", "empty lines", "above a total", "at the end of one column"],
)
def test_nobody_is_asked_about_blank_rows_that_set_apart(reticent, rows):
    path = reticent.folder / "a.csv"
    lines(*rows)(path)
    seen = preview(path)
    assert "blank_rows" not in [each.key for each in seen.questions]
    assert seen.layout.blank_rows == "refuse"


@pytest.mark.parametrize(("answer", "names"), [("read", ["ill", "region"]), ("skip", ["ill"])])
def test_hidden_columns_are_read_or_left_out_as_the_owner_says(inside, reticent, answer, names):
    book(lambda sheet: sheet.set_column(1, 1, None, None, {"hidden": True}))(reticent.folder / "a.xlsx")
    said = ("--answer", f"hidden_columns={answer}", "--rows", "records", "--confirm", "all")
    ended = inside("describe", "a.xlsx", "-o", "plan.reticent", *said)
    assert "Decided, hidden_columns: One column is hidden, B, and 1 are shown." in ended.err
    assert [each.name for each in load_plan(reticent.folder / "plan.reticent").attributes] == names
    assert inside(*RELEASE, "--budget", "3").status == 0


def test_a_plan_reads_no_column_that_is_hidden_in_a_later_file(inside, reticent):
    book(lambda _: None)(reticent.folder / "a.xlsx")
    describe = ("describe", "a.xlsx", "-o", "plan.reticent", "--rows", "records", "--confirm", "all", "--yes")
    assert inside(*describe).status == 0
    book(lambda sheet: sheet.set_column(1, 1, None, None, {"hidden": True}))(reticent.folder / "a.xlsx")
    refused = inside(*RELEASE, "--budget", "3")
    assert (refused.status, "column B (“region”): it is hidden in the workbook" in refused.err) == (1, True)
    left_out = (reticent.folder / "plan.reticent").read_text()
    for choice, status in (("skip", 1), ("read", 0)):
        text = left_out.replace('hidden_columns = "refuse"', f'hidden_columns = "{choice}"')
        (reticent.folder / "plan.reticent").write_text(text)
        assert inside(*RELEASE, "--budget", "3").status == status


def test_a_shorter_table_beside_another_is_offered_by_itself(reticent):
    beside = [["year", "n"], *[["2020", 1]] * 5]
    book(lambda sheet: [sheet.write_row(n, 3, row) for n, row in enumerate(beside)])(reticent.folder / "a.xlsx")
    (asked,) = preview(reticent.folder / "a.xlsx").questions
    ranges = [dict(each.settings)["range"] for each in asked.answers]
    assert ranges == ["A1:B", "D1:E", "A1:E"]
    found = [preview(reticent.folder / "a.xlsx", ReadingLayout(range=each)) for each in ranges]
    assert [(seen.headers, seen.n_rows) for seen in found[:2]] == [(("ill", "region"), 12), (("year", "n"), 5)]


def test_the_text_in_doubt_is_shown_as_each_encoding_reads_it(inside, reticent):
    lines_in("cp1251", "ill,size", *["yes,М", "no,Ж"] * 6)(reticent.folder / "a.csv")
    ended = inside("describe", "a.csv")
    assert "Row 2: which letters are meant depends on the encoding: " in ended.err
    assert "“М” in windows-1251" in ended.err
    seen = preview(reticent.folder / "a.csv", ReadingLayout(encoding="windows-1251"))
    assert ([row[1] for row in seen.first[:2]], seen.layout.unanswered) == (["М", "Ж"], ())


@pytest.mark.parametrize(("answer", "least"), [((".", ","), 1), ((",", "."), 1000)])
def test_thousands_become_what_their_owner_says(inside, reticent, answer, least):
    (reticent.folder / "a.csv").write_text(
        "ill;income\n" + "".join(f"yes;{n % 4 + 1}.{n * 37:03}\n" for n in range(1, 25))
    )
    words = [
        each
        for key, mark in zip(("decimal", "thousands"), answer, strict=True)
        for each in ("--answer", f"{key}={mark}")
    ]
    ended = inside("describe", "a.csv", "-o", "plan.reticent", "--rows", "records", "--confirm", "all", *words)
    assert ended.status == 0
    income = load_plan(reticent.folder / "plan.reticent").attributes[-1]
    assert (str(income.kind), least < income.edges[-1] < 10 * least) == ("number", True)
