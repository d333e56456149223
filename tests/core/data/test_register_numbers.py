"""Numbers out of a register are told by their order or their name, and amounts that grow are none."""

from __future__ import annotations

import random

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.raw_cells import Marks


def look(header, cells):
    profiler = ColumnProfiler(Marks())
    profiler.take([*map(str, cells)])
    return profiler.profile(header)


def growing(n=320, first=5000, seed=7):
    drawn, numbers = random.Random(seed), [first]
    while len(numbers) < n:
        numbers.append(numbers[-1] + drawn.randint(1, 9))
    return numbers


NAMES = [
    "Prontuário", "NHC", "Historia clínica", "Numer karty", "患者番号", "カルテ番号", "学号", "학번", "Číslo karty",
    "№ истории болезни", "Αρ. φακέλου", "รหัส", "Kartya", "Vorgang", "Beleg", "Folder", "Chart", "Protokoll",
]  # fmt: skip


@pytest.mark.parametrize("header", NAMES)
def test_a_name_of_a_register_tells_in_any_order(header):
    numbers = growing()
    random.Random(3).shuffle(numbers)
    assert look(header, growing()).is_id_like
    assert look(header, numbers).is_id_like


@pytest.mark.parametrize("header", ["", "Spalte1", "NU_INSCRICAO", "Anmeldung", "Tracer"])
def test_numbers_that_grow_from_row_to_row_are_of_a_register(header):
    assert look(header, growing()).is_id_like
    assert look(header, growing()[::-1]).is_id_like
    assert look(header, growing(n=40, first=210_050_000_000)).is_id_like


@pytest.mark.parametrize(
    "header", ["Income", "Salary (€)", "Distance", "steps", "time_ms", "cumulative", "timestamp", "Zählerstand", "Age"]
)
def test_sorted_amounts_are_of_no_register(header):
    assert not look(header, growing()).is_id_like


def lognormal(n=300):
    drawn = random.Random(5)
    return sorted({int(drawn.lognormvariate(10.3, 0.5)) for _ in range(n)})


@pytest.mark.parametrize(
    "cells",
    [
        lognormal(),
        lognormal()[::-1],
        [*range(1900, 1990)][::2],
        [number / 2 for number in growing()],
        [20 * number for number in growing()],
        [*range(1000, 1600, 6)],
        growing(first=10),
    ],
    ids=["sorted", "downwards", "years", "halves", "round", "grid", "small"],
)
def test_numbers_that_end_sparsely_or_are_even_steps_are_of_no_register(cells):
    assert not look("unknown word", cells).is_id_like


def with_check_digit(digits):
    odd, even = sum(map(int, digits[::-1][::2])), sum(map(int, digits[::-1][1::2]))
    return f"{digits}{-(3 * odd + even) % 10}"


@pytest.mark.parametrize("header", ["EAN", "ISBN", "Artikel", "code barres"])
def test_numbers_of_articles_get_no_bins_and_tell_no_person(header):
    books = [with_check_digit(f"978{314_159_265 + 7_919 * n}") for n in range(150)]
    found = look(header, books + books[::2])
    assert (found.is_id_like, found.recurs, found.histogram, found.is_proposed) == (False, False, None, False)


def test_insured_people_have_numbers_of_that_form_too():
    insured = [with_check_digit(f"756{100_000_007 + 7_919_033 * n}") for n in range(60)]
    assert look("Spalte", insured + insured[::2]).recurs
    assert look("patient id", [with_check_digit(f"978{314_159_265 + 79 * n}") for n in range(60)]).is_id_like


@pytest.mark.parametrize("header", ["郵便番号", "邮政编码", "型号", "Milano", "Casino"])
def test_other_names_that_end_alike_number_nobody(header):
    assert not look(header, [str(100 + n * n % 130) for n in range(300)]).is_id_like
