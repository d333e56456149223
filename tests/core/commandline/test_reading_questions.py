"""What the file leaves open about its rows is told, asked in the plan, and answered before anything is released."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
import xlsxwriter

from core.domain.reading_choices import RowChoice
from core.domain.reading_layout import ReadingLayout
from core.project.content import value_text
from core.project.plan_file import load_plan
from core.sources.asking.preview import preview
from core.sources.reading.reader import open_reader

RELEASE = ("release", "plan.reticent", "-o", "out.json", "--format", "json", "--ledger", "mine", "--yes")
READ = ReadingLayout(blank_rows=RowChoice.READ)
PEOPLE = [["ill", "region"], *[["yes", "north"], ["no", "south"]] * 6]


def lines(*rows):
    return lambda path: path.write_text("\n".join(rows) + "\n")


def book(change):
    """Return what writes the people into a workbook, and changes its sheet."""

    def make(path):
        with xlsxwriter.Workbook(path) as written:
            sheet = written.add_worksheet("Data")
            for number, row in enumerate(PEOPLE):
                sheet.write_row(number, 0, row)
            change(sheet)

    return make


def named_rows(mark, quote=""):
    """Return what writes the people as R's write.table does: with names of rows, which the header does not name."""
    rows = [PEOPLE[0], *([number, *row] for number, row in enumerate(PEOPLE[1:], start=1))]
    return lines(*(mark.join(f"{quote}{cell}{quote}" for cell in row) for row in rows))


PLAIN = [",".join(row) for row in PEOPLE]
CASES = {
    "wider": ("a.csv", lines(*PLAIN, "Smith, Jr.,"), "ragged"),
    "narrower": ("a.csv", lines(*PLAIN, "yes"), "ragged"),
    "quotes": ("a.csv", lines(*PLAIN, 'yes,5" high'), "quoting"),
    "no header": ("a.csv", lines("yes,north,34", "no,south,41", "yes,north,29"), "header_row"),
    "a name that recurs": ("a.csv", lines("yes,north", "no,south", "yes,north"), "header_row"),
    "capitals as below": (
        "a.csv",
        lines("Rare,Geneva,other", *["flu,Basel,male", "cold,Bern,female"] * 6),
        "header_row",
    ),
    "words as below": ("a.csv", lines("Ann Lee,North", *["Bo Ek,South", "Cy Orr,East", "Di Poe,East"]), "header_row"),
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
    "thousands or decimals": ("a.csv", lines("ill;income", *["yes;1.972", "no;2.500"] * 6), "decimal"),
    "commas in quotes": ("a.csv", lines("ill,income", *['yes,"1,972"', 'no,"2,500"'] * 6), "decimal"),
    "merged": ("a.xlsx", book(lambda sheet: sheet.merge_range(1, 1, 4, 1, "north")), "merged"),
    "hidden": ("a.xlsx", book(lambda sheet: sheet.set_row(3, None, None, {"hidden": True})), "hidden_rows"),
}


@pytest.fixture(params=CASES)
def described(request, inside, reticent):
    """Describe a file that leaves one question open."""
    name, make, key = CASES[request.param]
    path = reticent.folder / name
    make(path)
    ended = inside("describe", name, "-o", "plan.reticent", "--rows", "records", "--confirm", "all")
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


@pytest.mark.parametrize("said", ["ragged", "ragged=no", "sheet=a", "merged=5", "=fill"])
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
    assert "Decided, footers: 2 rows look like totals, notes or the names once more: rows 14, 15." in ended.err
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
    income = load_plan(reticent.folder / "plan.reticent").attributes[1]
    assert (str(income.kind), least < income.edges[-1] < 10 * least) == ("number", True)


@pytest.mark.parametrize(
    ("row", "keys"),
    [
        ("Anzahl:,12,", ["footers"]),
        ("Totale complessivo,,12", ["footers"]),
        ("REGION,ILL,N", ["footers"]),
        ("HR Ergebnis,,12", ["footers"]),
        ("Page 2,,", ["footers"]),
        ("Mean: 39.1,,", ["footers"]),
        ("n,Ill,region", ["doubtful_rows"]),
        ("Total north,,12", ["doubtful_rows"]),
        ("All regions,12,1", ["doubtful_rows"]),
        ("Average,12,1", ["doubtful_rows"]),
        ("Total,yes,1", ["doubtful_rows"]),
        ("en fr,,", ["doubtful_rows"]),
        ("Source unknown,,", ["doubtful_rows"]),
        ("Total thyroidectomy,yes,1", []),
        ("north,,", []),
        ("#12,,", []),
        ("all,yes,2", []),
    ],
)
def test_a_clear_total_is_left_out_and_a_doubtful_one_asked_about(reticent, row, keys):
    lines("region,ill,n", *["north,yes,1", "south,no,2"] * 6, row)(reticent.folder / "a.csv")
    seen = preview(reticent.folder / "a.csv")
    assert [asked.key for asked in seen.questions] == keys
    assert seen.layout.unanswered == tuple(key for key in keys if key == "doubtful_rows")
    assert seen.n_rows == (12 if keys == ["footers"] else 13)


