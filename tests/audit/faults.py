"""Broken programs: each fault is planted where its kind has really happened, and breaks the claim of its road."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction

import numpy as np

from core.data import bound_rows
from core.data.memory_records import MemoryRecords
from core.designs import range_design
from core.linear.effect_cells import EffectCells
from core.measuring import measure as door
from core.measuring.measurement import Measurement
from core.mechanisms.ball_noise import BallNoise
from core.mechanisms.cone_noise import ConeNoise
from core.mechanisms.discrete_gaussian import DiscreteGaussian
from core.mechanisms.discrete_laplace import DiscreteLaplace
from core.mechanisms.lattice_gaussian import LatticeGaussian
from core.mechanisms.radius import RadiusLaw
from core.mechanisms.randomness import SystemBits
from core.planning import noise_planner
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.privacy.sensitivity import Sensitivity
from tests.audit import outcomes
from tests.audit.roads import HALF, ONE, Road, partial_roads
from tests.core.mechanisms.insides import balls_of
from tests.seeded_bits import SeededBits

CELLS = Road("marginals", ONE, sizes=(2,), wanted=((0,),))
TABLES = Road("marginals", ONE)
COEFFICIENTS = Road("fourier", ONE, sizes=(8,), wanted=((0,),))
PARTIAL = partial_roads()[0]
GAUSSIAN = Road("marginals", HALF, sizes=(2,), wanted=((0,),))


@dataclass(frozen=True)
class Fault:
    """A fault, how it is planted, and the road and runs that find it; each of the runs is made on both tables.

    There are so many runs that the bound found lies seven standard deviations of such bounds beyond the claim.
    """

    name: str
    plant: Callable
    road: Road = CELLS
    runs: int = 1500


FAULTS: list[Fault] = []


def fault(road=CELLS, runs=1500):
    """Enter the decorated planting under its name."""

    def enter(plant):
        FAULTS.append(Fault(plant.__name__.replace("_", " "), plant, road, runs))
        return plant

    return enter


def drawn_by(patch, law, change):
    """Let `change` make the noise of a law; it is given a function that draws honestly at a scale."""
    draw = law.draw
    patch.setattr(law, "draw", lambda self, scale, size, bits: change(lambda b: draw(self, b, size, bits), scale))


def floats():
    """Return a generator of noise in floats."""
    return np.random.default_rng(list(SystemBits().take(16)))


def answered(patch, change):
    """Let `change` make the answers of each block of exact and noisy ones."""
    measure = door.measure

    def changed(noise_plan, table, *others):
        made = measure(noise_plan, table, *others)
        pairs = [(each, each.queries.apply(table.count(each.queries.axes))) for each in made]
        return tuple(Measurement(m.queries, change(exact, m.answers), m.variance) for m, exact in pairs)

    patch.setattr(door, "measure", changed)


# ------------------------------------------------------------------ noise


@fault(runs=3000)
def the_scale_is_halved(patch):
    drawn_by(patch, DiscreteLaplace, lambda draw, scale: draw(scale / 2))


@fault(GAUSSIAN, 2500)
def the_deviation_of_the_gaussian_is_halved(patch):
    drawn_by(patch, DiscreteGaussian, lambda draw, scale: draw(scale / 4))


@fault()
def the_noise_is_a_float_laplace(patch):
    """Mironov (CCS 2012): the last digits tell which count the noise was added to."""
    chance = floats()
    drawn_by(patch, DiscreteLaplace, lambda draw, scale: chance.laplace(0, float(scale), len(draw(scale))))


@fault(Road("effects", ReleaseCost.approximate(1, Fraction(1, 1000)), sizes=(2,), wanted=((0,),)), 10_000)
def the_noise_is_a_float_gaussian(patch):
    chance = floats()
    drawn_by(patch, DiscreteGaussian, lambda draw, scale: chance.normal(0, float(scale) ** 0.5, len(draw(scale))))


@fault(Road("marginals", ONE, one=(1, 0)), 400)
def all_tables_get_the_same_noise(patch):
    measure, known = door.measure, {}
    drawn_by(patch, DiscreteLaplace, lambda draw, scale: known.setdefault(scale, draw(scale)))
    patch.setattr(door, "measure", lambda *everything: known.clear() or measure(*everything))


@fault(runs=400)
def the_generator_is_seeded(patch):
    patch.setattr(outcomes, "SystemBits", lambda: SeededBits(7))


@fault(runs=400)
def a_resumed_process_repeats_its_bits(patch):
    snapshot = SeededBits(8).take(1 << 16)

    class Resumed:
        def __init__(self):
            self.place = 0

        def take(self, n):
            self.place += n
            return snapshot[self.place - n : self.place]

    patch.setattr(outcomes, "SystemBits", Resumed)


@fault(runs=4000)
def the_noise_is_cut_at_two(patch):
    drawn_by(patch, DiscreteLaplace, lambda draw, scale: np.clip(draw(scale), -2, 2))


@fault()
def the_noise_is_never_negative(patch):
    drawn_by(patch, DiscreteLaplace, lambda draw, scale: np.abs(draw(scale)))


@fault(runs=9000)
def zero_is_counted_twice(patch):
    """The classic of samplers with a sign: minus zero is not thrown away."""
    chance = floats()

    def change(draw, scale):
        at_zero = math.tanh(1 / (2 * float(scale)))
        noise = draw(scale)
        return np.where(chance.random(len(noise)) < at_zero / (1 + at_zero), 0, noise)

    drawn_by(patch, DiscreteLaplace, change)


@fault(runs=5000)
def the_mean_of_nine_draws_is_released(patch):
    drawn_by(patch, DiscreteLaplace, lambda draw, scale: np.rint(sum(draw(scale) for _ in range(9)) / 9))


@fault(Road("joint", ONE), 2500)
def the_radius_forgets_how_many_points_a_ball_has(patch):
    patch.setattr(RadiusLaw, "draw", lambda self, bits: abs(int(DiscreteLaplace().draw(self._scale, 1, bits)[0])))


@fault(Road("joint", ONE), 2500)
def blocks_of_a_joint_draw_are_drawn_apart(patch):
    def draw(noise, scale, bits):
        return tuple(ball.point(RadiusLaw((ball,), scale).draw(bits), bits) for ball in balls_of(noise))

    patch.setattr(BallNoise, "draw", draw)


@fault(Road("cone", ONE, sizes=(2,), wanted=((0,),)), 2_000)
def the_cone_is_a_quarter_as_wide(patch):
    draw = ConeNoise.draw
    patch.setattr(ConeNoise, "draw", lambda self, scale, bits: draw(self, scale / 4, bits))


@fault(Road("effects", HALF, sizes=(4,), wanted=((0,),)), 2500)
def the_lattice_is_forgotten(patch):
    patch.setattr(
        LatticeGaussian,
        "draw",
        lambda self, scale, bits: (DiscreteGaussian().draw(scale, self._size, bits),),
    )


@fault(Road("effects", HALF, sizes=(2, 2, 2), wanted=((0, 1, 2),)), 9000)
def cells_are_kept_beside_their_effect(patch):
    def finish(block, noisy):
        return noisy.reshape(block.shape)[(slice(1, None),) * len(block.shape)].reshape(-1)

    patch.setattr(EffectCells, "finish", finish)


# ------------------------------------------------------------------ the price


@fault(PARTIAL, 400)
def a_group_without_a_share_is_answered_exactly(patch):
    measure = door.measure

    def changed(noise_plan, table, *others):
        made = zip(noise_plan.design.blocks, measure(noise_plan, table, *others), strict=True)
        return tuple(m or Measurement(block, block.apply(table.count(block.axes)), 0.0) for block, m in made)

    patch.setattr(door, "measure", changed)


MATRIX = Road("ranges", HALF, sizes=(16,), wanted=((0,),), ranges=True)
CROSSED = Road("ranges", HALF, sizes=(4, 4), wanted=((0, 1),), ranges=True)


def matrices_charged(patch, change):
    """Let `change` make the sensitivity of a product of matrices, of the right one and the block."""
    right = range_design.product_sensitivity

    def charged(block, norm):
        return change(right(block, norm), block)

    patch.setattr(range_design, "product_sensitivity", charged)


@fault(Road("ranges", HALF, sizes=(8, 8), wanted=((0, 1),), ranges=True), 4000)
def matrices_are_charged_their_largest_number(patch):
    """Not the length of a column: all its other numbers come for nothing."""
    matrices_charged(
        patch,
        lambda right, block: replace(
            right, l2_squared=math.prod(int(abs(factor.rows).max()) ** 2 for factor in block.factors)
        ),
    )


@fault(MATRIX, 400)
def the_common_denominator_is_lost(patch):
    """Whole numbers of thousands get the noise of the fractions that they stand for."""
    matrices_charged(patch, lambda right, _: replace(right, l2_squared=1))


@fault(CROSSED, 400)
def a_product_is_charged_as_one_of_its_matrices(patch):
    matrices_charged(patch, lambda right, block: replace(right, l2_squared=block.factors[0].inner[1]))


@fault(runs=4000)
def further_measurements_are_not_charged(patch):
    measure = door.measure

    def again(*everything):
        made = zip(*(measure(*everything) for _ in range(4)), strict=True)
        return tuple(replace(same[0], answers=sum(each.answers for each in same) / 4) for same in made)

    patch.setattr(door, "measure", again)


@fault(TABLES, 5000)
def a_group_is_forgotten_in_the_budget(patch):
    patch.setattr(noise_planner, "uniform_shares", lambda noise_budget, n_charges, _: (noise_budget,) * len(n_charges))


@fault(Road("fourier", ONE, sizes=(16,), wanted=((0,),)), 2500)
def a_block_of_coefficients_is_charged_once(patch):
    patch.setattr(
        noise_planner,
        "uniform_shares",
        lambda noise_budget, n_charges, _: (noise_budget / len(n_charges),) * len(n_charges),
    )


@fault(COEFFICIENTS, 7000)
def laplace_noise_is_charged_by_the_l2_norm(patch):
    def shares(noise_budget, n_charges, used):
        return (noise_budget / math.isqrt(sum(n_charges)),) * len(used)

    patch.setattr(noise_planner, "uniform_shares", shares)


@fault(Road("marginals", ONE, Neighbours.REPLACE, sizes=(2,), wanted=((0,),)), 6000)
def the_sensitivity_is_1_under_replace(patch):
    under = Sensitivity.under
    patch.setattr(Sensitivity, "under", lambda s, norm, _, k: under(s, norm, Neighbours.ADD_REMOVE, k))


@fault(Road("marginals", ONE, at_most=3, sizes=(2,), wanted=((0,),)))
def the_rows_of_one_person_are_ignored(patch):
    under = Sensitivity.under
    patch.setattr(Sensitivity, "under", lambda s, norm, neighbours, _: under(s, norm, neighbours, 1))


@fault(Road("marginals", ONE, at_most=2, sizes=(2,), wanted=((0,),)), 4000)
def the_rows_of_one_person_are_not_cut(patch):
    patch.setattr(bound_rows, "bounded", lambda table, *_: MemoryRecords(table.domain, table.codes))


@fault(Road("fourier", ONE), 400)
def the_exact_total_leaks_under_add_remove(patch):
    under = Sensitivity.under
    patch.setattr(Sensitivity, "under", lambda s, *terms: under(s, *terms) if s.l1_replace else Fraction(0))


# ------------------------------------------------------------------ the counts


def counted(patch, change):
    """Let `change` make what is counted."""
    count = MemoryRecords.count
    patch.setattr(MemoryRecords, "count", lambda table, marginal: change(count(table, marginal)))


@fault(Road("marginals", ONE, sizes=(2,), wanted=((0,),), crowd=2, one=(0,)))
def counts_are_rounded_to_fives_before_the_noise(patch):
    counted(patch, lambda counts: 5 * ((counts + 2) // 5))


@fault(Road("marginals", ONE, sizes=(2,), wanted=((0,),), crowd=255, one=(0,)))
def counts_overflow_at_256(patch):
    """Casacuberta et al. (CCS 2022)."""
    counted(patch, lambda counts: counts.astype(np.uint8).astype(np.int64))


@fault(Road("marginals", ONE, sizes=(2,), wanted=((0,),), crowd=2049, one=(0,)), 5000)
def counts_are_kept_in_short_floats(patch):
    """Casacuberta et al. (CCS 2022): rounding makes two out of one."""
    counted(patch, lambda counts: counts.astype(np.float16).astype(np.int64))


@fault()
def empty_cells_are_skipped(patch):
    answered(patch, lambda exact, noisy: np.where(exact == 0, 0, noisy))


@fault()
def the_scale_depends_on_the_data(patch):
    answered(patch, lambda exact, noisy: exact + (noisy - exact) * (1 + int(exact.sum()) % 2))


@fault(runs=400)
def a_refusal_tells_that_a_cell_is_empty(patch):
    def change(exact, noisy):
        if not exact.all():
            raise ValueError
        return noisy

    answered(patch, change)


@fault()
def noise_is_drawn_again_until_the_total_is_nearly_right(patch):
    measure = door.measure

    def again(noise_plan, table, *others):
        while True:
            made = measure(noise_plan, table, *others)
            if abs(int(made[0].answers.sum()) - len(table.codes[0])) <= 1:
                return made

    patch.setattr(door, "measure", again)
