"""Of many columns that raise a doubt about the header, the first are named."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


@pytest.mark.parametrize(("n", "said"), [(2, "A, B it"), (12, "K, L it"), (13, "K, L, … it"), (300, "K, L, … it")])
def test_of_many_columns_the_first_are_named(tmp_path, n, said):
    path = write(tmp_path / "a.csv", [[str(2 * place) for place in range(n)], *([["7"] * n] * 30)])
    (question,) = preview(path).questions
    assert said in question.text
    assert question.text.count(",") <= 15
