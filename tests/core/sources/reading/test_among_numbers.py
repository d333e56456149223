"""Cells of two numbers, and of months among years, are asked about in columns of numbers."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

AGES = [18 + 7 * n % 61 for n in range(60)]


def asked(path, name, cells):
    write(path, [["ward", name], *([f"w{n % 3}", cell] for n, cell in enumerate(cells))])
    seen = preview(path)
    words = "two numbers in some", "among numbers", "has ranges such as"
    said = [text for text in seen.problems if any(each in text for each in words)]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


@pytest.mark.parametrize("ending", [".csv", ".xlsx", ".json"])
@pytest.mark.parametrize(
    ("odd", "told"),
    [
        (["36/51", "29 und 31"], "two numbers in some cells, such as 29 und 31"),
        (["36 & 5", "41+40"], "two numbers in some cells"),
        ([*AGES * 9, "36 & 5", "41+40"], "two numbers in some cells"),
        (["9 Mon.", "3 Mon."], "cells such as 3 Mon. among numbers"),
        (["18 mois", "2 semaines"], "cells such as 18 mois"),
        (["41 yrs", "52 years"], "cells such as 41 yrs among numbers without a unit"),
        (["160 lb", "142 lb"], "cells such as 142 lb among numbers without a unit"),
        (["18-29", "30-49", "50+", "18-29"], "ranges such as 18-29"),
        (["40+"] * 6, "ranges such as 40+"),
        (["90+"] * 3 + ["85+"] * 3, "ranges such as 85+"),
        (["45*", "61 **"], "cells such as 45* among numbers, with a mark"),
        (["(45)", "(61)", "(38)"], "cells such as (38) among numbers, with a mark"),
        (["45-", "61-", "38-"], "cells such as 38- among numbers, with a mark"),
        (["~45", "ca. 60"], "cells such as ca. 60 among numbers, with a mark"),
    ],
)
def test_they_are_asked_about(tmp_path, ending, odd, told):
    assert told in asked(tmp_path / f"a{ending}", "age", [*AGES[:30], *odd, *AGES[30:]])


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("age", AGES),
        ("age", [*AGES, "36/51"]),
        ("precinct", [*AGES, "14/17", "15/16"]),
        ("age", [*AGES, "18-29"]),
        ("age", [*AGES, "45*"]),
        ("age", [*AGES * 10, "about 45", "ca. 60", "52 years", "41 yrs"]),
        ("age", [*AGES, *["90+"] * 6]),
        ("house number", [*AGES, "18-20", "30-32", "7-9", "11-13"]),
        ("Postcode", [*AGES, "03-011", "00-950", "02-325", "04-112"]),
        ("zip", [*(f"3{age}0{age % 10}" for age in AGES), "06032-3187", "35294-0110", "36117-3553", "35899-9999"]),
        ("children", ["0", "1", "2", "3", "4+"] * 12),
        ("group", ["18-29", "30-49", "50+"] * 20),
        ("dose", [*AGES, "1/2", "1/4"]),
        ("size", [*AGES, "1.7e308", "2e30"]),
        ("month", [*AGES, "1984/01", "1984/02"]),
        ("pressure", [f"{100 + age}/{age}" for age in AGES]),
        ("Alter (Monate)", [*AGES, "9 Mon.", "3 Mon."]),
        ("age", [f"{age} months" for age in AGES]),
        ("dose", [*AGES, "9 mg"]),
        ("class", [*AGES, "5d", "7m"]),
        ("dose", [f"{age} mg" for age in AGES] + ["9", "3"]),
        ("class", [f"{n % 4}/{10 + n % 3}" for n in range(60)]),
    ],
)
def test_others_are_not(tmp_path, name, cells):
    assert asked(tmp_path / "a.csv", name, cells) == ""
