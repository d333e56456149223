"""What an older version made of the sample, its plans, ledger and exports, is read and means the same today."""

from __future__ import annotations

import csv
import json
import math
import shutil
from collections import Counter

import openpyxl
import pytest

from tests.old_ledgers import SAMPLE

RELEASES = {"pure": "2", "gaussian": "4"}
PROOFS = ("ledger.csv", "pure.json", "gaussian.json", "pure-csv/method.json", "gaussian-csv/method.json")


@pytest.fixture
def old(reticent):
    """A folder with the plans and the ledger; `verify` and `export-release` may write to this copy."""
    for name in ("pure.reticent", "gaussian.reticent", "sample.sqlite"):
        shutil.copy(SAMPLE / name, reticent.folder)
    return reticent.folder


@pytest.fixture
def exported(inside, old):
    """Export a release of the old ledger and return where it is."""

    def run(name, form):
        out = "out.xlsx" if form == "xlsx" else "out"
        words = ("-o", out, "--format", form, "--ledger", "sample.sqlite")
        ended = inside("ledger", "export-release", RELEASES[name], *words)
        assert (ended.status, ended.err) == (0, "")
        return old / out

    return run


def way(found):
    return f"{found['strategy']} {found['budget']} {found['recovery']}"


def compared(inside, plan):
    """Return what is recommended, and the errors of every way: None where it does not fit."""
    ended = inside("compare", f"{plan}.reticent", "--json")
    assert (ended.status, ended.err) == (0, "")
    found = json.loads(ended.out)
    errors = {way(result): result if result["fits"] else None for result in found["results"]}
    return way(found["recommended"]), errors


def then(plan):
    before = json.loads((SAMPLE / "compared.json").read_text(encoding="utf-8"))[plan]
    return before["recommended"], before["errors"]


def agree(now, before):
    """To a millionth in all; single tables, whose errors a flat optimum leaves open, to the root of it at most."""
    in_all = now["total_variance"] == pytest.approx(before["total_variance"], rel=1e-6)
    return in_all and now["half_widths"] == pytest.approx(before["half_widths"], rel=1e-4)


def test_the_pure_plan_compares_as_then(inside, old):
    best, errors = compared(inside, "pure")
    best_then, before = then("pure")
    assert best == best_then
    assert {way: bool(errors[way]) for way in before} == {way: bool(found) for way, found in before.items()}
    fitting = [way for way in before if before[way]]
    assert len(fitting) >= 30
    assert [way for way in fitting if not agree(errors[way], before[way])] == []


def test_the_plan_with_delta_offers_what_it_did_and_no_way_got_worse(inside, old):
    """Laplace noise is taken since then where it costs less in all; Gaussian noise is as wide as it was."""
    _, errors = compared(inside, "gaussian")
    _, before = then("gaussian")
    assert before.keys() <= errors.keys()
    fitting = [way for way in before if before[way]]
    assert len(fitting) >= 30
    worse = [way for way in fitting if errors[way]["total_variance"] > before[way]["total_variance"] * (1 + 1e-6)]
    assert worse == []
    gaussian = [way for way in fitting if errors[way]["definition"] != "pure"]
    assert len(gaussian) >= 10
    assert [way for way in gaussian if not agree(errors[way], before[way])] == []


@pytest.mark.parametrize("proof", [(), *(("--export", str(SAMPLE / name)) for name in PROOFS)], ids=["", *PROOFS])
def test_the_ledger_is_whole_also_against_what_was_exported_then(inside, old, proof):
    ended = inside("ledger", "verify", *proof, "--ledger", "sample.sqlite")
    assert (ended.status, ended.err) == (0, "")
    assert "the tables of 2 releases, every seal holds." in ended.out


def test_verifying_sees_a_number_that_was_changed(inside, old):
    """Else the test above could not fail."""
    data = json.loads((SAMPLE / "pure.json").read_text(encoding="utf-8"))
    data["tables"][0]["values"][0] += 1
    (old / "changed.json").write_text(json.dumps(data), encoding="utf-8")
    ended = inside("ledger", "verify", "--export", "changed.json", "--ledger", "sample.sqlite")
    assert ended.status == 1
    assert "is not the one released (values)" in ended.err


def test_every_line_of_the_ledger_says_what_it_said(inside, old):
    ended = inside("ledger", "export", "--ledger", "sample.sqlite")
    now = {line["number"]: line for line in csv.DictReader(ended.out.splitlines())}
    before = list(csv.DictReader((SAMPLE / "ledger.csv").read_text(encoding="utf-8").splitlines()))
    assert len(before) == 5
    for line in before:
        assert line.items() <= now[line["number"]].items()


@pytest.mark.parametrize("name", RELEASES)
def test_json_has_the_bytes_of_its_tables_and_all_of_its_statement(exported, name):
    """Statements may say more than then, and never anything else."""
    now = exported(name, "json").read_bytes()
    before = (SAMPLE / f"{name}.json").read_bytes()
    end = before.index(b'\n"statement"')
    assert now[:end] == before[:end]
    was, is_now = (json.loads(content)["statement"] for content in (before, now))
    assert was.items() <= is_now.items()


@pytest.mark.parametrize("name", RELEASES)
def test_csv_files_are_the_same_to_the_byte(exported, name):
    folder = exported(name, "csv")
    before = sorted((SAMPLE / f"{name}-csv").glob("*.csv"))
    assert len(before) == 6
    assert [path.name for path in before] == sorted(path.name for path in folder.glob("*.csv"))
    assert [path.read_bytes() for path in before] == [(folder / path.name).read_bytes() for path in before]
    was, is_now = (
        json.loads((place / "method.json").read_text(encoding="utf-8")) for place in (SAMPLE / f"{name}-csv", folder)
    )
    assert was.items() <= is_now.items()


def numbers(path):
    """Return the numbers of a workbook by sheet and place, each with whether it is a ± for people."""
    book = openpyxl.load_workbook(path)
    return {
        (sheet.title, cell.coordinate): (sheet.title != "Tidy" and cell.number_format.startswith('"±"'), cell.value)
        for sheet in book
        for row in sheet
        for cell in row
        if isinstance(cell.value, int | float)
    }


@pytest.mark.parametrize("name", RELEASES)
def test_a_workbook_has_the_same_number_in_every_cell(exported, name):
    """A ± for people is rounded up since then; where programs read it, on the sheet Tidy, it has all its digits.

    Contents has a column more, the quality of tables. Method has rows more, for registries, above its own.
    """
    now, before = numbers(exported(name, "xlsx")), numbers(SAMPLE / f"{name}.xlsx")
    was, is_now = (Counter(value for (sheet, _), value in each.items() if sheet == "Method") for each in (before, now))
    assert was <= is_now
    before = {place: value for place, value in before.items() if place[0] != "Method"}
    grown = {place for place in now if place[0] == "Method" or (place[0] == "Contents" and place[1][0] == "E")}
    assert now.keys() - grown == before.keys()
    exact = {place: value for place, (is_margin, value) in before.items() if not is_margin}
    assert len(exact) > 800
    assert {place: now[place][1] for place in exact} == exact
    margins = {place: value for place, (is_margin, value) in before.items() if is_margin}
    assert len(margins) > 50
    assert {place: now[place][1] for place in margins} == {place: math.ceil(value) for place, value in margins.items()}
