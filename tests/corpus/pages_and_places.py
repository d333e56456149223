"""Printed reports and lists whose rows are not all where, or what, the header says."""

from __future__ import annotations

from dataclasses import replace

from tests.corpus.case import asked
from tests.corpus.texts import text

UNITS = ("Sales", "Law", "IT")
RECORDS = [f"Ann{n},{UNITS[n % 3]},{20 + 7 * n % 50}" for n in range(24)]
SHIFTED = [f"{row}," for row in RECORDS[:16]] + [f",{row}" for row in RECORDS[16:]]

CASES = (
    replace(
        asked(
            "shifted-from-a-row-on.csv",
            text("\n".join(["name,unit,age,note", *SHIFTED]) + "\n"),
            ("as_written",),
            *("name|unit|age|note", *(row.replace(",", "|") for row in SHIFTED)),
            as_written="count",
        ),
        told="8 rows all cells seem to stand one column beside their own",
    ),
)
