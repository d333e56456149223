"""Guesses about layout: right on the files people have, and cautious where two readings are possible."""

from __future__ import annotations

from datetime import date

import pytest

from core.data.raw_cells import Marks
from core.sources.formats.delimited.delimiter import delimiter_of
from core.sources.header_row import header_row_of
from core.sources.reading.marks_and_dates import dates_of, marks_of, short_years


@pytest.mark.parametrize(
    ("rows", "place"),
    [
        ([["a", "b"], ["1", "2"]], 0),
        ([["Title"], [], ["a", "b", "c"], ["1", "2", "3"], ["1", "2", "3"]], 2),
        ([["Title", None, None], [None] * 3, ["a", "b", "c"], [1, 2, 3]], 2),
        ([["Source:", "Office", None, None, None], ["a", "b", "c", "d", "e"], [1, 2, 3, 4, 5]], 1),
        ([["a", "", "c"], ["x", "y", "z"]], 0),
        ([["a"], ["x"]], 0),
        ([["a", "b", "c", "d"], [1, None, None, None], [1, None, None, None]], 0),
        ([[2019, 2020], [1, 2]], 0),
        ([["Title", "2024"], ["a", "b", "c", "d"], [1, 2, 3, 4]], 1),
        ([], None),
        ([[], ["", None]], None),
    ],
)
def test_header_rows(rows, place):
    assert header_row_of(rows) == place


@pytest.mark.parametrize(
    ("lines", "suffix", "delimiter"),
    [
        (["a,b", "1,2"], ".csv", ","),
        (["a;b", "1,5;2,5", "2,5;3,5"], ".csv", ";"),
        (["a;b;c", "x, y;2;3", "u, v;2;3"], ".csv", ";"),
        (["a,b,c", "x;y,2,3", "u;v,2,3"], ".csv", ","),
        (["a\tb", "1,5\t2"], ".csv", "\t"),
        (["a|b", "1|2"], ".txt", "|"),
        (["People, 2024", "", "a;b;c", "1;2;3", "1;2;3"], ".csv", ";"),
        (["income", "1,5", "2,5", "3,5"], ".csv", ","),
        (["income", "17", "18"], ".csv", ","),
        (["income", "17", "18"], ".tsv", "\t"),
        (["a,b\n", '"x\n', 'y;z",2\n'], ".csv", ","),
        (["1;2;3", "4;5;6"], ".csv", ";"),
        (["income", "17", "18"], ".tab", "\t"),
        (["income 2024", "1,5", "2,5"], ".tsv", "\t"),
        (["a;b,c", "1;2,3"], ".csv", ","),
        (["a;b", "1;2", "3;4", "5;6;7"], ".csv", ";"),
        (["Title", "a;b;c", "1;2;3", "note"], ".csv", ";"),
        (["a,b;c\n", *['1,"x\n', 'y;z"\n'] * 4], ".csv", ","),
        (['a;b,"x\n', 'y"'], ".tsv", ","),
        (['"name";last, first\n', '"x";c, d\n', '"y";e, f\n'], ".csv", ";"),
        (["a;b;c\n", *["1;2,5;x\n"] * 8, *["1;2,5\n"] * 2], ".csv", ";"),
        (["a;b;c\n", *["1;2,5;x\n"] * 4, *["1;2,5\n"] * 3, *["1;2,5;x;y\n"] * 3], ".csv", ";"),
        (["a;b;c\n", *["1;2,5;x\n"] * 8, *["1;2,5;x;Jr.\n"] * 2], ".csv", ";"),
        (["Title; of 2024\n", "a,b,c\n", *["1,x,y\n"] * 8], ".csv", ","),
        (["Name, Vorname;Klasse\n", *["Kant, Eva;5a\n"] * 8], ".csv", ";"),
        (["Amount, EUR;Donor\n", *["388,12;firm\n"] * 8], ".csv", ";"),
        (["Surname, Given|Ward\n", *["White, Emily|A1\n"] * 8], ".txt", "|"),
        (["Name, Vorname;Straße, Nr.;Alter\n", *["Kant, Eva;Ring, 7;40\n"] * 8], ".csv", ";"),
        (["Surname, Given\tWard\n", *["White, Emily\tA1\n"] * 8], ".txt", "\t"),
        (["id,tags (a;b)\n", *["1,x;y\n"] * 8, "2,x\n"], ".csv", ","),
        (["id,tags\n", *["1,x;y\n"] * 8], ".csv", ","),
        (["id,sex,place (lat;lon)\n", *["1,f,50.5;7.5\n"] * 8], ".csv", ","),
        (["sex,region,answers q1;q2;q3\n", *["f,north,a;b;c\n"] * 8], ".csv", ","),
        (["sex,topic,tags x|y|z\n", *["f,sport,a|b|c\n"] * 8], ".csv", ","),
        (["sex,region;party\n", *["f,north;red\n"] * 8], ".csv", ","),
        (["Sex, Age, Family; status, Region\n", *["f, 34, single; yes, North\n"] * 8], ".csv", ","),
        (["id,sex,age;;\n", *["1,f,40;;\n"] * 8], ".csv", ","),
        (["|id,sex,age|\n", *["|1,f,40|\n"] * 8], ".csv", ","),
        (["Name, Vorname, Titel;Klasse\n", *["Kant, Eva, Dr.;5a\n"] * 8], ".csv", ";"),
        (['id,"one;two"\n', *['1,"x;y"\n'] * 8], ".csv", ","),
        ([], ".csv", ","),
        (["\n"] * 50, ".csv", ","),
        (["\n", ";\n", ";;\n"] * 9, ".csv", ","),
    ],
)
def test_delimiters(lines, suffix, delimiter):
    assert delimiter_of(lines, suffix) == delimiter


