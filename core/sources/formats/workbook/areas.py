"""The ranges to which an Excel workbook gives names: tables, named ranges, print areas."""

from __future__ import annotations

from collections.abc import Iterator
from posixpath import basename, dirname, join, normpath
from typing import TYPE_CHECKING

from core.patterns import pattern_of
from core.sources.formats.workbook.package import Package, workbook_folder
from core.sources.sheet_facts import NamedArea

if TYPE_CHECKING:
    from xml.etree import ElementTree as ET

_CELLS = pattern_of(r"(?:'((?:[^']|'')+)'|([^'!,]+))!\$?([A-Z]{1,3})\$?([0-9]{1,7}):\$?([A-Z]{1,3})\$?([0-9]{1,7})")
_LAST = pattern_of(r":\$?[A-Z]{1,3}\$?([0-9]{1,7})$")
_MOST_TOTALS = 9
"""Rows of totals of a table; Excel writes one."""
_PRINT_AREA = "_xlnm.Print_Area"
_BUILT_IN = "_xlnm."
MOST = 100
"""Areas told, at most: more are made by programs, not by people."""


def named_areas(package: Package) -> tuple[NamedArea, ...]:
    """Return the areas of all sheets: tables first, then named ranges and print areas."""
    folder = workbook_folder(package.names())
    if folder is None:
        return ()
    return (*_tables(package), *_names(package, folder))[:MOST]


def totals_rows(package: Package, part: str) -> frozenset[int]:
    """Return the rows of a sheet, from 1, in which its tables have their totals."""
    rows: set[int] = set()
    for table in _of_sheet(package, part):
        said, cells = str(table.get("totalsRowCount", "0")), _LAST.search(str(table.get("ref")))
        if said.isdecimal() and cells:
            rows.update(range(int(cells[1]) - min(int(said), _MOST_TOTALS) + 1, int(cells[1]) + 1))
    return frozenset(rows)


def _names(package: Package, folder: str) -> Iterator[NamedArea]:
    for each in package.tree(f"{folder}workbook.xml").iter():
        name = str(each.get("name"))
        is_told = name == _PRINT_AREA or not name.startswith(_BUILT_IN)
        if not each.tag.endswith("}definedName") or each.get("hidden") in ("1", "true") or not is_told:
            continue
        found = _CELLS.fullmatch((each.text or "").strip())
        if found is not None:
            sheet = found[1].replace("''", "'") if found[1] else found[2]
            cells = f"{found[3]}{found[4]}:{found[5]}{found[6]}"
            yield NamedArea("" if name == _PRINT_AREA else name, sheet, cells)


def _tables(package: Package) -> Iterator[NamedArea]:
    for sheet, part in package.sheets().items():
        for table in _of_sheet(package, part.part):
            yield NamedArea(str(table.get("displayName")), sheet, str(table.get("ref")))


def _of_sheet(package: Package, part: str) -> Iterator[ET.Element]:
    """Yield what the tables of a sheet say of themselves."""
    known = set(package.names())
    links = join(dirname(part), "_rels", f"{basename(part)}.rels")
    for link in package.tree(links) if links in known else ():
        target = normpath(join(dirname(part), str(link.get("Target")))).removeprefix("/")
        if str(link.get("Type")).endswith("/table") and target in known:
            yield package.tree(target)
