"""Tables of odd cells are read or refused in words, whatever stands beside what."""

from __future__ import annotations

import contextlib
import csv
import io

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.errors import EngineError
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview, readable
from tests.core.sources.reader_here import read_here

CELLS = (
    *("", "", "1", "2.5", "1,5", "-3", "1.7e308", "-1.7e308", "5e-324", "1e400", "nan", "inf", "9" * 40, "0.1", "007"),
    *("a", "Ann", "Total", "Note:", "Checked by", "e.g. Ann", "n", "ditto", "NA", "(1)", "* later", "Mean", "24", "×"),
    *(
        "2024-02-01",
        "01/02/2024",
        "31/12/2024",
        "Mar-24",
        "1999",
        "8:15",
        "a note of several words",
        "٣",
        "＂",
        "\u2028",
        *(
            "a\n",
            "Ann\r\n",
            "1\n",
            "2.5\r\n",
            "Total\n",
            "\n",
            "\r\n",
            " \n ",
            "\xa0",
            "a\xa0",
            "1\xa0",
            "\na",
            "2024-02-01\n",
        ),
    ),
)
ROWS = st.integers(1, 5).flatmap(
    lambda width: st.lists(st.lists(st.sampled_from(CELLS), min_size=width, max_size=width), min_size=1, max_size=24)
)


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    return tmp_path_factory.mktemp("odd") / "a.csv"


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(rows=ROWS, usual=st.booleans(), n=st.integers(0, 12))
def test_odd_cells_never_stop_the_reader(place, monkeypatch, rows, usual, n):
    read_here(monkeypatch)
    width = len(rows[0])
    records = [[f"{row}{column}.25" for column in range(width)] for row in range(n)] if usual else []
    text = io.StringIO()
    csv.writer(text).writerows([[f"c{column}" for column in range(width)], *records, *rows])
    place.write_text(text.getvalue(), encoding="utf-8")
    with contextlib.suppress(EngineError):  # any other error would have ended the process
        seen = preview(place)
        profile(place, readable(seen.layout, seen.questions))
