"""Columns of an .xlsx sheet whose format shows words for numbers, as [=1]"male", or days of the week for dates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from core.patterns import pattern_of
from core.sources.formats.workbook.package import Package
from core.sources.formats.workbook.styled_cells import styled_numbers, styles_of
from core.sources.sheet_facts import MONTHS, WEEKDAYS, WORDS, WordedColumn

_LEAST = 2
"""Numbers shown so, at least; a lone one may be a slip."""
_SECTION = pattern_of(r'(?:"[^"]*"|\\.|[^";\\])+')
_QUOTED = pattern_of(r'"([^"]*)"')
_LAYOUT = pattern_of(r"\[[^\]]*\]|[_*].|\\.|\s")
"""Colours, conditions, blanks as wide as a letter, what fills a cell, and letters by themselves."""
_OF_A_CODE = pattern_of(r"\[= ?[1-9]")
"""A condition for one number other than zero, for which “none” is no label."""
_DAY_ALONE, _MONTH_ALONE = pattern_of(r"d{3,4}|a{3,4}"), pattern_of("m{3,5}")
"""A day of the week, in two ways, and a month: of a date, nothing else is shown."""


def shows_words(number_format: str) -> bool:
    """Return whether a format shows some numbers as a word alone: one for zero beside figures is no such."""
    sections = _SECTION.findall(number_format)
    worded = [section for section in sections if _is_word(section)]
    names_one = any(_OF_A_CODE.search(section) is not None for section in worded)
    return names_one or len(worded) > 1 or (len(worded) == len(sections) > 0)


def _is_word(section: str) -> bool:
    """Return whether a section has a word, and no place for a figure, a date or a text."""
    words = "".join(_QUOTED.findall(section))
    return any(map(str.isalpha, words)) and not _LAYOUT.sub("", _QUOTED.sub("", section))


def shown_by(number_format: str) -> str:
    """Return which words alone a format shows: for numbers, or for the days or months of dates; "" for none."""
    if shows_words(number_format):
        return WORDS
    bare = _LAYOUT.sub(" ", _QUOTED.sub(" ", number_format.partition(";")[0])).casefold().strip(" .,")
    return WEEKDAYS if _DAY_ALONE.fullmatch(bare) else MONTHS if _MONTH_ALONE.fullmatch(bare) else ""


def word_styles(package: Package) -> Mapping[bytes, str]:
    """Return what the styles of cells show that show words alone."""
    return styles_of(package, shown_by)


def worded_columns(texts: Iterator[bytes], styles: Mapping[bytes, str]) -> tuple[WordedColumn, ...]:
    """Return the columns of which several of the first numbers are shown so; `texts` are cut behind cells."""
    found = Counter((column, words) for column, words, _ in styled_numbers(texts, styles))
    return tuple(sorted(WordedColumn(*each) for each, n in found.items() if n >= _LEAST))
