"""What the owner is told of rows with one cell more than the header."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview


@pytest.mark.parametrize(("mark", "is_told"), [(",", True), (";", False)])
def test_a_decimal_comma_without_quotes_may_be_the_cause(tmp_path, mark, is_told):
    path = tmp_path / "a.csv"
    rows = [("id", "weight", "sex"), *((str(n), str(60 + n), str(n % 10), "mf"[n % 2]) for n in range(40))]
    path.write_text("".join(f"{mark.join(row)}\n" for row in rows))
    (question,) = preview(path).questions
    assert question.key == "ragged"
    assert ("a decimal comma makes two cells of a number" in question.text) is is_told
