"""Dates are read as people and programs write them, exactly: a date that is written reads back equal."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.data.column_profiler import ColumnProfiler
from core.data.raw_cells import Marks, possible_dates
from core.data.written_dates import are_days, dates_in, has_short_year
from core.domain.attribute import Kind

FIFTH = date(2024, 3, 5)
ONE = [
    "5 III 2024",
    "5. 3. 2024",
    "05.III.2024",
    "5. III. 2024 r.",
    "5-iii-2024",
    "5 آذار 2024",
    "2024-03-05",
    "05-Mar-2024",
    "5-MAR-2024",
    "05MAR2024",
    "5 March 2024",
    "March 5 2024",
    "March 5, 2024",
    "Mar. 5, 2024",
    "5th of March 2024",
    "5. März 2024",
    "5. Mrz. 2024",
    "5 mars 2024",
    "5 de marzo de 2024",
    "5 marzo 2024",
    "5 maart 2024",
    "5 marca 2024",
    "5 marca 2024 r.",
    "5. března 2024",
    "5 marts 2024",
    "2024 Mar 5",
    "20240305",
    20240305,
    20240305.0,
    "20240305T143000",
    "20240305 14:30",
    "20240305T14:30:00",
    "20240305T1430Z",
    "20240305 143000",
    "20240305143000",
    20240305143000,
    "202403051430",
    202403051430,
    "14:30:05  5 Mar 2024",
    "14:30 05.03.2024",
    "2024-03-05 2:30 PM",
    "2024-03-05 2:30p",
    "2024-03-05 02:30:15 p.m.",
    "2024-03-05T14:30:15.123Z",
    "2024-03-05 14:30 UTC",
    "2024-03-05 14:30:00 +0100",
    "05.03.2024 14:30",
    "05-Mar-2024 2:30 PM",
    "March 5, 2024 14:30 CET",
    "2024-W10-2",
    "5. 3. 2024",
    "2024. 3. 5.",
    "2024. 03. 05",
    "2024. 03.05",
    "2024年3月5日",
    "2024年03月05日",
    "2024년 3월 5일",
    "Tuesday, March 5, 2024",
    "Tue 05 Mar 2024",
    "Tue Mar 05 12:30:00 UTC 2024",
    "Tue, 05 Mar 2024 12:30:00 GMT",
    "2024-03-05 12:30:00 EST",
    "2024-03-05T12:30:00+01:00[Europe/Paris]",
    "Di, 05.03.2024",
    "05.03.2024, 14:30 Uhr",
    "05-MAR-2024 12.00.00.000000 AM",
    "05-MAR-2024 11.59.59.000000000 PM +01:00",
    "05-MAR-2024 11.59.59.999999 PM EUROPE/BERLIN",
    "05-MAR-2024 23.16.00",
    "05.03.2024 14.30",
    "5.3.2024 9.05.30",
    "mardi 5 mars 2024",
    "5 марта 2024 г.",
    "5 март 2024 г.",
    "05.03.2024 г.",
    "05.03.2024г.",
    "5.3.2024 г",
    "05.03.2024 г. 14:30",
    "Вт, 05.03.2024 г.",
    "05.03.2024 р.",
    "05.03.2024 r.",
    "5 Μαρτίου 2024",
    "5 Mart 2024",
    "5. maaliskuuta 2024",
    "2024. március 5.",
    "5 مارس 2024",
    "2024年3月5日(火)",
    "2024/03/05 (火)",
    "令和6年3月5日",
    "令和 6年 3月 5日",
    "㋿6年3月5日",
    "平成36年3月5日",
    "2024-03-05 14:30:00+01",
    "2024-03-05 14:30:00.123456+01",
    "2024-03-05 14:30:00.123456-03",
    "2024-03-05 14:30:00+05:30",
    "5 Mar 2024 14:30+01",
    "Tue Mar 05 2024 14:30:00 GMT+0100",
    "Tue Mar 05 2024 14:30:00 GMT+0100 (CET)",
    "Tue Mar 05 2024 14:30:00 GMT+0100 (Central European Standard Time)",
    "Tue Mar 05 2024 14:30:00 GMT+0100 (Mitteleuropäische Normalzeit)",
    "Tue, 05 Mar 2024 14:30:00 +0100",
    "05MAR2024:14:30:00",
    "05MAR2024:14:30:00.123",
    "05mar2024:14:30",
    "2024-03-05-14.30.00.000000",
    "2024-03-05-14.30.00",
    "5.3.2024 klo 14.30",
    "5.3.2024 klo 14:30",
    "05.03.2024 um 14:30 Uhr",
    "Dienstag, 5. März 2024 um 14:30",
    "March 5, 2024 at 2:30 PM",
    "5 mars 2024 à 14:30",
    "5 de marzo de 2024 a las 14:30",
    "5 maart 2024 om 14:30 uur",
    "2024-03-05 kl. 14.30",
    "5 marzo 2024 alle ore 14:30",
    "5 marca 2024 godz. 14:30",
]
MONTHS = [
    "令和6年3月",
    "2024年3月",
    "2024년 3월",
    "2024-03",
    "2024/3",
    "03/2024",
    "Mar 2024",
    "März 2024",
    "marzo de 2024",
    "Mar-2024",
    "Март 2024",
    "03.2024",
    "202403",
    202403,
    "2024M03",
    "2024-M03",
]
QUARTERS = ["2024-Q1", "2024Q1", "Q1 2024", "1. Quartal 2024", "T1 2024", "1Q2024", "Q1.2024", "1er trimestre 2024"]
NO_DATES = [
    "05-Mar-24",
    "20241332",
    "2024-13",
    "2024-W60",
    "5 Foo 2024",
    "March",
    "Q5 2024",
    "12345",
    12345,
    "3.5",
    0.5,
]
NO_DATES += [
    "18:30",
    "May",
    "x" * 500,
    "5 IIII 2024",
    "5 XIII 2024",
    "III 2024",
    "Room 5 V 2024",
    "Mar 35 2024",
    "5. 13. 2024",
    "2024. 3",
    "2024 12.30",
    "05-MAR-2024 25.00.00",
    "05-MAR-2024 12.60.00",
    "2024年13月5日",
    "2024号3月5日",
    "令和6年13月5日",
    "令和六年三月",
    "永仁6年3月5日",
    "10012024x",
    "2024-03-05 14:30:00+1",
    "2024-03-05-25.30.00",
    "2024-03-05-14",
    "12-34-2024-12.13",
    "05MAR2024:25:30:00",
    "Room 2024:14:30:00",
    "2024:14:30:00",
    "5.3.2024 klo",
    "5.3.2024 foo 14.30",
    "call me 2024 at 14:30",
    "GMT+0100 (CET) 2024",
    "Tue Mar 05 2024 (remark)",
    True,
    None,
    "",
]


@pytest.mark.parametrize("cell", ONE)
def test_one_day_in_many_forms(cell):
    assert dates_in(cell) == (FIFTH, FIFTH)


@pytest.mark.parametrize("cell", MONTHS)
def test_a_month_is_its_first_day(cell):
    assert dates_in(cell)[0] == date(2024, 3, 1)


@pytest.mark.parametrize("cell", QUARTERS)
def test_a_quarter_is_its_first_day(cell):
    assert dates_in(cell)[0] == date(2024, 1, 1)


@pytest.mark.parametrize("cell", ["2024w5", "2024W5", "2024-W5", "2024-W05", "2024-w5-1", "KW5/2024"])
def test_a_week_of_one_digit_is_one(cell):
    assert dates_in(cell) == (date(2024, 1, 29), date(2024, 1, 29))


@pytest.mark.parametrize("cell", ["2024-W10", "KW 10/2024", "KW10 2024", "2024-KW10", "Week 10 2024"])
def test_a_week_is_its_monday(cell):
    assert dates_in(cell)[0] == date(2024, 3, 4)


def test_a_blank_may_stand_for_a_zero():
    assert dates_in("10/ 5/1995") == dates_in("10/05/1995")
    assert dates_in("10/ 5/95", 1950) == dates_in("10/05/95", 1950)
    assert dates_in(" 1/ 5/95", 1950) == dates_in("1/05/95", 1950)


@pytest.mark.parametrize(
    ("cell", "month"), [("3 آب 2001", 8), ("3 تشرين الأول 2001", 10), ("3 كانون الثاني 2001", 1), ("3 X 2001", 10)]
)
def test_months_of_two_words_and_of_one_letter(cell, month):
    assert dates_in(cell) == (date(2001, month, 3), date(2001, month, 3))


@pytest.mark.parametrize("cell", NO_DATES)
def test_what_is_no_date(cell):
    assert dates_in(cell) == (None, None)


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("令和元年5月1日", date(2019, 5, 1)),
        ("平成31年4月30日", date(2019, 4, 30)),
        ("昭和55年1月2日", date(1980, 1, 2)),
    ],
)
def test_years_of_emperors_of_japan_are_counted_from_their_first(text, day):
    assert dates_in(text) == (day, day)


@pytest.mark.parametrize("time", ["2:30 PM", "2:30p", "2:30 a.", "12:00 am", "14:30:05"])
def test_the_order_of_day_and_month_stays_a_question_beside_a_time(time):
    assert dates_in(f"3/4/2024 {time}") == (date(2024, 4, 3), date(2024, 3, 4))
    assert dates_in(f"31/1/2024 {time}") == (date(2024, 1, 31), None)


@given(st.dates(date(1900, 1, 1), date(2099, 12, 31)), st.sampled_from(["%d-%b-%Y", "%d%b%Y", "%B %d, %Y", "%Y%m%d"]))
def test_a_date_that_is_written_reads_back_equal(day, form):
    assert dates_in(day.strftime(form)) == (day, day)


@given(st.dates(date(1001, 1, 1), date(2098, 12, 31)))
def test_weeks_read_back_equal(day):
    year, week, weekday = day.isocalendar()
    assert dates_in(f"{year:04}-W{week:02}-{weekday}") == (day, day)


@given(st.text(max_size=20) | st.integers() | st.floats() | st.dates())
def test_whatever_was_a_date_stays_that_date(cell):
    if possible_dates(cell) != (None, None):
        assert dates_in(cell) == possible_dates(cell)
    assert isinstance(dates_in(cell), tuple)


@pytest.mark.parametrize("form", ["%Y%m%d", "%d-%b-%Y", "%Y-%m", "%m/%d/%Y 2:30 PM", "%m.%Y", "%Y%m"])
def test_columns_of_them_are_dates(form):
    look = ColumnProfiler(Marks())
    look.take([date(2024, 1 + place % 12, 13 + place % 9).strftime(form) for place in range(90)])
    assert look.profile("when").kind is Kind.DATE


def test_numbers_of_eight_digits_are_no_dates():
    look = ColumnProfiler(Marks())
    look.take([20_000_000 + 7919 * place for place in range(900)])
    assert look.profile("amount").kind is not Kind.DATE


def test_numbers_that_are_months_by_chance_are_no_dates():
    for cells in ([f"{place * 7 % 13:02}.{1900 + place}" for place in range(900)], range(190_000, 209_999, 37)):
        look = ColumnProfiler(Marks())
        look.take([*cells])
        assert look.profile("amount").kind is not Kind.DATE


SHORT = ["5.3.24", "05.03.24", "05-Mar-24", "5 March 24", "March 5, 24", "05MAR24", "5.3.24 14:30", "Mar-5-24"]
SHORT += ["05-MAR-24 12.00.00.000000 AM", "05-MAR-24 05.52.00.000000000 PM +01:00", "5.3.24 14.30"]
SHORT += ["05MAR24:14:30:00"]


@pytest.mark.parametrize("text", SHORT)
def test_a_year_of_two_digits_is_read_only_once_its_century_is_said(text):
    assert dates_in(text) == (None, None)
    assert has_short_year(text)
    assert dates_in(text, 1950) == (FIFTH, FIFTH)
    assert dates_in(text, 1900) == (date(1924, 3, 5), date(1924, 3, 5))


@pytest.mark.parametrize(
    "text", ["Mar-24", "March 24", "MAR/24", "Mar. 24", "Mar'24", "mars-24", "Mrz 24", "Mar ’24", "мар-24"]
)
def test_a_month_may_have_a_year_of_two_digits(text):
    assert dates_in(text) == (None, None)
    assert has_short_year(text)
    assert dates_in(text, 1950) == (date(2024, 3, 1), date(2024, 3, 1))


@pytest.mark.parametrize("text", ["Mar 24 10:30:15", "Room-24", "Mar-2", "Mar-240", "24-Mar", "Q1-24x", "Mar--24"])
def test_what_is_no_month_with_a_short_year_stays_none(text):
    assert not has_short_year(text)
    assert dates_in(text, 1950) == (None, None)


@pytest.mark.parametrize(
    ("cells", "is_such"),
    [
        ([f"Jun {day}" for day in range(11, 26)], True),
        ([f"{month}-{day:02}" for day in range(1, 32) for month in ("May", "Jul", "Aug")], True),
        ([f"Mar-{year}" for year in range(18, 25)], False),
        ([f"Mar-{year}" for year in range(18, 48)], False),
        ([f"{month}-{year:02}" for month in ("Jan", "Apr", "Jul", "Oct") for year in range(10, 25)], False),
        ([], False),
    ],
)
def test_many_numbers_beside_few_months_are_days(cells, is_such):
    assert are_days(cells) == is_such


def test_digits_of_other_scripts_are_read():
    assert dates_in("٣/٤/٢٠٢٤") == (date(2024, 4, 3), date(2024, 3, 4))


def test_the_order_of_day_and_month_stays_open_in_short_dates():
    assert dates_in("3/4/24", 1950) == (date(2024, 4, 3), date(2024, 3, 4))


@pytest.mark.parametrize(("year", "full"), [("49", 2049), ("50", 1950), ("99", 1999), ("00", 2000)])
def test_a_window_of_years_is_a_hundred_years_from_its_first(year, full):
    assert dates_in(f"1.1.{year}", 1950)[0] == date(full, 1, 1)


@pytest.mark.parametrize(
    "text", ["24-03-05", "1.13.24.5", "31.2.24", "5 apples 24", "10:30:24", "1.5", "12/24", "1.2.3", "12 Room 34:14:30"]
)
def test_what_is_no_short_date_stays_none(text):
    assert not has_short_year(text)
    assert dates_in(text, 1950) == (None, None)


@pytest.mark.parametrize(
    "text",
    [
        *("2024/03/05 4:48:22 p. m. EEST", "2024/03/05 4:48:22 p.\u00a0m. GMT-5", "5 de marzo de 2024, 4:48 a. m."),
        *(
            "2024. 3. 5 오후 3:12:00",
            "2024. 3. 5. 오전 3:12",
            "2024/03/05 4:48:22 오후 GMT+9",
            "2024년 3월 5일 오후 3:12",
        ),
        *("2024년 3월 5일 오후 3:12", "2024/3/5 下午 3:12", "2024年3月5日 上午3:12", "2024-03-05 午後 3:12:00"),
    ],
)
def test_half_days_are_told_as_forms_of_other_languages_write_them(text):
    assert dates_in(text)[0] == date(2024, 3, 5)


@pytest.mark.parametrize("text", ["2024/03/05 p. m.", "2024 오후 3:12", "version 2024. 14:00", "4:48:22 p. m."])
def test_a_half_day_makes_no_date_of_other_texts(text):
    assert dates_in(text) == (None, None)
