"""Constants, weights of a survey, seeds and versions are not used at first; weights of bodies are."""

from __future__ import annotations

import random

import pytest

from core.data.column_profile import ColumnProfile
from core.data.column_profiler import ColumnProfiler
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks
from core.data.set_aside import Aside

DRAWN = random.Random(4)
AROUND_ONE = [f"{DRAWN.lognormvariate(-0.1, 0.4):.3f}" for _ in range(200)]
FINE = [f"{DRAWN.uniform(0.2, 5):.5f}" for _ in range(200)]
EXPANDED = [f"{DRAWN.uniform(200, 9000):.2f}" for _ in range(200)]
KILOGRAMS = [f"{DRAWN.uniform(45, 120):.1f}" for _ in range(200)]
NEWBORN = [f"{DRAWN.gauss(3.3, 0.5):.2f}" for _ in range(200)]


def profiled(name: str, cells: list[str]) -> ColumnProfile:
    profiler = ColumnProfiler(Marks())
    profiler.take(cells)
    return profiler.profile(name)


@pytest.mark.parametrize(
    ("name", "cells", "why"),
    [
        ("country", ["DE"] * 50, Aside.CONSTANT),
        ("year", ["2024"] * 50, Aside.CONSTANT),
        ("weight", AROUND_ONE, Aside.WEIGHT),
        ("Gewicht", FINE, Aside.WEIGHT),
        ("poids", EXPANDED, Aside.WEIGHT),
        ("peso", AROUND_ONE, Aside.WEIGHT),
        ("gew", AROUND_ONE, Aside.WEIGHT),
        ("pond", AROUND_ONE, Aside.WEIGHT),
        ("wgt_final", EXPANDED, Aside.WEIGHT),
        ("pweight", KILOGRAMS, Aside.WEIGHT),
        ("perwt", [str(DRAWN.randint(20, 400)) for _ in range(200)], Aside.WEIGHT),
        ("WTMEC2YR", EXPANDED, Aside.WEIGHT),
        ("Hochrechnungsfaktor", EXPANDED, Aside.WEIGHT),
        ("factor de expansión", EXPANDED, Aside.WEIGHT),
        ("random_seed", ["1", "42", "1234"] * 30, Aside.CHANCE),
        ("version", ["1.0.2", "1.0.3"] * 30, Aside.SOFTWARE),
        ("R version", ["4.1.2", "4.2.0"] * 30, Aside.SOFTWARE),
        ("software", ["SPSS 27", "SPSS 28"] * 30, Aside.SOFTWARE),
        ("deviceid", ["ee.kobo:7abc", "ee.kobo:4abc"] * 30, Aside.FORM),
        ("_submission_time", [f"2023-05-{day:02}T22:39:18" for day in range(1, 29)] * 3, Aside.FORM),
        ("start", [f"2024-03-{1 + n % 28:02}T08:12:{n:02}.000+01:00" for n in range(60)], Aside.FORM),
        ("Start Date", [f"2024-03-{1 + n % 28:02} 08:12:{n:02}" for n in range(60)], Aside.FORM),
        ("Zeitstempel", [f"{1 + n % 28:02}.03.2024 08:12:{n:02}" for n in range(60)], Aside.FORM),
        *(
            (name, [f"{1 + n % 28:02}.03.2024 08:12:{n:02}" for n in range(60)], Aside.FORM)
            for name in ("Fertigstellungszeit", "Heure de fin", "Hora de finalización", "Ora di inizio", "Begintijd")
        ),
        *(
            (name, [f"2024-03-{1 + n % 28:02} 08:12:{n:02}" for n in range(60)], Aside.FORM)
            for name in ("Godzina rozpoczęcia", "Starttid", "開始時刻", "完成时间", "Позначка часу", "Časovni žig")
        ),
        ("meta/_submitted_by", ["anna", "omar"] * 30, Aside.FORM),
    ],
)
def test_it_is_not_used_at_first(name, cells, why):
    found = profiled(name, cells)
    assert (found.aside, found.is_proposed, found.is_used_first) == (why, True, False)
    assert propose(found).size > 0  # it has labels, where its owner asks for them


def test_a_seed_of_each_row_gets_no_bins():
    found = profiled("seed", [str(DRAWN.randint(1, 2**31)) for _ in range(200)])
    assert (found.aside, found.is_proposed, found.recurs) == (Aside.CHANCE, False, False)


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("consent", ["yes"] * 30 + [""] * 30),
        ("consent", ["yes"] * 30 + ["n/a"] * 30),
        ("weight", KILOGRAMS),
        ("gew", KILOGRAMS),
        ("Gewicht (kg)", KILOGRAMS),
        ("weight", ["28.35", "100", "150", "56.7", "1200", "30"] * 30),
        ("birth_weight", NEWBORN),
        ("weight", NEWBORN),
        ("weight", [str(DRAWN.randint(1600, 5200)) for _ in range(200)]),
        ("weight change", ["-1.5", "0.5", "1.5"] * 30),
        ("age group weight class", ["light", "heavy"] * 30),
        ("seed", [str(1 + place % 8) for place in range(160)]),
        ("seed", ["wheat", "barley"] * 30),
        ("version", ["A", "B"] * 30),
        ("questionnaire version", ["long", "short"] * 30),
        ("factor", ["1.5", "2.5"] * 30),
        ("start", [f"2024-03-{1 + n % 28:02} 08:{n:02}:00" for n in range(60)]),
        ("start", [f"2024-03-{1 + n % 28:02}" for n in range(60)]),
        ("Startzeit", [f"{1 + n % 28:02}.03.2024 08:{n:02}" for n in range(60)]),
        ("start", ["early", "late"] * 30),
        ("device", ["phone", "tablet"] * 30),
        ("status", ["open", "closed"] * 30),
        ("sex", ["f", "m"] * 30),
    ],
)
def test_it_is_used(name, cells):
    found = profiled(name, cells)
    assert (found.aside, found.is_used_first) == (Aside.NONE, True)
