"""The picture that reads best is chosen by the attributes, and shows the numbers of the table with their intervals."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.domain.bins import bin_labels
from core.front_door import crosstab
from guiapp.models.contingency_model import ContingencyModel, Show
from guiapp.models.released_picture import PictureKind, picture_of
from tests.released_tables import LABELS, released_table

WIDE = {
    "month": bin_labels(tuple(date(2025, month, 1) for month in range(1, 9))),
    "ward": tuple(f"ward {n}" for n in range(9)),
    "school": tuple(f"school {n}" for n in range(10)),
}


@pytest.fixture(autouse=True)
def _more(monkeypatch):
    for name, labels in WIDE.items():
        monkeypatch.setitem(LABELS, name, labels)


def model_of(names, show=Show.WITH_MARGIN, across=None, half_width=12.0):
    model = ContingencyModel()
    model.set_crosstab(crosstab(released_table(names, half_width), across, subtotals=True))
    model.set_show(show)
    return model


@pytest.mark.parametrize(
    ("names", "kind", "roles"),
    [
        (("month",), PictureKind.LINES, ("", "month", "")),
        (("town", "sex"), PictureKind.GROUPED, ("", "town", "sex")),
        (("age", "sex"), PictureKind.PYRAMID, ("", "age", "sex")),
        (("sex", "age"), PictureKind.PYRAMID, ("", "age", "sex")),
        (("age", "ward"), PictureKind.GROUPED, ("", "ward", "age")),
        (("month", "age"), PictureKind.LINES, ("", "month", "age")),
        (("sex", "month"), PictureKind.LINES, ("", "month", "sex")),
        (("ward", "school"), PictureKind.CELLS, ("", "ward", "school")),
        (("month", "ward"), PictureKind.CELLS, ("", "month", "ward")),
        (("town", "age", "sex"), PictureKind.PYRAMID, ("town", "age", "sex")),
        (("month", "town", "sex"), PictureKind.LINES, ("town", "month", "sex")),
        (("town", "ward", "school"), PictureKind.CELLS, ("town", "ward", "school")),
    ],
)
def test_the_attributes_choose_the_picture(names, kind, roles):
    shown = picture_of(model_of(names))
    assert (shown.kind, shown.names) == (kind, roles)


@pytest.mark.parametrize("names", [("town",), ("age", "sex", "town", "ward")])
def test_single_numbers_and_more_attributes_are_plain_bars(names):
    assert picture_of(model_of(names)) is None
    assert picture_of(ContingencyModel()) is None


@given(st.permutations(("age", "sex", "town", "month")).map(lambda names: tuple(names[:3])), st.integers(0, 2))
def test_every_number_of_the_table_is_drawn_once_however_it_is_laid_out(names, n_across):
    LABELS["month"] = WIDE["month"]
    model = model_of(names, across=names[len(names) - n_across :])
    shown, sheet = picture_of(model), model.sheet
    cells = [sheet.cell(row, column) for row in model.cell_rows for column in model.cell_columns]
    drawn = sorted((figure.value, figure.low, figure.high) for figure in shown.figures.values())
    assert drawn == sorted((cell.value, cell.low, cell.high) for cell in cells)
    assert len(shown.figures) == len(shown.panels) * len(shown.categories) * len(shown.series)


def test_shares_are_drawn_in_per_cent_with_their_own_intervals():
    model = model_of(("age", "sex"), Show.ROW_PARTS)
    shown = picture_of(model)
    assert shown.in_shares
    figure = shown.figures[0, 0, 0]
    assert (figure.value, figure.low, figure.high) == model.cell(0, 0).row_part.percents[:3]
    assert figure.told.startswith("0 to under 18 · Female: 48.3 %, between ")
    assert picture_of(model_of(("town",), Show.WHOLE_PARTS)).kind is PictureKind.GROUPED


def test_weak_numbers_are_weak_in_the_picture(qapp):
    assert all(figure.is_weak for figure in picture_of(model_of(("town", "sex"), half_width=90.0)).figures.values())
    assert not any(figure.is_weak for figure in picture_of(model_of(("town", "sex"))).figures.values())
