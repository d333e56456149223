"""OpenDocument spreadsheets (.ods), which are not read in pieces: all sheets are one part."""

from __future__ import annotations

import io
from typing import BinaryIO

from core.sources.file_content import FileContent
from core.sources.formats.workbook.mended_package import mended_opendocument
from core.sources.formats.workbook.opendocument_cells import (
    check_content,
    opendocument_errors,
    opendocument_facts,
    opendocument_zeros,
)
from core.sources.formats.workbook.package import ErrorCells, Package
from core.sources.formats.workbook.zipped_workbook import ZippedWorkbook
from core.sources.source import register
from core.words import N_

_KIND = "application/vnd.oasis.opendocument.spreadsheet"


@register
class OpenDocument(ZippedWorkbook):
    """A spreadsheet as LibreOffice writes it."""

    key = "opendocument"
    words = N_("Error", "an OpenDocument spreadsheet (.ods)")
    suffixes = (".ods",)
    tells_facts = True

    @classmethod
    def recognises(cls, content: FileContent) -> bool:
        """Return whether the package says that it is a spreadsheet."""
        return content.zip_kind.startswith(_KIND.encode())

    def sheet_sizes(self, package: Package) -> dict[str, int]:
        """Check the content and return {}: how many cells a sheet has is known when it is loaded."""
        check_content(package)
        return {}

    def error_cells(self, package: Package, sheet: str) -> ErrorCells:
        """Return what the content says, and keep what it says beside the cells."""
        self.facts = opendocument_facts(package, sheet)
        return opendocument_errors(package, sheet)

    def padded_cells(self, package: Package, sheet: str) -> ErrorCells:
        """Return the text of the numbers that are shown with zeros before them."""
        return opendocument_zeros(package, sheet)

    def mended(self) -> BinaryIO | None:
        """Return it without line ends between its cells."""
        return mended_opendocument(Package(self.path, self.content))

    def _packed(self) -> str | BinaryIO:
        """Return the package, in memory with the part that says its kind where it has none: the parser wants one."""
        import zipfile  # noqa: PLC0415  only where there is a zip

        with self.raw() as file:
            with zipfile.ZipFile(file) as package:
                if "mimetype" in package.namelist():
                    return super()._packed()
            file.seek(0)
            content = io.BytesIO(file.read())
        with zipfile.ZipFile(content, "a") as package:
            package.writestr("mimetype", _KIND)
        content.seek(0)
        return content
