"""A column named after persons may have a few of them, each in many rows."""

from __future__ import annotations

import random

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.raw_cells import Marks

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gina", "Hugo")


def profile(header, cells):
    profiler = ColumnProfiler(Marks())
    profiler.take(cells)
    return profiler.profile(header)


@pytest.mark.parametrize(
    "header", ["Proband", "participant", "Schüler", "Patient", "Name", "Mitarbeiter", "Badge", "sub", "Kd."]
)
@pytest.mark.parametrize(
    ("n", "person"),
    [
        (3, "P{}".format),
        (8, "TN{:02}".format),
        (6, "MA-{}".format),
        (4, "{}".format),
        (5, NAMES.__getitem__),
        (8, lambda place: f"{NAMES[place - 1]} Smith"),
        (8, lambda place: NAMES[place - 1].casefold()),
        (12, lambda place: f"{place * 123_457 % 999_983:06X}" if place > 1 else "ABCDEF"),
    ],
)
def test_persons_seen_at_the_same_times_are_asked_about(header, n, person):
    found = profile(header, [person(1 + place % n - (n == 5)) for place in range(12 * n)])
    assert (found.is_id_like, found.recurs) == (True, True)


@pytest.mark.parametrize("header", ["Surname", "First name", "last_name", "Vorname", "Nachname", "Prénom", "apellidos"])
def test_own_names_are_of_persons_however_few_and_uneven(header):
    found = profile(header, [NAMES[place % (3 + place % 4)] for place in range(70)])
    assert (found.is_id_like, found.recurs) == (True, True)


@pytest.mark.parametrize("header", ["Name", "Client", "Klient", "patient"])
def test_initials_with_stops_are_of_persons_however_uneven(header):
    cells = [f"{'ABCDEFG'[place % (3 + place % 5)]}.M." for place in range(90)]
    found = profile(header, cells)
    assert (found.is_id_like, found.recurs) == (True, True)
    assert not profile(header, [cell.replace(".", "") for cell in cells]).recurs
    assert not profile("ward", cells).recurs


CHILDREN = ("Mia", "Ben", "Lea", "Tim", "Zoé", "Max", "Ina", "Kai", "Eva", "Bruno")


@pytest.mark.parametrize("header", ["Kind", "child", "Wer", "Qui", "Enfant", "Läufer", "x", "Kunde"])
@pytest.mark.parametrize("cell", ["{}", "{} Smith", "{} K."])
def test_first_names_are_of_persons_whatever_the_column_is_called(header, cell):
    found = profile(header, [cell.format(CHILDREN[place % (6 + place % 5)]) for place in range(40)])
    assert (found.is_id_like, found.recurs) == (True, True)


@pytest.mark.parametrize("header", ["Card", "Karte", "Ausweis-Nr.", "Startnummer", "Employee card", "tarjeta"])
@pytest.mark.parametrize("code", ["{:04}-07", "C{}", "{}"])
def test_codes_on_cards_are_of_persons(header, code):
    found = profile(header, [code.format(1 + place % 14) for place in range(120)])
    assert (found.is_id_like, found.recurs) == (True, True)


@pytest.mark.parametrize(
    ("header", "cells"),
    [
        ("Kind", ["Cash", "Cheque", "Transfer", "Voucher", "Gift", "Other"] * 10),
        ("Card", ["Visa", "Mastercard", "Amex", "Diners", "Maestro"] * 10),
        ("Child", ["1", "2", "3", "4", "5"] * 10),
        ("Pass", ["yes", "no", "unknown"] * 10),
        ("Station", ["Charlotte", "Victoria", "Florence", "Martin", "Paula"] * 10),
        ("month", ["Jan", "Feb", "Mar", "Apr", "May", "Jun"] * 10),
        ("x", ["Jan", "Feb", "Mar", "Apr", "Max", "Min"] * 10),
        ("Patient", ["inpatient", "outpatient"] * 30),
        ("customer", ["Typ 1", "Typ 2", "Typ 3", "Typ 4"] * 15),
        ("Kunde", ["Neukunde"] * 50 + ["Stammkunde"] * 30 + ["Ehemals"] * 9 + ["Firma"] * 5 + ["Verein"] * 3),
        ("person", ["1", "2"] * 20 + ["3"] * 8 + ["4"] * 3),
        ("case", ["0", "1"] * 30),
        ("ward", ["P1", "P2", "P3"] * 20),
        ("surname known", ["yes", "no"] * 30),
        ("time_identifier", [f"Week {n}" for n in range(1, 13)] * 10),
        ("FN_ID", [str(n) for n in range(10)] * 6),
    ],
)
def test_kinds_of_persons_and_other_columns_are_not(header, cells):
    assert not profile(header, cells).is_id_like


@pytest.mark.parametrize(
    ("header", "are_names"),
    [
        ("https://example.org/surnames", False),
        ("/data/surnames", False),
        ("lists/surnames.csv", False),
        ("First name/surname", True),
    ],
)
def test_an_address_or_a_path_is_no_name_of_persons(header, are_names):
    assert profile(header, ["high", "low", "medium", "none"] * 20).is_id_like == are_names


@pytest.mark.parametrize("header", ["Huishouden", "Haushalt", "ménage", "Household"])
def test_small_numbers_below_a_household_are_its_size(header):
    sizes = [str(1 + (place * place + place // 7) % 6) for place in range(120)]
    found = profile(header, [*sizes, *["2"] * 12, *["4"] * 8])
    assert (found.is_id_like, found.recurs) == (False, False)


@pytest.mark.parametrize("header", ["2019", "#", "Household", ""])
def test_a_column_without_values_has_none(header):
    assert not profile(header, ["", None, "  "]).is_id_like


@pytest.mark.parametrize("header", ["1", "#"])
def test_a_name_without_words_is_that_of_no_household(header):
    drawn = random.Random(5)
    cells = [str(1 + n % 13) for n in range(26)] + [str(drawn.randint(1, 13)) for _ in range(120)]
    assert profile(header, cells).recurs == profile("x", cells).recurs


@pytest.mark.parametrize("cells", [[str(1 + n // 40) for n in range(240)], [str(1 + n // 3) for n in range(24)]])
def test_households_that_are_read_equally_often_are_asked_about(cells):
    assert profile("Household", cells).recurs


@pytest.mark.parametrize("header", ["LOS", "RR sys", "TAS", "Verweildauer", "wait_min", "time_ms", "dist_km"])
def test_stays_pressures_and_units_behind_a_name_are_no_persons(header):
    cells = [str(90 + n * 7 % 61) for n in range(150)]
    assert profile("x", cells).recurs
    assert not profile(header, cells).recurs
