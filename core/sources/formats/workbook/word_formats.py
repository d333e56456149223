"""Columns of an .xlsx sheet whose numbers are shown as words by their format, as 1 by [=1]"male";[=2]"female"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from core.patterns import pattern_of
from core.sources.formats.workbook.package import Package
from core.sources.formats.workbook.zero_formats import STYLES
from core.sources.letters import column_number

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


def word_styles(package: Package) -> frozenset[bytes]:
    """Return the styles of cells that show words for numbers; most workbooks have none, which a search tells."""
    part = next((each for each in STYLES if each in package.names()), None)
    if part is None or package.size(part) > _MOST_STYLES:
        return frozenset()
    codes = _CODE.findall(b"".join(package.bytes_of(part)))
    if not any(shows_words(code.decode("utf-8", "replace").replace("&quot;", '"')) for code in codes):
        return frozenset()
    lists = {each.tag.rpartition("}")[2]: each for each in package.tree(part)}
    worded = {each.get("numFmtId") for each in lists.get("numFmts", ()) if shows_words(str(each.get("formatCode")))}
    cells = enumerate(lists.get("cellXfs", ()))
    return frozenset(str(place).encode() for place, each in cells if each.get("numFmtId") in worded)


def worded_columns(texts: Iterator[bytes], styles: Collection[bytes]) -> tuple[int, ...]:
    """Return the columns, from 0, of which several of the first numbers are shown so; `texts` are cut behind cells."""
    if not styles:
        return ()
    found: Counter[bytes] = Counter()
    for attributes in _NUMBER.findall(next(texts, b"")[:_LOOKED_AT]):
        style, column = _STYLE.search(attributes), _COLUMN.search(attributes)
        if style is not None and column is not None and style[1] in styles and _TYPE.search(attributes) is None:
            found[column[1]] += 1
    return tuple(sorted(column_number(column.decode()) for column, n in found.items() if n >= _LEAST))
