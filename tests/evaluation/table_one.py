"""Table I of the paper: the expected noise of all k-way tables over d yes/no attributes, in closed form and as bounded.

The paper bounds E‖C^β x - C̃^β‖₁, the expected sum of the absolute errors of one table. Every table has the same
variance σ² in each of its 2^k cells, so by Jensen's inequality it is at most

    noise = 2^k σ,

and this is what is compared. With C = C(d, k), M = C(d+k, k), m = Σ_{i<=k} C(d, i) coefficients, Laplace noise of
pure ε (unit 1/ε) or Gaussian noise of ρ (unit 1/√(2ρ)), σ follows exactly from Definition 3.1 and Corollary 3.3:

    strategy             Laplace: noise / √2                    Gaussian: noise
    base                 2^((d+k)/2)                            2^((d+k)/2)
    marginals            2^k C                                  2^k √C
    fourier, uniform     √(2^k) m                               √(2^k m)
    fourier, optimal     (Σ_i C(d,i)^⅔ C(k,i)^⅓)^(3/2)          Σ_i √(C(d,i) C(k,i))

The last line uses C(d,i) C(d-i,k-i) = C C(k,i). By Hölder and Cauchy-Schwarz, with Σ_i C(d,i) C(k,i) = M (Vandermonde),
it is at most √((k+1) m M) and √((k+1) M): a proof of Lemma 4.2, which the paper omits. The paper takes m <= k C, which
fails for k = 1 (m = d + 1); m <= (k+1) C holds for all k <= d/2. With it,

    noise <= constant × bound,      √2 × {1, 1, (k+1)/k, (k+1)/k} for pure ε, and
                                    √(2 log(2/δ) / log(1/δ)) × {1, 1, √((k+1)/k), √((k+1)/k)} for (ε, δ),

as ρ of (ε, δ) is at least ε² / (4 log(2/δ)), the paper's Gaussian mechanism.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

import numpy as np

from core.designs.noise_groups import continuous_variances
from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import priced_design, split_priced_design
from core.privacy.release_cost import Norm
from core.privacy.zcdp_conversion import noise_budget_of
from core.strategies.catalogue import find
from core.workload.workload import Workload, of_marginals
from tests.evaluation.releases import price_of

CASES = tuple((d, k) for k in range(1, 5) for d in range(2 * k + 1, 13))
"""All d <= 12 and k <= 4 with k < d/2, as in the paper."""
LINES = (
    ("base", BudgetSplit.UNIFORM),
    ("marginals", BudgetSplit.UNIFORM),
    ("fourier", BudgetSplit.UNIFORM),
    ("fourier", BudgetSplit.DIRECT_OPTIMAL),
)
"""The lines of the table."""
DELTA = Fraction(1, 10**6)


@dataclass(frozen=True, slots=True)
class Line:
    """One strategy on all k-way tables over d attributes, ε = 1.

    Attributes:
        d: number of attributes.
        k: attributes of each table.
        delta: 0 for pure ε.
        strategy: key of the strategy.
        budget: how it was split.
        noise: 2^k σ as the engine predicts it, direct recovery, with the continuous noise of the paper.
        exact: the same in closed form.
        bound: the formula in Table I.
        constant: noise / bound is at most this.
        lower_bound: the paper's, for all mechanisms, without its hidden logarithms.
    """

    d: int
    k: int
    delta: float
    strategy: str
    budget: str
    noise: float
    exact: float
    bound: float
    constant: float
    lower_bound: float


def k_way(d: int, k: int) -> Workload:
    """Return all k-way tables over d yes/no attributes."""
    attributes = (Attribute(f"a{i}", Kind.CATEGORIES, ("0", "1")) for i in range(d))
    return of_marginals(Domain(tuple(attributes)), combinations(range(d), k))


def line(case: tuple[int, int], strategy: str, split: BudgetSplit, delta: Fraction = Fraction(0)) -> Line:
    """Return one line of Table I, for ε = 1."""
    d, k = case
    privacy_terms = price_of(Fraction(1), delta)
    # with the noise that the line is about: at so small a case, pure noise may keep the δ with less error
    noise_plan = split_priced_design(
        priced_design(k_way(d, k), find(strategy), privacy_terms.noise_terms), split, privacy_terms
    )
    cells = noise_plan.predicted(
        Recovery.DIRECT, continuous_variances(noise_plan.design, noise_plan.scales, privacy_terms.norm)
    )
    assert np.ptp(cells) <= 1e-9 * cells.max()  # by symmetry
    unit = math.sqrt(2) if privacy_terms.norm is Norm.L1 else 1 / math.sqrt(2 * noise_budget_of(privacy_terms.cost))
    road = strategy, split
    return Line(
        d=d,
        k=k,
        delta=float(delta),
        strategy=strategy,
        budget=str(split),
        noise=2**k * math.sqrt(cells.max()),
        exact=unit * closed_form(case, road, privacy_terms.norm),
        bound=bound(case, road, delta),
        constant=constant(k, strategy, delta),
        lower_bound=math.sqrt(math.comb(d, k)) * (1 - float(delta)),
    )


def closed_form(case: tuple[int, int], road: tuple[str, BudgetSplit], norm: Norm) -> float:
    """Return 2^k σ exactly, in units of √2/ε (Laplace) or 1/√(2ρ) (Gaussian)."""
    d, k = case
    laplace, tables, binomials = norm is Norm.L1, math.comb(d, k), [math.comb(d, i) for i in range(k + 1)]
    if road == ("fourier", BudgetSplit.DIRECT_OPTIMAL):
        pairs = [(n, math.comb(k, i)) for i, n in enumerate(binomials)]
        if laplace:
            return sum(n ** (2 / 3) * c ** (1 / 3) for n, c in pairs) ** 1.5
        return sum(math.sqrt(n * c) for n, c in pairs)
    groups, spread = {
        "base": (1, math.sqrt(2 ** (d + k))),
        "marginals": (tables, 2**k),
        "fourier": (sum(binomials), math.sqrt(2**k)),
    }[road[0]]
    return spread * (groups if laplace else math.sqrt(groups))


def bound(case: tuple[int, int], road: tuple[str, BudgetSplit], delta: Fraction) -> float:
    """Return what stands between the brackets of O(·) in Table I, for ε = 1; Fourier lines as in Lemma 4.2."""
    d, k = case
    tables, effects = math.comb(d, k), math.comb(d + k, k)
    pure, approximate = {
        ("base", BudgetSplit.UNIFORM): (2 ** ((d + k) / 2), 2 ** ((d + k) / 2)),
        ("marginals", BudgetSplit.UNIFORM): (2**k * tables, 2**k * math.sqrt(tables)),
        ("fourier", BudgetSplit.UNIFORM): (k * tables * math.sqrt(2**k), math.sqrt(k * 2**k * tables)),
        ("fourier", BudgetSplit.DIRECT_OPTIMAL): (k * math.sqrt(tables * effects), math.sqrt(k * effects)),
    }[road]
    return approximate * math.sqrt(math.log(1 / delta)) if delta else pure


def constant(k: int, strategy: str, delta: Fraction) -> float:
    """Return what the bound has to be multiplied with to be a bound."""
    more = (k + 1) / k if strategy == "fourier" else 1.0
    if not delta:
        return math.sqrt(2) * more
    return math.sqrt(2 * math.log(2 / delta) / math.log(1 / delta) * more)


def table_one() -> list[Line]:
    """Return every line for every case, pure ε and (ε, δ)."""
    return [line(case, *road, delta) for delta in (Fraction(0), DELTA) for case in CASES for road in LINES]
