"""Files of SPSS: .sav, .zsav and portable .por."""

from __future__ import annotations

import re
from datetime import date

from core.errors import DamagedDataFileError
from core.sources.file_content import FileContent
from core.sources.formats.statistics.statistical_file import USUAL, StatisticalFile
from core.sources.formats.statistics.stored_dates import FromNumber, date_of_seconds, seconds_since, time_of_day
from core.sources.source import register
from core.words import N_

_FIRST = date(1582, 10, 14)
"""Day 0 of SPSS; all is stored as seconds since it, days too."""
_READINGS: dict[str, FromNumber] = {
    **dict.fromkeys(("DATE", "ADATE", "EDATE", "JDATE", "SDATE", "MOYR", "QYR", "WKYR"), date_of_seconds(_FIRST)),
    **dict.fromkeys(("DATETIME", "YMDHMS"), seconds_since(_FIRST)),
    **dict.fromkeys(("TIME", "DTIME", "MTIME"), time_of_day),
}
_LETTERS = "encoding"
"""What ReadStat says where bytes are no letters of what the file says that they are."""
_PACKING = slice(72, 76)
"""Where a system file says how its rows are packed: 0, 1, or 2 as a whole, in either order of bytes."""
_EACH = {b"": 1, b"\x01": 4}
"""For each way, one of how many places is looked at; what is packed as a whole takes too long."""


class _OfSpss(StatisticalFile):
    def open(self) -> None:
        """Read names, kinds and labels, in the usual letters where the first are not in those that the file says."""
        self.letters = self.said_letters()
        try:
            super().open()
            self.check_first_records()
        except DamagedDataFileError as error:
            if self.letters or _LETTERS not in str(error.__cause__):
                raise
            self.letters = USUAL
            super().open()
        self.fill(encoding=self.letters)

    def reading(self, shown_as: str) -> FromNumber | None:
        """Return how dates and times are read."""
        return _READINGS.get(re.sub(r"[0-9.]+$", "", shown_as).upper())


@register
class Spss(_OfSpss):
    """A system file, packed or not."""

    key = "spss"
    words = N_("Error", "an SPSS file (.sav)")
    suffixes = (".sav", ".zsav")
    reader = "read_sav"

    @classmethod
    def recognises(cls, content: FileContent) -> bool:
        """Return whether the file begins with a mark of the format."""
        return content.start.startswith((b"$FL2", b"$FL3"))

    def places_each(self) -> int:
        """Return more of a file whose rows are packed: those before a row are unpacked, which takes some time."""
        with self.raw() as file:
            packing = file.read(_PACKING.stop)[_PACKING]
        return _EACH.get(bytes(filter(None, packing)), 0)


@register
class SpssPortable(_OfSpss):
    """A portable file, which is text with an alphabet of its own."""

    key = "spss portable"
    words = N_("Error", "an SPSS portable file (.por)")
    suffixes = (".por",)
    reader = "read_por"
    has_missing = False

    @classmethod
    def recognises(cls, content: FileContent) -> bool:
        """Return whether the heading says so, whose lines end after 80 characters."""
        return b"SPSS PORT FILE" in content.start[:256]
