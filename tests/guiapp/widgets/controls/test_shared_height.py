"""Two widgets above one another share what height there is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from guiapp.widgets.controls.shared_height import HANDLE, SharedHeight


@pytest.fixture
def shared(qtbot):
    split = SharedHeight(QWidget(), QWidget())
    qtbot.addWidget(split)
    split.resize(300, 600 + HANDLE)
    split.show()
    return split


def test_the_upper_gets_what_it_needs_and_the_lower_the_rest(shared):
    shared.set_wishes(250, 2000)
    assert shared.sizes() == [250, 350]
    shared.resize(300, 800 + HANDLE)
    assert shared.sizes() == [250, 550]


def test_what_the_lower_does_not_need_is_for_the_upper(shared):
    shared.set_wishes(250, 300)
    assert shared.sizes() == [300, 300]


def test_the_lower_keeps_a_third(shared):
    shared.set_wishes(590, 2000)
    assert shared.sizes() == [400, 200]


def test_what_was_moved_by_hand_stays(shared):
    shared.set_wishes(250, 2000)
    handle = shared.handle(1)
    middle = handle.rect().center()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(handle, middle + QPoint(0, 60))
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=middle + QPoint(0, 60))
    moved = shared.sizes()
    assert moved != [250, 350]
    shared.set_wishes(200, 2000)
    assert shared.sizes() == moved
