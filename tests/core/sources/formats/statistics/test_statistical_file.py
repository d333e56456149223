"""What files for statistics have in common: blocks, damage, and labels that could be mistaken."""

from __future__ import annotations

import pandas as pd
import pyreadstat
import pytest

from core.errors import DamagedDataFileError, MalformedRecordError
from core.session.column_proposal import propose
from core.sources.asking.columns import profile
from core.sources.formats.statistics import statistical_file
from tests.core.sources.written_files import reading, write


def labelled(path, values, labels):
    pyreadstat.write_sav(pd.DataFrame({"a": values}), str(path), variable_value_labels={"a": labels})
    return path


@pytest.mark.parametrize("form", ["sav", "dta", "sas7bdat", "xpt"])
def test_blocks_join_without_a_gap(tmp_path, monkeypatch, form):
    monkeypatch.setattr(statistical_file, "BLOCK", 1)
    path = write(tmp_path / f"a.{form}", [["n", "t"], *[[n, f"t{n}"] for n in range(7000)]])
    found = reading(path)
    rows = [row for chunk in found.grid.source.chunks() for row in chunk.rows]
    numbers = [number for chunk in found.grid.source.chunks() for number in chunk.numbers]
    assert rows[1:] == [(n, f"t{n}") for n in range(7000)]
    assert numbers == list(range(1, 7002))
    assert found.grid.source.n_rows() == 7001
    assert found.grid.source.part_done() == 1
    assert found.grid.source.last(2) == rows[-2:]


def test_two_codes_of_one_label_stay_apart(tmp_path):
    path = labelled(tmp_path / "a.sav", [1.0, 2.0, 3.0], {1.0: "other", 2.0: "none", 3.0: "other"})
    assert reading(path).profile()[0]["listed"] == ["other (1)", "none", "other (3)"]
    assert reading(path).preview()["first"] == [["other (1)"], ["none"], ["other (3)"]]


def test_a_code_without_label_is_not_taken_for_one(tmp_path):
    path = labelled(tmp_path / "a.sav", [1.0, 3.0, 2.0], {1.0: "2", 4.0: "5"})
    with pytest.raises(MalformedRecordError, match=r"row 4: column “a” has a code without a label") as caught:
        reading(path).profile()
    assert "2" not in caught.value.why


def test_a_label_that_reads_like_its_own_code_is_no_riddle(tmp_path):
    path = labelled(tmp_path / "a.sav", [1.0, 2.0], {1.0: "1", 2.0: "two"})
    assert reading(path).preview()["first"] == [["1"], ["two"]]


def test_numbers_with_a_labelled_exception_stay_numbers(tmp_path):
    ages = [*(float(18 + n % 60) for n in range(300)), *[30.0] * 200, *[98.0] * 3]
    path = labelled(tmp_path / "a.sav", ages, {98.0: "98 or more"})
    (found,) = map(propose, profile(path))
    assert found.edges
    assert found.other is not None


def test_few_numbers_with_a_labelled_exception_are_not_all_anything_else(tmp_path):
    path = labelled(
        tmp_path / "a.sav", [1.0] * 9 + [2.0] * 7 + [3.0] * 4 + [4.0] * 3 + [6.0] * 2 + [9.0], {9.0: "nine or more"}
    )
    (found,) = map(propose, profile(path))
    assert {"1", "6", "nine or more"} <= set(found.categories)


@pytest.mark.parametrize("form", ["sav", "zsav", "dta", "sas7bdat"])
def test_a_file_cut_short_is_refused(tmp_path, form):
    path = write(tmp_path / f"a.{form}", [["n", "t"], *[[n, f"t{n}"] for n in range(5000)]])
    path.write_bytes(path.read_bytes()[:-3000])
    with pytest.raises(DamagedDataFileError, match="damaged or was not saved completely"):
        reading(path).profile()
