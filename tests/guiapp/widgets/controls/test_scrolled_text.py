"""Text takes the height that it needs, and scrolls beyond a limit."""

from __future__ import annotations

import pytest

from guiapp.widgets.controls.card import muted_label
from guiapp.widgets.controls.scrolled_text import ScrolledText


@pytest.fixture
def text(qtbot):
    area = ScrolledText(muted_label(name="words"), "Words", 90)
    qtbot.addWidget(area)
    area.resize(400, 10)
    area.show()
    return area


def test_a_line_takes_a_line_and_many_lines_scroll(text):
    text.set_text("One line.")
    low = text.height()
    assert 0 < low < 45
    text.set_text("\n".join(["A line."] * 2))
    assert low < text.height() < 90
    assert text.verticalScrollBar().maximum() == 0
    text.set_text("\n".join(["A line."] * 60))
    assert text.height() == 90
    assert text.verticalScrollBar().maximum() > 0


def test_words_wrap_anew_in_another_width(text):
    text.set_text("Words that are wrapped, " * 4)
    wide = text.height()
    text.resize(150, text.height())
    assert text.height() > wide


def test_another_text_begins_at_its_beginning(qtbot, text):
    text.set_text("\n".join(["A line."] * 60))
    qtbot.waitUntil(lambda: text.verticalScrollBar().maximum() > 0)
    text.verticalScrollBar().setValue(50)
    text.set_text("\n".join(["Another."] * 60))
    assert text.verticalScrollBar().value() == 0
