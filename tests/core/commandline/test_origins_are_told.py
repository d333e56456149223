"""Every attribute whose list comes from the data is named in every export, with a bucket for others or without."""

from __future__ import annotations

import html
import json
import re

import pytest
from openpyxl import load_workbook

from core.project.plan_file import load_plan
from core.session.opening import open_ledger
from core.session.planned_release import plan_release
from core.session.quoting import quote

PLAN = """\
reticent = 1
[data]
source = "rows.csv"
header_row = 1
delimiter = ","
encoding = "utf-8"
decimal = "."
thousands = ""
dates = "day-first"
[privacy]
dataset = "Origins"
[strategy]
name = "custom"
marginals = [["plain", "bucket"], ["blank", "measured", "measured bucket"], ["edges"], ["own", "word"]]
"""

ATTRIBUTES = {
    "plain": 'provenance = "data"',
    "bucket": 'provenance = "data"\nother = "Anything else"',
    "blank": 'provenance = "data"\nother = "Anything else"\nmissing = "Missing"',
    "measured": 'provenance = "data"',
    "measured bucket": 'provenance = "data"\nother = "Anything else"',
    "unused": 'provenance = "data"\nother = "Anything else"',
    "own": 'other = "Anything else"',
    "word": 'stated = true\nother = "Anything else"',
}
TAKEN = "plain, bucket, blank, measured, measured bucket, edges"


@pytest.fixture
def released(inside, reticent):
    """Release once, and return how to export it in a format."""
    parts = [PLAN]
    for name, keys in ATTRIBUTES.items():
        parts.append(f'[[attributes]]\nname = "{name}"\nkind = "categories"\ncategories = ["a", "b"]\n{keys}\n')
    edges = 'edges = [0, 10, 20]\nprovenance = "data"\nother = "Anything else"'
    parts.append(f'[[attributes]]\nname = "edges"\nkind = "number"\n{edges}\n')
    tables = (["plain"], ["bucket"], ["blank"], ["edges"], ["own"], ["word"])
    parts += [f"[[tables]]\nattributes = {json.dumps(names)}\n" for names in tables]
    reticent.write("plan.reticent", "".join(parts))
    names = [*ATTRIBUTES, "edges"]
    rows = [",".join([*("ab"[place % 2] for _ in ATTRIBUTES), str(place % 20)]) for place in range(60)]
    reticent.write("rows.csv", "\n".join([",".join(names), *rows]))
    words = ("release", "plan.reticent", "-o", "first.json", "--format", "json", "--ledger", "mine", "--yes")
    ended = inside(*words, "--budget", "3")
    assert ended.status == 0, ended.err

    def export(key, name):
        ended = inside("ledger", "export-release", "2", "-o", name, "--format", key, "--ledger", "mine")
        assert ended.status == 0, ended.err
        return reticent.folder / name

    return export


def said(text):
    """Return the names in the two sentences on origins."""
    plain = html.unescape(text)
    taken = re.search(r"The categories or edges of (.*?) were taken from the data", plain)
    word = re.search(r"owner states that the categories or edges of (.*?) are known without looking", plain)
    return taken[1], word[1]


def test_json(released):
    statement = json.loads(released("json", "out.json").read_text(encoding="utf-8"))["statement"]
    assert said(" ".join(statement["lines"])) == (TAKEN, "word")
    found = {each["name"]: (each["provenance"], each.get("stated", False)) for each in statement["attributes"]}
    data = dict.fromkeys(TAKEN.split(", "), ("data", False))
    assert found == data | {"own": ("declared", False), "word": ("declared", True)}


def test_workbook(released):
    book = load_workbook(released("xlsx", "out.xlsx"))
    texts = [str(cell.value) for sheet in book for row in sheet.iter_rows() for cell in row if cell.value is not None]
    assert said(" ".join(texts)) == (TAKEN, "word")
    rows = [[cell.value for cell in row] for row in book["Method"].iter_rows()]
    origins = {row[0]: row[3] for row in rows if row[2] in ("categories", "number, in bins", "number") and row[3]}
    read = {name for name, words in origins.items() if words == "taken from the data, then confirmed by the owner"}
    assert read == set(TAKEN.split(", "))
    assert origins["own"] == "declared by the owner"
    assert origins["word"] == "first taken from the data; the owner states that it is known without looking"


def test_report(released):
    text = html.unescape(released("html", "out.html").read_text(encoding="utf-8"))
    assert said(text) == (TAKEN, "word")
    rows = dict(
        re.findall(r'<tr><th scope="row">(.*?)</th><td class="words">.*?</td><td class="words">(.*?)</td>', text)
    )
    assert {name for name, words in rows.items() if words.startswith("taken from the data")} == set(TAKEN.split(", "))
    assert rows["word"].startswith("first taken from the data; the owner states")


def test_csv(released):
    folder = released("csv", "out")
    texts = [path.read_text(encoding="utf-8-sig") for path in sorted(folder.iterdir())]
    assert any(TAKEN in text and "were taken from the data" in text for text in texts)
    statement = json.loads((folder / "method.json").read_text(encoding="utf-8"))
    assert said(" ".join(statement["lines"])) == (TAKEN, "word")


def test_the_confirmation_names_them_before_anything_is_spent(released, reticent):
    offer = quote(
        plan_release(load_plan(reticent.folder / "plan.reticent")), open_ledger(reticent.folder / "mine"), "Origins"
    )
    assert said(" ".join(offer.lines)) == (TAKEN, "word")
