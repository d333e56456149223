"""A column of what is measured of persons is asked about if its numbers are in two units, each usual somewhere."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 40


def asks(path, name, numbers):
    write(path, [["ward", name], *([f"w{n % 5}", number] for n, number in enumerate(numbers))])
    seen = preview(path)
    return seen.layout.unanswered, " ".join(seen.problems)


def assert_asked(path, name, numbers, words):
    keys, text = asks(path, name, numbers)
    assert "as_written" in keys
    assert words in text


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet", "sqlite"])
@pytest.mark.parametrize(
    ("name", "one", "other", "units"),
    [
        ("birth_weight", 2.5, 2500, "kg, and in g"),
        ("Geburtsgewicht", 2.5, 2500, "kg, and in g"),
        ("Glucose", 5.5, 110, "mmol/l, and in mg/dl"),
        ("Nüchternzucker", 5.5, 110, "mmol/l, and in mg/dl"),
        ("MUAC", 12.5, 125, "cm, and in mm"),
        ("Kreatinin", 0.7, 60, "mg/dl, and in µmol/l"),
        ("HbA1c", 6.1, 45, "%, and in mmol/mol"),
        ("LDL cholesterol", 2.2, 130, "mmol/l, and in mg/dl"),
        ("haemoglobin", 12.5, 125, "g/dl, and in g/l"),
        ("uric acid", 4.5, 300, "mg/dl, and in µmol/l"),
        ("RR systolisch", 14.5, 120, "kPa, and in mmHg"),
        ("Leukozyten", 4.1, 4100, "10⁹/l, and in /µl"),
        ("PLT", 151, 151_000, "10⁹/l, and in /µl"),
        ("Height", 60, 150, "inches, and in cm"),
        ("LDL", 2.2, 130, "mmol/l, and in mg/dl"),
        ("birthweight", 85, 2500, "oz, and in g"),
        ("SpO2", 0.5, 60, "0.8 for 80 %"),
        ("Attendance", 0.5, 60, "0.8 for 80 %"),
        ("FTE", 0.5, 60, "0.8 for 80 %"),
        ("Income", 22, 22_000, "40 for 40,000"),
    ],
)
def test_two_scales_are_asked_about(tmp_path, suffix, name, one, other, units):
    numbers = [float(other + n) if n % 3 else round(one + n / 100, 2) for n in range(N)]
    assert_asked(tmp_path / f"a.{suffix}", name, numbers, units)


@pytest.mark.parametrize(
    ("name", "one", "other", "units"),
    [
        ("Calcium", 2.1, 8.5, "mmol/l, and in mg/dl"),
        ("Albumin", 3.4, 34, "g/dl, and in g/l"),
        ("Hämatokrit", 0.33, 33, "l/l, and in %"),
        ("total protein", 6, 60, "g/dl, and in g/l"),
    ],
)
def test_narrow_scales_are_asked_about(tmp_path, name, one, other, units):
    numbers = [round(other + n / 20 if n % 3 else one + n / 200, 3) for n in range(N)]
    assert_asked(tmp_path / "a.csv", name, numbers, units)


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("glucose", [5.5 + n / 10 for n in range(N)]),
        ("glucose", [80 + 3 * n for n in range(N)]),
        ("glucose", [110 + n if n else 5.5 for n in range(N)]),
        ("glucose", [35 + n if n % 3 else 5.5 for n in range(N)]),
        ("points", [110 + 3 * n if n % 3 else 5.5 for n in range(N)]),
        ("systolic", [110 + n for n in range(N)]),
        ("percent", [100 - n if n % 3 else 1 for n in range(N)]),
        ("percent", [0.5 + n / 100 if n % 3 and n < 20 else 1.0 for n in range(N)]),
        ("attendance", [100 - 2 * n if n % 3 else 0.5 for n in range(N)]),
        ("salary", [12_000 + 1000 * n if n % 3 else 1000 + n for n in range(N)]),
        ("height", [60 + 4 * n for n in range(N)]),
        ("income", [20_000 + 1000 * n if n % 4 else -99 for n in range(N)]),
        ("income", [20_000 + 1000 * n if n % 4 else 99 for n in range(N)]),
    ],
    ids=[
        "one scale",
        "the other",
        "a slip",
        "between",
        "another name",
        "pressure",
        "1 %",
        "100 %",
        "low",
        "monthly",
        "children",
        "a code below 0",
        "a code",
    ],
)
def test_one_scale_is_not(tmp_path, name, numbers):
    assert "as_written" not in asks(tmp_path / "a.csv", name, numbers)[0]


@pytest.mark.parametrize("stray", [0, 999, 95], ids=["nought", "code", "child"])
def test_a_stray_number_does_not_silence_what_a_name_says(tmp_path, stray):
    sizes = [stray if n == 3 else 1.5 + n / 100 if n % 3 else 150 + n for n in range(N)]
    assert_asked(tmp_path / "a.csv", "Height", sizes, "m, and in cm")
    told = asks(tmp_path / "b.csv", "x", sizes)[1]
    assert "seems to be in" not in told
    assert "of two sizes" in told  # in whatever unit


def test_more_numbers_of_neither_unit_do(tmp_path):
    sizes = [95 if n % 8 == 0 else 1.5 + n / 100 if n % 3 else 150 + n for n in range(N)]
    assert "seems to be in" not in asks(tmp_path / "a.csv", "Height", sizes)[1]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
def test_a_few_parts_of_one_among_percent_are_enough(tmp_path, suffix):
    numbers = [60 + n % 40 for n in range(250)]
    assert asks(tmp_path / f"a.{suffix}", "attendance", numbers)[0] == ()
    numbers[120], numbers[200] = 0.86, 0.93
    assert_asked(tmp_path / f"b.{suffix}", "attendance", numbers, "0.8 for 80 %")
    numbers[200] = 93
    assert asks(tmp_path / f"c.{suffix}", "attendance", numbers)[0] == ()


FOODS = ["calories", "cholesterol", "protein", "sodium"]


@pytest.mark.parametrize(("beside", "are_asked"), [("item", False), ("age", True), ("sex", True)])
def test_what_is_in_foods_is_in_one_unit(tmp_path, beside, are_asked):
    amounts = [(0, 3, 5, 7, 80, 95, 120)[n % 7] for n in range(N)]
    rows = [[20 + n % 40, 50 + n, amount, n % 9, 10 * n] for n, amount in enumerate(amounts)]
    seen = preview(write(tmp_path / "a.csv", [[beside, *FOODS], *rows]))
    assert any("mmol/l, and in mg/dl" in text for text in seen.problems) is are_asked


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet", "sqlite"])
def test_a_few_temperatures_in_the_other_unit_are_enough(tmp_path, suffix):
    numbers = [36 + n % 23 / 10 for n in range(240)]
    assert asks(tmp_path / f"a.{suffix}", "temp", numbers)[0] == ()
    for n, fever in ((30, 98.2), (90, 99.1), (91, 98.2), (200, 100.4)):
        numbers[n] = fever
    assert_asked(tmp_path / f"b.{suffix}", "temp", numbers, "°C, and in °F")
    numbers[90] = numbers[200] = 98.2  # a code, it may be
    assert asks(tmp_path / f"c.{suffix}", "temp", numbers)[0] == ()
