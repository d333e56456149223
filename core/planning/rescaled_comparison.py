"""A comparison at another amount of budget without planning anew: near enough while a slider moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import overload

from core.planning.outcomes import Comparison, Outcome
from core.privacy.release_cost import Definition, ReleaseCost
from core.privacy.zcdp_conversion import noise_budget_of


def estimated_at(comparison: Comparison, before: ReleaseCost, after: ReleaseCost) -> Comparison | None:
    """Return what a comparison becomes under another budget when all variances scale alike, as 1/ε² or 1/ρ.

    That is how continuous noise behaves. Discrete noise has a little less variance than that where ε is large, and
    scales are rounded up, so the engine's own variances differ: by less than a hundredth where the ± is beyond ten.
    What is recommended, and what fits, stays as it was.

    Args:
        comparison: as predicted under `before`.
        before: the budget it was predicted for.
        after: the budget to estimate it for.

    Returns:
        None where the two budgets stand for different definitions of privacy.
    """
    if before.definition is not after.definition:
        return None
    pure = float(before.epsilon / after.epsilon) ** 2 if before.epsilon else 1.0
    usual = pure if before.definition is Definition.PURE else float(noise_budget_of(before) / noise_budget_of(after))
    scaled = (_scaled(each, pure if each.spares_delta else usual) for each in comparison.outcomes)
    return replace(comparison, outcomes=tuple(scaled), question=None)


def _scaled(outcome: Outcome, ratio: float) -> Outcome:
    if not outcome.fits:
        return outcome
    root = ratio**0.5
    total, continuous, typical = outcome.total_variance, outcome.continuous_variance, outcome.typical_half_width
    return replace(
        outcome,
        total_variance=None if total is None else total * ratio,
        continuous_variance=None if continuous is None else continuous * ratio,
        variances=_Scaled(outcome.variances, ratio),
        half_widths=_Scaled(outcome.half_widths, root),
        typical_half_width=None if typical is None else typical * root,
    )


@dataclass(frozen=True, slots=True, eq=False)
class _Scaled(Sequence[float]):
    """Numbers times another, multiplied when they are read: of all that a slider passes, few are looked at."""

    numbers: Sequence[float]
    by: float

    def __len__(self) -> int:
        return len(self.numbers)

    @overload
    def __getitem__(self, place: int) -> float: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[float, ...]: ...

    def __getitem__(self, place: int | slice) -> float | tuple[float, ...]:
        if isinstance(place, slice):
            return tuple(self)[place]
        return self.numbers[place] * self.by

    def __iter__(self) -> Iterator[float]:
        return (number * self.by for number in self.numbers)

    def __eq__(self, other: object) -> bool:
        return tuple(self) == tuple(other) if isinstance(other, Sequence) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))
