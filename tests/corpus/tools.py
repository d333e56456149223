"""Text files as survey programs, offices of statistics and programs for accounts write them."""

from __future__ import annotations

from itertools import product

from tests.corpus.case import asked, settled
from tests.corpus.offices import BODY, NAMES, PLACES, SEXES, TABLE, WHOLE, lines
from tests.corpus.texts import text

IMPORT_IDS = '"{""ImportId"":""Q1""}","{""ImportId"":""Q2""}","{""ImportId"":""Q3""}"\n'
RULER = "-" * 40 + "\n"
LIST = ("Nr", "Ort", "Betrag", "Wä")
AMOUNTS = [(f"{n:05}", PLACES[n % 4], f"{n}.234,50", "EUR") for n in range(1, 25)]
CITIES = ("札幌市", "仙台市")
GROUPS = [f"{PLACES[n % 4]},{100 + 3 * n},{n}.5,{90 + 2 * n},{n}.25" for n in range(24)]
BANDS = ("10-12", "5-9", "01-04", "13-15")

STATES = ("NC", "ND", "OH", "OK", "OR", "PA", "RI", "SC", "SD", "TN", "TX")

COUNTRIES = tuple(
    f"{place}|{2000 + n}|{n}" + (f"|{n}.5" * 6 if place == "Peru" else "|" * 6)
    for place in ("Cook Islands", "Peru", "Costa Rica")
    for n in range(8)
)

SERIES = tuple(f"{name}|{1990 + n}|{n}.5" for name in ("Upper bound", "Median", "Lower bound") for n in range(12))

MONTHS = tuple(f"{('Jan', 'Mar', 'Apr')[n % 3]}-{23 + n % 2}|{SEXES[n % 2]}" for n in range(24))

SPARSE = ("Yes||it was", "|No|too long", "Yes||", "|No|no idea", "|No|", "Yes||as ever", "Yes||")
CHOSEN = tuple(
    f"{'Yes' if n % 3 else ''}|{'bus' if n % 2 else ''}|{'' if n % 3 else 'tram'}|{'' if n % 4 else 'none'}|way {n}"
    for n in range(12)
)

PLAYERS = tuple(
    f"({n}) {('GK', 'DF', 'FW')[n % 3]} {('Ann', 'Bo Lee', 'Cy')[n % 3]} {letter}|{'Club ' * (n % 2)}{letter * 3}"
    for n, letter in enumerate("ABCDEFGHIJKL")
)

ISLANDS = tuple(f"{place} {'ABCDEFGH'[n]}|{n * n + 11}" for n, place in enumerate(PLACES * 2))
IN_STEPS = ("1950|1955|1960|1965|1970|1975", "|".join(map(str, range(1, 13))), "|".join(map(str, range(9))))


def wide(names):
    """Return records of a table with one column for each of these names, behind one of places."""
    n_wide = names.count("|") + 1
    return tuple("|".join((place, *(f"{7 * n + m % 5}.5" for m in range(n_wide)))) for n, place in enumerate(WHO))


COUNTED = tuple(f"{place} {n}|{3 * n}|{n}.5" for n, place in enumerate(PLACES * 3))

WHO = ("ANN", "BOB", "CAY", "DAN", "EVA", "FAY", "GIL", "HAL", "IDA", "JOE")

