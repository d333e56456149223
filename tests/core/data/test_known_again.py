"""Which changes of a file leave its people known, which do not, and who is taken for them: as the help says."""

from __future__ import annotations

import random
from datetime import date, timedelta

import pytest

from core.data.raw_cells import Marks
from core.data.row_sketch import RowSketcher
from core.privacy.column_sketch import ALARM

KEY, N = bytes(range(32)), 1000


def evidence(one, other, marks=Marks()):  # noqa: B008  it cannot be changed
    made = []
    for columns, read_by in ((one, Marks()), (other, marks)):
        sketcher = RowSketcher([*columns], read_by, KEY, None)
        sketcher.take([*columns.values()])
        made.append(sketcher.sketch())
    return made[0].evidence(made[1])


def people(n, seed):
    """Return people with numbers and dates, which tell them apart."""
    draw, born = random.Random(seed), date(1930, 1, 1)
    return {
        "age": [draw.randrange(18, 90) for _ in range(n)],
        "income": [f"{draw.lognormvariate(10, 0.5):.2f}" for _ in range(n)],
        "born": [str(born + timedelta(draw.randrange(25_000))) for _ in range(n)],
        "sex": draw.choices("FM", k=n),
        "city": draw.choices(("Leeds", "York", "Kiel", "Graz"), (5, 3, 1, 1), k=n),
    }


def answers(n, seed, n_columns=16):
    """Return answers of yes and no that go together."""
    draw = random.Random(seed)
    able = [draw.gauss(0, 1) for _ in range(n)]
    names = [f"q{place}" for place in range(n_columns)]
    return {
        name: ["yes" if draw.gauss(each, 1) > place / 8 else "no" for each in able] for place, name in enumerate(names)
    }


def rows(columns, places):
    return {name: [column[place] for place in places] for name, column in columns.items()}


def shuffled(n, seed=3):
    return random.Random(seed).sample(range(n), n)


def renamed(columns):
    return {f"other {name}": column for name, column in columns.items()}


def changed(columns, name, change):
    return columns | {name: [*map(change, columns[name])]}


def with_groups(columns):
    return columns | {"group": random.Random(4).choices("abc", k=len(columns["sex" if "sex" in columns else "q0"]))}


def as_in_german(columns):
    turned = changed(columns, "born", lambda day: ".".join(reversed(day.split("-"))))
    return changed(turned, "income", lambda number: number.replace(".", ","))


def a_year_later(columns):
    aged = changed(columns, "age", lambda age: age + 1)
    return changed(aged, "income", lambda number: f"{float(number) * 1.03:.2f}")


PEOPLE, ANSWERS = people(N, 1), answers(N, 1)


@pytest.mark.parametrize("table", [PEOPLE, ANSWERS], ids=["people", "answers"])
@pytest.mark.parametrize(
    "change",
    [
        lambda table: dict(reversed(rows(table, shuffled(N)).items())),
        lambda table: rows(table, shuffled(N)[: N // 2]),
        lambda table: rows(table, shuffled(N)[N // 10 :]),
        lambda table: {name: column[: N - 100] + column[:50] for name, column in table.items()},
        renamed,
        with_groups,
        lambda table: dict([*table.items()][1:]),
        lambda table: {name: [str(cell).upper() for cell in column] for name, column in table.items()},
        lambda table: changed(table, [*table][-1], "recoded {}".format),
    ],
)
def test_the_same_people_are_known_again(table, change):
    assert evidence(table, change(table)) >= ALARM


@pytest.mark.parametrize(
    "change",
    [
        lambda table: renamed(with_groups(rows(table, shuffled(N)[N // 10 :]))),
        lambda table: renamed({name: table[name] for name in ("age", "born")}),
        a_year_later,
        lambda table: table | {"year": [2024] * N},
    ],
)
def test_so_are_people_told_apart_by_numbers_and_dates(change):
    assert evidence(PEOPLE, change(PEOPLE)) >= ALARM


def test_so_are_they_as_another_language_writes_them():
    assert evidence(PEOPLE, as_in_german(PEOPLE), Marks(",", day_first=True)) >= ALARM
    assert evidence(PEOPLE, renamed(as_in_german(PEOPLE)), Marks(",", ".", day_first=True)) >= ALARM


@pytest.mark.parametrize("make", [people, answers])
@pytest.mark.parametrize("part", [2, 4])
def test_disjoint_parts_of_a_file_are_not(make, part):
    table = make(2 * N, 5)
    for seed in range(5):
        places = shuffled(2 * N, seed)
        assert evidence(rows(table, places[: 2 * N // part]), rows(table, places[2 * N // part :])) < ALARM


@pytest.mark.parametrize("n", [5, 30, 300])
@pytest.mark.parametrize("make", [people, answers])
def test_other_people_of_one_population_are_not(make, n):
    assert max(evidence(make(n, seed), make(n, seed + 1)) for seed in range(10, 20, 2)) < ALARM


@pytest.mark.parametrize(
    ("table", "change"),
    [
        (PEOPLE, lambda table: {name: [f"code {cell}" for cell in column] for name, column in table.items()}),
        (ANSWERS, lambda table: renamed(with_groups(table))),
        (ANSWERS, lambda table: with_groups(rows(table, shuffled(N)[N // 5 :]))),
        (people(10, 1), lambda table: table),
        ({"same": ["x"] * N}, lambda table: table),
    ],
)
def test_what_the_help_says_is_not_noticed(table, change):
    assert evidence(table, change(table)) < ALARM


def test_every_second_row_of_a_sorted_file_looks_the_same():
    table = answers(4 * N, 6, 8)
    order = sorted(range(4 * N), key=lambda place: [column[place] for column in table.values()])
    assert evidence(rows(table, order[::2]), rows(table, order[1::2])) >= ALARM
