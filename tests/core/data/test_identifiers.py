"""Columns that tell persons apart are recognised by their values, or by what registers call them."""

from __future__ import annotations

import random

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.identifier_names import Hint, hint
from core.data.raw_cells import Marks

PERSON_NUMBERS = (
    "patient_id",
    "ОКПО",
    "学生手机号",
    "pid",
    "Startnr",
    "MRN",
    "NHS number",
    "PatientID",
    "SSN",
    "participant no",
    "SEQN",
    "hhid",
    "USUBJID",
    "respid",
    "empno",
    "Versichertennr",
    "Versichertennummer",
    "Fallnummer",
    "Patient-Nr.",
    "Kundennr.",
    "Personalnummer",
    "matricule",
    "N° patient",
    "N.º de paciente",
    "numero_adherent",
    "Numéro de sécurité sociale",
    "legajo",
    "número de afiliado",
    "id_paciente",
    "cédula",
    "DNI",
    "codice fiscale",
    "患者 番号",
)
PERSONS = (
    "case",
    "customer",
    "member",
    "respondent",
    "household",
    "subject",
    "client",
    "Nachname",
    "Haushalts-ID",
    "nom",
    "ménage",
    "paciente",
    "hogar",
    "الاسم",
    "Фамилия, имя, отчество",
    "이름",
    "Telefon",
)
NO_PERSONS = (
    "age",
    "sex",
    "year",
    "code",
    "district",
    "postcode",
    "n",
    "patient age",
    "customer segment",
    "member since",
    "household size",
    "hhsize",
    "respect",
    "recorded",
    "units",
    "number of visits",
    "Godziny w miesiącu",
    "name of clinic",
    "diagnosis code",
    "student status",
    "case mix",
    "Alter",
    "Fallzahl",
    "Fallgruppe",
    "Familienstand",
    "Wohnort",
    "âge",
    "sexe",
    "edad",
    "municipio",
)


def look(cells, header="x"):
    seen = ColumnProfiler(Marks())
    seen.take(cells)
    return seen.profile(header)


def recurring(names, rows):
    """Return so many rows each, told in no order."""
    cells = [name for name in names for _ in range(rows())]
    random.Random(7).shuffle(cells)
    return cells


def visits(mean):
    chance = random.Random(3)
    return lambda: 1 + int(chance.expovariate(1 / (mean - 1)))


@pytest.mark.parametrize("header", PERSON_NUMBERS)
def test_numbers_of_persons_are_known_by_name(header):
    assert hint(header) is Hint.PERSON_NUMBER
    assert look([f"{place % 10}" for place in range(300)], header).recurs  # ten patients, thirty rows each


