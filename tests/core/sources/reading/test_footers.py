"""A total, a note or a ruler is found in whichever column it begins, and by whichever spelling."""

from __future__ import annotations

import pytest

from core.sources.reading.footers import Look, look_of, strays

SAID = ("ward", "sex", "age", "visits")
RECORDS = [["", "f", "41", "2"], ["", "m", "", "3"], ["a", "f", "38", ""]]
WORDS = ("Total", "TOTAL :", "summe", "Итого", "North Total", "total north", "合計", "Average", "all", "***", "25%")
DONE = "Completion time: 2024-03-04T09:12:11.1234567+01:00"


@pytest.mark.parametrize("word", [*WORDS, "------", "# made by hand", "Source: the city", "(12 rows affected)", DONE])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_row_is_found_where_it_begins(word, place):
    row = ["", "", "", "57"]
    row[place] = word
    for odd in (row, [*row[:3], ""], ["", *row[1:3], "57"]):
        rows = [*RECORDS, odd, *RECORDS]
        found = look_of(odd, SAID)
        assert strays(rows, SAID) == ([(3, found)] if found else [])
    assert strays(RECORDS, SAID) == []


@pytest.mark.parametrize("word", WORDS)
def test_a_row_of_the_only_column_is_found(word):
    found = look_of([word], ["age"])
    assert strays([["41"], [word], ["38"]], ["age"]) == ([(1, found)] if found else [])


@pytest.mark.parametrize("word", ["Std. Dev.", "std. dev", "Mean", "Median:"])
def test_a_statistic_of_all_rows_is_no_record(word):
    assert strays([["41", "2"], [word, "1.5"], ["38", "3"]], ["age", "visits"]) == [(1, Look.FOOTER)]


def test_names_once_more_are_found_behind_a_blank_one():
    assert strays([["", "f", "41"], ["", "Sex", "AGE"]], ["", "sex", "age"]) == [(1, Look.FOOTER)]


def test_words_behind_a_number_are_found_below_a_blank():
    odd = ["", "5", "North Total", ""]
    assert look_of(odd, SAID) is Look.MAY_BE_TOTAL
    assert strays([*RECORDS, odd], SAID) == [(3, Look.MAY_BE_TOTAL)]


ASKED = (
    *("Summary", "Ø", "Schnitt", "Mittel", "Mittelw.", "MW", "Max.", "StdAbw", "Soll", "Saldo", "Netto", "Brutto"),
    *("Übertrag", "Balance", "Ending balance", "Opening Balance", "Bilanz", "Gesamtbetrag", "Carry over", "VAT:"),
    *("Carried forward", "Net", "Gross", "RH Somme", "Kreis zusammen", "Report", "Riporto", "Suma y sigue"),
)


@pytest.mark.parametrize("word", ASKED)
def test_a_word_of_accounts_is_asked_about_beside_numbers_alone(word):
    rows = [["York", "f", "41", "2"], [word, "", "", "57"], ["Ely", "m", "38", "3"]]
    assert strays(rows, SAID) == [(1, Look.MAY_BE_TOTAL)]
    rows[1] = [word, "m", "40", "57"]
    assert strays(rows, SAID) == []


@pytest.mark.parametrize("word", ["Net", "Gross", "Soll", "Mittel", "Schnitt"])
def test_a_surname_is_no_total_in_a_row_that_is_filled(word):
    rows = [["York", "4", "41", "2"], [word, "3", "40", "57"], ["Ely", "2", "38", "3"]]
    assert strays(rows, SAID) == []


@pytest.mark.parametrize("row", [["--", "---", "---", "------"], ["--", "---", "---", "--"], ["---"] * 4])
def test_a_ruler_below_the_names_of_a_database_is_no_record(row):
    assert [place for place, _ in strays([row, *RECORDS], SAID)] == [0]


@pytest.mark.parametrize("row", [["-", "-", "-", "-"], ["a", "--", "--", "--"], ["", "--", "", ""]])
def test_a_row_without_answers_is_a_record(row):
    assert strays([*RECORDS, row, *RECORDS], SAID) == []


def test_a_town_named_like_a_total_is_none_beside_words():
    said = ("name", "country", "region", "number")
    town = ["Soma", "Türkiye", "Manisa", "300371"]
    assert strays([["Sorgun", "Türkiye", "Yozgat", "300352"], town], said) == []
    assert strays([["Sorgun", "Türkiye", "Yozgat", "300352"], ["Soma", "", "", "1"]], said) == [(1, Look.FOOTER)]
    assert strays([["Sorgun", "Türkiye", "Yozgat", "3"], ["Soma", "Türkiye", "", "1"]], said) == [
        (1, Look.MAY_BE_TOTAL)
    ]
