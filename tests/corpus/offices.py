"""Text files as offices, clinics, schools and survey programs send them."""

from __future__ import annotations

from dataclasses import replace

from tests.corpus.case import asked, refused, settled, told
from tests.corpus.texts import text

SEXES, PLACES = ("f", "m"), ("North", "South", "East", "West")
RECORDS = tuple((SEXES[n % 2], str(20 + 7 * n % 61), PLACES[n // 2 % 4]) for n in range(24))
NAMES = ("sex", "age", "district")
TABLE = ("sex|age|district", *map("|".join, RECORDS))
NO_NAMES = ("A|B|C", *TABLE[1:])
CODES = ("bus", "tram", "car")


def lines(*rows, mark=","):
    """Return rows as a text."""
    return "".join(mark.join(row) + "\n" for row in rows)


BODY = lines(*RECORDS)
WHOLE = lines(NAMES) + BODY
FIRST, SECOND = lines(*RECORDS[:12]), lines(*RECORDS[12:])


def column(name, values, delimiter=","):
    """Return what writes a column of values, twice over, beside one of sexes; and the rows of it."""
    pairs = [(SEXES[n % 2], value) for n, value in enumerate(values * 2)]
    quoted = lines(
        ("sex", name), *[(sex, f'"{value}"' if delimiter in value else value) for sex, value in pairs], mark=delimiter
    )
    return text(quoted), (f"sex|{name}", *map("|".join, pairs))


def read_column(name, header, values, delimiter=","):
    """Return a case of one column of values as they are written."""
    make, rows = column(header, values, delimiter)
    return settled(name, make, *rows)


STRANGE = "Straße;Ort\n" + "Süd;Köln\nÄrzte;Größe\nDüren;Übung\n" * 4
GOOD = ("Straße|Ort", *["Süd|Köln", "Ärzte|Größe", "Düren|Übung"] * 4)
QUALTRICS = (
    "sex,age,district\nYour sex?,Your age?,Where do you live?\n"
    '"{""ImportId"":""Q1""}","{""ImportId"":""Q2""}","{""ImportId"":""Q3""}"\n'
)
MONKEY = "id,when,How do you travel?,,age\n,,bus,tram,Response\n"
MONKEYS = [
    (str(900 + n), f"2024-03-{n + 1:02}", "bus" * (n % 2), "tram" * (n % 3 == 0), str(30 + n)) for n in range(12)
]

SHORT_DAYS = [f"{1 + n % 28}.{1 + n % 12}.{20 + n % 5}" for n in range(24)]
SHORT_ROWS = tuple(f"{day}|{SEXES[n % 2]}" for n, day in enumerate(SHORT_DAYS))

CASES = (
    # years of two digits
    asked(
        "two-digit-years.csv",
        text("born,sex\n" + "".join(f"{row.replace('|', ',')}\n" for row in SHORT_ROWS)),
        ("two_digit_years",),
        "born|sex",
        *SHORT_ROWS,
        two_digit_years="2000-2099",
    ),
    asked(
        "two-digit-years-beside-names-of-months.csv",
        text("born,sex\n" + "".join(f"{1 + n:02}-Mar-{60 + n},{SEXES[n % 2]}\n" for n in range(24))),
        ("two_digit_years",),
        "born|sex",
        *(f"{1 + n:02}-Mar-{60 + n}|{SEXES[n % 2]}" for n in range(24)),
        two_digit_years="1950-2049",
    ),
    # titles, notes, totals, rulers
    settled(
        "title-and-notes.csv",
        text(f"Table 12: People by district\n\n{WHOLE}\n1) provisional figures\n© Office 2024\n"),
        *TABLE,
    ),
    settled("total-below.csv", text(f"{WHOLE}Total,1000,\n"), *TABLE),
    settled("total-in-second-column.csv", text(f"{WHOLE},Total,24\n"), *TABLE),
    settled(
        "subtotals.csv",
        text(f"{lines(NAMES)}{FIRST}North Total,,12\n{SECOND}South Total,,12\nGrand Total,,24\n"),
        *TABLE,
    ),
    settled(
        "zwischensummen.csv", text(f"{lines(NAMES)}{FIRST}Nord Ergebnis,,12\n{SECOND}Gesamtergebnis,,24\n"), *TABLE
    ),
    settled("mean-below.csv", text(f"{WHOLE}Mean,44,\nMedian,43,\nn = 24,,\n"), *TABLE),
    settled("names-on-each-page.csv", text(f"{lines(NAMES)}{FIRST}{lines(NAMES)}{SECOND}"), *TABLE),
    settled("comment-between.csv", text(f"{lines(NAMES)}{FIRST}# second batch\n{SECOND}"), *TABLE),
    settled("comments-above.csv", text(f"# exported 2024\n# by hand\n{WHOLE}"), *TABLE),
    settled(
        "sql-result.txt",
        text(f"sex | age | district\n----+-----+-----\n{lines(*RECORDS, mark=' | ')}(24 rows)\n"),
        *TABLE,
    ),
    told(
        "markdown.txt",
        text(f"sex | age | district\n-----|-----|-----\n{lines(*RECORDS, mark=' | ')}"),
        "Row 2 looks like a total",
        *TABLE,
    ),
    told(
        "sqlcmd.rpt",
        text(
            f"{'sex age district'}\n{'--- --- --------'}\n"
            f"{lines(*RECORDS, mark='   ')}\n({len(RECORDS)} rows affected)\n"
        ),
        "2 rows look like totals",
        *TABLE,
    ),
    settled(
        "sap-list.txt",
        text(
            f"{'-' * 30}\n|sex|age|district|\n{'-' * 30}\n"
            + "".join(f"|{'|'.join(row)}|\n" for row in RECORDS)
            + f"{'-' * 30}\n"
        ),
        "sex|age|district",
        *TABLE[1:],
    ),
    settled(
        "sap-tabs.txt",
        text(
            "Report\t\t\t\n\t\t\t\n\tsex\tage\tdistrict\n\t\t\t\n"
            + "".join("\t" + "\t".join(row) + "\n" for row in RECORDS)
        ),
        *TABLE,
    ),
    # another table below, names further down
    asked(
        "second-table.csv",
        text(f"{WHOLE}\n\nplace,people,area\nNorth,10,wide\n"),
        ("below_gap",),
        *TABLE,
        below_gap="skip",
    ),
    asked(
        "legend-below.csv", text(f"{WHOLE}\nLegend:,,\nf,female,\nm,male,\n"), ("below_gap",), *TABLE, below_gap="skip"
    ),
    settled("blank-between-groups.csv", text(f"{lines(NAMES)}{FIRST}\n{SECOND}"), *TABLE),
    asked(
        "settings-above.csv",
        text(f"Report:,Visits,\nFrom:,2024-01-01,\nTo:,2024-02-01,\n\n{WHOLE}"),
        ("header_row",),
        *TABLE,
        header_row=5,
    ),
    asked(
        "notes-with-commas-above.csv",
        text("a note, of two\nanother, one\nthe third, too\n" + WHOLE),
        ("header_row",),
        *TABLE,
        header_row=4,
    ),
    # several rows of names, and none
    asked("qualtrics.csv", text(QUALTRICS + BODY), ("skip_below_header",), *TABLE, skip_below_header=2),
    asked(
        "surveymonkey.csv",
        text(MONKEY + lines(*MONKEYS)),
        ("skip_below_header",),
        "id|when|How do you travel? bus|How do you travel? tram|age Response",
        *map("|".join, MONKEYS),
        header_rows=2,
        skip_below_header=0,
    ),
    asked(
        "questions-below-names.csv",
        text(f"sex,age,district\nWhat is your sex?,How old are you?,Where do you live?\n{BODY}"),
        ("skip_below_header",),
        *TABLE,
        skip_below_header=1,
    ),
    asked(
        "units-below-names.csv",
        text(f"sex,age,district\n,years,\n{BODY}"),
        ("skip_below_header",),
        *TABLE,
        skip_below_header=1,
    ),
    asked("no-names.csv", text(BODY), ("header_row",), *NO_NAMES, header_row=0),
    asked(
        "no-names-all-words.csv",
        text(lines(*[(sex, place) for sex, _, place in RECORDS])),
        ("header_row",),
        "A|B",
        *[f"{sex}|{place}" for sex, _, place in RECORDS],
        header_row=0,
    ),
    asked(
        "years-as-names.csv",
        text("place,2019,2020\n" + lines(*[(place, age, age) for _, age, place in RECORDS])),
        ("header_row",),
        "place|2019|2020",
        *[f"{place}|{age}|{age}" for _, age, place in RECORDS],
        header_row=1,
    ),
    # lengths of rows
    asked(
        "smith-junior.csv",
        text(f"name,sex,age\n{lines(*[('N', *row[:2]) for row in RECORDS])}Smith, Jr.,m,44\n"),
        ("ragged",),
        "name|sex|age",
        *[f"N|{sex}|{age}" for sex, age, _ in RECORDS],
        ragged="drop",
    ),
    refused(
        "many-smiths.csv",
        text(
            "name,sex,age\n"
            + lines(*[("Smith", " Jr.", *row[:2]) if row[1] > "40" else ("N", *row[:2]) for row in RECORDS])
        ),
        "row .*4 cells, the header 3",
    ),
    asked(
        "smith-junior-blank.csv",
        text("name,sex,age,\n" + lines(*[("N", *row[:2], "") for row in RECORDS]) + "Smith, Jr.,m,44\n"),
        ("ragged",),
        "name|sex|age|Column D",
        *[f"N|{sex}|{age}|" for sex, age, _ in RECORDS],
        "Smith|Jr.|m|44",
        ragged="cut",
    ),
    asked("short-rows.csv", text(f"{WHOLE}f,30\n"), ("ragged",), *TABLE, "f|30|", ragged="fill"),
    asked(
        "names-of-rows.csv",
        text("sex,age,district\n" + lines(*[(str(n), *row) for n, row in enumerate(RECORDS, 1)])),
        ("ragged",),
        "Column A|sex|age|district",
        *[f"{n}|{'|'.join(row)}" for n, row in enumerate(RECORDS, 1)],
        ragged="shift",
    ),
    settled(
        "row-index.csv",
        text(",sex,age,district\n" + lines(*[(str(n), *row) for n, row in enumerate(RECORDS, 1)])),
        "Column A|sex|age|district",
        *[f"{n}|{'|'.join(row)}" for n, row in enumerate(RECORDS, 1)],
    ),
    settled("marks-at-the-end.csv", text("sex,age,district,\n" + lines(*[(*row, "") for row in RECORDS])), *TABLE),
    settled(
        "marks-at-the-end-of-rows.csv",
        text("number,age\n" + lines(*[(str(n), row[1], "") for n, row in enumerate(RECORDS)])),
        "number|age",
        *[f"{n}|{row[1]}" for n, row in enumerate(RECORDS)],
    ),
    settled(
        "blank-first-column.csv", text(",,,\n,sex,age,district\n" + lines(*[("", *row) for row in RECORDS])), *TABLE
    ),
    settled("same-names.csv", text("answer,answer,answer\n" + BODY), "answer (1)|answer (2)|answer (3)", *TABLE[1:]),
    # quotes
    asked(
        "inches.csv",
        text(
            "sex,height,place\n" + lines(*[(sex, f"5'{n % 9}\"", place) for n, (sex, _, place) in enumerate(RECORDS)])
        ),
        ("quoting",),
        "sex|height|place",
        *[f"{sex}|5'{n % 9}\"|{place}" for n, (sex, _, place) in enumerate(RECORDS)],
        quoting="off",
    ),
    asked(
        "backslashes.csv",
        text("sex,said\n" + '"f","she said \\"x\\", ok"\n' * 12),
        ("quoting",),
        "sex|said",
        *['f|she said "x", ok'] * 12,
        quoting="escaped",
    ),
    settled(
        "all-quoted.csv",
        text('"sex","age","district"\n' + "".join('"' + '","'.join(row) + '"\n' for row in RECORDS)),
        *TABLE,
    ),
    asked(
        "whole-rows-quoted.csv",
        text('"sex,place"\n' + "".join(f'"{sex},{place}"\n' for sex, _, place in RECORDS)),
        ("as_written",),
        "sex,place",
        *[f"{sex},{place}" for sex, _, place in RECORDS],
        as_written="count",
    ),
    # delimiters
    *[
        settled(f"{name}-between.txt", text(lines(NAMES, *RECORDS, mark=mark)), *TABLE)
        for name, mark in (
            *(("carets", "^"), ("tildes", "~"), ("colons", ":"), ("bars", "|"), ("tabs", "\t"), ("semicolons", ";")),
            *(("broken-bars", "¦"), ("sections", "§"), ("not-signs", "¬"), ("units", "\x1f")),
        )
    ],
    settled(
        "between-blanks.txt",
        text("sex  age  district\n" + "".join(f"{sex:5}{age:5}{place:8}\n" for sex, age, place in RECORDS)),
        *TABLE,
    ),
    settled(
        "between-blanks-right.txt",
        text("  sex  age district\n" + "".join(f"{sex:>5}{age:>5}{place:>9}\n" for sex, age, place in RECORDS)),
        *TABLE,
    ),
    settled("sentences.txt", text("remark\nas we went\nto the sea\n"), "remark", "as we went", "to the sea"),
    settled("times-alone.txt", text("time\n10:15\n11:30\n12:45\n08:20\n"), "time", "10:15", "11:30", "12:45", "08:20"),
    settled("padded.csv", text("sex , age , district\n" + lines(*RECORDS, mark=" , ")), *TABLE),
    settled("mark-and-sep.csv", text("sep=;\n" + lines(NAMES, *RECORDS, mark=";"), "utf-8-sig"), *TABLE),
    # encodings
    *[
        settled(f"written-in-{name}.csv", text(STRANGE, name), *GOOD)
        for name in ("cp1252", "cp850", "mac-roman", "utf-16", "utf-8-sig", "iso8859-15")
    ],
    settled(
        "polish.csv",
        text("miasto;n\n" + "Łódź;1\nGdańsk;2\nŻywiec;3\nWrocław;4\n" * 3, "cp1250"),
        "miasto|n",
        *["Łódź|1", "Gdańsk|2", "Żywiec|3", "Wrocław|4"] * 3,
    ),
    settled(
        "russian.csv",
        text("город;пол\n" + "Москва;мужской\nКазань;женский\n" * 5, "cp1251"),
        "город|пол",
        *["Москва|мужской", "Казань|женский"] * 5,
    ),
    told(
        "written-twice.csv",
        text("Ort;n\n" + "KÃ¶ln;1\nDÃ¼ren;2\n" * 5),
        "Letters look wrong in row 2",
        "Ort|n",
        *["KÃ¶ln|1", "DÃ¼ren|2"] * 5,
        as_written="count",
    ),
    told(
        "two-encodings.csv",
        text(b"Ort;n\n" + "Köln;1\n".encode() * 9 + "Düren;2\n".encode("cp1252") * 9),
        "Letters look wrong",
        "Ort|n",
        *["KÃ¶ln|1"] * 9,
        *["Düren|2"] * 9,
        as_written="count",
    ),
    # values stay as they are written
    read_column("postcodes.csv", "zip", ["01067", "10115", "80331", "00501"]),
    read_column("icd.csv", "icd", ["E11.9", "I10", "J45.0", "F32.1"]),
    read_column("grades.csv", "grade", ["1", "2+", "3-", "4", "5"]),
    read_column("ranges.csv", "band", ["1-4", "5-9", "10-14", "<1", "60+"]),
    read_column("sap-minus.csv", "amount", ["12,50-", "1.200,00", "55,10", "3,50-"], ";"),
    read_column("francs.csv", "pay", ["1'234.50", "2'345.60", "987.10"]),
    read_column("euros.csv", "price", ["1.234,50 €", "2.345,60 €", "99,10 €"], ";"),
    read_column("dollars.csv", "price", ["$1,234.50", "$2,345.60", "$99.10"]),
    read_column("percent.csv", "share", ["12 %", "13 %", "14,5 %"], ";"),
    read_column("dates-in-words.csv", "day", ["March 5 2024", "05-Mar-2024", "05MAR2024", "2024-W10", "Q1 2024"]),
    read_column("forms-time.csv", "when", ["2024/03/01 3:15:22 PM GMT+1", "2024/03/02 9:05:00 AM GMT+1"]),
    replace(
        read_column("short-years.csv", "day", ["1.3.24", "2.3.24", "31.12.23"]),
        asks=("two_digit_years",),
        answers=(("two_digit_years", "none"),),
    ),
    read_column("several-choices.csv", "travel", ["bus, tram", "bus", "tram, car", "car"]),
    read_column("several-choices-semicolons.csv", "travel", ["bus;tram", "bus", "tram;car", "car"]),
    read_column("symptoms.csv", "found", ["cough", "cough/fever", "fever", "rash/cough"]),
    read_column("words-for-missing.csv", "answer", ["yes", "n/a", "no", "k. A.", ".", "-", "NULL", "\\N"]),
    read_column("less-than.csv", "crp", ["<5", "5.1", ">200", "8.7"]),
    read_column("phones.csv", "phone", ["+49 170 1000000", "+49 170 1000137"]),
    read_column("booleans.csv", "is", ["TRUE", "FALSE", "true"]),
    read_column("scientific.csv", "account", ["1.23E+12", "4.56E+12"]),
    settled(
        "several-lines.csv",
        text("sex,note\n" + 'f,"one\ntwo, three"\nm,"four"\n' * 6),
        "sex|note",
        *["f|one\ntwo, three", "m|four"] * 6,
    ),
    # laid out for reading
    asked(
        "blank-below-group.csv",
        text(
            "place,sex,age\n"
            + lines(*[(PLACES[n // 6] if n % 6 == 0 else "", *row[:2]) for n, row in enumerate(RECORDS)])
        ),
        ("as_written",),
        "place|sex|age",
        *[f"{PLACES[n // 6] if n % 6 == 0 else ''}|{row[0]}|{row[1]}" for n, row in enumerate(RECORDS)],
        as_written="count",
    ),
    asked(
        "table-beside.csv",
        text(
            "sex,age,,code,means\n"
            + lines(*[(*row[:2], "", *(("1", "yes") if n < 3 else ("", ""))) for n, row in enumerate(RECORDS)])
        ),
        ("range",),
        "sex|age",
        *[f"{row[0]}|{row[1]}" for row in RECORDS],
        range="A1:B",
    ),
)
