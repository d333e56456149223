"""SAS: data and transport files with dates, and no table left unread in silence."""

from __future__ import annotations

from datetime import date

import pandas as pd
import pytest

from core.domain.reading_layout import ReadingLayout
from core.errors import MalformedRecordError, UnknownEncodingError
from core.sources.asking.preview import preview
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


def in_windows_letters(path):
    """Write a transport file whose texts have an apostrophe as programs of Windows write it."""
    write(path, [["name", "n"], ["Alzheimer's", 1], ["Zoe X", 2]])
    path.write_bytes(path.read_bytes().replace(b"Alzheimer's", b"Alzheimer\x92s").replace(b"Zoe X", b"Zo\xeb X"))
    return path


def test_texts_of_a_transport_file_that_are_not_in_utf8_are_read_as_windows_writes_them(tmp_path):
    path = in_windows_letters(tmp_path / "a.xpt")
    seen = preview(path)
    assert seen.layout.encoding == "windows-1252"
    assert [row[0] for row in seen.first] == ["Alzheimer\u2019s", "Zo\u00eb X"]
    assert reading(path, seen.layout).preview()["first"] == [["Alzheimer\u2019s", "1"], ["Zo\u00eb X", "2"]]


def test_or_in_the_encoding_that_is_said(tmp_path):
    path = in_windows_letters(tmp_path / "a.xpt")
    seen = preview(path, ReadingLayout(encoding="windows-1250"))
    assert (seen.layout.encoding, seen.first[1][0]) == ("windows-1250", "Zo\u00eb X")
    with pytest.raises(UnknownEncodingError):
        preview(path, ReadingLayout(encoding="xx"))


def test_a_transport_file_in_utf8_has_no_encoding(tmp_path):
    path = write(tmp_path / "a.xpt", [["name", "n"], ["Zo\u00eb", 1], ["Ann", 2]])
    assert (preview(path).layout.encoding, preview(path).first[0][0]) == (None, "Zo\u00eb")
