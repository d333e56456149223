"""A clerk makes attributes of the answers that several cells of a column hold together."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from openpyxl import load_workbook
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QPushButton

from core.privacy.release_cost import ReleaseCost
from core.project.plan_file import load_plan, save_plan
from tests.guiapp.drivers.choosing import DataDriver

TRAVEL = ["bus", "bus, tram", "tram, car", "bus, tram, car", "", "car"]


@pytest.fixture
def travels(home):
    path = home / "travels.csv"
    rows = [f'{"fm"[n % 2]},"{TRAVEL[n % 6]}"' for n in range(120)]
    path.write_text("\n".join(["sex,travel", *rows]) + "\n")
    return path


def written_texts(path):
    return {cell.value for sheet in load_workbook(path) for row in sheet.iter_rows() for cell in row}


def offer(page):
    return page.find(QPushButton, "ask_choices")


def test_the_answers_that_are_ticked_become_attributes(clerk, travels, tmp_path):
    clerk.drops(travels)
    clerk.settle()
    page = clerk.attributes
    DataDriver(clerk.qtbot, clerk.window.page("data")).accept()
    clerk.settle(lambda: clerk.workspace.opened is not None)
    clerk.goes_to("attributes")
    page.choose("sex")
    assert offer(page).isHidden()
    page.choose("travel")
    assert not offer(page).isHidden()
    page.click("ask_choices")
    asked = page.dialog("choices_dialog")
    answers = page.find(QListWidget, "choices_list", asked)
    shown = {answers.item(row).text(): answers.item(row) for row in range(answers.count())}
    assert sorted(shown) == ["bus (60 rows)", "car (60 rows)", "tram (60 rows)"]
    assert not page.find(QPushButton, "use_choices", asked).isEnabled()
    page.click("tick_choices", asked)
    shown["car (60 rows)"].setCheckState(Qt.CheckState.Unchecked)
    heights = [answers.visualItemRect(answers.item(row)) for row in range(answers.count())]
    assert all(not above.intersects(below) for above, below in pairwise(heights))
    page.click("use_choices", asked)
    made = clerk.workspace.plan.attributes
    assert [(each.name, each.contains, each.labels) for each in made] == [
        ("travel: bus", "bus", ("yes", "no", "Missing")),
        ("travel: tram", "tram", ("yes", "no", "Missing")),
    ]
    assert page.words("cut_words").startswith("Cells of “travel” with “bus”"), "what was added is shown"
    clerk.settle()
    assert "Cells of “travel” with “bus” among their answers are “yes”." in page.words("cut_words")
    clerk.settle(lambda: page.cell("travel: bus", "Unmatched") == "0")
    saved = tmp_path / "a.reticent"
    save_plan(clerk.workspace.plan, saved)
    assert (load_plan(saved).attributes, "car" in saved.read_text()) == (made, False)
    clerk.asks_for_all_pairs()
    dear = replace(clerk.workspace.plan.privacy, cost=ReleaseCost.pure(20))  # the numbers are exact, or off by one
    clerk.workspace.edit(replace(clerk.workspace.plan, privacy=dear), "budget")
    clerk.gives_budget("20")
    clerk.releases()
    (table,) = clerk.workspace.release.tables
    numbers = dict(table.published.rows())
    assert {labels: round(value, -1) for labels, value in numbers.items() if value > 5} == {
        ("yes", "yes"): 40,
        ("yes", "no"): 20,
        ("no", "yes"): 20,
        ("no", "no"): 20,
        ("Missing", "Missing"): 20,
    }
    clerk.results.export("xlsx", tmp_path / "travels.xlsx")
    clerk.settle((tmp_path / "travels.xlsx").exists)
    assert "travel: bus × travel: tram" in written_texts(tmp_path / "travels.xlsx")
    clerk.goes_to("attributes")
    page.tick("travel: tram", on=False)
    assert [each.name for each in clerk.workspace.plan.attributes] == ["travel: bus"]
