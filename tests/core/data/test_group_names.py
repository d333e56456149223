"""Names of columns say whether a row may be a day, a place or a thing, and what is counted there."""

from __future__ import annotations

import pytest

from core.data.group_names import GroupRole, are_cases_and_deaths, is_count, is_time, role_of


@pytest.mark.parametrize(
    ("name", "role"),
    [
        *(("dateRep", GroupRole.TIME), ("Month", GroupRole.TIME), ("Jahr", GroupRole.TIME), ("年", GroupRole.TIME)),
        *(("Country Name", GroupRole.AREA), ("Province/State", GroupRole.AREA), ("codice_regione", GroupRole.AREA)),
        *(("Регион", GroupRole.AREA), ("sex,age,geo\\time", GroupRole.AREA), ("Gemeinde", GroupRole.AREA)),
        *(("Page path and screen class", GroupRole.THING), ("Schule", GroupRole.THING), ("SKU", GroupRole.THING)),
        *(("Schuljahr", GroupRole.TIME), ("Academic year", GroupRole.TIME), ("Campus", GroupRole.THING)),
        *(("Study ID", GroupRole.IDENTIFIER), ("Study date", GroupRole.OTHER), ("course grade", GroupRole.OTHER)),
        *(("sex", GroupRole.STRATUM), ("Altersgruppe", GroupRole.STRATUM), ("age group", GroupRole.STRATUM)),
        *(("date of birth", GroupRole.PERSON), ("patient", GroupRole.PERSON), ("user_id", GroupRole.PERSON)),
        *(("name", GroupRole.PERSON), ("id", GroupRole.IDENTIFIER), ("geoId", GroupRole.AREA)),
        *(
            ("admission date", GroupRole.OTHER),
            ("Phone", GroupRole.OTHER),
            ("Life expectancy at birth", GroupRole.OTHER),
        ),
    ],
)
def test_a_name_has_a_role(name, role):
    assert role_of(name) is role


@pytest.mark.parametrize(
    "name",
    ["new_cases", "Total deaths", "AnzahlFall", "Unique Pageviews", "Einwohner", "Stimmen", "ricoverati_con_sintomi"],
)
def test_numbers_of_many_are_counts(name):
    assert is_count(name)


@pytest.mark.parametrize(
    "name", ["children", "visits", "doctor visits", "number of siblings", "income", "score", "age"]
)
def test_what_a_person_has_is_none(name):
    assert not is_count(name)


@pytest.mark.parametrize("name", ["1990", "X1990", "1990 [YR1990]", "1/22/20", "2024-03-01", "2020 "])
def test_years_and_days_are_times(name):
    assert is_time(name)


@pytest.mark.parametrize("name", ["Q1", "F3", "year", "12", "Yes", ""])
def test_other_names_are_none(name):
    assert not is_time(name)


def test_cases_beside_deaths_are_both():
    assert are_cases_and_deaths(["AnzahlFall", "AnzahlTodesfall"])
    assert not are_cases_and_deaths(["cases", "tests"])
