"""The sample is what its script makes, says what it is, and goes through the whole program."""

from __future__ import annotations

import importlib.util

import openpyxl
import pytest

from core.project.plan_file import load_plan
from tests.house.project_files import ROOT

EXAMPLES = ROOT / "resources" / "examples"


@pytest.fixture(scope="module")
def script():
    spec = importlib.util.spec_from_file_location("make_sample", EXAMPLES / "make_sample.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def cells(path):
    book = openpyxl.load_workbook(path)
    return {sheet.title: list(sheet.values) for sheet in book.worksheets}


def test_the_script_makes_the_workbook_again(script, tmp_path):
    assert cells(script.write(tmp_path)) == cells(EXAMPLES / script.NAME)


def test_the_workbook_says_that_nobody_is_in_it(script):
    register = cells(EXAMPLES / script.NAME)["Register"]
    assert "made-up" in register[0][0]
    assert register[2] == script.HEADERS
    assert len(register) == 3 + script.N_ROWS


def test_the_register_is_as_untidy_as_real_ones(script):
    rows = cells(EXAMPLES / script.NAME)["Register"][3:]
    column = {name: [row[place] for row in rows] for place, name in enumerate(script.HEADERS)}
    assert {"female", "Female", "female ", "F", "f"} <= set(column["Sex"])
    assert {type(value) for value in column["Age"]} == {int, str, type(None)}
    assert {value[0] for value in column["District"]} == {"0"}
    assert len(set(column["Person no."])) == script.N_ROWS
    assert None in column["Satisfaction"]
    assert "None" in column["Referred to"]


def test_the_plan_reads_the_workbook():
    plan = load_plan(EXAMPLES / "sample.reticent")
    assert (EXAMPLES / plan.source).is_file()
    assert len(plan.workload().tables) == 5


def test_the_program_uses_no_chance_of_the_system(script):
    """Two wheels turn alike; a bell of six turns has the spread it is asked for."""
    one, other = script.Wheel(), script.Wheel()
    assert [one.turn(1000) for _ in range(50)] == [other.turn(1000) for _ in range(50)]
    values = [one.about(50, 10) for _ in range(4000)]
    mean = sum(values) / len(values)
    spread = (sum((value - mean) ** 2 for value in values) / len(values)) ** 0.5
    assert abs(mean - 50) < 1
    assert 9 < spread < 11
