"""Bars say what the table says, in its order."""

from __future__ import annotations

from PySide6.QtCore import Qt

from core.front_door import crosstab
from guiapp.models import bars as module
from guiapp.models.bars import crosstab_bars
from guiapp.models.contingency_model import ContingencyModel
from tests.released_tables import released_table


def model(names, half_width=12.0, across=None):
    made = ContingencyModel()
    made.set_crosstab(crosstab(released_table(names, half_width), across))
    return made


def test_nothing_has_no_bars(qapp):
    assert crosstab_bars(ContingencyModel()) == ()


def test_every_number_is_a_bar_in_the_group_of_its_row(qapp):
    bars = crosstab_bars(model(("town", "sex")))
    assert [(bar.group, bar.label, bar.value) for bar in bars] == [
        ("Leeds", "Female", 100),
        ("Leeds", "Male", 107),
        ("York", "Female", 114),
        ("York", "Male", 121),
    ]
    assert (bars[0].low, bars[0].high, bars[0].text, bars[0].is_unsure) == (88, 112, "100 (88 to 112)", False)
    assert bars[1].told.startswith("Leeds · Male: 107, between 95 and 119 (noise only)")


def test_bars_are_sorted_as_the_table_is(qapp):
    made = model(("town",))
    made.sort(0, Qt.SortOrder.DescendingOrder)
    assert [bar.label for bar in crosstab_bars(made)] == ["York", "Leeds"]


def test_what_noise_drowns_is_unsure(qapp):
    assert all(bar.is_unsure for bar in crosstab_bars(model(("town",), 90.0)))


def test_a_bar_says_what_is_drawn_where_its_interval_is_cut(qapp):
    (first, _) = crosstab_bars(model(("town",), 136.0))
    assert (first.low, first.high, first.text) == (0, 236, "100 (0 to 236)")
    assert "± 136" not in first.told


def test_there_is_an_end_to_bars(qapp, monkeypatch):
    monkeypatch.setattr(module, "BAR_LIMIT", 3)
    assert len(crosstab_bars(model(("town", "sex")))) == 3


def test_bins_are_said_in_the_language_of_the_window(german_window):
    bars = crosstab_bars(model(("town", "age")))
    assert [bar.label for bar in bars[:3]] == ["0 bis unter 18", "18 bis unter 65", "65 bis 120"]
    assert crosstab_bars(model(("age", "town")))[0].group == "0 bis unter 18"
