"""reticent seek: the least cost for a wanted accuracy, over every strategy, budget split, recovery and objective."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from core.commandline.arguments import above_zero, add_json, add_plan
from core.commandline.columns import aligned, figures
from core.commandline.terminal import Terminal
from core.commandline.verb import Verb
from core.privacy.dataset_account import cost_text
from core.privacy.release_cost import Definition, ReleaseCost
from core.project.plan import RECOMMENDED, Plan
from core.project.plan_file import load_plan
from core.project.table_titles import table_numbers
from core.session.seeking import Sought, seek_everywhere
from core.workload.workload import Objective


def _declare(parser: ArgumentParser) -> None:
    add_plan(parser)
    add_json(parser)
    help_text = "the largest typical ± of a table that you accept, at the plan's interval"
    parser.add_argument("--at-most", type=above_zero, required=True, metavar="X", help=help_text)
    help_text = "a table it has to hold for, such as “Age × Sex”; may be repeated; default: every table"
    parser.add_argument("--table", action="append", default=[], metavar="TITLE", help=help_text)


def _run(arguments: Namespace, terminal: Terminal) -> int:
    plan = load_plan(arguments.plan)
    numbers = table_numbers(plan, tuple(arguments.table))
    sought = seek_everywhere(plan, dict.fromkeys(numbers, arguments.at_most), terminal.progress())
    if arguments.json:
        terminal.say_json(as_data(sought))
        return 0
    terminal.say(
        f"Least cost for a typical ± of at most {arguments.at_most:g}: {cost_text(sought.cost)}. No data was read."
    )
    for line in _changes(plan, sought):
        terminal.say(line)
    terminal.say()
    names, targets = _titles(plan), _targets(sought)
    rows = [
        (name, figures(width), "" if target is None else f"{target:.4g}")
        for name, width, target in zip(names, sought.half_widths, targets, strict=True)
    ]
    aims = any(targets)
    terminal.say(
        aligned(("Table", "Typical ±", "Target")[: 2 + aims], [row[: 2 + aims] for row in rows], frozenset((1, 2)))
    )
    return 0


def _titles(plan: Plan) -> list[str]:
    return [" × ".join(plan.attributes[axis].name for axis in table.axes) for table in plan.workload().tables]


def _targets(sought: Sought) -> list[float | None]:
    """Return the ± that the plan found wants of each table; all None where its objective looks at none."""
    workload = sought.plan.workload()
    aims = workload.objective is Objective.EVEN
    return [table.target if aims else None for table in workload.tables]


def _changes(plan: Plan, sought: Sought) -> list[str]:
    """Return sentences: what the choice is, what it wants of tables, and what the present choice would need."""
    lines = [f"With {_choice_text(sought.plan)}."]
    if any(_targets(sought)):
        lines.append("It needs the targets below in the plan, like target = 10 in [[tables]]; other tables have none.")
    elif sought.plan.privacy.objective is Objective.EVEN and any(table.target for table in plan.tables):
        lines.append("It needs a plan without targets.")
    if plan.families and not sought.plan.families:
        lines.append("Tables of [[families]] have no targets: name each of them in [[tables]].")
    if sought.obstacle:
        return [*lines, f"The plan as it is ({_choice_text(plan)}) cannot be used: {sought.obstacle}"]
    if sought.present is None:
        return [*lines, f"With the plan as it is ({_choice_text(plan)}) no amount is enough."]
    if sought.part == 1:
        return [*lines, "The plan as it is needs as much."]
    saving = f"{100 * (1 - (sought.part or 1)):.0f} % less"
    needed = f"The plan as it is ({_choice_text(plan)}) would need {cost_text(sought.present)}"
    return [*lines, f"{needed}: this is {saving}."]


def _choice_text(plan: Plan) -> str:
    choice, objective = plan.strategy, f"objective {plan.privacy.objective}"
    if choice.name == RECOMMENDED:
        return f"the recommended strategy, {objective}"
    return f"{choice.name}, {choice.split} budget, {choice.recovery} recovery, {objective}"


# Keys of the JSON results are read by programs of users: they are added to, never renamed.
def as_data(sought: Sought) -> dict[str, object]:
    """Return the result as lists and dictionaries for JSON; `present` is None if no amount is enough as it is."""
    choice = sought.plan.strategy
    return {
        "cost": cost_data(sought.cost),
        "strategy": choice.name,
        "budget": choice.split,
        "recovery": choice.recovery,
        "objective": sought.plan.privacy.objective,
        "targets": _targets(sought),
        "half_widths": list(sought.half_widths),
        "present": None if sought.present is None else cost_data(sought.present),
    }


def cost_data(cost: ReleaseCost) -> dict[str, float]:
    """Return a cost of few digits for JSON: ε and δ, or ρ."""
    if cost.definition is Definition.CONCENTRATED:
        return {"rho": float(cost.rho)}
    return {"epsilon": float(cost.epsilon), "delta": float(cost.delta)}


VERB = Verb(_declare, _run)
