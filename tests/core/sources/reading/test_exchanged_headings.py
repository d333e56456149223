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
