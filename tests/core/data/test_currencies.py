"""A number is read with its currency or percent sign, by the marks of the file."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.data.column_profiler import ColumnProfiler
from core.data.currencies import with_cents, without_currency
from core.data.raw_cells import Marks, number_of
from core.domain.attribute import Kind
from core.sources.reading.marks_and_dates import marks_of

ENGLISH, GERMAN, SWISS = Marks(".", ","), Marks(",", "."), Marks(".", "'")


@pytest.mark.parametrize(
    ("cell", "marks", "number"),
    [
        ("$1,234.50", ENGLISH, 1234.5),
        ("-$5", ENGLISH, -5),
        ("$ -5", ENGLISH, -5),
        ("US$12", ENGLISH, 12),
        ("12 %", ENGLISH, 12),
        ("12.5%", ENGLISH, 12.5),
        ("1.234,50 €", GERMAN, 1234.5),
        ("€ 1.234,50", GERMAN, 1234.5),
        ("EUR 7,25", GERMAN, 7.25),
        ("1.250,50 DM", GERMAN, 1250.5),
        ("CHF 1'234.50", SWISS, 1234.5),
        ("120 kr", ENGLISH, 120),
        ("(1,234.50)", ENGLISH, -1234.5),
        ("($1,234.50)", ENGLISH, -1234.5),
        ("$(12.50)", ENGLISH, -12.5),
        ("(1.234,50 €)", GERMAN, -1234.5),
        ("1.234,50\u00a0€", GERMAN, 1234.5),
        ("$(1,234)", ENGLISH, -1234),
        ("$ (345)", ENGLISH, -345),
        ("(12 €)", GERMAN, -12),
        ("$ -", ENGLISH, 0),
        ("$ -   ", ENGLISH, 0),
        ("-   €", GERMAN, 0),
        ("€ 450,-", GERMAN, 450),
        ("1.234,- €", GERMAN, 1234),
        ("1.234,--", GERMAN, 1234),
        ("Fr. 450.-", SWISS, 450),
        ("SFr. 1'450.50", SWISS, 1450.5),
        ("AED 12,345", ENGLISH, 12345),
        ("A$5.50", ENGLISH, 5.5),
        ("Rs. 1,200", ENGLISH, 1200),
        ("1,200円", ENGLISH, 1200),
        ("￥1,200", ENGLISH, 1200),
        ("1.200 руб.", GERMAN, 1200),
        ("12 percent", ENGLISH, 12),
        ("12,5 Prozent", GERMAN, 12.5),
        ("5‰", ENGLISH, 5),
        ("KSh 3,200", ENGLISH, 3200),
        ("TSh 3,200/=", ENGLISH, 3200),
        ("UGX 45,000", ENGLISH, 45000),
        ("₦1,200.50", ENGLISH, 1200.5),
        ("N$ 200", ENGLISH, 200),
        ("$1,234.50 CAD", ENGLISH, 1234.5),
        ("-$1,234 MXN", ENGLISH, -1234),
        ("450:-", GERMAN, 450),
        ("1.200 din.", GERMAN, 1200),
        ("Rp 12.000", GERMAN, 12000),
        ("S/ 12.50", ENGLISH, 12.5),
        ("15 000 FCFA", Marks(",", " "), 15000),
    ],
)
def test_numbers_with_a_currency(cell, marks, number):
    assert number_of(cell, marks) == number


@pytest.mark.parametrize(
    "cell",
    [
        "(12)",
        "(1,234)",
        "(12%)",
        "12 EUR 5",
        "12 Main",
        "A 5",
        "DM 2",
        "-",
        "(12.5)",
        "(-12.50)",
        "$",
        "%",
        "5 $ %",
        "$ five",
        "5 apples",
        "$1,23",
        "12 %%",
        "€€5",
        "%5",
        "",
    ],
)
def test_what_is_no_number(cell):
    assert number_of(cell, ENGLISH) is None


@given(st.decimals(-(10**6), 10**6, places=2), st.sampled_from(["${}", "€ {}", "{} €", "{}%", "{} CHF", "£{}"]))
def test_a_number_that_is_written_reads_back_equal(number, form):
    assert number_of(form.format(f"{number:,}"), ENGLISH) == float(number)


@given(st.text(max_size=12))
def test_a_text_loses_a_sign_before_and_one_behind_at_most(text):
    assert len(text) - 11 <= len(without_currency(text)) <= len(text)


@pytest.mark.parametrize(
    ("text", "full"),
    [
        ("350,-", "350,00"),
        ("1.500,- €", "1.500,00 €"),
        ("€ 450,--", "€ 450,00"),
        ("1'500.–", "1'500.00"),
        ("1,500.-", "1,500.00"),
        *((text, text) for text in ("350.-", "1.500.-", "1,500,-", "350-", "350,-15", "350", "1,5", ",-", "a, - b")),
    ],
)
def test_a_dash_for_cents_is_written_in_full_where_its_mark_is_certain(text, full):
    assert with_cents(text) == full


def test_the_marks_of_prices_are_detected():
    marks, *unclear = marks_of([["1.234,50 €", "12,00 €"]], ",")
    assert (marks.decimal, marks.thousands, any(unclear)) == (",", ".", False)


def test_columns_of_prices_and_percentages_are_numbers():
    for form in ("${:,.2f}", "{:.1f} %"):
        look = ColumnProfiler(ENGLISH)
        look.take([form.format(37.5 * place) for place in range(90)])
        found = look.profile("cost")
        assert (found.kind, found.low, found.n_other_kinds) == (Kind.NUMBER, 0, 0)
