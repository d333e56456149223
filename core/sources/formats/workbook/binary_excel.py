"""Binary Excel workbooks (.xlsb): cells through calamine, all that it does not tell from the records themselves."""

from __future__ import annotations

from core.errors import DamagedWorkbookError
from core.sources.file_content import FileContent
from core.sources.formats.workbook.binary_records import binary_facts, binary_sheets
from core.sources.formats.workbook.package import ErrorCells, Package
from core.sources.formats.workbook.zipped_workbook import ZippedWorkbook
from core.sources.source import register
from core.words import N_


@register
class BinaryExcel(ZippedWorkbook):
    """A workbook whose parts are records in place of XML, which large ones are kept in."""

    key = "binary workbook"
    words = N_("Error", "a binary Excel workbook (.xlsb)")
    suffixes = (".xlsb",)
    tells_facts = True

    @classmethod
    def recognises(cls, content: FileContent) -> bool:
        """Return whether the list of sheets is where Excel keeps it."""
        return "xl/workbook.bin" in content.zip_parts

    def sheet_sizes(self, package: Package) -> dict[str, int]:
        """Return the size of the part of each sheet, in bytes."""
        self._parts = binary_sheets(package)
        if not self._parts:
            raise DamagedWorkbookError(self.path)
        return {name: part.size for name, part in self._parts.items()}

    def error_cells(self, package: Package, sheet: str) -> ErrorCells:
        """Return what the part of the sheet says, and keep what it says beside its cells."""
        if sheet not in self._parts:
            raise DamagedWorkbookError(self.path)
        errors, facts = binary_facts(package, self._parts[sheet].part)
        hidden_sheets = tuple(name for name, part in self._parts.items() if not part.visible)
        self.facts = facts._replace(hidden_sheets=hidden_sheets)
        return errors
