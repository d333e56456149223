"""Rows say what there is to say, and arrow keys lead from dot to dot."""

from __future__ import annotations

from guiapp.widgets.charts.dot_row import DotRow, Mark, moved

ROWS = (
    DotRow("Tables", 40.0, 20.0, hollow_words="uniform ±40", filled_words="optimal ±20"),
    DotRow("Sketch", 30.0, None, hollow_words="uniform ±30"),
    DotRow("Cells", None, None, remark="Too many cells."),
)


def test_a_dot_says_its_words_and_a_missing_one_why():
    assert ROWS[0].words(filled=True) == "optimal ±20"
    assert ROWS[0].words(filled=False) == "uniform ±40"
    assert ROWS[2].words(filled=True) == "Cells: Too many cells."
    assert ROWS[1].words(filled=True) == "Sketch"


def test_arrows_lead_to_the_next_dot_there_is():
    first = moved(ROWS, None)
    assert first == Mark(0, filled=True)
    assert moved(ROWS, first, right=1) == Mark(0, filled=False)
    assert moved(ROWS, Mark(0, filled=False), right=1) == Mark(0, filled=False)
    assert moved(ROWS, Mark(0, filled=False), right=-1) == first
    assert moved(ROWS, first, down=1) == Mark(1, filled=False)
    assert moved(ROWS, Mark(1, filled=False), down=5) == Mark(2, filled=False)
    assert moved(ROWS, Mark(2, filled=False), down=-9) == Mark(0, filled=False)
    assert moved((), None, down=1) is None
