"""Stata: labels, the 27 kinds of missing, dates and periods, and floats of four bytes as they were typed."""

from __future__ import annotations

from datetime import date

import pandas as pd
import pyreadstat
import pytest

from core.data.propose_attribute import propose
from core.sources.asking.columns import profile
from core.sources.question import DETECT
from tests.core.sources.statistics_files import Facts, write_by_readstat
from tests.core.sources.written_files import reading


def test_labels_and_missing_values(tmp_path):
    table = pd.DataFrame({"sex": [2, 1, "a", None], "born": [date(2024, 1, 31), None, date(1959, 12, 31), None]})
    path = tmp_path / "a.dta"
    labels = {"sex": {1: "male", 2: "female"}}
    pyreadstat.write_dta(table, str(path), variable_value_labels=labels, missing_user_values={"sex": ["a"]})
    found = reading(path)
    assert found.preview()["first"] == [["female", "2024-01-31"], ["male", ""], ["", "1959-12-31"], ["", ""]]
    assert found.profile()[0]["listed"] == ["male", "female"]


@pytest.mark.parametrize("version", [8, 10, 12, 13, 14, 15])
def test_every_version(tmp_path, version):
    path = tmp_path / "a.dta"
    pyreadstat.write_dta(pd.DataFrame({"n": [1.0, 2.5], "t": ["x", "y"]}), str(path), version=version)
    assert reading(path).preview()["first"] == [["1", "x"], ["2.5", "y"]]


def test_a_byte_that_means_nothing_may_be_any(tmp_path):
    path = tmp_path / "a.dta"
    pyreadstat.write_dta(pd.DataFrame({"n": [1.0, 2.5], "t": ["x", "y"]}), str(path), version=8)
    content = bytearray(path.read_bytes())
    content[3] = 0x77
    path.write_bytes(content)
    assert reading(path).preview()["first"] == [["1", "x"], ["2.5", "y"]]


@pytest.mark.parametrize(
    ("shown_as", "number", "text"),
    [
        ("%td", 23406, "2024-01-31"),
        ("%tdDD/NN/CCYY", 23406, "2024-01-31"),
        ("%-td", 23406, "2024-01-31"),
        ("%d", -1, "1959-12-31"),
        ("%tc", 2_022_323_401_000, "2024-01-31 12:30:01"),
        ("%tC", 1_000 * (23_376 * 86_400 + 27), "2024-01-01"),
        ("%tC", 1_000 * (4_565 * 86_400 + 1), "1972-07-01"),
        ("%tm", 770, "2024-03"),
        ("%tm", -1, "1959-12"),
        ("%tq", 256, "2024-Q1"),
        ("%th", 129, "2024-H2"),
        ("%tw", 3331, "2024w4"),
        ("%ty", 2024, "2024"),
        ("%9.0g", 2024, "2024"),
        ("%td", 1e12, "1000000000000"),
    ],
)
def test_every_format_of_dates(tmp_path, shown_as, number, text):
    path = tmp_path / "a.dta"
    table = pd.DataFrame({"day": [float(number), None]})
    write_by_readstat(path, table, "dta", Facts(formats={"day": shown_as}))
    assert reading(path).preview()["first"] == [[text], [""]]


def test_floats_are_what_was_typed(tmp_path):
    path = tmp_path / "a.dta"
    pd.DataFrame({"n": pd.Series([0.1, 0.7, 16777216.0], dtype="float32")}).to_stata(path, write_index=False)
    assert reading(path).preview()["first"] == [["0.1"], ["0.7"], ["16777216"]]


def test_codes_without_a_label_come_in_the_order_of_all_codes(tmp_path):
    table = pd.DataFrame({"risk": [1, 2, 3, 4, 5] * 12, "smokes": [0, 1, 2] * 20})
    path = tmp_path / "a.dta"
    labels = {"risk": {1: "low", 2: "mid", 3: "high"}, "smokes": {1: "yes", 2: "no"}}
    pyreadstat.write_dta(table, str(path), variable_value_labels=labels)
    risk, smokes = map(propose, profile(path, DETECT))
    assert risk.categories == ("low", "mid", "high", "4", "5")
    assert smokes.categories == ("0", "yes", "no")
