"""Rows lost behind a quotation mark that nobody closed are asked about; notes of several lines are not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview

HEADER = "ref,sex,town,weight"
ROWS = [f"K{n},{'fm'[n % 2]},{('Bern', 'Chur', 'Genf')[n % 3]},{50 + n * 7 % 40}" for n in range(260)]


def written(path, opens=None, closes=None, rows=ROWS, mark=","):
    rows = [*rows]
    for place, old, new in ((opens, ",Bern", ',"Bern'), (closes, "Chur,", 'Chur",')):
        if place is not None:
            assert old in rows[place]
            rows[place] = rows[place].replace(old, new)
    path.write_text("\n".join([HEADER, *rows, ""]).replace(",", mark), encoding="utf-8")
    return path


def asked(path):
    seen = preview(path)
    said = [text for text in seen.problems if "several lines that look like rows" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


@pytest.mark.parametrize("mark", [",", ";", "\t"])
@pytest.mark.parametrize(("opens", "closes"), [(30, 31 + 3 * 12), (240, 256), (0, 4)])
def test_swallowed_rows_are_asked_about(tmp_path, mark, opens, closes):
    path = written(tmp_path / "a.csv", opens, closes, mark=mark)
    assert preview(path).n_rows < len(ROWS)
    assert f"In row {opens + 2} a cell" in asked(path)


def test_so_they_are_far_below_the_first_rows(tmp_path):
    rows = ROWS * 40
    assert "In row 8872 a cell" in asked(written(tmp_path / "a.csv", 8870, 8907, rows))


@pytest.mark.parametrize(
    "note",
    [
        "Bern",
        "lives in Bern\nsince long",
        "Bern, old town,\nthird floor, left, blue door,\nrings twice",
        "a\nb\nc",
        "ends with a line end\n",
        "\n",
        "\n\r\n",
        "a, b\nc, d, e\nf, g",
    ],
)
def test_notes_of_several_lines_are_not(tmp_path, note):
    rows = [*ROWS]
    rows[40] = f'K40,f,"{note}",70'
    path = written(tmp_path / "a.csv", rows=rows)
    assert preview(path).n_rows == len(ROWS)
    assert not asked(path)
