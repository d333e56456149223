"""A column with numbers in two units is asked about; one with a single unit is not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 24


def asks(path, cells):
    write(path, [["shop", "value"], *([f"s{n % 5}", cell] for n, cell in enumerate(cells))])
    seen = preview(path)
    assert bool(seen.layout.unanswered) == bool(seen.questions)
    return seen.layout.unanswered, " ".join(seen.problems)


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "ods"])
@pytest.mark.parametrize(
    ("one", "other", "said"),
    [
        ("{} €", "${}", "numbers with $, and others with €"),
        ("EUR {}", "{} USD", "numbers with $, and others with €"),
        ("CHF {}", "£{}", "numbers with CHF, and others with £"),
        ("{}%", "0.{}", "numbers with %, and others below one"),
        ("{} %", "{} €", "numbers with %, and others with €"),
        ("{} kg", "1{} lb", "numbers with kg, and others with lb"),
        ("{}kg", "1{}lbs", "numbers with kg, and others with lb"),
        ("{} min", "{} Std", "numbers with h, and others with min"),
        ("{}0 g", "{} kg", "numbers with g, and others with kg"),
        ("{} €", "{} DM", "numbers with DM, and others with €"),
        ("{} %", "{} ‰", "numbers with %, and others with ‰"),
        ("${}", "{}¥", "numbers with $, and others with ¥"),
        ("₹{}", "{} USD", "numbers with $, and others with ₹"),
        ("A${}", "CAD {}", "numbers with A$, and others with C$"),
        ("${} CAD", "${} USD", "numbers with $, and others with C$"),
        ("KSh {}", "TSh {}", "numbers with KSh, and others with TSh"),
        ("{} l", "{} gal", "numbers with gal, and others with l"),
        ("5 ft {}", "1{} cm", "numbers with cm, and others with ft"),
        ("5'{}\"", "1{} cm", "numbers with cm, and others with ft"),
        ("{}", "1{} lb", "numbers with lb, and others without a unit"),
        ("1{}", "5'{}\"", "numbers with ft, and others without a unit"),
        ("{}000", "{}k", "numbers with k, and others without a unit"),
        ("{}", "{} min", "numbers with min, and others without a unit"),
        ("{}", "{}:15", "times such as 1:30, and others as a number"),
        ("1.{}", "1{}", "in m, and in cm"),
        ("1,{}", "1{}", "in m, and in cm"),
    ],
)
def test_two_units_are_asked_about(tmp_path, suffix, one, other, said):
    cells = [(one if n % 3 else other).format(50 + n) for n in range(N)]
    keys, text = asks(tmp_path / f"a.{suffix}", cells)
    assert "as_written" in keys
    assert said in text


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
@pytest.mark.parametrize(
    "cells",
    [
        [("37:30", "22.5", "37.5", "30")[n % 4] for n in range(N)],
        [("37:30", "37.5", "22,5", "1,200.5")[n % 4] if n % 3 == 0 else "30" for n in range(N)],
        ["22:30" if n in (20, 23) else "22.5" if n % 2 else "40" for n in range(N)],
        [("38:30 h", "38,5", "40")[n % 3] for n in range(N)],
        [("7h30", "7,5", "8", "38 h 15")[n % 4] for n in range(N)],
        ["8" if n in (3, 20) else "9" if n == 9 else f"{n}:15" for n in range(N)],
    ],
    ids=["few values", "other marks", "few times", "hours", "with h", "few numbers"],
)
def test_few_times_beside_numbers_are_asked_about_too(tmp_path, suffix, cells):
    keys, text = asks(tmp_path / f"a.{suffix}", cells)
    assert "as_written" in keys
    assert "Column B (“value”) has times such as 1:30, and others as a number." in text


@pytest.mark.parametrize(
    "cells",
    [
        [f"{n}:15" if n % 7 else "99" for n in range(N)],
        [f"{n}:15" if n % 7 else ("0", "99", "999")[n % 3] for n in range(N)],
        [f"{30 + n % 3}.5" if n else "37:30" for n in range(N)],
        [("37:30", "22.5", "36", "full", "half")[n % 5] for n in range(N)],
        [("1:1", "2", "3", "2:1")[n % 4] for n in range(N)],
    ],
    ids=["no answer", "several codes", "a slip", "words", "results"],
)
def test_times_alone_are_not(tmp_path, cells):
    assert "as a number" not in asks(tmp_path / "a.csv", cells)[1]


@pytest.mark.parametrize(
    ("n_columns", "n_told", "more"), [(6, 6, ""), (9, 5, "4 more columns or rows are like these.")]
)
def test_a_question_about_many_columns_names_a_few(tmp_path, n_columns, n_told, more):
    names = [f"price {n}" for n in range(n_columns)]
    rows = [[f"{50 + n} €" if n % 3 else f"${50 + n}"] * n_columns for n in range(N)]
    write(tmp_path / "a.csv", [["shop", *names], *([f"s{n % 5}", *row] for n, row in enumerate(rows))])
    (text,) = (each.text for each in preview(tmp_path / "a.csv").questions if each.key == "as_written")
    assert text.count("others with €") == n_told
    assert text.endswith(more)


@pytest.mark.parametrize(
    "cells",
    [
        [f"{n} €" for n in range(N)],
        [f"{n} €" if n % 2 else str(n) for n in range(N)],
        [f"{n}%" if n % 2 else str(n) for n in range(N)],
        [f"{n} EUR" if n % 2 else f"{n} €" for n in range(N)],
        [f"{n} €" if n else "5 $" for n in range(N)],
        [f"1.{50 + n}" if n % 3 else str(10 + n) for n in range(N)],
        [f"1.{50 + n}" for n in range(N)],
        [f"{n} kg" for n in range(N)],
        [f"{n} {('kg', 'Kg', 'kilograms')[n % 3]}" for n in range(N)],
        [f"{n} kg" if n else "5 lb" for n in range(N)],
        [("5 mg", "10 mg", "2 ml", "1 g")[n % 4] for n in range(N)],
        [("500 mg", "1 g", "250 mg")[n % 3] for n in range(N)],
        [f"{n}{'dg'[n % 2]}" for n in range(N)],
        [f"{n} kg" if n % 2 else f"{n}" for n in (1, 2, 5) * 8],
        [f"{n}" if n % 2 else f"{n}a" for n in range(N)],
        [f"{n}" if n % 2 else f"{n}k" for n in range(N)],
        [f"{n}" if n % 2 else f"{n} kg" if n % 3 else "none" for n in range(N)],
        [f"{n} kg" if n == 12 else f"{n}" for n in range(N)],
        [f"{n} kg" if n % 12 else f"{n}" for n in range(N)],
        [f"{n} m of road" if n % 2 else f"{n} kg" for n in range(N)],
    ],
    ids=[
        *("one sign", "with and without", "whole percent", "two spellings", "a slip", "other sizes", "metres"),
        *("kg", "kg in three spellings", "a slip in lb", "doses", "doses of one kind", "classes"),
        *("sizes", "houses", "small k", "words", "one with a unit", "few without", "texts"),
    ],
)
def test_one_unit_is_not(tmp_path, cells):
    assert "as_written" not in asks(tmp_path / "a.csv", cells)[0]


@pytest.mark.parametrize("name", ["temp", "Körpertemperatur", "Fieber"])
def test_degrees_of_two_scales_are_asked_about(tmp_path, name):
    path = tmp_path / "a.csv"
    cells = [f"{36 + n / 10:.1f}" if n % 3 else f"{97 + n / 10:.1f}" for n in range(N)]
    write(path, [["person", name], *([n, cell] for n, cell in enumerate(cells))])
    seen = preview(path)
    assert "as_written" in seen.layout.unanswered
    assert any("in °C, and in °F" in text for text in seen.problems)


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("temp", [36 + n / 10 for n in range(N)]),
        ("temp", [97 + n / 10 for n in range(N)]),
        ("temp", [30 + 3 * n for n in range(N)]),
        ("points", [36 if n % 3 else 100 for n in range(N)]),
    ],
    ids=["one scale", "the other", "of rooms", "another name"],
)
def test_degrees_of_one_scale_are_not(tmp_path, name, numbers):
    path = tmp_path / "a.csv"
    write(path, [["person", name], *([n, number] for n, number in enumerate(numbers))])
    assert "as_written" not in preview(path).layout.unanswered


def test_many_doses_of_two_units_are_asked_about(tmp_path):
    cells = [f"{n % 3 + 1} mg" if n % 4 == 0 else f"{n % 9 + 1}00 µg" for n in range(36)]
    assert "numbers with mg, and others with µg" in asks(tmp_path / "a.csv", cells)[1]


def of_ages(path, name, values):
    write(path, [["shop", name], *([f"s{n % 5}", values[n % len(values)]] for n in range(8 * len(values)))])
    return " ".join(preview(path).problems)


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
@pytest.mark.parametrize(
    ("name", "values", "said"),
    [
        ("age", ["2y", "3m", "10d", "3w", "6y", "11m", "17m"], "numbers with d, and others with m"),
        ("Age", ["2Y", "8M", "11Y", "9M"], "numbers with m, and others with y"),
        ("Alter", ["2J", "8M", "11J", "5M"], "numbers with j, and others with m"),
        ("Alter", ["2 J", "8 M", "11 J", "5 T"], "numbers with j, and others with m"),
        ("Alter", ["2 J.", "8 Mon.", "11 J.", "5 Jahre"], "numbers with j, and others with mo"),
        (
            "Alter",
            [*(f"{n} Jahre" for n in range(2, 12)), "8 Mon.", "5 Mon.", "7 Mon."],
            "numbers with mo, and others with y",
        ),
        (
            "wiek",
            [*(f"{n} lat" for n in range(5, 15)), "2 lata", "3 mies.", "7 mies."],
            "numbers with mo, and others with y",
        ),
        ("wiek", ["5 l.", "3 m.", "7 l."], "numbers with l, and others with m"),
        ("âge", ["5 a", "12 j", "8 a"], "numbers with a, and others with j"),
        ("age", ["2y", "1.5y", "6m", "unknown"], "numbers with m, and others with y"),
    ],
)
def test_ages_in_years_and_months_are_too(tmp_path, suffix, name, values, said):
    if "unknown" in values:
        values = [*values[:3] * 3, "unknown"]
    assert said in of_ages(tmp_path / f"a.{suffix}", name, values)


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("class", ["3m", "3w", "4m", "4w", "5m", "5w"]),
        ("age", ["2y", "3y", "10y", "11y"]),
        ("Alter", ["2 J", "3 J.", "10 Jahre", "11 Jahren", "1 Jahr"]),
        ("Alter", ["2 Mon.", "3 Monate", "10 M"]),
        ("wiek", ["1 rok", "2 lata", "5 lat"]),
        ("class", ["3 m", "3 w", "4 m", "4 w"]),
        ("age", ["6 months", "2 years", "18 months", "5 years"]),
        ("age", [*["34", "41", "50", "2y"], *["19", "22", "63", "3m"]]),
        ("age group", ["2y", "3m", "10d"]),
        ("visit", ["1d", "3m", "6m", "1y"]),
    ],
)
def test_other_letters_behind_numbers_are_not(tmp_path, name, values):
    assert "and others with" not in of_ages(tmp_path / "a.csv", name, values)
