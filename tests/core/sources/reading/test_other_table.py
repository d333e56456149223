"""What stands below a blank row is another table where it leaves the first or the last column blank."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

ANSWERS = [
    [f"2024-05-{1 + n % 28:02d} 10:{n % 60:02d}", ("study", "work")[n % 2], "Yes" if n % 3 else "No"] for n in range(60)
]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize("n_blank", [1, 100])
def test_a_tally_below_answers_is_asked_about(tmp_path, suffix, n_blank):
    tally = [[None, "Yes", 40], [None, "No", 20], [None, "Don't know", 3]]
    rows = [["Timestamp", "Status", "Agree?"], *ANSWERS, *[[None] * 3] * n_blank, *tally]
    assert "below_gap" in preview(write(tmp_path / f"a.{suffix}", rows)).layout.unanswered


def test_answers_below_a_blank_row_are_records(tmp_path):
    rows = [["Timestamp", "Status", "Agree?"], *ANSWERS[:30], [None] * 3, *ANSWERS[30:]]
    assert "below_gap" not in preview(write(tmp_path / "a.csv", rows)).layout.unanswered
