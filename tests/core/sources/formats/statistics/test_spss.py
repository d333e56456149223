"""SPSS: labels in the order of their codes, missing codes as blanks, dates as dates; the portable form as well."""

from __future__ import annotations

from datetime import date, datetime, time

import pandas as pd
import pyreadstat
import pytest

from core.domain.attribute import Attribute, Kind, Provenance
from core.domain.reading_layout import ReadingLayout
from core.errors import UnknownEncodingError
from core.session.column_proposal import propose
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview
from core.sources.wire import profile_from
from tests.core.sources.statistics_files import Facts, write_by_readstat
from tests.core.sources.written_files import codes, reading, write

LABELS = {"sex": {2.0: "female", 1.0: "male", 9.0: "refused"}, "town": {"b": "Berlin", "a": "Aachen", "zz": "unknown"}}
MISSING = {"sex": [{"lo": 8, "hi": 9}], "town": ["zz"], "age": [-1]}


@pytest.fixture(params=["sav", "zsav"])
def survey(request, tmp_path):
    table = pd.DataFrame(
        {
            "sex": [1.0, 2.0, 9.0, None, 8.0, 2.0],
            "town": ["a", "b", "zz", "a", "", "b"],
            "age": [30.0, 41.5, -1.0, None, 7.0, 8.0],
            "born": [
                date(2024, 1, 31),
                None,
                date(1900, 1, 1),
                date(2000, 2, 29),
                date(1582, 10, 15),
                date(9999, 12, 31),
            ],
            "at": [datetime(2024, 1, 31, 12, 30, 1), None, *[datetime(2000, 2, 29)] * 4],  # noqa: DTZ001  SPSS knows none
            "slept": [time(23, 5, 1), None, *[time(7)] * 4],
        }
    )
    path = tmp_path / f"survey.{request.param}"
    pyreadstat.write_sav(
        table, str(path), variable_value_labels=LABELS, missing_ranges=MISSING, compress=request.param == "zsav"
    )
    return path


def test_everything_is_read_back(survey):
    columns = dict(
        zip(
            ("sex", "town", "age", "born", "at", "slept"),
            zip(*reading(survey).preview()["first"], strict=True),
            strict=True,
        )
    )
    assert columns["sex"] == ("male", "female", "", "", "", "female")
    assert columns["town"] == ("Aachen", "Berlin", "", "Aachen", "", "Berlin")
    assert columns["age"] == ("30", "41.5", "", "", "7", "8")
    assert columns["born"] == ("2024-01-31", "", "1900-01-01", "2000-02-29", "1582-10-15", "9999-12-31")
    assert columns["at"][:3] == ("2024-01-31 12:30:01", "", "2000-02-29")
    assert columns["slept"][:3] == ("23:05:01", "", "07:00:00")


def test_labels_are_a_list_of_the_file_in_the_order_of_the_codes(survey):
    sex, town, age, *_ = map(propose, profile(survey))
    assert (sex.categories, sex.provenance, sex.other, sex.missing) == (
        ("male", "female"),
        Provenance.CODE_LIST,
        None,
        "Missing",
    )
    assert town.categories == ("Aachen", "Berlin")
    assert age.provenance is Provenance.DATA
    assert codes(survey, [sex, town]) == [[0, 1, 2, 2, 2, 1], [0, 1, 2, 0, 2, 1]]


def test_a_portable_file(tmp_path):
    path = tmp_path / "survey.por"
    table = pd.DataFrame({"SEX": [2.0, 1.0, 9.0, None], "AGE": [30.5, -4.0, 1e6, None], "NAME": ["Ann", "Bo", "", "C"]})
    write_by_readstat(path, table, "por", Facts(labels={"SEX": {2.0: "female", 1.0: "male"}}, missing={"SEX": [9.0]}))
    found = reading(path)
    assert found.preview()["first"] == [
        ["female", "30.5", "Ann"],
        ["male", "-4", "Bo"],
        ["", "1000000", ""],
        ["", "", "C"],
    ]
    assert found.preview()["n_rows"] == 4
    assert found.profile()[0]["listed"] == ["male", "female"]
    assert codes(path, [Attribute("SEX", Kind.CATEGORIES, ("male", "female"), missing="none")]) == [[1, 0, 2, 2]]


def test_a_scale_with_labels_at_its_ends_comes_in_the_order_of_its_codes(tmp_path):
    labels = {"q": {1.0: "very bad", 5.0: "very good", 99.0: "no answer"}}
    rows = pd.DataFrame({"q": [1.0, 2, 3, 4, 5, 99] * 10})
    pyreadstat.write_sav(rows, str(tmp_path / "a.sav"), variable_value_labels=labels)
    (found,) = reading(tmp_path / "a.sav").profile()
    assert propose(profile_from(found)).categories == ("very bad", "2", "3", "4", "very good")


def test_codes_of_no_answer_without_a_label_are_missing(tmp_path):
    labels = {"q": {1.0: "Agree", 2.0: "Neither", 3.0: "Disagree"}}
    rows = pd.DataFrame({"q": [1.0, 2, 3, 97, 99] * 20})
    pyreadstat.write_sav(rows, str(tmp_path / "a.sav"), variable_value_labels=labels)
    (found,) = reading(tmp_path / "a.sav").profile()
    told = propose(profile_from(found))
    assert (told.categories, {*told.missing_values}) == (("Agree", "Neither", "Disagree"), {"97", "99"})
    assert told.other is None


def in_windows_letters(path):
    """Write a file that says UTF-8, and has a letter of Windows in a text or in a label."""
    table = pd.DataFrame({"town": ["Koeln", "Ulm"], "n": [1.0, 2.0]})
    pyreadstat.write_sav(table, str(path), column_labels={"n": "Zahl_Xder"}, row_compress=False)
    path.write_bytes(path.read_bytes().replace(b"Koeln", b"K\xf6ln ").replace(b"Zahl_Xder", b"Zahl_\xc4der"))
    return path


def test_texts_that_are_not_in_the_letters_that_the_file_says_are_read_as_windows_writes_them(tmp_path):
    path = in_windows_letters(tmp_path / "a.sav")
    seen = preview(path)
    assert (seen.layout.encoding, [row[0] for row in seen.first]) == ("windows-1252", ["K\u00f6ln", "Ulm"])
    assert reading(path, seen.layout).preview()["first"] == [["K\u00f6ln", "1"], ["Ulm", "2"]]
    assert preview(path, ReadingLayout(encoding="windows-1251")).first[0][0] == "K\u0446ln"
    with pytest.raises(UnknownEncodingError):
        preview(path, ReadingLayout(encoding="xx"))


def test_others_have_no_encoding(tmp_path):
    path = write(tmp_path / "a.sav", [["town", "n"], ["K\u00f6ln", 1], ["Ulm", 2]])
    assert (preview(path).layout.encoding, preview(path).first[0][0]) == (None, "K\u00f6ln")


def test_a_label_that_somebody_typed_is_that_label(tmp_path):
    table = pd.DataFrame({"town": ["1", "2", "Berlin", "Bonn"]})
    path = tmp_path / "a.sav"
    pyreadstat.write_sav(table, str(path), variable_value_labels={"town": {"1": "Berlin", "2": "Ulm"}})
    assert reading(path).preview()["first"] == [["Berlin"], ["Ulm"], ["Berlin"], ["Bonn"]]
