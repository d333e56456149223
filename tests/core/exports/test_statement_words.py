"""The statement in words says what it means."""

from __future__ import annotations

import pytest

from core.exports.statement_data import statement_data
from core.exports.statement_words import (
    amounts,
    coverage_text,
    facts,
    figure,
    heading,
    how_to_read,
    release_title,
)
from tests.core.exports.conftest import made_statement


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({}, "ε = 1"),
        ({"definition": "approximate", "epsilon": "1/3", "delta": "1e-9", "rho": "0.01"}, "ε = 1/3, δ = 1e-9"),
        ({"definition": "concentrated", "epsilon": "0", "rho": "0.5"}, "ρ = 0.5"),
    ],
)
def test_the_price_in_letters(changes, words):
    assert amounts(made_statement({}, **changes)) == words


def test_who_is_protected():
    assert dict(facts(made_statement({})))["Who is protected"].startswith("one row: one person, as long as")
    person = dict(facts(made_statement({}, unit="person", at_most=3, neighbours="replace")))
    assert person["Who is protected"] == "one person, with at most 3 rows"
    assert person["Neighbouring datasets"] == "with any one person exchanged for another"


def test_a_row_is_no_person_where_nobody_said_so():
    said = dict(facts(made_statement({}, protected="row")))
    assert said["Who is protected"] == "one row; a person with several rows is not protected as a whole"
    assert said["Neighbouring datasets"] == "with or without any one row"
    assert statement_data(made_statement({}, protected="row"))["protected"] == "row"


def test_blank_facts_are_left_out():
    assert "Ledger entry" not in dict(facts(made_statement({}, reference="")))


@pytest.mark.parametrize(
    ("definition", "told"),
    [("pure", "exp(ε) · P(M(y) ∈ S)"), ("approximate", "· P(M(y) ∈ S) + δ"), ("concentrated", "is at most ρ · a")],
)
def test_the_exact_definition(definition, told):
    assert dict(facts(made_statement({}, definition=definition)))["Exact definition"].endswith(told)


def test_how_tables_were_made_is_said_in_words_and_an_unknown_key_as_it_is():
    said = dict(facts(made_statement({}, budget="best", recovery="direct")))
    assert said["Shares of the groups"].startswith("best: ")
    assert said["Recovery"].startswith("direct: ")
    assert dict(facts(made_statement({}, budget="wedge")))["Shares of the groups"] == "wedge"


def test_other_releases_are_not_forgotten():
    assert "come on top" in dict(facts(made_statement({})))["It covers"]


@pytest.mark.parametrize(
    ("definition", "unused"), [("pure", {"rho"}), ("approximate", set()), ("concentrated", {"epsilon", "delta"})]
)
def test_what_a_definition_does_not_have_is_null_for_programs(definition, unused):
    data = statement_data(made_statement({}, definition=definition))
    assert {name for name in ("epsilon", "delta", "rho") if data[name] is None} == unused
    assert data["scales"]


def test_a_rehearsal_has_no_dataset_in_its_title():
    said = made_statement({}, rehearsal=True, dataset="")
    assert release_title(said) == "REHEARSAL: made-up data. Private tables"


def test_coverage_and_figures():
    assert coverage_text(made_statement({}, coverage=0.99)) == "99 %"
    assert coverage_text(made_statement({}, coverage=0.999)) == "99.9 %"
    assert (figure(1234.0), figure(0.25), figure(-3)) == ("1,234", "0.2", "-3")


def test_noise_is_not_sold_as_all_error():
    assert any("not sampling error" in sentence for sentence in how_to_read(made_statement({})))


def test_a_margin_is_not_sold_as_one_for_all_numbers_at_once():
    assert any("for each number alone" in sentence for sentence in how_to_read(made_statement({})))


def test_where_the_interval_of_a_number_is():
    assert any("the sheet “Tidy” of the workbook" in sentence for sentence in how_to_read(made_statement({})))


def test_what_is_hidden_follows_from_who_is_compared_with_whom():
    assert how_to_read(made_statement({}))[0].endswith("whether any one row is there.")
    replace = made_statement({}, neighbours="replace", unit="person", at_most=2)
    assert how_to_read(replace)[0].endswith("what any one person is like.")


def test_a_rehearsal_shows_in_headings():
    assert heading(made_statement({}, rehearsal=True), "Notes") == "REHEARSAL: made-up data. Notes"
    assert heading(made_statement({}), "Notes") == "Notes"


@pytest.mark.parametrize(
    ("kept", "words"),
    [
        ("2026-11-22T09:51:15+00:00", "2026-11-22 09:51 UTC"),
        ("2026-11-22T01:51:15+02:00", "2026-11-21 23:51 UTC"),
        ("2026-11-22T09:51:15", "2026-11-22T09:51:15"),
        ("some day", "some day"),
    ],
)
def test_the_date_is_one_that_people_read(kept, words):
    statement = made_statement({}, date=kept)
    assert dict(facts(statement))["Date"] == words
    assert statement_data(statement)["date"] == kept
