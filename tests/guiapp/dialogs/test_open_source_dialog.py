"""The import dialog: the first rows of a large file are there before the rest, and promise nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest
from openpyxl import Workbook
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QSpinBox

from core.domain.reading_choices import Merged, Quoting
from core.errors import DamagedFileError, EmptyFileError, MissingFileError
from core.front_door import Preview, QuickPreview, ReadingLayout, preview
from guiapp.dialogs.open_source_dialog import OpenSourceDialog
from guiapp.widgets.tables.preview_table import PreviewTable

LAYOUT = ReadingLayout(sheet="Data", header_row=1, decimal=".", thousands="")
FIRST = tuple((str(n), f"name {n}") for n in range(50))
QUICK = QuickPreview(LAYOUT, ("Data", "Notes"), ("n", "name"), ("A", "B"), FIRST, tuple(range(4, 54)))
WHOLE = Preview(
    *(LAYOUT, ("Data", "Notes"), ("n", "name"), ("A", "B"), FIRST, QUICK.first_rows),
    *(FIRST[-2:], (), 1_000_000, 2, ("Look out.",), ((5, ("B",)),), (False,)),
)
FAULT = EmptyFileError(file="a.xlsx")


@pytest.fixture
def dialog(qtbot):
    dialog = OpenSourceDialog("a.xlsx", ReadingLayout())
    qtbot.addWidget(dialog)
    return dialog


def words(dialog, name):
    return dialog.findChild(QLabel, name).text()


def can_open(dialog):
    return dialog.findChild(QPushButton, "import_open").isEnabled()


def numbers(dialog):
    model = dialog.findChild(PreviewTable).model()
    return [model.headerData(row, Qt.Orientation.Vertical) for row in range(model.rowCount())]


def is_shown_waiting(dialog):
    assert words(dialog, "import_facts") == "… rows, 2 columns. The rest of the file is still being read."
    assert numbers(dialog) == [*map(str, range(4, 54)), "⋯"]
    assert dialog.findChild(PreviewTable).isEnabled()
    assert not can_open(dialog)
    return True


def is_shown_whole(dialog):
    assert words(dialog, "import_facts") == f"{1_000_000:,} rows, 2 columns"
    assert numbers(dialog)[-2:] == ["last − 1", "last"]
    assert words(dialog, "import_problems") == "Look out."
    assert can_open(dialog)
    return True


def test_the_first_rows_are_there_before_the_rest(dialog):
    dialog.show_quick_preview(QUICK)
    assert is_shown_waiting(dialog)
    assert dialog.findChild(QComboBox, "layout_sheet").currentText() == "Data"
    dialog.show_preview(WHOLE)
    assert is_shown_whole(dialog)
    assert dialog.chosen_layout() == LAYOUT


def test_without_a_glimpse_all_comes_at_once(dialog):
    assert words(dialog, "import_facts") == "Reading…"
    dialog.show_preview(WHOLE)
    assert is_shown_whole(dialog)


def test_a_fault_of_the_rest_takes_the_first_rows_away(dialog):
    dialog.show_quick_preview(QUICK)
    dialog.show_error(FAULT)
    assert words(dialog, "import_fault") == str(FAULT)
    assert words(dialog, "import_facts") == ""
    assert numbers(dialog) == []
    assert not can_open(dialog)


def test_a_glimpse_takes_away_what_was_said_of_another_layout(dialog):
    dialog.show_error(FAULT)
    dialog.show_quick_preview(QUICK)
    assert words(dialog, "import_fault") == ""
    assert is_shown_waiting(dialog)


def test_another_layout_may_be_asked_for_while_the_rest_is_read(qtbot, dialog):
    dialog.show_preview(WHOLE)
    dialog.findChild(QSpinBox, "layout_header_row").setValue(2)
    dialog.show_quick_preview(replace(QUICK, layout=replace(LAYOUT, header_row=2)))
    assert is_shown_waiting(dialog)
    with qtbot.waitSignal(dialog.look_wanted) as asked:
        dialog.findChild(QSpinBox, "layout_header_row").setValue(3)
    assert asked.args == [ReadingLayout(header_row=3)]
    assert words(dialog, "import_facts") == "Reading…"
    assert not can_open(dialog)


def test_what_the_rest_says_of_the_layout_is_shown(dialog):
    dialog.show_quick_preview(QUICK)
    dialog.show_preview(replace(WHOLE, layout=replace(LAYOUT, decimal=",", header_row=4)))
    assert dialog.findChild(QComboBox, "layout_decimal").currentData() == ","
    assert dialog.findChild(QSpinBox, "layout_header_row").value() == 4


def test_a_field_in_use_is_left_alone_where_the_rest_agrees(dialog):
    dialog.show_quick_preview(QUICK)
    field = dialog.findChild(QSpinBox, "layout_header_row")
    field.lineEdit().setText("12")  # still being typed
    dialog.show_preview(WHOLE)
    assert field.lineEdit().text() == "12"


def merged_book(path):
    book = Workbook()
    for row in (("n", "name"), (1, "Ann"), (2, None), ("Total", None)):
        book.active.append(row)
    book.active.merge_cells("B2:B3")
    book.save(path)
    return path


def pressed(dialog):
    return [each.objectName() for each in dialog.findChildren(QPushButton) if each.isCheckable() and each.isChecked()]


def test_a_question_is_answered_by_a_button(qtbot, dialog, tmp_path):
    path = merged_book(tmp_path / "a.xlsx")
    dialog.show_preview(preview(path))
    dialog.show()
    assert words(dialog, "question_merged").startswith("2 rows have merged cells, first row 2.")
    assert words(dialog, "question_footers") == "Row 4 looks like a total, a note or repeated column names."
    assert pressed(dialog) == ["answer_footers_0"]
    assert words(dialog, "import_problems") == ""
    assert dialog.chosen_layout().unanswered == ("merged",)
    button = dialog.findChild(QPushButton, "answer_merged_0")
    assert "merged cells" in button.accessibleDescription()
    button.setFocus()
    with qtbot.waitSignal(dialog.look_wanted) as asked:
        qtbot.keyClick(button, Qt.Key.Key_Space)
    assert asked.args == [ReadingLayout(merged=Merged.REPEAT)]
    dialog.show_preview(preview(path, *asked.args))
    assert pressed(dialog) == ["answer_merged_0", "answer_footers_0"]
    assert dialog.focusWidget().objectName() == "layout_header_row"
    assert dialog.chosen_layout().unanswered == ()
    assert words(dialog, "import_facts") == "2 rows, 2 columns"
    assert dialog.findChild(PreviewTable).model().index(1, 1).data() == "Ann"


def test_names_that_may_be_a_record_are_decided_on_before_a_plan_can_hold_them(qtbot, dialog, tmp_path):
    path = tmp_path / "a.csv"
    path.write_text("Direktorin;Bern\n" + "Lehrer;Chur\nKoch;Bern\n" * 30)
    dialog.show_preview(preview(path))
    assert not can_open(dialog)
    assert "which row holds the names" in dialog.findChild(QPushButton, "import_open").toolTip()
    with qtbot.waitSignal(dialog.look_wanted) as asked:
        dialog.findChild(QPushButton, "answer_header_row_1").click()
    dialog.show_preview(preview(path, *asked.args))
    assert can_open(dialog)
    assert dialog.findChild(QPushButton, "import_open").toolTip() == ""


def test_a_table_of_the_workbook_is_taken_for_the_range(qtbot, dialog):
    dialog.show_preview(replace(WHOLE, areas=(("People", "Notes", "B3:C9"), ("", "Data", "A1:B5"))))
    area = dialog.findChild(QComboBox, "layout_area")
    assert [area.itemText(n) for n in range(3)] == [
        "all cells",
        "People: B3:C9 of “Notes”",
        "Print area: A1:B5 of “Data”",
    ]
    area.setCurrentIndex(1)
    with qtbot.waitSignal(dialog.look_wanted) as asked:
        area.activated.emit(1)
    assert asked.args == [ReadingLayout(sheet="Notes", range="B3:C9")]


def test_quotes_are_switched_off_where_a_text_cannot_be_read(qtbot):
    dialog = OpenSourceDialog("a.csv", ReadingLayout())
    qtbot.addWidget(dialog)
    dialog.show_error(DamagedFileError(file="a.csv"))
    quotes = dialog.findChild(QComboBox, "layout_quoting")
    quotes.setCurrentIndex(1)
    with qtbot.waitSignal(dialog.look_wanted) as asked:
        quotes.activated.emit(1)
    assert asked.args == [ReadingLayout(quoting=Quoting.OFF)]


def test_a_file_without_a_row_cannot_be_opened(dialog):
    nothing = "There are no rows below row 3, the header."
    dialog.show_preview(
        replace(WHOLE, first=(), first_rows=(), last=(), n_rows=0, problems=(nothing,), spots=((0, ()),), stops=(True,))
    )
    assert not can_open(dialog)
    assert words(dialog, "import_fault") == nothing


def test_what_stops_the_reading_is_told_apart_from_what_is_to_be_looked_at(dialog):
    both = {"problems": ("Look out.", "Mend it."), "spots": ((5, ("B",)), (6, ())), "stops": (False, True)}
    dialog.show_preview(replace(WHOLE, **both))
    assert not can_open(dialog)
    assert (words(dialog, "import_fault"), words(dialog, "import_problems")) == ("Mend it.", "Look out.")
    dialog.show_preview(WHOLE)
    assert can_open(dialog)
    assert dialog.findChild(QLabel, "import_fault").isHidden()


@pytest.mark.parametrize(
    ("fault", "helps"), [(EmptyFileError, False), (MissingFileError, False), (DamagedFileError, True)]
)
def test_no_encoding_is_asked_for_where_there_is_no_text(qtbot, fault, helps):
    dialog = OpenSourceDialog("a.csv", ReadingLayout())
    qtbot.addWidget(dialog)
    dialog.show_error(fault(file="a.csv"))
    assert dialog.findChild(QComboBox, "layout_encoding").isHidden() != helps


def test_how_much_of_a_large_file_is_read_is_told_until_it_is_known(dialog):
    dialog.advance(1, 4, "reading")
    assert words(dialog, "import_facts") == "Reading… 25 %"
    dialog.show_quick_preview(QUICK)
    dialog.advance(1, 2, "reading")
    assert words(dialog, "import_facts").endswith("is still being read. 50 %")
    dialog.show_preview(WHOLE)
    dialog.advance(1, 1, "reading")
    assert is_shown_whole(dialog)


def test_the_table_beside_another_is_chosen_by_a_button_and_stands_in_the_range(qtbot, dialog, tmp_path):
    book = Workbook()
    for n in range(12):
        book.active.append((n, "yes", None, 2000 + n) if n else ("n", "ill", None, "year"))
    book.save(tmp_path / "a.xlsx")
    dialog.show_preview(preview(tmp_path / "a.xlsx"))
    assert words(dialog, "question_range") == "Behind an empty column there may be another table: A1:B, D1:D."
    with qtbot.waitSignal(dialog.look_wanted) as asked:
        dialog.findChild(QPushButton, "answer_range_1").click()
    assert asked.args == [ReadingLayout(range="A1:B")]
    dialog.show_preview(preview(tmp_path / "a.xlsx", *asked.args))
    assert dialog.findChild(QLineEdit, "layout_range").text() == "A1:B"
    assert (dialog.chosen_layout().range, dialog.chosen_layout().unanswered) == ("A1:B", ())


def test_an_encoding_in_doubt_is_chosen_by_a_button(qtbot, tmp_path):
    dialog = OpenSourceDialog("a.csv", ReadingLayout())
    qtbot.addWidget(dialog)
    (tmp_path / "a.csv").write_bytes(("ill,size\n" + "yes,Ä\nno,Ö\n" * 6).encode("cp1252"))
    dialog.show_preview(preview(tmp_path / "a.csv"))
    assert "“Д” in windows-1251" in words(dialog, "question_encoding")
    assert dialog.findChild(QComboBox, "layout_encoding").isVisibleTo(dialog)
    assert dialog.chosen_layout().unanswered == ("encoding",)
    with qtbot.waitSignal(dialog.look_wanted) as asked:
        dialog.findChild(QPushButton, "answer_encoding_0").click()
    dialog.show_preview(preview(tmp_path / "a.csv", *asked.args))
    assert (dialog.chosen_layout().encoding, pressed(dialog)) == ("windows-1252", ["answer_encoding_0"])


def test_which_of_several_like_sheets_is_read_is_chosen_by_a_button(qtbot, dialog, tmp_path):
    book = Workbook()
    for page in (book.active, book.create_sheet("2024")):
        for n in range(12):
            page.append((n, "yes") if n else ("n", "ill"))
    book.save(tmp_path / "a.xlsx")
    dialog.show_preview(preview(tmp_path / "a.xlsx"))
    sheets = dialog.findChild(QComboBox, "layout_sheet")
    assert (sheets.isVisibleTo(dialog), sheets.currentText()) == (True, "")
    assert dialog.chosen_layout().unanswered == ("sheet",)
    with qtbot.waitSignal(dialog.look_wanted) as asked:
        dialog.findChild(QPushButton, "answer_sheet_1").click()
    dialog.show_preview(preview(tmp_path / "a.xlsx", *asked.args))
    assert (dialog.chosen_layout().sheet, dialog.chosen_layout().unanswered) == ("2024", ())
    assert sheets.currentText() == "2024"
