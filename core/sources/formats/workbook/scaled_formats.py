"""Columns of an .xlsx sheet whose numbers are shown in thousands or millions, by a format that ends with a comma."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

from core.patterns import pattern_of
from core.sources.formats.workbook.package import Package
from core.sources.formats.workbook.zero_formats import STYLES
from core.sources.letters import column_number
from core.sources.sheet_facts import ScaledColumn

_LOOKED_AT = 1 << 18
"""Bytes of a sheet: some thousand cells, in a few thousandths of a second."""
_MOST_STYLES = 1 << 20
"""Bytes of styles, at most, which are looked through for such formats."""
_LEAST = 2
"""Numbers shown so, at least; a lone one may be a slip."""
_CODE = pattern_of(rb'formatCode="([^"]*)"')
_SECTION = pattern_of(r'(?:"[^"]*"|\\.|[^";\\])+')
_BESIDE = pattern_of(r'"[^"]*"|\[[^\]]*\]|[_*\\].')
"""Words, colours, conditions, blanks as wide as a letter, what fills a cell, and letters by themselves."""
_SCALE = pattern_of(r"[0#?](?:\.(?P<before>[0#?]+))?(?P<commas>,+)(?:\.(?P<behind>[0#?]+))?(?![0#?,.])")
_CELL = pattern_of(rb"<(?:\w+:)?c\b([^<>]*)(?<!/)>(?:\s*<(?:\w+:)?f\b[^<]*(?:</(?:\w+:)?f>)?)?\s*<(?:\w+:)?v>([^<]*)<")
_STYLE = pattern_of(rb"""\ss\s*=\s*["']([0-9]{1,6})["']""")
_COLUMN = pattern_of(rb"""\sr\s*=\s*["']([A-Z]{1,3})[0-9]""")
_TYPE = pattern_of(rb"""\st\s*=\s*["'](?!n["'])""")


def scale_of(number_format: str) -> tuple[int, int]:
    """Return by how many thousands a format divides, one for each comma, and its decimals; (0, 0) for other formats."""
    for section in _SECTION.findall(number_format):
        found = _SCALE.search(_BESIDE.sub("", section))
        if found is not None:
            return len(found["commas"]), len(found["before"] or found["behind"] or "")
    return 0, 0


def scaled_styles(package: Package) -> Mapping[bytes, tuple[int, int]]:
    """Return the styles of cells that divide numbers; most workbooks have none, which a search tells."""
    part = next((each for each in STYLES if each in package.names()), None)
    if part is None or package.size(part) > _MOST_STYLES:
        return {}
    codes = _CODE.findall(b"".join(package.bytes_of(part)))
    if not any(b"," in code and scale_of(code.decode("utf-8", "replace").replace("&quot;", '"'))[0] for code in codes):
        return {}
    lists = {each.tag.rpartition("}")[2]: each for each in package.tree(part)}
    formats = {each.get("numFmtId"): scale_of(str(each.get("formatCode"))) for each in lists.get("numFmts", ())}
    scales = ((place, formats.get(each.get("numFmtId"))) for place, each in enumerate(lists.get("cellXfs", ())))
    return {str(place).encode(): scale for place, scale in scales if scale and scale[0]}


def scaled_columns(texts: Iterator[bytes], styles: Mapping[bytes, tuple[int, int]]) -> tuple[ScaledColumn, ...]:
    """Return the columns of which several of the first numbers are shown so; `texts` are cut behind cells."""
    if not styles:
        return ()
    found: defaultdict[bytes, list[tuple[float, float]]] = defaultdict(list)
    for attributes, value in _CELL.findall(next(texts, b"")[:_LOOKED_AT]):
        style, column = _STYLE.search(attributes), _COLUMN.search(attributes)
        scale = styles.get(style[1]) if style else None
        if scale and column is not None and _TYPE.search(attributes) is None:
            found[column[1]] += _shown(value, *scale)
    several = ((column_number(column.decode()), each[0]) for column, each in found.items() if len(each) >= _LEAST)
    return tuple(ScaledColumn(column, *pair) for column, pair in several)


def _shown(value: bytes, n: int, n_decimals: int) -> list[tuple[float, float]]:
    """Return what a cell shows, and its number; nothing for one too small to show much."""
    try:
        number = float(value)
    except ValueError:
        return []
    least = 1000**n
    shown = round(number / least, n_decimals) if n_decimals else round(number / least)
    return [(shown, int(number) if number.is_integer() else number)] if abs(number) >= least else []
