"""Try every file of the corpus and print the table: `python -m tests.corpus`."""

from __future__ import annotations

import sys

from tests.corpus.case import BYTES, SECONDS
from tests.corpus.collection import every, table

if __name__ == "__main__":
    outcomes = list(every())
    print(table(outcomes))
    bad = [one for one in outcomes if one.verdict.startswith("wrong") or one.seconds > 3 * SECONDS or one.size > BYTES]
    sys.exit(len(bad) > 0)
