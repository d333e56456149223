"""Dialog for the locked shares: the part of the budget that the counts of a table get whatever the split says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from guiapp.desktop.number_words import plain_text
from guiapp.desktop.screen_room import resize_within
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.buttons import allow_unless
from guiapp.widgets.controls.card import muted_label
from guiapp.widgets.editors.margins_editor import MarginsEditor

WHOLE = 100
"""Per cent of the budget."""


class SharesDialog(QDialog):
    """A list of all tables.

    Args:
        titles: of all tables.
        shares: the locked share by title, in (0, 1), of the tables that have one.
    """

    def __init__(self, titles: Sequence[str], shares: Mapping[str, Fraction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("shares_dialog")
        self.setWindowTitle(self.tr("Locked shares of the budget"))
        resize_within(self, 560, 520)
        self._n_tables = len(titles)
        self._before = dict(shares)  # exact: a third of the budget has no end as a percentage
        self._list = MarginsEditor("locked_shares", self.tr("Locked shares of the budget"), self.tr("locked, in %"))
        self._list.show_margins(titles, {title: float(WHOLE * share) for title, share in shares.items()})
        self._left = muted_label(name="shares_left")
        self._buttons = ButtonBox(ButtonBox.StandardButton.Ok | ButtonBox.StandardButton.Cancel)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._list.edited.connect(self._check)
        # Said here: a locked share moves with ε, as all shares do, so that no table is promised what others cannot pay.
        meant = self.tr(
            "A table with a locked share is counted by itself, with that part of the budget. "
            "Tables without a number share the rest. Strategies that measure by a matrix cannot lock a share."
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addWidget(muted_label(meant, "shares_meant"))
        column.addWidget(self._list, 1)
        column.addWidget(self._left)
        column.addWidget(self._buttons)
        self._check()

    @property
    def shares(self) -> dict[str, Fraction]:
        """The locked share by title, of the tables that have one."""
        # Through its digits, as typed: a float would be a fraction of 2 ** 52, which no plan shows as 20 %.
        return {
            title: self._before[title] if self._list.is_as_given(title) else Fraction(f"{percent:.6g}") / WHOLE
            for title, percent in self._list.margins.items()
        }

    def _check(self) -> None:
        left = WHOLE - WHOLE * sum(self.shares.values(), Fraction(0))
        words = self.tr("{0} % are left for the other tables.").format(plain_text(float(max(left, Fraction(0)))))
        why = ""
        if left <= 0:
            why = self.tr("Nothing would be left for the other tables.")
        elif len(self.shares) == self._n_tables:
            why = self.tr("At least one table has to share the rest.")
        self._left.setText(why or words)
        allow_unless(self._buttons.button(ButtonBox.StandardButton.Ok), why)
