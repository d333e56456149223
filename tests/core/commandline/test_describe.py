"""What describe prints, and the plan it starts."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from core.domain.attribute import Kind, Provenance
from core.domain.reading_choices import AsWritten, Ragged, RowChoice
from core.domain.reading_layout import ReadingLayout
from core.project.plan_file import load_plan
from tests.core.sources.written_files import write


def test_a_plan_to_start_from(inside, reticent):
    (reticent.folder / "plans").mkdir()
    ended = inside("describe", "people.csv", "-o", "plans/mine.reticent", "--confirm", "all")
    assert ended.status == 0
    plan = load_plan(reticent.folder / "plans" / "mine.reticent")
    assert plan.source == "../people.csv"
    assert plan.privacy.dataset == "people"
    assert [family.order for family in plan.families] == [2]
    assert [attribute.name for attribute in plan.attributes] == ["sex", "age", "city"]
    assert {attribute.provenance for attribute in plan.attributes} == {Provenance.DATA}
    assert plan.attributes[1].kind is Kind.NUMBER
    found = ReadingLayout(header_row=1, delimiter=",", encoding="utf-8", decimal=".", thousands="")
    assert plan.layout == replace(
        found,
        ragged=Ragged.REFUSE,
        footers=RowChoice.REFUSE,
        doubtful_rows=RowChoice.REFUSE,
        blank_rows=RowChoice.REFUSE,
        last_row=RowChoice.REFUSE,
        as_written=AsWritten.REFUSE,
    )
    assert 'write provenance = "declared"' in (reticent.folder / "plans" / "mine.reticent").read_text()


def test_a_table_whose_cells_exceed_all_floats_gets_a_plan(inside, reticent):
    header = ",".join(f"q{n}" for n in range(320))
    rows = [",".join(str((row + n) % 10) for n in range(320)) for row in range(40)]
    reticent.write("wide.csv", "\n".join([header, *rows]) + "\n")
    ended = inside("describe", "wide.csv", "-o", "wide.reticent", "--confirm", "all")
    assert ended.status == 0, ended.err
    assert len(load_plan(reticent.folder / "wide.reticent").attributes) == 320


def test_marks_stand_between_quotation_marks(inside):
    assert "header row 1, delimiter “,”, encoding utf-8, decimal mark “.”" in inside("describe", "people.csv").out


def test_a_plan_that_exists_is_not_replaced(inside, reticent):
    before = (reticent.folder / "people.reticent").read_text()
    ended = inside("describe", "people.csv", "-o", "people.reticent")
    assert ended.status == 1
    assert "exists already" in ended.err
    assert (reticent.folder / "people.reticent").read_text() == before
    assert inside("describe", "people.csv", "-o", "people.reticent", "--yes").status == 0


def test_identifiers_are_left_out(inside, reticent):
    rows = "\n".join(f"P{i:05},{'fm'[i % 2]}" for i in range(500))
    reticent.write("people.csv", f"patient_id,sex\n{rows}\n")
    ended = inside("describe", "people.csv", "-o", "mine.reticent")
    assert "left out of the plan" in ended.out
    text = (reticent.folder / "mine.reticent").read_text()
    assert "# Not used: patient_id" in text
    assert "P00001" not in text + ended.out


def test_a_list_that_was_cut_says_how_much_it_holds(inside, reticent):
    jobs = [f"job {n}" for n in range(219) for _ in range(1 + 1000 // (n + 1))]
    reticent.write("jobs.csv", "\n".join(["job", *jobs]) + "\n")
    (line,) = [line for line in inside("describe", "jobs.csv").out.splitlines() if "job " in line]
    assert line.endswith("60 of 219 values listed; all others count as “Anything else”")


def test_json_tells_no_number_of_rows(inside):
    ended = inside("describe", "people.csv", "--json")
    told = json.loads(ended.out)
    assert [column["kind"] for column in told["columns"]] == ["categories", "number", "categories"]
    assert told["columns"][0]["labels"] == 2
    assert "300" not in ended.out


def test_the_layout_can_be_chosen(inside, reticent):
    reticent.write("odd.txt", "a title\nwer\twas\n1.000,5\tx\n2,5\ty\n".encode("utf-16"))
    words = ("--header-row", "2", "--delimiter", "tab", "--encoding", "utf-16", "--decimal", ",", "--thousands", ".")
    ended = inside("describe", "odd.txt", *words, "--json")
    assert ended.status == 0, ended.err
    told = json.loads(ended.out)
    assert [column["name"] for column in told["columns"]] == ["wer", "was"]
    assert told["layout"]["decimal mark"] == ","


def test_an_order_of_dates_that_nothing_tells_is_asked_for(inside, reticent):
    reticent.write("visits.csv", "day,sex\n" + "".join(f"{n % 12 + 1}/{n % 11 + 1}/2024,f\n" for n in range(60)))
    ended = inside("describe", "visits.csv", "-o", "mine.reticent")
    assert "--dates" in ended.err
    plan_file = reticent.folder / "mine.reticent"
    assert "# dates =   # a release needs it" in plan_file.read_text()
    assert load_plan(plan_file).layout.dates is None
    again = inside("describe", "visits.csv", "-o", "mine.reticent", "--yes", "--dates", "month-first")
    assert "--dates" not in again.err
    assert load_plan(plan_file).layout.dates == "month-first"


def test_an_order_of_dates_that_the_rows_tell_is_written_down(inside, reticent):
    reticent.write("visits.csv", "day,sex\n" + "".join(f"{n % 28 + 1}/{n % 11 + 1}/2024,f\n" for n in range(60)))
    assert inside("describe", "visits.csv", "-o", "mine.reticent").status == 0
    assert load_plan(reticent.folder / "mine.reticent").layout.dates == "day-first"


def test_a_number_of_people_stands_in_the_plan_and_tells_how_useful_its_tables_would_be(inside, reticent):
    ended = inside("describe", "people.csv", "-o", "mine.reticent", "--people", "5000", "--confirm", "all")
    assert load_plan(reticent.folder / "mine.reticent").people == 5000
    (line,) = [line for line in ended.out.splitlines() if line.startswith("Of about 5,000 people")]
    advice = json.loads(inside("advise", "mine.reticent", "--json").out)
    shares = ", ".join(f"{100 * share:.0f} % {name}" for name, share in advice["classes"].items() if share)
    assert line == f"Of about 5,000 people, all tables of 2 attributes, ε = 1: {shares}."
    assert f"Usable: {100 * advice['usable']:.0f} %." in ended.out
    told = json.loads(inside("describe", "people.csv", "--json", "--people", "5000").out)
    assert (told["classes"], told["usable"]) == (advice["classes"], advice["usable"])


def test_without_a_number_of_people_nothing_is_said_of_use(inside, reticent):
    assert "people" not in inside("describe", "people.csv", "-o", "mine.reticent").out.replace("people.csv", "")
    assert load_plan(reticent.folder / "mine.reticent").people is None
    assert "classes" not in json.loads(inside("describe", "people.csv", "--json").out)
    assert inside("describe", "people.csv", "--people", "0").status == 2


def canaries(n=240):
    """A file whose columns have one value each that occurs once, and the columns' names."""
    return {
        "town": [("Leeds", "York", "Hull")[i % 3] for i in range(n)],
        "remark": [f"says {i // 3} on a day of rain" for i in range(n)],
        "answer": ["strongly agree"] * 90 + ["agree"] * (n - 90),
        "income": [str(1000 * (i % 40)) for i in range(n)],
        "visit": [f"2024-{i % 12 + 1:02}-15" for i in range(n)],
        "code": [f"{i % 9:05}" for i in range(n)],
    }


