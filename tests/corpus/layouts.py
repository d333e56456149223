"""Text files and pages with several oddities at once: sums and notes in many languages, types, units, names of rows."""

from __future__ import annotations

from tests.corpus.case import asked, refused, settled, told
from tests.corpus.office_books import page
from tests.corpus.offices import NAMES, RECORDS, SEXES, TABLE, WHOLE, lines
from tests.corpus.texts import text

HALVES = [(str(n), sex, f"{age},5") for n, (sex, age, _) in enumerate(RECORDS, 1)]
PADDED = "".join(f"{sex}  ,{age} ,{place:6}\n" for sex, age, place in RECORDS)
AMOUNTS = [(str(100 + n), "", f"{n}.5", place, f"{n:05}") for n, (_, _, place) in enumerate(RECORDS, 1)]
NAMED = ("id", *NAMES)
NAMED_RECORDS = [(str(n), *row) for n, row in enumerate(RECORDS, 1)]
SAID = [(str(n), f'"ok" {n % 3}' if n % 3 else "fine", f"{n},5") for n in range(1, 25)]
COUNTS = [(str(n), str(7 * n % 30), str(n + 50), str(90 - n)) for n in range(24)]
ZEROS = [(str(n), "", "", "") for n in range(24)]
SPARSE = [row if n < 20 and n % 3 else (row[0], "", "", "") for n, row in enumerate(NAMED_RECORDS)]
SPARSE += reversed(SPARSE)
PAID = [(*row, SEXES[n % 2]) for n, row in enumerate(AMOUNTS)]
NUMBERED = [(str(n), str(100 + n), SEXES[n % 2] if n else "", "late" if n % 5 == 4 else "") for n in range(24)]
DOSES = [(f"{1 + 7 * n % 20}.5", ("water", "1.5HCl", "3.0HCl", "4.5HCl")[n // 6]) for n in range(24)]
RANKS = [
    ("1", "2", "3", "4"),
    *(tuple(str((place * (n % 3 + 2) + n) % 5 or 4) for place in range(4)) for n in range(30)),
]
AGES = [(f"R{n}", str(20 + n)) for n in range(24)]
WORDS = [(sex, place) for sex, _, place in RECORDS]
SUMS = {
    "russian-sum": "Общий итог,1120,",
    "czech-sum": "Celkový součet,1120,",
    "hungarian-sum": "Végösszeg,1120,",
    "korean-sum": "총합계,1120,",
    "russian-sum-of-a-group": "Север Итог,560,",
    "sums-of-a-group": "North Totals,560,",
    "japanese-sum-of-a-group": "北 集計,560,",
    "russian-source": "Источник: Росстат,,",
    "japanese-source": "資料：総務省,,",
    "polish-source": "Źródło: GUS,,",
}

PRICED = [(f"shop {n % 5}", f"{n} EUR" if n % 3 else f"$ {n}") for n in range(24)]
TURNED = (
    ("person", *(f"P{n}x" for n in range(9))),
    ("age", *range(20, 29)),
    ("town", *(f"Bath {n}" for n in range(9))),
    ("height", *range(160, 169)),
)
COUNTIES = [
    f"2021-03-{day:02}|{name}|{7 * day + 5 * len(name)}"
    for name in ("Kent", "Essex", "Devon", "Surrey")
    for day in range(1, 13)
]
ABROAD = [f"{('Italy', 'Spain', 'Malta')[n * n % 3]}|{20 + n}|{n % 4}|{n * 7 % 19}" for n in range(24)]
CASES = (
    *(settled(f"below-{name}.csv", text(f"{WHOLE}{row}\n"), *TABLE) for name, row in SUMS.items()),
    *(
        asked(f"below-{name}.csv", text(f"{WHOLE}{row}\n"), ("doubtful_rows",), *TABLE, doubtful_rows="skip")
        for name, row in {
            "average-of-a-group": "North Average,41.5,",
            "mittelwert-of-a-group": "Nord Mittelwert,41.5,",
            "japanese-note": "・速報,,",
            "ending-balance": "Ending balance,1120,",
            "french-sum-of-a-group": "RH Somme,1120,",
            "german-target-of-all": "Soll,1120,",
        }.items()
    ),
    asked(
        "sum-of-a-group-behind-a-number.csv",
        text(f"{lines(('id', 'note', 'amount', 'district', 'code', 'sex'), *PAID)}7,,,North Total,,\n"),
        ("doubtful_rows",),
        "id|note|amount|district|code|sex",
        *map("|".join, PAID),
        doubtful_rows="skip",
    ),
    asked(
        "japanese-note.html",
        text(page([[*NAMES], *map(list, RECORDS), ["調査対象は全国の世帯", "", ""]])),
        ("doubtful_rows",),
        *TABLE,
        doubtful_rows="skip",
    ),
    told(
        "padded-total.csv",
        text(f"sex,age,district\n{PADDED}Total ,1120,      \n"),
        "Row 26 looks like a total",
        *TABLE,
    ),
    # what stands in the first rows
    asked(
        "unit-of-one-column.csv",
        text(lines(("id", "note", "amount", "district", "code"), ("", "", "EUR", "", ""), *AMOUNTS)),
        ("skip_below_header",),
        "id|note|amount|district|code",
        *map("|".join, AMOUNTS),
        skip_below_header=1,
    ),
    asked(
        "settings-above-words.csv",
        text(
            lines(("Report", "Visits"), ("Site", "North"), ("Filter", "none")) + "\n" + lines(("kind", "place"), *WORDS)
        ),
        ("header_row",),
        "kind|place",
        *map("|".join, WORDS),
        header_row=5,
    ),
    asked(
        "units-of-a-report-of-pages.csv",
        text(
            lines(("id", "note", "amount", "district", "code"), ("", "", "EUR", "", ""), *AMOUNTS[:12])
            + lines(("id", "note", "amount", "district", "code"), *AMOUNTS[12:])
        ),
        ("skip_below_header",),
        "id|note|amount|district|code",
        *map("|".join, AMOUNTS),
        skip_below_header=1,
    ),
    asked(
        "numbers-of-columns-of-numbers.csv",
        text(lines("abcd", "1234", *COUNTS)),
        ("skip_below_header",),
        "a|b|c|d",
        *map("|".join, COUNTS),
        skip_below_header=1,
    ),
    asked(
        "types-of-words.csv",
        text(lines(("sex", "district"), ("varchar", "string"), *WORDS)),
        ("skip_below_header",),
        "sex|district",
        *map("|".join, WORDS),
        skip_below_header=1,
    ),
    # what is below the names of an ordinary table is a record
    settled(
        "words-that-recur-above-doses.csv",
        text(lines(("height", "acid"), *DOSES)),
        "height|acid",
        *map("|".join, DOSES),
    ),
    settled("ranks-in-order-first.csv", text(lines(tuple("abcd"), *RANKS)), "a|b|c|d", *map("|".join, RANKS)),
    asked(
        "names-again-and-tags-of-qualtrics.csv",
        text(lines(("id", "age"), ("id", "Your age?"), ("{'ImportId': 'id'}", "{'ImportId': 'Q1'}"), *AGES)),
        ("skip_below_header",),
        "id|age",
        *map("|".join, AGES),
        skip_below_header=2,
    ),
    asked(
        "names-again-and-units.csv",
        text(lines(("id", "age"), ("id", "age"), ("code", "years"), *AGES)),
        ("skip_below_header",),
        "id|age",
        *map("|".join, AGES),
        skip_below_header=2,
    ),
    settled(
        "numbers-of-rows-beside-blanks.csv",
        text(lines(("", "id", "sex", "note"), *NUMBERED)),
        "Column A|id|sex|note",
        *map("|".join, NUMBERED),
    ),
    # how many cells the rows have
    asked(
        "names-of-rows-beside-decimal-commas.csv",
        text(lines(("sex", "age"), *HALVES, mark=";")),
        ("ragged",),
        "Column A|sex|age",
        *map("|".join, HALVES),
        ragged="shift",
    ),
    asked(
        "names-of-rows-beside-one-column.txt",
        text("age\n" + "".join(f"{n}\t{age}\n" for n, (_, age, _) in enumerate(RECORDS))),
        ("as_written",),
        "age",
        *(f"{n}\t{age}" for n, (_, age, _) in enumerate(RECORDS)),
        as_written="count",
    ),
    asked(
        "list-beside-bars.txt",
        text(lines((*NAMES, "", "code"), *((*row, "", "1") for row in RECORDS[:3]), *RECORDS[3:], mark="|")),
        ("ragged", "range"),
        *TABLE,
        ragged="fill",
        range="A1:C",
    ),
    # rows for nobody yet
    *(
        asked(
            f"prepared-{name}.csv",
            text(f"{lines(NAMED, *NAMED_RECORDS)}{''.join(row.format(n) for n in range(24, 31))}"),
            ("doubtful_rows",),
            "|".join(NAMED),
            *map("|".join, NAMED_RECORDS),
            doubtful_rows="skip",
        )
        for name, row in {
            "numbers": "{},,,\n",
            "days": "2024-03-{},,,\n",
            "codes": "P-{},,,\n",
            "numbers-and-formulas": "{},,,0\n",
            "boxes": ",,,FALSE\n",
            "formulas": ",,0,\n",
        }.items()
    ),
    settled(
        "numbers-without-answers.csv",
        text(f"{lines(NAMED, *NAMED_RECORDS)}25,,,\n26,,,\n"),
        "|".join(NAMED),
        *map("|".join, NAMED_RECORDS),
        "25|||",
        "26|||",
    ),
    # what separates the cells
    asked(
        "quotes-that-begin-cells-beside-decimal-commas.csv",
        text(lines(("id", "said", "paid"), *SAID, mark=";")),
        ("quoting",),
        "id|said|paid",
        *map("|".join, SAID),
        quoting="off",
    ),
    asked(
        "single-blanks-between.txt",
        text("a b c d e f g \n" + "1  3 4 5 6 7\n1 2  4 5 6 7\n" * 6),
        ("header_row", "as_written"),
        "a b c d e f g",
        *["1  3 4 5 6 7", "1 2  4 5 6 7"] * 6,
        header_row=1,
        as_written="count",
    ),
    settled(
        "delimiter-that-is-said.csv",
        text("sep=:\n" + lines(NAMES, *RECORDS[:8], mark=":") + "\n# end\n# of file\n# x\n"),
        *TABLE[:9],
    ),
    refused(
        "japanese-mail.csv",
        text("番号,市\n1,札幌\n2,仙台\n", "iso2022_jp"),
        "letters of one row.*Save the file in utf-8",
    ),
    settled(
        "numbers-alone-here-and-there.csv",
        text(lines(NAMED, *SPARSE)),
        "|".join(NAMED),
        *map("|".join, SPARSE),
    ),
    settled(
        "zeros-in-most-columns.csv",
        text(lines("abcd", *ZEROS)),
        "a|b|c|d",
        *map("|".join, ZEROS),
    ),
    # another table below
    asked(
        "narrower-table-below.csv",
        text(f"{lines(('sex', 'kind', 'district'), *((sex, 'a', place) for sex, place in WORDS))}\n\np,q\nx,y\nz,y\n"),
        ("ragged", "below_gap"),
        "sex|kind|district",
        *(f"{sex}|a|{place}" for sex, place in WORDS),
        ragged="fill",
        below_gap="skip",
    ),
    asked(
        "wider-table-below.csv",
        text(lines(("sex", "kind"), *((sex, "a") for sex, _ in WORDS)) + "\n\nkey,town,road\nx,Bonn,Ring\nz,Ulm,Weg\n"),
        ("below_gap",),
        "sex|kind",
        *(f"{sex}|a" for sex, _ in WORDS),
        below_gap="skip",
    ),
    # several rows of a record, and several persons of a row
    asked(
        "records-on-two-rows.csv",
        text("name,age,street,town\n" + "".join(f"Ann{n},{20 + n},,\n,,Street {n},Ulm\n" for n in range(12))),
        ("as_written",),
        *("name|age|street|town", *(row for n in range(12) for row in (f"Ann{n}|{20 + n}||", f"||Street {n}|Ulm"))),
        as_written="count",
    ),
    asked(
        "two-persons-beside.csv",
        text("name1,age1,name2,age2\n" + "".join(f"Ann{n},{20 + n},Bob{n},{30 + n}\n" for n in range(12))),
        ("as_written",),
        *("name1|age1|name2|age2", *(f"Ann{n}|{20 + n}|Bob{n}|{30 + n}" for n in range(12))),
        as_written="count",
    ),
    asked(
        "his-and-hers.csv",
        text("his_age,her_age,his_job,her_job\n" + "".join(f"{20 + n},{30 + n},cook,clerk\n" for n in range(12))),
        ("as_written",),
        *("his_age|her_age|his_job|her_job", *(f"{20 + n}|{30 + n}|cook|clerk" for n in range(12))),
        as_written="count",
    ),
    # rows that are no persons
    asked(
        "frequencies-of-answers.csv",
        text("Valid,Frequency,Valid Percent\n" + "".join(f"type {'abcdefgh'[n]},{20 + n},{9 + n}\n" for n in range(8))),
        ("as_written",),
        *("Valid|Frequency|Valid Percent", *(f"type {'abcdefgh'[n]}|{20 + n}|{9 + n}" for n in range(8))),
        as_written="count",
    ),
    asked(
        "pupils-across.csv",
        text(
            "Lesson,Huber,Maier,Schulz,Kern,Lang,Vogt\n" + "".join(f"L{n},P,P,A,P,{'PA'[n % 2]},A\n" for n in range(12))
        ),
        ("as_written",),
        *("Lesson|Huber|Maier|Schulz|Kern|Lang|Vogt", *(f"L{n}|P|P|A|P|{'PA'[n % 2]}|A" for n in range(12))),
        as_written="count",
    ),
    asked(
        "days-of-counties.csv",
        text("day,county,new cases\n" + "".join(f"{line}\n".replace("|", ",") for line in COUNTIES)),
        ("as_written",),
        *("day|county|new cases", *COUNTIES),
        as_written="count",
    ),
    settled(
        "persons-of-countries.csv",
        text("country,age,children,visits\n" + "".join(f"{line}\n".replace("|", ",") for line in ABROAD)),
        *("country|age|children|visits", *ABROAD),
    ),
    # turned
    asked(
        "records-in-columns.csv",
        text("\n".join(",".join(map(str, row)) for row in TURNED)),
        ("as_written",),
        *("|".join(map(str, row)) for row in TURNED),
        as_written="count",
    ),
    # units
    asked(
        "two-currencies.csv",
        text(lines(("shop", "price"), *PRICED)),
        ("as_written",),
        "shop|price",
        *map("|".join, PRICED),
        as_written="count",
    ),
)
