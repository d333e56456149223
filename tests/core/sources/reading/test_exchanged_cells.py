"""Single rows with the values of two columns exchanged are asked about; outliers and columns of one scale are not."""

from __future__ import annotations

from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 240


def asked(path, names, rows):
    write(path, [names, *map(list, rows)])
    seen = preview(path)
    said = [text for text in seen.problems if "have each other’s values" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


def drawn(kind):
    draw = Random(2)
    of = {
        "age and income": lambda: (draw.randint(18, 80), draw.randint(1200, 5200)),
        "height and weight": lambda: (round(draw.gauss(172, 9)), round(draw.gauss(72, 9), 1)),
        "sex and region": lambda: (draw.choice("mf"), draw.choice(["North", "South", "East", "West"])),
        "sex and age": lambda: (draw.choice("mf"), draw.randint(18, 80)),
    }[kind]
    return [of() for _ in range(N)]


@pytest.mark.parametrize("kind", ["age and income", "height and weight", "sex and region", "sex and age"])
@pytest.mark.parametrize("places", [(5,), (100, 101, 180), range(60, 110)])
@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
def test_rows_with_two_values_exchanged_are_asked_about(tmp_path, kind, places, ending):
    rows = [(n % 7, *(pair[::-1] if n in places else pair)) for n, pair in enumerate(drawn(kind))]
    said = asked(tmp_path / f"a{ending}", ["ward", "one", "other"], rows)
    assert "“one”, “other”" in said
    assert all(str(place + 2) in said for place in places[:9])
    straight = [(n % 7, *pair) for n, pair in enumerate(drawn(kind))]
    assert asked(tmp_path / f"b{ending}", ["ward", "one", "other"], straight) == ""


LEVELS = ("none", "mild", "severe")


@pytest.mark.parametrize(
    "of",
    [
        lambda n, draw: (draw.choice(LEVELS), draw.choice(LEVELS)),  # before and after, in one scale
        lambda n, draw: ("severe", "mild") if n % 30 else ("mild", "severe"),  # most got better, some worse
        lambda n, draw: ("yes", "no") if n % 40 else ("no", "yes"),  # alive, and deceased
        lambda n, draw: (draw.randint(0, 20), draw.randint(10, 100)),  # scores of two tests
        lambda n, draw: (round(draw.expovariate(0.1), 1), round(draw.expovariate(0.01), 1)),  # two long tails
        lambda n, draw: (24, 52) if n == 14 else (draw.randint(44, 90), draw.randint(3, 35)),  # shares of a whole
        lambda n, draw: (draw.randint(1950, 2004), draw.randint(2008, 2024)),  # years of birth, and of entry
        lambda n, draw: (round(draw.gauss(120, 18)), round(draw.gauss(75, 11))),  # two pressures
        lambda n, draw: (draw.randint(60, 110) if n % 50 else 15, draw.randint(150, 190) if n % 50 else 92),  # children
        lambda n, draw: ("", "North") if n % 9 else ("m", ""),
    ],
)
def test_columns_of_one_scale_outliers_and_blanks_are_not(tmp_path, of):
    draw = Random(4)
    assert asked(tmp_path / "a.csv", ["n", "one", "other"], [(n, *of(n, draw)) for n in range(N)]) == ""


def test_words_of_one_question_that_changed_between_two_columns_are_not(tmp_path):
    rows = [("severe", "mild") if n % 12 else ("mild", "severe") for n in range(N)]
    rows[::5] = [("moderate", "none")] * len(rows[::5])
    rows[7] = ("mild", "none")
    assert asked(tmp_path / "a.csv", ["before", "after"], rows) == ""


@pytest.mark.parametrize("names", [("systolic", "diastolic"), ("RR syst", "RR diast"), ("sbp", "dbp")])
@pytest.mark.parametrize("places", [(7,), range(60, 85)])
def test_a_diastolic_pressure_above_the_systolic_one_is_asked_about(tmp_path, names, places):
    draw = Random(2)
    pairs = [(draw.randint(100, 170), draw.randint(60, 99)) for _ in range(N)]
    rows = [(n, *(pair[::-1] if n in places else pair)) for n, pair in enumerate(pairs)]
    assert str(places[0] + 2) in asked(tmp_path / "a.csv", ["n", *names], rows)
    assert asked(tmp_path / "b.csv", ["n", *names], [(n, *pair) for n, pair in enumerate(pairs)]) == ""
    assert asked(tmp_path / "c.csv", ["n", "one", "other"], [(n, *pair) for n, pair in enumerate(pairs)]) == ""
