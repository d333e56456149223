"""Dates are read from arrays as from single texts, and words are told from all else."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from core.data.ascii_texts import AsciiTexts
from core.data.raw_cells import possible_dates

NEAR_DATES = st.one_of(
    st.dates().map(str),
    st.dates().map(lambda day: f"{day.day:02}.{day.month:02}.{day.year:04}"),
    st.from_regex(r"[0-9]{4}[-/][0-3][0-9][-/][0-3][0-9]|[0-3][0-9]\.[01][0-9]\.[0-9]{4}", fullmatch=True),
    st.sampled_from(["2024-01-3x", "2024.01.31", "31-01.2024", "1900-02-29", "2000-02-29", "31.1.2024", "5", "x"]),
)


@given(st.lists(NEAR_DATES, min_size=1))
def test_days_are_those_of_single_texts(texts):
    days = [possible_dates(text)[0] if len(text) == 10 else None for text in texts]
    assert AsciiTexts("\0".join(texts)).days().tolist() == [0 if day is None else day.toordinal() for day in days]


def test_words_are_no_numbers_and_have_single_blanks():
    texts = ["yes", "a b", "A-1", "", "5", "-x", "-inf", " yes", "yes ", "a  b", "a\tb", "a\x1cb", "nan", "3f2a91b"]
    looks, others = AsciiTexts("\0".join(texts)), AsciiTexts("\0".join(texts), letters_tell=False)
    words = ["yes", "a b", "A-1"]
    assert [text for text, is_word in zip(texts, looks.words, strict=True) if is_word] == [*words, "-x", "3f2a91b"]
    assert [text for text, is_word in zip(texts, others.words, strict=True) if is_word] == words
    assert [text for text, begins in zip(texts, looks.numbers, strict=True) if begins] == ["5", "-inf"]
    assert [text for text, begins in zip(texts, others.numbers, strict=True) if begins] == [
        "5",
        "-x",
        "-inf",
        "3f2a91b",
    ]
