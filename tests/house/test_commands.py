"""`guiapp.commands` holds verbs: what starts or changes something. A question belongs to models or state."""

from __future__ import annotations

import ast

from tests.house.project_files import files, name, tree

GIVES_NOTHING_BACK = {"None", "Job", "Job | None"}
SAYS_WHETHER_IT_WAS_DONE = {"add_table", "add_tables", "put_families", "put_tables"}
"""These return a bool: the plan was changed, or the user was told why it was not."""


def verbs():
    """Yield (file, function) of every public function of the commands."""
    for path in files("guiapp/commands"):
        for node in tree(path).body:
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
                yield name(path), node


def is_verb(function):
    """Whether a function is handed the context and gives back no more than a job, or whether it was done."""
    given = ast.unparse(function.args.args[0].annotation) if function.args.args else ""
    back = ast.unparse(function.returns)
    done = back == "bool" and function.name in SAYS_WHETHER_IT_WAS_DONE
    return given == "AppContext" and (back in GIVES_NOTHING_BACK or done)


def test_every_command_is_a_verb():
    assert not {(file, function.name) for file, function in verbs() if not is_verb(function)}


def test_the_short_list_names_what_there_is():
    assert {function.name for _, function in verbs()} >= SAYS_WHETHER_IT_WAS_DONE


def test_a_question_is_found():
    question = ast.parse("def wanted_rows(plan: Plan) -> tuple[WantedRow, ...]: ...").body[0]
    asking = ast.parse("def is_plan(context: AppContext) -> bool: ...").body[0]
    assert not is_verb(question)
    assert not is_verb(asking)
