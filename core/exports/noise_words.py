"""The meaning of noise scales in sentences, from which a reviewer can compute variance and cost of every group."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from core.mechanisms import cone_noise, discrete_gaussian, discrete_laplace, joint_noise
from core.mechanisms.catalogue import mechanism_for
from core.privacy.release_cost import Norm
from core.release.release import Statement
from core.words import N_, Figures

_LAWS = (
    (
        discrete_laplace.LAW,
        N_(
            "Export",
            "Discrete Laplace: the scale is b. A whole number x is added with a probability proportional to "
            "exp(−|x| / b).",
        ),
    ),
    (
        discrete_gaussian.LAW,
        N_(
            "Export",
            "Discrete Gaussian: the scale is the variance σ², not σ. A number x is added with a probability "
            "proportional to exp(−x² / (2σ²)).",
        ),
    ),
    (
        joint_noise.LAW,
        N_(
            "Export",
            "Joint discrete noise, for what was measured together: the scale is b. Whole numbers z are added to all "
            "these answers at once, with a probability proportional to exp(−‖z‖ / b), in a norm in which one row moves "
            "the answers by at most 1.",
        ),
    ),
    (
        cone_noise.LAW,
        N_(
            "Export",
            "Wishart matrices: the scale is b. Each has a density proportional to exp(−l / b), where l is linear in "
            "its entries, and at most 1 for one row.",
        ),
    ),
)


def scale_words(statement: Statement) -> Iterator[str]:
    """Yield a sentence for each law used, one on how costs of groups add up, and one on what a ± is."""
    yield from (words for law, words in _LAWS if law in statement.noise)
    yield _cost(statement)
    yield _margin(statement)
    if any(Fraction(scale) == 0 for _, scale, _ in statement.groups):
        yield N_("Export", "Scale 0: counted without noise, because it is public.")


def _cost(statement: Statement) -> str:
    one = 2 if statement.neighbours == "replace" else 1
    if statement.definition == "pure":
        words = N_(
            "Export",
            "A group costs Δ / b, as often as stated; together at most ε = {whole}. Δ says how far the rows of the "
            "protected unit can move the answers: {moves} where cells are counted.",
        )
        return words.format(whole=Figures(statement.epsilon), moves=one * statement.at_most)
    words = N_(
        "Export",
        "A group costs Δ² / (2σ²), as often as stated; together at most ρ = {whole}. Δ² says how far the rows of the "
        "protected unit can move the answers: {moves} where cells are counted, less where effects are measured.",
    )
    return words.format(whole=Figures(statement.rho), moves=one * statement.at_most**2)


def _margin(statement: Statement) -> str:
    norm = Norm.L1 if statement.definition == "pure" else Norm.L2
    words = N_(
        "Export",
        "A ± is {z} standard deviations, as large as they would be if the noise were continuous, and half a count "
        "more. That of a total is wider by the furthest that any such total was moved.",
    )
    return words.format(z=Figures(f"{mechanism_for(norm).width(statement.coverage):.5g}"))
