"""Rows that a filter of SPSS leaves out are asked about; other columns of zeros and ones are not."""

from __future__ import annotations

import pandas as pd
import pytest

from core.errors import UnpinnedLayoutError
from core.sources.asking.pins import check_pinned
from core.sources.asking.preview import preview
from tests.core.sources.statistics_files import library
from tests.core.sources.written_files import write


def rows_of(values):
    return [[f"P{n:03d}", "mf"[n * 7 % 3 % 2], 20 + n * 17 % 50, value] for n, value in enumerate(values)]


def asked(path, values, name="filter_$"):
    write(path, [["id", "sex", "age", name], *rows_of(values)])
    seen = preview(path)
    said = [text for text in seen.problems if "filter of SPSS" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


FILTER = [n % 4 % 3 % 2 for n in range(40)]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
@pytest.mark.parametrize(("out", "kept"), [(0, 1), ("Not Selected", "Selected"), ("Nicht ausgewählt", "Ausgewählt")])
def test_rows_left_out_are_asked_about(tmp_path, suffix, out, kept):
    said = asked(tmp_path / f"a.{suffix}", [kept if each else out for each in FILTER])
    assert "The filter of SPSS, column D (“filter_$”), leaves out 30 rows, first row 2." in said
    one = asked(tmp_path / f"b.{suffix}", [out if n == 20 else kept for n in range(40)])
    assert "leaves out row 22. It would count here" in one


@pytest.mark.parametrize("labels", [None, {0: "Not Selected", 1: "Selected"}], ids=["codes", "labels"])
def test_files_of_spss_are_asked_about(tmp_path, labels):
    path = str(tmp_path / "a.sav")
    frame = pd.DataFrame(rows_of(FILTER), columns=["id", "sex", "age", "filter_$"])
    library().write_sav(frame, path, variable_value_labels={"filter_$": labels} if labels else None)
    assert "leaves out 30 rows" in " ".join(preview(path).problems)
    with pytest.raises(UnpinnedLayoutError, match="as_written"):
        check_pinned(path, preview(path).layout, ())


@pytest.mark.parametrize(
    ("values", "name"),
    [([1] * 40, "filter_$"), (FILTER, "filter"), ([n % 3 for n in range(40)], "filter_$")],
    ids=["all are kept", "another name", "three values"],
)
def test_other_columns_are_not(tmp_path, values, name):
    assert asked(tmp_path / "a.csv", values, name) == ""
