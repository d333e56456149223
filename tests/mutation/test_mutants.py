"""The faults that are planted: each changes one thing, what should be left alone is, and keys last."""

from __future__ import annotations

import ast

import pytest

from tests.mutation.__main__ import files, reasons
from tests.mutation.mutants import mutants
from tests.mutation.trial import HERE


@pytest.fixture
def changed(tmp_path):
    def change(code):
        (tmp_path / "it.py").write_text(code, encoding="utf-8")
        return [mutant.source.decode() for mutant in mutants(tmp_path, "it.py")]

    return change


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("a + b", ["(a - b)"]),
        ("a <= b < c", ["(a < b < c)", "(a <= b <= c)"]),
        ("a and b", ["(a or b)"]),
        ("-x", ["(x)"]),
        ("x = 1", ["x = (2)"]),
        ("x = True", ["x = (False)"]),
        ("x = 'é' + y", ["x = ('é' - y)", "x = ('éX') + y"]),
        ("f(a, b=c, d=e)", ["pass", "(f(a, d=e))", "(f(a, b=c))"]),
        ("x += y", ["x -= y"]),
        ("x = min(y)", ["x = (max)(y)"]),
        ("x = math.floor(y)", ["x = (math.ceil)(y)"]),
        (
            "while True:\n    break",
            ["while (False):\n    break", "while True:\n    continue"],
        ),
        ("x = [y for y in z if y]", ["x = [y for y in z if (not y)]"]),
        ("def f():\n    return x", ["def f():\n    return None"]),
        ("if x:\n    raise y", ["if (not x):\n    raise y", "if x:\n    pass"]),
    ],
)
def test_one_thing_is_changed(changed, code, expected):
    assert changed(code) == expected


@pytest.mark.parametrize(
    "code",
    [
        '"""Words."""',
        "x: Literal['a']",
        "def f(x: Literal['a']) -> Literal['b']: ...",
        "@cache(size=3)\nclass A: ...",
        "x = N_('Noise', 'exact')",
        "x = f'{y + 1}'",
        "x = ValueError('words')",
        "__all__ = ['a']",
        "raise AssertionError",
        "def f():\n    return None",
    ],
)
def test_words_annotations_and_decorators_are_left_alone(changed, code):
    assert not changed(code)


def test_every_mutant_of_the_project_is_python_and_has_a_key_of_its_own():
    found = [mutant for path in files() for mutant in mutants(HERE, path)]
    assert len({mutant.key for mutant in found}) == len(found) > 2000
    for mutant in found[::20]:
        ast.parse(mutant.source)


def test_keys_outlast_changes_elsewhere(tmp_path):
    path = tmp_path / "it.py"
    path.write_text("def f(x):\n    return x + 1\n", encoding="utf-8")
    before = {mutant.key for mutant in mutants(tmp_path, "it.py")}
    path.write_text("y = 3\n\n\ndef f(x):\n    return x + 1\n", encoding="utf-8")
    assert before <= {mutant.key for mutant in mutants(tmp_path, "it.py")}


def test_every_listed_survivor_is_a_mutant_of_the_code_as_it_is():
    assert set(reasons()) <= {mutant.key for path in files() for mutant in mutants(HERE, path)}
