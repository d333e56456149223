"""A unit that begins below the first rows of a long table is asked about, and stops the release of a later file."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 9000


def asked(path, cells, name="height"):
    write(path, [["ward", name], *([f"w{n % 5}", cell] for n, cell in enumerate(cells))])
    seen = preview(path)
    return "as_written" in seen.layout.unanswered, " ".join(seen.problems)


def heights(n_in_metres, *, are_sorted=False):
    cells = [150 + n * 7 % 45 for n in range(N)]
    cells = sorted(cells) if are_sorted else cells
    return [cell / 100 if N - n <= n_in_metres else cell for n, cell in enumerate(cells)]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_the_last_rows_are_looked_at_beside_the_first(tmp_path, suffix):
    assert asked(tmp_path / f"a.{suffix}", heights(0)) == (False, "")
    is_asked, said = asked(tmp_path / f"b.{suffix}", heights(4000))
    assert is_asked
    assert "to be in m, and in cm, too" in said


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("income", sorted(12 + n * 131 % 190_000 for n in range(N))),  # in its order
        ("attendance", sorted((0.3 + n * 37 % 9970 / 100 for n in range(N)), reverse=True)),
        ("weight", [55 + n * 7 % 45 for n in range(N)]),
        ("income", [18_000 + n * 131 % 60_000 for n in range(N)]),
    ],
)
def test_other_long_columns_are_not_asked_about(tmp_path, name, cells):
    assert asked(tmp_path / "a.csv", cells, name) == (False, "")
