"""The card tells every figure by sentence, by mouse and by key, and keeps none."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QLabel

from core.front_door import TriedOn
from guiapp.pages.infer.found_card import FoundCard
from guiapp.widgets.charts.bar_chart import BarChart
from tests.guiapp.drivers.widget_insides import bars_of
from tests.inferred import inference


@pytest.fixture
def card(qtbot):
    card = FoundCard()
    qtbot.addWidget(card)
    return card


def words(card, name):
    return card.findChild(QLabel, name).text()


@pytest.mark.parametrize(("tried_on", "role"), [*zip(TriedOn, ("warning", "muted", "warning"), strict=True)])
def test_whose_figures_these_are_stands_first(card, tried_on, role):
    card.show_found(inference(tried_on))
    assert card.body.itemAt(0).widget() is card.findChild(QLabel, "inference_warning")
    assert card.findChild(QLabel, "inference_warning").property("role") == role


def test_the_bars_are_read_by_key(qtbot, card):
    card.show_found(inference())
    chart = card.findChild(BarChart, "inference_chart")
    assert "arrow keys read the bars" in chart.accessibleName()
    assert words(card, "inference_told").startswith("Hollow:")
    with qtbot.waitSignal(card.reached, check_params_cb=lambda place: place.y() >= chart.y()):
        qtbot.keyClick(chart, Qt.Key.Key_End)
    assert words(card, "inference_told") == "town · Surest 10 %: 50.0 %"
    assert chart.accessibleDescription() == "town · Surest 10 %: 50.0 %"


def test_nothing_is_copied(qtbot, card):
    QGuiApplication.clipboard().setText("before")
    card.show_found(inference())
    card.show()
    for part in (card.findChild(BarChart), card.findChild(QLabel, "inference_words")):
        part.setFocus()
        for keys in (QKeySequence.StandardKey.SelectAll, QKeySequence.StandardKey.Copy):
            qtbot.keySequence(part, keys)
    assert QGuiApplication.clipboard().text() == "before"
    card.hide()


def test_what_was_found_is_forgotten(card):
    card.show_found(inference())
    card.forget()
    assert card.isHidden()
    assert words(card, "inference_words") == ""
    assert bars_of(card.findChild(BarChart)) == ()
