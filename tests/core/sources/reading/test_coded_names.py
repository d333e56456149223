"""A first record of words and codes, above records of such, is asked about, and none of it stands in a plan."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

LETTERS = "BCDFGHJKLMNPRSTVWXZ"


def plane(n):
    made = f"{LETTERS[n % 19]}{LETTERS[n * n % 17]}{n % 10}"
    return [
        ("Boeing 7{}7", "Airbus A3{}0 Beluga", "Cessna (Sky) {}")[n % 3].format(n),
        made,
        f"{LETTERS[n % 13]}{n + 200}",
    ]


def person(n):
    name = f"{('Max', 'Otto', 'Ben', 'Ida')[n % 4]} {('Braun', 'Haas', 'Vogt')[n * n % 3]}"
    return [name, LETTERS[n % 19] + LETTERS[n // 19] + "W", f"{LETTERS[n % 17]}{LETTERS[n * n % 13]}{n + 10}"[:4]]


def asked(path, rows):
    write(path, rows)
    return preview(path).layout.unanswered


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "ods"])
@pytest.mark.parametrize("record", [plane, person])
def test_a_first_record_of_codes_is_asked_about(tmp_path, suffix, record):
    assert "header_row" in asked(tmp_path / f"a.{suffix}", [record(n) for n in range(1, 90)])


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "ods"])
@pytest.mark.parametrize("record", [plane, person])
@pytest.mark.parametrize(
    "names",
    [
        ["Name", "zip code", "postal code"],
        ["name", "code2", "code4"],
        ["Patient", "ICD", "T2"],
        ["Bezeichnung", "ICD9", "OPS4"],
        ["Typ", "X1", "X2"],
    ],
)
def test_names_are_no_codes(tmp_path, suffix, record, names):
    assert "header_row" not in asked(tmp_path / f"a.{suffix}", [names, *(record(n) for n in range(1, 90))])


def test_a_name_above_its_group_alone_is_a_name(tmp_path):
    rows = [["TP53", "A1BG"], *([("wild", "mut")[n * n % 7 % 2], ("low", "high")[n * n % 5 % 2]] for n in range(1, 90))]
    assert "header_row" not in asked(tmp_path / "a.csv", rows)
