"""What the owner of a file may choose where its rows can be read in several ways: values of keys of a plan."""

from __future__ import annotations

from enum import StrEnum


class Ragged(StrEnum):
    """What becomes of a row with more or fewer cells than the header."""

    REFUSE = "refuse"
    """It is refused, also where the surplus is blank."""

    CUT = "cut"
    """A surplus of blank cells is left out; any other row is refused."""

    FILL = "fill"
    """As CUT, and cells that are missing at the end are blank."""

    DROP = "drop"
    """As FILL, and rows with values beyond the last column are left out: nothing says where the surplus belongs."""

    SHIFT = "shift"
    """Each row has one cell more than the header, which does not name the first column, as R writes names of rows."""

    FURTHER = "further"
    """Each row has as many cells as the range, more than the header, which does not name the last columns."""


class Merged(StrEnum):
    """What the cells of a merged region hold below the header."""

    REFUSE = "refuse"
    AS_IS = "as-is"
    """The first cell has the value, the others are blank, as the file keeps them."""

    REPEAT = "repeat"
    """Each cell has the value."""


class RowChoice(StrEnum):
    """Whether rows of a kind are records, such as hidden ones, or totals and notes; whether hidden columns are read."""

    REFUSE = "refuse"
    READ = "read"
    SKIP = "skip"


class LastRow(StrEnum):
    """Whether the last row is a record, or how many of the last ones are totals or notes."""

    REFUSE = "refuse"
    READ = "read"
    SKIP = "skip"
    SKIP_2 = "skip-2"
    SKIP_3 = "skip-3"
    SKIP_4 = "skip-4"
    SKIP_5 = "skip-5"
    SKIP_6 = "skip-6"
    SKIP_7 = "skip-7"
    SKIP_8 = "skip-8"
    SKIP_9 = "skip-9"


SKIPPED_LAST = tuple(choice for choice in LastRow if choice.startswith("skip"))
"""The choices that leave out one of the last rows, two, and so on."""


class Quoting(StrEnum):
    """Whether quotes enclose the cells of a text."""

    ON = "on"
    OFF = "off"
    """A quote is a character like others."""

    SINGLE = "single"
    """Single quotes enclose the cells of a text, and double ones are characters like others."""

    ESCAPED = "escaped"
    """As ON, and a quote within a cell has a backslash before it."""

    SPACED = "spaced"
    """As ON, and blanks may stand before the quotes of a cell."""


class AsWritten(StrEnum):
    """What becomes of cells that may mean something else than they hold, such as headings of groups."""

    REFUSE = "refuse"
    """They are refused, and so is whatever else a new plan would ask, and a column that has become something else."""

    COUNT = "count"
    """They count as they are written."""


class LeadingZeros(StrEnum):
    """Whether a number with a format such as 00000 is read with its zeros, as it is shown."""

    KEEP = "keep"
    DROP = "drop"


class TwoDigitYears(StrEnum):
    """The hundred years in which years of two digits lie."""

    NONE = "none"
    """No text with a year of two digits is a date."""

    FROM_1900 = "1900-1999"
    FROM_1910 = "1910-2009"
    FROM_1920 = "1920-2019"
    FROM_1930 = "1930-2029"
    FROM_1940 = "1940-2039"
    FROM_1950 = "1950-2049"
    FROM_1960 = "1960-2059"
    FROM_1970 = "1970-2069"
    FROM_1980 = "1980-2079"
    FROM_1990 = "1990-2089"
    FROM_2000 = "2000-2099"

    @property
    def first(self) -> int | None:
        """The first of the years; None if there are none."""
        return None if self is TwoDigitYears.NONE else int(self[:4])
