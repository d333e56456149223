"""CSV files: safe to open in a spreadsheet, plain for programs."""

from __future__ import annotations

import csv

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.exports.write import export
from core.release.release import Release
from tests.core.exports.conftest import LABELS, made_statement, made_table, some
from tests.core.exports.reading_back import expected, read_csv

texts = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=20).filter(lambda t: t[0] != "'")


@settings(max_examples=20)
@given(st.lists(texts, min_size=1, max_size=5, unique=True))
def test_any_labels_read_back_equal(tmp_path_factory, labels):
    folder = tmp_path_factory.mktemp("out") / "set"
    domain = {"group": tuple(labels)}
    release = Release((made_table(domain),), made_statement(domain))
    export(release, folder, "csv")
    assert read_csv(folder) == expected(release)


@pytest.mark.parametrize("label", ["=1+1", "+1+1", "-1", "@x", "\tx", "\rx", "\nx"])
def test_no_cell_begins_like_a_formula(label, tmp_path):
    domain = {label: (label, "b")}
    export(Release((made_table(domain),), made_statement(domain)), tmp_path / "set", "csv")
    for file in (tmp_path / "set").glob("*.csv"):
        with file.open(encoding="utf-8-sig", newline="") as handle:
            cells = [cell for line in csv.reader(handle) for cell in line]
        assert not [cell for cell in cells if cell[:1] in set("=+@\t\r\n")]


def test_negative_numbers_stay_numbers(tmp_path):
    domain = some("age")
    export(Release((made_table(domain, sign=-1.0),), made_statement(domain)), tmp_path / "set", "csv")
    assert "0 to under 18,-3," in next((tmp_path / "set").glob("table-*")).read_text(encoding="utf-8")


def test_a_byte_order_mark_only_where_excel_needs_it(tmp_path):
    tables = (made_table(some("sex")), made_table(some("=region")))
    export(Release(tables, made_statement(LABELS)), tmp_path / "set", "csv")
    plain, with_umlaut = sorted((tmp_path / "set").glob("table-*"))
    assert plain.read_bytes().startswith(b"sex,count,standard_deviation,plus_minus,low,high\r\n")
    assert with_umlaut.read_bytes().startswith(b"\xef\xbb\xbf")


def test_whole_numbers_have_no_decimals(release, tmp_path):
    export(release, tmp_path / "set", "csv")
    lines = (tmp_path / "set" / "table-01-sex.csv").read_text().splitlines()
    assert lines[1] == "female,3,4.5,9.5,-6,12.5"


def test_contents_name_every_table(release, tmp_path):
    export(release, tmp_path / "set", "csv")
    with (tmp_path / "set" / "contents.csv").open(newline="") as handle:
        entries = list(csv.DictReader(handle))
    assert [entry["file"] for entry in entries] == sorted(path.name for path in (tmp_path / "set").glob("table-*"))
    assert [entry["cells"] for entry in entries] == ["3", "9", "54", "18"]
    assert {entry["plus_minus"] for entry in entries} == {"9.5"}
