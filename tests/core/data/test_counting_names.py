"""Counts of people and things are told from the numbers of persons, which look alike."""

from __future__ import annotations

import random

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks
from core.domain.attribute import Kind

COUNTS = (
    "Zatrudnienie",
    "Einwohner",
    "Mitarbeiter",
    "Teachers",
    "Patients",
    "Beds",
    "Élèves",
    "Beschäftigte",
    "Kunden",
    "Patienten",
    "Schüler",
    "Liczba pracowników",
    "number of patients",
    "Number of staff",
    "Nº de empleados",
    "Počet žáků",
    "Численность работников",
    "Posti letto",
    "Mitarbeiter:innen",
    "Wohnungen",
    "Zaposleni",
    "Anställda",
    "patients_n",
    "Enrolment",
    "職員数",
    "n",
)
PERSONS = ("Patient", "patient_id", "Schüler-Nr", "Kunde", "Numéro de patient", "Kunden-Nr.", "Kunden", "Patients")


def profiled(header, cells):
    profiler = ColumnProfiler(Marks())
    profiler.take([*map(str, cells)])
    return profiler.profile(header)


def shuffled(numbers):
    cells = [*numbers]
    random.Random(5).shuffle(cells)
    return cells


@pytest.mark.parametrize("header", COUNTS)
@pytest.mark.parametrize("greatest", [119, 300, 200_000])
@pytest.mark.parametrize("n", [120, 150, 600])
def test_counts_of_a_row_are_numbers_with_bins(header, greatest, n):
    chance = random.Random(n + greatest)
    counts = [1 + int(greatest * chance.random()) for _ in range(n)]
    if n == 600 and greatest == 119 and header != "n":
        counts = [1 + int(chance.expovariate(1 / 40)) for _ in range(n)]  # of firms, as many as the range has
    found = profiled(header, counts)
    assert (found.kind, found.is_id_like, found.recurs) == (Kind.NUMBER, False, False)


@pytest.mark.parametrize("header", ["Beds", "Teachers", "Patients", "Mitarbeiter", "Pracownicy"])
def test_counts_that_nearly_fill_their_range_are_numbers(header):
    chance = random.Random(5)
    assert not profiled(header, [1 + int(40 * chance.random()) for _ in range(110)]).is_id_like


def test_a_column_headed_n_counts_though_it_fills_its_range():
    assert not profiled("n", [1 + place * 7 % 30 for place in range(120)]).is_id_like


@pytest.mark.parametrize("header", PERSONS)
@pytest.mark.parametrize(
    "numbers",
    [
        [1001 + place for place in range(40)],
        [1 + place for place in range(60)],
        [30_021 + 613 * place for place in range(90)],
        [103 + place * 79 % 891 for place in range(90)],
    ],
    ids=["from 1001", "from 1", "of five digits", "of three digits"],
)
def test_persons_with_several_rows_are_asked_about_below_a_name_of_many_too(header, numbers):
    assert profiled(header, shuffled(numbers * 4)).recurs


@pytest.mark.parametrize("header", ["Kunden", "Patients"])
@pytest.mark.parametrize("numbers", [range(1001, 1101), random.Random(1).sample(range(10_000, 100_000), 100)])
def test_a_number_of_its_own_in_each_row_is_no_count(header, numbers):
    assert profiled(header, shuffled(numbers)).is_id_like


@pytest.mark.parametrize("header", ["basis", "x", "Kurs", "alias"])
def test_other_names_say_nothing_of_counts(header):
    assert profiled(header, shuffled([1 + place for place in range(60)] * 4)).recurs


@pytest.mark.parametrize("header", ["groups", "shutouts", "saves"])
def test_a_name_of_many_makes_no_column_an_identifier(header):
    chance = random.Random(2)
    assert not profiled(header, [place * 100 // 254 for place in range(254)]).is_id_like
    assert not profiled(header, [min(int(chance.expovariate(1 / 12)), 40) for _ in range(2700)]).is_id_like


@pytest.mark.parametrize("header", ["Teilnehmer", "Schüler", "Mitarbeiter", "Patients", "Lehrer"])
@pytest.mark.parametrize("first", [1, 101])
@pytest.mark.parametrize(("lacking", "each"), [(5, 4), (3, 2), (6, 8), (1, 3)])
def test_persons_of_whom_few_left_are_asked_about(header, first, lacking, each):
    persons = random.Random(8).sample(range(first + 1, first + 59), 58 - lacking)
    assert profiled(header, shuffled([first, first + 59, *persons] * each)).recurs


VISITS = (0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 7, 9, 12, 18, 39)


def kind_of(header, numbers):
    look = ColumnProfiler(Marks())
    look.take([str(numbers[n * 7 % len(numbers)]) for n in range(340)])
    return look.profile(header).kind


@pytest.mark.parametrize("header", ["visits", "number of visits", "mental_health_days", "Anzahl Besuche", "Kinder"])
def test_counts_that_leave_out_many_between_have_bins(header):
    """Next year somebody has 13 visits: a list of these numbers would have no place for her."""
    assert kind_of(header, VISITS) is Kind.NUMBER
    look = ColumnProfiler(Marks())
    look.take([str(VISITS[n * 7 % len(VISITS)]) for n in range(340)])
    assert propose(look.profile(header)).edges == (0, 1, 2, 3, 5, 10, 20, 50)


@pytest.mark.parametrize(
    ("header", "numbers"),
    [
        ("visits", (0, 0, 0, 1, 1, 2, 3, 4, 5, 7)),
        ("visits", (0, 0, 1, 1, 2, 3, 4, 5, 77, 99)),
        ("visits", (3, 3, 3, 5, 12, 30)),
        ("visits", (0, 0, 0.5, 1, 12, 30)),
        ("ward", VISITS),
        ("status", VISITS),
    ],
)
def test_few_others_are_listed(header, numbers):
    assert kind_of(header, numbers) is Kind.CATEGORIES
