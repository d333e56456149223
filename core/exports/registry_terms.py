"""The statement in the terms of registries of differentially private releases, and as a privacy label for people.

The terms are those that registries of deployments ask for (Dwork, Kohli, Mulligan, Differential privacy in practice:
expose your epsilons!, Journal of Privacy and Confidentiality 9(2), 2019; NIST SP 800-226, 2025).
"""

from __future__ import annotations

from core.exports.statement_words import amounts, facts, joined_steps, steps_taken
from core.release.release import Statement
from core.words import N_

LABEL = N_("Export", "Privacy label")

_FLAVORS = {
    "pure": N_("Export", "pure differential privacy (ε)"),
    "approximate": N_("Export", "approximate differential privacy (ε, δ)"),
    "concentrated": N_("Export", "zero-concentrated differential privacy (ρ)"),
}

_TYPE = N_("Export", "tables, drawn once; every export has the same numbers")
_REHEARSED = N_("Export", "rehearsal: made-up data, no release")

_PUBLIC = N_("Export", "names of attributes, their categories and edges, and which tables were chosen")
_ROWS_TOO = N_("Export", "{public}; the number of rows")
_PEOPLE_TOO = N_("Export", "{public}; the number of people")

_ADDS_UP = {
    "pure": N_("Export", "the ε of the groups add up; so do those of all releases in the owner’s ledger"),
    "approximate": N_("Export", "by zCDP within the release; the owner’s ledger composes all releases"),
    "concentrated": N_("Export", "the ρ of the groups add up; so do those of all releases in the owner’s ledger"),
}

_WHY = N_("Export", "{amounts} was chosen by the owner before any noise was drawn; what it means: {claim}")


def registry_words(statement: Statement) -> tuple[tuple[str, str, str], ...]:
    """Return (term, what it is called for people, value) of every term, in the order of a label."""
    known = dict(facts(statement))
    who = known[N_("Export", "Who is protected")]
    unit = N_("Export", "{unit}; compared datasets: {neighbours}").format(
        unit=who, neighbours=known[N_("Export", "Neighbouring datasets")]
    )
    return (
        ("release_type", N_("Export", "Release"), _REHEARSED if statement.rehearsal else _TYPE),
        ("dp_flavor", N_("Export", "Kind of privacy"), _FLAVORS[statement.definition]),
        ("privacy_unit", N_("Export", "Privacy unit"), unit),
        ("privacy_parameters", N_("Export", "Privacy parameters"), amounts(statement)),
        ("unprotected_quantities", N_("Export", "Not protected"), _unprotected(statement)),
        ("mechanisms", N_("Export", "Mechanisms"), statement.noise),
        ("composition", N_("Export", "Composition"), _ADDS_UP[statement.definition]),
        ("post_processing", N_("Export", "After the noise"), joined_steps(statement)),
        (
            "justification",
            N_("Export", "Why this cost"),
            _WHY.format(amounts=amounts(statement), claim=statement.claim),
        ),
    )


def privacy_label(statement: Statement) -> tuple[tuple[str, str], ...]:
    """Return (what, value) of the label."""
    return tuple((what, value) for _, what, value in registry_words(statement))


def registry_data(statement: Statement) -> dict[str, object]:
    """Return the terms as plain data, in English; parameters that do not apply are null."""
    data: dict[str, object] = {term: str(value) for term, _, value in registry_words(statement)}
    epsilon, delta, rho = statement.epsilon, statement.delta, statement.rho
    used = {
        "pure": {"epsilon": epsilon, "delta": "0", "rho": None},
        "approximate": {"epsilon": epsilon, "delta": delta, "rho": rho},
        "concentrated": {"epsilon": None, "delta": None, "rho": rho},
    }
    data["privacy_parameters"] = used[statement.definition]
    data["mechanisms"] = statement.noise.split("; ")
    data["post_processing"] = list(map(str, steps_taken(statement)))
    return data


def _unprotected(statement: Statement) -> str:
    if statement.neighbours != "replace":
        return _PUBLIC
    return (_PEOPLE_TOO if statement.unit == "person" and statement.at_most > 1 else _ROWS_TOO).format(public=_PUBLIC)
