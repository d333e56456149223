"""Sentences on the least cost that was found: the choice behind it, what it changes, what the present one needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from core.front_door import Definition, Plan, Sought
from guiapp.desktop.language import told, words
from guiapp.desktop.number_words import number_text, percent_text
from guiapp.models.chosen_outcome import RECOMMENDED
from guiapp.models.comparison_model import ComparisonModel
from guiapp.widgets.editors.budget_editor import amount_words
from guiapp.widgets.editors.objective_editor import objective_name


@dataclass(frozen=True, slots=True)
class SoughtWords:
    """What is shown of a search.

    Attributes:
        cost: the least cost, such as "ε = 0.5".
        choice: strategy, budget split, recovery and objective behind it.
        changes: what using it changes in the plan, a sentence each; at least one, or that nothing but the cost changes.
        present: what the present choice would need.
        worst: the largest typical ± under it, and its table.
    """

    cost: str
    choice: str
    changes: tuple[str, ...]
    present: str
    worst: str


def sought_words(plan: Plan, sought: Sought, titles: Mapping[str, str], tables: Sequence[str]) -> SoughtWords:
    """Return the sentences.

    Args:
        plan: the plan whose cost was sought.
        sought: what was found.
        titles: names of the strategies by key.
        tables: titles of all tables, in order.
    """
    # The plan that was found may name its tables anew, but keeps their order.
    worst = max(range(len(tables)), key=sought.half_widths.__getitem__)
    margin = words("Sought", "Largest typical ±: {margin}, in {table}.")
    return SoughtWords(
        amount_words(sought.cost),
        words("Sought", "{strategy}; the objective is {objective}.").format(
            strategy=_strategy(sought.plan, titles), objective=objective_name(sought.plan.privacy.objective)
        ),
        _changes(plan, sought.plan, titles),
        _present(sought),
        margin.format(margin=number_text(sought.half_widths[worst]), table=tables[worst]),
    )


def _changes(before: Plan, after: Plan, titles: Mapping[str, str]) -> tuple[str, ...]:
    cost, strategy, objective = (
        words("Sought", "Budget: {new} instead of {old}"),
        words("Sought", "Strategy: {new} instead of {old}"),
        words("Sought", "Objective: {new} instead of {old}"),
    )
    pairs = (
        (cost, amount_words(after.privacy.cost), amount_words(before.privacy.cost)),
        (strategy, _strategy(after, titles), _strategy(before, titles)),
        (objective, objective_name(after.privacy.objective), objective_name(before.privacy.objective)),
    )
    said = [kind.format(new=new, old=old) for kind, new, old in pairs if new != old]
    # Under “least exact table”, a plan carries what is wanted of each table; without differences, of none.
    old, new = ([table.target for table in plan.tables if table.target is not None] for plan in (before, after))
    if new and new != old:
        said.append(words("Sought", "Wanted ± of tables: the one that was sought"))
    elif old and not new:
        said.append(words("Sought", "Wanted ± of tables: none, so that all become equal"))
    if before.families and not after.families:
        said.append(words("Sought", "Single tables instead of sets: attributes added later join none of them"))
    return tuple(said) or (words("Sought", "Nothing: the plan has this choice and this amount already"),)


def _present(sought: Sought) -> str:
    if sought.obstacle:
        return words("Sought", "The present choice cannot be used: {why}").format(why=told(sought.obstacle))
    # None: the present split may leave a table with no budget at all, so that no amount helps.
    if sought.present is None or sought.part is None:
        return words("Sought", "With the present choice, no amount is enough.")
    if sought.part == 1:
        return words("Sought", "The present choice needs the same.")
    needed = words("Sought", "The present choice would need {cost}. The found one needs {part} less.")
    return needed.format(cost=amount_words(sought.present), part=percent_text(1 - sought.part, 0))


def _strategy(plan: Plan, titles: Mapping[str, str]) -> str:
    choice = plan.strategy
    if choice.name == RECOMMENDED:
        return words("Sought", "the recommended strategy")
    named = words("Sought", "{strategy}, {split} budget, {recovery}")
    names = ComparisonModel()
    title = titles.get(choice.name, choice.name)
    return named.format(
        strategy=title, split=names.budget_words(choice.split), recovery=names.recovery_words(choice.recovery)
    )


def least_words(definition: Definition) -> str:
    """Return what is sought: the least ε, or the least ρ."""
    if definition is Definition.CONCENTRATED:
        return words("Sought", "Find the least ρ…")
    return words("Sought", "Find the least ε…")
