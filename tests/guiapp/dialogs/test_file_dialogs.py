"""Names that are asked for have an ending."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from core.front_door import data_suffixes
from guiapp.dialogs.file_dialogs import ask_code_list, ask_data_file, ask_kept_name


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


@pytest.mark.parametrize("ask", [ask_data_file, ask_code_list])
def test_what_the_engine_reads_is_offered(monkeypatch, ask):
    offered = []
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *asked: offered.append(asked[3]) or ("", ""))
    assert ask(None, None) is None
    patterns = offered[0].split(";;")[0].partition("(")[2].rstrip(")").split()
    assert patterns == [f"*{suffix}" for suffix in data_suffixes()]
    assert {"*.csv", "*.xlsx", "*.parquet"} <= set(patterns)
