"""Mean variance of a range or cumulative count, by the best strategy, beside the best that is known to be possible.

    python -m tests.benchmarks.ranges [labels ...]

For each case: the least of the strategies without matrices, the least of all, the best known, their ratio, the mean
squared error of real draws as a part of the prediction with its standard error, and processor seconds. Best known for
Gaussian noise: a lower bound for any matrix (by duality up to 1,024 labels, by singular values beyond), which none need
reach. For Laplace noise no such bound is near: the least of what we can find by other ways than ours in minutes. Up to
1,024 labels, of six starts of p-Identity; beyond, of p-Identity grown from fewer labels, and of a descent that goes on
from our own matrix with every weight free, so that the ratio says what windows cost. The column “reference” tells them
apart: only “no matrix has less” is a proof. Fails where a ratio exceeds its limit, or draws do not agree with the
prediction.
"""

from __future__ import annotations

import sys
from fractions import Fraction
from math import prod
from time import process_time

import numpy as np
from scipy.linalg import eigvalsh_tridiagonal

from core.data.memory_records import MemoryRecords
from core.designs.p_identity import descend
from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.measuring.measure import measure
from core.mechanisms.randomness import SystemBits
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost
from core.recovery.output_rules import OutputRules
from core.recovery.pipeline import recover
from core.threads import one_thread
from core.workload.workload import WantedTable, Workload
from tests.paid import paid

BEFORE = ("marginals", "hierarchy", "wavelet")
BUDGETS = {"ε = 1": ReleaseCost.pure(1), "ρ = ½": ReleaseCost.concentrated(Fraction(1, 2))}
LABELS = (16, 32, 64, 256, 1024, 2048, 4096)
DUAL, DUAL_ROUNDS = 1024, 12
"""Labels up to which the bound by duality is worked out, and its rounds: the bound holds after any number."""
SMALL, NARROW, GROWN_STEPS = 256, 32, 80
"""Of p-Identity from fewer labels up: where it begins, the width of the rows added at each halving, steps of each."""
GONE_ON_STEPS = 30
"""Of the descent from our own matrix."""
FEW = 256
"""Labels up to which the closer limit holds, and more releases are drawn."""
LIMIT, CLOSE_LIMIT = 1.03, 1.01
"""Of ours / best known; the second for Gaussian noise up to FEW labels."""
DRAWS, FEW_DRAWS = 400, 40
"""Of real releases, up to FEW labels and beyond."""
RAW = OutputRules(non_negative=False, whole_numbers=False, coverage=0.95)
LINE = (
    "{title:24} {budget:6} before {before:8.3f}  ours {ours:8.3f}  best known {best:8.3f}  ratio {ratio:6.4f}"
    "  reference {reference:18}"
    "  observed {seen:6.4f} ± {error:6.4f}  {seconds:6.2f} s  {verdict}"
)


def workload_of(sizes, ranges=(), prefixes=()):
    """One table of all attributes; those asked for ranges or cumulative counts are numbers, the others categories."""
    attributes = (
        Attribute(f"x{axis}", Kind.NUMBER, edges=tuple(map(float, range(n + 1))))
        if axis in (*ranges, *prefixes)
        else Attribute(f"x{axis}", Kind.CATEGORIES, tuple(map(str, range(n))))
        for axis, n in enumerate(sizes)
    )
    return Workload(Domain(tuple(attributes)), (WantedTable(tuple(range(len(sizes))), 1.0, ranges, prefixes),))


def main() -> int:
    """Print one line per case; 1 if one of them fails, else 0."""
    cases = [
        (f"{n} {kind}", (n,), {kind: (0,)}, (n, kind, 1)) for n in map(int, sys.argv[1:] or LABELS) for kind in KINDS
    ]
    if not sys.argv[1:]:
        cases += [("64 × 64 rectangles", (64, 64), {"ranges": (0, 1)}, (64, "ranges", 2))]
        cases += [("64 ranges × 5 categories", (64, 5), {"ranges": (0,)}, (64, "ranges", 1))]
    failed = 0
    for title, sizes, asked, known in cases:
        for budget in BUDGETS:
            failed += _shown(title, workload_of(sizes, **asked), budget, known)
    print(f"{failed} cases fail")
    return min(failed, 1)


def _shown(title, workload, budget, known) -> bool:
    terms, pure = PrivacyTerms(BUDGETS[budget]), budget.startswith("ε")
    before = min(_variance(_planned(workload, key, terms)) for key in BEFORE)
    started = process_time()
    plan = _planned(workload, "ranges", terms)
    seconds, n = process_time() - started, known[0]
    ours, best = min(before, _variance(plan)), _best_known(*known, pure, plan)
    seen, error = _observed(plan, FEW_DRAWS if n > FEW else DRAWS)
    limit = CLOSE_LIMIT if not pure and n <= FEW else LIMIT
    failed = ours / best > limit or abs(seen - 1) > 6 * error
    verdict = "FAILS" if failed else "kept"
    print(
        LINE.format(
            title=title,
            budget=budget,
            before=before,
            ours=ours,
            best=best,
            ratio=ours / best,
            reference="best that we found" if pure else "no matrix has less",
            seen=seen,
            error=error,
            seconds=seconds,
            verdict=verdict,
        ),
        flush=True,
    )
    return failed


def _planned(workload, key, terms):
    return make_noise_plan(workload, key, BudgetSplit.LEAST_SQUARES_OPTIMAL, terms)


def _variance(noise_plan) -> float:
    return float(noise_plan.query_variances(Recovery.LEAST_SQUARES)[0])


# ------------------------------------------------------------------ the best known


