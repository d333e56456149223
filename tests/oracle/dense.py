"""The referee: the paper's matrices written out in full for small domains; shares no code with the engine.

S: strategy matrix, one row per answer, one column per cell of the domain. Q: workload matrix. R: plain recovery,
R S = Q. Groups get budgets one by one. Least squares is the textbook formula with a pseudo-inverse.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import numpy as np


@dataclass
class Dense:
    """One strategy on one small domain."""

    s: np.ndarray  # (answers, cells of the domain)
    q: np.ndarray  # (wanted cells, cells of the domain)
    r: np.ndarray  # (wanted cells, answers)
    group: np.ndarray  # (answers,): number of the group of each answer
    table: np.ndarray  # (wanted cells,): number of the table of each wanted cell
    correlation: np.ndarray | None = None  # (answers, answers): of the noise at variance 1; None: independent

    def covariance(self, noise: np.ndarray) -> np.ndarray:
        """Of the noise, for the noise variance of every answer."""
        return np.diag(noise) if self.correlation is None else self.correlation * np.sqrt(np.outer(noise, noise))

    def variances(self, noise: np.ndarray, *, fitted: bool) -> np.ndarray:
        """Variance of every wanted cell for the noise variance of every answer."""
        if not fitted:
            return np.diag(self.r @ self.covariance(noise) @ self.r.T)
        weights = np.linalg.pinv(self.covariance(noise), hermitian=True, rcond=1e-12)
        middle = np.linalg.pinv(self.s.T @ weights @ self.s, hermitian=True, rcond=1e-12)
        return np.diag(self.q @ middle @ self.q.T)

    def estimate(self, answers: np.ndarray, noise: np.ndarray, *, fitted: bool) -> np.ndarray:
        """The wanted cells from noisy answers."""
        if not fitted:
            return self.r @ answers
        weights = np.linalg.pinv(self.covariance(noise), hermitian=True, rcond=1e-12)
        return self.q @ np.linalg.pinv(self.s.T @ weights @ self.s, hermitian=True) @ self.s.T @ weights @ answers


def indicator(sizes, axes):
    """Rows: cells of the marginal over `axes` in the order given; columns: all cells."""
    cells = list(itertools.product(*map(range, sizes)))
    keys = list(itertools.product(*(range(sizes[a]) for a in axes)))
    return np.array([[float(tuple(x[a] for a in axes) == key) for x in cells] for key in keys])


def marginals(sizes, wanted) -> Dense:
    """S = Q."""
    q = np.vstack([indicator(sizes, axes) for axes in wanted])
    table = _numbers(len(indicator(sizes, axes)) for axes in wanted)
    return Dense(q, q, np.eye(len(q)), table, table)


def base(sizes, wanted) -> Dense:
    """S = all cells over the attributes that occur."""
    cover = sorted({a for axes in wanted for a in axes})
    s = indicator(sizes, cover)
    direct = marginals(sizes, wanted)
    r = direct.q @ np.linalg.pinv(s)
    return Dense(s, direct.q, r, np.zeros(len(s), int), direct.table)


def fourier(sizes, wanted) -> Dense:
    """S = characters of bit-coded attributes over all bit patterns within a wanted table; each its own group."""
    codes = [1 << max(0, (n - 1).bit_length()) for n in sizes]
    patterns = sorted(
        {
            pattern
            for axes in wanted
            for pattern in itertools.product(*(range(codes[a]) if a in axes else [0] for a in range(len(sizes))))
        }
    )
    cells = list(itertools.product(*map(range, sizes)))
    s = np.array([[_sign(k, x) for x in cells] for k in patterns], float)
    direct = marginals(sizes, wanted)
    rows = []
    for axes in wanted:
        padded = np.prod([codes[a] for a in axes])
        for key in itertools.product(*(range(sizes[a]) for a in axes)):
            x = [0] * len(sizes)
            for a, label in zip(axes, key, strict=True):
                x[a] = label
            inside = [all(k[a] == 0 for a in range(len(sizes)) if a not in axes) for k in patterns]
            rows.append([_sign(k, x) / padded if use else 0.0 for k, use in zip(patterns, inside, strict=True)])
    return Dense(s, direct.q, np.array(rows), np.arange(len(patterns)), direct.table)


def cells(sizes, wanted, measured, homes) -> Dense:
    """S = the cells of the measured marginals; the plain recovery adds table t up from marginal homes[t]."""
    rows = [indicator(sizes, axes) for axes in measured]
    direct, group = marginals(sizes, wanted), _numbers(len(part) for part in rows)
    r = np.zeros((len(direct.q), len(group)))
    for number, home in enumerate(homes):
        own = direct.table == number
        r[np.ix_(own, group == home)] = np.rint(direct.q[own] @ np.linalg.pinv(rows[home]))
    return Dense(np.vstack(rows), direct.q, r, group, direct.table)


def effects(sizes, wanted) -> Dense:
    """S = the effects of all subsets of the wanted tables, each with noise whose covariance is its projector."""
    every = {sub for axes in wanted for k in range(len(axes) + 1) for sub in itertools.combinations(sorted(axes), k)}
    subsets = [sub for sub in sorted(every) if all(sizes[a] > 1 for a in sub)]
    projectors = [_projector([sizes[a] for a in sub]) for sub in subsets]
    rows = [projector @ indicator(sizes, sub) for projector, sub in zip(projectors, subsets, strict=True)]
    group = _numbers(len(part) for part in rows)
    s, direct = np.vstack(rows), marginals(sizes, wanted)
    correlation = np.zeros((len(group), len(group)))
    for number, projector in enumerate(projectors):
        correlation[np.ix_(group == number, group == number)] = projector
    return Dense(s, direct.q, direct.q @ np.linalg.pinv(s), group, direct.table, correlation)


def _projector(shape) -> np.ndarray:
    out = np.ones((1, 1))
    for n in shape:
        out = np.kron(out, np.eye(n) - 1 / n)
    return out


STRATEGIES = {"base": base, "marginals": marginals, "fourier": fourier, "effects": effects}


def sensitivity(dense: Dense, group: int, neighbours: str, norm: str) -> float:
    """By brute force over all pairs of records: the L1, or squared L2, distance of the group's answers."""
    rows = dense.s[dense.group == group]
    columns = list(rows.T)
    changes = columns if neighbours == "add-remove" else [a - b for a in columns for b in columns]
    return max(float(np.abs(c).sum() if norm == "L1" else (c**2).sum()) for c in changes)


