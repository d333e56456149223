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
        *("Coach", "Sachbearbeiter", "Prescriber", "Médecin traitant", "Tuteur", "担当者", "Case worker"),
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


@pytest.mark.parametrize(
    ("header", "written"),
    [
        ("Lương", "{}.{}00.000 đ"),
        ("Salary", "R {}0 {}00,00"),
        ("حقوق", "{}0,{}00,000 ریال"),
        ("الراتب", "{},{}00 ج.م"),
        ("income", "Rs. {}5,{}00/-"),
        ("Salary", "Ksh. {}5,{}00"),
    ],
)
def test_amounts_of_any_currency_name_nobody(tmp_path, header, written):
    rows = drawn([f'"{written.format(one, two)}"' for one in range(1, 10) for two in range(1, 10)])
    assert asked(tmp_path / "a.csv", ["No", header, "sex"], rows) == ()
    assert not profile(tmp_path / "a.csv", DETECT)[1].is_id_like


@pytest.mark.parametrize("written", ["V 12.{}.{}", "1{}.{} {}", "K{}{}"])
def test_numbers_with_letters_under_another_name_are_asked_about(tmp_path, written):
    numbers = [written.format(100 + 7 * n, 900 - 3 * n, "ABCDEFGHKLMN"[n % 12]) for n in range(60)]
    assert asked(tmp_path / "a.csv", ["document", "sex"], [row[1:] for row in drawn(numbers)]) == ("document",)


@pytest.mark.parametrize(
    ("header", "born"),
    [
        ("ปีเกิด", lambda draw: str(draw.randint(2480, 2550))),
        ("出生日期", lambda draw: f"{draw.randint(40, 95)}/0{draw.randint(1, 9)}/{draw.randint(10, 28)}"),
        ("date of birth", lambda draw: f"{draw.randint(40, 95)}-0{draw.randint(1, 9)}-{draw.randint(10, 28)}"),
        ("dob", lambda draw: f"{draw.randint(40, 95)}0{draw.randint(1, 9)}{draw.randint(10, 28)}"),
        ("born", lambda draw: f"{(year := draw.randint(1940, 1999))} ({2024 - year})"),
    ],
)
def test_births_by_themselves_name_nobody_whatever_their_calendar(tmp_path, header, born):
    draw = Random(5)
    rows = [[str(n), born(draw), draw.choice("mf")] for n in range(1, 161)]
    rows = [*rows, ["161", rows[3][1], "f"], ["162", rows[9][1], "m"]]
    assert asked(tmp_path / "a.csv", ["no", header, "sex"], rows) == ()


@pytest.mark.parametrize("header", ["dob", "birth number", "Födelsenummer"])
def test_numbers_of_persons_that_begin_with_their_birth_are_asked_about(tmp_path, header):
    draw = Random(5)
    rows = [[f"{draw.randint(40, 95)}0{draw.randint(1, 9)}{draw.randint(10, 28)}-{n}", "f"] for n in range(1000, 1160)]
    assert asked(tmp_path / "a.csv", [header, "sex"], [*rows, *rows[:30]]) == (header,)


@pytest.mark.parametrize("header", ["hogar", "household", "Haushalt"])
@pytest.mark.parametrize("written", ["{}", "{}.0"])
def test_how_many_live_in_a_household_is_no_question(tmp_path, header, written):
    draw = Random(5)
    sizes = [min(1 + int(draw.expovariate(0.35)), 13) for _ in range(900)] + [*range(1, 14)] * 2
    rows = [[written.format(size), draw.choice("mf")] for size in sizes]
    assert asked(tmp_path / "a.csv", [header, "sex"], rows) == ()
    each = [[str(1 + n // 12), "mf"[n % 2]] for n in range(156)]
    assert asked(tmp_path / "b.csv", [header, "sex"], each) == (header,)


@pytest.mark.parametrize("header", ["num_employee", "no_employees", "Number of employee"])
def test_how_many_work_somewhere_is_no_question(tmp_path, header):
    counts = ["1"] * 77 + ["0", "2", "2", "2", "3", "3", "4", "5", "5", "6", "10", "12", "14", "25", "40", "110"]
    assert asked(tmp_path / "a.csv", [header, "sex"], [[n, "mf"[int(n) % 2]] for n in counts]) == ()


@pytest.mark.parametrize("header", ["employee no", "num_employee", "Employee number"])
def test_numbers_of_employees_that_recur_evenly_are_asked_about(tmp_path, header):
    assert asked(tmp_path / "a.csv", [header, "sex"], [[str(1 + n % 40), "mf"[n % 2]] for n in range(160)]) == (header,)


@pytest.mark.parametrize("none", ["NA", "n/a", "unknown", "keine Angabe"])
@pytest.mark.parametrize("header", ["person_id", "email", "x"])
def test_where_nothing_but_a_word_for_no_answer_recurs_nobody_does(tmp_path, none, header):
    rows = [[f"p{n:04}@mail.org" if header == "email" else f"P{n:04}", "mf"[n % 2]] for n in range(120)]
    assert asked(tmp_path / "a.csv", [header, "sex"], [*rows, [none, "m"], [none, "f"], [none, "f"]]) == ()
    assert asked(tmp_path / "b.csv", [header, "sex"], [*rows, [none, "m"], [none, "f"], rows[7]]) == (header,)


@pytest.mark.parametrize(("key", "value"), [("UPN", "A53560{}B"), ("Employee #", "{}"), ("Name", "")])
def test_numbers_of_pupils_and_staff_and_full_names_tell_persons_apart(tmp_path, key, value):
    draw = Random(5)
    names = [f"{first} {second} {last}" for first in FIRST for second in FIRST[:4] for last in FAMILIES]
    own = draw.sample(names, 160)
    keys = [value.format(1000 + n) or own[n] for n in range(160)]
    rows = [[keys[n], draw.choice(FAMILIES), draw.choice(FIRST), f"{draw.choice(FAMILIES)}str. 1"] for n in range(160)]
    assert asked(tmp_path / "a.csv", [key, "Surname", "Forename", "Street"], rows) == ()
    with_mail = [[row[0], f"a{n % 80}@mail.org"] for n, row in enumerate(rows)]
    assert asked(tmp_path / "b.csv", [key, "E-mail"], with_mail) == ("E-mail",)


@pytest.mark.parametrize("key", ["No", "Name"])
@pytest.mark.parametrize(
    "header",
    [
        *("House number", "Hausnummer", "Haus-Nr.", "Huisnummer", "Nr domu", "Bed", "Seat", "Table", "Kurs", "Oddział"),
        *("Centre", "Agence", "Shift pattern", "Bus", "Shirt no", "Filiale", "Store", "Lid sinds"),
    ],
)
def test_things_with_a_number_are_no_question_beside_a_column_that_tells_the_rows_apart(tmp_path, key, header):
    draw = Random(4)
    full = [f"{first} {family}" for first in FIRST for family in FAMILIES]
    rows = [
        [name if key == "Name" else f"{n + 1}", f"{draw.randint(1, 60)}", draw.choice("mf")]
        for n, name in enumerate(full)
    ]
    assert asked(tmp_path / "a.csv", [key, header, "sex"], rows) == ()


def test_codes_by_which_pay_is_taxed_are_no_question(tmp_path):
    draw = Random(5)
    rows = [[f"E{n:04}", draw.choice(["1257L", "BR", "D0", "0T"]), draw.choice("mf")] for n in range(120)]
    assert asked(tmp_path / "a.csv", ["Payroll no", "Tax code", "sex"], rows) == ()
