"""Dialog that finds the categories or bins of one attribute privately: what is asked, its cost, and the consent."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from core.front_door import Attribute, DatasetBudget, Kind, ReleaseCost, WantedList
from guiapp.dialogs.choice_dialog import ChoiceDialog
from guiapp.dialogs.choice_form import ChoiceForm
from guiapp.dialogs.choice_panel import AnyChoice, ChoiceWords
from guiapp.dialogs.find_list_fields import FindListFields, Parse


class FindListForm(ChoiceForm):
    """The fields of one attribute.

    Signals:
        code_list_wanted: a public list should be loaded.
    """

    code_list_wanted = Signal()

    def __init__(self, attribute: Attribute, parse: Parse) -> None:
        super().__init__()
        self.fields = FindListFields(attribute, parse)
        meant = self.tr(
            "A list read off the rows reveals which values occur. Found privately, it is protected like a release: by "
            "chance and noise, and for a part of the budget. What is too rare counts as “anything else”."
        )
        self._lay_out(meant, "find_meant", self.fields)
        self.fields.changed.connect(self._change)
        self.fields.code_list_wanted.connect(self.code_list_wanted)

    def show_quote(self, quote: AnyChoice) -> None:
        """Show a quote for the fields as they are; of a dataset without a budget, ask for one."""
        if quote.preview is None and not quote.is_paid:  # stays: with an amount in it, there is a preview
            self.fields.ask_total()
        super().show_quote(quote)

    def _is_valid(self) -> bool:
        return self.fields.cost is not None and self.fields.wanted is not None

    def _problem(self) -> str:
        return self.fields.problem

    def _fields(self) -> Sequence[QWidget]:
        return (self.fields,)

    def _words(self) -> ChoiceWords:
        return ChoiceWords(
            stem="find",
            deed="finding",
            do=self.tr("Find"),
            spend=self.tr("Spend {0} and find"),
            show_kept=self.tr("Use the list found before"),
            cost=self.tr("This search: {0}"),
            no_budget=self.tr("To find it, first give “{0}” a total budget."),
            contents=self.tr("What is found and what it costs"),
            progress=self.tr("Progress of the search"),
        )


class FindListDialog(ChoiceDialog):
    """The list that is found goes into the plan at once.

    Args:
        attribute: whose list is found.
        parse: parses an amount exactly, or raises EngineError with the message to show.
        parent: the page.

    Signals:
        code_list_wanted: a public list should be loaded.
    """

    code_list_wanted = Signal()

    def __init__(self, attribute: Attribute, parse: Parse, parent: QWidget | None = None) -> None:
        form = FindListForm(attribute, parse)
        super().__init__(form, parent)
        self._fields = form.fields
        self.setObjectName("find_list_dialog")
        title = self.tr("Find the categories of “{name}” privately")
        if attribute.kind is not Kind.CATEGORIES:
            title = self.tr("Find bins of “{name}” privately")
        self.setWindowTitle(title.format(name=attribute.name))
        form.code_list_wanted.connect(self.code_list_wanted)

    @property
    def cost(self) -> ReleaseCost | None:
        """What the search may cost; None while it is not valid."""
        return self._fields.cost

    @property
    def wanted(self) -> WantedList | None:
        """The list that is wanted; None while it is not valid."""
        return self._fields.wanted

    @property
    def total(self) -> DatasetBudget | None:
        """The budget of a dataset that is new to the ledger; None if it is not valid, or the dataset is known."""
        return self._fields.total

    def show_listed(self, texts: Sequence[str], name: str) -> None:
        """Take a public list from the file `name`."""
        self._fields.show_listed(texts, name)
