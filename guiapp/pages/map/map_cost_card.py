"""Card with what a map costs, the owner's consent, and its progress."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QHBoxLayout, QLabel, QLineEdit, QProgressBar, QVBoxLayout, QWidget

from core.front_door import DatasetBudget, EngineError, LevelSplit, MapOutcome, MapQuote, TreeKind, parse_delta
from guiapp.commands.map import QuotedMap
from guiapp.desktop.account_words import left_words
from guiapp.desktop.language import told, translate_error
from guiapp.desktop.number_words import number_text, typed_amount
from guiapp.pages.map.map_heights import MapHeights
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.buttons import allow_unless, button
from guiapp.widgets.controls.card import Card, heading_label, muted_label, points
from guiapp.widgets.controls.invalid_field import mark_refused

PARTS = 1000
"""Steps of the progress bar."""


class MapCostCard(Card):
    """Consent takes a tick and a button, as for a release.

    Args:
        parse: parses an amount exactly, or raises EngineError with the message to show.

    Attributes:
        details: sentences and other choices, for the page to place where there is room; the consent stays in sight.
        heights: what each height would give, one of the other choices.

    Signals:
        publish_wanted: the quote that the owner accepted, and whether similar rows are about other people.
        stop_wanted: the running count should stop.
        changed: another budget for a new dataset is typed; a quote is wanted.
    """

    publish_wanted = Signal(object, bool)
    stop_wanted = Signal()
    changed = Signal()

    def __init__(self, parse: Callable[[str, str], Fraction]) -> None:
        super().__init__(self.tr("What it costs"), "map_cost")
        self._parse = parse
        self._quote: MapQuote | None = None
        self._failure = ""
        self.details = QWidget()
        self.details.setObjectName("page_body")
        self._total = QLineEdit()
        self._total.setObjectName("map_total")
        self._form = QFormLayout()
        self._money = QLabel(wordWrap=True)
        self._money.setObjectName("map_money")
        self._lines = QLabel(wordWrap=True)
        self._lines.setObjectName("map_lines")
        self._trees = muted_label(name="map_trees")
        self.heights = MapHeights()
        self._fault = QLabel(wordWrap=True)
        self._fault.setObjectName("map_fault")
        self._fault.setProperty("role", "warning")
        self._others = QCheckBox()
        self._others.setObjectName("map_others")
        self._agreed = QCheckBox(self.tr("I know that this cannot be undone"))
        self._agreed.setObjectName("agree_map")
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(self.tr("Progress of the map"))
        self._yes = button(self.tr("Publish"), "publish_map")
        self._stop = button(self.tr("Stop"), "stop_map")
        self._lay_out()
        self._connect()
        self.show_idle()

    @property
    def total(self) -> DatasetBudget | None:
        """The budget of a dataset that is new to the ledger; None if it is not valid, or the dataset is known."""
        text = self._total.text().strip()
        if not self._form.isRowVisible(self._total) or not text:
            return None
        # ε, or ε and δ: a map whose noise is Gaussian needs a budget with a δ.
        epsilon, _, delta = typed_amount(text).replace(";", " ").partition(" ")
        try:
            return DatasetBudget(self._parse(epsilon, "ε"), parse_delta(delta.strip() or "0"))
        except EngineError as error:
            mark_refused(self._total, translate_error(error))
            return None

    def show_quote(self, quoted: QuotedMap) -> None:
        """Show what the map costs, and what other trees would give."""
        quote = self._quote = quoted.offer
        self._lines.setText(points(map(told, quote.lines)))
        self._trees.setText(points(map(self._tree_words, quoted.outcomes)))
        self.heights.show_heights(quote.planned.place.terms, quoted.heights, quoted.n_rows)
        self._form.setRowVisible(self._total, quoted.is_new)
        self._tell_money(self._money_words(quote))
        self._say("" if quote.is_paid or quote.enough else self._missing_words(quote))
        self._weigh()

    def show_refusal(self, error: EngineError) -> None:
        """Show why there is no quote; forget the one before."""
        self.show_problem(translate_error(error))

    def show_problem(self, text: str) -> None:
        """Show why there is nothing to quote; forget the quote before."""
        self._quote = None
        for label in (self._lines, self._trees):
            label.clear()
        self._tell_money("")
        self.heights.clear()
        self._say(text)
        self._agreed.setChecked(False)
        self._weigh()

    def begin(self) -> None:
        """Show that the map is counted."""
        self._failure = ""
        self._say("")
        self._bar.setRange(0, 0)  # busy: how long reading takes is not known
        self._set_running(on=True)
        self._weigh()
        self._stop.setEnabled(True)
        self._stop.setFocus()

    def advance(self, done: float, total: float, what: str) -> None:
        """Show the progress: `done` of `total` > 0 of the step `what`."""
        self._bar.setAccessibleDescription(what)
        self._bar.setRange(0, PARTS)
        self._bar.setValue(round(PARTS * done / total))

    def show_failure(self, text: str, others: str = "") -> None:
        """Show why there is no map; `others`: names of datasets whose rows look alike, "" if it is not that."""
        self.show_idle()
        self._failure = text
        self._say("")
        self._others.setText(self.tr("These rows are about other people than {0}.").format(others))
        self._others.setVisible(bool(others))

    def show_idle(self) -> None:
        """Show that nothing is counted; the consent is used up."""
        self._set_running(on=False)
        self._others.hide()
        self._others.setChecked(False)
        self._agreed.setChecked(False)
        self._weigh()

    # ------------------------------------------------------------ words

    def _money_words(self, quote: MapQuote) -> str:
        if quote.preview is None:
            return ""
        lines = [self.tr("Left now: {0}").format(left_words(quote.preview.before))]
        if not quote.is_paid:
            lines.append(self.tr("This map: {0}").format(told(quote.cost_text)))
        if not quote.is_paid and quote.enough:
            lines.append(self.tr("Left afterwards: {0}").format(left_words(quote.preview.afterwards)))
        return "\n".join(lines)

    def _missing_words(self, quote: MapQuote) -> str:
        if quote.preview is None:
            return self.tr("To publish, first give “{0}” a total budget: ε, or ε and δ.").format(quote.dataset)
        return self.tr("Only {0} is left, and this costs {1}. Lower ε, or raise the budget on the Ledger page.").format(
            left_words(quote.preview.before), told(quote.cost_text)
        )

    def _tree_words(self, outcome: MapOutcome) -> str:
        names = {
            (TreeKind.QUADTREE, LevelSplit.UNIFORM): self.tr("Quadtree, uniform"),
            (TreeKind.QUADTREE, LevelSplit.GEOMETRIC): self.tr("Quadtree, geometric"),
            (TreeKind.QUADTREE, LevelSplit.OPTIMAL): self.tr("Quadtree, optimal"),
            (TreeKind.KD, LevelSplit.GEOMETRIC): self.tr("kd"),
            (TreeKind.KD_HYBRID, LevelSplit.GEOMETRIC): self.tr("kd-hybrid"),
            (TreeKind.KD_CELL, LevelSplit.GEOMETRIC): self.tr("kd-cell"),
        }
        words = self.tr("{0}: noise of a typical rectangle {1}, of a smallest box {2} (standard deviations)")
        name = names[outcome.kind, outcome.split]
        return words.format(name, number_text(outcome.noise), number_text(outcome.leaf))

    def _tell_money(self, text: str) -> None:
        self._money.setText(text)
        self._money.setVisible(bool(text))  # an empty label keeps the room of a line

    def _say(self, text: str) -> None:
        """Show why nothing can be published; else why the last try failed, until something else is asked for."""
        self._fault.setText(text or self._failure)
        self._fault.setVisible(bool(text or self._failure))

    # ------------------------------------------------------------ states

    def ask_another(self) -> None:
        """Forget the consent and the last failure: something else is asked for."""
        self._failure = ""
        self._say("")
        self._others.hide()
        self.forget_consent()

    def forget_consent(self) -> None:
        """Take the tick away: it was given for another map or cost."""
        self._quote = None
        self._agreed.setChecked(False)
        self._weigh()

    def _weigh(self) -> None:
        """Say what the button does, and enable it as far as the owner agrees."""
        quote = self._quote
        is_paid = quote is not None and quote.is_paid
        self._agreed.setVisible(not is_paid)
        self._agreed.setEnabled(quote is not None and quote.enough and self._bar.isHidden())
        ready = quote is not None and (is_paid or (quote.enough and self._agreed.isChecked()))
        # Otherwise Qt 6.10.3 moves the focus of a disabled button to the next widget.
        if not ready and self._yes.hasFocus():
            self._agreed.setFocus()
        allow_unless(self._yes, "" if ready and self._bar.isHidden() else self.tr("First tick that you agree."))
        self._yes.setText(self._yes_words(quote))

    def _yes_words(self, quote: MapQuote | None) -> str:
        if quote is None:
            return self.tr("Publish")
        if quote.kept is not None:
            return self.tr("Show the map again")
        if quote.cut_short is not None:
            return self.tr("Continue at no cost")
        return self.tr("Spend {0} and publish").format(told(quote.cost_text))

    def _set_running(self, *, on: bool) -> None:
        self._bar.setVisible(on)
        self._stop.setVisible(on)
        for field in (self._total, self._others):
            field.setEnabled(not on)

    def _accept(self) -> None:
        if self._quote is not None:
            self.publish_wanted.emit(self._quote, self._others.isVisible() and self._others.isChecked())

    def _lay_out(self) -> None:
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        self._form.addRow(self.tr("Total &budget of this dataset: ε, or ε and δ"), self._total)
        self._form.setRowVisible(self._total, False)
        buttons = ButtonBox()
        for each in (self._yes, self._stop):
            buttons.addButton(each, ButtonBox.ButtonRole.ActionRole)
        progress = QHBoxLayout()
        progress.addWidget(self._bar, 1)
        self.body.addLayout(self._form)
        for widget in (self._money, self._fault, self._others, self._agreed):
            self.body.addWidget(widget)
        self.body.addLayout(progress)
        self.body.addWidget(buttons)
        column = QVBoxLayout(self.details)
        column.setContentsMargins(16, 0, 0, 0)
        column.setSpacing(8)
        for heading, label in ((self.tr("What you pay for"), self._lines), (self.tr("Other choices"), self._trees)):
            column.addWidget(heading_label(heading))
            column.addWidget(label)
        column.insertWidget(2, self.heights)

    def _connect(self) -> None:
        self._total.textChanged.connect(lambda _: self.changed.emit())
        self._agreed.toggled.connect(lambda _: self._weigh())
        self._yes.clicked.connect(self._accept)
        self._stop.clicked.connect(self.stop_wanted)
