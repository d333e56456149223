"""Pounds among kilograms are asked about where heights tell them apart; heavy persons are not."""

from __future__ import annotations

from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

SUFFIXES = pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet", "sqlite"])
N = 600


def persons(share, mean=26.0, spread=5.0, step=1.0, seed=1):
    """Return height and weight of persons, of whom a share is weighed in pounds."""
    draw, rows = Random(seed), []
    for _ in range(N):
        height = draw.gauss(172, 9)
        weight = max(draw.gauss(mean, spread), 17) * (height / 100) ** 2
        weight *= 2.2046 if draw.random() < share else 1
        rows.append([draw.choice("mf"), round(height), round(weight / step) * step])
    return rows


def asked(path, rows, names=("sex", "height", "weight")):
    write(path, [[*names], *rows])
    seen = preview(path)
    said = [text for text in seen.problems if "seems to be in kg, and in lb" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


@SUFFIXES
@pytest.mark.parametrize("share", [0.04, 0.1, 0.3, 0.5, 0.9])
@pytest.mark.parametrize("seed", [1, 2])
def test_pounds_among_kilograms_are_asked_about(tmp_path, suffix, share, seed):
    said = asked(tmp_path / f"a.{suffix}", persons(share, seed=seed))
    assert said == "Column C (“weight”) seems to be in kg, and in lb, too. Write all in one unit first."


@pytest.mark.parametrize("names", [("m/w", "Größe (cm)", "Körpergewicht"), ("sexe", "taille", "poids (kg)")])
def test_so_they_are_under_other_names_and_beside_metres(tmp_path, names):
    rows = [[sex, f"{height / 100:.2f}", weight] for sex, height, weight in persons(0.2)]
    assert asked(tmp_path / "a.csv", rows, names)
    commas = [[sex, height.replace(".", ","), f"{weight:.1f}".replace(".", ",")] for sex, height, weight in rows]
    assert asked(tmp_path / "a.xlsx", commas, names)


@SUFFIXES
@pytest.mark.parametrize(
    "rows",
    [
        persons(0),
        persons(1),
        persons(0, 30, 8),
        persons(0, 44, 7),
        persons(0, 23, 2),
        persons(0.003),
        [*persons(0, 44, 7)[:300], *persons(0, 24, 4)],
    ],
    ids=["kilograms", "pounds", "many heavy ones", "a clinic", "slim ones", "a slip", "a clinic and others"],
)
def test_heavy_persons_are_not(tmp_path, suffix, rows):
    assert not asked(tmp_path / f"a.{suffix}", rows)


def test_nor_are_children_or_columns_without_heights(tmp_path):
    children = [[sex, height - 80, weight // 3] for sex, height, weight in persons(0)]
    assert not asked(tmp_path / "a.csv", children)
    assert not asked(tmp_path / "b.csv", persons(0.04), ("sex", "score", "weight"))
