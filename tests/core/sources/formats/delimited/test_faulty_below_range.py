"""With a range, a row that cannot be read is named as a spreadsheet numbers it, however many lines are above it."""

from __future__ import annotations

import pytest

from core.domain.reading_layout import ReadingLayout
from core.errors import EngineError
from tests.core.sources.written_files import reading


@pytest.mark.parametrize(("cells", "row"), [(None, 5), ("A1:B", 4)])
@pytest.mark.parametrize("last", [b"\xff\xfe,1", b'"a"b,1'])
def test_rows_of_several_lines_count_as_one(tmp_path, cells, row, last):
    path = tmp_path / "a.csv"
    path.write_bytes(b'town,n\n"Ely\n",1\nYork,2\n' + last + b"\nYork,3\n")
    layout = ReadingLayout(encoding="utf-8", delimiter=",", header_row=1, range=cells)
    with pytest.raises(EngineError, match=f"row {row}:"):
        reading(path, layout).texts()
