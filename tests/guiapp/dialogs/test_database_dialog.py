"""The address of a database: made of its parts, or typed; a password in it is refused before anything is asked."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QLineEdit

from guiapp.dialogs.database_dialog import DatabaseDialog


@pytest.fixture
def dialog(qtbot):
    dialog = DatabaseDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def typed(dialog, **texts):
    for name, text in texts.items():
        field = dialog.findChild(QLineEdit, f"database_{name}")
        field.selectAll()
        QTest.keyClicks(field, text)


def can_open(dialog):
    return dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Open).isEnabled()


def test_an_address_is_made_of_its_parts(dialog):
    assert not can_open(dialog)
    typed(dialog, server="db.example", port="5433", name="survey 2025", user="clerk@office")
    assert can_open(dialog)
    assert str(dialog.address) == "postgresql://clerk%40office@db.example:5433/survey%202025"
    assert dialog.address.name == "survey 2025"


def test_an_address_is_typed(dialog):
    typed(dialog, address="postgresql://clerk@db/survey?sslmode=require")
    assert can_open(dialog)
    assert str(dialog.address) == "postgresql://clerk@db/survey?sslmode=require"


def test_an_address_is_pasted_where_the_server_is_asked_for(dialog):
    typed(dialog, server="postgresql://clerk@db/survey")
    assert can_open(dialog)
    assert str(dialog.address) == "postgresql://clerk@db/survey"


@pytest.mark.parametrize("field", ["address", "server"])
def test_a_cluster_is_opened_by_its_address(dialog, field):
    typed(dialog, **{field: "spark://host:7077/catalog.table"})
    assert can_open(dialog)
    assert dialog.address.table == "catalog.table"


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("postgresql://clerk:Sesam@db/survey", "an address with a password in it"),
        ("postgresql://db:x/survey", "it is no address of a database"),
        ("mysql://db/survey", "“mysql” is no database that can be read"),
    ],
)
def test_what_is_no_address_is_told(dialog, address, words):
    typed(dialog, address=address)
    assert not can_open(dialog)
    assert words in dialog.findChild(QLabel, "database_fault").text()
    assert "Sesam" not in dialog.findChild(QLabel, "database_fault").text()
