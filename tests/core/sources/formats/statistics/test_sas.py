"""SAS: data and transport files with dates, and no table left unread in silence."""

from __future__ import annotations

from datetime import date

import pandas as pd
import pytest

from core.errors import MalformedRecordError
from tests.core.sources.statistics_files import Facts, write_by_readstat
from tests.core.sources.written_files import reading, write


@pytest.mark.parametrize("kind", ["sas7bdat", "xport"])
@pytest.mark.parametrize(
    ("shown_as", "number", "text"),
    [
        ("DATE9", 23406, "2024-01-31"),
        ("YYMMDD10", 23406, "2024-01-31"),
        ("DDMMYYP10", -1, "1959-12-31"),
        ("E8601DA", 0, "1960-01-01"),
        ("MONYY7", 23406, "2024-01-31"),
        ("YYQ6", 23406, "2024-01-31"),
        ("DATETIME20", 2_022_323_401, "2024-01-31 12:30:01"),
        ("E8601DT", 0.5, "1960-01-01 00:00:00.500000"),
        ("TIME8", 45_001, "12:30:01"),
        ("TIME11.2", 100_000.25, "27:46:40.25"),
        ("BEST12", 5, "5"),
        ("DATES", 5, "5"),
        ("DATE9", 1e12, "1000000000000"),
    ],
)
def test_every_format_of_dates(tmp_path, kind, shown_as, number, text):
    path = tmp_path / f"a.{'xpt' if kind == 'xport' else kind}"
    table = pd.DataFrame({"day": [float(number), None]})
    write_by_readstat(path, table, kind, Facts(formats={"day": shown_as}))
    assert reading(path).preview()["first"] == [[text], [""]]


def test_a_second_table_is_not_left_out_in_silence(tmp_path):
    one = write(tmp_path / "a.xpt", [["a"], ["x"]])
    content = one.read_bytes()
    one.write_bytes(content + content[content.index(b"HEADER RECORD*******MEMB") :])
    with pytest.raises(MalformedRecordError, match=r"another table begins there\. Write each table to a file"):
        reading(one)


def test_dates_in_a_sas_file_are_dates(tmp_path):
    path = write(tmp_path / "a.sas7bdat", [["born", "n"], [date(2024, 1, 31), 1], [None, None]])
    assert reading(path).preview()["first"] == [["2024-01-31", "1"], ["", ""]]
