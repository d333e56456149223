"""Every error, strategy and format has words that the translators' tool can find."""

from __future__ import annotations

import ast
import string
from functools import cache

import pytest

from core import errors, strategies
from core.exports.write import exporters
from core.strategies.catalogue import every
from tests.house.project_files import files, walked


@cache
def marked():
    """Return all texts inside N_(context, text) in the engine."""
    calls = (node for path in files("core") for node in walked(path) if isinstance(node, ast.Call))
    found = (node for node in calls if getattr(node.func, "id", "") == "N_")
    return {node.args[1].value for node in found if isinstance(node.args[1], ast.Constant)}


def leaves(cls):
    """Return the subclasses of `cls` that have none themselves."""
    below = cls.__subclasses__()
    return [leaf for sub in below for leaf in leaves(sub)] or [cls]


# the window adds a fault of its own when it has been imported by other tests
ENGINE_ERRORS = [error for error in leaves(errors.EngineError) if error.__module__.startswith("core.")]


@pytest.mark.parametrize("error", ENGINE_ERRORS, ids=lambda error: error.__name__)
def test_error_has_a_template_with_its_fields(error):
    assert error.template
    assert error.template in marked()
    wanted = {field for _, field, _, _ in string.Formatter().parse(error.template) if field}
    assert wanted == set(error.fact_types)


@pytest.mark.parametrize("error", ENGINE_ERRORS, ids=lambda error: error.__name__)
def test_error_is_in_the_tree(error):
    assert error.__name__ in errors.__doc__


def test_strategies_and_formats_have_marked_words():
    assert strategies
    words = [word for strategy in every() for word in (strategy.info.title, strategy.info.summary)]
    words += [info.title for info in exporters()]
    assert words
    assert set(words) <= marked()
