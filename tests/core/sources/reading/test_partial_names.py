"""A second row that names some columns is asked about though a text of it is a value below; a first record is not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.sources.asking.preview import preview

PEOPLE = [f"Ann {n},{('Ulm', 'Bonn', 'Kiel')[n % 3]},{('cook', 'nurse')[n % 2]},{20 + n}" for n in range(20)]


@pytest.mark.parametrize("n", [8, 20])
@pytest.mark.parametrize("first", [",town,cook,", ",Ulm,job,", "Ann 3,town,,", ",town,,"])
def test_names_of_some_columns_are_asked_about(tmp_path, first, n):
    path = tmp_path / "a.csv"
    path.write_text("\n".join(["name,home,work,age", first, *PEOPLE[:n]]) + "\n")
    found = preview(path)
    assert found.layout.unanswered == ("skip_below_header",)
    for skipped, more in ((1, 0), (0, 1)):
        assert preview(path, replace(found.layout, skip_below_header=skipped)).n_rows == n + more


@pytest.mark.parametrize(
    "first",
    [
        ",Ulm,cook,30",
        ",Trier,cook,30",
        "Zoe,Trier,cook,",
        "Zoe,,,",
        "Zoe,Ulm,,",
        "Zoe,n/a,,",
        ",,cook,",
        "Zoe,Trier,cook,30",
    ],
)
def test_a_first_record_that_lacks_something_is_none(tmp_path, first):
    path = tmp_path / "a.csv"
    path.write_text("\n".join(["name,home,work,age", first, *PEOPLE]) + "\n")
    assert "skip_below_header" not in preview(path).layout.unanswered


def test_where_others_lack_something_too_it_is_a_record(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text("\n".join(["name,home,work,age", "Ann 3,Trier,,", *PEOPLE, "Bob,Ulm,,"]) + "\n")
    assert "skip_below_header" not in preview(path).layout.unanswered
