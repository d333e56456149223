"""Why rows are short is told, with the cure; they are not filled up where that would ruin most columns."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview

NAMES = ["id", "sex", "age", "town", "income"]
ROWS = [[f"P{n}", "fm"[n % 2], str(20 + n), ("York", "Ely")[n % 3 % 2], str(900 + 7 * n)] for n in range(60)]
QUOTES, OTHER, COMMA = (
    "with quotes around the whole line",
    "another delimiter than the header",
    "A comma within a name may",
)


def read(tmp_path, lines):
    path = tmp_path / "a.csv"
    path.write_text("\n".join(lines) + "\n")
    found = preview(path)
    return found, [each.key for each in found.questions]


def quoted(row):
    return f'"{",".join(row)}"'


def test_quotes_around_whole_lines_are_told_and_stop(tmp_path):
    found, keys = read(tmp_path, [",".join(NAMES), *map(quoted, ROWS)])
    assert QUOTES in found.problems[found.stops.index(True)]
    assert "ragged" not in keys


@pytest.mark.parametrize("mark", [";", "\t", "|"])
def test_another_delimiter_further_down_is_told_and_stops(tmp_path, mark):
    lines = [*map(",".join, [NAMES, *ROWS[:35]]), *map(mark.join, ROWS[35:])]
    found, keys = read(tmp_path, lines)
    assert OTHER in found.problems[found.stops.index(True)]
    assert "ragged" not in keys


def test_a_line_or_two_are_told_and_asked_about(tmp_path):
    lines = [*map(",".join, [NAMES, *ROWS[:-2]]), quoted(ROWS[-2]), ";".join(ROWS[-1])]
    found, keys = read(tmp_path, lines)
    assert any(QUOTES in text or OTHER in text for text in found.problems)
    assert "ragged" in keys


def test_a_comma_in_a_name_is_told_and_stops(tmp_path):
    found, keys = read(tmp_path, ["id,sex,age,town,income, net", *map(",".join, [row[:5] for row in ROWS])])
    assert COMMA in found.problems[found.stops.index(True)]
    assert "ragged" not in keys


@pytest.mark.parametrize("names", ["id,sex,age,town,income,notes", "id, sex, age, town, income, notes"])
def test_rows_without_a_last_cell_may_be_filled_up(tmp_path, names):
    found, keys = read(tmp_path, [names, *map(",".join, ROWS)])
    assert any(COMMA in text for text in found.problems)
    assert "ragged" in keys
    assert not found.layout.ragged


def test_rows_that_end_early_are_short_for_no_known_reason(tmp_path):
    lines = [",".join(row[: 3 + n % 3]) for n, row in enumerate(ROWS)]
    found, keys = read(tmp_path, [",".join(NAMES), *lines])
    assert not any(words in text for text in found.problems for words in (QUOTES, OTHER, COMMA))
    assert "ragged" in keys


def test_tidy_rows_tell_nothing(tmp_path):
    tidy = [",".join(f'"{cell}"' for cell in row) for row in ROWS]
    assert read(tmp_path, [",".join(NAMES), *tidy])[0].problems == ()
