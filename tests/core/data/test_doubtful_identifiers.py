"""Long numbers of one length, and an index from 0, are left out though no name tells; amounts and times stay."""

from __future__ import annotations

import random

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.identifier_names import Hint, hint
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks


def profiled(header, cells):
    profiler = ColumnProfiler(Marks())
    profiler.take([*map(str, cells)])
    return profiler.profile(header)


@pytest.mark.parametrize("header", ["Zufall", "x", "Regon"])
@pytest.mark.parametrize("digits", [8, 9, 10, 15])
def test_long_numbers_of_one_length_are_left_out(header, digits):
    cells = random.Random(digits).sample(range(10 ** (digits - 1), 10**digits), 120)
    found = profiled(header, cells)
    assert (found.is_id_like, found.recurs, propose(found).edges) == (True, False, ())
    assert profiled(header, [*cells[:-3], *cells[:3]]).recurs


@pytest.mark.parametrize(
    ("least", "most"), [(2_018_000, 2_023_999), (100_000, 999_999), (3_013_500_000, 3_017_000_000)]
)
def test_so_are_numbers_with_a_common_beginning_and_random_ones_of_six_digits(least, most):
    found = profiled("transid", random.Random(least).sample(range(least, most + 1), 250))
    assert (found.is_id_like, found.recurs, propose(found).edges) == (True, False, ())


@pytest.mark.parametrize("header", ["NIP", "NIF", "Rodné číslo", "СНИЛС", "ΑΦΜ", "Matrikel", "OIB"])
def test_numbers_of_registers_are_known_by_name(header):
    assert hint(header) is Hint.PERSON_NUMBER
    found = profiled(header, random.Random(4).sample(range(100_000, 1_000_000), 50))
    assert (found.is_id_like, propose(found).edges) == (True, ())


@pytest.mark.parametrize("header", ["Nr", "Unnamed: 0", "x"])
def test_an_index_from_0_is_left_out_as_one_from_1_is(header):
    assert profiled(header, range(60)).is_id_like
    assert profiled(header, range(1, 61)).is_id_like


AMOUNTS = {
    "sums of many lengths": lambda chance: int(chance.lognormvariate(17, 2)),
    "round sums": lambda chance: 100_000 * chance.randint(100, 999),
    "sums of one length": lambda chance: min(100_000 + int(chance.lognormvariate(11, 0.7)), 999_999),
    "seconds": lambda chance: 1_600_000_000 + chance.randint(0, 90_000_000),
    "ages from 0": lambda chance: chance.randint(0, 59),
}


@pytest.mark.parametrize("kind", AMOUNTS)
def test_amounts_and_times_stay_numbers(kind):
    chance = random.Random(6)
    assert propose(profiled("x", [AMOUNTS[kind](chance) for _ in range(150)])).edges


def test_long_sums_of_a_named_amount_stay_numbers():
    cells = random.Random(5).sample(range(10_000_000, 100_000_000), 120)
    assert propose(profiled("Revenue", cells)).edges


COUNTED = (
    *("nights", "weights", "heights", "rights", "flights", "kilos", "Saldo", "Nuits", "Noches", "Nächte", "Proben"),
    *("Losy", "Rocznik", "Jahrgang", "Ročník", "Spiele"),
)


@pytest.mark.parametrize("header", COUNTED)
@pytest.mark.parametrize("least", [1, 38])
def test_small_counts_and_years_of_birth_identify_nobody_though_they_are_spread_evenly(header, least):
    chance = random.Random(3)
    cells = [chance.randint(least, least + 13) for _ in range(240)]
    counted = [1 + cell - least for cell in cells]
    assert not profiled(header, cells).is_id_like
    assert profiled("x", counted).is_id_like
    assert profiled(f"{header} patient no", counted).is_id_like
