"""Small text files: notes around one or two columns, and totals of few records."""

from __future__ import annotations

from dataclasses import replace

from tests.corpus.case import asked, settled
from tests.corpus.texts import text

NOTE = "Data were collected in May by the city"
PEOPLE = [(f"N{n:02}", str(20 + 7 * n % 40)) for n in range(16)]
BODY = "name,age\n" + "".join(f"{name},{age}\n" for name, age in PEOPLE)
TWO = ("name|age", *map("|".join, PEOPLE))
AGES = [age for _, age in PEOPLE]
ONE = ("age", *AGES)
SEEN = [f"{n},{name},2024-02-{10 + n}" for n, (name, _) in enumerate(PEOPLE)]
LISTED = [*enumerate(PEOPLE)]
PLACES = ("town", "Ulm", "Bonn", "Kiel", "Mainz", "Trier", "Jena")
TOWNS = "".join(f"{place}\n" for place in PLACES)
WARDS = ("ward,men,women", "A,211,341", "B,329,219", "C,150,475")
CODES = "M,male,\nF,female,\n"
FEW = tuple(row.replace(",", "|") for row in WARDS)
INDEX = [(f"{group} {n:02}", f"{90 + n}.{group}", f"{91 + n}.5") for group in range(3) for n in range(8)]
"""Of prices, in three groups, each below a row with its name alone, as StatBank writes them."""
INDEX_LINES = [
    *('"Index by unit,"', '"group and time"', "", '" "," ","2011M01","2011M02"', '"Index"'),
    *(
        line
        for group in range(3)
        for line in (f'" ","Group {group}"', *(f'" ",{",".join(row)}' for row in INDEX[8 * group : 8 * group + 8]))
    ),
]

