"""Numbers in another unit than the name of their column says are asked about; others are not."""

from __future__ import annotations

from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


def asked(path, name, numbers):
    write(path, [["ward", name], *([f"w{n % 3}", number] for n, number in enumerate(numbers))])
    seen = preview(path)
    said = [text for text in seen.problems if "as its name says" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


def around(mean, spread, digits=0, n=80):
    draw = Random(3)
    return [round(draw.gauss(mean, spread), digits) if digits else round(draw.gauss(mean, spread)) for _ in range(n)]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
@pytest.mark.parametrize(
    ("name", "numbers", "said"),
    [
        ("Height (m)", around(170, 8), "seems to be in cm, and not in m as"),
        ("height_cm", around(1.7, 0.08, 2), "seems to be in m, and not in cm as"),
        ("Temp (°C)", around(98.4, 0.7, 1), "seems to be in °F, and not in °C as"),
        ("temperature [F]", around(36.8, 0.4, 1), "seems to be in °C, and not in °F as"),
        ("Birth weight (kg)", around(3300, 400), "seems to be in g, and not in kg as"),
        ("glucose (mmol/L)", [*around(105, 15), None, 999], "seems to be in mg/dl, and not in mmol/l as"),
        ("HbA1c (%)", around(45, 6), "seems to be in mmol/mol, and not in % as"),
    ],
)
def test_they_are_asked_about(tmp_path, suffix, name, numbers, said):
    assert said in asked(tmp_path / f"a.{suffix}", name, numbers)


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("Height (cm)", around(170, 8)),
        ("Height (m)", around(1.7, 0.08, 2)),
        ("height", around(170, 8)),
        ("Height (m)", around(120, 60)),  # of buildings
        ("Temp (°C)", around(36.8, 0.4, 1)),
        ("Temp (°C)", around(12, 8, 1)),
        ("Temp (°F)", around(55, 12, 1)),
        ("Distance (m)", around(170, 8)),
        ("Height (m)", around(170, 8, n=9)),
    ],
)
def test_others_are_not(tmp_path, name, numbers):
    assert asked(tmp_path / "a.csv", name, numbers) == ""
