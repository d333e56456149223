"""Rows that are days, places or things with numbers of many persons are asked about; rows of persons are not."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

DAYS = [date(2021, 3, 1) + timedelta(days=n) for n in range(40)]
TOWNS = [f"Town {n}" for n in range(30)]


def n(k, most=900):
    """Return a number that goes up and down with `k`."""
    return (k * k * 7 + 53 * k) % most


def asks(path, names, rows):
    write(path, [names, *map(list, rows)])
    seen = preview(path)
    said = any("and no person" in text for text in seen.problems)
    assert said <= ("as_written" in seen.layout.unanswered)
    return said


PANEL = [(day, town) for town in TOWNS[:12] for day in DAYS[:20]]
YEARS = [(town, year) for town in TOWNS[:12] for year in range(2000, 2020)]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
def test_days_of_places_are_asked_about(tmp_path, suffix):
    rows = [[*each, n(k), k % 7] for k, each in enumerate(PANEL)]
    assert asks(tmp_path / f"a.{suffix}", ["date", "county", "new_cases", "new_deaths"], rows)


@pytest.mark.parametrize(
    ("names", "rows"),
    [
        (["country", "code", "year", "gdp"], [[t, t[5:], y, n(k) / 7] for k, (t, y) in enumerate(YEARS)]),
        (["Entity", "Year", "Life expectancy at birth"], [[t, y, 40 + n(k) / 30] for k, (t, y) in enumerate(YEARS)]),
        (["Регион", "Год", "Население"], [[t, y, 1000 + n(k)] for k, (t, y) in enumerate(YEARS)]),
        (["Ward", "Month", "Admissions"], [[f"W{k // 12}", f"2023-{k % 12 + 1:02}", n(k)] for k in range(96)]),
        (
            ["geo", "sex", "age group", "TIME_PERIOD", "OBS_VALUE"],
            [[t, s, a, y, n(k)] for k, (t, y) in enumerate(YEARS[:120]) for s in "FM" for a in ("0-17", "18+")],
        ),
        (
            ["Landkreis", "Altersgruppe", "Geschlecht", "Meldedatum", "AnzahlFall", "AnzahlTodesfall"],
            [[f"LK {n(k, 60)}", f"A{n(k, 5)}", "MW"[k % 2], DAYS[n(k, 40)], 1 + k % 2, 0] for k in range(200)],
        ),
        (["Page", "Pageviews", "Bounce Rate"], [[f"/p/{k}", n(k), f"{n(k, 100)}%"] for k in range(30)]),
        (["School", "Phone", "Pupils", "Teachers"], [[f"S{k}", f"555-{k:04}", n(k), k] for k in range(30)]),
        (["ID", "Station", "Line", "Passengers"], [[k, f"S{k}", f"U{k % 3}", n(k)] for k in range(30)]),
        (["Gemeinde", "Einwohner", "Geburten"], [[t, f"1.{100 + n(k, 899)}", n(k, 30)] for k, t in enumerate(TOWNS)]),
        (["Wahlkreis", "Wahlberechtigte", "Grüne"], [[f"WK {k}", 1000 + n(k), n(k)] for k in range(30)]),
        (["Date", "Sessions", "Pageviews"], [[f"{day:%Y%m%d}", n(k), n(k)] for k, day in enumerate(DAYS)]),
        (["Date", "Rain mm"], [[f"{day:%d/%m/%Y}", n(k) / 7] for k, day in enumerate(DAYS)]),
        (["Month", "Passengers"], [[f"{1950 + k // 12}-{k % 12 + 1:02}", 90 + n(k)] for k in range(48)]),
        (["hour", "calls"], [[k, n(k)] for k in range(24)]),
        (["Campus", "Academic year", "Students"], [[t, y, 20 + n(k)] for k, (t, y) in enumerate(YEARS)]),
        (
            ["Verein", "Jahr", "Geschlecht", "Mitgliederzahl"],
            [[t, y, s, 20 + n(k)] for k, (t, y) in enumerate(YEARS[:120]) for s in "mw"],
        ),
        (["Kurs", "Semester", "Anmeldungen"], [[t, f"WS {y}", 20 + n(k)] for k, (t, y) in enumerate(YEARS)]),
        (["Standort", "Monat", "Besucherzahl"], [[t, f"{y}-03", 20 + n(k)] for k, (t, y) in enumerate(YEARS)]),
        (["Country Name", "Indicator Name", *range(1990, 2010)], [[t, "Population", *range(20)] for t in TOWNS]),
        (
            ["sex,age,geo\\time", *map("{} ".format, range(2009, 1999, -1))],
            [[f"F,T,{t}", *[": ", *range(9)]] for t in TOWNS],
        ),
        (["Country/Region", "Lat", *(f"{d.month}/{d.day}/{d:%y}" for d in DAYS)], [[t, 7, *range(40)] for t in TOWNS]),
    ],
)
def test_so_are_other_rows_that_are_no_persons(tmp_path, names, rows):
    assert asks(tmp_path / "a.csv", names, rows)


@pytest.mark.parametrize(
    ("names", "rows"),
    [
        (["id", "country", "children", "visits"], [[k, TOWNS[n(k, 30)], k % 4, n(k, 20)] for k in range(90)]),
        (["town", "age", "children", "doctor visits"], [[TOWNS[n(k, 30)], 20 + n(k, 60), k % 4, 9] for k in range(90)]),
        (["Country", "Satisfaction", "Score"], [[t, k % 5, n(k, 100)] for k, t in enumerate(TOWNS)]),
        (["country", "age", "sex", "employees"], [[t, 20 + k, "mf"[k % 2], n(k)] for k, t in enumerate(TOWNS)]),
        (["customer", "country", "orders"], [[f"C{k}", TOWNS[n(k, 30)], n(k)] for k in range(90)]),
        (["user_id", "sessions", "pageviews", "signup"], [[k, n(k), n(k), DAYS[k % 40]] for k in range(90)]),
        (["student", "school", "maths"], [[f"s{k}", f"School {k % 9}", n(k)] for k in range(90)]),
        (["school", "maths score"], [[f"School {k % 9}", n(k)] for k in range(90)]),
        (["town", "rooms", "persons"], [[t, k % 5, 1 + k % 6] for k, t in enumerate(TOWNS)]),
        (["town", "year", "income"], [[TOWNS[n(k, 12)], 2000 + n(k, 7), n(k)] for k in range(90)]),
        (
            ["Timestamp", "Department", "orders"],
            [[f"{DAYS[k % 40]} 1{k // 40}:05", "AB"[k % 2], n(k)] for k in range(80)],
        ),
        (["Timestamp", "orders"], [[f"{day} 10:05", n(k) + k * 99] for k, day in enumerate(DAYS[::3] + DAYS[1:9:3])]),
        (["date of birth", "weight"], [[day, 2000 + n(k)] for k, day in enumerate(DAYS)]),
        (["admission date", "ward", "tests"], [[DAYS[k % 40], "AB"[k % 2], n(k)] for k in range(90)]),
        (["Studiengang", "Semester", "Punkte"], [[f"S {k % 9}", k % 7, n(k)] for k in range(90)]),
        (["Course", "Semester", "Applicant", "Grade"], [[f"C {k % 9}", k % 7, f"a{k}", n(k, 6)] for k in range(90)]),
        (["Standort", "Eintritt", "Anmeldungen"], [["AB"[k % 2], DAYS[n(k, 40)], n(k, 9)] for k in range(90)]),
        (["day", "sex"], [[day, "mf"[k % 2]] for k, day in enumerate(DAYS)]),
        (["id", "2019", "2020", "2021", "2022", "2023"], [[k, *range(k, k + 5)] for k in range(30)]),
        (["name", *map(str, DAYS[:9])], [[f"Ann {k}", *"PAPAPAPAP"] for k in range(30)]),
        (["region", "2019", "2020", "2021", "2022", "2023"], [["ns"[k % 2], *range(k, k + 5)] for k in range(30)]),
    ],
)
def test_rows_of_persons_are_not(tmp_path, names, rows):
    assert not asks(tmp_path / "a.csv", names, rows)


STATES = ["Alabama", "Alaska", "Arizona", "Arkansas", "California", "Colorado", "Delaware", "Florida", "Georgia"]
CARS = ["Mazda RX4", "Datsun 710", "Hornet 4 Drive", "Valiant", "Duster 360", "Merc 240D", "Fiat 128", "Honda Civic"]
PUPILS = ["Schmidt, Anna", "Meier, Ben", "Huber, Clara", "Bauer, Paul", "Koch, Emma", "Klein, Felix", "Wolf, Greta"]
ABROAD = ["Wang Wei", "Li Na", "Zhang Min", "Liu Yang", "Chen Jing", "Yang Lei", "Huang Ping", "Zhao Jun", "Wu Fang"]


@pytest.mark.parametrize("header", ["", "rownames", "row.names", "Unnamed: 0"])
@pytest.mark.parametrize(
    ("things", "is_asked"),
    [
        *((STATES, True), (CARS, True)),
        *(([*PUPILS, "Lange, Hans"], False), (ABROAD, False)),
        *(([f"Patient {k}" for k in range(12)], False), ([f"resp_{k:04}" for k in range(12)], False)),
        ([str(k) for k in range(1, 13)], False),
    ],
    ids=["states", "cars", "pupils", "pupils abroad", "patients", "respondents", "numbers"],
)
def test_names_of_rows_that_are_places_or_things_are_asked_about(tmp_path, header, things, is_asked):
    rows = [[thing, n(k) / 10, n(k + 1), n(k + 2, 90), n(k + 3) / 7] for k, thing in enumerate(things)]
    assert asks(tmp_path / "a.csv", [header, "Murder", "Assault", "UrbanPop", "Rape"], rows) == is_asked
    with_sex = [[thing, "mf"[k % 2], 20 + n(k, 60), n(k), n(k + 1)] for k, thing in enumerate(things)]
    assert not asks(tmp_path / "b.csv", [header, "sex", "age", "score", "points"], with_sex)


@pytest.mark.parametrize(("n_twice", "is_asked"), [(0, True), (2, True), (60, False)])
def test_country_years_are_told_though_a_few_are_there_twice(tmp_path, n_twice, is_asked):
    rows = [[f"Land {n // 40}a", 1960 + n % 40, 40 + n * n % 37, 900 + n * 71 % 8000] for n in range(600)]
    path = write(tmp_path / "a.csv", [["country", "year", "growth", "gdp_pc"], *rows, *rows[:n_twice]])
    assert any("Each row seems to be a time, a place" in text for text in preview(path).problems) is is_asked
