"""Two releases side by side on the command line: text, JSON, and files, each as a process would see it."""

from __future__ import annotations

import csv
import io
import json

import openpyxl
import pytest

from tests.core.commandline.reticent import PLAN

OTHERS = PLAN.replace('"People"', '"Others"').replace('["Leeds", "York"]', '["York", "Leeds", "Hull"]')
HEADER = [
    "table",
    "sex",
    "age",
    "city",
    "first_count",
    "first_plus_minus",
    "second_count",
    "second_plus_minus",
    "difference",
    "difference_standard_deviation",
    "difference_plus_minus",
    "beyond",
]


@pytest.fixture
def twice(inside, reticent):
    """Release two plans: no. 2 is about People, no. 6 about Others."""
    reticent.write("others.reticent", OTHERS)
    assert inside("release", "people.reticent", "-o", "one.json", "--budget", "3", "--yes").status == 0
    words = ("--budget", "3", "--yes", "--other-people")
    assert inside("release", "others.reticent", "-o", "two.json", *words).status == 0
    return inside


def published(reticent, name):
    tables = json.loads((reticent.folder / name).read_text(encoding="utf-8"))["tables"]
    return {tuple(table["attributes"]): table for table in tables}


def test_both_are_told_apart_and_every_number_has_its_margin(twice):
    ended = twice("ledger", "compare", "2", "6")
    assert (ended.status, ended.err) == (0, "")
    first, second, *_ = ended.out.splitlines()
    assert first.startswith("First:  People – release 1 (no. 2): ε = 1, ")
    assert second.startswith("Second: Others – release 1 (no. 6): ε = 1, ")
    assert "For somebody in both datasets, the two releases together cost ε = 2: ε = 1 and ε = 1." in ended.out
    assert "Of “city”, only the second release has “Hull”." in ended.out
    assert "Noise alone marks at most 5 % of all differences: here, 0.85 of 17 on average." in ended.out
    assert "First     ±  Second     ±  Difference     ±" in ended.out


def test_json_has_the_numbers_of_both_releases(twice, reticent):
    found = json.loads(twice("ledger", "compare", "6", "2", "--json").out)
    assert (found["first"]["number"], found["second"]["number"]) == (2, 6)
    assert [found[side]["name"] for side in ("first", "second")] == ["People – release 1", "Others – release 1"]
    assert (found["together"], found["same_dataset"], found["coverage"]) == ("ε = 2", False, 0.95)
    assert found["attributes"][2] == {
        "name": "city",
        "labels": ["Leeds", "York"],
        "only_first": [],
        "only_second": ["Hull"],
    }
    one, two = published(reticent, "one.json"), published(reticent, "two.json")
    shown = {tuple(table["attributes"]): table for table in found["tables"]}
    assert list(shown) == [("sex", "age"), ("sex", "city"), ("age", "city"), ()]
    assert shown["sex", "age"]["first"]["values"] == one["sex", "age"]["values"]
    assert shown["sex", "age"]["second"]["values"] == two["sex", "age"]["values"]
    city = two["sex", "city"]["values"]
    assert shown["sex", "city"]["second"]["values"] == [city[1], city[0], city[4], city[3]]
    for table in shown.values():
        pairs = zip(table["first"]["values"], table["second"]["values"], strict=True)
        assert table["difference"] == [second - first for first, second in pairs]
        margins = zip(table["difference"], table["half_width"], strict=True)
        assert table["beyond"] == [abs(difference) > margin for difference, margin in margins]


def test_no_other_ending_is_written(twice, reticent):
    ended = twice("ledger", "compare", "2", "6", "-o", "both.pdf")
    assert (ended.status, ended.out) == (1, "")
    said = "both.pdf cannot be written: no format of an export ends in “.pdf”. Choose one of .xlsx, .csv.\n"
    assert ended.err == said
    assert not (reticent.folder / "both.pdf").exists()


def test_a_csv_file_has_a_line_for_every_number(twice, reticent):
    assert twice("ledger", "compare", "2", "6", "-o", "both.csv").out == "both.csv\n"
    text = (reticent.folder / "both.csv").read_text(encoding="utf-8-sig")
    header, *lines = csv.reader(io.StringIO(text))
    assert header == HEADER
    assert len(lines) == 6 + 4 + 6 + 1
    assert lines[-1][:4] == ["everybody", "", "", ""]
    assert {line[-1] for line in lines} <= {"yes", "no"}
    found = json.loads(twice("ledger", "compare", "2", "6", "--json").out)
    assert [float(line[8]) for line in lines] == [each for table in found["tables"] for each in table["difference"]]


