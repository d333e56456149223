"""A column is asked about if its numbers are of two heaps, as far apart as two units of what its name says."""

from __future__ import annotations

import random
from math import exp

import pytest

from core.sources.asking.preview import preview
from core.sources.reading.overlapping_scales import overlapping_scales
from tests.core.sources.written_files import write

N = 120
COLUMNS = [
    ("Bilirubin total", 0.7, 0.4, 17.1, "mg/dl, and in µmol/l"),
    ("Eisen", 17, 0.3, 5.587, "µmol/l, and in µg/dl"),
    ("Cortisol", 12, 0.4, 27.59, "µg/dl, and in nmol/l"),
    ("magnesium", 0.82, 0.1, 2.431, "mmol/l, and in mg/dl"),
    ("Vitamin D", 20, 0.12, 2.496, "ng/ml, and in nmol/l"),
    ("Harnstoff", 5.5, 0.25, 6.006, "mmol/l, and in mg/dl"),
    ("phosphate", 1.1, 0.15, 3.097, "mmol/l, and in mg/dl"),
    ("Hb", 8.5, 0.06, 1.611, "mmol/l, and in g/dl"),
    ("ALAT", 0.4, 0.5, 60, "µkat/l, and in U/l"),
    ("Schulweg", 3, 0.8, 1000, "km, and in m"),
    ("distance_to_clinic", 8, 0.8, 1000, "km, and in m"),
    ("Sleep", 7, 0.2, 60, "h, and in min"),
    ("Bildschirmzeit", 3, 0.5, 60, "h, and in min"),
    ("Energy intake", 2100, 0.2, 4.184, "kcal, and in kJ"),
    ("Poids", 75, 0.2, 1000, "kg, and in g"),
    ("Body weight", 75, 0.1, 2.2046, "kg, and in lb"),
    ("HGB", 13, 0.08, 10, "g/dl, and in g/l"),
    ("Salary", 3100, 0.25, 12, "of a month in some rows, and of a year in others"),
    ("Bruttogehalt", 2900, 0.3, 12, "of a month in some rows, and of a year in others"),
    ("marks", 10, 0.15, 5, "out of 20 in some rows, and out of 100 in others"),
]


def drawn(middle, deviation, seed):
    chance = random.Random(seed)
    return [middle * exp(chance.gauss(0, deviation)) for _ in range(N)]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(("name", "middle", "deviation", "factor", "words"), COLUMNS)
def test_two_units_are_asked_about(tmp_path, suffix, name, middle, deviation, factor, words):
    numbers = [size * factor if n % 4 == 0 else size for n, size in enumerate(drawn(middle, deviation, 4))]
    write(
        tmp_path / f"a.{suffix}", [["ward", name], *([f"w{n % 5}", round(size, 2)] for n, size in enumerate(numbers))]
    )
    seen = preview(tmp_path / f"a.{suffix}")
    assert "as_written" in seen.layout.unanswered
    assert words in " ".join(seen.problems)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("name", "middle", "deviation", "factor", "words"), COLUMNS)
def test_one_unit_is_not_asked_about(name, middle, deviation, factor, words, seed):
    sizes = drawn(middle, deviation + 0.2, seed)
    assert overlapping_scales(name, sizes) is None, words
    assert overlapping_scales(name, [size * factor for size in sizes]) is None
    assert overlapping_scales("x", [size * factor if n % 4 else size for n, size in enumerate(sizes)]) is None


@pytest.mark.parametrize("name", ["Cortisol", "Sleep", "weight"])
def test_a_few_slips_and_noughts_are_not_asked_about(name):
    sizes = [*drawn(10, 0.2, 1), 300.0, 310.0, 0.0]
    assert overlapping_scales(name, sizes) is None
    assert overlapping_scales(name, []) is None


@pytest.mark.parametrize("name", ["environment", "ferritin", "timestamp", "distant relatives?", "alternative"])
def test_words_that_only_hold_such_a_word_are_of_no_unit(name):
    sizes = [size * 60 if n % 4 == 0 else size for n, size in enumerate(drawn(3, 0.2, 1))]
    assert overlapping_scales(name, sizes) is None


@pytest.mark.parametrize("seed", range(8))
def test_pay_of_small_jobs_beside_others_is_not_asked_about(seed):
    assert overlapping_scales("Salary", [*drawn(450, 0.3, seed), *drawn(3000, 0.3, seed + 1)]) is None


def test_a_few_grams_among_kilograms_are_enough(tmp_path):
    weights = [round(55 + n * 7 % 400 / 10, 1) for n in range(250)]
    write(tmp_path / "a.csv", [["ward", "weight"], *([f"w{n % 5}", cell] for n, cell in enumerate(weights))])
    assert "as_written" not in preview(tmp_path / "a.csv").layout.unanswered
    rows = [[f"w{n % 5}", round(1000 * cell) if n % 42 == 7 else cell] for n, cell in enumerate(weights)]
    write(tmp_path / "b.csv", [["ward", "weight"], *rows])
    seen = preview(tmp_path / "b.csv")
    assert "as_written" in seen.layout.unanswered
    assert "kg, and in g" in " ".join(seen.problems)


def pays(seed, share, deviation=0.35, of=12, alike=1.0):
    """Return pays of a year, and a share of them divided, whose deviation is another one."""
    chance = random.Random(seed)
    n_small = round(share * 300)
    small = [40_000 / of * exp(chance.gauss(0, deviation * alike)) for _ in range(n_small)]
    return [*small, *(40_000 * exp(chance.gauss(0, deviation)) for _ in range(300 - n_small))]


@pytest.mark.parametrize("share", [0.06, 0.08, 0.92, 0.94])
@pytest.mark.parametrize("name", ["Salary", "annual income", "Lohn"])
def test_few_monthly_pays_among_annual_ones_are_told(name, share):
    found = [overlapping_scales(name, pays(seed, share, 0.25)) for seed in range(12)]
    assert found.count(("month", "year")) >= 9


@pytest.mark.parametrize("share", [0.06, 0.08])
@pytest.mark.parametrize(("of", "alike"), [(12, 0.1), (12, 3), (8, 1), (20, 1)])
def test_few_small_pays_of_another_kind_are_not(share, of, alike):
    found = [overlapping_scales("Salary", pays(seed, share, 0.35, of, alike)) for seed in range(30)]
    assert found.count(None) >= 28


@pytest.mark.parametrize("deviation", [0.3, 0.5, 0.8, 1.0, 1.3])
@pytest.mark.parametrize("n", [40, 100, 300])
def test_skewed_incomes_are_of_one_period(deviation, n):
    chance = random.Random(n)
    samples = [[round(chance.lognormvariate(8, deviation)) for _ in range(n)] for _ in range(150)]
    assert [overlapping_scales("income", sizes) for sizes in samples].count(None) >= 148


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_a_sixteenth_of_the_rows_is_asked_about(tmp_path, suffix):
    numbers = random.Random(1).sample(pays(2, 0.06, 0.25), 300)
    write(
        tmp_path / f"a.{suffix}", [["ward", "salary"], *([f"w{n % 5}", round(size)] for n, size in enumerate(numbers))]
    )
    assert "of a month in some rows, and of a year in others" in " ".join(preview(tmp_path / f"a.{suffix}").problems)
