"""Column names once more, but shortened, are no record; values that begin as a name does are."""

from __future__ import annotations

import pytest

from core.domain.reading_choices import RowChoice
from core.sources.asking.preview import preview

PEOPLE = [f"{('Surgery', 'Depot', 'Dental')[n % 3]},Ann {n},{('Ulm', 'Homburg')[n % 2]},{2000 + n}" for n in range(60)]


@pytest.mark.parametrize("times", [1, 40])
@pytest.mark.parametrize(
    "again",
    [
        "Dept.,Name,Homet.,Sal.",
        "Dep.,Nam.,Home.,Salary",
        "Dep,Name,Hometown,Salary",
        "DEPT.,NAME,HOMET.,SAL.",
        "Dept.,Name,,Sal.",
        "Department,Name,Homet.,Salary",
    ],
)
def test_shortened_names_on_a_later_page_are_left_out_and_told(tmp_path, again, times):
    path = tmp_path / "a.csv"
    for n in (2, 20, 60):
        rows = PEOPLE * times
        path.write_text("\n".join(["Department,Name,Hometown,Salary", *rows[:-n], again, *rows[-n:]]) + "\n")
        found = preview(path)
        assert (found.layout.footers, found.layout.unanswered) == (RowChoice.SKIP, ())
        assert f"Row {len(rows) - n + 2} looks like a total, a note or repeated column names." in found.problems
        assert found.n_rows == len(rows)


@pytest.mark.parametrize(
    "row", ["Dep.,Ann,Homburg,2000", "Dental,Nam.,Home,Sal.", "Dept.,,,", "D.,Ann,,", "Depot,Na,Ho,Sa"]
)
def test_a_value_that_begins_as_a_name_is_one_of_a_record(tmp_path, row):
    path = tmp_path / "a.csv"
    path.write_text("\n".join(["Department,Name,Hometown,Salary", *PEOPLE[:30], row, *PEOPLE[30:]]) + "\n")
    assert preview(path).layout.footers == RowChoice.REFUSE


def test_short_names_have_no_shorter_ones(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text("\n".join(["sex,town", *["m,Ulm", "f,t."] * 9, "s.,t."]) + "\n")
    assert preview(path).layout.footers == RowChoice.REFUSE
