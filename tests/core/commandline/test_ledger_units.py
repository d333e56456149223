"""Releases that protect different units: converted where a theorem allows it, or refused; old ledgers ask once."""

from __future__ import annotations

import json
import re
import shutil

import pytest

from tests.old_ledgers import OLD
from tests.old_ledgers.make_format_2 import EACH, PERSON, PLAN, ROWS

LAYOUT = 'header_row = 1\ndelimiter = ","\nencoding = "utf-8"\ndecimal = "."\nthousands = ""\n'


@pytest.fixture
def release(inside, reticent):
    """Release a plan of the people of the old ledgers, three rows each."""
    (reticent.folder / "people.csv").write_text("\n".join(ROWS) + "\n", encoding="utf-8")

    def run(unit, *words, neighbours="add-remove", strategy="marginals", cost='epsilon = "1"', dataset="Mixed"):
        named = f'dataset = "{dataset}"'
        text = PLAN.format(unit=unit, cost=cost, dataset=named, neighbours=neighbours, strategy=strategy)
        text = text.replace('source = "people.csv"\n', f'source = "people.csv"\n{LAYOUT}')
        (reticent.folder / "plan.reticent").write_text(text, encoding="utf-8")
        return inside("release", "plan.reticent", "-o", "out.json", "--yes", "--ledger", "ledger", *words)

    return run


@pytest.fixture
def old(inside, reticent):
    """An old ledger in place of the one that `release` charges."""
    shutil.copy(OLD / "format_2.sqlite", reticent.folder / "ledger")

    def run(*words):
        return inside("ledger", *words, "--ledger", "ledger")

    return run


def account(inside, name="Mixed"):
    return json.loads(inside("ledger", "show", name, "--json", "--ledger", "ledger").out)


def test_persons_and_rows_and_exact_totals_are_never_added_up_as_if_alike(release, inside):
    """The person with ten rows had paid 1 + 10 + ∞ of a budget of 3."""
    assert release(PERSON.format(10), "--budget", "3").status == 0
    by_rows = release(EACH)
    assert by_rows.status == 1
    assert "has ε = 2 left, and this costs ε = 1 by itself, and counts as ε = 10" in by_rows.err
    exact = release(EACH, neighbours="replace", strategy="fourier")
    assert exact.status == 1
    assert "protects one person by “person” with at most 10 rows, there or not" in exact.err
    assert "would protect one row, exchanged for another" in exact.err
    assert "it may publish exactly how many there are" in exact.err
    assert account(inside)["spent"] == "ε = 1"
    assert release(EACH, cost='epsilon = "1/5"').status == 0
    told = account(inside)
    assert (told["spent"], told["left"], told["doubt"]) == ("ε = 3", "ε = 0", None)
    (counted,) = told["counts_as"].items()
    assert counted == (str(told["entries"][-2]["number"] - 1), "ε = 2")
    shown = inside("ledger", "show", "Mixed", "--ledger", "ledger").out
    assert re.search(r" ε = 0\.2 +ε = 2 +", shown)


def test_a_release_by_rows_is_refused_where_somebody_has_more_rows_than_the_budget_protects(release, inside):
    assert release(PERSON.format(2), "--budget", "9").status == 0
    ended = release(EACH)
    assert ended.status == 1
    assert "somebody has more rows than 2, told apart by “person”" in ended.err
    assert account(inside)["spent"] == "ε = 1"


def test_gaussian_noise_is_converted_by_the_square(release, inside):
    assert release(PERSON.format(3), "--budget", "9,1e-9", cost='rho = "1/1000"').status == 0
    assert release(EACH, cost='rho = "1/1000"').status == 0
    charges = [line for line in account(inside)["entries"] if line["kind"] == "charge"]
    assert [line["facts"].get("counts", "1") for line in charges] == ["1", "3"]
    once = release(PERSON.format(3), "--budget", "9,1e-9", "--other-people", cost='rho = "10/1000"', dataset="Once")
    assert once.status == 0
    assert account(inside, "Once")["spent"] == account(inside)["spent"]


def test_a_release_that_takes_persons_as_given_is_no_release_of_rows(release):
    assert release(EACH, "--budget", "3").status == 0
    assert "costs ε = 2 by itself, and counts as ε = 4" in release(PERSON.format(3), cost='epsilon = "2"').err
    assert release(PERSON.format(3), cost='epsilon = "1"').status == 0
    assert "do not add up" in release(PERSON.format(3), neighbours="replace").err


def test_an_old_ledger_goes_on_without_a_question_where_its_statements_say_all(release, old):
    assert "one row, there or not" in old("show", "Rows").out
    assert release(EACH, dataset="Rows").status == 0
    assert "ε = 1.58334" in old("list").out


@pytest.mark.parametrize(
    ("dataset", "why"),
    [
        ("People", "its releases protect a person, by a column that was not written down"),
        ("Lost", "it was not written down for every release"),
        ("Mixed", "its releases protect different units, and were added up as if they did not"),
    ],
)
def test_an_old_ledger_asks_once_where_they_do_not(release, old, dataset, why):
    assert why in old("show", dataset).out
    refused = release(PERSON.format(10), dataset=dataset)
    assert refused.status == 1
    assert why in refused.err
    assert "reticent ledger set-unit" in refused.err
    assert old("set-unit", dataset, "--person", "person", "--at-most", "10").status == 0
    if dataset != "Mixed":
        assert release(PERSON.format(10), dataset=dataset).status == 0
        assert old("set-unit", dataset, "--person", "person", "--at-most", "10").status == 0
        assert "That stands" in old("set-unit", dataset, "--rows").err


def test_a_mixture_of_an_old_ledger_has_no_sum_but_under_a_unit_that_covers_all(release, old):
    said = old("set-unit", "Mixed", "--person", "person", "--at-most", "10").out
    assert "no amount of it covers releases 19, which protect others" in said
    assert "No amount covers its earlier releases 19" in release(PERSON.format(10)).err
    assert "Spent ε = 7." in old("set-unit", "Mixed", "--rows", "--neighbours", "replace").out  # 4 + 2 + 1, of 3
    assert "has ε = 0 left" in release(EACH, neighbours="replace").err
    assert old("set-budget", "Mixed", "8", "--yes").status == 0
    assert release(EACH, neighbours="replace").status == 0


def test_a_budget_nobody_spent_of_is_decided_by_the_first_release(release, old):
    assert "what the first release does" in old("show", "Promised only").out
    assert release(PERSON.format(4), dataset="Promised only").status == 0
    assert "one person by “person” with at most 4 rows, there or not" in old("show", "Promised only").out
