"""Text files whose first rows look odd: years as names, numbers with exponents, an example below the names."""

from __future__ import annotations

from tests.corpus.case import asked, settled
from tests.corpus.offices import RECORDS, lines
from tests.corpus.texts import text

NUMBERED = [(n, (f"{n + 30}", f"P{n % 3}", f"{20 + n}")) for n in range(24)]
PLACES = [*enumerate(RECORDS)]

CASES = (
    settled(
        "parents-of-each-third.csv",
        text("id,parent,amount\n" + lines(*[(f"t{n}", "" if n % 3 else f"t{n // 2}", f"{n}.5") for n in range(24)])),
        "id|parent|amount",
        *[f"t{n}|{'' if n % 3 else f't{n // 2}'}|{n}.5" for n in range(24)],
    ),
    settled(
        "three-years-as-names.csv",
        text("place,2019,2020,2021\n" + lines(*[(place, age, age, age) for _, age, place in RECORDS])),
        "place|2019|2020|2021",
        *[f"{place}|{age}|{age}|{age}" for _, age, place in RECORDS],
    ),
    settled(
        "numbers-with-exponents.csv",
        text("sample,conc,p\n" + lines(*[(f"s{n}", f"{n / 7:.2e}", f"{n / 9:.3e}") for n in range(1, 25)])),
        "sample|conc|p",
        *[f"s{n}|{n / 7:.2e}|{n / 9:.3e}" for n in range(1, 25)],
    ),
    settled(
        "one-year-among-names.csv",
        text("id,place,age,2023\n" + lines(*[(f"{n + 500}", place, age, "no") for n, (_, age, place) in PLACES])),
        "id|place|age|2023",
        *[f"{n + 500}|{place}|{age}|no" for n, (_, age, place) in PLACES],
    ),
    *(
        asked(
            f"{name}-below-names.csv",
            text(f"place,age,paid\n{row}\n" + lines(*[(place, age, age) for _, age, place in RECORDS])),
            ("skip_below_header",),
            "place|age|paid",
            *[f"{place}|{age}|{age}" for _, age, place in RECORDS],
            skip_below_header=1,
        )
        for name, row in (
            ("most-points", "Max. points,10,20"),
            ("example", "e.g. York,41,41"),
            ("opening-balance", "York,Opening balance,20"),
        )
    ),
    asked(
        "number-of-a-page-alone.csv",
        text("nr,place,age\n" + lines(*[("2", "", "") if n == 9 else row for n, row in NUMBERED])),
        ("as_written",),
        "nr|place|age",
        *["2||" if n == 9 else "|".join(row) for n, row in NUMBERED],
        as_written="count",
    ),
)
