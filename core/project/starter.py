"""The text of a fresh plan file, with comments for the owner."""

from __future__ import annotations

from core.domain.attribute import Provenance
from core.domain.reading_layout import RowMeaning
from core.domain.reading_question import ReadingQuestion
from core.project.content import Table, lists, sections, table_text, value_text
from core.project.plan import Plan
from core.project.plan_notes import PlanNotes

# The texts below are written into the owner's file, in English in every language of the window, as its keys are.
_OPENING = """\
# A plan for Reticent: what is in the data, which tables to publish, and what that may cost.
# It holds no rows and no counts. Change it here or in the window; your comments are kept.
reticent = 1
"""

_COMMENTS = {
    "data": "# How the file is read. A release takes nothing of this from the rows: what it needs has to stand here.\n",
    "public": "# About how many people there are, known without these rows; predictions of use need it.\n",
    "attributes": "# One [[attributes]] for every column that is used; a column that is not listed is never read.\n",
    "tables": "# One [[tables]] for every table, attributes in the order you want to read them; weight = importance.\n",
    "families": '# All tables of `order` attributes; with = "sex" keeps those that have it.\n',
    "places": "# One [[places]] for every map: two columns, a box that is public anyway, and a cost of its own.\n",
    "privacy": '# The smaller epsilon, the safer every person and the larger the margins of error: "1", "0.5".\n',
    "strategy": '# `reticent compare` shows what each strategy would give; "recommended" takes the best.\n',
    "output": "",
    "acceptance": '# What has to hold before a release, as predicted; override = "why" releases in spite of it.\n',
    "publication": "# What every export says of the tables; public, and no number depends on it.\n",
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
_TOGETHER = """\
# Values of the columns {id} occur together in several rows, so a person may have several.
# Persons who differ may share the value of one of them, so that none of these columns tells persons apart as id.
"""
_ASKED = "# Nothing is released before this is answered. Put one of these in the place of the line below [unit]:\n"


NO_NOTES = PlanNotes()


def starter_text(plan: Plan, notes: PlanNotes = NO_NOTES) -> str:
    """Return the text of a new plan file; `read_plan` returns `plan` for it.

    Args:
        plan: the plan.
        notes: what its comments tell.
    """
    once, many = sections(plan), lists(plan)
    asked = plan.layout.unanswered
    needed = (key for key in notes.unsaid if key not in asked)
    data = _section("data", once["data"]) + "".join(f"# {key} =   # a release needs it\n" for key in needed)
    data += "".join(_question(each) for each in notes.questions if each.key in asked)
    parts = [_OPENING, data, _unit(once["unit"], notes), _section("public", once["public"])]
    for name in ("attributes", "tables", "families", "places"):
        parts += _list(name, many[name], plan)
        if name == "attributes" and notes.left_out:
            parts.append("".join(f"# Not used: {_on_a_line(column)}\n" for column in notes.left_out))
        if name == "attributes":
            made = {each.header for each in plan.attributes if each.contains is not None}
            parts += [_choices(*each) for each in notes.several if each[0] not in made]
    parts += [_section(name, once[name]) for name in ("privacy", "strategy", "output", "acceptance", "publication")]
    return "\n".join(part for part in parts if part)


def _section(name: str, table: Table) -> str:
    return table_text(f"{_COMMENTS[name]}[{name}]", table) if table else ""


def _question(asked: ReadingQuestion) -> str:
    """Return a question and its answers as comments; they hold no fact about the rows."""
    lines = [f"# {asked.about} Nothing is released before this is answered. Take the # off one answer:\n"]
    for answer in asked.answers:
        words = (answer.words, *("beside the line above",) * len(answer.settings[1:]))
        lines += [
            f"# {key} = {value_text(value)}   # {about}\n"
            for (key, value), about in zip(answer.settings, words, strict=True)
        ]
    return "".join(lines)


def _choices(column: str, mark: str) -> str:
    """Return as comments how each answer of a column becomes an attribute; the answers are values of rows."""
    keys: Table = {"name": f"{column}: ANSWER", "column": column, "kind": "categories", "categories": ("yes", "no")}
    table = table_text("[[attributes]]", keys | {"contains": "ANSWER", "between": mark})
    return f"# Cells of {value_text(column)} hold several answers. For each answer that counts, write:\n" + "".join(
        f"# {line}\n" for line in table.splitlines()
    )


def _unit(table: Table, notes: PlanNotes) -> str:
    """Return the question and its answers as comments, and the given answer; the table is empty if nobody was asked."""
    named = value_text(_on_a_line(notes.person or "the column"))
    recurring = " + ".join(value_text(_on_a_line(column)) for column in notes.recurring)
    asked = (_TOGETHER if len(notes.recurring) > 1 else _RECURRING).format(id=recurring) if recurring else ""
    asked += _ASKED if table.get("rows") == RowMeaning.UNANSWERED else ""
    return table_text(f"{_UNIT.format(asked=asked, id=named)}[unit]", table)


def _on_a_line(name: str) -> str:
    """Return the name of a column for a comment, which line breaks would end, and control characters make no TOML."""
    return "".join(letter for letter in " ".join(name.split()) if letter.isprintable())


def _list(name: str, tables: list[Table], plan: Plan) -> list[str]:
    comment = _COMMENTS[name]
    if name == "attributes" and any(item.provenance is Provenance.DATA for item in plan.attributes):
        comment += _FROM_DATA
    texts = [entry_text(name, table) for table in tables]
    # A blank line separates the comment from the first table, so that it stays in place when tables move.
    return [comment, *texts] if texts else []


def entry_text(name: str, table: Table) -> str:
    """Return one table of a list; merges longer than 100 characters get a table of their own below it."""
    merges = table.get("merge")
    if not isinstance(merges, dict) or len(value_text(merges)) <= 100:
        return table_text(f"[[{name}]]", table)
    rest = {key: value for key, value in table.items() if key != "merge"}
    return table_text(f"[[{name}]]", rest) + table_text(f"[{name}.merge]", merges)