def budgets(dense: Dense, weights, noise_budget: float, neighbours: str, norm: str, *, optimal: bool) -> np.ndarray:
    """The share of each group, from the textbook solution of min Σ s_r v_r subject to Σ share_r = money."""
    groups = range(dense.group.max() + 1)
    delta = np.array([sensitivity(dense, g, neighbours, norm) for g in groups])
    cell_weight = np.array([weights[t] for t in dense.table])
    unit = [dense.covariance((dense.group == g).astype(float)) for g in groups]
    pull = np.array([(cell_weight * np.diag(dense.r @ part @ dense.r.T)).sum() for part in unit])
    if norm == "L1":
        proportions = (pull * delta**2) ** (1 / 3) if optimal else (delta > 0).astype(float)
    else:
        proportions = (pull * delta) ** (1 / 2) if optimal else (delta > 0).astype(float)
    return noise_budget * proportions / proportions.sum()


def noise_variances(dense: Dense, shares: np.ndarray, neighbours: str, norm: str) -> np.ndarray:
    """The exact variance of the discrete law of every answer, by adding up its probability mass function."""
    out = []
    for group in dense.group:
        delta = sensitivity(dense, group, neighbours, norm)
        if delta == 0:
            out.append(1e-6)  # exact: next to no noise, and still invertible
        else:
            out.append(discrete_variance(delta, shares[group], norm))
    return np.array(out)


def discrete_variance(delta: float, share: float, norm: str) -> float:
    """Σ x² P(x), P(x) ∝ exp(-|x| ε/Δ1) or exp(-x² ρ/Δ2²)."""
    reach = 60 * delta / share if norm == "L1" else 12 * np.sqrt(delta / (2 * share))
    x = np.arange(-int(reach) - 30, int(reach) + 31, dtype=float)
    mass = np.exp(-np.abs(x) * share / delta) if norm == "L1" else np.exp(-(x**2) * share / delta)
    return float((x**2 * mass).sum() / mass.sum())


def _sign(k, x) -> int:
    return (-1) ** sum((a & b).bit_count() for a, b in zip(k, x, strict=True))


def _numbers(lengths):
    return np.concatenate([np.full(n, number) for number, n in enumerate(lengths)])
