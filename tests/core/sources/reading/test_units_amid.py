"""A unit of rows in the middle of a long table alone is asked about, and stops the release of a later file."""

from __future__ import annotations

import random

import pandas as pd
import pyreadstat
import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 9000
FROM, TO = 5000, 6500


def asked(path, cells, name="height"):
    write(path, [["ward", name], *([f"w{n % 5}", cell] for n, cell in enumerate(cells))])
    seen = preview(path)
    return "as_written" in seen.layout.unanswered, " ".join(seen.problems)


def changed(cells, change):
    """Change the cells of some rows of the middle."""
    return [change(cell) if FROM <= n < TO else cell for n, cell in enumerate(cells)]


HEIGHTS = [150 + n * 7 % 45 for n in range(N)]
WEIGHTS = [random.Random(n).normalvariate(72, 12) for n in range(N)]
WEIGHTS = [round(min(max(each, 42), 118), 1) for each in WEIGHTS]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    ("name", "cells", "said"),
    [
        ("height", changed(HEIGHTS, lambda size: size / 100), "to be in m, and in cm, too"),
        ("weight", changed(WEIGHTS, lambda size: round(size * 1000)), "to be in kg, and in g, too"),
        ("dose", changed(HEIGHTS, lambda size: size * 1000), "numbers of two sizes"),
        ("dose", changed([f"{each} kg" for each in HEIGHTS], lambda text: text.replace("kg", "lb")), "kg, and others"),
        ("price", changed([f"{each} €" for each in HEIGHTS], lambda text: text.replace("€", "$")), "with $, and"),
        ("share", changed([f"{each} kg" for each in HEIGHTS], lambda text: text[:-3]), "without a unit"),
        ("share", changed([each / 200 for each in HEIGHTS], lambda size: f"{100 * size:g}%"), "with %, and others"),
    ],
)
def test_rows_of_the_middle_are_looked_at(tmp_path, suffix, name, cells, said):
    is_asked, told = asked(tmp_path / f"a.{suffix}", cells, name)
    assert is_asked
    assert said in told


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(("n", "first", "n_changed"), [(150, 46, 6), (200, 20, 8), (300, 139, 10), (1000, 457, 21)])
def test_so_are_few_rows_of_a_short_table_wherever_they_begin(tmp_path, suffix, n, first, n_changed):
    usual = [150 + row * 7 % 40 for row in range(n)]
    cells = [size / 100 if first <= row < first + n_changed else size for row, size in enumerate(usual)]
    is_asked, told = asked(tmp_path / f"a.{suffix}", cells, "height")
    assert is_asked
    assert "to be in m, and in cm, too" in told


@pytest.mark.parametrize("suffix", ["parquet", "sqlite", "feather", "duckdb", "sav", "dta", "json"])
@pytest.mark.parametrize(
    ("name", "cells", "said"),
    [
        ("height", changed(HEIGHTS, lambda size: size / 100), "to be in m, and in cm, too"),
        ("dose", changed(HEIGHTS, lambda size: size * 1000), "numbers of two sizes"),
        ("dose", changed([f"{each} kg" for each in HEIGHTS], lambda text: text.replace("kg", "lb")), "kg, and others"),
    ],
)
def test_so_are_those_of_files_with_a_schema(tmp_path, suffix, name, cells, said):
    is_asked, told = asked(tmp_path / f"a.{suffix}", cells, name)
    assert is_asked
    assert said in told


@pytest.mark.parametrize("suffix", ["csv", "parquet", "sqlite", "sav", "json"])
@pytest.mark.parametrize("first", [2350, 2900])
def test_so_are_the_last_ones_of_tables_that_are_hardly_long(tmp_path, suffix, first):
    cells = [cell / 100 if n >= first else cell for n, cell in enumerate(HEIGHTS[:3400])]
    assert "to be in m, and in cm, too" in asked(tmp_path / f"a.{suffix}", cells)[1]


def test_so_are_those_of_packed_rows_of_spss(tmp_path):
    path = tmp_path / "a.sav"
    frame = pd.DataFrame({"ward": [n % 5 for n in range(N)], "height": changed(HEIGHTS, lambda size: size / 100)})
    pyreadstat.write_sav(frame, str(path), row_compress=True)
    assert "to be in m, and in cm, too" in " ".join(preview(path).problems)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "cp1252"])
def test_texts_of_any_encoding_are(tmp_path, encoding):
    rows = [["größe", "town"], *([cell, "Köln"] for cell in changed(HEIGHTS, lambda size: size / 100))]
    path = tmp_path / "a.csv"
    path.write_text("\n".join(f"{one};{other}" for one, other in rows), encoding=encoding)
    assert "to be in m, and in cm, too" in " ".join(preview(path).problems)


def test_records_of_several_lines_are(tmp_path):
    cells = changed(HEIGHTS, lambda size: size / 100)
    path = tmp_path / "a.csv"
    write(path, [["height", "note"], *([cell, "of a,\nb,\nand c" if n % 3 else "d"] for n, cell in enumerate(cells))])
    assert "to be in m, and in cm, too" in " ".join(preview(path).problems)


def lognormal(seed, spread):
    source = random.Random(seed)
    return [round(source.lognormvariate(10, spread)) for _ in range(N)]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet", "sqlite", "sav", "json"])
@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("height", HEIGHTS),
        ("weight", WEIGHTS),
        ("weight", sorted(WEIGHTS)),
        ("id", list(range(N))),
        ("code", [f"P{n:05}" for n in range(N)]),
        ("code", [f"{n:x}" for n in range(N)]),
        ("income", lognormal(1, 1)),
        ("income", sorted(lognormal(2, 1), key=lambda size: size // 20_000)),  # in the order of a class
        ("dose", [10 + n // 100 for n in range(N)]),
        ("dose", [(n // 3000 + 1) * 10 + n % 7 for n in range(N)]),  # in three parts, such as years
        ("weight", changed(WEIGHTS, lambda size: round(size * 0.6, 1))),  # of a school
        ("seen", [f"2024-0{1 + n // 1000}-{1 + n % 28:02}" for n in range(N)]),
        ("town", [f"{n} Road" for n in range(N)]),
        ("room", changed([f"{n % 40}" for n in range(N)], lambda text: f"{text}b")),
        ("answer", [n % 5 + 1 if n < FROM else None for n in range(N)]),
    ],
)
def test_other_long_columns_are_not_asked_about(tmp_path, suffix, name, cells):
    assert asked(tmp_path / f"a.{suffix}", cells, name) == (False, "")


def test_what_stands_below_a_blank_row_is_another_table(tmp_path):
    path = tmp_path / "a.csv"
    first = [f"{cell};a" for cell in HEIGHTS]
    path.write_text("\n".join(["height;ward", *first, "", "height;ward", "1.7;a", "1.8;b"]), encoding="utf-8")
    assert "to be in m" not in " ".join(preview(path).problems)
