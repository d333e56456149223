"""Tables whose columns hold two units, lost zeros, days among others, or each other's values, and tidy look-alikes."""

from __future__ import annotations

from tests.corpus.case import asked, refused, settled
from tests.corpus.texts import text

TWO_UNITS = {
    "Bilirubin": (lambda n: 0.4 + n / 80, 17),
    "Schulweg": (lambda n: 1.5 + n / 10, 1000),
    "Sleep": (lambda n: 6.5 + n / 20, 60),
}
GRADES = ["1", "2,5", "3", "1. Mai", "2", "4", "1,5", "2. Mrz"]
"""Of them, 1.5 and 2.3 are days to a spreadsheet."""

MIXED = {
    "zip": ("ZIP", ("02139", "2138", "10001", "19104", "15213")),
    "truth": ("Smoker", ("TRUE", "WAHR", "FALSE", "FALSCH")),
    "truth-and-codes": ("Smoker", ("TRUE", "FALSE", "true", "1", "0")),
    "genes": ("Gene", ("TP53", "2-Sep", "BRCA1", "EGFR", "KRAS")),
    "days": ("Seen on", ("31/10/2023", "45231", "28/11/2023", "30/12/2023")),
    "wards": ("Ward", ("3A12", "1E+10", "4B07", "7C3", "2D11")),
    "persian-dates": ("Seen on", ("1402/05/13", "1402/02/31", "1401/11/22", "1403/01/30")),
    "buddhist-dates": ("Seen on", ("13/05/2567", "28/02/2566", "30/11/2565")),
}
TIDY = {
    "zip": ("ZIP", ("02139", "02138", "10001", "19104", "15213")),
    "truth": ("Smoker", ("TRUE", "FALSE", "unknown")),
    "look-alikes": ("Group", ("A", "B", "\u0410")),
    "genes": ("Gene", ("TP53", "SEPT2", "BRCA1", "EGFR", "KRAS")),
    "wards": ("Ward", ("3A12", "1E10", "4B07", "7C3", "2D11")),
}

PEOPLE = "age|sex|region|seen on|BMI"
ODD_ROWS = {
    "region-for-sex": "31|North|f|2024-03-02|23.5",
    "lost-mark": "31|f|North|2024-03-02|235",
    "far-date": "31|f|North|0204-03-02|23.5",
    "trial": "31|test|test|2024-03-02|23.5",
}
"""Of one row each: two values exchanged, or what nobody has."""


def _with(row, place):
    """Return records of people, with another one at a place."""
    rows = [_person(n) for n in range(40)]
    return PEOPLE, *rows[:place], row, *rows[place:]


def _person(n):
    days, places = f"2024-{1 + n % 12:02}-{1 + n % 28:02}", ("North", "South", "East")
    size = 21 + n * 3 % 11 + (1 + n % 9) / 10
    return f"{20 + n * 7 % 51}|{'fm'[n * n % 7 % 2]}|{places[n * n % 5 % 3]}|{days}|{size:.1f}"


TOLD = {
    "age": lambda n: 20 + n * 7 % 51,
    "sex": lambda n: "fm"[n * n % 7 % 2],
    "city": lambda n: ["Bonn", "Köln"][n % 2],
}
LONG = ("who|what|told", *(f"P{n}|{name}|{of(n)}" for n in range(15) for name, of in TOLD.items()))


def _recurring(name, values):
    return (f"age|{name}", *(f"{20 + n}|{values[n % len(values)]}" for n in range(40)))


def _rows(name, sizes):
    return (f"ward|{name}", *(f"w{n % 5}|{size:.6g}" for n, size in enumerate(sizes)))


def _sizes(of, factor, every):
    return [of(n) * (factor if n % every == 0 else 1) for n in range(40)]


def _measured(first_exchanged):
    sizes = [(158 + n * 7 % 31, 54 + n * 11 % 41) for n in range(40)]
    told = [size[::-1] if n >= first_exchanged else size for n, size in enumerate(sizes)]
    return ("ward|height|weight", *(f"w{n % 5}|{one}|{other}" for n, (one, other) in enumerate(told)))


def _text(rows):
    return text("\n".join(rows).replace("|", ",") + "\n")


