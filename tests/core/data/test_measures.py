"""Numbers with one unit behind them are numbers; those of a column with two units are texts."""

from __future__ import annotations

import random

import pytest

from core.data.column_profile import ColumnProfile
from core.data.column_profiler import ColumnProfiler
from core.data.label_codes import LabelCodes
from core.data.measures import unit_behind, unit_of, without_unit
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks, number_of
from core.domain.attribute import Attribute, Kind

PLAIN = Marks(".", ",")
WEIGHTS = [str(40 + n * 37 % 83) for n in range(200)]


def profile(cells: list[object], header: str = "Weight", marks: Marks = PLAIN) -> ColumnProfile:
    profiler = ColumnProfiler(marks)
    profiler.take(cells)
    return profiler.profile(header)


@pytest.mark.parametrize(
    ("text", "unit"),
    [
        *(
            ("72 kg", "kg"),
            ("72kg", "kg"),
            ("72\u00a0Kg", "kg"),
            ("1,80 m", "m"),
            ("15 min.", "min"),
            ("34 Jahre", "y"),
        ),
        *(("1 year", "y"), ("2 Years", "y"), ("36.6 °C", "°C"), ("-5 °C", "°C"), ("1'200 g", "g"), ("3 L", "l")),
        *(("72", ""), ("kg", ""), ("- kg", ""), ("5 M", ""), ("72 kilogrammes de", ""), ("m 5", ""), ("", "")),
        *(
            ("5 m 20", ""),
            ("12 A", ""),
            ("3 mal", ""),
            ("12 €", ""),
            ("3 Wo", ""),
            ("3 Sem.", ""),
            ("5 J.", ""),
            ("5-9 years", "y"),
            ("a5 kg", ""),
        ),
        *(
            ("20 tahun", "y"),
            ("34 лет", "y"),
            ("21 år", "y"),
            ("8 timmar", "h"),
            ("3 tygodni", "wk"),
            ("6 hónap", "mo"),
            ("3 Mon.", "mo"),
            ("3 mies.", "mo"),
            ("2 lata", "y"),
            ("5 Wo.", "wk"),
        ),
        *(("480万円", "万円"), ("4.5 億円", "億円"), ("12만원", "만원"), ("480円", "")),
        *(("37 m²", "m²"), ("37 qm", "m²"), ("3 km²", "km²"), ("4.7 mmol/l", "mmol/L"), ("6 l/100km", "l/100km")),
    ],
)
def test_a_unit_is_known_by_its_spelling(text, unit):
    assert unit_behind(text) == unit


@pytest.mark.parametrize(
    ("text", "unit", "number"),
    [
        *(("72 kg", "kg", 72), ("72", "kg", 72), ("72.5kg", "kg", 72.5), ("1,200 kilos", "kg", 1200)),
        *(("160 lb", "kg", None), ("72 kg", "", None), ("1 year", "years", 1), ("12 boxes", "boxes", 12)),
        *(("12 Boxes", "boxes", None), ("5-9 years", "y", None), ("kg", "kg", None), ("72 kg kg", "kg", None)),
        *(("(12 kg)", "kg", None), ("€ 12 kg", "kg", None), ("-3 °C", "°C", -3)),
    ],
)
def test_a_number_is_read_without_the_unit_of_its_column_and_with_no_other(text, unit, number):
    assert number_of(text, Marks(".", ",", unit=unit)) == number


def test_another_text_stays_as_it_is():
    assert without_unit("160 lb", "kg") == "160 lb"
    assert without_unit("", "kg") == ""


