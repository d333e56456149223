"""Text files whose first rows look odd: years as names, numbers with exponents, an example below the names."""

from __future__ import annotations

from tests.corpus.case import settled
from tests.corpus.offices import lines
from tests.corpus.texts import text

CASES = (
    settled(
        "parents-of-each-third.csv",
        text("id,parent,amount\n" + lines(*[(f"t{n}", "" if n % 3 else f"t{n // 2}", f"{n}.5") for n in range(24)])),
        "id|parent|amount",
        *[f"t{n}|{'' if n % 3 else f't{n // 2}'}|{n}.5" for n in range(24)],
    ),
)
