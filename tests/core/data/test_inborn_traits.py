"""A number that men and women have in turn is a measurement; one of persons, who keep their sex, is asked about."""

from __future__ import annotations

import random

import pytest

from core.data.recurring_columns import recurring_column
from core.domain.attribute import Kind
from core.sources.asking.columns import profile
from core.sources.question import DETECT

CHANCE = random.Random(17)
PEOPLE = [(CHANCE.choice("fm"), f"19{CHANCE.randrange(40, 99)}-0{CHANCE.randrange(1, 9)}-1{n % 9}") for n in range(60)]
ROWS = [PEOPLE[CHANCE.randrange(60)] for _ in range(200)]


def profiled(path, headers, rows):
    path.write_text("\n".join([",".join(headers), *(",".join(map(str, row)) for row in rows)]))
    return profile(path, DETECT)


def of_persons(slips=0):
    """Return rows of sixty persons with their number, in some of which the sex is a slip."""
    places = [n % 60 for n in range(200)]
    turned = {"f": "m", "m": "f"}
    rows = [[1400 + 3 * place, *PEOPLE[place], CHANCE.randrange(5)] for place in places]
    wrong = {60 + 11 * n for n in range(slips)}
    return [[row[0], turned[row[1]] if n in wrong else row[1], *row[2:]] for n, row in enumerate(rows)]


@pytest.mark.parametrize("header", ["eGFR", "RR sys", "Ferritin", "Godziny"])
@pytest.mark.parametrize(
    ("traits", "asked"),
    [(("Sex",), None), (("Geschlecht", "Geburtsdatum"), "Geburtsdatum"), (("性別",), None)],  # sixty births recur
)
def test_a_measurement_is_a_number_and_not_asked_about(tmp_path, header, traits, asked):
    rows = [[n + 1, CHANCE.randrange(40, 100), *ROWS[n][: len(traits)]] for n in range(200)]
    found = profiled(tmp_path / "a.csv", ["Nr", header, *traits], rows)
    assert (found[1].kind, found[1].is_id_like) == (Kind.NUMBER, False)
    assert recurring_column(found) == asked


@pytest.mark.parametrize("slips", [0, 12])
@pytest.mark.parametrize("headers", [("K", "Sex", "DOB", "x"), ("code", "sexe", "naissance", "n")])
def test_persons_are_asked_about(tmp_path, headers, slips):
    found = profiled(tmp_path / "a.csv", headers, of_persons(slips))
    assert recurring_column(found) == headers[0]


def test_a_name_that_says_persons_decides(tmp_path):
    rows = [[40 + n % 60, CHANCE.choice("fm"), n % 5] for n in range(200)]
    found = profiled(tmp_path / "a.csv", ["Patient no", "Sex", "x"], rows)
    assert recurring_column(found) == "Patient no"


def test_without_a_sex_or_a_birth_doubt_stays(tmp_path):
    rows = [[1400 + 3 * (n % 60), CHANCE.choice("fm"), n % 5] for n in range(200)]
    assert recurring_column(profiled(tmp_path / "a.csv", ["K", "group", "x"], rows)) == "K"


@pytest.mark.parametrize("header", ["n", "value", "visits", "q1"])
def test_long_numbers_of_one_sex_each_are_of_persons_whatever_they_are_called(tmp_path, header):
    sexes = {CHANCE.randrange(10**7, 10**8): CHANCE.choice("fm") for _ in range(80)}
    drawn = [CHANCE.choice([*sexes]) for _ in range(200)]
    rows = [[number, sexes[number], CHANCE.randrange(40, 100)] for number in drawn]
    assert recurring_column(profiled(tmp_path / "a.csv", [header, "sex", "pulse"], rows)) == header


@pytest.mark.parametrize(
    "sexes", [["f"] * 200, [CHANCE.choice("fm") for _ in range(200)]], ids=["of one sex", "of both sexes"]
)
def test_long_numbers_of_which_the_sex_tells_nothing_are_not(tmp_path, sexes):
    rows = [[12_000 + 500 * (n * 7 % 40), sex, n % 5] for n, sex in enumerate(sexes)]
    assert recurring_column(profiled(tmp_path / "a.csv", ["value", "sex", "x"], rows)) is None


def test_incomes_of_persons_who_have_a_number_are_amounts(tmp_path):
    people = {700 + n: (CHANCE.choice("fm"), CHANCE.randrange(10_000, 90_000)) for n in range(60)}
    rows = [[number, *people[number], n] for n in range(180) for number in [700 + n % 60]]
    found = profiled(tmp_path / "a.csv", ["Patient no", "sex", "income", "visit"], rows)
    assert recurring_column(found) == "Patient no"
    assert not found[2].is_id_like


def test_rows_that_were_pasted_twice_make_no_persons_of_amounts(tmp_path):
    rows = [[CHANCE.choice("fm"), 20_000 + 137 * n, n % 5] for n in range(90)]
    found = profiled(tmp_path / "a.csv", ["sex", "earnings", "group"], [*rows, *rows[20:60]])
    assert not found[1].is_id_like
