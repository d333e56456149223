"""The keys of [strategy]: how to measure, and what the owner names to be measured: marginals, or a matrix."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from core.errors import StrategyMatrixError
from core.linear.strategy_matrix import StrategyMatrix, matrix_of, texts_of
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.project.keys import Keys, spelt
from core.project.matrix_file import read_matrix
from core.project.plan import StrategyChoice
from core.words import N_

CUSTOM = "custom"
"""Key of the strategy that requires `marginals` or `matrix`."""
# Spellings that every version knows, which are written, and beside them newer ones.
SPLITS = spelt(BudgetSplit) | {
    "direct-optimal": BudgetSplit.DIRECT_OPTIMAL,
    "least-squares-optimal": BudgetSplit.LEAST_SQUARES_OPTIMAL,
}
RECOVERIES = spelt(Recovery) | {"least-squares": Recovery.LEAST_SQUARES}


def read_strategy(keys: Keys, known: tuple[str, ...], folder: Path | None) -> StrategyChoice:
    """Return the choice.

    Args:
        keys: of the section.
        known: the names of the attributes.
        folder: of the plan's file; None: it is in no file.
    """
    marginals, matrix = _marginals(keys, known), _matrix(keys, folder)
    if marginals and matrix is not None:
        why = N_("Error", "matrix and marginals exclude each other.")
        raise keys.stray("matrix", why, N_("Error", "Remove the one that does not apply."))
    if not marginals and matrix is None and keys.text("name", None) == CUSTOM:
        raise keys.missing(
            "marginals", N_("Error", 'Name what is to be measured, like marginals = [["age", "sex"], ["race"]].')
        )
    return StrategyChoice(
        name=keys.text("name", "recommended"),
        split=read_split(keys),
        recovery=keys.choice("recovery", Recovery.LEAST_SQUARES, RECOVERIES),
        marginals=marginals,
        matrix=matrix,
    )


def _marginals(keys: Keys, known: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    marginals = keys.lists("marginals")
    seen: set[frozenset[str]] = set()
    for number, names in enumerate(marginals):
        if not names:
            raise keys.fault(
                "marginals", N_("Error", "this marginal has no attribute."), N_("Error", "Name at least one."), number
            )
        for index, name in enumerate(names):
            keys.check_attribute(known, name, "marginals", number, index)
        if frozenset(names) in seen:
            raise keys.fault(
                "marginals",
                N_("Error", "{table} occurs twice.").format(table=" × ".join(names)),
                N_("Error", "Remove one of the two."),
                number,
            )
        seen.add(frozenset(names))
    return marginals


def _matrix(keys: Keys, folder: Path | None) -> StrategyMatrix | None:
    """Return the matrix: its rows, or those in the file that is named."""
    if "matrix" not in keys:
        for key in ("matrix_attributes", "matrix_from"):
            if key in keys:
                cure = N_("Error", "Remove it, or write matrix, too.")
                raise keys.stray(key, N_("Error", "this needs a matrix."), cure)
        return None
    try:
        return replace(_rows(keys, folder), attributes=keys.texts("matrix_attributes"))
    except StrategyMatrixError as error:
        why = N_("Error", "{file}: {why}").format(file=error.file, why=error.why) if error.file else error.why
        raise keys.fault("matrix", why, error.cure) from error


def _rows(keys: Keys, folder: Path | None) -> StrategyMatrix:
    if keys.is_list("matrix"):
        rows = matrix_of(texts_of(line) for line in keys.lines("matrix"))
        return replace(rows, file=keys.text("matrix_from", ""))
    if "matrix_from" in keys:
        why = N_("Error", "matrix names its file already.")
        raise keys.stray("matrix_from", why, N_("Error", "Remove this line."))
    return read_matrix((folder or Path()) / str(keys.text("matrix", "")))


def read_split(keys: Keys) -> BudgetSplit:
    """Return what `split` says, or `budget`, as older versions call it and files are written."""
    if "split" in keys and "budget" in keys:
        why = N_("Error", "“budget” is another name of this key, and occurs, too.")
        raise keys.stray("split", why, N_("Error", "Remove one of the two."))
    key = "split" if "split" in keys else "budget"
    return keys.choice(key, BudgetSplit.DIRECT_OPTIMAL, SPLITS)
