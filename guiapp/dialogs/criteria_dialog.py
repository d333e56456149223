"""Dialog for the criteria that have to hold before a release: the worst grade, the usable share, the ± of tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtWidgets import QComboBox, QDialog, QFormLayout, QLineEdit, QSpinBox, QVBoxLayout, QWidget

from core.front_door import Acceptance, Grade
from guiapp.desktop.grade_words import grade_word, grades_meaning
from guiapp.desktop.screen_room import resize_within
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.card import muted_label
from guiapp.widgets.controls.form_labels import level_labels
from guiapp.widgets.editors.margins_editor import MarginsEditor

_WHOLE = 100


class CriteriaDialog(QDialog):
    """Asks for the criteria, and for the reason to release although they do not hold.

    Args:
        acceptance: the criteria as they are.
        titles: of all tables.
        limits: largest ± by title of table; a title that no table has is listed, too, so that it can be removed.
        has_people: whether the plan says how many people there are: grades need it.
    """

    def __init__(
        self,
        acceptance: Acceptance,
        titles: Sequence[str],
        limits: Mapping[str, float],
        parent: QWidget | None = None,
        *,
        has_people: bool,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("criteria_dialog")
        self.setWindowTitle(self.tr("What has to hold before a release"))
        resize_within(self, 560, 620)
        self._before = acceptance
        self._worst = QComboBox()
        self._worst.setObjectName("criteria_worst")
        self._worst.addItem(self.tr("any"), None)
        for grade in (Grade.GOOD, Grade.FAIR, Grade.WEAK):
            self._worst.addItem(grade_word(grade), grade)
        self._worst.setCurrentIndex(max(self._worst.findData(acceptance.worst), 0))
        self._worst.setToolTip(grades_meaning())
        self._share = QSpinBox()
        self._share.setObjectName("criteria_share")
        self._share.setRange(0, _WHOLE)
        self._share.setSuffix(" %")
        self._share.setSpecialValueText(self.tr("any"))
        self._share.setValue(acceptance.percent)
        self._limits = MarginsEditor("criteria_limits", self.tr("Typical ± of each table"), self.tr("at most ±"))
        # Titles that no table has come last: their limits would refuse every release, and can only be removed here.
        self._limits.show_margins([*titles, *(title for title in limits if title not in titles)], limits)
        self._why = QLineEdit(acceptance.override or "")
        self._why.setObjectName("criteria_override")
        self._why.setPlaceholderText(self.tr("empty: the release waits until the criteria hold"))
        needed = self.tr("The first two need a number of people. Type it on the Tables page.")
        self._people = muted_label(needed, "criteria_people")
        self._people.setVisible(not has_people)
        self._buttons = ButtonBox(ButtonBox.StandardButton.Ok | ButtonBox.StandardButton.Cancel)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()

    @property
    def acceptance(self) -> Acceptance:
        """The criteria as they are typed."""
        # Qt keeps the text of a StrEnum alone (PySide6 6.10.3: addItem("x", Grade.FAIR); itemData(0) is a plain str).
        worst = self._worst.currentData()
        # From the criteria as they were: a share with decimals, which only a plan file can say, stays if left alone.
        typed = replace(
            self._before,
            worst=Grade(worst) if worst else None,
            at_most=tuple(self._limits.margins.items()),
            override=self._why.text().strip() or None,
        )
        return typed.with_percent(self._share.value())

    def _lay_out(self) -> None:
        said = self.tr(
            "Release stays locked until all of this is predicted to hold. Nothing is read for it. The statement of the "
            "release says that it held."
        )
        form = QFormLayout()
        form.setHorizontalSpacing(12)
        form.addRow(self.tr("&No number is worse than"), self._worst)
        form.addRow(self.tr("&Good or fair, at least"), self._share)
        reason = QFormLayout()
        reason.addRow(self.tr("&Release all the same, because"), self._why)
        for each in (form, reason):
            level_labels(each)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addWidget(muted_label(said, "criteria_meant"))
        column.addLayout(form)
        column.addWidget(self._people)
        column.addWidget(self._limits, 1)
        column.addLayout(reason)
        column.addWidget(muted_label(self.tr("The statement keeps your reason, word for word."), "criteria_kept"))
        column.addWidget(self._buttons)
