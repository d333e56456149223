"""The partition of blocks into groups with joint noise: optimal cuts of an order, by dynamic programming.

A noise group of blocks with M coordinates in all and recovery weight W = Σ_b S_b spread_b has the loss (M+1)(M+2) W /
ε² (Hardt and Talwar's mechanism with a product of balls; `core/MATHEMATICS.md`, "Joint noise"). With optimal shares the
loss of all noise groups is the cube of Σ ((M+1)(M+2) W)^(1/3), a sum over noise groups, so dynamic programming finds
the optimal cuts of any order of the blocks. The order is by weight per coordinate: similar weights share a draw.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from core.arrays import Reals
from core.designs.design import NoiseGroup
from core.linear.hadamard import HadamardCoefficients
from core.linear.linear_map import LinearMap
from core.linear.split_coefficients import SplitCoefficients
from core.mechanisms.ball_noise import BallNoise
from core.mechanisms.balls import Ball, CrossPolytope, Cube
from core.mechanisms.joint_noise import JointNoise
from core.mechanisms.parted_noise import PartedNoise
from core.privacy.sensitivity import Sensitivity
from core.progress import check_cancelled

UNIT = Sensitivity(l1=1, l1_replace=2, l2_squared=1, l2_squared_replace=4)
"""A record has norm at most 1 in every block, two records differ by at most 2: s = 1 and 2 in `ball_noise.py`."""


def ball_of(block: LinearMap) -> Ball:
    """Return the unit ball's kind for a record's contribution: ±1 in every answer (L∞), or a single 1 (L1)."""
    if isinstance(block, SplitCoefficients):
        return Cube(1)  # one coefficient in each part
    kind = Cube if isinstance(block, HadamardCoefficients) else CrossPolytope
    return kind(block.n_answers)


def joint_groups(blocks: Sequence[LinearMap], weights: Reals) -> tuple[NoiseGroup, ...]:
    """Return the noise groups of least loss.

    Args:
        blocks: at least one; either all split by one set of attributes, or none split.
        weights: shape (blocks,): total variance per unit of noise variance of each block, >= 0.
    """
    balls = [ball_of(block) for block in blocks]
    losses = weights * np.array([ball.spread for ball in balls])
    sizes = np.array([ball.dimension for ball in balls], dtype=np.float64)
    order = np.argsort(-losses / sizes, kind="stable")
    ends = _cuts(losses[order], sizes[order])
    groups = (order[start:end].tolist() for start, end in ends)
    n_parts = blocks[0].n_answers if isinstance(blocks[0], SplitCoefficients) else 1
    return tuple(NoiseGroup(tuple(group), 1, UNIT, _noise([balls[b] for b in group], n_parts)) for group in groups)


def _noise(balls: list[Ball], n_parts: int) -> JointNoise | None:
    """Return the joint law of these balls; None where it equals independent discrete Laplace noise."""
    if len(balls) == 1 and (isinstance(balls[0], CrossPolytope) or balls[0].dimension == 1):
        return None  # exp(-(|z_1| + |z_2| + ...) / b) is a product of independent laws
    one = BallNoise(tuple(balls))
    return one if n_parts == 1 else PartedNoise(one, n_parts)


def _cuts(losses: Reals, sizes: Reals) -> list[tuple[int, int]]:
    """Return the pieces [start, end) of the order that minimise the sum of cube roots."""
    weight, coordinates = np.r_[0.0, np.cumsum(losses)], np.r_[0.0, np.cumsum(sizes)]
    least, cut = np.zeros(len(losses) + 1), np.zeros(len(losses) + 1, dtype=np.intp)
    for end in range(1, len(losses) + 1):
        check_cancelled()
        # All starts of the last group at once; np.maximum below guards against differences of rounded sums.
        m, w = coordinates[end] - coordinates[:end], weight[end] - weight[:end]
        loss = least[:end] + np.cbrt((m + 1) * (m + 2) * np.maximum(w, 0.0))
        cut[end] = int(loss.argmin())
        least[end] = loss[cut[end]]
    pieces, end = [], len(losses)
    while end:
        pieces.append((int(cut[end]), end))
        end = int(cut[end])
    return pieces[::-1]