@pytest.mark.parametrize(
    ("cells", "delimiter", "marks", "unclear"),
    [
        (["1,5"], ";", Marks(",", ""), []),
        (["350,- €", "1.500,- €"], ";", Marks(",", "."), []),
        (["350,-", "1.500"], ",", Marks(",", "."), []),
        (["350,–", "1.500"], None, Marks(",", "."), []),
        (["1.500,--"], ",", Marks(",", "."), []),
        (["€ 1.500,-", "€ 2.000,50"], ",", Marks(",", "."), []),
        (["350.-", "1,500.-"], ",", Marks(".", ","), []),
        (["CHF 1'500.–", "CHF 350.–"], ";", Marks(".", "'"), []),
        (["350.-", "1.500.-"], ";", Marks(".", ""), [0]),
        (["350,-", "1,500,-"], ",", Marks(".", ""), [0]),
        (["350,-15", "1.500"], ";", Marks(".", ""), [0]),
        (["350-", "1.500"], ";", Marks(".", ""), [0]),
        (["1,234"], ",", Marks(".", ""), [0]),
        (["1,234"], None, Marks(".", ""), [0]),
        (["1,234"], ";", Marks(",", ""), []),
        (["1,234", "1.5"], ",", Marks(".", ""), [0]),
        (["1,234", "588", "17", "1903", "90"], ",", Marks(".", ","), []),
        (["1,42,782", "326,70,930"], ",", Marks(".", ","), []),
        (["1,234", *(f"{n}.5" for n in range(20))], ",", Marks(".", ","), []),
        (["1,234", "1,5", *(f"{n}.5" for n in range(20))], ",", Marks(".", ""), [0]),
        (["1,234", "588", "17"], ",", Marks(".", ""), [0]),
        (["1,234", "12,5", "588", "17", "90"], ",", Marks(",", ""), []),
        (["1,234", "1,234.5"], ",", Marks(".", ","), []),
        (["1,234", "12,5"], ",", Marks(",", ""), []),
        (["0,123"], ",", Marks(",", ""), []),
        (["1234,567"], ",", Marks(",", ""), []),
        (["1.2.3", "31.1.2024", "192.168.0.1", "10:30", "a,b"], ",", Marks(".", ""), []),
        ([1.5, None, "x"], None, Marks(".", ""), []),
        (["123,456"], ",", Marks(".", ""), [0]),
        (["1,234", "1.234"], ";", Marks(".", ""), [0]),
        ([",5"], ",", Marks(",", ""), []),
        (["1 234"], ",", Marks(".", " "), []),
        (["1 234,5"], ";", Marks(",", " "), []),
        (["1.234.567"], ";", Marks(",", "."), []),
        (["1.234.567,8"], ";", Marks(",", "."), []),
        (["1.234.567", "7,5"], ";", Marks(",", "."), []),
        (["1 234 567", "1'234'567"], ";", Marks(".", " "), []),
        (["1,234.567,8", "1 234.567,890"], ",", Marks(".", ""), []),
        *(([cell], ",", Marks(".", ","), []) for cell in ("¥12,000", "￥ 12,000", "12,000円", "₩1,234", "1,234 JPY")),
        *(([cell], ";", Marks(",", "."), []) for cell in ("12.000 Ft", "CLP 1.234", "-₩1.234")),
        (["¥12,000", "1,234"], None, Marks(".", ","), []),
        *(([cell], ",", Marks(".", ","), []) for cell in ("£9,250", "27,500 GBP", "US$1,234", "₹ 1,234")),
        *(([cell], ",", Marks(".", ""), [0]) for cell in ("1,234 €", "1,234 KWD")),
        (["$1,234", "$45,200", "($12,080)"], ",", Marks(".", ","), []),
        (["$1,234", "$45,200"], "\t", Marks(".", ","), []),
        (["$1,234", "$45,20"], ",", Marks(",", ""), []),  # of Argentina
        (["$1,234", "$1.234"], ",", Marks(".", ""), [0]),
        (["$1,234", "45,200"], ",", Marks(".", ""), [0]),
        (["¥1.234"], None, Marks(".", ""), [0]),
    ],
)
def test_marks(cells, delimiter, marks, unclear):
    found, doubtful, places = marks_of([cells], delimiter)
    assert (found, places, bool(doubtful)) == (marks, unclear, bool(unclear))