ONCE = {
    "town": "Zennor",
    "remark": "cannot bear it any longer",
    "answer": "ask my sister",
    "income": "987654321.25",
    "visit": "1987-06-05",
    "code": "07993",
}


def written(reticent, kinds):
    columns = [[*cells, ONCE[name]] for name, cells in kinds.items()]
    reticent.write("odd.csv", "\n".join([",".join(kinds), *map(",".join, zip(*columns, strict=True))]) + "\n")


def test_no_value_that_occurs_once_is_in_a_plan_before_it_is_confirmed(inside, reticent):
    written(reticent, canaries())
    plan_file = reticent.folder / "odd.reticent"
    ended = inside("describe", "odd.csv", "-o", "odd.reticent")
    assert ended.status == 0, ended.err
    assert "Lists of categories hold values of the rows" in ended.err
    text = plan_file.read_text()
    assert [name for name, value in ONCE.items() if value in text + ended.out + ended.err] == []
    assert {each.name for each in load_plan(plan_file).attributes} == {"income", "visit"}
    told = inside("describe", "odd.csv", "-o", "odd.reticent", "--yes", "--confirm", "answer,town")
    text = plan_file.read_text()
    assert [name for name, value in ONCE.items() if value in text] == ["town", "answer"]
    assert not any(value in told.out for value in ONCE.values())
    inside("describe", "odd.csv", "-o", "odd.reticent", "--yes", "--confirm", "all")
    assert ONCE["remark"] not in plan_file.read_text()


