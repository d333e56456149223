"""Texts of a column without a list: numbered as `LabelCodes` compares them with labels."""

from __future__ import annotations

from datetime import date

from hypothesis import given
from hypothesis import strategies as st

from core.data.label_codes import LabelCodes
from core.data.raw_cells import Marks
from core.data.unlisted_texts import NO_LABEL, UnlistedTexts
from core.domain.attribute import Attribute, Kind

cells = st.one_of(
    st.none(), st.text(max_size=4), st.integers(-5, 5), st.floats(allow_nan=False), st.dates(), st.sampled_from(" \t\n")
)


@given(st.lists(cells, max_size=30))
def test_each_text_is_the_label_that_its_cells_would_have(column):
    numbers = UnlistedTexts()
    codes = numbers.encode(column).tolist()
    labels = tuple(text for text in numbers.texts if text)
    attribute = Attribute("x", Kind.CATEGORIES, labels, other="\0 other", missing="\0 blank")
    expected = [attribute.labels[code] for code in LabelCodes(attribute, Marks()).encode(column)]
    found = [numbers.texts[code] for code in codes]
    for text, label in zip(found, expected, strict=True):
        assert label == text if text else label in ("\0 other", "\0 blank")


def test_blanks_and_half_letters_are_no_labels():
    numbers = UnlistedTexts()
    assert numbers.encode(["", None, "  ", "\ud800x", "a", 1.0, "1", 1, date(2024, 1, 2), "a"]).tolist() == [
        *[NO_LABEL] * 4,
        *(1, 2, 2, 2, 3, 1),
    ]
    assert numbers.texts == ["", "a", "1", "2024-01-02"]
