"""Persons may be told apart by two columns only, whose pairs recur; namesakes and relatives are others."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import pytest

from core.data.recurring_columns import person_column, recurring_column, recurring_columns
from core.sources.asking.columns import profile
from core.sources.question import DETECT

FAMILIES = ("Koch", "Bauer", "Klein", "Braun", "Richter", "Weber", "Fischer", "Lange", "Becker", "Wolf")
FIRST = ("Eva", "Tina", "Noah", "David", "Ben", "Simon", "Clara", "Felix", "Paul", "Rita", "Ida")
DAYS = [f"19{50 + n % 41}-0{1 + n % 9}-{10 + n % 17}" for n in range(600)]


def asked(path, headers, rows):
    """Return the column that the owner is asked about."""
    path.write_text("\n".join([",".join(headers), *map(",".join, rows)]) + "\n")
    return recurring_column(profile(path, DETECT))


def person(n):
    return [FAMILIES[n % 10], FIRST[n % 11]]


@pytest.mark.parametrize(
    "headers",
    [("Surname", "First name"), ("Last", "First"), ("Name", "Vorname"), ("nom", "prénom"), ("Apellidos", "Nombre")],
)
def test_names_of_persons_who_come_again_are_asked_about_and_others_are_not(tmp_path, headers):
    often = [[*person(n % 30), str(20 + n % 7), "yn"[n % 2]] for n in range(90)]
    once = [[*person(n), str(20 + n % 7), "yn"[n % 2]] for n in range(90)]
    namesakes = [*once, *once[:3]]
    names = [*headers, "score", "ill"]
    assert asked(tmp_path / "a.csv", names, often) == headers[0]
    assert asked(tmp_path / "b.csv", names, once) is None
    assert asked(tmp_path / "c.csv", names, namesakes) is None
    born = [[*row, DAYS[n]] for n, row in enumerate(namesakes)]
    assert asked(tmp_path / "d.csv", [*names, "DOB"], born) is None
    assert asked(tmp_path / "e.csv", [*names, "DOB"], [*born, born[5]]) == headers[0]


def test_names_beside_each_row_s_own_number_of_a_person_are_not_asked_about(tmp_path):
    rows = [[str(70_001 + n), *person(n % 30), "yn"[n % 2]] for n in range(90)]
    assert asked(tmp_path / "a.csv", ["patient id", "Surname", "First name", "ill"], rows) is None


def test_births_beside_sexes_and_homes_tell_persons_who_come_again(tmp_path):
    headers = ["dob", "sex", "postcode", "seen"]
    often = [[DAYS[n % 30], "mf"[n % 30 % 2], f"1000{n % 30 % 7}", f"2024-01-{1 + n % 28:02}"] for n in range(100)]
    once = [[DAYS[n], "mf"[n % 3 % 2], f"1000{n % 7}", f"2024-01-{1 + n % 28:02}"] for n in range(100)]
    year = [
        [f"2015-{1 + n * 7 % 12:02}-{1 + n * 11 % 28:02}", "mf"[n // 300], "10001", "2024-01-02"] for n in range(600)
    ]
    assert asked(tmp_path / "a.csv", headers, often) == "dob"
    assert asked(tmp_path / "d.csv", ["geb", "Geschlecht", "plz", "seen"], often) == "geb"
    assert (
        asked(tmp_path / "e.csv", headers, [[*row[:2], f"1000{n % 40 % 3}", *row[3:]] for n, row in enumerate(often)])
        is None
    )
    four = [[DAYS[n % 40], "mf"[n % 40 % 2], f"1000{n % 40 % 3}", f"2024-01-{1 + n % 28:02}"] for n in range(160)]
    assert asked(tmp_path / "f.csv", headers, four) == "dob"
    assert asked(tmp_path / "b.csv", headers, once) is None
    assert asked(tmp_path / "c.csv", headers, year) is None


def test_what_is_first_and_last_of_something_else_names_nobody(tmp_path):
    rows = [
        [("yes", "no", "late", "never")[n % 4], ("yes", "no", "late", "never")[n % 3], str(n % 50)] for n in range(90)
    ]
    assert asked(tmp_path / "a.csv", ["First", "Last", "score"], rows) is None
    dates = [[f"2024-01-{1 + n % 28:02}", f"2024-03-{1 + n % 9:02}", str(n % 50)] for n in range(90)]
    assert asked(tmp_path / "b.csv", ["First", "Last", "score"], dates) is None


@pytest.mark.parametrize("header", ["Name", "Full name", "Nachname"])
def test_namesakes_who_are_born_on_other_days_are_others(tmp_path, header):
    family = header == "Nachname"
    names = [FAMILIES[n % 10] if family else f"{FIRST[n % 11]} {FAMILIES[n % 10]}" for n in range(110)]
    rows = [[name, DAYS[n], "yn"[n % 2]] for n, name in enumerate([*names, *names[:9]])]
    headers = [header, "date of birth", "ill"]
    assert asked(tmp_path / "a.csv", headers, rows) is None
    assert asked(tmp_path / "b.csv", headers, [*rows, rows[5]]) == header
    assert asked(tmp_path / "c.csv", headers, [*rows, [names[3], "", "y"]]) == header
    assert asked(tmp_path / "d.csv", [header, "seen on", "ill"], rows) == header


def test_the_columns_that_only_together_tell_persons_apart_are_named_together(tmp_path):
    path = tmp_path / "a.csv"
    often = [[DAYS[n % 30], "mf"[n % 30 % 2], f"1000{n % 30 % 7}", "yn"[n % 3 % 2]] for n in range(100)]
    asked(path, ["dob", "sex", "postcode", "ill"], often)
    found = profile(path, DETECT)
    assert (recurring_columns(found), person_column(found)) == (("dob", "sex", "postcode"), None)
    asked(path, ["First name", "Last name", "ill"], [[*person(n % 30)[::-1], "yn"[n % 2]] for n in range(90)])
    found = profile(path, DETECT)
    assert (recurring_columns(found), person_column(found)) == (("First name", "Last name"), None)
    rows = [[*person(n % 30), str(7001 + n % 30), "yn"[n % 2]] for n in range(90)]
    asked(path, ["Last name", "First name", "patient id", "ill"], rows)
    found = profile(path, DETECT)
    assert (recurring_columns(found), person_column(found)) == (("patient id",), "patient id")


def birth(draw, first, last):
    return str(date(first, 1, 1) + timedelta(days=draw.randrange(365 * (last - first))))


@pytest.mark.parametrize("headers", [["dob", "sex", "ward"], ["Geburtsdatum", "Geschlecht", "Station"]])
def test_births_that_recur_with_one_sex_are_asked_about_without_a_home(tmp_path, headers):
    draw = Random(1)
    persons = [[birth(draw, 1930, 2005), "mf"[draw.random() < 0.5], draw.choice("ABC")] for _ in range(400)]
    few_again = [*persons, *persons[:25]]
    often = [row for row in persons[:80] for _ in range(draw.randint(1, 5))]
    assert asked(tmp_path / "a.csv", headers, few_again) == headers[0]
    assert asked(tmp_path / "b.csv", headers, often) == headers[0]
    assert recurring_columns(profile(tmp_path / "b.csv", DETECT)) == (headers[0], headers[1])
    women = [[row[0], "f", row[2]] for row in often]
    assert asked(tmp_path / "c.csv", headers, women) == headers[0]
    assert asked(tmp_path / "d.csv", headers, persons) is None


def test_births_of_one_year_of_twins_and_of_rounded_days_are_of_several_persons(tmp_path):
    draw = Random(2)
    headers = ["dob", "sex", "weight"]

    def rows(births, sexes="mf"):
        return [[day, draw.choice(sexes), str(draw.randint(1, 99))] for day in births]

    class_of_one_year = [birth(draw, 2015, 2016) for _ in range(600)]
    twins = [day for _ in range(150) for day in [birth(draw, 1930, 2005)] * 2]
    months = [birth(draw, 1930, 2005)[:8] + "15" for _ in range(600)]
    unknown = [
        day[:4] + "-01-01" if draw.random() < 0.2 else day for day in (birth(draw, 1930, 2005) for _ in range(600))
    ]
    for births in (class_of_one_year, twins, months, unknown):
        assert asked(tmp_path / "a.csv", headers, rows(births)) is None
    for births in (class_of_one_year, months):
        assert asked(tmp_path / "b.csv", headers, rows(births, "f")) is None


def test_births_alone_that_recur_are_asked_about_and_are_no_number_of_a_person(tmp_path):
    draw = Random(3)
    persons = [birth(draw, 1930, 2005) for _ in range(80)]
    tests = [[day, draw.choice("xyz"), str(draw.randint(1, 99))] for day in persons for _ in range(draw.randint(1, 5))]
    assert asked(tmp_path / "a.csv", ["dob", "test", "result"], tests) == "dob"
    assert person_column(profile(tmp_path / "a.csv", DETECT)) is None
    assert asked(tmp_path / "b.csv", ["dob", "test", "result"], [[day, "x", "1"] for day in persons]) is None