KINDS = {
    "travel": (("bus", "tram", "bus; tram", "bus; car", "tram; car; bus"), "balloon; canoe"),
    "price": ([f"{3 * n + 1}.50 €" for n in range(40)], "7391.77 €"),
    "seen": ([f"2024-03-{n:02}" for n in range(1, 7)], "2024-03-09"),
    "plz": (("10115", "80331", "20095"), "99997"),
    "when": ([f"Q{n % 4 + 1} {2015 + n}" for n in range(8)], "Q3 1987"),
    "share": ([f"{n} %" for n in range(90)], "93.71 %"),
    "name": ([f"Person {n}" for n in range(60)], "Zephyr Quux"),
    "size": (("small", "medium", "large"), "gigantissimo"),
    "stamp": ([f"2024/03/0{n} 3:15:22 PM GMT+1" for n in range(1, 9)], "2022/11/19 3:15:22 PM GMT+1"),
    "minus": (["12.50-", "100.25", "3.50-"], "8871.93-"),
}
"""Values that recur, and one that occurs once, for every kind of column."""


@pytest.mark.parametrize("place", ["last", "first, below the names", "first, without names"])
def test_over_all_kinds_no_value_that_occurs_once_is_in_a_plan(inside, reticent, place):
    """Not as a name either: where nobody wrote names, the first record stands where they would."""
    rows = [[values[n % len(values)] for values, _ in KINDS.values()] for n in range(240)]
    once = [value for _, value in KINDS.values()]
    rows = [*rows, once] if place == "last" else [once, *rows]
    names = [] if place == "first, without names" else [list(KINDS)]
    reticent.write("odd.csv", "\n".join(map(",".join, [*names, *rows])) + "\n")
    ended = inside("describe", "odd.csv", "-o", "odd.reticent", "--yes")
    assert ended.status == 0, ended.err
    text = (reticent.folder / "odd.reticent").read_text()
    assert [value for value in once if value in text] == []
    assert ("price" in text) is bool(names)
    if not names:
        assert "The names may be somebody’s record" in ended.err
        inside("describe", "odd.csv", "-o", "odd.reticent", "--yes", "--answer", "header_row=0")
        text = (reticent.folder / "odd.reticent").read_text()
        assert [value for value in once if value in text] == []
        assert 'name = "B"' in text


