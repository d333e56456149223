"""Days among ranges are asked about; a word before the last number of ranges is none of a month."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


def asked(path, *bands):
    write(path, [["id", "band"], *([f"p{n}", bands[n % len(bands)]] for n in range(24))])
    return preview(path).layout.unanswered


@pytest.mark.parametrize("band", ["5-Sep", "Sep-05", "05. Mai", "9-sept.", "mrt-5", "2024-05-09"])
@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_a_day_among_ranges_is_asked_about(tmp_path, suffix, band):
    assert asked(tmp_path / f"a.{suffix}", "10-14", "15-19", "20-24", band) == ("as_written",)


@pytest.mark.parametrize("band", ["over 65", "über 65", "bis 18", "alle 18", "til 18", "från 65", "nad 65", "Ward 5"])
@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_a_band_in_words_is_not(tmp_path, suffix, band):
    assert asked(tmp_path / f"a.{suffix}", "18-29", "30-49", "50-64", band) == ()