@pytest.mark.parametrize("cell", ["{0}.{1:02}", "2024-{0:02}-{1:02}"], ids=["site and number", "looks like a date"])
def test_numbers_of_persons_may_look_like_measurements_or_dates(cell):
    cells = [cell.format(1 + place % 12, 1 + place // 12 % 20) for place in range(960)]
    assert look(cells, "patient_id").recurs


@pytest.mark.parametrize("first", [1, 1001])
def test_running_numbers_of_which_few_recur_are_persons(first):
    assert look([*map(str, range(first, first + 1000)), *map(str, range(first, first + 100))]).recurs


@pytest.mark.parametrize("header", PERSONS)
def test_persons_are_known_by_name_where_there_are_more_than_kinds_of_them(header):
    assert hint(header) is Hint.PERSON
    assert look([f"a{place % 15}" for place in range(3000)], header).recurs
    assert not look([f"a{place % 5}" for place in range(3000)], header).is_id_like


@pytest.mark.parametrize("header", NO_PERSONS)
def test_what_is_said_of_persons_names_none(header):
    assert hint(header) <= Hint.NONE


NAMELESS = {
    "codes": lambda place: f"K{place * 7919 % 100003:05}",
    "names": lambda place: f"Surname{chr(97 + place % 26)}{place}, Anna",
    "running": str,
    "large": lambda place: str(100_003 + place * 7919 % 899_999),
}


@pytest.mark.parametrize(
    "rows", [lambda: 2, lambda: 4, visits(3), visits(8), lambda: 75], ids=["2", "4", "some 3", "some 8", "75"]
)
@pytest.mark.parametrize("kind", NAMELESS)
@pytest.mark.parametrize("n", [80, 150, 400])
def test_persons_with_several_rows_are_known_by_values_alone(kind, n, rows):
    assert look(recurring([NAMELESS[kind](place + 1) for place in range(n)], rows)).recurs


@pytest.mark.parametrize("n", [20, 45])
def test_few_persons_are_known_by_texts_that_are_spread_evenly(n):
    assert look(recurring([f"K{place:03}" for place in range(n)], lambda: 8)).recurs


@pytest.mark.parametrize("header", ["x", "patient"])
def test_few_addresses_are_persons_whatever_their_column_is_called(header):
    assert look(recurring([f"u{place}@x.org" for place in range(10)], lambda: 4), header).recurs
    assert look(recurring([f"80:EA:CA:00:19:{place + 16}" for place in range(10)], lambda: 4), header).recurs
    assert not look(["me @ home", "at work", "80:EA:CA", "away", "abroad"] * 30, header).is_id_like


@pytest.mark.parametrize("header", ["patient", "name"])
def test_few_full_names_are_persons_where_the_column_says_so(header):
    names = [f"{first} {last}" for first in ("Anna", "Bert", "Zoë") for last in ("Berg", "Huber", "Wolf-Lang")]
    assert look(recurring(names, lambda: 4), header).recurs
    assert not look(recurring(names, lambda: 4), "town").is_id_like
    assert not look(["In treatment", "New", "Discharged", "Never seen"] * 30, header).is_id_like


def skewed(n, d):
    chance = random.Random(n)
    return chance.choices([f"Town {place}" for place in range(d)], [1 / (place + 1) for place in range(d)], k=n)


def bell(n, mean, deviation):
    chance = random.Random(n)
    return [str(max(0, round(chance.gauss(mean, deviation)))) for _ in range(n)]


@pytest.mark.parametrize("n", [300, 2000, 20000])
@pytest.mark.parametrize(
    "of",
    [
        lambda n: skewed(n, 30),
        lambda n: bell(n, 45, 15),
        lambda n: bell(n, 170, 10),
        lambda n: bell(n, 1970, 20),
        lambda n: [f"{text}00" for text in bell(n, 300, 60)],
        lambda n: [str(place % 90) for place in range(n)],
        lambda n: [f"{place * 0.1:.1f}" for place in range(n // 3)] * 3,
        lambda n: [f"ward {place % 12}" for place in range(n)],
    ],
    ids=["town", "age", "height", "birth year", "income", "even age", "weight", "ward"],
)
def test_what_describes_persons_is_not_taken_for_their_number(n, of):
    assert not look(of(n)).is_id_like


AMOUNTS = recurring([str(1203 + 7 * place) for place in range(449)], lambda: 2)
DURATIONS = recurring([*map(str, range(217))], lambda: 8)
STATES = recurring([first + last for first in "AFNOW" for last in "LKYZ"], lambda: 5)


@pytest.mark.parametrize(
    ("headers", "cells"),
    [
        (("wage", "lead_time", "horsepower", "Blutdruck"), AMOUNTS),
        (("duration",), DURATIONS),
        (("state", "Bundesland", "pays"), STATES),
    ],
)
def test_what_a_column_says_it_describes_identifies_nobody_though_it_repeats_as_persons_do(headers, cells):
    assert [look(cells, header).is_id_like for header in headers] == [False] * len(headers)
    assert [look(cells, header).is_id_like for header in ("x", "state code", "number")] == [True] * 3


FULL = [
    f"{first} {last}"
    for first in ("Anna", "Bert", "Zoë", "J.", "Eva")
    for last in ("Berg", "O’Neil", "Wolf-Lang", "Moser")
]


def test_full_names_are_persons_though_the_column_says_what_it_describes():
    assert look(recurring([*FULL, "Kim Berg"], lambda: 4), "group leader").is_id_like


FEW = {
    "full names": FULL,
    "names the other way round": [", ".join(reversed(name.split())) for name in FULL],
    "initials": [first + last for first in "ABEJK" for last in "LMRS"],
    "initials with dots": [f"{first}.{last}." for first in "ABEJK" for last in "LMRS"],
    "long numbers": [str(20_010_007 + place * 3_719_387) for place in range(20)],
}


@pytest.mark.parametrize("header", ["x", "B7", "spalte", "col_3"])
@pytest.mark.parametrize("d", [10, 15, 19])
@pytest.mark.parametrize("kind", FEW)
def test_few_persons_are_asked_about_where_the_column_says_nothing(kind, d, header):
    names = FEW[kind][:d]
    assert look(recurring(names, lambda: 4), header).recurs
    assert look(recurring(names, visits(5)), header).recurs
    assert not look(recurring(names, lambda: 4), "town").is_id_like


@pytest.mark.parametrize("n", [10, 3])
@pytest.mark.parametrize("header", ["id", "ID", "Id.", "uuid"])
def test_a_column_headed_id_numbers_persons_however_few(header, n):
    assert hint(header) is Hint.PERSON_NUMBER
    assert look(recurring([str(417 + 13 * place) for place in range(n)], lambda: 5), header).recurs


@pytest.mark.parametrize("first", [1, 101])
@pytest.mark.parametrize("n", [13, 25, 50])
def test_small_running_numbers_are_asked_about_where_rows_do_not_depend_on_them(n, first):
    assert look(recurring([str(first + place) for place in range(n)], visits(5))).recurs
    assert not look(recurring([str(first + place) for place in range(n)], visits(5)), "week").is_id_like


@pytest.mark.parametrize("first", [1, 10_000_019])
@pytest.mark.parametrize("n", [50, 300, 1000])
def test_numbers_of_which_a_tenth_recur_are_asked_about(n, first):
    step = 1 if first == 1 else 7_919
    cells = [str(first + step * place) for place in range(n)]
    assert look(cells + cells[::10]).recurs


@pytest.mark.parametrize("n", [300, 2000, 20000])
@pytest.mark.parametrize(
    ("header", "labels"),
    [
        ("age", [str(age) for age in range(18, 66)]),
        ("Tag", [str(day) for day in range(1, 32)]),
        ("week of the year", [str(week) for week in range(1, 53)]),
        ("region", [str(code) for code in range(1, 17)]),
        ("Kanton", [first + last for first, last in zip("ABCDEFGHIJKLMN", "QWERTZUIOPASDF", strict=True)]),
        ("Abteilung", ["Internal Medicine", "General Surgery", "Intensive Care"] + [f"Ward {a}" for a in "ABCDEFGHI"]),
        ("x", [str(month) for month in range(1, 13)]),
        ("x", list("12345")),
        ("x", [f"{age}-{age + 4}" for age in range(0, 90, 5)]),
        ("x", ["Never married", "Divorced", "Widowed", "In partnership", "Married", "Separated"]),
    ],
)
def test_ordinary_lists_are_not_asked_about(n, header, labels):
    assert not look([labels[place % len(labels)] for place in range(n)], header).is_id_like


AGES = [str(18 + (n * n + 7 * n) % 71) for n in range(300)]


@pytest.mark.parametrize(
    "cells",
    [
        [f"{age} years" for age in AGES],
        [f"{age} cm" for age in AGES] + ["1 cm"],
        [f"{int(age) % 12 + 1}:{n % 60:02} {'AP'[n % 2]}M" for n, age in enumerate(AGES)],
        ["<0.5" if n % 3 == 0 else f"{age}.{n % 10}" for n, age in enumerate(AGES)],
        AGES,
    ],
    ids=["years", "cm", "times", "limits", "ages"],
)
def test_small_numbers_with_units_identify_nobody_whatever_they_are_called(cells):
    found = look(cells, "unknown word")
    assert (found.is_id_like, found.recurs) == (False, False)


@pytest.mark.parametrize(
    "header",
    ["Ålder", "Wiek", "Věk", "Возраст", "leeftijd", "edad", "età", "âge", "나이", "年齡", "العمر", "גיל", "อายุ"],
)
def test_ages_describe_in_other_languages(header):
    assert hint(header) is Hint.DESCRIPTION


@pytest.mark.parametrize("cells", [[f"P{n:03}" for n in range(100)] * 2, [f"{n:03}" for n in range(200)]])
def test_codes_without_a_unit_still_identify(cells):
    assert look(cells, "unknown word").is_id_like


def test_large_numbers_of_a_named_amount_identify_nobody():
    amounts = [str(20_011 + 7 * (n * 7919 % 900)) for n in range(2700)]
    assert look(amounts, "code").is_id_like
    assert look(amounts, "Number").is_id_like
    assert not look(amounts, "Monthly salary").is_id_like
    assert not look(amounts, "Monatsgehalt").is_id_like


def test_days_without_a_year_identify_nobody():
    days = [f"{day}{month:02}" for month in range(1, 13) for day in range(1, 29)] * 2
    assert not look(days, "Belegdatum").is_id_like
    assert look(days, "Beleg").is_id_like


@pytest.mark.parametrize(
    "header",
    ["Number of people", "Number of persons", "No of people", "Persons", "N° de personnes", "Número de personas"],
)
def test_how_many_live_in_a_household_is_a_count(header):
    drawn = random.Random(3)
    found = look([str(drawn.choice((3, 1, 2, 2, 2, 4, 5, 6))) for _ in range(300)], header)
    assert (found.is_id_like, found.recurs, found.is_proposed) == (False, False, True)


@pytest.mark.parametrize("header", ["Person", "person no", "Persons", "patients"])
def test_few_persons_one_below_another_are_no_counts(header):
    assert look([str(person) for person in range(1, 9) for _ in range(20)], header).recurs


@pytest.mark.parametrize("header", ["vp", "VPN", "Sujet", "SUJETO", "被験者", "испытуемый"])
@pytest.mark.parametrize("form", ["{}", "S{:02}"])
def test_persons_of_an_experiment_with_equally_many_rows_are_asked_about(header, form):
    assert look([form.format(person) for person in range(1, 26) for _ in range(20)], header).recurs


@pytest.mark.parametrize("header", ["q7", "age", "Frage 3", "dose"])
def test_numbers_behind_one_prefix_are_persons_whatever_their_column_is_called(header):
    drawn = random.Random(5)
    rows = [f"K{1000 + 7 * person}" for person in range(40) for _ in range(drawn.randint(1, 4))]
    assert look(rows, header).recurs


@pytest.mark.parametrize("header", ["q7", "Frage 1", "item3"])
def test_long_numbers_with_several_rows_are_persons_below_a_question(header):
    drawn = random.Random(5)
    assert look([str(1000 + 7 * person) for person in range(40) for _ in range(drawn.randint(1, 4))], header).recurs
    assert not look([str(100 * drawn.randint(10, 50)) for _ in range(160)], header).recurs
    assert not look([str(round(drawn.gauss(3000, 700))) for _ in range(160)], header).recurs
    assert not look([str(drawn.randint(1950, 2005)) for _ in range(160)], header).recurs


def test_codes_of_several_prefixes_are_not_where_the_column_says_what_it_describes():
    drawn = random.Random(5)
    rows = [f"{'ABCDE'[code % 5]}{1000 + 7 * code}" for code in range(40) for _ in range(drawn.randint(1, 4))]
    assert not look(rows, "diagnosis").is_id_like


@pytest.mark.parametrize(
    ("name", "first", "is_identifier"), [("Kind", 1, True), ("Kind", 7, False), ("week", 1, False)]
)
def test_a_word_for_kinds_may_be_one_for_children(name, first, is_identifier):
    profiler = ColumnProfiler(Marks())
    profiler.take([str(first + n) for n in range(60)])
    assert profiler.profile(name).is_id_like is is_identifier
