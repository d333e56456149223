"""What programs write where there is nothing is proposed as missing in columns of words, numbers and dates."""

from __future__ import annotations

import pytest

from core.data.missing_values import is_missing_word, told_apart
from core.domain.attribute import Kind
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview, readable
from tests.core.sources.written_files import write


def profiled(path, columns):
    write(path, [[*columns], *zip(*columns.values(), strict=True)])
    seen = preview(path)
    return profile(path, readable(seen.layout, seen.questions))


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
@pytest.mark.parametrize(
    "word",
    [
        *("[NULL]", "<NULL>", "NaT", "(vide)", "(en blanco)", "N.V.", "n/v", "-nan(ind)", "1.#QNAN", "-1.#IND"),
        *("(跳过)", "(空)", "(vuoto)", "(leeg)", "[missing]", "(no answer)", "TBD"),
    ],
)
def test_it_is_missing_in_each_kind_of_column(tmp_path, suffix, word):
    places = range(120)
    columns = {
        "group": [word if n % 7 == 0 else ["low", "high", "middle"][n % 3] for n in places],
        "weight": [word if n % 11 == 0 else f"{50 + n * 7 % 40}.{n % 9 + 1}" for n in places],
        "visit": [word if n % 5 == 0 else f"2024-{1 + n % 12:02}-{1 + n % 28:02}" for n in places],
    }
    found = profiled(tmp_path / f"a.{suffix}", columns)
    assert [each.kind for each in found] == [Kind.CATEGORIES, Kind.NUMBER, Kind.DATE]
    assert [each.missing for each in found] == [((word, 18),), ((word, 11),), ((word, 24),)]


@pytest.mark.parametrize("text", ["Nat", "NAT", "nat", "(voice)", "vide", "1.#", "1. Nat", "n/w", "[nulla]", "空港"])
def test_words_and_names_are_answers(text):
    assert not is_missing_word(text)


def test_firms_of_the_netherlands_are_answers():
    assert not told_apart("N.V.", ["B.V.", "V.O.F.", "Stichting"], are_numbers=False)


@pytest.mark.parametrize(
    ("text", "rest", "is_missing"),
    [
        ("Nan", ["Phrae", "Tak", "Lampang"], False),
        *(("nan", ["Phrae", "Tak", "Lampang"], True), ("NaN", ["Phrae", "Tak", "Lampang"], True)),
        *(("Nan", ["Male", "Female"], True), ("Nan", ["Tak", "Berlin", "Rome"], True)),
    ],
)
def test_nan_is_a_province_beside_others_of_thailand(text, rest, is_missing):
    assert told_apart(text, rest, are_numbers=False) == is_missing


@pytest.mark.parametrize(
    ("text", "other", "is_missing"),
    [
        *(("Not Available", "Available", False), ("nicht verfügbar", "verfügbar", False), ("unknown", "Known", False)),
        *(("Not Available", "Room 3", True), ("not available", "able", True)),
    ],
)
def test_what_denies_another_value_is_an_answer(text, other, is_missing):
    assert told_apart(text, [other, "Partly"], are_numbers=False) == is_missing


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize("never", ["12/30/1899", "12/30/1899 12:00:00 AM", "12/31/9999", "10/14/1582", "1582-10-14"])
def test_days_that_no_clock_has_shown_are_missing_in_either_order(tmp_path, suffix, never):
    behind = never[10:]
    born = [f"{1 + n % 12:02}/{1 + n % 28:02}/{1930 + n * 7 % 80}{behind}" for n in range(150)]
    if never[4] == "-":
        born = [f"{text[6:10]}-{text[:2]}-{text[3:5]}" for text in born]
    (found,) = profiled(tmp_path / f"a.{suffix}", {"born": [*born, *[never] * 9]})
    assert (found.kind, found.missing) == (Kind.DATE, ((never, 9),))
    assert found.low.year == 1930
