"""Numbers whose unit or currency another column tells are asked about where there are several of them."""

from __future__ import annotations

import random

import pytest

from core.sources.asking.preview import preview
from core.sources.reading.units_beside import says_unit

CHANCE = random.Random(4)
N = 60


def asked(tmp_path, header: str, rows: list[tuple[object, ...]]) -> str:
    path = tmp_path / "a.csv"
    path.write_text("\n".join([header, *(";".join(map(str, row)) for row in rows)]) + "\n", encoding="utf-8")
    return next((each.text for each in preview(path).questions if each.key == "as_written"), "")


def beside(units: list[str]) -> list[tuple[object, ...]]:
    return [(CHANCE.randint(1, 30), units[row % len(units)], "fm"[row // 2 % 2]) for row in range(N)]


@pytest.mark.parametrize(
    ("header", "units", "told"),
    [
        ("age;age_unit;sex", ["years", "months", "days"], "years and months"),
        ("Betrag;Währung;Geschlecht", ["EUR", "USD"], "EUR and USD"),
        ("amount;Currency;status", ["eur", "usd", "eur"], "eur and usd"),
        ("montant;devise;sexe", ["€", "CHF"], "€ and CHF"),
        ("VSORRES;VSORRESU;SEX", ["kg", "lb"], "kg and lb"),
        ("weight;units;sex", ["kg", "lb", "kg", "lbs"], "kg and lb"),
    ],
)
def test_numbers_in_several_units_are_asked_about(tmp_path, header, units, told):
    text = asked(tmp_path, header, beside(units))
    assert "Column B" in text
    assert told in text


@pytest.mark.parametrize(
    ("header", "units"),
    [
        ("age;age_unit;sex", ["years"]),
        ("age;age_unit;sex", ["years", "year", "yrs"]),
        ("amount;currency;sex", ["EUR", "€", "euro"]),
        ("beds;unit;sex", ["surgery", "medicine", "t"]),
        ("age;answer;sex", ["years", "months"]),
        ("age;unit;sex", ["A", "B", "C"]),
    ],
)
def test_one_unit_and_other_units_are_no_doubt(tmp_path, header, units):
    assert asked(tmp_path, header, beside(units)) == ""


def test_a_lone_other_currency_is_a_slip(tmp_path):
    rows = beside(["EUR"])
    rows[7] = (12, "USD", "f")
    assert asked(tmp_path, "amount;currency;sex", rows) == ""


def test_units_without_numbers_beside_them_are_answers(tmp_path):
    rows = [("fm"[row % 2], ["EUR", "USD", "CHF"][row % 3], "abc"[row // 3 % 3]) for row in range(N)]
    assert asked(tmp_path, "sex;currency;class", rows) == ""


@pytest.mark.parametrize("name", ["community", "unity", "opportunity", "Amount", "menace"])
def test_other_names_are_no_units(name):
    assert not says_unit(name)
