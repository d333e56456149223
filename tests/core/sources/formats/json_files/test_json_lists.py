"""Lists of values below a list of names are a table; lists without names are refused."""

from __future__ import annotations

import json

import pytest

from core.domain.attribute import Attribute, Kind
from core.errors import MalformedRecordError, RefusedContentError, SeveralValuesError
from core.sources.asking.preview import preview
from tests.core.sources.written_files import codes, reading, write, write_text

ROWS = [["age", "sex", "note"], *[[20 + n % 50, "fm"[n % 2], None if n % 3 else "x"] for n in range(37)]]


@pytest.mark.parametrize("indent", [None, 1])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_they_read_as_a_text_with_these_rows(tmp_path, indent, encoding):
    path = write_text(tmp_path / "a.json", json.dumps(ROWS, indent=indent), encoding)
    found, plain = preview(str(path)), preview(str(write(tmp_path / "a.csv", ROWS)))
    assert (found.headers, found.first, found.n_rows) == (plain.headers, plain.first, 37)
    assert found.questions == ()
    sex = Attribute("sex", Kind.CATEGORIES, ("f", "m"))
    assert codes(path, [sex]) == [[0, 1] * 18 + [0]]


def test_names_above_texts_alone_are_asked_about(tmp_path):
    rows = [["sex", "town"], *[["fm"[n % 2], f"T{'abc'[n % 3]}"] for n in range(40)]]
    path = write_text(tmp_path / "a.json", json.dumps(rows))
    (question,) = preview(str(path)).questions
    assert question.key == "as_written"
    assert "begins with “sex”, is taken for the names" in question.text
    numbers = [[*row, str(n)] for n, row in enumerate(rows[1:])]
    assert preview(str(write_text(path, json.dumps([["sex", "town", "n"], *numbers])))).questions == ()


@pytest.mark.parametrize(
    "first", [[1, 2], ["1", "b"], ["a", "a"], ["a", ""], ["a", None], [], ["f", "Ta"], ["a", ["b"]]]
)
def test_lists_without_names_are_refused_in_words(tmp_path, first):
    path = write_text(tmp_path / "a.json", json.dumps([first, ["f", "Ta"], ["m", "Tb"]]))
    with pytest.raises(RefusedContentError, match="lists without names"):
        reading(path)


@pytest.mark.parametrize("row", [[1], [1, 2, 3], {"a": 1, "b": 2}, 7])
def test_a_row_of_another_length_is_named(tmp_path, row):
    path = write_text(tmp_path / "a.json", json.dumps([["a", "b"], [1, 2], row]))
    with pytest.raises(MalformedRecordError, match="row 3"):
        reading(path)


@pytest.mark.parametrize("end", ["", "]]", "] [", ", 7]", "] 7"])
def test_a_list_that_does_not_end_is_refused(tmp_path, end):
    path = write_text(tmp_path / "a.json", '[["a", "b"], [1, 2]' + end)
    with pytest.raises(MalformedRecordError):
        reading(path)


def test_columns_of_lists_are_left_out(tmp_path):
    path = write_text(tmp_path / "a.json", json.dumps([["a", "b"], *[[n, [n, n]] for n in range(9)]]))
    found = preview(str(path))
    assert found.headers == ("a",)
    assert any("“b” is left out" in text for text in found.problems)
    with pytest.raises(SeveralValuesError):
        reading(write_text(path, json.dumps([["b"], [[1, 2]]])))
