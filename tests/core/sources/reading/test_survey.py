"""Sums that recur below each page are in doubt, and so are no answers that recur."""

from __future__ import annotations

from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

NAMES = ["id", "ward", "items", "seen", "score"]
DRAW = Random(4)
RECORDS = [[f"L{n}", DRAW.choice("ABC"), DRAW.randint(5, 40), f"2025-{n % 12 + 1:02d}-11", n % 9] for n in range(240)]


def unanswered(path, below_each_page):
    rows = [NAMES]
    for first in range(0, len(RECORDS), 50):
        page = RECORDS[first : first + 50]
        rows += [*page, below_each_page(sum(row[2] for row in page))]
    return preview(write(path, rows)).layout.unanswered


@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
@pytest.mark.parametrize("word", ["Übertrag", "Report", "Carried forward"])
def test_what_is_carried_forward_from_each_page_is_asked_about(tmp_path, ending, word):
    path = tmp_path / f"a{ending}"
    assert "doubtful_rows" in unanswered(path, lambda items: [word, "", items, "", ""])


def test_a_filled_row_that_recurs_is_an_answer(tmp_path):
    found = unanswered(tmp_path / "a.csv", lambda items: ["Saldo", "A", items % 40, "2025-03-11", 4])
    assert "doubtful_rows" not in found
