"""Whatever a user gets wrong is told with the place and the cure, by a process that ends with status 1."""

from __future__ import annotations

import io

import msoffcrypto.format.ooxml
import pytest
import xlsxwriter

from tests.core.commandline.reticent import PLAN, ROWS

BUDGET = ("--budget", "1")


def workbook():
    content = io.BytesIO()
    with xlsxwriter.Workbook(content, {"in_memory": True}) as book:
        book.add_worksheet("People").write_row(0, 0, ["sex", "age", "city"])
    return content.getvalue()


def encrypted():
    content = io.BytesIO()
    msoffcrypto.format.ooxml.OOXMLFile(io.BytesIO(workbook())).encrypt("secret", content)
    return content.getvalue()


ROWS_FILES = {
    "missing": (None, ["there is no such file"]),
    "empty": ("", ["nothing in it"]),
    "header only": (ROWS[0], ["people.csv"]),
    "really a workbook": (workbook(), ["people.csv"]),
    "encrypted": (encrypted(), ["password", "Save a copy without one"]),
    "header missing": ("sex,,city\nf,1,York\n", ["row 1", "age"]),
    "header twice": ("sex,age,sex\nf,1,f\n", ["row 1", "no column called “sex”", "“sex (1)”"]),
    "no header": ("m,4711,xyz\nf,1,York\n", ["row 1", "“sex”", "may not be the header"]),
    "column missing": ("sex,agee,city\nf,1,York\n", ["age", "agee"]),
    "stranger": ("sex,age,city\nf,1,York\nxyz,2,York\n", ["row 3", "column A (“sex”)", "none of the declared"]),
    "number for a category": ("sex,age,city\n4711,1,York\n", ["row 2", "column A (“sex”)", "none of the declared"]),
    "text for a number": ("sex,age,city\nf,old,York\n", ["row 2", "column B (“age”)", "not a number"]),
    "blank": ("sex,age,city\nf,1,York\nf,,York\n", ["row 3", "column B (“age”)", "empty"]),
    "outside": ("sex,age,city\nf,121,York\n", ["row 2", "column B (“age”)", "outside"]),
    "ragged": ("sex,age,city\nf,1,York\nf,1\n", ["row 3", "cells"]),
}


@pytest.mark.parametrize(("content", "words"), ROWS_FILES.values(), ids=ROWS_FILES.keys())
def test_rows_that_cannot_be_used(inside, reticent, content, words):
    (reticent.folder / "people.csv").unlink()
    if content is not None:
        reticent.write("people.csv", content)
    ended = inside("release", "people.reticent", "-o", "out.xlsx", *BUDGET, "--yes")
    assert ended.status == 1
    assert ended.out == ""
    assert all(word in ended.err for word in ["people.csv", *words]), ended.err
    assert not any(value in ended.err for value in ("xyz", "4711"))
    assert not (reticent.folder / "out.xlsx").exists()


def test_rows_that_cannot_be_used_as_a_process(reticent):
    content, words = ROWS_FILES["stranger"]
    reticent.write("people.csv", content)
    ended = reticent.run("release", "people.reticent", "-o", "out.xlsx", *BUDGET, "--yes")
    assert (ended.status, ended.out) == (1, "")
    assert all(word in ended.err for word in words), ended.err
    assert "xyz" not in ended.err


@pytest.mark.parametrize("name", ["people.xlsx", "people.foo", "."])
def test_what_is_not_a_spreadsheet(reticent, name, inside):
    if name != ".":
        reticent.write(name, "sex,age\nf,1\n")
    ended = inside("describe", name)
    assert (ended.status, ended.out) == (1, "")
    assert name in ended.err


@pytest.mark.parametrize(
    ("content", "given"), [("sex,,city\nf,1,York\n", "Column B"), ("sex,age,sex\nf,1,f\n", "sex (2)")]
)
def test_columns_without_a_name_of_their_own_get_one_and_are_left_out(inside, reticent, content, given):
    reticent.write("people.csv", content)
    ended = inside("describe", "people.csv", "-o", "mine.reticent", "--confirm", "all")
    assert ended.status == 0
    assert given in ended.out + ended.err
    plan = (reticent.folder / "mine.reticent").read_text()
    assert f"# Not used: {given}" in plan
    assert f'name = "{given}"' not in plan


