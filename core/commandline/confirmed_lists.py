"""Which columns of a file a plan starts with: lists of categories hold values of rows, so only confirmed ones do."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Container, Iterable, Sequence

from core.commandline.terminal import Terminal
from core.domain.attribute import Attribute
from core.errors.found_errors import NoSuchColumnError
from core.project.plan_text import nearest
from core.session.column_proposal import ColumnProfile, propose_choice
from core.words import N_

ALL = "all"
_EMPTY = "Wrote a plan without attributes and tables, to be filled in."
_UNNAMED = (
    "The file gives these columns no name of their own, so they are used only if you name them: {names}. Name them by "
    "--use, or better in the file."
)
_UNUSABLE = (
    "Every column looks like an identifier, free text, or values that hardly repeat. Write groups in their place, such "
    "as years or regions, or list labels in the plan."
)
_NOT_USED = (
    "Not in the plan, although --use names them: {names}. They look like identifiers, free text, or values that hardly "
    "repeat. Write groups in their place, or list labels in the plan."
)
_ONCE = (
    "In these lists, values stand that only one row has: {lists}. Whoever sees the plan sees them. Look at them with "
    "--lists, and take them out of the plan if they are not public anyway."
)
_QUESTION = "They stand in the plan, and become public with a release. Use these lists?"


def add_choice(parser: ArgumentParser) -> None:
    """Add --use, --drop, --confirm and --lists."""
    group = parser.add_argument_group("what the plan starts with")
    help_text = "columns, with commas between; default: all but identifiers, free text and nearly unique values"
    group.add_argument("--use", action="append", metavar="NAMES", help=help_text)
    group.add_argument("--drop", action="append", metavar="NAMES", help="columns to leave out")
    help_text = "columns with several answers in a cell: each answer becomes an attribute of yes and no"
    group.add_argument("--choices", action="append", metavar="NAMES", help=help_text)
    help_text = "columns whose list of categories you have seen and want in the plan; or: all"
    group.add_argument("--confirm", action="append", metavar="NAMES", help=help_text)
    group.add_argument("--lists", action="store_true", help="show the lists proposed; they hold values of the rows")


def chosen(
    arguments: Namespace, proposals: Sequence[Attribute], named_anew: Container[str], aside: Container[str]
) -> list[Attribute]:
    """Return the proposals to use, by --use and --drop; --id has to name a column, too.

    Args:
        arguments: of the command line.
        proposals: one attribute a column.
        named_anew: headers that the file does not have: their columns are used only if --use names them.
        aside: headers of other columns that are used only then, such as weights of a survey.

    Raises:
        NoSuchColumnError: if a name is none of the columns.
    """
    known = [proposal.name for proposal in proposals]
    _named(arguments.id and [arguments.id], known)  # which refuses a name that is none
    use, drop = _named(arguments.use, known), _named(arguments.drop, known)
    wanted = use or [
        proposal.name for proposal in proposals if not (proposal.header in named_anew or proposal.header in aside)
    ]
    return [each for each in proposals if is_usable(each) and each.name in wanted and each.name not in drop]


def with_choices(arguments: Namespace, used: Sequence[Attribute], profiles: Sequence[ColumnProfile]) -> list[Attribute]:
    """Return the proposals with one attribute for each answer in place of the columns after --choices.

    Raises:
        NoSuchColumnError: if a name is none of the columns with several answers in a cell.
    """
    several = {column.header: column for column in profiles if column.choices}
    asked = _named(arguments.choices, [*several])
    # Behind all columns: which of them these stand for is said by their names, and the order is the owner's to change.
    answers = [propose_choice(several[name], choice) for name in dict.fromkeys(asked) for choice in _of(several[name])]
    return [*(each for each in used if each.name not in asked), *answers]


def _of(column: ColumnProfile) -> list[str]:
    """Return the answers of a column in the order of their letters: how often each is given must not be told."""
    return sorted(choice for choice, _ in column.choices)


def confirmed(arguments: Namespace, attributes: Sequence[Attribute], terminal: Terminal) -> list[Attribute]:
    """Return the attributes whose list is confirmed, or holds no value of a row; ask where somebody can answer.

    Raises:
        NoSuchColumnError: if a name after --confirm is none of the columns in use.
    """
    said = arguments.confirm or []
    names = [each.name for each in attributes]
    # A column may itself be called “all”: then its name is meant.
    seen = names if ALL in said and ALL not in names else _named(said, names)
    unseen = [each for each in attributes if each.categories and each.name not in seen]
    if unseen and not said and arguments.out is not None and terminal.can_ask:
        # To stderr: output that is kept in a file must not hold values of rows.
        terminal.note("\n".join(lists_text(unseen)))
        if terminal.ask(_QUESTION):
            return list(attributes)
    hidden = {each.name for each in unseen}
    return [each for each in attributes if each.name not in hidden]


def once_note(attributes: Iterable[Attribute], profiles: Iterable[ColumnProfile]) -> str:
    """Return how many values of each list only one row has, for its owner alone; "" if none of a list does."""
    columns = {column.header: column for column in profiles}
    counts: Counter[str] = Counter()
    for each in attributes:
        if each.header in columns:
            counts[each.name if each.contains is None else each.header] += _n_once(each, columns[each.header])
    told = [f"{name} ({n})" for name, n in counts.items() if n]
    return _ONCE.format(lists=", ".join(told)) if told else ""


def _n_once(attribute: Attribute, column: ColumnProfile) -> int:
    """Return how many categories only one row has, other spellings included."""
    if attribute.contains is not None:
        return int(dict(column.choices).get(attribute.contains) == 1)
    times: Counter[str] = Counter(dict(column.values))
    for raw, category in attribute.merges:
        times[category] += times[raw]
    return sum(times[category] == 1 for category in attribute.categories)


def empty_text(proposals: Sequence[Attribute], named_anew: Sequence[str]) -> str:
    """Return that a plan has no attributes, with the reason, and what to do."""
    unnamed = [each.name for each in proposals if is_usable(each) and each.header in named_anew]
    if unnamed:
        return f"{_EMPTY} {_UNNAMED.format(names=', '.join(unnamed))}"
    return _EMPTY if not proposals or any(map(is_usable, proposals)) else f"{_EMPTY} {_UNUSABLE}"


def not_used_note(arguments: Namespace, proposals: Sequence[Attribute]) -> str:
    """Return which columns --use names in vain; "" if none is."""
    named = _named(arguments.use, [each.name for each in proposals])
    names = [each.name for each in proposals if each.name in named and not is_usable(each)]
    return _NOT_USED.format(names=", ".join(names)) if names else ""


def is_usable(attribute: Attribute) -> bool:
    """Return whether the attribute has labels: identifiers, free text and nearly unique values get none."""
    return bool(attribute.categories or attribute.edges)


def lists_text(attributes: Iterable[Attribute]) -> list[str]:
    """Return one line for every list of categories, such as "sex: f, m; F counts as f; n/a counts as missing"."""
    return [_list_text(each) for each in attributes if each.categories]


def _list_text(attribute: Attribute) -> str:
    parts = [f"{attribute.name}: {', '.join(attribute.categories)}"]
    parts += [f"{raw} counts as {category}" for raw, category in attribute.merges]
    if attribute.missing_values:
        parts.append(f"{', '.join(attribute.missing_values)} counts as missing")
    return "; ".join(parts)


def _named(said: Sequence[str] | None, known: Sequence[str]) -> list[str]:
    """Return the columns of one argument, each text being a name or several with commas between.

    Raises:
        NoSuchColumnError: if a name is none of the columns.
    """
    # The whole text first: names of columns may have commas in them.
    names: list[str] = []
    for text in said or ():
        names += [text] if text in known else [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in known:
            raise NoSuchColumnError(name, nearest(name, tuple(known), otherwise=N_("Error", "The columns are:")))
    return names
