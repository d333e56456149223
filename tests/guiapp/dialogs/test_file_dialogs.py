"""Names that are asked for have an ending."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from guiapp.dialogs.file_dialogs import ask_kept_name


@pytest.mark.parametrize(
    ("typed", "picked", "wanted"),
    [
        ("/x/chart", 1, "/x/chart.svg"),
        ("/x/chart.png", 1, "/x/chart.png"),
        ("/x/v1.2", 0, "/x/v1.2.png"),
        ("", 0, None),
    ],
)
def test_a_kept_file_ends_in_one_of_its_kinds(monkeypatch, typed, picked, wanted):
    def answer(_parent, _title, proposed, filters):
        assert proposed == str(Path("/y/chart.png"))
        return typed, filters.split(";;")[picked]

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    assert ask_kept_name(None, Path("/y/chart"), ("png", "svg")) == (Path(wanted) if wanted else None)