@pytest.mark.parametrize("behind", [" kg", "kg", " cm", " min", " °C", " Jahre", " t"])
def test_a_column_of_one_unit_has_numbers_and_the_release_reads_them_as_the_profile_did(behind):
    cells = [f"{weight}{behind}" for weight in WEIGHTS]
    found, bare = profile(cells), profile([*WEIGHTS])
    assert (found.kind, found.low, found.high, found.histogram) == (bare.kind, bare.low, bare.high, bare.histogram)
    assert found.n_other_kinds == 0
    attribute = propose(found)
    assert (attribute.kind, attribute.edges) == (Kind.NUMBER, propose(bare).edges)
    assert unit_behind(cells[0]) == attribute.measured_in
    assert LabelCodes(attribute, PLAIN).encode(cells) == LabelCodes(propose(bare), PLAIN).encode(WEIGHTS)


def test_columns_of_plain_numbers_and_currencies_have_no_unit():
    assert profile([*WEIGHTS]).measured_in == propose(profile([*WEIGHTS])).measured_in == ""
    assert profile([f"{weight} €" for weight in WEIGHTS]).measured_in == ""


@pytest.mark.parametrize("n_others", [1, 60, 100])
def test_two_units_of_one_column_make_it_one_of_texts(n_others):
    cells = [f"{weight} kg" for weight in WEIGHTS[n_others:]] + [f"{weight} lb" for weight in WEIGHTS[:n_others]]
    found = profile(cells)
    assert found.kind is Kind.CATEGORIES
    assert found.measured_in == propose(found).measured_in == ""
    assert unit_of(dict.fromkeys(cells, 1)) == ""


def test_a_few_cells_without_a_number_count_as_others_and_missing_ones_as_missing():
    cells: list[object] = [f"{weight} kg" for weight in WEIGHTS] + ["heavy"] * 2 + ["n/a"] * 3 + [None, 75, "80"]
    attribute = propose(found := profile(cells))
    assert found.n_other_kinds == 2
    assert (found.kind, attribute.measured_in, attribute.missing_values) == (Kind.NUMBER, "kg", ("n/a",))
    codes = LabelCodes(attribute, PLAIN)
    assert {attribute.labels[codes[cell]] for cell in ("heavy", "160 lb")} == {attribute.other}
    assert codes["n/a"] == codes[None] == attribute.labels.index(str(attribute.missing))
    assert codes["75 kg"] == codes[75] == codes["75"]


def test_a_column_too_few_of_whose_cells_have_a_unit_is_read_as_before():
    assert profile([f"{weight} kg" for weight in WEIGHTS[:100]] + WEIGHTS[100:]).kind is Kind.CATEGORIES
    mostly_plain = profile(WEIGHTS[:180] + [f"{weight} kg" for weight in WEIGHTS[180:]])
    assert (mostly_plain.kind, mostly_plain.measured_in, mostly_plain.n_other_kinds) == (Kind.NUMBER, "", 20)


def test_few_different_measures_stay_categories_as_they_are_written():
    found = profile([f"{n} h" for n in (1, 2, 4, 8)] * 30, "Duration")
    assert propose(found).kind is Kind.CATEGORIES
    assert set(propose(found).categories) == {"1 h", "2 h", "4 h", "8 h"}


def test_measures_identify_nobody_however_evenly_they_repeat():
    cells = [f"{1203 + 7 * place} g" for place in range(449) for _ in range(2)]
    random.Random(2).shuffle(cells)
    found = profile(cells, "x")
    assert found.kind is Kind.NUMBER
    assert not found.is_id_like
    assert not found.recurs


def test_measures_below_nought_and_with_a_decimal_comma_are_read():
    cells = [f"{n / 10:.1f}".replace(".", ",") + " °C" for n in range(-90, 90, 3)]
    found = profile(cells, "Temperature", Marks(",", "."))
    assert (found.kind, found.low, found.high) == (Kind.NUMBER, -9.0, 8.7)
    codes = LabelCodes(propose(found), Marks(",", "."))
    assert codes["-9,0 °C"] == 0


def test_numbers_alone_have_a_unit():
    with pytest.raises(ValueError, match="unit"):
        Attribute("a", Kind.CATEGORIES, categories=("x",), measured_in="kg")
