"""In the window an error names the window's ways out, and no option of the command line."""

from __future__ import annotations

import re

import pytest

import core.errors
from core.errors import BudgetStandsError, EngineError, OutputExistsError
from core.errors.choice_errors import UnconfirmedChoiceError
from core.errors.found_errors import UnclearUnitError
from core.errors.ledger_errors import UnconfirmedReleaseError

OF_THE_COMMAND_LINE = re.compile(r"--[a-z]|\breticent [a-z]")
ONLY_THERE = {UnconfirmedReleaseError, UnconfirmedChoiceError, UnclearUnitError}
"""Of a terminal: nobody sits at it, or options exclude each other; the window asks a person."""


def every(kind):
    yield kind
    for each in kind.__subclasses__():
        yield from every(each)


@pytest.mark.parametrize("kind", sorted(set(every(EngineError)) - ONLY_THERE, key=lambda kind: kind.__name__))
def test_no_error_names_an_option_in_the_window(kind):
    assert not OF_THE_COMMAND_LINE.search((kind.window_template or kind.template).template)


def test_options_are_found_where_they_are():
    assert core.errors.NoBudgetError in set(every(EngineError))
    assert all(OF_THE_COMMAND_LINE.search(kind.template.template) for kind in (BudgetStandsError, OutputExistsError))


def test_the_window_says_no_other_facts():
    error = BudgetStandsError("visits", "ε = 1", "ε = 2")
    assert str(error).startswith("“visits” has a budget of ε = 1 already; it was not changed to ε = 2. Add --yes")
    assert error.window_message.endswith("It can be raised on the Ledger page; a budget can never be lowered.")
    for kind in every(EngineError):
        names = [set(re.findall(r"{(\w+)", each.template)) for each in (kind.template, kind.window_template)]
        assert names[1] <= names[0]
