"""A column with numbers in two units is asked about; one with a single unit is not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 24


def asks(path, cells):
    write(path, [["shop", "value"], *([f"s{n % 5}", cell] for n, cell in enumerate(cells))])
    seen = preview(path)
    assert bool(seen.layout.unanswered) == bool(seen.questions)
    return seen.layout.unanswered, " ".join(seen.problems)


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "ods"])
@pytest.mark.parametrize(
    ("one", "other", "said"),
    [
        ("{} €", "${}", "numbers with $, and others with €"),
        ("EUR {}", "{} USD", "numbers with $, and others with €"),
        ("CHF {}", "£{}", "numbers with CHF, and others with £"),
        ("{}%", "0.{}", "numbers with %, and others below one"),
        ("{} %", "{} €", "numbers with %, and others with €"),
        ("1.{}", "1{}", "metres, and centimetres"),
        ("1,{}", "1{}", "metres, and centimetres"),
    ],
)
def test_two_units_are_asked_about(tmp_path, suffix, one, other, said):
    cells = [(one if n % 3 else other).format(50 + n) for n in range(N)]
    keys, text = asks(tmp_path / f"a.{suffix}", cells)
    assert "as_written" in keys
    assert said in text


@pytest.mark.parametrize(
    "cells",
    [
        [f"{n} €" for n in range(N)],
        [f"{n} €" if n % 2 else str(n) for n in range(N)],
        [f"{n}%" if n % 2 else str(n) for n in range(N)],
        [f"{n} EUR" if n % 2 else f"{n} €" for n in range(N)],
        [f"{n} €" if n else "5 $" for n in range(N)],
        [f"1.{50 + n}" if n % 3 else str(1000 + n) for n in range(N)],
        [f"1.{50 + n}" for n in range(N)],
    ],
    ids=["one sign", "with and without", "whole percent", "two spellings", "a slip", "other sizes", "metres"],
)
def test_one_unit_is_not(tmp_path, cells):
    assert "as_written" not in asks(tmp_path / "a.csv", cells)[0]
