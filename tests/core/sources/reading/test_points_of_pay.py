"""Pay with three digits behind the decimal mark in every cell is asked about: nobody is paid thousandths."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write_text

PAY = [f"{2 + n % 4}.{100 + n * 137 % 900}" for n in range(40)]


def told(path, name, amounts, other="0.75"):
    rows = "".join(f"Ann {n};{amount};{other}\n" for n, amount in enumerate(amounts))
    return [text for text in preview(write_text(path, f"name;{name};part\n{rows}")).problems if "2.100" in text]


@pytest.mark.parametrize("name", ["Gehalt", "Monthly salary", "Nettolohn", "Revenu"])
def test_pay_is_asked_about(tmp_path, name):
    (text,) = told(tmp_path / "a.csv", name, [*PAY, "", "k. A."])
    assert "has 2.100, read with a decimal mark" in text


@pytest.mark.parametrize(
    ("name", "amounts", "other"),
    [
        ("Gewicht", PAY, "0.75"),
        ("Gehalt", [*PAY, "950.5"], "0.75"),
        ("Gehalt", PAY, "0,75"),
        ("Gehalt", [f"{100 + n * 137 % 900}.5" for n in range(40)], "0.75"),
    ],
    ids=["weights", "another one", "thousands by the other column", "one decimal"],
)
def test_other_columns_are_not(tmp_path, name, amounts, other):
    assert told(tmp_path / "a.csv", name, amounts, other) == []