CASES = (
    *(
        asked(f"{name}-below-two-columns.csv", text(BODY + row), ("doubtful_rows",), *TWO, doubtful_rows="skip")
        for name, row in {
            "sentence": f"{NOTE},\n",
            "sentence-behind-a-blank": f",{NOTE}\n",
            "source": "Source:,Ministry of Health\n",
            "several-sentences": f"{NOTE},\nNumbers are preliminary and may change.,\n",
        }.items()
    ),
    asked("words-below-two-columns.csv", text(f"{BODY}City register,\n"), ("last_row",), *TWO, last_row="skip"),
    *(
        asked(f"{name}-below-one-column.csv", text("\n".join([*ONE, row]) + "\n"), ("last_row",), *ONE, last_row="skip")
        for name, row in {"source": "Source: city", "sentence": NOTE, "word": "preliminary"}.items()
    ),
    *(
        asked(f"{name}-above-one-column.csv", text(f"{above}\n{TOWNS}"), ("header_row",), *PLACES, header_row=row)
        for name, above, row in (
            ("title", "Towns of members in 2020", 2),
            ("title-and-blank-row", "Towns of members in 2020\n", 3),
            ("two-titles", "Towns of members in 2020\nas of May\n", 4),
        )
    ),
    settled(
        "long-answers-of-two-columns.csv",
        text(f"remark,stars\ngood,1\nthe food was very good,2\n{NOTE},\n"),
        *("remark|stars", "good|1", "the food was very good|2", f"{NOTE}|"),
    ),
    *(
        asked(f"{name}-of-few-records.csv", text("\n".join([*WARDS, row]) + "\n"), ("last_row",), *FEW, last_row="skip")
        for name, row in {"sums": "Ulm,690,1035", "bare-sums": ",690,1035"}.items()
    ),
    asked(
        "sums-above-few-records.csv",
        text("\n".join([WARDS[0], "Ulm,690,1035", *WARDS[1:]]) + "\n"),
        ("skip_below_header",),
        *FEW,
        skip_below_header=1,
    ),
    asked(
        "sums-above-and-below.csv",
        text("\n".join([WARDS[0], "Ulm,690,1035", *WARDS[1:], "Stadt,690,1035"]) + "\n"),
        ("last_row", "skip_below_header"),
        *FEW,
        last_row="skip",
        skip_below_header=1,
    ),
    asked(
        "mean-behind-numbers.csv",
        text("men,ward\n" + "".join(f"{men},{name}\n" for name, men in PEOPLE) + "37.8,Mean\n"),
        ("last_row",),
        *("men|ward", *(f"{men}|{name}" for name, men in PEOPLE)),
        last_row="skip",
    ),
    replace(
        asked(
            "two-notes-below-one-column.csv",
            text("\n".join([*ONE, "Source: city", NOTE]) + "\n"),
            ("last_row",),
            *(*ONE, "Source: city", NOTE),
            last_row="read",
        ),
        told="The last 2 rows may be totals or notes.",
    ),
    *(
        asked(
            f"{name}.csv",
            text(
                "nr,name,seen\n" + "".join(f"{n},{one},2024-02-{10 + n}\n" for n, (one, _) in enumerate(PEOPLE)) + last
            ),
            ("last_row",),
            *("nr|name|seen", *(row.replace(",", "|") for row in SEEN)),
            last_row="skip",
        )
        for name, last in (
            ("signature-in-full-cells", "Checked by,Weber,2024-03-01\n"),
            ("name-with-a-colon-below", "Printed:,Weber,2024-03-01\n"),
        )
    ),
    asked(
        "total-of-few-records-twice.csv",
        text("\n".join([*WARDS, ",690,1035", "Stadt,690,1035"]) + "\n"),
        ("last_row",),
        *FEW,
        last_row="skip-2",
    ),
    asked(
        "names-of-some-columns-below.csv",
        text("name,home,work\n,town,cook\n" + "".join(f"{name},T{age},cook\n" for name, age in PEOPLE * 2)),
        ("skip_below_header",),
        *("name|home|work", *(f"{name}|T{age}|cook" for name, age in PEOPLE * 2)),
        skip_below_header=1,
    ),
    settled(
        "shortened-names-amid.csv",
        text(
            "name,hometown\n" + "".join(f"{'Name,Homet.' if n == 9 else f'{name},T{n}'}\n" for n, (name, _) in LISTED)
        ),
        *("name|hometown", *(f"{name}|T{n}" for n, (name, _) in LISTED if n != 9)),
    ),
    asked(
        "titles-of-pages-amid.csv",
        text(BODY + "".join(f"Staff,\n{BODY}" for _ in range(2))),
        ("doubtful_rows",),
        *(TWO[0], *TWO[1:] * 3),
        doubtful_rows="skip",
    ),
    settled(
        "small-sums-of-few-records.csv",
        text("ward,men,women\nA,1,2\nB,1,1\nC,2,1\nD,4,4\n"),
        *("ward|men|women", "A|1|2", "B|1|1", "C|2|1", "D|4|4"),
    ),
    *(
        asked(
            f"{name}-below-texts.csv",
            text("name,town,job,member\n" + "".join(f"{name},T{n % 3},cook,yes\n" for n, (name, _) in LISTED) + row),
            ("doubtful_rows",),
            *("name|town|job|member", *(f"{name}|T{n % 3}|cook|yes" for n, (name, _) in LISTED)),
            doubtful_rows="skip",
        )
        for name, row in {
            "source": "Source:,Town hall,,\n",
            "note": "Note,figures of May,,\n",
            "quelle": "Quelle:,Einwohneramt,,\n",
            "codes": "1=yes,,,\n2=no,,,\n",
        }.items()
    ),
    asked(
        "codes-in-two-cells-below-texts.csv",
        text("name,town,sex\n" + "".join(f"{name},T{n % 3},{'MF'[n % 2]}\n" for n, (name, _) in LISTED) + CODES),
        ("last_row",),
        *("name|town|sex", *(f"{name}|T{n % 3}|{'MF'[n % 2]}" for n, (name, _) in LISTED)),
        last_row="skip-2",
    ),
    asked(
        "groups-below-doubtful-rows.csv",
        text("\n".join(INDEX_LINES) + "\n"),
        ("skip_below_header", "ragged", "doubtful_rows"),
        "Column B|2011M01|2011M02",
        *map("|".join, INDEX),
        doubtful_rows="skip",
        ragged="fill",
        skip_below_header=2,
    ),
)
