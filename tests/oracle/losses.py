"""The exact privacy loss of one measurement between neighbours: shares no code with the engine.

The engine tells, as data, what it measured (axes, kind of block, rows of a matrix), in which noise groups, by which
law, and at which scale.

Every kind of block is written out as a matrix over all combinations of labels, from its definition in the papers. The
loss is the largest logarithm of a quotient of probabilities over all outputs, by the closed form of each law:

    discrete Laplace    P(z) ∝ exp(-|z| / b)              Σ |Δ| / b, reached far out in the direction of Δ
    product of balls    P(z) ∝ exp(-max_i ‖z_i‖_i / b)    max_i ‖Δ_i‖_i / b, the same
    star                P(z) ∝ exp(-max_j ‖z_j‖_1 / b)    max_j ‖Δ_j‖_1 / b, the same
    cone                ∫ exp(-l(p) - l(p - z)) dp        l(Δ), reached deep in the cone
    discrete Gaussian   P(z) ∝ exp(-|z|² / (2 σ²))        ρ = |Δ|² / (2 σ²)
"""

from __future__ import annotations

import itertools
import math
from fractions import Fraction

import numpy as np
from scipy.optimize import minimize_scalar

from tests.core.insides import leaf_of
from tests.core.mechanisms.insides import balls_of, entries_of, part_of

IMPOSSIBLE = Fraction(10**9)
"""The loss where an exact answer differs."""


def cells_of(sizes, digits) -> np.ndarray:
    """Return the digits of every combination of labels, shape (cells, digits of all attributes)."""
    written = [[_digits(label, own) for label in range(n)] for n, own in zip(sizes, digits, strict=True)]
    return np.array([sum(labels, ()) for labels in itertools.product(*written)], dtype=np.int64)


def _digits(label, sizes) -> tuple[int, ...]:
    out = []
    for n in reversed(sizes):
        label, digit = divmod(label, n)
        out.append(digit)
    return tuple(reversed(out))


def rows_of(block, cells, sizes) -> np.ndarray:
    """Return what a block asks as a matrix of whole numbers, shape (answers, cells), before noise.

    Args:
        block: of the engine: its kind, and the attributes (digits) it names.
        cells: as `cells_of` returns them.
        sizes: values of every digit.
    """
    return _ROWS[type(block).__name__](block, cells, sizes)


def _indicator(cells, sizes, axes) -> np.ndarray:
    keys = itertools.product(*(range(sizes[axis]) for axis in axes))
    return np.array([(cells[:, list(axes)] == key).all(axis=1) for key in keys], dtype=np.int64)


def _marginal(block, cells, sizes):
    return _indicator(cells, sizes, list(block.axes))


def _effect(block, cells, sizes):
    return _indicator(cells, sizes, list(block.axes)) * math.prod(sizes[axis] for axis in block.axes)


def _hadamard(block, cells, sizes):
    axes = list(block.axes)
    patterns = itertools.product(*(range(1, 1 << max(0, (sizes[axis] - 1).bit_length())) for axis in axes))
    return np.array([[_sign(pattern, cell[axes]) for cell in cells] for pattern in patterns], dtype=np.int64)


def _sign(pattern, labels) -> int:
    return (-1) ** sum((k & int(x)).bit_count() for k, x in zip(pattern, labels, strict=True))


def _split_coefficients(block, cells, sizes):
    effect = list(block.effect)
    signs = (-1) ** cells[:, effect].sum(axis=1)
    return _indicator(cells, sizes, [axis for axis in block.axes if axis not in effect]) * signs


def _split_deviations(block, cells, sizes):
    split = [axis for axis in block.axes if axis != leaf_of(block)]
    return _indicator(cells, sizes, [*split, leaf_of(block)])


def _matrix(block, cells, sizes):
    return block.rows @ _indicator(cells, sizes, list(block.axes))


def _product(block, cells, sizes):
    rows = np.ones((1, 1), dtype=np.int64)
    for axis in block.axes:
        matrix = block.factor_of(axis)
        rows = np.kron(rows, np.eye(sizes[axis], dtype=np.int64) if matrix is None else matrix.rows)
    return rows @ _indicator(cells, sizes, list(block.axes)) * _grain(block, sizes)


def _grain(block, sizes) -> int:
    return math.prod(sizes[axis] for axis in _effect_axes(block))


def _effect_axes(block):
    """Return the attributes of which only the effect is kept: all of an effect's, some of a product's."""
    return block.effect if type(block).__name__ == "FactoredMap" else block.axes


def _answers_along(block, axis, sizes) -> int:
    """Return how many answers there are along an attribute."""
    matrix = block.factor_of(axis) if type(block).__name__ == "FactoredMap" else None
    return sizes[axis] if matrix is None else len(matrix.rows)


_ROWS = {
    "FactoredMap": _product,
    "MarginalCells": _marginal,
    "LevelCells": _marginal,
    "EffectCells": _effect,
    "HadamardCoefficients": _hadamard,
    "SplitCoefficients": _split_coefficients,
    "SplitDeviations": _split_deviations,
    "IntegerMatrix": _matrix,
}


