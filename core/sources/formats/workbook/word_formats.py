"""Columns of an .xlsx sheet whose format shows words for numbers, as [=1]"male", or days of the week for dates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from core.patterns import pattern_of
from core.sources.formats.workbook.package import Package
from core.sources.formats.workbook.zero_formats import STYLES
from core.sources.letters import column_number
from core.sources.sheet_facts import MONTHS, WEEKDAYS, WORDS, WordedColumn

_LOOKED_AT = 1 << 18
"""Bytes of a sheet: some thousand cells, in a few thousandths of a second."""
_MOST_STYLES = 1 << 20
"""Bytes of styles, at most, which are looked through for words."""
_LEAST = 2
"""Numbers shown so, at least; a lone one may be a slip."""
_CODE = pattern_of(rb'formatCode="([^"]*)"')
_SECTION = pattern_of(r'(?:"[^"]*"|\\.|[^";\\])+')
_QUOTED = pattern_of(r'"([^"]*)"')
_LAYOUT = pattern_of(r"\[[^\]]*\]|[_*].|\\.|\s")
"""Colours, conditions, blanks as wide as a letter, what fills a cell, and letters by themselves."""
_OF_A_CODE = pattern_of(r"\[= ?[1-9]")
"""A condition for one number other than zero, for which “none” is no label."""
_DAY_ALONE, _MONTH_ALONE = pattern_of(r"d{3,4}|a{3,4}"), pattern_of("m{3,5}")
"""A day of the week, in two ways, and a month: of a date, nothing else is shown."""
_NUMBER = pattern_of(
    rb"<(?:\w+:)?c\b(?P<attributes>[^<>]*)(?<!/)>(?:\s*<(?:\w+:)?f\b[^<]*(?:</(?:\w+:)?f>)?)?\s*<(?:\w+:)?v>"
)
_STYLE = pattern_of(rb"""\ss\s*=\s*["']([0-9]{1,6})["']""")
_COLUMN = pattern_of(rb"""\sr\s*=\s*["']([A-Z]{1,3})[0-9]""")
_TYPE = pattern_of(rb"""\st\s*=\s*["'](?!n["'])""")


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
    """Return what the styles of cells show that show words alone; most workbooks have none, which a search tells."""
    part = next((each for each in STYLES if each in package.names()), None)
    if part is None or package.size(part) > _MOST_STYLES:
        return {}
    codes = _CODE.findall(b"".join(package.bytes_of(part)))
    if not any(shown_by(code.decode("utf-8", "replace").replace("&quot;", '"')) for code in codes):
        return {}
    lists = {each.tag.rpartition("}")[2]: each for each in package.tree(part)}
    shown = {str(each.get("numFmtId")): shown_by(str(each.get("formatCode"))) for each in lists.get("numFmts", ())}
    cells = ((place, shown.get(str(each.get("numFmtId")))) for place, each in enumerate(lists.get("cellXfs", ())))
    return {str(place).encode(): words for place, words in cells if words}


def worded_columns(texts: Iterator[bytes], styles: Mapping[bytes, str]) -> tuple[WordedColumn, ...]:
    """Return the columns of which several of the first numbers are shown so; `texts` are cut behind cells."""
    if not styles:
        return ()
    found: Counter[tuple[bytes, str]] = Counter()
    for attributes in _NUMBER.findall(next(texts, b"")[:_LOOKED_AT]):
        style, column = _STYLE.search(attributes), _COLUMN.search(attributes)
        if style is not None and column is not None and style[1] in styles and _TYPE.search(attributes) is None:
            found[column[1], styles[style[1]]] += 1
    often = (each for each, n in found.items() if n >= _LEAST)
    return tuple(sorted(WordedColumn(column_number(column.decode()), words) for column, words in often))
