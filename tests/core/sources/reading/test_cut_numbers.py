"""Long numbers of which a spreadsheet has left the first digits are asked about; measurements are not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


def asks(path, cells, name="code", words="of which a spreadsheet has left the first digits"):
    write(path, [["id", name], *([f"p{n}", cells[n % len(cells)]] for n in range(24))])
    seen = preview(path)
    said = any(words in text for text in seen.problems)
    assert said <= ("as_written" in seen.layout.unanswered)
    return said


@pytest.mark.parametrize(
    "cells",
    [
        ["1.23E+11", "4.56E+11", "7.89E+11"],
        ["4,01E+12", "4,02E+12", "4,1E+12"],
        ["1.23457E+15", "4E+15", "12345678901"],
    ],
)
def test_codes_cut_short_are_asked_about(tmp_path, cells):
    assert asks(tmp_path / "a.csv", cells)
    assert asks(tmp_path / "b.csv", cells, words=f"such as {max(cells, key=lambda cell: (len(cell) < 11, cell))}, of")


@pytest.mark.parametrize(
    "cells",
    [
        [f"{1 + n / 100:.2f}E+0{n % 7}" for n in range(24)],
        [f"{1 + n / 100:.2f}E+{11 + n % 5}" for n in range(24)],
        ["1.23E+11", "4.5", "0.7"],
        ["TYPE+12", "B", "C"],
        ["123456789012", "123456789013"],
    ],
    ids=["small", "of many lengths", "decimals", "words", "whole"],
)
def test_other_numbers_are_not(tmp_path, cells):
    assert not asks(tmp_path / "a.csv", cells)


@pytest.mark.parametrize("name", ["RBC", "Erythrozyten", "cells/l", "viral load", "GDP"])
def test_counts_and_measurements_are_no_codes(tmp_path, name):
    numbers = [f"{4 + n / 30:.2f}E+12" for n in range(24)]
    assert asks(tmp_path / "a.csv", numbers)
    assert not asks(tmp_path / "a.csv", numbers, name)


WARDS = ["3A12", "4B07", "7C3", "2D11", "9F2", "1A5"]
CODES = " among codes. A spreadsheet"


@pytest.mark.parametrize("made", ["1E+10", "2.00E+05", "2,00E+05", "1.23E+11"])
def test_a_code_that_became_a_number_is_asked_about(tmp_path, made):
    assert asks(tmp_path / "a.csv", [*WARDS, made], words=f"such as {made}{CODES}")


@pytest.mark.parametrize(
    ("cells", "name"),
    [
        ([*WARDS, "1E10"], "ward"),
        (["1.2E+05", "3.4E+06", "<20", "not detected", "2.2E+03", "TND"], "result"),
        ([*WARDS, "1E+10"], "cell count"),
        (["5mg", "10mg", "20mg", "40mg", "1E+06"], "dose"),
        (["O+", "A+", "B-", "AB+", "E+"], "blood group"),
    ],
    ids=["whole codes", "measurements", "counts", "doses", "signs"],
)
def test_numbers_among_others_than_codes_are_not_asked_about(tmp_path, cells, name):
    assert not asks(tmp_path / "a.csv", cells, name, CODES)