def kept_of(block, rows, sizes) -> np.ndarray:
    """Return what is kept of a block's answers, as a matrix: all, or the differences to first labels."""
    kind = type(block).__name__
    if kind == "EffectCells":
        return _differences([sizes[axis] for axis in block.axes]) @ rows
    if kind == "FactoredMap":
        kept = np.ones((1, 1), dtype=np.int64)
        for axis in block.axes:
            n = _answers_along(block, axis, sizes)
            kept = np.kron(kept, _differences([n]) if axis in block.effect else np.eye(n, dtype=np.int64))
        return kept @ rows
    if kind == "SplitDeviations":
        n = sizes[leaf_of(block)]
        return np.kron(np.eye(len(rows) // n, dtype=np.int64), _differences([n])) @ rows
    return rows


def _differences(shape) -> np.ndarray:
    out = np.ones((1, 1), dtype=np.int64)
    for n in shape:
        out = np.kron(out, np.hstack([-np.ones((n - 1, 1), dtype=np.int64), np.eye(n - 1, dtype=np.int64)]))
    return out


def losses(noise_group, scale, parts, sizes, blocks, is_gaussian) -> np.ndarray:
    """Return the loss of a noise group for each of some changes, shape (changes,), dtype object: exact fractions.

    Args:
        noise_group: its blocks, and its law (a joint one, or None).
        scale: b or σ²; None: it is answered exactly.
        parts: what the change does to each of its blocks: whole numbers, shape (changes, answers).
        sizes: values of every digit.
        blocks: the blocks themselves.
        is_gaussian: whether independent noise is Gaussian.
    """
    if scale is None:
        moved = np.any([part.any(axis=1) for part in parts], axis=0)
        return np.where(moved, IMPOSSIBLE, Fraction(0))
    kind = type(noise_group.noise).__name__
    if kind == "LatticeGaussian":
        return _over(_effect_squares(blocks[0], parts[0], sizes), 2 * scale)
    if kind == "NoneType" and is_gaussian:
        return _over((parts[0].astype(object) ** 2).sum(axis=1), 2 * scale)
    if kind == "NoneType":
        return _over(np.abs(parts[0]).sum(axis=1), scale)
    return _over(_joint(noise_group.noise, parts), scale)


def _over(numbers, scale) -> np.ndarray:
    return np.array([Fraction(number) / scale for number in numbers.tolist()], dtype=object)


def _effect_squares(block, cells, sizes) -> np.ndarray:
    """Return |E Δ|² for changes L Δ of cells, E the projection on the effect that is kept."""
    grain, projector = _grain(block, sizes), np.ones((1, 1), dtype=object)
    for axis in block.axes:
        n = _answers_along(block, axis, sizes)
        mean = Fraction(int(axis in _effect_axes(block)), n)
        one = [[Fraction(int(i == j)) - mean for j in range(n)] for i in range(n)]
        projector = np.kron(projector, np.array(one, dtype=object))
    effects = (row.astype(object) / Fraction(grain) for row in cells)
    return np.array([sum(x * x for x in projector @ effect) for effect in effects], dtype=object)


def _joint(noise, parts) -> np.ndarray:
    """Return the norm of changes that belongs to a joint law."""
    kind = type(noise).__name__
    if kind == "PartedNoise":
        n_parts, one = part_of(noise)
        split = [part.reshape(len(part), n_parts, -1) for part in parts]
        return sum(_joint(one, [part[:, place] for part in split]) for place in range(n_parts))
    if kind == "BallNoise":
        lengths = [_length(type(ball).__name__, part) for ball, part in zip(balls_of(noise), parts, strict=True)]
        return np.max(lengths, axis=0)
    if kind == "StarNoise":
        return np.max([np.abs(part).sum(axis=1) for part in parts], axis=0)
    if kind == "ConeNoise":
        return _trace(noise, parts)
    raise TypeError(kind)


def _length(ball, part) -> np.ndarray:
    return {"CrossPolytope": np.abs(part).sum(axis=1), "Cube": np.abs(part).max(axis=1)}[ball]


def _trace(noise, parts) -> np.ndarray:
    """Return Σ p_i |Δ_ii| over all values: what is added is positive semidefinite for each, or all is taken away."""
    entries, weights = entries_of(noise)
    diagonal = [(i, part) for (i, j), part in zip(entries, parts, strict=True) if i == j]
    assert {i for i, _ in diagonal} == set(range(len(weights)))
    return sum(Fraction(weights[i]) * np.abs(part).sum(axis=1).astype(object) for i, part in diagonal)


def delta_of(rho, epsilon) -> float:
    """Return the δ at which ρ-zCDP is known to give ε: Canonne, Kamath and Steinke (2020), Proposition 7."""

    def log_delta(log_a) -> float:
        a = math.exp(log_a)
        return a * ((1 + a) * rho - epsilon) - log_a - (1 + a) * math.log1p(1 / a)

    start = min(np.linspace(-10, 12, 500), key=log_delta)
    near = (start - 0.1, start + 0.1)
    return math.exp(minimize_scalar(log_delta, bounds=near, method="bounded", options={"xatol": 1e-9}).fun)
