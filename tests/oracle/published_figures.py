"""Numbers printed elsewhere, or computed independently of this project, that the engine must reproduce.

MEAN_VARIANCES: mean predicted variance per cell, NLTCS, ε = 1, add-remove, continuous noise: workload -> (tables
measured themselves, uniform and optimal budgets; Fourier, uniform and optimal budgets), plain recovery.
FIGURE_1: Yaroslavtsev et al. (ICDE 2013), Figure 1: tables A and A × B over three yes/no attributes, ε = 1. The paper
rounds the optimal budgets to 4/9 and 5/9 and prints 46.17; exact ones give 2 (2^⅓ + 4^⅓)³ = 46.167. Its own last
step gives 34.6; least squares gives 30.01 with the rounded budgets, 29.953 with exact ones.
"""

from __future__ import annotations

MEAN_VARIANCES = {
    "Q1": (512, 512, 289, 198.5),
    "Q1*": (11552, 11301, 3313, 1712),
    "Q1a": (1922, 1848, 690, 426.5),
    "Q2": (28800, 28800, 9384, 4628),
    "Q2*": (320000, 310800, 51144, 19666),
    "Q2a": (101250, 97325, 19965, 8787),
}

FIGURE_1 = {
    ("marginals", "uniform", "direct"): 48.0,
    ("marginals", "optimal", "direct"): 46.167,
    ("marginals", "optimal", "optimal"): 29.953,
    ("base", "uniform", "direct"): 16.0,
}

JOINT_NLTCS = {"Q1": 52.2, "Q1*": 351.3, "Q1a": 68.8, "Q2": 864.2, "Q2*": 3512, "Q2a": 1628}
"""Mean predicted variance per cell of joint noise on coefficients (Q1a: for each label of a1), NLTCS, ε = 1."""

JOINT_ADULT = {"Q1": 84.7, "Q1*": 278.5, "Q1a": 110.3}
"""The best found with Laplace noise by a long search, Adult, ε = 1, computed independently."""

CONE_NLTCS = {"Q1*": 292.1, "Q2": 351.1, "Q2*": 1328, "Q2a": 392.3}
"""Mean predicted variance per cell of cone noise, NLTCS, ε = 1, computed independently."""

WEIGHTED_ADULT = {"Q1": 59.5, "Q1*": 184, "Q1a": 77.5, "Q2": 426, "Q2*": 542, "Q2a": 405}
"""Mean predicted variance per cell of the best mixture, Adult, ε = 1; the best found with Laplace noise alone by a long
search: 84.7, 278.5, 110.3, 600.8, 727.7 and 580.9.
"""

WEIGHTED_NLTCS = {"Q1": 52.2, "Q1*": 279, "Q1a": 63, "Q2": 351.1, "Q2*": 944, "Q2a": 392.3}
"""The same on NLTCS, of the best mixture."""