def test_a_name_with_control_characters_leaves_the_plan_readable(inside, reticent):
    reticent.write("people.csv", "sex,a\x02b\n" + "f,1\nm,2\n" * 20)
    assert inside("describe", "people.csv", "-o", "mine.reticent", "--use", "sex", "--confirm", "all").status == 0
    assert "# Not used: ab\n" in (reticent.folder / "mine.reticent").read_text()
    assert inside("compare", "mine.reticent").status == 0


PLANS = {
    "broken": (PLAN.replace("[privacy]", "[privacy"), ["line 23, column 9", "put ] at its end"]),
    "unknown key": (PLAN.replace("epsilon", "epsilom"), ["line 24, column 1", "Did you mean “epsilon”"]),
    "zero": (PLAN.replace('"1"', '"0"'), ["line 24, column 11", "privacy.epsilon", "above 0"]),
    "negative": (PLAN.replace('"1"', "-1"), ["line 24, column 11", "privacy.epsilon", "above 0"]),
    "no number": (PLAN.replace('"1"', '"a lot"'), ["line 24, column 11", "a lot", "above 0"]),
    "unknown attribute": (PLAN + '[[tables]]\nattributes = ["sexx"]', ["line 27, column 15", "Did you mean “sex”"]),
    "no tables": (PLAN.replace("[[families]]\norder = 2\n", ""), ["No table has been chosen"]),
    "same table twice": (PLAN + '[[tables]]\nattributes = ["sex"]\n' * 2, ["asked for twice"]),
}


@pytest.mark.parametrize(("content", "words"), PLANS.values(), ids=PLANS.keys())
@pytest.mark.parametrize("verb", ["compare", "rehearse", "release"])
def test_plans_that_cannot_be_used(inside, reticent, verb, content, words):
    reticent.write("people.reticent", content)
    rest = ("-o", "out.xlsx", *BUDGET) if verb == "release" else ()
    ended = inside(verb, "people.reticent", *rest)
    assert (ended.status, ended.out) == (1, "")
    assert all(word in ended.err for word in words), ended.err
    assert inside("ledger", "list").out.startswith("The ledger knows no dataset")


@pytest.mark.parametrize("name", ["people.csv", "people.xlsx"])
@pytest.mark.parametrize("verb", ["compare", "rehearse", "release"])
def test_rows_in_place_of_a_plan(inside, reticent, verb, name):
    reticent.write("people.xlsx", workbook())
    ended = inside(verb, name, *(("-o", "out.xlsx") if verb == "release" else ()))
    assert (ended.status, ended.out) == (1, "")
    assert f"“reticent describe {name} -o people.reticent” makes a plan of it." in ended.err


def test_an_unknown_strategy(inside, reticent):
    reticent.write("people.reticent", PLAN + '[strategy]\nname = "fourrier"')
    ended = inside("release", "people.reticent", "-o", "out.xlsx", *BUDGET)
    assert ended.status == 1
    assert "no strategy called “fourrier”" in ended.err
    assert inside("compare", "people.reticent").status == 0  # it shows them all, whatever the plan prefers


def test_a_broken_plan_as_a_process(reticent):
    reticent.write("people.reticent", PLANS["broken"][0])
    ended = reticent.run("compare", "people.reticent")
    assert (ended.status, ended.out) == (1, "")
    assert "people.reticent, line 23, column 9" in ended.err


def test_a_table_too_large(inside, reticent):
    labels = ", ".join(f'"{i}"' for i in range(6000))
    wide = "".join(f'[[attributes]]\nname = "w{i}"\nkind = "categories"\ncategories = [{labels}]\n' for i in range(2))
    reticent.write("people.reticent", PLAN.replace("[[families]]", f"{wide}[[families]]"))
    ended = inside("compare", "people.reticent")
    assert ended.status == 1
    assert "36,000,000 cells" in ended.err
    assert "merge categories" in ended.err


