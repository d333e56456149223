"""Long numbers of which a spreadsheet has left the first digits are asked about; measurements are not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


def asks(path, cells, name="code"):
    write(path, [["id", name], *([f"p{n}", cells[n % len(cells)]] for n in range(24))])
    seen = preview(path)
    said = any("such as 1.23E+11" in text for text in seen.problems)
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
