"""Numbers that are no years among years, and years among ages, are asked about; codes of no answer are not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


def asked(path, name, cells):
    write(path, [["ward", name], *([f"w{n % 3}", cell] for n, cell in enumerate(cells))])
    seen = preview(path)
    said = [text for text in seen.problems if "among years" in text or "among ages" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


YEARS = [1950 + 7 * n % 51 for n in range(60)]
AGES = [18 + 7 * n % 61 for n in range(60)]


@pytest.mark.parametrize("stray", [198, 19850, 2985])
@pytest.mark.parametrize("ending", [".csv", ".xlsx", ".json"])
def test_numbers_that_are_no_years_are_asked_about(tmp_path, stray, ending):
    assert f"has {stray} among years" in asked(tmp_path / f"a{ending}", "born", [*YEARS, stray])
    assert asked(tmp_path / f"b{ending}", "born", YEARS) == ""


@pytest.mark.parametrize("strays", [[1850, 1860], [1800] * 9, [1800] * 9 + [1753]])
def test_so_are_early_years_that_are_few_or_one(tmp_path, strays):
    assert "among years" in asked(tmp_path / "a.csv", "born", [*YEARS * 2, *strays])


def test_the_first_one_in_the_file_is_told_each_time(tmp_path):
    strays = [str(year) for year in (1861, 1853, 1867, 1851)]
    assert "has 1861 among years" in asked(tmp_path / "a.csv", "born", [*map(str, YEARS * 2), *strays])


def test_so_is_a_slip_beside_early_years(tmp_path):
    assert "198 among years" in asked(tmp_path / "a.csv", "year", [*[1850 + 10 * (n % 16) for n in range(160)], 198])


@pytest.mark.parametrize("name", ["YearBuilt", "Year founded", "Baujahr"])
def test_early_years_of_what_was_built_are_not(tmp_path, name):
    assert asked(tmp_path / "a.csv", name, [*YEARS, 1872]) == ""
    assert "198 among years" in asked(tmp_path / "b.csv", name, [*YEARS, 198])
    assert "1872 among years" in asked(tmp_path / "c.csv", "birth year", [*YEARS, 1872])


@pytest.mark.parametrize("every", [2, 3, 9])
def test_years_of_two_digits_are_asked_about_however_many_they_are(tmp_path, every):
    cells = [year % 100 if n % every == 1 else year for n, year in enumerate(YEARS)]
    for name in ("birth year", "Geburtsjahr", "born"):
        assert "among years" in asked(tmp_path / f"{name}.csv", name, cells)
    assert asked(tmp_path / "b.csv", "born", [*YEARS, *[0, 99] * 20]) == ""


@pytest.mark.parametrize("name", ["Age", "Yaş", "Alter in Jahren", "edad"])
def test_years_among_ages_are_asked_about(tmp_path, name):
    assert "years such as 1985 among ages" in asked(tmp_path / "a.csv", name, [*AGES, 1985])
    assert asked(tmp_path / "b.csv", name, AGES) == ""
    births = [2024 - age for age in AGES]
    assert "among ages" in asked(tmp_path / "c.csv", name, AGES[:35] + births[35:])
    assert asked(tmp_path / "d.csv", name, births) == ""


def test_many_ages_among_years_and_many_that_nobody_reaches_are_asked_about(tmp_path):
    assert "among years" in asked(tmp_path / "a.csv", "born", [*YEARS, *AGES[:15]])
    assert "nobody reaches" in asked(tmp_path / "b.csv", "age", [*AGES, 131, 145, 151, 160, 172])
    assert asked(tmp_path / "c.csv", "age", [*AGES, 340]) == ""  # a slip is told where the column is described


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("born", [*YEARS, 9999, 0, 99, -9]),
        ("pay", [1900 + 13 * n for n in range(60)]),
        ("gift", [*AGES, 2000]),
        ("people", [2000 - n for n in range(60)] + [800]),
        ("born", [1700 + 5 * n for n in range(60)]),
        ("age", [*AGES, 999]),
        ("year", [1850 + 10 * (n % 16) for n in range(160)]),
        ("Age (day)", [*AGES, 180, 270, 360, 365] * 2),
    ],
)
def test_others_are_not(tmp_path, name, cells):
    assert asked(tmp_path / "a.csv", name, cells) == ""
