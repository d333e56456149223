"""Cumulative counts on screen: rows say how far they go, cells how sure they are."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from core.domain.bins import bin_labels
from core.front_door import UpTo, reliability, shown_margin
from guiapp.desktop.item_roles import RELIABILITY_ROLE, SPREAD_ROLE
from guiapp.desktop.number_words import whole_text
from guiapp.models.cumulative_model import CumulativeModel, end_words
from tests.core.release.ranged_releases import planned, released


@pytest.fixture
def counts():
    (counts,) = released(planned()).tables[0].cumulative
    return counts


@pytest.mark.parametrize(
    ("end", "said"), [(UpTo("25", under=True), "under 25"), (UpTo("high", under=False), "up to high")]
)
def test_a_row_says_how_far_it_goes(qapp, end, said):
    assert end_words(end) == said


def test_every_sum_is_shaded_and_tells_its_interval(qtmodeltester, counts):
    model = CumulativeModel(counts)
    qtmodeltester.check(model)
    assert model.headerData(10, Qt.Orientation.Vertical) == "up to 99"
    index, cell, (low, high) = model.index(3, 1), counts.cell(3, 1), counts.interval(3, 1)
    assert index.data(RELIABILITY_ROLE) == reliability(cell.value, cell.half_width)
    assert index.data(SPREAD_ROLE) == (cell.value, shown_margin(cell.half_width))
    told = f"{whole_text(cell.value)}, between {whole_text(low)} and {whole_text(high)} (noise only): "
    assert index.data(Qt.ItemDataRole.ToolTipRole).startswith(told)


def test_edges_are_written_as_the_language_of_the_window_does(counts, german_window):
    bins = bin_labels((0.5, 1.5, *range(2, 12)))
    halves = tuple(labels if len(labels) == 2 else bins for labels in counts.published.labels)
    model = CumulativeModel(replace(counts, published=replace(counts.published, labels=halves)))
    assert model.headerData(0, Qt.Orientation.Vertical) == "unter 1,5"


def test_bins_of_another_attribute_are_said_too(counts, german_window):
    bins = tuple(bin_labels((0.5, 1.5, 2)) if len(labels) == 2 else labels for labels in counts.published.labels)
    model = CumulativeModel(replace(counts, published=replace(counts.published, labels=bins)))
    assert model.headerData(0, Qt.Orientation.Horizontal) == "0,5 bis unter 1,5"
