"""Text files with rows about all others, groups written once, single quotes, and numbers cut by commas."""

from __future__ import annotations

from datetime import date

from tests.corpus.case import asked, refused, settled, told
from tests.corpus.office_books import book
from tests.corpus.offices import BODY, NAMES, RECORDS, SEXES, TABLE, WHOLE, lines
from tests.corpus.texts import text

QUOTED = "name,town,age\n" + "".join(f"'Smith, J{n}','York',{20 + n}\n" for n in range(24))
REGIONS = ["North", "South", "North", "South"]
GROUPED = tuple(f"{REGIONS[n // 6] if n % 6 == 0 else ''}|{SEXES[n % 2]}|{20 + n}" for n in range(24))

FAR_GROUPED = tuple(f"{20 + n}|{SEXES[n % 2]}|{n % 7}|{REGIONS[n // 6] if n % 6 == 0 else ''}" for n in range(24))
PAIRED = tuple(f"{REGIONS[n // 6] if n % 6 == 0 else ''}|{20 + n}" for n in range(24))
WEEKLY = tuple(f"{n}|{20 + n}|{SEXES[n % 2]}|{60 + n if n % 7 == 0 else ''}" for n in range(28))
DITTO = tuple(f"{'York' if n == 0 else 'Ely' if n == 15 else '〃'}|{SEXES[n % 2]}|{20 + n}" for n in range(24))
TWO_MARKS = tuple(f"{SEXES[n % 2]}|{60 + n}{',.'[n // 8 % 2]}5" for n in range(24))
SEEN = [date(2024, 1 + n % 12, 1 + 5 * n % 28) for n in range(24)]
SWAPPED = [date(2024, day.day, day.month) if day.day <= 12 else f"{day:%d/%m/%Y}" for day in SEEN]
SPOOLED = [("EMPNO", "NAME", "PAID", "JOB")[:width] for width in (3, 4)]
PRINTED = [[(str(7000 + n), "ADAM", str(900 + 7 * n), "CLERK")[: len(names)] for n in range(11)] for names in SPOOLED]
PAGES = [
    (names, rows, (names, ["-" * len(name) for name in names], *rows), ("22", "rows", "selected."))
    for names, rows in zip(SPOOLED, PRINTED, strict=True)
]
"""Names, records, a page as SQL*Plus prints it, and its last line."""

PROVINCES = (
    "province,province,age",
    "A,B,",
    "Drenthe,Zeeland,",
    *(f"{7 * n % 40},{9 * n % 50},{20 + n}" for n in range(24)),
)

