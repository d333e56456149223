"""The evaluation of suggested tables says what it promises, and its estimate is beside a plain one."""

from __future__ import annotations

import csv
from itertools import product

import numpy as np
import pytest

from core.domain.marginal import Marginal
from core.selection.expected_tables import KnownTable
from tests.evaluation import suggestion
from tests.evaluation_data import path_of, records_of


def test_a_short_run_beats_random_choice(tmp_path):
    path_of("nltcs.csv")
    suggestion.main(["--out", str(tmp_path), "--runs", "1", "--data", "nltcs"])
    with (tmp_path / "suggest.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["c"]) for row in rows] == [5, 10, 20]
    for row in rows:
        assert 0 <= float(row["overlap"]) <= 1
        assert 0 < float(row["score"]) <= 1
        assert all(0 < float(row[f"error, {way}"]) < 1 for way in suggestion.WAYS)
    # By chance a table is among the best with the part that the row names; half of all is far beyond that.
    assert max(float(row["overlap"]) for row in rows) > 0.5


def test_scores_without_noise_are_those_of_plain_loops():
    records = records_of("nltcs.csv")
    pair, n = Marginal((0, 1)), 21_574
    (score,) = suggestion.true_scores(records, [pair], 5).values()
    ones = [records.count(Marginal((axis,))).tolist() for axis in pair]
    cells = product(range(2), repeat=2)
    gaps = sum(abs(int(records.count(pair)[i, j]) - ones[0][i] * ones[1][j] // n) for i, j in cells)
    assert score == gaps - int(4 / np.sinh(1 / 5))


@pytest.mark.parametrize("counts", [[[3, 1], [1, 5]], [[0, 4], [6, 0]]])
def test_the_joint_distribution_has_the_tables_it_is_fitted_to(counts):
    table = KnownTable(Marginal((0, 2)), np.array(counts), 0.0)
    joint = suggestion.joint((2, 3, 2), [table])
    assert joint.shape == (2, 3, 2)
    assert np.allclose(joint.sum(axis=1), np.array(counts) / 10)
    assert np.allclose(joint, joint.mean(axis=1, keepdims=True))
