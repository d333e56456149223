"""reticent compare: predicted errors of every strategy for a plan, from the plan alone."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from core.commandline.arguments import add_json, add_plan
from core.commandline.columns import aligned, bytes_text, counted, figures, seconds_text
from core.commandline.grade_words import grades_text
from core.commandline.terminal import Terminal
from core.commandline.verb import Verb
from core.planning.budget_split import BudgetSplit
from core.planning.outcomes import ComparedTable, Comparison, Outcome
from core.planning.usefulness import grade, grade_shares
from core.privacy.dataset_account import cost_text
from core.project.plan import Plan
from core.project.plan_file import load_plan
from core.session.comparing_strategies import compare
from core.workload.workload import Objective

_HEADER = ("Strategy", "Budget", "Recovery", "Typical ±", "Total variance", "Saving", "Time", "Memory", "")
_NUMBERS = frozenset(range(3, 8))
"""Positions of the numbers in `_HEADER`, aligned on the right."""

WORSE = 1 + 1e-6
"""Ratio of standard deviations above which a table counts as less exact than under the uniform split."""
MARK = " ▲"
"""Behind the ± of such a table."""


def _declare(parser: ArgumentParser) -> None:
    add_plan(parser)
    add_json(parser)
    parser.add_argument("--tables", action="store_true", help="show the margin of error of every table, too")


def _run(arguments: Namespace, terminal: Terminal) -> int:
    plan = load_plan(arguments.plan)
    # From the plan alone: comparing costs no privacy, however often it is repeated.
    comparison = compare(plan, terminal.progress())
    if arguments.json:
        terminal.say_json(as_data(comparison, plan.people))
        return 0
    terminal.say(_heading(plan, comparison))
    terminal.say()
    fitting = [outcome for outcome in comparison.outcomes if outcome.fits]
    terminal.say(aligned(_HEADER, [_row(comparison, outcome) for outcome in fitting], _NUMBERS))
    terminal.say()
    if len(fitting) < len(comparison.outcomes):
        terminal.say(aligned(("Strategy", "Does not fit because"), _unfit_rows(comparison)))
        terminal.say()
    terminal.say(_advice(comparison))
    if plan.people is not None:
        terminal.say(_use(comparison, plan.people))
    if arguments.tables:
        terminal.say()
        terminal.say(_tables(comparison))
    return 0


def _heading(plan: Plan, comparison: Comparison) -> str:
    cells = sum(table.cells for table in comparison.tables)
    objective = "" if comparison.objective is Objective.TOTAL else f", objective {comparison.objective}"
    what = f"{counted(len(comparison.tables), 'table')}, {counted(cells, 'number')}, {cost_text(plan.privacy.cost)}"
    coverage = f"± holds the noise in {100 * comparison.coverage:.6g} % of all cases (noise only, not sampling error)."
    return f"{what}, neighbours {plan.privacy.neighbours}{objective}. No data was read.\n{coverage}"


def _row(comparison: Comparison, outcome: Outcome) -> tuple[str, ...]:
    saving = _saving(comparison, outcome)
    advised = comparison.recommended
    is_advised = outcome.key == (advised.strategy, advised.split, advised.recovery)
    return (
        *outcome.key,
        figures(outcome.typical_half_width),
        figures(outcome.total_variance),
        "" if saving is None else f"{saving:.1%}",
        seconds_text(outcome.seconds),
        bytes_text(outcome.bytes),
        "  ".join(_notes(comparison, outcome, is_advised=is_advised)),
    )


def _unfit_rows(comparison: Comparison) -> list[tuple[str, str]]:
    """Return the strategies that do not fit, each with its reason; ways of one reason share a row."""
    # Five combinations of split and recovery fail for one reason, mostly: five equal rows hid the strategies that fit.
    reasons = dict.fromkeys((outcome.strategy, outcome.reason) for outcome in comparison.outcomes if not outcome.fits)
    return [(_unfit_name(comparison, strategy, reason), str(reason)) for strategy, reason in reasons]


def _unfit_name(comparison: Comparison, strategy: str, reason: str | None) -> str:
    outcomes = [outcome for outcome in comparison.outcomes if outcome.strategy == strategy]
    concerned = [outcome for outcome in outcomes if not outcome.fits and outcome.reason == reason]
    if len(concerned) == len(outcomes):
        return strategy
    return f"{strategy} ({'; '.join(f'{outcome.split} {outcome.recovery}' for outcome in concerned)})"


def _notes(comparison: Comparison, outcome: Outcome, *, is_advised: bool) -> Iterator[str]:
    if is_advised:
        yield "← recommended"
    if outcome.spares_delta:
        yield "without δ"
    if outcome.same_as is not None:
        yield f"measures the same as {outcome.same_as}"
    worse = sum(ratio > WORSE for ratio in comparison.beside_uniform(outcome) or ())
    if worse:
        yield f"worse than uniform in {worse} of {counted(len(comparison.tables), 'table')}"


def _saving(comparison: Comparison, outcome: Outcome) -> float | None:
    """Return the share of the loss that this split saves over the uniform split; None if it cannot be compared."""
    uniform = comparison.find(outcome.strategy, BudgetSplit.UNIFORM, outcome.recovery).ranked
    if outcome.split is BudgetSplit.UNIFORM or not uniform or outcome.ranked is None:
        return None
    return 1 - outcome.ranked / uniform


def _advice(comparison: Comparison) -> str:
    advised = comparison.recommended
    return f"Recommended: {advised.strategy}, {advised.split} budget, {advised.recovery} recovery. {advised.why}"


def _use(comparison: Comparison, people: int) -> str:
    """Return how useful the numbers of the recommended outcome would be, table by table."""
    best = comparison.recommended
    widths = comparison.find(best.strategy, best.split, best.recovery).half_widths
    grades = (grade(width, table.cells, people) for width, table in zip(widths, comparison.tables, strict=True))
    tables = [f"{_table_title(table)}: {each}" for table, each in zip(comparison.tables, grades, strict=True)]
    shares = grade_shares(widths, [table.cells for table in comparison.tables], people)
    return "\n".join([f"Of about {people:,} people, {grades_text(shares)}:", *(f"  {line}" for line in tables)])


def _tables(comparison: Comparison) -> str:
    """Return the ± of every table for every strategy that fits, with the recommended split and recovery."""
    # One split and one recovery only: all combinations would not fit a terminal of 80 to 200 columns.
    advised = comparison.recommended
    ways = (advised.split, advised.recovery)
    shown = [outcome for outcome in comparison.outcomes if outcome.fits and outcome.key[1:] == ways]
    header = ("Table", "Numbers", "Weight", *(f"± {outcome.strategy}" for outcome in shown))
    rows = [_table_row(comparison, number, table, shown) for number, table in enumerate(comparison.tables)]
    marked = any(MARK in cell for row in rows for cell in row)
    legend = f"\n{MARK} less exact than with a uniform budget" if marked else ""
    title = f"± of one number, {advised.split} budget, {advised.recovery} recovery:"
    return f"{title}\n\n{aligned(header, rows, frozenset(range(1, len(header))))}{legend}"


def _table_row(comparison: Comparison, number: int, table: ComparedTable, outcomes: list[Outcome]) -> tuple[str, ...]:
    errors = (f"{figures(each.half_widths[number])}{_mark(comparison, each, number)}" for each in outcomes)
    return _table_title(table), f"{table.cells:,}", f"{table.weight:.6g}", *errors


def _mark(comparison: Comparison, outcome: Outcome, number: int) -> str:
    ratios = comparison.beside_uniform(outcome)
    return MARK if ratios is not None and ratios[number] > WORSE else ""


def _table_title(table: ComparedTable) -> str:
    title = " × ".join(table.attributes)
    if table.share is not None:
        title = f"{title} (locked: {float(100 * table.share):g} % of the budget)"
    return title if table.typical == "cell" else f"{title} (± of a typical {table.typical})"


def as_data(comparison: Comparison, people: int | None = None) -> dict[str, object]:
    """Return a comparison as lists and dictionaries for JSON; `people`: from the plan, for the classes of numbers."""
    # "budget" is the JSON key of the split: programs of users read it.
    advised = comparison.recommended
    best = comparison.find(advised.strategy, advised.split, advised.recovery)
    return {
        "tables": [
            {"attributes": list(table.attributes), "cells": table.cells, "weight": table.weight} | _asked(table) | use
            for table, use in zip(comparison.tables, _classes(comparison, best, people), strict=True)
        ],
        "objective": str(comparison.objective),
        "results": [_outcome_data(comparison, outcome, people) for outcome in comparison.outcomes],
        "recommended": {
            "strategy": advised.strategy,
            "budget": advised.split,
            "recovery": advised.recovery,
            "why": advised.why,
        },
        "coverage": comparison.coverage,
    }


def _asked(table: ComparedTable) -> dict[str, object]:
    """Return the ranges and prefixes of a table, and for which typical query its variance is predicted."""
    locked: dict[str, object] = {} if table.share is None else {"share": float(table.share)}
    if table.typical == "cell":
        return locked
    asked = {"ranges": list(table.ranges), "prefixes": list(table.prefixes)}
    return {**locked, **asked, "queries": table.queries, "variance_of": f"typical {table.typical}"}


def _classes(comparison: Comparison, outcome: Outcome, people: int | None) -> list[dict[str, object]]:
    """Return for every table the key with its share of numbers of each grade; nothing without a number of people."""
    if people is None or not outcome.fits:
        return [{} for _ in comparison.tables]
    pairs = zip(outcome.half_widths, comparison.tables, strict=True)
    return [{"classes": dict(grade_shares([width], [table.cells], people).items())} for width, table in pairs]


def _outcome_data(comparison: Comparison, outcome: Outcome, people: int | None) -> dict[str, object]:
    ratios = comparison.beside_uniform(outcome)
    classes = [each["classes"] for each in _classes(comparison, outcome, people) if each]
    return {
        "strategy": outcome.strategy,
        "budget": outcome.split,
        "recovery": outcome.recovery,
        "fits": outcome.fits,
        "reason": outcome.reason,
        "total_variance": outcome.total_variance,
        "continuous_total_variance": outcome.continuous_variance,
        "tables": list(outcome.variances),
        "half_widths": list(outcome.half_widths),
        "seconds": outcome.seconds,
        "bytes": outcome.bytes,
        "definition": outcome.definition,
        "same_as": outcome.same_as,
        "loss": outcome.ranked,
        "beside_uniform": None if ratios is None else list(ratios),
    } | ({} if people is None else {"classes": classes})


VERB = Verb(_declare, _run)
