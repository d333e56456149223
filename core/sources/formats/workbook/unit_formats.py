"""Columns of an .xlsx sheet whose numbers are shown in two units by their formats, as 45 % beside 45, or € beside $."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence

from core.data.currencies import SIGNS
from core.data.measures import unit_behind
from core.patterns import pattern_of
from core.sources.formats.workbook.package import Package
from core.sources.formats.workbook.zero_formats import STYLES
from core.sources.letters import column_number
from core.sources.sheet_facts import ShownUnits

_LOOKED_AT = 1 << 18
"""Bytes of a sheet: some thousand cells, in a few thousandths of a second."""
_MOST_STYLES = 1 << 20
"""Bytes of styles, at most, which are looked through for units."""
_LEAST, _SHARE = 2, 20
"""Numbers in each of the units, at least, and for how many one: the last may be a total."""
_CODE = pattern_of(rb'formatCode="([^"]*)"')
_PERCENT = pattern_of(rb"""numFmtId\s*=\s*["'](?:9|10)["']""")
_IDS_OF_PERCENT = "9", "10"
_SIGN = pattern_of(r"\[\$([^\]\-]*)[^\]]*\]")
_QUOTED = pattern_of(r'"([^"]*)"')
_LAYOUT = pattern_of(r"\[[^\]]*\]|[_*].|\\")
"""Colours, conditions, blanks as wide as a letter, what fills a cell, and the mark before a letter."""
_DIGITS, _NUMBER_SIGNS = frozenset("0#?"), "0#?.,/ \u00a0"
_CELL = pattern_of(rb"<(?:\w+:)?c\b([^<>]*)(?<!/)>(?:\s*<(?:\w+:)?f\b[^<]*(?:</(?:\w+:)?f>)?)?\s*<(?:\w+:)?v>([^<]*)<")
_STYLE = pattern_of(rb"""\ss\s*=\s*["']([0-9]{1,6})["']""")
_COLUMN = pattern_of(rb"""\sr\s*=\s*["']([A-Z]{1,3})[0-9]""")
_TYPE = pattern_of(rb"""\st\s*=\s*["'](?!n["'])""")


def unit_shown(number_format: str) -> str:
    """Return the sign or unit that a format shows with a number; "" for none, or one that is not known."""
    first = number_format.split(";", maxsplit=1)[0]
    if _DIGITS.isdisjoint(first):
        return ""
    said = [word.strip() for word in (*_SIGN.findall(first), *_QUOTED.findall(first))]
    rest = _LAYOUT.sub("", _QUOTED.sub("", _SIGN.sub("", first))).strip(_NUMBER_SIGNS)
    known = (SIGNS.get(word) or unit_behind(f"1 {word}") for word in said if word)
    return next(filter(None, (*known, SIGNS.get(rest, ""))), "")


def unit_styles(package: Package) -> Mapping[bytes, str]:
    """Return the unit of each style of cells that shows one; most workbooks have none, which a search tells."""
    part = next((each for each in STYLES if each in package.names()), None)
    if part is None or package.size(part) > _MOST_STYLES:
        return {}
    text = b"".join(package.bytes_of(part))
    codes = [code.decode("utf-8", "replace").replace("&quot;", '"') for code in _CODE.findall(text)]
    if not any(map(unit_shown, codes)) and _PERCENT.search(text) is None:
        return {}
    lists = {each.tag.rpartition("}")[2]: each for each in package.tree(part)}
    units = dict.fromkeys(_IDS_OF_PERCENT, "%")
    units |= {str(each.get("numFmtId")): unit_shown(str(each.get("formatCode"))) for each in lists.get("numFmts", ())}
    shown = ((place, units.get(str(each.get("numFmtId")), "")) for place, each in enumerate(lists.get("cellXfs", ())))
    return {str(place).encode(): unit for place, unit in shown if unit}


def units_shown(texts: Iterator[bytes], styles: Mapping[bytes, str]) -> tuple[ShownUnits, ...]:
    """Return the columns whose first numbers are shown in two units; `texts` are cut behind cells."""
    text = next(texts, b"")[:_LOOKED_AT] if styles else b""
    if not any(b'"%b"' % style in text or b"'%b'" % style in text for style in styles):
        return ()
    found: defaultdict[bytes, defaultdict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for attributes, value in _CELL.findall(text):
        style, column = _STYLE.search(attributes), _COLUMN.search(attributes)
        if column is not None and _TYPE.search(attributes) is None and (number := _number(value)) is not None:
            found[column[1]][styles.get(style[1] if style else b"0", "")].append(number)
    pairs = ((column_number(column.decode()), _two_of(numbers)) for column, numbers in found.items())
    return tuple(ShownUnits(column, *pair) for column, pair in pairs if pair)


def _two_of(numbers: Mapping[str, Sequence[float]]) -> tuple[str, str] | None:
    """Return the two units of a column; "" for the second one where numbers without % are as great as percentages."""
    n_each = Counter({unit: len(each) for unit, each in numbers.items()})
    least = max(_LEAST, n_each.total() // _SHARE)
    often = sorted(unit for unit, n in n_each.items() if n >= least)
    named = [unit for unit in often if unit]
    if len(named) > 1:
        return named[0], named[1]
    if often != ["", "%"]:
        return None
    from statistics import median  # noqa: PLC0415  takes longer to load than all else of this module

    return ("%", "") if median(map(abs, numbers["%"])) <= 1 < median(map(abs, numbers[""])) else None


def _number(value: bytes) -> float | None:
    try:
        return float(value)
    except ValueError:
        return None