@pytest.mark.parametrize(
    ("cells", "marks"),
    [
        (["1,5", "1.5", "2.5"], Marks(".", "")),
        (["1,5", "1,234,567", "2,345,678"], Marks(".", ",")),
        (["1,5", "1,234,567", "1.5"], Marks(".", ",")),
        (["1.5", "1,5", "2,5"], Marks(",", "")),
    ],
)
def test_where_numbers_differ_the_mark_of_most_is_for_decimals(cells, marks):
    """A mark that separates thousands speaks for the other one."""
    assert marks_of([cells], ";") == (marks, "", [])


ADDRESSES = [f"{n}.77.{100 + n}.{n % 9}" if n % 7 else f"{n + 7}.177.202.167" for n in range(60)]
CODES = [f"{20 + n % 9}.{100 + n}.{999 - n}" for n in range(60)]
AMOUNTS = [f"1.{100 + n}.{999 - n}" if n % 5 else f"{500 + n}.000" for n in range(60)]
WEIGHTS = ["3.125", "2.980", "4.041"] * 20


@pytest.mark.parametrize(
    ("columns", "delimiter", "marks", "unclear"),
    [
        ([ADDRESSES, WEIGHTS], ",", Marks(".", ""), []),
        ([ADDRESSES, WEIGHTS], ";", Marks(".", ""), [1]),
        ([ADDRESSES, ["1.5", "2.5"]], ";", Marks(".", ""), []),
        ([CODES, WEIGHTS], ",", Marks(".", ""), [1]),
        ([CODES, [*WEIGHTS, "2.36"]], ",", Marks(".", ""), []),
        ([CODES, ["f", "m"]], ";", Marks(",", "."), []),
        ([CODES, ["1,5", "2,5"]], ";", Marks(",", "."), []),
        ([AMOUNTS, WEIGHTS], ",", Marks(",", "."), []),
    ],
)
def test_addresses_and_codes_with_dots_tell_no_mark_of_other_columns(columns, delimiter, marks, unclear):
    found, doubtful, places = marks_of(columns, delimiter)
    assert (found, places, bool(doubtful)) == (marks, unclear, bool(unclear))


@pytest.mark.parametrize(
    ("columns", "found"),
    [
        ([["x", None, 1.5]], (None, [])),
        ([["2024-01-31", "31.1.2024"]], ("year-first", [])),
        ([[date(2024, 1, 31)], ["x"]], ("year-first", [])),
        ([["5/5/2024"]], ("year-first", [])),
        ([["3/4/2024", "31/1/2024"]], ("day-first", [])),
        ([["3/4/2024"], ["1/31/2024"]], ("month-first", [])),
        ([["x"], ["3/4/2024", "2024-01-31"]], (None, [1])),
        ([["31/1/2024"], ["1/31/2024"]], ("year-first", [])),
        ([["31/1/2024"], ["1/31/2024", "3/4/2024"]], (None, [1])),
    ],
)
def test_the_order_of_dates(columns, found):
    assert dates_of(columns) == found


@pytest.mark.parametrize(
    ("cells", "doubtful"), [(["1.972"], "."), (["1,972"], ","), (["1,972", "1.972"], ",."), (["1.972", "1,5"], "")]
)
def test_marks_that_nothing_tells(cells, doubtful):
    assert marks_of([cells], "\t")[1] == doubtful


LONG = [f"{n % 27 + 1}.{n % 12 + 1}.{1990 + n % 30}" for n in range(60)]
SHORT = [f"{n % 27 + 1}.{n % 12 + 1}.{n % 30:02}" for n in range(60)]


@pytest.mark.parametrize(
    ("cells", "are_asked"),
    [
        (SHORT, True),
        ([*LONG[:45], *SHORT[:15]], True),
        ([*SHORT[:15], *LONG[:45]], True),
        ([*LONG[:9], *SHORT[:45]], True),
        ([*LONG, SHORT[0]], False),
        (LONG, False),
        ([*SHORT[:15], *(f"note {n}" for n in range(30))], False),
    ],
)
def test_years_of_two_digits_are_asked_about_where_many_dates_have_them(cells, are_asked):
    assert short_years([cells]) == ([0] if are_asked else [])


@pytest.mark.parametrize("sign", ["${}", "₺{}", "CHF {}", "{} $", "{} €"])
def test_money_with_three_digits_behind_a_comma_is_asked_about_between_semicolons(sign):
    amounts = [sign.format(f"{n % 7 + 1},{n * 37 % 90 + 10}0") for n in range(40)]
    assert marks_of([amounts], ";")[1:] == (",", [0])
    cents = [sign.format(f"{n},{n % 90 + 10}") for n in range(40)]
    assert marks_of([amounts, cents], ";")[1:] == ("", [])
    assert marks_of([[f"{n % 7 + 1},{n * 37 % 90 + 10}0" for n in range(40)]], ";")[1:] == ("", [])
