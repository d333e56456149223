"""Headings of heights and weights that are exchanged are asked about, in any unit; right ones are not."""

from __future__ import annotations

from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


def asks(path, names, *, metric=True, children=False):
    """Return whether the names of these columns, a height and a weight, are asked about."""
    draw, rows = Random(1), []
    for _ in range(160):
        height = draw.gauss(120, 25) if children else draw.gauss(171, 9)
        weight = (height / 100) ** 2 * draw.gauss(17 if children else 25, 4)
        both = (round(height), round(weight, 1)) if metric else (round(height / 2.54), round(weight * 2.2))
        rows.append([draw.choice("mf"), *both])
    write(path, [["sex", *names], *rows])
    seen = preview(path)
    said = any("seem to have each other’s names" in text for text in seen.problems)
    assert said <= ("as_written" in seen.layout.unanswered)
    return said


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
@pytest.mark.parametrize("metric", [True, False])
@pytest.mark.parametrize("names", [("Height (cm)", "Weight"), ("Größe", "Gewicht"), ("taille_cm", "poids_kg")])
def test_exchanged_ones_are(tmp_path, suffix, metric, names):
    assert asks(tmp_path / f"a.{suffix}", names[::-1], metric=metric)
    assert not asks(tmp_path / f"b.{suffix}", names, metric=metric)


def test_those_of_children_and_other_names_are_not(tmp_path):
    assert not asks(tmp_path / "a.csv", ("height", "weight"), children=True)
    assert not asks(tmp_path / "b.csv", ("weight", "score"))
    assert not asks(tmp_path / "c.csv", ("birth weight", "weight"))


def told(path, names, rows):
    """Return what is said of these columns, if anything."""
    write(path, [names, *rows])
    return next((text for text in preview(path).problems if "seem to have each other’s names" in text), "")


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
@pytest.mark.parametrize(("high", "low"), [("systolic", "diastolic"), ("RR sys", "RR dia"), ("Brutto", "Netto")])
def test_what_should_be_above_another_and_is_below_it_is(tmp_path, suffix, high, low):
    draw = Random(2)
    rows = [[draw.choice("mf"), upper := draw.randint(110, 170), upper - draw.randint(30, 60)] for _ in range(90)]
    said = told(tmp_path / f"a.{suffix}", ["sex", low, high], rows)
    assert f"“{low}”, “{high}” seem to have each other’s names: the values of one should be above" in said
    assert not told(tmp_path / f"b.{suffix}", ["sex", high, low], rows)


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
def test_a_sex_without_sexes_beside_a_column_of_sexes_is(tmp_path, suffix):
    draw = Random(3)
    rows = [[draw.choice(["Ulm", "Bonn", "Kiel"]), draw.choice("mw"), draw.randint(18, 80)] for _ in range(90)]
    said = told(tmp_path / f"a.{suffix}", ["Geschlecht", "Ort", "Alter"], rows)
    assert "“Geschlecht”, “Ort” seem to have each other’s names: the one called a sex has no sexes" in said
    assert not told(tmp_path / f"b.{suffix}", ["Ort", "Geschlecht", "Alter"], rows)


def test_other_sexes_and_few_rows_are_not(tmp_path):
    words = [["intact", "m", n] for n in range(30)] + [["neutered", "f", n] for n in range(30)]
    assert not told(tmp_path / "a.csv", ["sex", "sex of owner", "age"], words)
    codes = [[1 + n % 2, "mf"[n % 2], n] for n in range(60)]
    assert not told(tmp_path / "b.csv", ["sex", "letter", "age"], codes)
    assert not told(tmp_path / "c.csv", ["sex", "systolic", "diastolic"], [["m", 80, 120 + n] for n in range(9)])
