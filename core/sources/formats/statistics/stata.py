"""Files of Stata: .dta, of all versions that ReadStat knows."""

from __future__ import annotations

import re
from datetime import date

from core.patterns import pattern_of
from core.sources.file_content import FileContent
from core.sources.formats.statistics.statistical_file import StatisticalFile
from core.sources.formats.statistics.stored_dates import (
    FromNumber,
    days_since,
    periods_since_1960,
    seconds_since,
    without_leap_seconds,
)
from core.sources.source import register
from core.words import N_

_FIRST = date(1960, 1, 1)
_READINGS: dict[str, FromNumber] = {
    "d": days_since(_FIRST),
    "c": seconds_since(_FIRST, 1e-3),
    "C": without_leap_seconds(_FIRST),
    "w": periods_since_1960(52, "{year}w{part}"),
    "m": periods_since_1960(12, "{year}-{part:02}"),
    "q": periods_since_1960(4, "{year}-Q{part}"),
    "h": periods_since_1960(2, "{year}-H{part}"),
}
"""By the letter after %t; %ty are years, as they are. Weeks are Stata's own: the first begins on 1 January."""
_HEADS = pattern_of(rb"<stata_dta>|[\x69\x6c-\x73][\x01\x02]\x01")
"""The tag of version 117 and later; before it, version, byte order and file type. The byte after these means nothing:
it is 0 in most files, and whatever was in memory in those of Stata 5 to 9."""


@register
class Stata(StatisticalFile):
    """A dataset of Stata."""

    key = "stata"
    words = N_("Error", "a Stata file (.dta)")
    suffixes = (".dta",)
    reader = "read_dta"

    @classmethod
    def recognises(cls, content: FileContent) -> bool:
        """Return whether the file begins as one of some version."""
        return _HEADS.match(content.start) is not None

    def places_each(self) -> int:
        """Return 1, as all rows are equally long."""
        return 1

    def reading(self, shown_as: str) -> FromNumber | None:
        """Return how dates, times and periods are read."""
        found = re.match(r"%-?(?:t([a-zA-Z])|(d))", shown_as)
        return _READINGS.get(found[1] or found[2]) if found else None