def _gram(n, kind):
    up = np.arange(1.0, n + 1)
    if kind == "ranges":
        return np.minimum.outer(up, up) * (n + 1 - np.maximum.outer(up, up))
    return n + 1 - np.maximum.outer(up, up)


KINDS = {"ranges": lambda n: n * (n + 1) // 2, "prefixes": lambda n: n}
"""The number of queries."""


def _best_known(n, kind, power, pure, plan) -> float:
    """Return the least mean variance known of a product of `power` such attributes; `plan` has our own matrix."""
    with one_thread():
        if pure and n > DUAL:
            return 2 * min(_grown(n, kind), _gone_on(n, kind, plan)) / KINDS[kind](n)
        if pure:
            return 2 * (_six_starts(n, kind) / KINDS[kind](n)) ** power
        return (_dual_bound(n, kind) / KINDS[kind](n)) ** power if n <= DUAL else _svd_bound(n, kind) / KINDS[kind](n)


def _dual_bound(n, kind) -> float:
    """Return (tr (Λ^½ G Λ^½)^½)² / tr Λ, a lower bound for every Λ, at a Λ found by iteration."""
    gram, balance, bound = _gram(n, kind), np.ones(n), 0.0
    for _ in range(DUAL_ROUNDS):
        root = np.sqrt(balance)
        values, vectors = np.linalg.eigh(root[:, None] * gram * root)
        values = np.sqrt(np.maximum(values, 0))
        bound = max(bound, float(values.sum() ** 2 / balance.sum()))
        balance = vectors**2 @ values
    return bound


def _svd_bound(n, kind) -> float:
    """Return (Σ singular values)² / n, from the tridiagonal inverse of the Gram matrix."""
    diagonal, beside = np.full(n, 2.0), np.full(n - 1, -1.0)
    if kind == "prefixes":
        diagonal[0] = 1.0
    values = eigvalsh_tridiagonal(diagonal, beside) / (n + 1 if kind == "ranges" else 1)
    return float((values**-0.5).sum() ** 2 / n)


def _six_starts(n, kind) -> float:
    """Return the least loss of p-Identity from three irregular starts and three trees, or of single labels."""
    gram = _gram(n, kind)
    return min(float(np.trace(gram)), *(_loss(descend(gram, start), gram) for start in _starts(n)))


def _starts(n):
    irregular = (max(1, n // labels) for labels in (32, 16, 8))
    starts = [np.modf(np.arange(1, rows * n + 1) * (5**0.5 - 1) / 2)[0].reshape(rows, n) for rows in irregular]
    return [*starts, *(_tree(n, width) for width in (4, 8, 16) if width < n)]


def _grown(n, kind) -> float:
    """Return the least loss of p-Identity found from fewer labels up: each label is halved, and narrow rows are added.

    For so many labels the starts above are too far from any good matrix, and a descent from them would take hours.
    """
    labels = n
    while labels > SMALL:
        labels //= 2
    gram = _gram(labels, kind)
    theta = min((descend(gram, start, GROWN_STEPS) for start in _starts(labels)), key=lambda end: _loss(end, gram))
    while labels < n:
        labels, wide = 2 * labels, np.repeat(theta, 2, axis=1)
        gram = _gram(labels, kind)
        narrow = [(np.arange(labels) + shift) // NARROW for shift in (0, NARROW // 2)]
        rows = [(of == part) * 0.3 for of in narrow for part in range(of[-1] + 1)]
        theta = descend(gram, np.vstack([wide, rows]), GROWN_STEPS)
    return _loss(theta, gram)


def _gone_on(n, kind, plan) -> float:
    """Return the loss of a descent that goes on from our own matrix, with no weight held at 0."""
    rows = plan.design.blocks[0].factors[0].rows.astype(np.float64)
    gram, own = _gram(n, kind), np.diag(rows[:n])
    return _loss(descend(gram, rows[n:] / own, GONE_ON_STEPS), gram)


def _tree(n, width):
    rows, wide = [], width
    while wide < n:
        rows += [((np.arange(n) // wide) == part) * 0.3 for part in range(-(-n // wide))]
        wide *= width
    return np.array(rows)


def _loss(theta, gram) -> float:
    rows = np.vstack([np.eye(len(gram)), theta]) / (1 + theta.sum(axis=0))
    return float(np.sum(gram * np.linalg.inv(rows.T @ rows)))


# ------------------------------------------------------------------ real draws


def _observed(noise_plan, draws) -> tuple[float, float]:
    """Return the mean squared error of all queries as a part of the prediction, and its standard error."""
    workload = noise_plan.workload
    nobody = MemoryRecords(workload.domain, tuple(np.zeros(0, dtype=np.uint16) for _ in workload.domain.sizes))
    ratios = []
    for _ in range(draws):
        answers = measure(noise_plan, nobody, paid, SystemBits())
        table = recover(noise_plan, answers, Recovery.LEAST_SQUARES, RAW).unbiased[0]
        ratios.append(_mean_square(table, workload.tables[0]) / _variance(noise_plan))
    return float(np.mean(ratios)), float(np.std(ratios, ddof=1) / np.sqrt(draws))


def _mean_square(table, wanted) -> float:
    """Return the mean square of all queries of a table: an attribute after the other by its Gram matrix."""
    product, n_queries = table, prod(table.shape)
    for axis, n in enumerate(table.shape):
        kind = "ranges" if axis in wanted.ranges else "prefixes" if axis in wanted.prefixes else ""
        if kind:
            product = np.moveaxis(np.tensordot(_gram(n, kind), product, (1, axis)), 0, axis)
            n_queries = n_queries // n * KINDS[kind](n)
    return float((table * product).sum()) / n_queries


if __name__ == "__main__":
    sys.exit(main())
