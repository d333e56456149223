"""Errors: every class in the tree, every message a sentence made of its facts."""

from __future__ import annotations

import importlib
import pkgutil
import re

import pytest

from core import errors
from core.errors import EngineError

for _module in pkgutil.iter_modules(errors.__path__):
    importlib.import_module(f"core.errors.{_module.name}")


def _below(cls):
    return [cls, *(each for kind in cls.__subclasses__() for each in _below(kind))]


EVERY = [each for each in dict.fromkeys(_below(EngineError)) if each.__module__.startswith("core.")]
RAISED = [each for each in EVERY if each.template]
TREE = errors.__doc__

SAMPLES = {"int": 12345, "str": "Sample", "float": 0.5}
SENTENCES = {"why", "cure", "hint", "detail"}
"""Fields that are sentences, or their beginning."""


def sample(cls, **given):
    """An error of that class with made-up facts."""
    facts = {name: SAMPLES[kind] for name, kind in cls.fact_types.items()}
    facts |= {name: "Do this." if name in {"cure", "hint"} else "because" for name in SENTENCES & facts.keys()}
    return cls(**(facts | given))


def test_there_are_errors():
    assert len(RAISED) > 30


@pytest.mark.parametrize("cls", EVERY, ids=lambda cls: cls.__name__)
def test_every_class_is_in_the_tree_and_says_what_it_is(cls):
    assert re.search(rf"\b{cls.__name__}\b", TREE), "draw it in the tree on top of the file"
    assert cls.__doc__.rstrip().endswith(".")
    assert not cls.__doc__.startswith(f"{cls.__name__}(")


def test_the_tree_names_no_class_that_is_gone():
    names = {cls.__name__ for cls in EVERY}
    assert set(re.findall(r"\b\w+Error\b", TREE)) <= names


@pytest.mark.parametrize("cls", [cls for cls in EVERY if cls is not EngineError], ids=lambda cls: cls.__name__)
def test_it_hangs_where_the_tree_says(cls):
    """The class is drawn below its base, with no other branch of the same depth between."""
    lines = TREE.splitlines()
    row = next(i for i, line in enumerate(lines) if re.search(rf"\b{cls.__name__}\b", line))
    base = next(i for i, line in enumerate(lines) if re.search(rf"\b{cls.__base__.__name__}\b", line))
    assert base <= row


@pytest.mark.parametrize("cls", RAISED, ids=lambda cls: cls.__name__)
def test_a_message_is_made_of_all_its_facts(cls):
    error = sample(cls)
    text = str(error)
    assert set(error.facts) == set(cls.fact_types)
    for name, value in error.facts.items():
        shown = f"{value:,}" if f"{{{name}:,}}" in cls.template else str(value)
        assert shown in text, f"{name} is not said"
    assert "{" not in text


@pytest.mark.parametrize("cls", RAISED, ids=lambda cls: cls.__name__)
def test_a_message_ends_with_a_full_stop_and_says_what_to_do(cls):
    text = str(sample(cls, **({"why": "because."} if re.search("{why}( |$)", cls.template) else {})))
    assert re.search(r"[.?]$", text)
    assert not re.search(r"\.\.|\. \.| ,|  ", text)


@pytest.mark.parametrize("cls", RAISED, ids=lambda cls: cls.__name__)
def test_two_errors_of_one_kind_are_two_events(cls):
    assert sample(cls) != sample(cls)
    assert hash(sample(cls)) is not None


def test_a_cell_error_never_says_the_value():
    for cls in EVERY:
        if issubclass(cls, errors.CellError):
            assert not {"value", "text", "cell"} & set(cls.fact_types)


@pytest.mark.parametrize("cls", RAISED, ids=lambda cls: cls.__name__)
def test_the_translated_template_takes_the_same_facts(cls):
    error = sample(cls)
    assert cls.template.format(**error.facts) == str(error)
