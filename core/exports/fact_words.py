"""The facts of a statement in words: what was chosen, where lists come from, and what a scale of noise means."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from core.mechanisms import cone_noise, discrete_gaussian, discrete_laplace, joint_noise
from core.mechanisms.catalogue import mechanism_for
from core.privacy.release_cost import Norm
from core.release.release import AttributeStatement, Statement
from core.words import N_, Figures, Message


def _by_key(*keys: Message) -> dict[str, Message]:
    return {str(key): key for key in keys}


BUDGETS = {
    "uniform": N_("Export", "uniform: the same for every group"),
    "optimal": N_("Export", "optimal: those with the least error when each table is made from its own groups"),
    "best": N_("Export", "best: those with the least error of the tables as recovered (tuned)"),
}

RECOVERIES = {
    "direct": N_("Export", "direct: each table is made from its own groups"),
    "optimal": N_("Export", "optimal: each table is made from all groups, by least squares"),
}

KINDS = _by_key(
    N_("Kind key", "categories"),
    N_("Kind key", "number"),
    N_("Kind key", "date"),
)

ORIGINS = {
    "declared": N_("Export", "declared by the owner"),
    "code-list": N_("Export", "taken from a code list"),
    "data": N_("Export", "taken from the data, then confirmed by the owner"),
    "private": N_("Export", "found privately, by charge no. {charge} of the ledger"),
}

STATED_ORIGINS = {
    "declared": N_("Export", "first taken from the data; the owner states that it is known without looking"),
    "code-list": N_("Export", "first taken from the data; the owner states that it is a published code list"),
}
"""Origins of lists that were first read from the data, and for which the owner states another origin."""

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


def origin_words(attribute: AttributeStatement) -> str:
    """Return the origin of an attribute's list in words; an unknown key is returned as it is."""
    words = STATED_ORIGINS if attribute.stated else ORIGINS
    found = words.get(attribute.provenance)
    if isinstance(found, Message) and attribute.charge is not None:
        return found.format(charge=attribute.charge)
    return attribute.provenance if found is None else found
