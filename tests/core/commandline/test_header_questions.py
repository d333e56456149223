"""Rows that may hold names are asked about, and no cell of theirs stands in a plan; so is whoever says which does."""

from __future__ import annotations

import pytest
import xlsxwriter

from core.domain.reading_layout import ReadingLayout
from core.project.plan_file import load_plan
from core.sources.asking.preview import preview
from tests.core.commandline.test_reading_questions import CASES, PLAIN, RELEASE, lines


@pytest.mark.parametrize(
    "rows",
    [
        (PLAIN[0], *PLAIN[1:]),
        ("Name,Ort", "Anna Frey,Bern", "Urs Graf,Chur", "Eva Roth,Bern"),
        ("Full name,age", "Anna Frey,41", "Urs Graf,40", "Eva Roth,54"),
        ("Age group,Since when", *["Under age,Long ago", "Of age,Not long"] * 4),
        ("Geschlecht,Stadt,Krank", *["Mann,Berlin,Ja", "Frau,Hamburg,Nein"] * 6),
        ("Raucher,Filiale", *["Ja,Berlin", "Nein,Hamburg"] * 6),
        ("sex,Bus,Bahn", *["f,x,X", "m,,X", "f,x,"] * 6),
        ("Segel_boot,Farbe", *["Jolle,Rot", "Kutter,Blau"] * 6),
        ("Boot,Warum wird es gern genommen?", *["Jolle,Rot", "Kutter,Blau"] * 6),
    ],
    ids=[
        *("names and words", "one word above two", "above numbers", "words that recur", "words for columns"),
        "crosses below",
        *("above yes and no", "a mark within", "a question"),
    ],
)
def test_names_unlike_the_values_below_are_not_doubted(reticent, rows):
    path = reticent.folder / "a.csv"
    lines(*rows)(path)
    assert preview(path).questions == ()


def test_no_cell_of_a_doubtful_first_row_stands_in_a_plan(inside, reticent):
    lines("Rare,Geneva,other", *["flu,Basel,male", "cold,Bern,female"] * 6)(reticent.folder / "a.csv")
    assert inside("describe", "a.csv", "-o", "plan.reticent", "--rows", "records").status == 0
    assert not any(cell in (reticent.folder / "plan.reticent").read_text() for cell in ("Rare", "Geneva", "other\n"))


@pytest.mark.parametrize("confirmed", [(), ("--confirm", "all"), ("--confirm", "Direktorin")])
def test_no_name_that_may_be_a_record_stands_in_a_plan_whatever_is_confirmed(confirmed, inside, reticent):
    people = [f"Maria Hofmann-{n};u{n}@x.at;{'Lehrer' if n % 3 else 'Koch'}" for n in range(1, 120)]
    lines("Klara Weber-0;u0@x.at;Direktorin", *people)(reticent.folder / "a.csv")
    ended = inside("describe", "a.csv", "-o", "plan.reticent", "--rows", "records", "--yes", *confirmed)
    assert ended.status == 0
    assert "The names may be somebody’s record" in ended.err
    text = (reticent.folder / "plan.reticent").read_text()
    assert not any(word in text for word in ("Klara", "u0@", "Direktorin", "Lehrer", "Hofmann"))
    said = ("describe", "a.csv", "-o", "plan.reticent", "--rows", "records", "--yes", "--confirm", "all")
    assert inside(*said, "--answer", "header_row=0").status == 0
    assert [each.name for each in load_plan(reticent.folder / "plan.reticent").attributes] == ["C"]


def test_names_of_groups_above_the_names_are_joined_to_them_or_left_out(inside, reticent):
    rows = (
        "People by place,,,",
        ",men,,women",
        "place,n,share,n",
        *[f"{'ab'[n % 2]},{n % 9},{n % 7},{n % 5}" for n in range(60)],
    )
    lines(*rows)(reticent.folder / "a.csv")
    ended = inside("describe", "a.csv", "-o", "plan.reticent", "--rows", "records", "--confirm", "all")
    assert "Question header_row: The row above row 3, which has the names, looks like names of groups" in ended.err
    assert "--answer header_row=2 --answer header_rows=2" in ended.err
    assert inside(*RELEASE, "--budget", "3").status == 1
    for said, names in (
        ((2, 2), ["place", "men n", "men share", "women n"]),
        ((3, 1), ["place", "share"]),
    ):
        answers = ("--answer", f"header_row={said[0]}", "--answer", f"header_rows={said[1]}")
        words = ("describe", "a.csv", "-o", "plan.reticent", "--rows", "records", "--confirm", "all", "--yes", *answers)
        assert inside(*words).status == 0
        assert [each.name for each in load_plan(reticent.folder / "plan.reticent").attributes] == names
    assert inside(*RELEASE, "--budget", "3").status == 0


