"""A pivot table is asked about, however few its rows are."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

TOWNS = [["Graz", 81, 826], ["Linz", 7, 80], ["Wien", 9, 95]]


def seen(path, names):
    write(path, [names, *TOWNS])
    return preview(path)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    "names",
    [
        ["Row Labels", "Count of Nr", "Sum of Fee"],
        ["Zeilenbeschriftungen", "Anzahl von Nr", "Summe von Beitrag"],
        ["Étiquettes de lignes", "F", "M"],
        ["Town", "Count of persons", "Average of age"],
    ],
)
def test_a_pivot_table_is_asked_about(tmp_path, suffix, names):
    found = seen(tmp_path / f"a.{suffix}", names)
    assert "as_written" in found.layout.unanswered
    assert any("pivot table" in text for text in found.problems)


@pytest.mark.parametrize(
    "names", [["Town", "Visits", "Fee"], ["Town", "Sum of fees", "Age"], ["Labels", "Count", "Fee"]]
)
def test_another_table_is_not_called_one(tmp_path, names):
    assert not any("pivot table" in text for text in seen(tmp_path / "a.csv", names).problems)