CASES = (
    asked(
        "question-of-two-lines.csv",
        text(f'{lines(NAMES)}"Your\nsex?",Your age?,Where do you live?\n{IMPORT_IDS}{BODY}'),
        ("skip_below_header",),
        *TABLE,
        skip_below_header=2,
    ),
    asked(
        "ons.csv",
        text(
            "Title,People,Births\nCDID,ABCD,EFGH\nPreUnit,,\nUnit,thousands,thousands\n"
            "Release date,20-12-2023,20-12-2023\n"
            + "".join(f"{1980 + n},{50000 + 7 * n},{2000 + 3 * n}\n" for n in range(24))
        ),
        ("skip_below_header",),
        "Title|People|Births",
        *(f"{1980 + n}|{50000 + 7 * n}|{2000 + 3 * n}" for n in range(24)),
        skip_below_header=4,
    ),
    asked(
        "groups-of-columns.csv",
        text("Table 1,,,,\n,2023,,,\n,men,,women,\nplace,n,%,n,%\n" + "".join(f"{row}\n" for row in GROUPS)),
        ("header_row",),
        "place|men n|men %|women n|women %",
        *(row.replace(",", "|") for row in GROUPS),
        header_row=3,
        header_rows=2,
    ),
    asked(
        "columns-numbered-below-names.csv",
        text(f"{lines(NAMES)}(1),(2),(3)\n{BODY}"),
        ("skip_below_header",),
        *TABLE,
        skip_below_header=1,
    ),
    settled(
        "sap-stars.txt",
        text(
            "".join((RULER, *(f"|{'|'.join(row)}|\n" for row in (LIST, *AMOUNTS)), RULER))
            + f"|*||324.000,00|EUR|\n|**||324.000,00||\n{RULER}"
        ),
        "|".join(LIST),
        *map("|".join, AMOUNTS),
    ),
    *(
        settled(f"total-in-script-{n}.csv", text(f"{WHOLE}{word},1120,\n"), *TABLE)
        for n, word in enumerate(("合計", "总计", "합계", "المجموع", "סה״כ", "Разом", "Σ"))
    ),
    settled("japanese-total-above.csv", text(f"{lines(NAMES)}総数,1120,\n{BODY}"), *TABLE),
    asked(
        "least-and-greatest-below.csv",
        text(f"{WHOLE}Minimum,20,\nMaximum,80,\nSD,12.1,\n"),
        ("doubtful_rows",),
        *TABLE,
        doubtful_rows="skip",
    ),
    settled(
        "state-of-south-dakota.csv",
        text("state,age,sex\n" + "".join(f"{('SD', 'ND')[n % 2]},{20 + n},{SEXES[n % 3 % 2]}\n" for n in range(24))),
        "state|age|sex",
        *(f"{('SD', 'ND')[n % 2]}|{20 + n}|{SEXES[n % 3 % 2]}" for n in range(24)),
    ),
    settled(
        "numbered-and-lagged.csv",
        text(",speed,before\n0,4,\n" + "".join(f"{n},{4 + n},{3 + n}\n" for n in range(1, 12))),
        "Column A|speed|before",
        "0|4|",
        *(f"{n}|{4 + n}|{3 + n}" for n in range(1, 12)),
    ),
    settled(
        "dated-and-lagged.csv",
        text(",speed,before\n2024-03-01,4,\n" + "".join(f"2024-03-{n:02},{4 + n},{3 + n}\n" for n in range(2, 14))),
        "Column A|speed|before",
        "2024-03-01|4|",
        *(f"2024-03-{n:02}|{4 + n}|{3 + n}" for n in range(2, 14)),
    ),
    settled(
        "codes-of-states.csv",
        text("state,won\n" + "".join(f"{code},{20 + n}\n" for n, code in enumerate(STATES))),
        "state|won",
        *(f"{code}|{20 + n}" for n, code in enumerate(STATES)),
    ),
    asked(
        "dated-records-without-names.csv",
        text("".join(f"{PLACES[n % 4]} {n},{105 + 3 * n},2024-04-30\n" for n in range(12))),
        ("header_row",),
        "A|B|C",
        *(f"{PLACES[n % 4]} {n}|{105 + 3 * n}|2024-04-30" for n in range(12)),
        header_row=0,
    ),
    settled(
        "thousands-in-quotes.csv",
        text(
            "place,people,km\n"
            + "".join(f'{PLACES[n % 4]},"{n},234",{n}.5\nKöln,{400 + n},{n}.25\n' for n in range(1, 9))
        ),
        "place|people|km",
        *(row for n in range(1, 9) for row in (f"{PLACES[n % 4]}|{n},234|{n}.5", f"Köln|{400 + n}|{n}.25")),
    ),
    settled(
        "title-of-two-cells.csv",
        text(
            "Refreshed on:,2024-12-27,,\nplace,age,mark,mark\n"
            + "".join(f"{PLACES[n % 4]},{20 + n},a{n % 3},b{n % 2}\n" for n in range(12))
        ),
        "place|age|mark (1)|mark (2)",
        *(f"{PLACES[n % 4]}|{20 + n}|a{n % 3}|b{n % 2}" for n in range(12)),
    ),
    settled(
        "sparse-rows-of-a-country.csv",
        text("place,year,a,b,c,d,e,f,g\n" + "".join(f"{row.replace('|', ',')}\n" for row in COUNTRIES)),
        "place|year|a|b|c|d|e|f|g",
        *COUNTRIES,
    ),
    asked(
        "rates-below-names-and-notes-at-the-end.csv",
        text(
            "area,year,crimes,,\n,,,per 1000,change\n"
            + "".join(f"{PLACES[n % 4]},{1980 + n},{500 + 7 * n},{n}.5,{n}.25\n" for n in range(40))
            + "".join(f"{n} Numbers of a note that go on,,,,\n" for n in range(1, 4))
        ),
        ("skip_below_header", "doubtful_rows"),
        "area|year|crimes|crimes per 1000|crimes change",
        *(f"{PLACES[n % 4]}|{1980 + n}|{500 + 7 * n}|{n}.5|{n}.25" for n in range(40)),
        header_rows=2,
        skip_below_header=0,
        doubtful_rows="skip",
        as_written="count",
    ),
    settled(
        "median-as-a-series.csv",
        text("series,year,degrees\n" + "".join(f"{row.replace('|', ',')}\n" for row in SERIES)),
        "series|year|degrees",
        *SERIES,
    ),
    settled(
        "years-one-after-the-other.csv",
        text(
            "country,what,2000,2001,2002,2003,2004\n"
            + "".join(f"{PLACES[n % 4]},births,{n},{n + 1},,{n + 3},{n + 4}\n" for n in range(12))
        ),
        "country|what|2000|2001|2002|2003|2004",
        *(f"{PLACES[n % 4]}|births|{n}|{n + 1}||{n + 3}|{n + 4}" for n in range(12)),
    ),
    asked(
        "minimum-and-maximum-below-names-in-capitals.csv",
        text("who,n\n" + "".join(f"{who},{n}\n" for n, who in enumerate(WHO)) + "MIN,0\nMAX,9\n"),
        ("doubtful_rows",),
        "who|n",
        *(f"{who}|{n}" for n, who in enumerate(WHO)),
        doubtful_rows="skip",
    ),
    settled(
        "e-stat.csv",
        text(
            "地域,男女,年齢\n"
            + "".join(f"{('札幌市', '仙台市')[n % 2]},{('男', '女')[n // 2 % 2]},{n}\n" for n in range(24)),
            "cp932",
        ),
        "地域|男女|年齢",
        *(f"{CITIES[n % 2]}|{'男女'[n // 2 % 2]}|{n}" for n in range(24)),
    ),
    asked(
        "eurostat.txt",
        text("sex,geo\\TIME\t2020 \t2021 \n" + "".join(f"{SEXES[n % 2]},AT{n}\t{n + 7} b\t: \n" for n in range(24))),
        ("header_row",),
        "sex,geo\\TIME|2020|2021",
        *(f"{SEXES[n % 2]},AT{n}|{n + 7} b|:" for n in range(24)),
        header_row=1,
    ),
    settled("end-mark-of-dos.csv", text(f"{WHOLE}\x1a"), *TABLE),
    settled("filled-up-with-zeros.csv", text(WHOLE + "\0" * 100), *TABLE),
    settled(
        "bands-like-dates.csv",
        text("sex,band\n" + "".join(f"{SEXES[n % 2]},{BANDS[n % 4]}\n" for n in range(24))),
        "sex|band",
        *(f"{SEXES[n % 2]}|{BANDS[n % 4]}" for n in range(24)),
    ),
    asked(
        "months-with-short-years.csv",
        text("month,sex\n" + "".join(f"{row.replace('|', ',')}\n" for row in MONTHS)),
        ("two_digit_years",),
        "month|sex",
        *MONTHS,
        two_digit_years="none",
    ),
    asked(
        "choices-below-a-question.csv",
        text("Fair?,Ways,,,Why?\nYes,bus,tram,none,Open-Ended Response\n" + lines(*(row.split("|") for row in CHOSEN))),
        ("skip_below_header",),
        "Fair? Yes|Ways bus|Ways tram|Ways none|Why? Open-Ended Response",
        *CHOSEN,
        header_rows=2,
        skip_below_header=0,
    ),
    asked(
        "few-answers-below-choices.csv",
        text("Fair?,,Why?\nYes,No,Open-Ended Response\n" + lines(*(row.split("|") for row in SPARSE))),
        ("skip_below_header",),
        "Fair? Yes|Fair? No|Why? Open-Ended Response",
        *SPARSE,
        header_rows=2,
        skip_below_header=0,
    ),
    asked(
        "numbered-names-without-header.csv",
        text(lines(*(row.split("|") for row in PLAYERS))),
        ("header_row",),
        "A|B",
        *PLAYERS,
        header_row=0,
    ),
    settled(
        "list-of-r.csv",
        text('"","x"\n' + "".join(f'"{row}\n'.replace("|", '",') for row in ISLANDS)),
        "Column A|x",
        *ISLANDS,
    ),
    *(
        settled(
            f"names-that-count-on-{n}.csv",
            text(lines((first, *names.split("|")), *(row.split("|") for row in wide(names)))),
            f"{first or 'Column A'}|{names}",
            *wide(names),
        )
        for n, (first, names) in enumerate(product(("Place", ""), IN_STEPS))
    ),
    asked(
        "note-beside-na.csv",
        text(lines(("place", "n", "share"), *(row.split("|") for row in COUNTED), ("Stats Unavailable", "NA", "NA"))),
        ("last_row",),
        "place|n|share",
        *COUNTED,
        last_row="skip",
    ),
)
