"""A height of 0 is no answer; incomes, losses and changes of 0 are numbers."""

from __future__ import annotations

import pytest

from core.data.never_zero import is_never_zero
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview, readable
from tests.core.sources.written_files import write


@pytest.mark.parametrize(
    "header", ["Height cm", "SBP", "Gewicht (kg)", "poids", "Presión", "身長", "bodyWeight", "Age"]
)
def test_what_nobody_lacks_is_never_zero(header):
    assert is_never_zero(header, 48, 195, 60)


@pytest.mark.parametrize(
    ("header", "low", "high"),
    [
        ("age", 1, 90),
        ("temperature", 5, 25),
        ("weight loss", 1, 20),
        ("income", 48, 195),
        ("weight", -3, 8),
        ("height", 9, 1),
    ],
)
def test_other_numbers_may_be_zero(header, low, high):
    assert not is_never_zero(header, low, high, 60)


@pytest.mark.parametrize(
    ("header", "low", "high"),
    [
        *(("Body temperature", 34.8, 40.1), ("Körpertemperatur", 35, 39.5), ("temp_f", 95.1, 103), ("SpO2", 88, 100)),
        *(("O2 saturation (%)", 85, 100), ("Head circumference", 28, 40), ("Gestational age", 26, 41), ("SSW", 26, 41)),
        *(("Respiratory rate", 12, 30), ("Atemfrequenz", 12, 30), ("fréquence respiratoire", 12, 30), ("Hb", 7, 17)),
        *(("Geburtsgewicht (g)", 1800, 4500), ("heartRate", 48, 130), ("Sauerstoffsättigung", 85, 100)),
    ],
)
def test_what_every_living_person_has_is_never_zero(header, low, high):
    assert is_never_zero(header, low, high, 12)


@pytest.mark.parametrize(
    ("header", "low", "high"),
    [
        *(
            ("Temperatur", 5, 24),
            ("Temp (F)", 20, 95),
            ("Satisfaction", 2, 10),
            ("Sat", 8, 20),
            ("Gleichgewicht", 3, 14),
        ),
        *(("Color saturation", 1, 100), ("rate", 12, 30), ("head count", 28, 40)),
    ],
)
def test_weather_scores_and_counts_may_be_zero(header, low, high):
    assert not is_never_zero(header, low, high, 12)


@pytest.mark.parametrize(("low", "high", "n"), [(1, 1, 1), (1, 3, 3), (2, 5, 4)])
def test_few_different_numbers_are_answers(low, high, n):
    assert not is_never_zero("above_average_weight", low, high, n)


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
def test_a_height_of_zero_is_missing_and_an_income_is_not(tmp_path, suffix):
    rows = [[0 if n % 8 == 0 else 150 + n % 45, 0 if n % 8 == 0 else 900 + n] for n in range(160)]
    path = write(tmp_path / f"a.{suffix}", [["Height", "Income"], *rows])
    seen = preview(path)
    height, income = profile(path, readable(seen.layout, seen.questions))
    assert height.missing == (("0", 20),)
    assert height.low == 150
    assert income.missing == ()
    assert income.low == 0
