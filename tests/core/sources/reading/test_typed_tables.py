"""What may be laid out for reading is asked about in typed tables, too, as far as it is within texts and names."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from itertools import product
from pathlib import Path

import pytest

from core.domain.reading_choices import AsWritten
from core.errors import UnpinnedLayoutError
from core.sources.asking.pins import check_pinned
from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 40
SUFFIXES = ["parquet", "json", "sqlite", "sav", "dta"]
GROUPS = [*product(["north", "south", "west"], ["f", "m"], ["2021", "2022"])]
ODD = {
    "numbers with $, and others with €": [["town", "pay"], *([f"t{n % 4}", f"{'$€'[n % 2]}{n}"] for n in range(N))],
    "numbers with kg, and others with lb": [["w"], *([f"{50 + n} {'kg' if n % 3 else 'lb'}"] for n in range(N))],
    "in m, and in cm": [["height"], *([1.5 + n / 100 if n % 3 else 150.0 + n] for n in range(N))],
    "recur, so that each row": [["age1", "sex1", "age2", "sex2"], *([n, "fm"[n % 2], N - n, "m"] for n in range(N))],
    "to count its members": [["region", "sex", "year", "n"], *([*cell, 7 * n % 23] for n, cell in enumerate(GROUPS))],
    "letters that look wrong": [["id", "town"], *([n, ["KÃ¶ln", "Bonn"][n % 2]] for n in range(N))],
    "dates among ranges": [["band"], *([["1-4", "9-May", "10-14", "15-19"][n % 4]] for n in range(N))],
    "decimal comma, and others": [["bmi"], *([f"2{n % 10}{',.'[n % 2]}{n % 7}5"] for n in range(N))],
    "with the month first": [
        ["day"],
        *([f"{13 + n % 9}/02/2021" if n % 2 else f"02/{13 + n % 9}/2021"] for n in range(N)),
    ],
    "fills columns that": [["id", "a", "b"], *(row for n in range(N) for row in ([n, f"x{n}", None], [n, None, "y"]))],
}


def seen_of(folder: Path, suffix, rows):
    path = folder / f"a.{suffix}"
    write(path, rows)
    return path, preview(path)


@pytest.mark.parametrize("suffix", SUFFIXES)
@pytest.mark.parametrize("said", ODD)
def test_odd_cells_are_asked_about(tmp_path, suffix, said):
    path, seen = seen_of(tmp_path, suffix, ODD[said])
    assert any(said in text for text in seen.problems)
    assert seen.layout.unanswered == ("as_written",)
    with pytest.raises(UnpinnedLayoutError):
        check_pinned(path, seen.layout, ())
    answer = replace(seen.layout, as_written=AsWritten.COUNT)
    check_pinned(path, answer, ())
    assert not preview(path, answer).layout.unanswered


@pytest.mark.parametrize("suffix", SUFFIXES)
@pytest.mark.parametrize(
    "rows",
    [
        [["town", "pay", "height"], *([["Köln", "Bonn"][n % 2], 20 * n, 1.5 + n / 100] for n in range(N))],
        [["group", "value"], *([None if n % 4 else f"g{n}", n] for n in range(N))],
        [["day", "n"], *([date(2021, 1, 5 + n % 3), n] for n in range(N))],
    ],
    ids=["usual", "blanks below", "days"],
)
def test_other_tables_are_not(tmp_path, suffix, rows):
    assert not seen_of(tmp_path, suffix, rows)[1].layout.unanswered
