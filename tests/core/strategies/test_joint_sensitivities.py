"""Joint noise, by brute force: what any two neighbours differ by lies in the body that the noise is charged by.

For every strategy, every small domain, both relations and up to three rows a person. Distances are convex, so persons
with equal rows are the extreme ones (see `changes`).
"""

from __future__ import annotations

import itertools
import math
from fractions import Fraction

import numpy as np

from core.linear.factored_map import FactoredMap
from core.mechanisms.ball_noise import BallNoise
from core.mechanisms.balls import Cube
from core.mechanisms.cone_noise import ConeNoise
from core.mechanisms.joint_noise import JointNoise
from core.mechanisms.lattice_gaussian import LatticeGaussian
from core.mechanisms.parted_noise import PartedNoise
from core.mechanisms.star_noise import StarNoise
from core.privacy.neighbours import Neighbours
from tests.core.mechanisms.insides import balls_of, entries_of, part_of
from tests.core.strategies.test_every_strategy import answers_by_record, changes, designed, every_road_and


def cost(noise, change):
    """How far a change, one array of answers for each block, is in the norm of the noise; exact."""
    return {
        BallNoise: in_balls,
        StarNoise: in_star,
        ConeNoise: in_cone,
        PartedNoise: in_parts,
    }[type(noise)](noise, change)


def in_balls(noise, change):
    """max_i ‖z_i‖_i: the largest number of a cube, the sum of a cross-polytope."""
    numbers = [np.abs(each) for each in change]
    return max(int(z.max() if isinstance(b, Cube) else z.sum()) for b, z in zip(balls_of(noise), numbers, strict=True))


def in_star(_, change):
    """max_j ‖z_j‖_1, of tables that agree on the total."""
    total, *tables = change
    assert {int(table.sum()) for table in tables} == set(total.tolist())
    return max(int(np.abs(table).sum()) for table in tables)


def in_parts(noise, change):
    """The sum over the parts: each has noise of its own."""
    n_parts, one = part_of(noise)
    parts = zip(*(np.split(each, n_parts) for each in change), strict=True)
    return sum(cost(one, part) for part in parts)


def in_cone(noise, change):
    """Σ p_i v_ii, of matrices that are whole multiples of u uᵀ with u = ±1."""
    spent = Fraction(0)
    entries, weights = entries_of(noise)
    for answers in zip(*change, strict=True):
        matrix = dict(zip(entries, map(int, answers), strict=True))
        times, (u0, *u) = matrix[0, 0], [np.sign(matrix.get((0, i), 0)) for i in range(len(weights))]
        assert times >= 0
        assert times == 0 or u0 == 1
        assert all(times * (u0, *u)[i] * (u0, *u)[j] == entry for (i, j), entry in matrix.items())
        spent += sum(weight * matrix[i, i] for i, weight in enumerate(weights))
    return spent


def on_lattice(block, change):
    """The squared length of the part that `finish` keeps, in units of the counts."""
    shape, effect = answer_shape(block)
    part, n = kept(change.reshape(shape), effect), math.prod(shape[place] for place in effect)
    assert (block.finish(part) == n * block.finish(change)).all()
    return Fraction(int((part**2).sum()), (n * block.grain) ** 2)


def answer_shape(block):
    """The shape of the answers, and the places of the attributes of which `finish` keeps the effect alone."""
    if not isinstance(block, FactoredMap):
        return block.shape, range(len(block.shape))
    factors = [block.factor_of(axis) for axis in block.axes]
    shape = [n if factor is None else len(factor.rows) for n, factor in zip(block.shape, factors, strict=True)]
    return shape, [place for place, axis in enumerate(block.axes) if axis in block.effect]


def kept(table, effect):
    """`table` without what `finish` throws away, times the number of cells of the effect: whole numbers."""
    for place in effect:
        table = table.shape[place] * table - table.sum(axis=place, keepdims=True)
    return table.reshape(-1)


@every_road_and("at_most", [1, 3])
def test_neighbours_differ_by_a_point_of_the_body(key, case, privacy_terms, at_most):
    _, design = designed(key, case, privacy_terms)
    told = answers_by_record(key, case, privacy_terms)
    for noise_group in design.noise_groups:
        if noise_group.noise is None:
            continue  # `test_nobody_changes_more_than_is_charged`
        charged = noise_group.n_charges * noise_group.sensitivity.under(
            privacy_terms.norm, privacy_terms.neighbours, at_most
        )
        worst = max(
            costs(
                noise_group, design, [told[number] for number in noise_group.blocks], privacy_terms.neighbours, at_most
            )
        )
        assert worst <= charged
        if at_most == 1 and privacy_terms.neighbours is Neighbours.ADD_REMOVE:
            assert worst >= charged * (1 - Fraction(1, 2**20))  # nothing is charged for nothing


def costs(noise_group, design, told, neighbours, at_most):
    ends = np.cumsum([rows.shape[1] for rows in told])[:-1]
    everything = changes(np.concatenate(told, axis=1), neighbours, at_most)
    for change in np.unique(everything, axis=0):
        if isinstance(noise_group.noise, LatticeGaussian):
            yield on_lattice(design.blocks[noise_group.blocks[0]], change)
        else:
            yield cost(noise_group.noise, np.split(change, ends))


def test_the_body_of_every_noise_is_known():
    known = {"BallNoise", "StarNoise", "ConeNoise", "LatticeGaussian", "PartedNoise"}
    assert {noise.__name__ for noise in JointNoise.__subclasses__() if noise.__module__.startswith("core.")} == known


def test_the_largest_cost_is_found_where_it_is_known():
    noise = BallNoise((Cube(2),))
    assert in_balls(noise, [np.array([3, -4])]) == 4
    signs = list(itertools.product((1, -1), repeat=2))
    assert max(in_balls(noise, [np.array(a) - np.array(b)]) for a in signs for b in signs) == 2
