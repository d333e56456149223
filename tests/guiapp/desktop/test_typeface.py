"""The window brings its letters along: every sign that it writes, and figures that are equally wide."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF, QRawFont
from PySide6.QtWidgets import QLabel

from guiapp.desktop.licences import third_parties
from guiapp.desktop.resource_files import resource
from guiapp.desktop.typeface import FAMILY
from tests.house.marked_words import marked

ELSEWHERE = set("⌘⇧⌥⌃∈")
"""Signs of keys that only one system has, and of definitions in reports, which browsers show."""


@pytest.mark.parametrize("sheet", ["", "font-weight: 600;", "font-style: italic;"])
def test_labels_are_written_in_it_with_even_figures(qtbot, sheet):
    label = QLabel("1")
    qtbot.addWidget(label)
    label.setStyleSheet(sheet)
    label.ensurePolished()
    assert QFontInfo(label.font()).family() == FAMILY
    metrics = QFontMetricsF(label.font())
    assert len({metrics.horizontalAdvance(figure) for figure in "0123456789"}) == 1


@pytest.mark.parametrize("style", ["Regular", "SemiBold", "Bold"])
def test_it_has_every_sign_of_the_program(qapp, style):
    raw = QRawFont(str(resource("fonts", f"{FAMILY}-{style}.otf")), 12.0)
    signs = {sign for _, text, _ in marked() for sign in text if sign.isprintable()} - ELSEWHERE
    assert not {sign for sign in signs if not raw.supportsCharacter(ord(sign))}


def test_its_licence_is_told():
    (inter,) = (party for party in third_parties() if party.name == FAMILY)
    assert "SIL OPEN FONT LICENSE" in inter.text()