PEOPLE = [(f"Berg {chr(97 + n)}", ("Ulm", "Bonn", "Kiel")[n // 2 % 3], ("cook", "nurse")[n % 2]) for n in range(24)]
BORN = ("San Francisco", "New York", "Los Angeles")

CASES = (
    told(
        "words-with-blanks.txt",
        text("born in\n" + "".join(f"{BORN[n % 3]}\n" for n in range(24))),
        "one value with blanks in it",
        "born in",
        *(BORN[n % 3] for n in range(24)),
    ),
    told(
        "two-columns-beside-blanks.txt",
        text("sex age\n" + "".join(f"{SEXES[n % 2]} {20 + n}\n" for n in range(24))),
        "Blanks separate the values",
        "sex|age",
        *(f"{SEXES[n % 2]}|{20 + n}" for n in range(24)),
    ),
    asked(
        "letters-and-places-below-names.csv",
        text("\n".join(PROVINCES)),
        ("skip_below_header",),
        "province (1)|province (2)|age",
        *(line.replace(",", "|") for line in PROVINCES[3:]),
        skip_below_header=2,
    ),
    *(
        asked(
            f"{name}-below-names-of-texts.csv",
            text("\n".join([names, row, *map(",".join, PEOPLE)])),
            ("skip_below_header",),
            names.replace(",", "|"),
            *map("|".join, PEOPLE),
            skip_below_header=1,
        )
        for name, names, row in (
            ("questions", "F1,F2,F3", "Wie heißen Sie?,Wo wohnen Sie?,Sonstiges?"),
            ("brackets", "name,town,job", "(surname),(of birth),(at present)"),
            ("labels", "PERSON,TOWN,JOB", "Name of the person,Town,Job"),
            ("other-labels", "V1,V2,V3", "Person,Place,Trade"),
        )
    ),
    asked(
        "ends-of-names-below.csv",
        text("\n".join(["Family,Town of,Type of", "name,birth,work", *map(",".join, PEOPLE)])),
        ("skip_below_header",),
        "Family name|Town of birth|Type of work",
        *map("|".join, PEOPLE),
        header_rows=2,
        skip_below_header=0,
    ),
    settled(
        "rare-town-in-first-record.csv",
        text("\n".join(["name,town,job", "Cole,Trier,cook", *map(",".join, PEOPLE)])),
        *("name|town|job", "Cole|Trier|cook", *map("|".join, PEOPLE)),
    ),
    # texts by other names
    settled("of-a-collection.data", text(WHOLE), *TABLE),
    settled("of-hive.dat", text(lines(NAMES, *RECORDS, mark="\x01")), *TABLE),
    # rows about all others
    told(
        "statistics-below.csv",
        text(f"{WHOLE}Moyenne,44,\nMédiane,41,\nÉcart-type,12.5,\n"),
        "3 rows look like totals",
        *TABLE,
    ),
    asked("percent-below.csv", text(f"{WHOLE}%,12.5,\n"), ("doubtful_rows",), *TABLE, doubtful_rows="skip"),
    told(
        "narrow-ruler.dat", text(f"{lines(NAMES, ('---', '-', '--------'))}{BODY}"), "Row 2 looks like a total", *TABLE
    ),
    *(
        settled(f"{name}.csv", text(f"{WHOLE}{row}\n"), *TABLE)
        for name, row in {
            "average-below": "Average,47,all",
            "average-beside-a-blank": "Average,47,",
            "all-and-total": "All,1120,Total",
            "mean-of-all": "Mean of all,47,every district",
        }.items()
    ),
    settled(
        "average-as-an-answer.csv",
        text("size,age\n" + "".join(f"{('small', 'average')[n % 2]},{20 + n}\n" for n in range(12))),
        "size|age",
        *(f"{('small', 'average')[n % 2]}|{20 + n}" for n in range(12)),
    ),
    asked(
        "groups-that-recur.csv",
        text(
            "region,sex,age\n"
            + "".join(f"{REGIONS[n // 6] if n % 6 == 0 else ''},{SEXES[n % 2]},{20 + n}\n" for n in range(24))
        ),
        ("as_written",),
        "region|sex|age",
        *GROUPED,
        as_written="count",
    ),
    asked(
        "groups-once-in-the-last-column.csv",
        text("age,sex,visits,region\n" + "\n".join(FAR_GROUPED).replace("|", ",")),
        ("as_written",),
        "age|sex|visits|region",
        *FAR_GROUPED,
        as_written="count",
    ),
    asked(
        "groups-once-of-two-columns.csv",
        text("region,age\n" + "\n".join(PAIRED).replace("|", ",")),
        ("as_written",),
        "region|age",
        *PAIRED,
        as_written="count",
    ),
    settled(
        "weekly-measure.csv",
        text("day,age,sex,weight\n" + "\n".join(WEEKLY).replace("|", ",")),
        "day|age|sex|weight",
        *WEEKLY,
    ),
    asked(
        "same-as-above.csv",
        text("town,sex,age\n" + "\n".join(DITTO).replace("|", ",")),
        ("as_written",),
        "town|sex|age",
        *DITTO,
        as_written="count",
    ),
    asked(
        "two-decimal-marks.csv",
        text("sex;kg\n" + "\n".join(TWO_MARKS).replace("|", ";")),
        ("as_written",),
        "sex|kg",
        *TWO_MARKS,
        as_written="count",
    ),
    asked(
        "days-taken-for-months.xlsx",
        book(rows=[["sex", "seen"], *([RECORDS[n][0], day] for n, day in enumerate(SWAPPED))]),
        ("as_written",),
        "sex|seen",
        *(f"{RECORDS[n][0]}|{day}" for n, day in enumerate(SWAPPED)),
        as_written="count",
    ),
    settled(
        "codes-like-marks-for-the-same.csv",
        text("species,sex,age\n" + "".join(f"{('DM', 'DO', 'PP')[n % 3]},f,{20 + n}\n" for n in range(24))),
        "species|sex|age",
        *(f"{('DM', 'DO', 'PP')[n % 3]}|f|{20 + n}" for n in range(24)),
    ),
    # what programs of databases print
    *(
        settled(
            f"pages-of-{len(names)}-columns.lst",
            text("".join(f"{'  '.join(row)}\n" for row in (*page, *page, end))),
            "|".join(names),
            *map("|".join, 2 * rows),
        )
        for names, rows, page, end in PAGES
    ),
    *(
        refused(name, text(start), f"it is {what}")
        for name, start, what in (
            ("session.lst", "SQL> select sex, age from people;\n\nSEX AGE\n--- ---\nf 20\n", "the log of a session"),
            ("expanded.txt", "-[ RECORD 1 ]\nsex | f\nage | 20\n", "a result of psql"),
            ("one-value-a-line.txt", f"{'*' * 27} 1. row {'*' * 27}\nsex: f\nage: 20\n", "a result of mysql"),
            (
                "drawn.txt",
                "┌─────┬─────┐\n│ sex │ age │\n├─────┼─────┤\n│ f   │ 20  │\n└─────┴─────┘\n",
                "a table drawn",
            ),
        )
    ),
    # single quotes, commas in numbers
    asked(
        "single-quotes.csv",
        text(QUOTED),
        ("quoting",),
        "name|town|age",
        *(f"Smith, J{n}|York|{20 + n}" for n in range(24)),
        quoting="single",
    ),
    refused(
        "decimal-commas-between-commas.csv",
        text("sex,weight,age\n" + "".join(f"{SEXES[n % 2]},{60 + n},{n % 10},{20 + n}\n" for n in range(24))),
        "a comma that is their decimal mark",
    ),
)
