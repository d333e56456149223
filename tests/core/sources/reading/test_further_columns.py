"""Rows that all have as many cells, and more than the header, are asked about: the last columns may have no name."""

from __future__ import annotations

import pytest

from core.domain.reading_choices import Ragged
from core.domain.reading_question import answered
from core.errors import RaggedRowError
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview

ROWS = [f"{n},{'mf'[n % 2]},{20 + n % 50},{('York', 'Leeds')[n % 3 % 2]},{50 + n % 7}" for n in range(60)]


def written(folder, *rows):
    path = folder / "a.csv"
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return path


@pytest.mark.parametrize("above", [(), ("Survey of 2024", "")], ids=["at the top", "below a title"])
def test_columns_without_a_name_are_offered_and_get_one_by_their_letter(tmp_path, above):
    path = written(tmp_path, *above, "id,sex,age", *ROWS, *(("Source: town hall",) if above else ()))
    asked = preview(path)
    (question,) = (each for each in asked.questions if each.key == "ragged")
    assert question.answers[0].settings == (("ragged", Ragged.FURTHER), ("range", f"A{len(above) + 1}:E"))
    found = preview(path, answered(asked.layout, question.answers[0].settings))
    assert (found.headers, found.n_rows, any(found.stops)) == (("id", "sex", "age", "Column D", "Column E"), 60, False)
    assert "ragged" not in found.layout.unanswered
    assert [each.header for each in profile(path, asked.readable)][3:] == ["Column D", "Column E"]


@pytest.mark.parametrize(
    "rows", [(*ROWS, "60,f,30"), (*ROWS, f"{ROWS[0]},1"), ("60,f,30", *ROWS)], ids=["short", "long", "as the header"]
)
def test_rows_of_another_length_are_not_taken_for_such(tmp_path, rows):
    asked = preview(written(tmp_path, "id,sex,age", *rows))
    assert not any(("ragged", Ragged.FURTHER) in each.settings for one in asked.questions for each in one.answers)


@pytest.mark.parametrize("row", ["60,f,30", "60,f,30,York,50,1"])
def test_a_later_row_of_another_length_is_refused(tmp_path, row):
    asked = preview(written(tmp_path, "id,sex,age", *ROWS))
    path = written(tmp_path, "id,sex,age", *ROWS, row)
    with pytest.raises(RaggedRowError):
        profile(path, asked.readable)


@pytest.mark.parametrize("header", ["id,sex,age,town,score", "id,sex,age,town"])
def test_nobody_is_asked_about_other_headers(tmp_path, header):
    asked = preview(written(tmp_path, header, *ROWS))
    assert not any(("ragged", Ragged.FURTHER) in each.settings for one in asked.questions for each in one.answers)
