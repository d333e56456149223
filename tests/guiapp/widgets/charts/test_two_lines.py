"""A title is broken where both lines are words."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontMetricsF

from guiapp.widgets.charts.two_lines import narrowest, two_lines


@pytest.mark.parametrize(
    ("title", "like", "lines"),
    [
        ("Joint noise", "Joint noise", ("Joint noise", "")),
        ("Tables themselves", "themselves.", ("Tables", "themselves")),
        ("Best of all mixtures", "Best of all..", ("Best of all", "mixtures")),
        ("Fourier-Koeffizienten", "Koeffizienten.", ("Fourier-", "Koeffizienten")),
        ("Gemeinsames Rauschen", "Gem", ("Gemeinsames", "Rauschen")),
        ("Grundzählungen", "Gr", ("Grundzählungen", "")),
    ],
)
def test_a_title_is_broken_where_the_first_line_fits(qapp, title, like, lines):
    metrics = QFontMetricsF(QFont())
    assert two_lines(title, metrics, metrics.horizontalAdvance(like)) == lines


@pytest.mark.parametrize(
    ("title", "lines"),
    [
        ("Best of all mixtures", ("Best of all", "mixtures")),
        ("Fourier-Koeffizienten", ("Fourier-", "Koeffizienten")),
        ("Grundzählungen", ("Grundzählungen", "")),
    ],
)
def test_the_narrowest_way_is_as_wide_as_its_longest_line_and_fits_there(qapp, title, lines):
    metrics = QFontMetricsF(QFont())
    assert narrowest(title, metrics) == lines
    width = max(map(metrics.horizontalAdvance, lines))
    assert max(map(metrics.horizontalAdvance, two_lines(title, metrics, width))) <= width