def test_columns_are_used_and_dropped_by_name(inside, reticent):
    words = ("describe", "people.csv", "-o", "mine.reticent", "--yes", "--confirm", "all")
    plan_file = reticent.folder / "mine.reticent"
    assert inside(*words, "--use", "city, sex").status == 0
    assert [each.name for each in load_plan(plan_file).attributes] == ["sex", "city"]
    assert inside(*words, "--drop", "city").status == 0
    assert [each.name for each in load_plan(plan_file).attributes] == ["sex", "age"]
    assert "# Not used: city" in plan_file.read_text()
    ended = inside(*words, "--use", "sexx")
    assert (ended.status, ended.err) == (1, "There is no column “sexx”. Did you mean “sex”?\n")
    ended = inside(*words, "--drop", "town")
    assert (ended.status, ended.err) == (1, "There is no column “town”. The columns are: sex, age, city.\n")
    ended = inside(*words, "--id", "persn", "--at-most", "2")
    assert (ended.status, ended.err) == (1, "There is no column “persn”. The columns are: sex, age, city.\n")


def test_help_tells_what_is_confirmed_and_what_are_choices(inside):
    said = " ".join(inside("describe", "--help").out.split())
    assert "--choices NAMES columns with several answers in a cell" in said
    assert "--confirm NAMES columns whose list of categories you have seen" in said


def test_lists_are_shown_when_asked_for(inside, reticent):
    reticent.write("people.csv", "sex,smokes\n" + "f,n/a\nF,no\nm,yes\n" * 50)
    assert "f, m" not in inside("describe", "people.csv").out
    assert "sex: f, m; F counts as f\n" in inside("describe", "people.csv", "--lists").out
    assert "50 × n/a counts as missing" in inside("describe", "people.csv").out


def test_spellings_that_are_counted_together_are_told(inside, reticent):
    reticent.write("people.csv", "sex,town\n" + "f,ULM\nF,Ulm\nm,Bonn\nm,ulm\n" * 50)
    told = [line.split() for line in inside("describe", "people.csv").out.splitlines()]
    (sex,) = (line for line in told if line[1:2] == ["sex"])
    (town,) = (line for line in told if line[1:2] == ["town"])
    assert " ".join(sex).endswith("1 spelling counted as another, see --lists")
    assert " ".join(town).endswith("2 spellings counted as others, see --lists")


def test_the_lists_are_asked_for_where_somebody_can_answer(inside, reticent, monkeypatch):
    monkeypatch.setattr("core.commandline.terminal.Terminal.can_ask", True)
    asked = []
    monkeypatch.setattr("core.commandline.terminal.Terminal.ask", lambda _, question: asked.append(question) or True)
    ended = inside("describe", "people.csv", "-o", "mine.reticent")
    assert "sex: f, m\n" in ended.err
    assert len(asked) == 1
    assert len(load_plan(reticent.folder / "mine.reticent").attributes) == 3


def test_tables_proposed_are_usable_for_so_many_people(inside, reticent):
    words = ("describe", "people.csv", "-o", "mine.reticent", "--yes", "--confirm", "all", "--people")
    plan_file = reticent.folder / "mine.reticent"
    many = inside(*words, "9000")
    assert "3 tables of 2 attributes each proposed.\n" in many.err
    assert load_plan(plan_file).people == 9000
    few = inside(*words, "90")
    assert "3 tables of 1 attribute each proposed." in few.err
    assert "What would help: reticent advise." in few.err
    assert [family.order for family in load_plan(plan_file).families] == [1]
    reticent.write("two.csv", "sex,smokes\n" + "f,no\nm,yes\n" * 50)
    assert (
        "1 table of 2 attributes proposed.\n"
        in inside("describe", "two.csv", "-o", "two.reticent", *words[4:], "9000").err
    )


def test_most_rows_in_one_bin_are_pointed_out(inside, reticent):
    reticent.write("pay.csv", "pay\n" + "".join(f"{n}.5\n" for n in range(400)) + "9000.5\n9100.5\n9990.5\n")
    assert "wide, for a few numbers far from the others" in inside("describe", "pay.csv").out
    reticent.write("pay.csv", "pay\n" + "0\n" * 400 + "".join(f"{n}.5\n" for n in range(40)))
    assert "most rows fall into one bin" in inside("describe", "pay.csv").out


