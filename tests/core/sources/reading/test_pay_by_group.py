"""Monthly pay among annual pay is asked about where positions tell it; other low pay is not."""

from __future__ import annotations

from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

MIDDLES = {"clerk": 31_000, "nurse": 44_000, "engineer": 72_000, "director": 130_000}


def pay(seed, n=300, within=0.28, changed=lambda _, size: size):
    """Return rows with a position and a pay, some of them changed."""
    draw, rows = Random(seed), []
    for at in range(n):
        position = draw.choice([*MIDDLES])
        size = changed(draw, MIDDLES[position] * draw.lognormvariate(0, within))
        rows.append([f"P{at}", position, draw.choice("fm"), round(size)])
    return rows


def asked(path, rows, name="salary"):
    write(path, [["id", "position", "sex", name], *rows])
    seen = preview(path)
    said = "amounts of a month in some rows" in " ".join(seen.problems)
    assert said <= ("as_written" in seen.layout.unanswered)
    return said


def by_month(draw, size):
    return size / 12 if draw.random() < 0.07 else size


def of_small_jobs(draw, size):
    return size * draw.uniform(0.08, 0.3) if draw.random() < 0.08 else size


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
@pytest.mark.parametrize("name", ["salary", "Gehalt"])
def test_monthly_pay_among_annual_pay_is_asked_about(tmp_path, suffix, name):
    assert asked(tmp_path / f"a.{suffix}", pay(1, changed=by_month), name)


def test_so_it_is_in_most_tables(tmp_path):
    assert sum(asked(tmp_path / f"{seed}.csv", pay(seed, changed=by_month)) for seed in range(12)) >= 9


@pytest.mark.parametrize("changed", [lambda _, size: size, of_small_jobs])
@pytest.mark.parametrize("within", [0.28, 0.5, 1])
def test_other_pay_is_not(tmp_path, changed, within):
    assert not any(asked(tmp_path / f"{seed}.csv", pay(seed, 300, within, changed)) for seed in range(6))


def test_neither_is_monthly_pay_below_another_name(tmp_path):
    assert not asked(tmp_path / "a.csv", pay(1, changed=by_month), "distance run")