def _apart(each):
    """Return records with a region in one of `each` rows alone."""
    places = ("North", "South", "South", "East", "West")
    return (
        "id|age|sex|region",
        *(f"P{n}|{20 + n * n % 37}|{'fm'[n % 5 % 2]}|{_place(n, each, places)}" for n in range(48)),
    )


def _comma_rows(mark=","):
    return [row.replace("|", mark) for row in _apart(1)[1:]]


def _place(n, each, places):
    return "" if n % each else places[n // each % len(places)]


CASES = (
    asked("regions-named-once-a-group.csv", _text(_apart(5)), ("as_written",), *_apart(5), as_written="count"),
    settled(
        "note-with-a-comma-below.csv",
        text("\n".join(_apart(1)).replace("|", ",") + "\n\nSource: registry office, extracted 2024-03-01\n"),
        *_apart(1),
    ),
    *(
        refused(f"{name}.csv", text("\n".join(("id,age,sex,region", *lines)) + "\n"), words)
        for name, lines, words in (
            ("quotes-around-whole-lines", [f'"{row}"' for row in _comma_rows()], "with quotes around the whole line"),
            ("semicolons-further-down", [*_comma_rows()[:24], *_comma_rows(";")[24:]], "another delimiter than"),
        )
    ),
    settled("regions-in-all-rows.csv", _text(_apart(1)), *_apart(1)),
    *(
        asked(
            f"{name.casefold()}-of-two-units.csv",
            _text(rows),
            ("as_written",),
            *rows,
            as_written="count",
        )
        for name, (of, factor) in TWO_UNITS.items()
        for rows in [_rows(name, _sizes(of, factor, 4))]
    ),
    *(
        settled(f"{name.casefold()}-of-one-unit.csv", _text(rows), *rows)
        for name, (of, factor) in TWO_UNITS.items()
        for rows in [_rows(name, _sizes(of, factor, 41)[1:])]
    ),
    *(
        asked(f"mixed-{kind}.csv", _text(rows), ("as_written",), *rows, as_written="count")
        for kind, (name, values) in MIXED.items()
        for rows in [_recurring(name, values)]
    ),
    *(
        settled(f"tidy-{kind}.csv", _text(rows), *rows)
        for kind, (name, values) in TIDY.items()
        for rows in [_recurring(name, values)]
    ),
    *(
        asked(f"columns-exchanged-from-{first}.csv", _text(rows), ("as_written",), *rows, as_written="count")
        for first in (14, 28)
        for rows in [_measured(first)]
    ),
    *(
        asked(f"{kind}-in-row-{place}.csv", _text(rows), ("as_written",), *rows, as_written="count")
        for kind, row in ODD_ROWS.items()
        for place in (3, 30)
        for rows in [_with(row, place)]
    ),
    settled("people.csv", _text(_with(_person(40), 9)), *_with(_person(40), 9)),
    *(
        asked(f"groups-{n}.csv", _text([head, *_with(_person(40), 9)]), ("header_row",), *rows, **how)
        for n, head in enumerate(("Person|||Seen|", "|Who||Seen|"))
        for how, rows in [({"header_row": 2, "header_rows": 1}, _with(_person(40), 9))]
    ),
    asked("long.csv", _text(LONG), ("as_written",), *LONG, as_written="count"),
    settled("columns-of-sizes.csv", _text(_measured(40)), *_measured(40)),
    *(
        asked(f"{kind}-within-a-word.csv", _text(rows), ("as_written",), *rows, as_written="count")
        for kind, letter in (("vertical-tab", "\x0b"), ("escape", "\x1b"))
        for rows in [[*_apart(1), *(f"P{n}|{20 + n}|f|No{letter}rth" for n in (48, 49))]]
    ),
    settled("ends-as-in-dos.csv", text("\n".join(_apart(1)).replace("|", ",") + "\n\x1a"), *_apart(1)),
    asked(
        "days-among-grades.csv",
        text("\n".join(["group;grade", *(f"g{n % 3};{GRADES[n % 8]}" for n in range(40))]) + "\n"),
        ("as_written",),
        "group|grade",
        *(f"g{n % 3}|{GRADES[n % 8]}" for n in range(40)),
        as_written="count",
    ),
)