@pytest.mark.parametrize(
    ("cells", "odd", "words"),
    [
        ([str(n) for n in range(100, 150)], "3O", "1 cell with no number, first in row 52"),
        ([f"{n},5" for n in range(10, 60)], "33.5", "1 cell with no number, first in row 52"),
        (
            [f"{n % 28 + 1:02}.{n % 12 + 1:02}.2023" for n in range(50)],
            "31.02.2024",
            "1 cell with no date, first in row 52",
        ),
    ],
    ids=["typing error", "other mark", "no day"],
)
def test_cells_that_cannot_be_read_are_told_with_their_place(inside, reticent, cells, odd, words):
    rows = [f"{cell};{'fm'[n % 2]}" for n, cell in enumerate([*cells, odd, *cells])]
    reticent.write("a.csv", "\n".join(["age;sex", *rows]))
    ended = inside("describe", "a.csv", "-o", "mine.reticent", "--rows", "records")
    assert f"{words}: counted as “Anything else”" in ended.out
    assert odd not in (reticent.folder / "mine.reticent").read_text()


def test_a_missing_value_of_one_row_is_in_no_plan_that_nobody_confirmed(inside, reticent):
    cells = [str(20 + n % 45) for n in range(200)]
    reticent.write("a.csv", "\n".join(["age,score", *(f"{cell},{cell}" for cell in cells), "999,n/a", "30,-", "31,-"]))
    ended = inside("describe", "a.csv", "-o", "mine.reticent", "--rows", "records")
    assert "1 × 999 counts as “Anything else”" in ended.out
    text = (reticent.folder / "mine.reticent").read_text()
    assert ("999" in text, "n/a" in text, 'missing_values = ["-"]' in text) == (False, False, True)


def test_no_answer_is_no_list_of_answers(inside, reticent):
    reticent.write("a.csv", "\n".join(["ill", *["Yes", "No", "N/A"] * 40]))
    ended = inside("describe", "a.csv", "--lists")
    assert "several answers" not in ended.out
    assert "40 × N/A counts as missing" in ended.out


def test_a_header_without_rows_is_told_once(inside, reticent):
    (reticent.folder / "empty.csv").write_text("sex,age\n", encoding="utf-8")
    ended = inside("describe", "empty.csv")
    assert ended.status != 0
    assert (ended.out + ended.err).casefold().count("there are no rows below row 1") == 1


def test_letters_of_windows_in_a_transport_file_are_told_and_planned(inside, reticent):
    path = write(reticent.folder / "a.xpt", [["town", "n"], *([f"Zoe {'ab'[n % 2]}", n % 5] for n in range(40))])
    path.write_bytes(path.read_bytes().replace(b"Zoe", b"Zo\xeb"))
    ended = inside("describe", "a.xpt", "-o", "a.reticent", "--rows", "records", "--confirm", "all")
    assert (ended.status, "encoding windows-1252" in ended.out) == (0, True)
    plan = load_plan(reticent.folder / "a.reticent")
    assert (plan.layout.encoding, plan.attributes[0].categories) == ("windows-1252", ("Zo\u00eb a", "Zo\u00eb b"))


@pytest.mark.parametrize("answer", [(), ("--answer", "as_written=count")])
def test_no_person_of_a_turned_table_is_in_the_plan(inside, reticent, answer):
    persons = [f"L{n}" for n in range(500, 530)]
    rows = [["age", *(20 + n for n in range(30))], ["sex", *"mf" * 15], ["town", *("Bonn", "Ulm") * 15]]
    write(reticent.folder / "turned.csv", [["id", *persons], *rows])
    told = ("--answer", "skip_below_header=0", *answer)
    ended = inside("describe", "turned.csv", "-o", "turned.reticent", "--confirm", "all", *told)
    assert ended.status == 0, ended.err
    text = (reticent.folder / "turned.reticent").read_text()
    assert ("Turn the table, and describe the file again." in ended.err) is not bool(answer)
    assert ("L500" in text) is bool(answer)
    assert ("L500" in inside("describe", "turned.csv", "--json", *told).out) is bool(answer)
