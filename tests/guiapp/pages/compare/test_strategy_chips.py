"""The chips of the strategies: all of them in sight, in two rows where one is too narrow."""

from __future__ import annotations

import pytest

from guiapp.pages.compare.strategy_chips import ChipFacts, StrategyChip, StrategyChips

TITLES = ("Joint noise", "Best mixture", "Optimised ranges", "Merged tables", "Fourier coefficients", "Wavelets")


@pytest.fixture
def row(qtbot):
    row = StrategyChips()
    qtbot.addWidget(row)
    row.show()
    return row


def shown(row, n_chips, width):
    facts = [ChipFacts(("strategy", number), TITLES[number % 6], "±1", ("good",)) for number in range(n_chips)]
    row.resize(width, 200)
    row.show_facts(facts, "3 not applicable")
    row.resize(width, row.sizeHint().height())
    return [each for each in row.findChildren(StrategyChip) if not each.isHidden()]


@pytest.mark.parametrize(("n_chips", "width", "n_rows"), [(6, 700, 1), (9, 700, 2), (9, 1200, 1), (2, 700, 1)])
def test_all_are_in_sight_in_as_few_rows_as_hold_them(row, n_chips, width, n_rows):
    for before in (9, 1):  # others that were there leave neither room nor rows behind
        shown(row, before, width)
        chips = shown(row, n_chips, width)
        assert len({chip.y() for chip in chips}) == n_rows
        assert all(chip.width() >= chip.minimumSizeHint().width() for chip in chips)
        assert row.horizontalScrollBar().maximum() == 0
        assert max(chip.geometry().bottom() for chip in chips) < row.viewport().height()


def test_rows_follow_the_width_of_the_window(qtbot, row):
    chips = shown(row, 9, 1200)
    for width, n_rows in ((700, 2), (1200, 1)):
        row.resize(width, 200)
        qtbot.waitUntil(lambda n_rows=n_rows: len({chip.y() for chip in chips}) == n_rows)
