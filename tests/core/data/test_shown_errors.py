"""What a spreadsheet shows in place of a value is missing in each kind of column, and # and codes with it are not."""

from __future__ import annotations

import pytest

from core.data.missing_values import is_missing_word
from core.domain.attribute import Kind
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview, readable


@pytest.mark.parametrize("text", ["#REF!", "#BEZUG!", "#VALEUR!", "#¡DIV/0!", "#NAME?", " #NV ", "Err:502", "########"])
def test_errors_and_narrow_columns_are_no_answer(text):
    assert is_missing_word(text)


@pytest.mark.parametrize("text", ["#", "##", "#1", "#metoo", "C#", "Err", "# 12", "#yes!no"])
def test_other_texts_are_answers(text):
    assert not is_missing_word(text)


def test_dates_stay_dates_beside_them(tmp_path):
    days = [f"19{40 + n % 60}-{1 + n % 12:02}-{1 + n % 28:02}" if n % 3 else "########" for n in range(120)]
    groups = ["#REF!" if n % 5 == 0 else "AB"[n % 2] for n in range(120)]
    path = tmp_path / "a.csv"
    path.write_text("\n".join(["born,group", *map(",".join, zip(days, groups, strict=True))]))
    seen = preview(path)
    born, group = profile(path, readable(seen.layout, seen.questions))
    assert (born.kind, born.missing) == (Kind.DATE, (("########", 40),))
    assert group.missing == (("#REF!", 24),)