def test_no_source(inside, reticent):
    reticent.write("people.reticent", PLAN.replace('source = "people.csv"\n', ""))
    ended = inside("release", "people.reticent", "-o", "out.xlsx", *BUDGET)
    assert ended.status == 1
    assert "names no data file" in ended.err


def test_a_ledger_without_budget(reticent, inside):
    ended = inside("release", "people.reticent", "-o", "out.xlsx")
    assert (ended.status, ended.out) == (1, "")
    assert "knows no budget for “People”" in ended.err
    assert "--budget 1" in ended.err


def test_no_more_than_the_budget(inside, reticent):
    release = ("release", "people.reticent", "-o")
    assert inside(*release, "a.xlsx", "--budget", "1.5", "--yes").status == 0
    ended = inside(*release, "b.xlsx")
    assert ended.status == 1
    assert "“People” has ε = 0.5 left, and this costs ε = 1" in ended.err
    assert not (reticent.folder / "b.xlsx").exists()
    ended = inside(*release, "b.xlsx", "--budget", "9")
    assert "records a budget of ε = 1.5 for “People”, not ε = 9" in ended.err


@pytest.mark.parametrize(
    ("out", "words"),
    [
        ("absent/out.xlsx", "cannot be written"),
        ("people.csv/out.xlsx", "cannot be written"),
        ("out.docx", "no format of an export ends in “.docx”. Choose one of .xlsx, .csv,"),
        ("report.2025", "or name the format with --format"),
    ],
)
def test_an_output_that_cannot_be_written(reticent, out, words, inside):
    ended = inside("release", "people.reticent", "-o", out, *BUDGET)
    assert (ended.status, ended.out) == (1, "")
    assert words in ended.err
    assert inside("ledger", "list").out.startswith("The ledger knows no dataset")


def test_an_output_that_exists(reticent, inside):
    reticent.write("out.xlsx", "mine")
    ended = inside("release", "people.reticent", "-o", "out.xlsx", *BUDGET)
    assert (ended.status, ended.out) == (1, "")
    assert "exists already" in ended.err
    assert "--yes" in ended.err
    assert (reticent.folder / "out.xlsx").read_text() == "mine"
    ended = inside("release", "people.reticent", "-o", "out.xlsx", *BUDGET, "--yes")
    assert (ended.status, ended.out.splitlines()[-1]) == (0, "out.xlsx")


@pytest.mark.parametrize(
    ("out", "what"), [("people.csv", "the file with the rows"), ("./people.reticent", "the plan"), ("my", "the ledger")]
)
def test_an_output_that_is_an_input(inside, reticent, out, what):
    inside("ledger", "set-budget", "People", "2", "--ledger", "my")
    before = (reticent.folder / out).read_bytes()
    ended = inside("release", "people.reticent", "-o", out, "--ledger", "my", "--yes")
    assert (ended.status, ended.out) == (1, "")
    assert f"{what}, which would be lost" in ended.err
    assert (reticent.folder / out).read_bytes() == before
    assert "ε = 2" in inside("ledger", "list", "--ledger", "my").out


def test_a_plan_that_would_replace_its_rows(inside, reticent):
    (reticent.folder / "link").symlink_to("people.csv")
    for out in ("people.csv", "link"):
        ended = inside("describe", "people.csv", "-o", out, "--yes")
        assert ended.status == 1
        assert "the file with the rows, which would be lost" in ended.err
    assert (reticent.folder / "people.csv").read_text().startswith("sex,age,city")


def test_a_ledger_that_is_none(reticent, inside):
    reticent.write("ledger.sqlite", "this is no ledger")
    ended = inside("ledger", "list", "--ledger", "ledger.sqlite")
    assert (ended.status, ended.out) == (1, "")
    assert "ledger.sqlite cannot be used" in ended.err
