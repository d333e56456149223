"""A clerk opens all sorts of files, and is told in words when one will not do."""

from __future__ import annotations

import zipfile

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from openpyxl import Workbook
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QLineEdit, QPushButton

from guiapp.desktop.resource_files import resource
from tests.core.sources.locked_files import lock
from tests.guiapp.drivers.choosing import DataDriver
from tests.stories.clerk import PATIENCE

SAMPLE = resource("examples", "health-check-2025.xlsx")


@pytest.fixture
def data(qtbot, clerk):
    return DataDriver(qtbot, clerk.window.page("data"))


def looked(clerk, data):
    clerk.settle()
    return data.words("import_fault", data.import_dialog)


def test_a_title_row_and_a_second_sheet_are_found_before_anything_is_opened(clerk, data):
    clerk.drops(SAMPLE)
    clerk.settle()
    sheet = data.find(QComboBox, "layout_sheet", data.import_dialog)
    assert sheet.count() == 2
    assert data.rows("import_preview", data.import_dialog)
    data.accept()
    clerk.settle(lambda: clerk.workspace.opened is not None)
    assert "column names in row" in data.words("data_facts")
    assert clerk.sees_locked("attributes") is None


def test_another_sheet_is_looked_at_with_its_own_header(clerk, data):
    clerk.drops(SAMPLE)
    clerk.settle()
    before = data.rows("import_preview", data.import_dialog)
    sheet = data.find(QComboBox, "layout_sheet", data.import_dialog)
    other = next(sheet.itemText(i) for i in range(sheet.count()) if sheet.itemText(i) != sheet.currentText())
    data.pick("layout_sheet", other, data.import_dialog)
    clerk.settle()
    assert data.rows("import_preview", data.import_dialog) != before
    data.import_dialog.reject()


def test_decimal_commas_and_semicolons_are_detected(clerk, data, home):
    path = home / "umsatz.csv"
    rows = "\n".join(f"{'Köln' if i % 2 else 'Ulm'};{i},5" for i in range(30))
    path.write_bytes(f"Ort;Umsatz\n{rows}\n".encode("cp1252"))
    clerk.imports(path)
    sales = clerk.workspace.plan.attributes[1]
    assert str(sales.kind) == "number"
    assert sales.edges[-1] < 100  # a decimal comma never becomes a factor of ten
    assert clerk.workspace.plan.attributes[0].categories == ("Köln", "Ulm")


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("empty.csv", b"", "empty.csv"),
        ("fake.xlsx", b"a,b\n1,2\n", "fake.xlsx"),
        ("broken.xlsx", b"PK\x03\x04 and then nothing", "broken.xlsx"),
    ],
)
def test_a_file_that_will_not_do_says_so_and_opens_nothing(clerk, data, home, name, content, words):
    path = home / name
    path.write_bytes(content)
    clerk.drops(path)
    fault = looked(clerk, data)
    assert words in fault
    assert "Traceback" not in fault
    assert not data.find(QPushButton, "import_open", data.import_dialog).isEnabled()
    data.import_dialog.reject()
    assert clerk.workspace.opened is None


def test_a_workbook_under_a_password_opens_by_it(clerk, data, home):
    path = lock(SAMPLE, home / "locked.xlsx")
    clerk.drops(path)
    for password, words in (("Secret", "Password of “locked.xlsx”"), ("secret", "This password is wrong.")):
        clerk.qtbot.waitUntil(lambda words=words: words in asked(data).replace("&", ""), timeout=PATIENCE)
        dialog = data.dialog("password_dialog")
        field = data.find(QLineEdit, "password", dialog)
        assert field.echoMode() is QLineEdit.EchoMode.Password
        data.type("password", password, dialog)
        clerk.qtbot.do("open by a password", dialog.accept)
    clerk.settle()
    assert data.rows("import_preview", data.import_dialog)
    data.accept()
    clerk.settle(lambda: clerk.workspace.opened is not None)
    assert "secret" not in repr(clerk.workspace.plan).lower()


def asked(data):
    shown = [top for top in QApplication.topLevelWidgets() if top.objectName() == "password_dialog" and top.isVisible()]
    return data.words("password_question", shown[0]) if shown else ""


def test_a_workbook_in_a_zip_is_picked_among_the_tables_of_the_zip(clerk, data, home):
    path = home / "survey.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.write(SAMPLE, "health.xlsx")
        archive.writestr("towns.csv", "town,region\nHull,north\nYork,north\n")
    clerk.drops(path)
    clerk.settle()
    sheet = data.find(QComboBox, "layout_sheet", data.import_dialog)
    assert sheet.currentText().startswith("health.xlsx/")
    data.pick("layout_sheet", "towns.csv", data.import_dialog)
    clerk.settle()
    assert tuple(data.rows("import_preview", data.import_dialog)[0]) == ("town", "region")
    data.import_dialog.reject()


def test_a_folder_of_parquet_files_opens_as_one_table(clerk, data, home, monkeypatch):
    folder = home / "survey"
    folder.mkdir()
    for part, sexes in {"0": ["F", "M"], "1": ["F", "F"]}.items():
        pq.write_table(pa.table({"sex": sexes, "town": ["Hull", "York"]}), folder / f"part-{part}.parquet")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    entry = clerk.window.findChild(QAction, "action_open_folder")
    clerk.qtbot.do("open a folder", entry.trigger)
    clerk.settle()
    rows = data.rows("import_preview", data.import_dialog)
    assert [tuple(row.values()) for row in rows] == [("F", "Hull"), ("M", "York"), ("F", "Hull"), ("F", "York")]
    data.accept()
    clerk.settle(lambda: clerk.workspace.opened is not None)
    assert clerk.workspace.data_path == folder


def test_a_range_that_is_none_is_refused_and_can_be_mended(clerk, data):
    clerk.drops(SAMPLE)
    clerk.settle()
    field = data.find(QLineEdit, "layout_range", data.import_dialog)
    data.enter("layout_range", "A3 to K9", data.import_dialog)
    assert "A3 TO K9" in looked(clerk, data)
    field.clear()
    data.enter("layout_range", "A3:D20", data.import_dialog)
    clerk.settle()
    assert len(data.rows("import_preview", data.import_dialog)[0]) == 4
    data.import_dialog.reject()


def test_two_columns_of_one_name_are_named_and_nothing_is_lost(clerk, data, home):
    path = home / "twice.xlsx"
    book = Workbook()
    for row in (["sex", "town", "sex"], ["F", "Hull", "F"], ["M", "York", "M"]):
        book.active.append(row)
    book.save(path)
    clerk.drops(path)
    clerk.settle()
    assert "They are called “sex (1)”, “sex (2)”." in data.words("import_problems", data.import_dialog)
    data.accept()
    clerk.settle(lambda: clerk.workspace.opened is not None)
    assert [profile.header for profile in clerk.workspace.profiles] == ["sex (1)", "town", "sex (2)"]
    assert clerk.workspace.plan.attributes == ()


def test_the_sample_is_one_click_away(clerk, data):
    data.click("try_sample")
    clerk.settle(lambda: clerk.workspace.opened is not None)
    assert clerk.workspace.plan_path is None  # the example itself stays as it came
    assert not clerk.workspace.dirty
    assert clerk.sees_locked("compare") is None
