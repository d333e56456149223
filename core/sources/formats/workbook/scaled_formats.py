"""Columns of an .xlsx sheet whose numbers are shown in thousands or millions, by a format that ends with a comma."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

from core.patterns import pattern_of
from core.sources.formats.workbook.package import Package
from core.sources.formats.workbook.styled_cells import styled_numbers, styles_of
from core.sources.sheet_facts import ScaledColumn

_LEAST = 2
"""Numbers shown so, at least; a lone one may be a slip."""
_SECTION = pattern_of(r'(?:"[^"]*"|\\.|[^";\\])+')
_BESIDE = pattern_of(r'"[^"]*"|\[[^\]]*\]|[_*\\].')
"""Words, colours, conditions, blanks as wide as a letter, what fills a cell, and letters by themselves."""
_SCALE = pattern_of(r"[0#?](?:\.(?P<before>[0#?]+))?(?P<commas>,+)(?:\.(?P<behind>[0#?]+))?(?![0#?,.])")


def scale_of(number_format: str) -> tuple[int, int]:
    """Return by how many thousands a format divides, one for each comma, and its decimals; (0, 0) for other formats."""
    for section in _SECTION.findall(number_format):
        found = _SCALE.search(_BESIDE.sub("", section))
        if found is not None:
            return len(found["commas"]), len(found["before"] or found["behind"] or "")
    return 0, 0


def scaled_styles(package: Package) -> Mapping[bytes, tuple[int, int]]:
    """Return by how much the styles of cells divide numbers, as `scale_of`."""
    return styles_of(package, lambda code: scale if (scale := scale_of(code))[0] else None)


def scaled_columns(texts: Iterator[bytes], styles: Mapping[bytes, tuple[int, int]]) -> tuple[ScaledColumn, ...]:
    """Return the columns of which several of the first numbers are shown so; `texts` are cut behind cells."""
    found: defaultdict[int, list[tuple[float, float]]] = defaultdict(list)
    for column, scale, number in styled_numbers(texts, styles):
        found[column] += _shown(number, *scale)
    return tuple(ScaledColumn(column, *each[0]) for column, each in found.items() if len(each) >= _LEAST)


def _shown(value: bytes, n: int, n_decimals: int) -> list[tuple[float, float]]:
    """Return what a cell shows, and its number; nothing for one too small to show much."""
    try:
        number = float(value)
    except ValueError:
        return []
    least = 1000**n
    shown = round(number / least, n_decimals) if n_decimals else round(number / least)
    return [(shown, int(number) if number.is_integer() else number)] if abs(number) >= least else []
