"""Measure groups of answers together: one draw of noise in a norm in which a single record has length at most 1.

Independent noise for M coefficients has variance 2 M² / ε² each; joint noise (M+1)(M+2) / (3 ε²), six times less for
large M. Cells of many tables gain in this way, too. Predicted loss under least squares decides what is measured (the
tables, merged tables, Fourier coefficients, or coefficients of small attributes beside tables of large ones) and which
answers share a draw.

Proof and exact sampler: `core/mechanisms/ball_noise.py`. Reference: Hardt and Talwar, On the geometry of differential
privacy (STOC 2010); its use for marginals is ours.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from core.arrays import Reals
from core.designs.cluster_search import clusters
from core.designs.design import Design, NoiseGroup
from core.designs.error_model import ErrorModel
from core.designs.predicted_loss import PredictedLoss
from core.designs.splitting import direct_parts, moments, split_by
from core.domain.marginal import Marginal, downward_closure
from core.linear.hadamard import HadamardCoefficients
from core.linear.linear_map import LinearMap
from core.linear.marginal_cells import MarginalCells
from core.linear.split_coefficients import SplitCoefficients
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm
from core.privacy.sensitivity import TOTAL
from core.progress import check_cancelled
from core.strategies.catalogue import find, register
from core.strategies.feasibility import why_unusable
from core.strategies.strategy import Search, Strategy, StrategyInfo
from core.words import N_
from core.workload.workload import Workload

MOST_BLOCKS = 3000
"""Blocks of a candidate: cutting the order into groups takes their number squared."""
MOST_PARTS = 64
"""Combinations of split labels of a candidate: each needs a draw of its own."""
MOST_ANSWERS = 2**18
"""Answers of a candidate: a joint draw handles every coordinate by itself."""
SECONDS_A_PART = 8e-5
"""Seconds per effect of a table to evaluate the candidates; measured by `tests/benchmarks/estimates.py`."""
REFINED_CANDIDATES = 3
"""Candidates that are refined, best first; more take longer, fewer may miss the best."""
ROUNDS = 3
"""Times that noise groups are cut again with the weights that least squares gives their blocks."""

Measured = tuple[tuple[LinearMap, ...], tuple[tuple[int, ...], ...]]
"""Blocks, and for every wanted table the blocks of its direct recovery."""


@register
class Joint(Strategy):
    """Strategy `joint`: noise groups of several blocks; pure privacy only."""

    info = StrategyInfo(
        "joint",
        N_("Strategy", "Joint noise"),
        N_("Strategy", "Many answers in one draw of noise; the most accurate without δ when tables overlap much."),
    )

    most_tables = 10_000

    def applies(self, terms: NoiseTerms) -> bool:
        """Return whether privacy is pure."""
        return terms.norm is Norm.L1

    def search(self, workload: Workload, terms: NoiseTerms) -> Search:
        """Return the time to evaluate the candidates: proportional to the effects of all tables."""
        return Search(SECONDS_A_PART * sum(2 ** len(marginal) for marginal in workload.marginals))

    def design(self, workload: Workload, terms: NoiseTerms) -> Design:
        """Return the design of least predicted loss among the candidates."""
        return _chosen(workload, terms)


@lru_cache(maxsize=16)
def _chosen(workload: Workload, terms: NoiseTerms) -> Design:
    tables, *others = _candidates(workload)
    candidates = [tables, *(candidate for candidate in others if _is_small(candidate))]
    drafts = [_JointDraft(workload, terms, *candidate) for candidate in candidates]
    drafts.sort(key=lambda draft: draft.rough_loss())
    found = [draft.refined() for draft in drafts[:REFINED_CANDIDATES]]
    if len(candidates) <= len(others):
        found += _independent(workload, terms)
    return min(found, key=lambda end: end[0])[1]


def _independent(workload: Workload, terms: NoiseTerms) -> Iterator[tuple[float, Design]]:
    """Yield loss and design of independent noise for the coefficients, if they are too many for a joint draw."""
    direct = find("fourier")
    if why_unusable(direct, workload, terms) is None:
        design = direct.design(workload, terms)
        yield PredictedLoss(workload, design, terms).least_loss(), design


def _is_small(measured: Measured) -> bool:
    blocks, _ = measured
    return len(blocks) <= MOST_BLOCKS and sum(block.n_answers for block in blocks) <= MOST_ANSWERS


def _candidates(workload: Workload) -> Iterator[Measured]:
    """Yield the candidates; the merged tables, which always fit, come first."""
    sizes = workload.domain.sizes
    yield _mixed(workload, 0)
    for largest in sorted({n for n in sizes if n > 1}):
        yield _mixed(workload, largest)
    yield from _split_candidates(workload)
    homes = _widest(workload)
    outer = {home: number for number, home in enumerate(dict.fromkeys(homes))}
    yield tuple(MarginalCells(home, sizes) for home in outer), tuple((outer[home],) for home in homes)


def _widest(workload: Workload) -> list[Marginal]:
    """Return for every wanted table a widest wanted table that contains it."""
    home: dict[Marginal, Marginal] = {}
    for outer in sorted(workload.marginals, key=len, reverse=True):
        for inner in outer.subsets():
            home.setdefault(inner, outer)
    return [home[marginal] for marginal in workload.marginals]


def _split_candidates(workload: Workload) -> Iterator[Measured]:
    """Yield the coefficients of yes/no attributes per combination of labels of a few other attributes."""
    for order in (1, 2, 3):
        split, others = split_by(workload, order)
        if split and others and workload.domain.n_cells(split) <= MOST_PARTS:
            effects = moments(workload, split)
            blocks = tuple(SplitCoefficients(split, effect, workload.domain.sizes) for effect in effects)
            yield blocks, direct_parts(workload, split, effects)


def _mixed(workload: Workload, largest: int) -> Measured:
    """Return the coefficients of the tables whose attributes have at most `largest` labels, and the others merged."""
    sizes = workload.domain.sizes
    small = [all(sizes[axis] <= largest for axis in marginal) for marginal in workload.marginals]
    inner = [marginal for marginal, is_small in zip(workload.marginals, small, strict=True) if is_small]
    effects = [effect for effect in downward_closure(inner) if all(sizes[axis] > 1 for axis in effect)]
    blocks: list[LinearMap] = [HadamardCoefficients(effect, sizes) for effect in effects]
    place = {effect: number for number, effect in enumerate(effects)}
    direct = [
        tuple(place[e] for e in m.subsets() if e in place) if s else ()
        for m, s in zip(workload.marginals, small, strict=True)
    ]
    outside = [number for number, is_small in enumerate(small) if not is_small]
    for cluster, tables in _merged(workload, outside):
        for table in tables:
            direct[outside[table]] = (len(blocks),)
        blocks.append(MarginalCells(cluster, sizes))
    return tuple(blocks), tuple(direct)


def _merged(workload: Workload, numbers: list[int]) -> tuple[tuple[Marginal, tuple[int, ...]], ...]:
    # Locked shares are of the whole budget, which a part of the tables does not have.
    tables = tuple(replace(workload.tables[number], share=None) for number in numbers)
    return clusters(Workload(workload.domain, tables), Norm.L1) if tables else ()


class _JointDraft:
    """One candidate; its noise groups are cut again when least squares changes the weights of the blocks."""

    def __init__(
        self, workload: Workload, terms: NoiseTerms, blocks: tuple[LinearMap, ...], direct: tuple[tuple[int, ...], ...]
    ) -> None:
        check_cancelled()
        known = terms.neighbours is Neighbours.REPLACE and terms.at_most == 1
        if known and all(block.axes for block in blocks):
            blocks = (*blocks, HadamardCoefficients(Marginal(), workload.domain.sizes))  # the total costs nothing
        self._workload, self._terms, self._blocks, self._direct = workload, terms, blocks, direct
        self._own = [number for number, block in enumerate(blocks) if known and not block.axes]
        self._free = [number for number in range(len(blocks)) if number not in self._own]
        self._model = ErrorModel(workload, Design(blocks, (), direct))
        self._predicted_loss = self._cut(self._model.direct_weights())

    def rough_loss(self) -> float:
        """Return the loss of the first cut."""
        return self._predicted_loss.least_loss()

    def refined(self) -> tuple[float, Design]:
        """Return loss and design after cutting again with the weights of least squares, while the loss falls."""
        best, loss = self._predicted_loss, self._predicted_loss.least_loss()
        for _ in range(ROUNDS):
            again = self._cut(best.least_squares_weights())
            now = again.least_loss()
            if not now < loss:
                break
            best, loss = again, now
        return loss, best.design

    def _cut(self, weights: Reals) -> PredictedLoss:
        from core.designs.joint_groups import joint_groups  # noqa: PLC0415  only who compares strategies needs it

        noise_groups = (
            joint_groups([self._blocks[number] for number in self._free], weights[self._free]) if self._free else ()
        )
        moved = (
            NoiseGroup(tuple(self._free[b] for b in noise_group.blocks), 1, noise_group.sensitivity, noise_group.noise)
            for noise_group in noise_groups
        )
        own = (NoiseGroup((number,), 1, TOTAL) for number in self._own)
        design = Design(self._blocks, (*own, *moved), self._direct)
        return PredictedLoss(self._workload, design, self._terms, self._model)