@pytest.mark.parametrize(
    ("row", "keys"),
    [
        ("N = 60,", ["footers"]),
        ("* provisional,", ["footers"]),
        ("Source: registry,", ["footers"]),
        ("Erstellt am 01.03.2024,", ["footers"]),
        ("Gesamtdurchschnitt,1.5", ["footers"]),
        ("HR Ergebnis,12", ["doubtful_rows"]),
        ("do not know,", []),
    ],
)
def test_a_note_of_two_columns_is_told_from_an_answer(reticent, row, keys):
    lines("region,n", *["north,1", "south,2"] * 6, row)(reticent.folder / "a.csv")
    assert [asked.key for asked in preview(reticent.folder / "a.csv").questions] == keys


def test_names_in_another_order_further_down_are_told(reticent):
    lines("age,ill", *["34,yes", "41,no"] * 6, "ill,age", *["yes,29", "no,50"] * 6)(reticent.folder / "a.csv")
    seen = preview(reticent.folder / "a.csv")
    assert any(problem.startswith("Row 14 has the names in another order") for problem in seen.problems)
    assert seen.layout.unanswered == ("doubtful_rows",)


def test_answers_that_read_like_totals_are_records(reticent):
    lines("rate,age", *["average,31", "all regions,42", "Total knee,53"] * 6)(reticent.folder / "a.csv")
    seen = preview(reticent.folder / "a.csv")
    assert (seen.questions, seen.n_rows, seen.layout.doubtful_rows) == ((), 18, "read")


def test_who_left_the_rest_blank_is_counted_as_the_owner_says(inside, reticent):
    rows = lines("tongue,region,n", *["en,north,1", "fr,south,2"] * 6, "en fr,,", "en fr,,", "Total,,18")
    rows(reticent.folder / "a.csv")
    ended = inside("describe", "a.csv", "-o", "plan.reticent", "--rows", "records", "--confirm", "all")
    assert "Question doubtful_rows: 2 rows may be totals or notes" in ended.err
    assert "rows 14, 15." in ended.err
    assert inside(*RELEASE, "--budget", "3").status == 1
    for answer, n in (("read", "14"), ("skip", "12")):
        ended = inside("describe", "a.csv", "--yes", "--answer", f"doubtful_rows={answer}", "-o", "other.reticent")
        assert f"{n} rows, 3 columns" in ended.out


def test_an_older_plan_reads_doubtful_rows_as_before(reticent):
    lines("tongue,region,n", *["en,north,1", "fr,south,2"] * 6, "All regions,2,1", "two words,,")(
        reticent.folder / "a.csv"
    )
    path = reticent.folder / "a.csv"
    older = replace(preview(path).layout, doubtful_rows=None, questions=())
    for footers, n in ((RowChoice.SKIP, 13), (RowChoice.READ, 14)):
        assert preview(path, replace(older, footers=footers)).n_rows == n


@pytest.mark.parametrize(
    "rows",
    [
        (PLAIN[0], *PLAIN[1:]),
        ("Name,Ort", "Anna Frey,Bern", "Urs Graf,Chur", "Eva Roth,Bern"),
        ("Full name,age", "Anna Frey,41", "Urs Graf,40", "Eva Roth,54"),
        ("Age group,Since when", *["Under age,Long ago", "Of age,Not long"] * 4),
    ],
    ids=["names and words", "one word above two", "above numbers", "words that recur"],
)
def test_names_unlike_the_values_below_are_not_doubted(reticent, rows):
    path = reticent.folder / "a.csv"
    lines(*rows)(path)
    assert preview(path).questions == ()


def test_no_cell_of_a_doubtful_first_row_stands_in_a_plan(inside, reticent):
    lines("Rare,Geneva,other", *["flu,Basel,male", "cold,Bern,female"] * 6)(reticent.folder / "a.csv")
    assert inside("describe", "a.csv", "-o", "plan.reticent", "--rows", "records").status == 0
    assert not any(cell in (reticent.folder / "plan.reticent").read_text() for cell in ("Rare", "Geneva", "other\n"))


def test_no_plan_counts_a_last_row_of_sums(inside, reticent):
    lines("ward,n", *["a,1", "b,2"] * 6, ",18")(reticent.folder / "a.csv")
    refused = inside("describe", "a.csv", "-o", "plan.reticent")
    assert (refused.status, "are the sums of the columns above" in refused.err) == (1, True)
    assert not (reticent.folder / "plan.reticent").exists()
    assert "12 rows" in inside("describe", "a.csv", "--range", "A1:B13").out
