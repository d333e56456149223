"""Errors of ranges are those that releases have: 6 standard errors, a false alarm in 500 million comparisons."""

from __future__ import annotations

import numpy as np
import pytest

from core.measuring.measure import measure
from core.mechanisms.randomness import SystemBits
from core.planning.noise_plan import Recovery
from core.privacy.release_cost import ReleaseCost
from core.recovery.pipeline import recover
from core.release.accuracy import Accuracy
from tests.core.release.ranged_releases import UNBIASED, WORKLOAD, people, planned
from tests.paid import paid

DRAWS = 800


@pytest.mark.parametrize(
    ("key", "budget"),
    [
        ("hierarchy", ReleaseCost.pure(2)),
        ("wavelet", ReleaseCost.concentrated("0.5")),
        ("marginals", ReleaseCost.pure(2)),
        ("joint", ReleaseCost.pure(2)),
        ("effects", ReleaseCost.concentrated("0.5")),
    ],
)
def test_noise_of_ranges_is_as_predicted(key, budget):
    noise_plan, table = planned(key, budget), people()
    truth = table.count(WORKLOAD.marginals[0])
    draws = [measure(noise_plan, table, paid, SystemBits()) for _ in range(DRAWS)]
    for recovery in Recovery:
        released = [recover(noise_plan, draw, recovery, UNBIASED).unbiased[0] for draw in draws]
        told = Accuracy(noise_plan, recovery, 0.95).released(0, truth.astype(float), truth.astype(float), UNBIASED)
        are_as_told(np.array(released) - truth, told)
        cells = ((np.array(released) - truth) ** 2).reshape(DRAWS, -1).mean(axis=1)
        agree(cells, noise_plan.cell_variances(recovery)[0])


def are_as_told(found, told):
    """Compare errors of ranges, of all and of one sex, with what is told of them."""
    for span in [(0, 0), (0, 5), (2, 8), (3, 10), (0, 10), (11, 11)]:
        for sex, rows in ((None, slice(None)), (1, 1)):
            errors = found[:, rows, span[0] : span[1] + 1].reshape(DRAWS, -1).sum(axis=1)
            predicted = told.range_sum({"age": span} | ({} if sex is None else {"sex": (sex, sex)})).standard_deviation
            agree(errors, 0.0)
            agree(errors**2, predicted**2)


def agree(observed, expected) -> None:
    """Fail if the mean of independent observations is 6 standard errors off."""
    error = observed.std(ddof=1) / np.sqrt(len(observed))
    assert abs(observed.mean() - expected) <= 6 * error + 1e-9