def test_a_column_that_holds_nothing_but_a_choice_below_the_names_is_told_as_the_others(inside, reticent):
    rows = ("id,How?,,age", ",bus,other,Response", *[f"{n},bus,,{n % 60}" for n in range(40)])
    lines(*rows)(reticent.folder / "a.csv")
    ended = inside("describe", "a.csv")
    assert (ended.status, "D       age" in ended.out) == (0, True)
    assert inside("describe", "a.csv", "--json").status == 0


@pytest.mark.parametrize("name", ["units", "texts of questions"])
def test_no_plan_lists_what_stands_below_the_names(name, inside, reticent):
    file, make, _ = CASES[name]
    make(reticent.folder / file)
    assert inside("describe", file, "-o", "plan.reticent", "--rows", "records", "--confirm", "all").status == 0
    labels = {label for each in load_plan(reticent.folder / "plan.reticent").attributes for label in each.labels}
    assert labels & {"yes", "no"}
    assert not any(word in label for label in labels for word in ("years", "Import", "?"))


def test_whoever_says_how_a_file_is_read_is_asked_too(inside, reticent):
    """A plan that says all of it may be of the time before questions; a new one never is."""
    rows = ["ill,region", *["yes,north", "no,south"] * 20, ",", ",", "no,north", "Total,300"]
    lines(*rows)(reticent.folder / "people.csv")
    inside("describe", "people.csv", "-o", "plain.reticent", "--confirm", "all")
    said = ("--header-row", "1", "--delimiter", ",", "--encoding", "utf-8")
    inside("describe", "people.csv", "-o", "said.reticent", "--confirm", "all", *said)
    plain, told = (load_plan(reticent.folder / f"{name}.reticent") for name in ("plain", "said"))
    assert told.layout == plain.layout
    assert told.layout.unanswered
    assert "Total" not in told.attributes[0].labels


def test_whoever_says_another_header_row_is_asked_about_the_rest(inside, reticent):
    lines("ill,region", "krank,Ort", *PLAIN[1:], "yes", "Total,300")(reticent.folder / "a.csv")
    said = ("--header-row", "2", "--delimiter", ",", "--encoding", "utf-8")
    words = ("describe", "a.csv", "-o", "plan.reticent", "--rows", "records", "--confirm", "all", *said)
    ended = inside(*words)
    assert "Question ragged: Row 15 has fewer cells" in ended.err
    assert "Decided, footers: Row 16 looks like a total" in ended.err
    plan = load_plan(reticent.folder / "plan.reticent")
    assert (plan.layout.header_row, plan.layout.unanswered, plan.layout.footers) == (2, ("ragged",), "skip")
    assert inside(*RELEASE, "--budget", "3").status == 1
    assert inside(*words, "--answer", "ragged=fill", "--yes").status == 0
    assert inside(*RELEASE, "--budget", "3").status == 0


def test_whoever_says_sheet_and_header_row_is_asked_about_the_rest(inside, reticent):
    with xlsxwriter.Workbook(reticent.folder / "a.xlsx") as book:
        sheet = book.add_worksheet("Data")
        for row, cells in enumerate((["x", "y"], ["ill", "region"], *[["yes", "north"], ["no", "south"]] * 6)):
            sheet.write_row(row, 0, cells)
        sheet.set_row(5, None, None, {"hidden": True})
    ended = inside("describe", "a.xlsx", "--sheet", "Data", "--header-row", "2")
    assert "Question hidden_rows: One row is hidden, row 6" in ended.err
    said = ReadingLayout(sheet="Data", header_row=2)
    assert preview(reticent.folder / "a.xlsx", said).layout.unanswered == ()  # of a plan of before there were questions
    wished = ReadingLayout(sheet="Data", header_row=2, is_new=True)
    assert preview(reticent.folder / "a.xlsx", wished).layout.unanswered == ("hidden_rows",)
