"""Codes of places with a digit less than others are asked about; those of countries with fewer digits are not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

BOSTON = ["02139", "02138", "10001", "19104", "12180", "15213", "20001"]
LOST = [code.lstrip("0") for code in BOSTON]
DRESDEN = ["1067", "4109", "10115", "20095", "50667", "80331"]


def asks(path, names, *columns):
    write(path, [names, *([column[n % len(column)] for column in columns] for n in range(84))])
    seen = preview(path)
    return "codes of five digits, and shorter ones" in " ".join(seen.problems)


@pytest.mark.parametrize(
    ("name", "codes"),
    [
        ("ZIP", LOST),
        ("zip_code", [*LOST, *BOSTON]),
        ("Zip code", ["2139", "2138", "3060", "10001"]),
        ("PLZ", DRESDEN),
        ("PLZ", [f"{code}.0" for code in DRESDEN]),
        ("Postleitzahl", DRESDEN),
        ("Code postal", ["1000", "6000", "75001", "69003", "13001"]),
        ("CAP", ["118", "184", "20121", "80100", "10121"]),
        ("county FIPS", ["1001", "6037", "36061"]),
    ],
)
@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_codes_that_lost_a_zero_are_asked_about(tmp_path, suffix, name, codes):
    cells = [*map(float, codes)] if suffix == "xlsx" else codes
    assert asks(tmp_path / f"a.{suffix}", [name, "sex"], cells, ["f", "m"])


@pytest.mark.parametrize(
    ("name", "codes"),
    [
        ("ZIP", BOSTON),
        ("PLZ", ["1010", "1020", "4020", "8010"]),
        ("PLZ", ["8001", "3011", "4051", "1201", "70173"]),
        ("Postnummer", ["0150", "5003", "7010"]),
        ("zip", ["02139", "10001", "0210x"]),
        ("postcode", ["LS1 4AP", "LS2 9JT"]),
        ("income", LOST),
    ],
)
def test_codes_with_all_their_digits_are_not_asked_about(tmp_path, name, codes):
    assert not asks(tmp_path / "a.csv", [name, "sex"], codes, ["f", "m"])


def test_one_short_code_is_a_slip_and_codes_of_several_countries_differ(tmp_path):
    assert not asks(tmp_path / "a.csv", ["PLZ", "sex"], [*DRESDEN[2:] * 20, "1067"], ["f", "m"])
    assert not asks(tmp_path / "b.csv", ["Land", "PLZ"], ["DE", "AT"], DRESDEN)
