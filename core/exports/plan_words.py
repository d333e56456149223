"""Keys of a plan (budgets, recoveries, kinds, origins) in words for readers of a release."""

from __future__ import annotations

from core.release.release import AttributeStatement
from core.words import N_, Message


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
}

STATED_ORIGINS = {
    "declared": N_("Export", "first taken from the data; the owner states that it is known without looking"),
    "code-list": N_("Export", "first taken from the data; the owner states that it is a published code list"),
}
"""Origins of lists that were first read from the data, and for which the owner states another origin."""


def origin_words(attribute: AttributeStatement) -> str:
    """Return the origin of an attribute's list in words; an unknown key is returned as it is."""
    words = STATED_ORIGINS if attribute.stated else ORIGINS
    return words.get(attribute.provenance, attribute.provenance)
