"""What people read in an export is told in their language, all of it; what programs read is the same in every one."""

from __future__ import annotations

import re
from base64 import b64decode
from dataclasses import replace

import openpyxl
import pytest

from core.exports.fact_words import BUDGETS, RECOVERIES
from core.exports.write import export, exporters
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.words import Figures, Message
from tests.core.exports.reading_back import Page
from tests.core.release.ranged_releases import planned, released

TOLD = re.compile(r"«.*»", re.DOTALL)


def tell(text):
    """Stand for another language: mark what was asked to be told in it; names of the data are nobody's words."""
    return f"«{text}»" if isinstance(text, Message | Figures) else text


@pytest.fixture(scope="module")
def ranged():
    """A release with sentences, steps and noise of the engine, cumulative counts, and numbers that were moved."""
    return released(planned())


@pytest.fixture(params=[False, True], ids=["release", "rehearsal"])
def made(ranged, request):
    return replace(ranged, statement=replace(ranged.statement, rehearsal=request.param))


def names_of(release):
    """Return what is not the program's to say: names, labels, and marks that are the same everywhere."""
    said = release.statement
    names = {attribute.name for attribute in said.attributes}
    labels = {label for attribute in said.attributes for label in attribute.labels if not isinstance(label, Message)}
    titles = {table.title for table in release.tables}
    measured = {str(what) for what, _, _ in said.groups if not isinstance(what, Message)}
    marks = {f"{name} →" for name in names} | {said.dataset, said.reference, "Reticent 0.1.0", "±"}
    marks |= {"2026-01-02 03:04 UTC"}
    return names | labels | titles | measured | marks


def untold(texts, release):
    texts = {re.sub(r"^\d+\. ", "", text) for text in texts if text.strip()}
    return {text for text in texts - names_of(release) if not TOLD.fullmatch(text)}


def test_a_workbook(made, tmp_path):
    export(made, tmp_path / "out.xlsx", "xlsx", tell=tell)
    book = openpyxl.load_workbook(tmp_path / "out.xlsx")
    numbered = {f"{number} {table.title}" for number, table in enumerate(made.tables, start=1)}
    cells = {cell.value for sheet in book for row in sheet.iter_rows() for cell in row if isinstance(cell.value, str)}
    assert not untold(cells - numbered, made)
    assert not untold(set(book.sheetnames) - numbered, made)
    assert TOLD.fullmatch(book.properties.title)
    places = {cell.hyperlink.location for sheet in book for row in sheet.iter_rows() for cell in row if cell.hyperlink}
    assert {place.rpartition("!")[0].strip("'") for place in places} <= set(book.sheetnames)
    if made.statement.rehearsal:
        assert {sheet.oddHeader.center.text for sheet in book} == {"«REHEARSAL: made-up data»"}


def test_a_report(made, tmp_path):
    export(made, tmp_path / "out.html", "html", tell=tell)
    html = (tmp_path / "out.html").read_text(encoding="utf-8")
    pictures = re.findall(r'base64,([^"]+)"', html)
    assert pictures
    page = Page()
    for part in (html, *(b64decode(each).decode() for each in pictures)):
        page.feed(re.sub(r"<style>.*?</style>|■", "", part, flags=re.DOTALL))
    whole_numbers = {text for text in page.text if re.fullmatch(r"\d+", text)}
    assert not untold(set(page.text) - whole_numbers, made)
    assert not untold(set(re.findall(r'(?:aria-label|alt)="(.*?)"', html)), made)
    assert '<html lang="«en»">' in html


@pytest.mark.parametrize("key", [info.key for info in exporters() if info.is_folder and not info.needs_records])
def test_a_folder(made, tmp_path, key):
    """Only its readme is told: tables, contents and method are for programs."""
    export(made, tmp_path / "plain", key)
    export(made, tmp_path / "told", key, tell=tell)
    plain, told = ({file.name: file.read_bytes() for file in (tmp_path / name).iterdir()} for name in ("plain", "told"))
    paragraphs = told.pop("README.txt").decode().rstrip("\n").split("\n\n")
    facts = [line for text in paragraphs for line in text.split("\n") if line.startswith("«") and "»: " in line]
    assert facts
    assert not untold({text for text in paragraphs if text != "\n".join(facts)}, made)
    assert not untold({part for line in facts for part in line.split(": ", 1) if not TOLD.fullmatch(line)}, made)
    plain.pop("README.txt")
    assert told == plain


def test_made_up_records(release, tmp_path):
    export(release, tmp_path / "plain", "records")
    export(release, tmp_path / "told", "records", tell=tell)
    for name in ("made-up-records.csv", "contents.csv", "method.json"):
        assert (tmp_path / "told" / name).read_bytes() == (tmp_path / "plain" / name).read_bytes()
    assert "«made-up-records.csv holds" in (tmp_path / "told" / "README.txt").read_text(encoding="utf-8")


def test_json(made, tmp_path):
    export(made, tmp_path / "plain.json", "json")
    export(made, tmp_path / "told.json", "json", tell=tell)
    assert (tmp_path / "told.json").read_bytes() == (tmp_path / "plain.json").read_bytes()


def test_a_header_that_is_a_name_in_another_language_only_is_told_apart(release, tmp_path):
    """An attribute called like the word for “Count” would make two columns of one name, which Excel refuses."""
    table = release.tables[0]
    (first, *_) = release.statement.attributes
    named = replace(table, published=replace(table.published, names=("«Count»",)))
    statement = replace(release.statement, attributes=(replace(first, name="«Count»"),))
    export(replace(release, tables=(named,), statement=statement), tmp_path / "out.xlsx", "xlsx", tell=tell)
    sheet = openpyxl.load_workbook(tmp_path / "out.xlsx")["1 «Count»"]
    assert [cell.value for cell in sheet[5]][:2] == ["«Count»", "«Count»«_published»"]


def test_every_key_of_a_plan_has_words():
    assert BUDGETS.keys() == set(BudgetSplit)
    assert RECOVERIES.keys() == set(Recovery)


@pytest.mark.parametrize("key", ["xlsx", "html"])
def test_the_export_of_a_person_says_labels_as_one_language_does(ranged, tmp_path, key, monkeypatch):
    """Each label is told once, however many cells it stands at."""
    told = []
    export(ranged, tmp_path / "out", key, tell=lambda text: told.append(text) or tell(text))
    assert [told.count(label) for label in ranged.statement.attributes[1].labels[:-1]] == [1] * 11