def test_a_workbook_has_a_sheet_for_every_table(twice, reticent):
    assert twice("ledger", "compare", "2", "6", "-o", "both.xlsx").status == 0
    book = openpyxl.load_workbook(reticent.folder / "both.xlsx")
    assert book.sheetnames == ["Cover", "Contents", "1 sex × age", "2 sex × city", "3 age × city", "4 everybody"]
    cover = [str(cell.value) for row in book["Cover"].iter_rows() for cell in row if cell.value]
    assert "For somebody in both datasets, the two releases together cost ε = 2: ε = 1 and ε = 1." in cover
    rows = [[cell.value for cell in row] for row in book["1 sex × age"].iter_rows()]
    (head,) = (number for number, row in enumerate(rows) if row[0] == "sex")
    assert rows[head][2:9] == [
        "First",
        "± of the first",
        "Second",
        "± of the second",
        "Difference",
        "± of the difference",
        "Beyond its ±",
    ]
    assert [row[2] for row in rows[head + 1 :]] == published(reticent, "one.json")["sex", "age"]["values"]
    assert all(row[6] == row[4] - row[2] for row in rows[head + 1 :])


def test_a_name_without_an_ending_becomes_a_workbook(twice, reticent):
    assert twice("ledger", "compare", "2", "6", "-o", "both").status == 0
    assert (reticent.folder / "both").read_bytes().startswith(b"PK")


def test_nothing_is_replaced_without_a_word_and_the_ledger_never(twice):
    assert twice("ledger", "compare", "2", "6", "-o", "both.csv").status == 0
    again = twice("ledger", "compare", "2", "6", "-o", "both.csv")
    assert (again.status, again.out) == (1, "")
    assert "exists already" in again.err
    assert twice("ledger", "compare", "2", "6", "-o", "both.csv", "--yes").status == 0
    ledger = twice("ledger", "compare", "2", "6", "-o", "home/reticent/ledger.sqlite", "--yes")
    assert "is the ledger, which would be lost" in ledger.err


def test_a_folder_that_is_not_there_is_said_to_be_missing(twice):
    ended = twice("ledger", "compare", "2", "6", "-o", "nowhere/both.csv")
    assert (ended.status, ended.out) == (1, "")
    assert "nowhere" in ended.err


@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        (("2", "2"), "Release no. 2 was named twice."),
        (("2", "1"), "The ledger keeps no tables under no. 1."),
        (("2", "99"), "The ledger keeps no tables under no. 99."),
    ],
)
def test_what_cannot_be_compared_is_refused_in_words(twice, numbers, words):
    ended = twice("ledger", "compare", *numbers)
    assert (ended.status, ended.out) == (1, "")
    assert words in ended.err


@pytest.mark.parametrize("words", [("2",), ("2", "x"), ("2", "6", "7"), ("0", "2")])
def test_wrong_usage(twice, words):
    assert twice("ledger", "compare", *words).status == 2


def test_nothing_is_spent_and_nothing_written(twice):
    before = twice("ledger", "export").out
    assert twice("ledger", "compare", "2", "6").status == 0
    assert twice("ledger", "export").out == before


def test_as_a_process(reticent):
    reticent.write("others.reticent", PLAN.replace("order = 2", "order = 1").replace('epsilon = "1"', 'epsilon = "2"'))
    assert reticent.run("release", "people.reticent", "-o", "one.json", "--budget", "3", "--yes").status == 0
    assert reticent.run("release", "others.reticent", "-o", "two.json", "--yes").status == 0
    ended = reticent.run("ledger", "compare", "2", "5")
    assert (ended.status, ended.err) == (0, "")
    assert "its budget was charged for both: together they cost ε = 3. In total, ε = 3 of ε = 3 is spent." in ended.out
    found = json.loads(reticent.run("ledger", "compare", "2", "5", "--json").out)
    assert [table["attributes"] for table in found["tables"]] == [["sex"], ["age"], ["city"], []]
    refused = reticent.run("ledger", "compare", "2", "3")
    assert (refused.status, refused.out) == (1, "")
