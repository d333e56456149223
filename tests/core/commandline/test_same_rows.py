"""The rows of a file are known again under another name, however they are saved and whatever of them is released."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from datetime import date, timedelta

import pytest
import xlsxwriter

NAMES = ("number", "sex", "age", "city", "income", "born")
CITIES = ("Leeds", "York", "Kiel", "Münster", "Graz")
LIST = 'kind = "categories"\ncategories = ["f", "m"]\nother = "(other)"'
AGES = 'kind = "number"\nedges = [0, 30, 60, 120]'


def people(n, seed, first=1):
    """Return rows of `n` people drawn from one population."""
    draw = random.Random(seed)
    born = date(1950, 1, 1)
    return [
        (
            first + place,
            draw.choice("fm"),
            draw.randrange(18, 90),
            draw.choices(CITIES, (5, 4, 3, 2, 1))[0],
            round(draw.lognormvariate(10, 0.5), 2),
            born + timedelta(draw.randrange(20_000)),
        )
        for place in range(n)
    ]


def saved(folder, name, rows, names=NAMES):
    if name.endswith("xlsx"):
        with xlsxwriter.Workbook(folder / name) as book:
            days, sheet = book.add_format({"num_format": "yyyy-mm-dd"}), book.add_worksheet("Rows")
            sheet.write_row(0, 0, names)
            for place, row in enumerate(rows, start=1):
                for column, cell in enumerate(row):
                    sheet.write(place, column, cell, *([days] if isinstance(cell, date) else []))
        return
    lines = [",".join(names), *(",".join(map(str, row)) for row in rows)]
    (folder / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


def plan(source, *columns):
    how = ['delimiter = ","\nencoding = "utf-8"', 'sheet = "Rows"'][source.endswith("xlsx")]
    head = f'reticent = 1\n[data]\nsource = "{source}"\nheader_row = 1\n{how}\ndecimal = "."\nthousands = ""\n'
    asked = (f'[[attributes]]\nname = "{name}"\n{kind}\n' for name, kind in columns)
    return head + "".join(asked) + '[[families]]\norder = 1\n[privacy]\nepsilon = "1"\n[unit]\nrows = "records"\n'


@pytest.fixture
def release(inside, reticent):
    """Release columns of rows under the name of their file."""

    def run(name, rows, *columns, names=NAMES):
        saved(reticent.folder, name, rows, names)
        stem = name.partition(".")[0]
        reticent.write(f"{stem}.reticent", plan(name, *columns))
        words = ("-o", f"{stem}.json", "--ledger", "ledger", "--yes", "--budget", "2")
        return inside("release", f"{stem}.reticent", *words)

    return run


ROWS = people(600, 1)
OTHERS = people(600, 2)
BY_SEX, BY_AGE = ("sex", LIST), ("age", AGES)


@pytest.mark.parametrize(
    ("name", "rows", "names"),
    [
        ("sorted.csv", sorted(ROWS, key=lambda row: row[4]), NAMES),
        ("fewer.csv", ROWS[1:], NAMES),
        ("more.csv", [*ROWS, OTHERS[0]], NAMES),
        ("moved.csv", [*ROWS[30:], *OTHERS[:30]], NAMES),
        ("book.xlsx", ROWS[:-1], NAMES),
        ("narrow.csv", [(row[2], row[4]) for row in ROWS[:-1]], ("age", "income")),
        ("renamed.csv", [row[1:] for row in ROWS[:-1]], ("a", "age", "c", "d", "e")),
        ("recoded.csv", [(*row[:3], row[3][0], *row[4:]) for row in ROWS[:-1]], NAMES),
    ],
)
def test_the_same_people_are_known_again(release, name, rows, names):
    assert release("first.csv", ROWS, BY_SEX).status == 0
    stopped = release(name, rows, BY_AGE, names=names)
    assert (stopped.status, stopped.out) == (1, "")
    assert "The rows look like those already released as “first”" in stopped.err


def test_thirty_people_are_known_again(release):
    assert release("first.csv", ROWS[:30], BY_SEX).status == 0
    assert "look like" in release("second.csv", [*ROWS[29:0:-1], OTHERS[0]], BY_AGE).err


@pytest.mark.parametrize("n", [30, 600])
def test_other_people_of_the_same_population_are_not_asked_about(release, n):
    assert release("first.csv", ROWS[:n], BY_SEX, BY_AGE).status == 0
    ended = release("second.csv", OTHERS[:n], BY_SEX, BY_AGE)
    assert (ended.status, ended.err) == (0, "")


def test_columns_that_say_little_do_not_make_two_files_alike(release):
    assert release("first.csv", [row[:3] for row in ROWS], BY_SEX, names=NAMES[:3]).status == 0
    ended = release("second.csv", [row[:2] for row in OTHERS], BY_SEX, names=NAMES[:2])
    assert (ended.status, ended.err) == (0, "")


def secrets_of(ledger):
    """Return pieces of all that a ledger keeps of rows, and of its key."""
    with closing(sqlite3.connect(ledger)) as opened:
        lines = "\n".join(opened.iterdump())
    start = lines.index('"fingerprint"')
    facts = json.loads("{" + lines[start : lines.index("}", start)] + "}")
    kept = [facts["fingerprint-key"], *(part.rpartition(":")[2] for part in facts["fingerprint"].split())]
    assert max(map(len, kept)) > 500  # the sketch is among them
    return [text[start : start + 12] for text in kept for start in (0, len(text) // 2)]


def test_the_sketch_and_its_key_leave_the_ledger_in_no_way(release, inside, reticent):
    release("people.csv", ROWS, BY_SEX)
    ways = [("show", "people", "--json"), ("list", "--json"), ("releases", "--json"), ("verify",), ("export",)]
    ways += [("export", "-o", "lines.csv"), *(("export-release", "2", "-o", f"2{end}") for end in (".json", ".html"))]
    ended = [inside("ledger", *words, "--ledger", "ledger") for words in ways]
    files = {each.name: each for each in reticent.folder.iterdir() if each.is_file() and each.name != "ledger"}
    assert {"people.json", "lines.csv", "2.json", "2.html"} <= {*files}
    told = "\n".join([*(each.out + each.err for each in ended), *(each.read_text("utf-8") for each in files.values())])
    assert not [piece for piece in secrets_of(reticent.folder / "ledger") if piece in told]
