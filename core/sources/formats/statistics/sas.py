"""Files of SAS: .sas7bdat and transport files .xpt, whose value labels are in catalogues, which are other files."""

from __future__ import annotations

import re
from datetime import date
from itertools import islice

from core.errors import DamagedDataFileError, MalformedRecordError
from core.patterns import pattern_of
from core.sources.file_content import FileContent
from core.sources.formats.statistics.statistical_file import USUAL, StatisticalFile
from core.sources.formats.statistics.stored_dates import FromNumber, days_since, seconds_since, time_of_day
from core.sources.source import register
from core.words import N_

_MAGIC = bytes(12) + b"\xc2\xea\x81\x60"
_FIRST = date(1960, 1, 1)
_DAYS = (
    r"(?:E8601|B8601|IS8601)DA|(?:NL)?DATE|(?:DDMM|MMDD)YY[BCDNPS]?|YYMMDD[BCDNPS]?|MONYY|(?:MM)?YYMM?[CDNPS]?|YYMON"
)
_MORE_DAYS = r"YYQR?[CDNPSZ]?|JULIAN|WEEKDAT[EX]|WORDDAT[EX]|(?:WEEK|QTR|MONTH|YEAR|DAY|DOWNAME|MONNAME|WEEKDAY|JULDAY)"
_READINGS: tuple[tuple[re.Pattern[str], FromNumber], ...] = (
    (pattern_of(f"{_DAYS}|{_MORE_DAYS}"), days_since(_FIRST)),
    (
        pattern_of(r"(?:NL)?DATETIME|DATEAMPM|MDYAMPM|(?:E8601|B8601|IS8601)D[TNZX]|DT[A-Z0-9]+?"),
        seconds_since(_FIRST),
    ),
    (pattern_of(r"TIME|TIMEAMPM|HHMM|HOUR|MMSS|TOD|(?:E8601|B8601|IS8601)(?:TM|LZ|TZ)"), time_of_day),
)
"""Formats of SAS by name, without width."""


class _OfSas(StatisticalFile):
    def reading(self, shown_as: str) -> FromNumber | None:
        """Return how dates and times are read."""
        name = re.sub(r"[0-9.]+$", "", shown_as).upper()
        return next((reading for names, reading in _READINGS if names.fullmatch(name)), None)


@register
class SasData(_OfSas):
    """A dataset of SAS."""

    key = "sas"
    words = N_("Error", "a SAS file (.sas7bdat)")
    suffixes = (".sas7bdat",)
    reader = "read_sas7bdat"

    @classmethod
    def recognises(cls, content: FileContent) -> bool:
        """Return whether the file begins with the format's own mark."""
        return content.start.startswith(_MAGIC)


_MEMBER = pattern_of(rb"HEADER RECORD\*{7}(?:MEMBER |MEMBV8 )")
_RECORD = 80
"""Bytes of a record of a transport file; headers begin with one."""


@register
class SasTransport(_OfSas):
    """A transport file, of version 5 or 8."""

    key = "sas transport"
    words = N_("Error", "a SAS transport file (.xpt)")
    suffixes = (".xpt", ".xport")
    reader = "read_xport"
    has_missing = False

    @classmethod
    def recognises(cls, content: FileContent) -> bool:
        """Return whether the first record is that of a library of SAS."""
        return content.start.startswith((b"HEADER RECORD*******LIBRARY", b"HEADER RECORD*******LIBV8"))

    def open(self) -> None:
        """Read names and kinds of the columns, after making sure that there is but one table."""
        with self.raw() as file:
            records = iter(lambda: file.read(_RECORD), b"")
            several = next(islice((n for n, each in enumerate(records, 1) if _MEMBER.match(each)), 1, None), 0)
        if several:
            why = N_("Error", "another table begins there. Write each table to a file of its own.")
            raise MalformedRecordError(self.path, several, why)
        self.letters = self.said_letters()
        if self.letters is None and not self._is_utf8():
            self.letters = USUAL
        super().open()
        self.fill(encoding=self.letters)

    def _is_utf8(self) -> bool:
        """Return whether names, labels and texts are in UTF-8; the file does not say what they are in."""
        try:
            super().open()
            offset, texts = 0, self._texts()
            while texts:
                columns, _ = self._read(usecols=texts, row_offset=offset, row_limit=self._block)
                n_rows = len(columns[texts[0]])
                if n_rows < self._block:
                    break
                offset += n_rows
        except DamagedDataFileError as error:
            if isinstance(error.__cause__, UnicodeDecodeError):
                return False
            raise
        return True

    def _texts(self) -> list[str]:
        _, about = self._read(metadataonly=True)
        kinds = about.readstat_variable_types
        return [name for name in self._names if str(kinds[name]).startswith("string")]
