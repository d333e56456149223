"""Numbers of persons in the form of many countries are identifiers, whatever their column is called."""

from __future__ import annotations

import random

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks

CHANCE = random.Random(2)


def drawn(form: str, n: int = 60) -> list[str]:
    """Return texts with a digit for each 0, a letter for each A, a year, a month and a day for yy, mm and dd."""

    def one() -> str:
        day = form.replace("dd", f"{CHANCE.randint(1, 28):02}").replace("mm", f"{CHANCE.randint(1, 12):02}")
        day = day.replace("yy", f"{CHANCE.randint(30, 99):02}")
        digits = "".join(str(CHANCE.randint(1, 9)) if letter == "#" else letter for letter in day)
        return "".join(CHANCE.choice("ABCDEH") if letter == "?" else letter for letter in digits)

    return [one() for _ in range(n)]


FORMS = [
    *("### ### ###", "1 yy mm 75 ### ### ##", "1yymm75########", "yymmdd-####", "19yymmdd-####", "yymmdd#####"),
    *("??????yy?dd?###?", "########?", "##.###.###-?", "yymmdd/####", "ddmmyy #####", "###.###.###-##", "###-##-####"),
    *(
        "### ### ####",
        "756.####.####.##",
        "#### ddmmyy",
        "ddmmyy-###?",
        "65 ddmmyy ? ###",
        "DE## #### #### #### #### ##",
    ),
]


def profiled(name: str, cells: list[str]):
    profiler = ColumnProfiler(Marks(thousands=" "))
    profiler.take(cells)
    return profiler.profile(name)


@pytest.mark.parametrize("form", FORMS)
def test_they_are_identifiers_below_any_name(form):
    found = profiled("v17", drawn(form))
    assert found.is_id_like
    assert (propose(found).categories, propose(found).edges) == ((), ())


@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("TAJ szám", "### ### ###"),
        ("N° Sécu", "1 yy mm 75 ### ### ##"),
        ("fødselsnummer", "ddmmyy #####"),
        ("PESEL", "yymmdd#####"),
        ("BSN", "#########"),
        ("Codice fiscale", "??????yy?dd?###?"),
        ("rodné číslo", "yymmdd/####"),
        ("pers.nr", "yymmdd-####"),
        ("SV-Nummer", "#### ddmmyy"),
    ],
)
def test_a_few_of_them_are_told_by_their_name(name, form):
    found = profiled(name, drawn(form, 8) * 30)
    assert found.is_id_like
    assert propose(found).categories == ()


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("population", [f"{CHANCE.randint(1, 99)} {CHANCE.randint(0, 999):03} 000" for _ in range(60)]),
        ("revenue", [f"{CHANCE.randint(1, 999)} {CHANCE.randint(0, 999):03}" for _ in range(60)]),
        (
            "seen",
            [f"20{CHANCE.randint(10, 24)}{CHANCE.randint(1, 12):02}0512{CHANCE.randint(10, 59)}" for _ in range(60)],
        ),
        ("seen", [f"24{month:02}05 1230" for month in range(1, 13)] * 20),
        ("ratio", ["1/2", "1/3", "2/3"] * 20),
        ("range", ["100-199", "200-299", "300-399"] * 20),
        ("postcode", ["12345-6789", "12345-1234", "54321-9876"] * 20),
    ],
)
def test_amounts_and_moments_are_none(name, cells):
    assert not profiled(name, cells).is_id_like


def test_few_dates_beside_such_numbers_are_no_dates_alone():
    numbers = [f"{101 + 13 * n}-45-67{10 + 7 * n}" for n in range(9)]
    for cells, is_identifier in ((["2024-01-05"] * 36 + numbers, True), (["2024-01-05"] * 36, False)):
        profiler = ColumnProfiler(Marks())
        profiler.take(cells)
        assert profiler.profile("x").is_id_like is is_identifier
