"""The referee of ranges and cumulative counts: every query of a table written out, and all errors checked by it.

W: ranges, cumulative counts and cells of the labels. S: the answers of a design over labels to one record in each cell
of the owner's attributes, with the covariance of the noise that is kept. The referee's estimate is that of generalised
least squares by a pseudo-inverse. Nothing here uses the engine's coordinates.
"""

from __future__ import annotations

import math

import numpy as np
import pytest

from core.planning.noise_plan import Recovery
from core.recovery.output_rules import OutputRules
from core.release.accuracy import Accuracy

EXACT = OutputRules(non_negative=False, whole_numbers=False, coverage=0.95)
SMALLEST = 1e-5
"""Least variance of an answer: measured without noise, it has next to none."""


def queries(ask, n):
    """The queries along one attribute, one a row."""
    if ask == "ranges":
        return np.array([[float(a <= i <= b) for i in range(n)] for a in range(n) for b in range(a, n)])
    return np.tri(n) if ask == "prefixes" else np.eye(n)


def product(parts):
    out = np.ones((1, 1))
    for part in parts:
        out = np.kron(out, part)
    return out


def answers_of(block, sizes):
    """The answers kept, shape (answers, cells of all attributes)."""
    units = np.eye(math.prod(sizes), dtype=np.int64).reshape(-1, *sizes)
    away = tuple(1 + axis for axis in range(len(sizes)) if axis not in block.axes)
    return np.array([block.finish(block.apply(np.asarray(unit))) for unit in units.sum(axis=away)]).T


def noise_of(block):
    """The part of every noised answer in the answers kept, shape (kept, noised)."""
    return np.array([block.finish(row) for row in np.eye(block.n_answers, dtype=np.int64)]).T


def measured(noise_plan):
    """S and the covariance of the noise over labels, block by block; a block without noise has next to none."""
    sizes = noise_plan.workload.domain.sizes
    for block, variance in zip(noise_plan.design.blocks, noise_plan.variances, strict=True):
        noise = noise_of(block)
        scale = variance * block.grain**2 if math.isfinite(variance) else 1e18
        yield answers_of(block, sizes).astype(float), noise @ noise.T * max(scale, SMALLEST)


def covariance_over_labels(noise_plan, number, recovery):
    """Of the estimated cells of a table, where the blocks read labels."""
    sizes, target = noise_plan.workload.domain.sizes, noise_plan.workload.marginals[number]
    used = noise_plan.design.direct[number]
    blocks = [b for place, b in enumerate(measured(noise_plan)) if recovery is Recovery.LEAST_SQUARES or place in used]
    information = sum(s.T @ np.linalg.solve(c, s) for s, c in blocks)
    q = product([np.eye(n) if axis in target else np.ones((1, n)) for axis, n in enumerate(sizes)])
    return q @ np.linalg.pinv(information, hermitian=True, rcond=1e-13) @ q.T


def check_errors(noise_plan, recovery, covariance_of, *, least):
    """Compare every error that is said of every table with that by `covariance_of`.

    Args:
        noise_plan: of the errors.
        recovery: of the tables.
        covariance_of: noise plan, number of the table and recovery to the covariance of the cells, in row order.
        least: absolute difference allowed for the mean variance of the queries, beside 1e-5 of it.
    """
    accuracy = Accuracy(noise_plan, recovery, 0.95)
    for number in range(len(noise_plan.workload.tables)):
        expected = covariance_of(noise_plan, number, recovery)
        _check_means(noise_plan, number, recovery, expected, least)
        _check_released(noise_plan.workload, number, accuracy, expected)


def _check_means(noise_plan, number, recovery, expected, least):
    workload, table = noise_plan.workload, noise_plan.workload.tables[number]
    asks = ["ranges" if a in table.ranges else "prefixes" if a in table.prefixes else "cells" for a in table.marginal]
    shape = workload.domain.shape(table.marginal)
    w = product(queries(ask, n) for ask, n in zip(asks, shape, strict=True))
    variances = np.diag(w @ expected @ w.T)
    assert len(variances) == noise_plan.refined.queries[number]
    assert noise_plan.query_variances(recovery)[number] == pytest.approx(variances.mean(), rel=1e-5, abs=least)
    cells = np.diag(expected).mean()
    assert noise_plan.cell_variances(recovery)[number] == pytest.approx(cells, rel=1e-5, abs=1e-4)


def _check_released(workload, number, accuracy, expected):
    table = workload.tables[number]
    shape, order = workload.domain.shape(table.marginal), [table.marginal.index(axis) for axis in table.axes]
    made = accuracy.released(number, np.zeros(shape), np.zeros(shape), EXACT)

    def variances(parts):
        sums = product(parts)
        return np.diag(sums @ expected @ sums.T)

    def same(deviation, wanted):
        assert deviation**2 == pytest.approx(wanted, rel=1e-5, abs=1e-4)

    same(made.standard_deviation, np.diag(expected).reshape(shape).transpose(order))
    for cumulative in made.cumulative:
        place = table.marginal.index(workload.domain.names.index(cumulative.name))
        sums = variances(np.tri(n) if at == place else np.eye(n) for at, n in enumerate(shape))
        same(cumulative.standard_deviation, sums.reshape(shape).transpose(order))
    for margin in made.margins:
        kept = [axis in [workload.domain.names.index(name) for name in margin.names] for axis in table.marginal]
        parts = (np.eye(n) if keep else np.ones((1, n)) for keep, n in zip(kept, shape, strict=True))
        same(margin.standard_deviation, variances(parts).max())
