"""Measured whole numbers under unknown names stay numbers; running numbers of persons are still asked about."""

from __future__ import annotations

import random

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.heaped_numbers import are_heaped
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks


def profiled(header, cells):
    profiler = ColumnProfiler(Marks())
    profiler.take([*map(str, cells)])
    return profiler.profile(header)


MEASURED = {
    "pressures": lambda chance: round(chance.gauss(135, 18)),
    "milliseconds": lambda chance: round(chance.gauss(650, 120)),
    "waits": lambda chance: 1 + int(chance.expovariate(1 / 40)),
    "shares": lambda chance: 1 + int(chance.gammavariate(2, 20)),
}


@pytest.mark.parametrize("n_rows", [150, 300, 1000])
@pytest.mark.parametrize("kind", MEASURED)
def test_measured_numbers_stay_numbers_whatever_they_are_called(kind, n_rows):
    chance = random.Random(n_rows)
    found = [profiled("x", [MEASURED[kind](chance) for _ in range(n_rows)]) for _ in range(20)]
    assert sum(each.is_id_like or each.recurs for each in found) <= 5
    assert any(propose(each).edges for each in found)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("n_persons", "visits"), [(30, 15), (60, 4), (100, 3), (300, 2), (300, 10)])
@pytest.mark.parametrize("first", [1, 1200, 48_211])
def test_running_numbers_of_persons_are_asked_about(n_persons, visits, first, seed):
    chance = random.Random(seed)
    times = [1 + min(30, int(chance.expovariate(1 / visits))) for _ in range(n_persons)]
    cells = [first + person for person, n in enumerate(times) for _ in range(n)]
    assert profiled("x", cells).recurs


@pytest.mark.parametrize("seed", range(5))
def test_persons_who_come_less_and_less_are_not_heaped(seed):
    chance = random.Random(seed)
    times = {str(1 + n): max(1, round(chance.gauss(9 - 8 * n / 100, 1))) for n in range(100)}
    assert not are_heaped(times)


@pytest.mark.parametrize("seed", range(5))
def test_old_and_new_patients_are_not_heaped_where_they_come_back(seed):
    chance = random.Random(seed)
    numbers = [*chance.sample(range(10_000, 60_000), 20), *chance.sample(range(60_000, 70_000), 180)]
    numbers += chance.sample(range(70_000, 99_000), 8)
    assert not are_heaped({str(number): 1 + chance.randrange(4) for number in numbers})


@pytest.mark.parametrize("times", [{}, {"a": 30, "b": 20}, {"5": 40}, {"1": 5, "30": 2}])
def test_few_or_no_numbers_are_not_heaped(times):
    assert not are_heaped(times)
