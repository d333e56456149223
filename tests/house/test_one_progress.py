"""Progress has one channel: a door takes one from its caller, enters it, and nothing below is handed one."""

from __future__ import annotations

import ast
import re

import pytest

from tests.house.project_files import files, name, tree, walked

CHANNEL = "core/progress.py"
DOORS = ("core/session/", "core/sources/asking/", "core/library/")
"""Packages with verbs that a window, a command line or a script calls."""
MAKERS = "core/commandline/terminal.py"
CONTEXTS = {"reporting", "silenced"}
FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef


def parameters(function):
    """Return the parameters of a function that carry a Progress, whatever else they carry."""
    every = (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)
    return [each.arg for each in every if each.annotation and says_progress(each.annotation)]


def says_progress(annotation):
    return re.search(r"\bProgress\b", ast.unparse(annotation)) is not None


def uses(function, parameter):
    """Return the calls and other expressions in which a function uses a parameter."""
    parents = {child: node for node in ast.walk(function) for child in ast.iter_child_nodes(node)}
    names = (node for node in ast.walk(function) if isinstance(node, ast.Name) and node.id == parameter)
    return [ast.unparse(parents[node]) for node in names]


def functions(parsed):
    return [node for node in ast.walk(parsed) if isinstance(node, FUNCTIONS)]


def leaks(function):
    """Return whether values are yielded inside a context of progress, which then holds in whoever takes them."""
    if any(ast.unparse(each).split("(")[0] == "contextmanager" for each in function.decorator_list):
        return False
    entered = (node for node in ast.walk(function) if isinstance(node, ast.With) and CONTEXTS & set(contexts(node)))
    return any(isinstance(node, ast.Yield | ast.YieldFrom) for block in entered for node in ast.walk(block))


def contexts(block):
    return [ast.unparse(item.context_expr).split("(")[0] for item in block.items]


def core_files():
    return [path for path in files("core") if name(path) != CHANNEL]


def test_only_doors_take_a_progress():
    takers = {(name(path), each.name) for path in core_files() for each in functions(tree(path)) if parameters(each)}
    assert {file for file, _ in takers} >= {"core/session/releasing.py", "core/sources/asking/preview.py"}
    assert not {place for place in takers if not place[0].startswith(DOORS) or place[1].startswith("_")}


def test_a_door_enters_its_progress_once_and_hands_it_on_to_nothing():
    doors = [each for path in core_files() for each in functions(tree(path)) if parameters(each)]
    assert [each.name for each in doors if uses(each, "progress") != ["reporting(progress)"]] == []


def test_nothing_keeps_a_progress():
    kept = [
        (name(path), node.lineno)
        for path in core_files()
        for node in walked(path)
        if isinstance(node, ast.AnnAssign) and says_progress(node.annotation)
    ]
    assert kept == []


def test_nobody_below_the_doors_knows_the_class():
    knows = {
        name(path)
        for path in core_files()
        for node in walked(path)
        if isinstance(node, ast.ImportFrom) and node.module == "core.progress"
        if "Progress" in {alias.name for alias in node.names}
    }
    assert not {file for file in knows - {MAKERS, "core/front_door.py"} if not file.startswith(DOORS)}


def test_no_generator_of_values_leaks_a_context():
    found = [(name(path), each.name) for path in core_files() for each in functions(tree(path)) if leaks(each)]
    assert found == []


@pytest.mark.parametrize(
    "source",
    ["def f(p: Progress): ...", "def f(*, p: Progress | None): ...", "def f(p: tuple[Rules, Progress]): ..."],
)
def test_a_parameter_would_be_found(source):
    assert parameters(ast.parse(source).body[0]) == ["p"]


def test_a_progress_that_is_handed_on_would_be_found():
    door = "def f(progress: Progress):\n with reporting(progress):\n  return g(1, progress)"
    assert uses(ast.parse(door).body[0], "progress") == ["reporting(progress)", "g(1, progress)"]


def test_a_leak_would_be_found():
    values = "def f():\n with silenced():\n  yield 1"
    assert leaks(ast.parse(values).body[0])
    assert not leaks(ast.parse(f"@contextmanager\n{values}").body[0])
    assert not leaks(ast.parse("def f():\n with one_thread():\n  yield 1").body[0])
