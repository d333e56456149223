"""A fresh plan file: everything a plan says, with a comment wherever its owner will want to change something."""

from __future__ import annotations

from core.domain.attribute import Provenance
from core.domain.reading_layout import RowMeaning
from core.project.content import Table, lists, sections, table_text, value_text
from core.project.plan import Plan

_OPENING = """\
# A plan for Reticent: what is in the data, which tables to publish, and what that may cost.
# It holds no rows and no counts. Change it here or in the window; your comments are kept.
reticent = 1
"""

_COMMENTS = {
    "data": "# How the file is read. A release takes nothing of this from the rows: what it needs has to stand here.\n",
    "attributes": "# One [[attributes]] for every column that is used; a column that is not listed is never read.\n",
    "tables": "# One [[tables]] for every table, attributes in the order you want to read them; weight = importance.\n",
    "families": '# All tables of `order` attributes; with = "sex" keeps those that have it.\n',
    "privacy": '# The smaller epsilon, the safer every person and the larger the margins of error: "1", "0.5".\n',
    "strategy": '# `reticent compare` shows what each strategy would give; "recommended" takes the best.\n',
    "output": "",
}

_FROM_DATA = """\
# The lists marked provenance = "data" were read off the rows, so the release would reveal which values occur.
# Replace each by the list that is public anyway (code book, questionnaire), and write provenance = "declared".
# If you know a list as it stands without looking at the rows, add stated = true: the statement will say that you do.
# A list without such a line counts as declared, too.
"""

_UNIT = """\
# What does one row stand for? This decides who is protected.
{asked}#   rows = "one-each"        each row is one person, and nobody has two rows
#   rows = "records"         each row is protected by itself, such as a visit; nothing is said about persons
#   id = {id}, and, on a line of its own, at_most = 3: a person is all rows with one value there
"""
_RECURRING = "# Values of the column {id} occur in several rows, so a person may have several.\n"
_ASKED = "# Nothing is released before this is answered. Put one of these in the place of the line below [unit]:\n"


def starter_text(
    plan: Plan,
    left_out: tuple[str, ...] = (),
    unsaid: tuple[str, ...] = (),
    recurring: str | None = None,
) -> str:
    """Return the text of a new plan file; reading it gives `plan` again.

    Args:
        plan: what it says.
        left_out: columns of the data that it does not use; they are named in a comment.
        unsaid: keys of [data] that a release needs and nothing told; they are left open in a comment.
        recurring: the column that seems to tell persons apart, some of them with several rows; None without.
    """
    once, many = sections(plan), lists(plan)
    data = _section("data", once["data"]) + "".join(f"# {key} =   # a release needs it\n" for key in unsaid)
    parts = [_OPENING, data, _unit(once["unit"], recurring)]
    for name in ("attributes", "tables", "families"):
        parts += _list(name, many[name], plan)
        if name == "attributes" and left_out:
            parts.append("".join(f"# Not used: {' '.join(column.split())}\n" for column in left_out))
    parts += [_section(name, once[name]) for name in ("privacy", "strategy", "output")]
    return "\n".join(part for part in parts if part)


def _section(name: str, table: Table) -> str:
    return table_text(f"{_COMMENTS[name]}[{name}]", table) if table else ""


def _unit(table: Table, recurring: str | None) -> str:
    """Return the question, its answers, and the one given; where nobody was asked, the table is empty."""
    named = value_text(" ".join((recurring or "the column").split()))
    asked = _RECURRING.format(id=named) if recurring is not None else ""
    asked += _ASKED if table.get("rows") == RowMeaning.UNANSWERED else ""
    return table_text(f"{_UNIT.format(asked=asked, id=named)}[unit]", table)


def _list(name: str, tables: list[Table], plan: Plan) -> list[str]:
    comment = _COMMENTS[name]
    if name == "attributes" and any(item.provenance is Provenance.DATA for item in plan.attributes):
        comment += _FROM_DATA
    texts = [entry_text(name, table) for table in tables]
    return [comment, *texts] if texts else []  # apart from the first table, so that it stays when tables move


def entry_text(name: str, table: Table) -> str:
    """Return one table of a list, its merges below it when they would make a very long line."""
    merges = table.get("merge")
    if not isinstance(merges, dict) or len(value_text(merges)) <= 100:
        return table_text(f"[[{name}]]", table)
    rest = {key: value for key, value in table.items() if key != "merge"}
    return table_text(f"[[{name}]]", rest) + table_text(f"[{name}.merge]", merges)
