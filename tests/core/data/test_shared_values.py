"""What many persons share is no question: towns, nationalities, positions, doctors, and things beside a number."""

from __future__ import annotations

from random import Random

import openpyxl
import pytest

from core.data.recurring_columns import recurring_columns
from core.sources.asking.columns import profile
from core.sources.question import DETECT

FIRST = ("Anna", "Bruno", "Carla", "David", "Elena", "Felix", "Karin", "Lukas", "Maria", "Nils", "Peter", "Rita")
FAMILIES = ("Meier", "Huber", "Schmid", "Keller", "Weber", "Graf", "Roth", "Moser", "Vogt", "Bauer")
NAMES = [f"{FIRST[n % 12]} {FAMILIES[n * 7 % 10]}" for n in range(14)]


def asked(path, headers, rows):
    """Return the columns that the owner is asked about."""
    if path.suffix == ".csv":
        path.write_text("\n".join([",".join(headers), *map(",".join, rows)]) + "\n", encoding="utf-8")
    else:
        book = openpyxl.Workbook()
        for row in (headers, *rows):
            book.active.append(row)
        book.save(path)
    return recurring_columns(profile(path, DETECT))


def drawn(values, n=160):
    """Return rows with a number of their own, and one of these values each."""
    draw = Random(3)
    return [[f"X{n:04}", draw.choice(values), draw.choice("mf")] for n in range(n)]


TOWNS = [f"{first}{second}" for first in ("New ", "Old ", "St ", "") for second in ("Ford", "Hampton", "Kirk", "Hill")]
COUNTRIES = [
    f"{first}{last}" for first in ("Lat", "Mor", "Tun", "Cub", "Dan", "Per") for last in ("vian", "ese", "ish")
]


@pytest.mark.parametrize("file", ["a.csv", "a.xlsx"])
@pytest.mark.parametrize("key", ["No", "ID", "lfd. Nr.", "Pseudonym"])
@pytest.mark.parametrize(
    "header",
    [
        *("Hausarzt", "Lehrer", "Supervisor", "Case manager", "Interviewer", "Klassenlehrer", "Treating physician"),
        *("Coach", "Sachbearbeiter", "Prescriber", "Médecin traitant", "Tuteur", "担当者"),
    ],
)
def test_doctors_and_teachers_of_many_are_no_question_beside_a_number_of_each_row(tmp_path, file, key, header):
    assert asked(tmp_path / file, [key, header, "sex"], drawn(NAMES)) == ()


@pytest.mark.parametrize("header", ["Hausarzt", "Lehrer", "Supervisor", "Coach"])
def test_they_are_asked_about_where_nothing_tells_the_rows_apart(tmp_path, header):
    assert asked(tmp_path / "a.csv", [header, "sex"], [row[1:] for row in drawn(NAMES)]) == (header,)


@pytest.mark.parametrize("header", ["Patient", "Name", "Schüler", "Client", "Vorgesetzter"])
def test_names_that_may_be_of_the_persons_are_asked_about_beside_any_number(tmp_path, header):
    assert asked(tmp_path / "a.csv", ["No", header, "sex"], drawn(NAMES)) == (header,)


@pytest.mark.parametrize(("header", "values"), [("City", TOWNS), ("Town", TOWNS), ("NATIONALITE", COUNTRIES)])
@pytest.mark.parametrize("key", ["ID", "answer"])
def test_towns_and_nationalities_name_nobody(tmp_path, header, values, key):
    assert asked(tmp_path / "a.csv", [key, header, "sex"], drawn(values)) == ()
    few = [*drawn([f"{value}{n}" for value in values for n in "abcdefghijkl"], 60)]
    assert asked(tmp_path / "b.csv", [key, header, "sex"], few) == ()


@pytest.mark.parametrize("header", ["PositionID", "Position", "job_id", "Planstelle"])
def test_positions_that_many_hold_are_no_question_beside_a_number_of_each_row(tmp_path, header):
    rows = drawn([str(n) for n in range(1, 31)])
    assert asked(tmp_path / "a.csv", ["EmpID", header, "sex"], rows) == ()
    assert asked(tmp_path / "b.csv", ["No", "Employee", "sex"], rows) == ("Employee",)


@pytest.mark.parametrize(("header", "begun"), [("Device ID", "DEV-00"), ("Plate", "M"), ("Kennzeichen", "M-AB ")])
def test_things_are_asked_about_unless_each_row_has_the_number_of_a_person(tmp_path, header, begun):
    rows = drawn([f"{begun}{n}" for n in range(10, 40)])
    assert asked(tmp_path / "a.csv", ["Patient ID", header, "sex"], rows) == ()
    assert asked(tmp_path / "b.csv", ["No", header, "sex"], rows) == (header,)
