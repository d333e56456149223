"""Card with the ways to choose tables: many at once, pairs, or one from rows and columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QTabWidget

from core.front_door import Attribute, TableChoice
from guiapp.models.workload_model import WantedRow
from guiapp.widgets.controls.card import Card
from guiapp.widgets.editors.pair_matrix import PairMatrix
from guiapp.widgets.editors.quick_adds import Families, QuickAdds
from guiapp.widgets.editors.table_picker import TablePicker


class PickCard(Card):
    """One tab per way.

    Attributes:
        quick: whole families of tables.
        pairs: tables of one or two attributes, to tick.
        picker: one table from sheets, rows and columns.

    Args:
        refusal: returns why a table cannot be added, "" if it can.
        refusal_of_all: returns why families of tables cannot be added.
    """

    def __init__(self, refusal: Callable[[TableChoice], str], refusal_of_all: Callable[[Families], str]) -> None:
        super().__init__("", "pick_card")
        self.quick = QuickAdds(refusal_of_all)
        self.pairs = PairMatrix()
        self.picker = TablePicker(refusal)
        ways = QTabWidget()
        ways.setObjectName("ways_to_pick")
        ways.setAccessibleName(self.tr("Ways to choose tables"))
        ways.addTab(self.quick, self.tr("Many at once"))
        ways.addTab(self.pairs, self.tr("Pairs"))
        ways.addTab(self.picker, self.tr("Rows and columns"))
        ways.setDocumentMode(True)
        ways.tabBar().setDrawBase(False)
        self.body.addWidget(ways)

    def show_plan(self, attributes: Sequence[Attribute], rows: Sequence[WantedRow]) -> None:
        """Offer tables of these attributes; mark those that are requested already."""
        sizes = {attribute.name: attribute.size for attribute in attributes}
        present = [row.names for row in rows]
        self.quick.show_attributes(tuple(sizes))
        self.pairs.show_tables(tuple(sizes), tuple(sizes.values()), present)
        self.picker.show_attributes(sizes, present)
