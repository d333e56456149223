"""Dates with years of Taiwan or of eras of Japan are asked about; other dates, versions and codes are not."""

from __future__ import annotations

from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


def asks(path, cells):
    draw = Random(1)
    write(path, [["sex", "受診日"], *([draw.choice("mf"), cell] for cell in cells)])
    seen = preview(path)
    said = any("years of Taiwan" in text for text in seen.problems)
    assert said <= ("as_written" in seen.layout.unanswered)
    return said


def days(form, years):
    draw = Random(2)
    return [form.format(draw.choice(years), draw.randrange(1, 13), draw.randrange(1, 29)) for _ in range(120)]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
@pytest.mark.parametrize("form", ["{}/{:02}/{:02}", "{}.{}.{}", "民國{}年{}月{}日"])
def test_years_of_taiwan_are_asked_about(tmp_path, suffix, form):
    assert asks(tmp_path / f"a.{suffix}", days(form, [112, 113]))


@pytest.mark.parametrize("form", ["R{}.{}.{}", "r{}/{:02}/{:02}"])
def test_so_are_eras_of_japan_in_short(tmp_path, form):
    assert asks(tmp_path / "a.csv", days(form, [5, 6]))


def test_so_are_births_of_all_years_with_missing_ones(tmp_path):
    cells = ["" if n % 7 == 3 else cell for n, cell in enumerate(days("{:03}/{:02}/{:02}", [*range(45, 113)]))]
    assert asks(tmp_path / "a.csv", cells)


@pytest.mark.parametrize(
    "cells",
    [
        days("{}-{:02}-{:02}", [2023, 2024]),
        days("{:02}/{:02}/{:02}", [31, 45, 72]),
        days("{}/{:02}/{:02}", [24, 25]),
        days("R{}.{}.{}", [4])[:1] * 120,
        [f"{120 + n % 40}/{70 + n % 20}" for n in range(120)],
        [f"K{n % 9}.{n % 12}.{n % 28}" for n in range(120)],
        [f"10.{n % 30}.{n % 60}" for n in range(120)],
        [f"H{n % 90}.{n % 10}" for n in range(120)],
    ],
    ids=["iso", "two digits", "short", "one version", "pressures", "others", "versions", "diagnoses"],
)
def test_others_are_not(tmp_path, cells):
    assert not asks(tmp_path / "a.csv", cells)
