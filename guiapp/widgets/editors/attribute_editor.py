"""Editor of one attribute: name, kind, categories or bins, and labels for unmatched values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QLineEdit, QSizePolicy

from core.front_door import Attribute, ColumnProfile, Kind, Provenance, with_edges
from guiapp.desktop.number_words import whole_text
from guiapp.desktop.style import restyle
from guiapp.models.label_model import NO_ROWS
from guiapp.widgets.controls.buttons import allow_unless, button
from guiapp.widgets.controls.card import Card, muted_label
from guiapp.widgets.controls.form_labels import level_labels
from guiapp.widgets.editors.bucket_row import BucketRow
from guiapp.widgets.editors.categories_editor import CategoriesEditor
from guiapp.widgets.editors.edges_editor import EdgesEditor


class AttributeEditor(Card):
    """Shows one attribute; emits the edited one with the name of the edit for the undo menu."""

    edited = Signal(object, str)
    rename_wanted = Signal(str)
    refused = Signal(str)
    kind_wanted = Signal(object)
    provenance_wanted = Signal(object)
    sensitive_wanted = Signal(bool)
    finding_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("", "attribute_editor")
        self._attribute: Attribute | None = None
        self._profile: ColumnProfile | None = None
        self._several = muted_label(name="several_words")
        self._several.setTextFormat(Qt.TextFormat.PlainText)  # a name may look like markup
        self._name = QLineEdit()
        self._name.setObjectName("attribute_name")
        self._kind = QComboBox()
        self._kind.setObjectName("attribute_kind")
        self._provenance = QComboBox()
        self._provenance.setObjectName("attribute_provenance")
        self._find = button(self.tr("Find privately…"), "find_privately")
        self._stated = muted_label(name="stated_words")
        self._sensitive = QCheckBox(self.tr("&Sensitive: nobody should be able to guess it"))
        self._sensitive.setObjectName("attribute_sensitive")
        self.categories = CategoriesEditor()
        self.edges = EdgesEditor()
        self._cut = muted_label(name="cut_words")
        self._cut.setTextFormat(Qt.TextFormat.PlainText)
        self._other = BucketRow("other", self.tr("Count other values as"), self.tr("Anything else"))
        self._missing = BucketRow("missing", self.tr("Count blanks as"), self.tr("Missing"))
        self._unmatched = QLabel()
        self._unmatched.setObjectName("unmatched_words")
        self._unmatched.setWordWrap(True)
        self._fill()
        self._lay_out()
        self._connect()

    def show_sensitive(self, *, on: bool) -> None:
        """Show whether the attribute is marked as sensitive."""
        with QSignalBlocker(self._sensitive):
            self._sensitive.setChecked(on)

    def show_attribute(self, attribute: Attribute, profile: ColumnProfile | None) -> None:
        """Show an attribute.

        Args:
            attribute: the attribute.
            profile: of its column; None if no data is open.
        """
        self._attribute, self._profile = attribute, profile
        can_propose, histogram = profile is not None, profile.histogram if profile is not None else None
        self._name.setText(attribute.name)
        self._kind.setCurrentIndex(self._kind.findData(attribute.kind))
        self._show_provenance(attribute)
        is_answer = attribute.contains is not None
        self._find.setVisible(attribute.provenance is Provenance.DATA and not is_answer)
        for part in (self._kind, self.categories, self.edges, self._other):
            part.setEnabled(not is_answer)  # such an attribute has two labels for good
        cut, odd = self._cut_words(attribute, profile), self._odd_words(attribute, profile)
        unlike = (self._blank_words(attribute), self._rare_words(attribute, profile))
        said = (self._unit_words(attribute), self._answer_words(attribute), cut, odd, *unlike)
        self._cut.setText(" ".join(words for words in said if words))
        self._cut.setVisible(bool(self._cut.text()))
        self._stated.setText(self._stated_words(attribute))
        self._stated.setVisible(attribute.stated)
        self._other.show_label(attribute.other)
        self._missing.show_label(attribute.missing)
        # Not when they are made: what a tick box needs is known when the window has its style sheet.
        widest = max(self._other.words_width, self._missing.words_width)
        self._other.set_words_width(widest)
        self._missing.set_words_width(widest)
        if attribute.kind is Kind.CATEGORIES:
            if is_answer:  # the texts of the column are no labels of it
                self._profile = profile = None
            # As with bins: of a list of the owner's own, the data say nothing here.
            counted = profile is not None and attribute.provenance is Provenance.DATA
            rows = dict(profile.values) if profile is not None and counted else NO_ROWS
            self.categories.show_attribute(attribute, rows, can_propose=can_propose)
        else:
            self.edges.show_attribute(attribute, histogram, can_propose=can_propose)
        self.categories.setVisible(attribute.kind is Kind.CATEGORIES)
        self.edges.setVisible(attribute.kind is not Kind.CATEGORIES)

    def _show_provenance(self, attribute: Attribute) -> None:
        """Show where the list comes from; “found privately” is no choice of its own, so only found lists have it."""
        if (found := self._provenance.findData(Provenance.PRIVATE)) >= 0:
            self._provenance.removeItem(found)
        if attribute.charge is not None:
            words = self.tr("the data, found privately (charge no. {0})").format(attribute.charge)
            self._provenance.addItem(words, Provenance.PRIVATE)
        self._provenance.setCurrentIndex(self._provenance.findData(attribute.provenance))

    def allow_finding(self, reason: str) -> None:
        """Allow a private search for the list, or say why there can be none; "" allows it."""
        allow_unless(self._find, reason)

    def show_selection(self, n: int) -> None:
        """Show which of `n` selected columns is edited, if there are several."""
        words = self.tr(
            "{n} columns selected: this panel shows “{name}”. Choosing where the list comes from changes all of them."
        )
        self._several.setText(words.format(n=n, name=self._attribute.name if self._attribute is not None else ""))
        self._several.setVisible(n > 1)

    def show_unmatched(self, n_unmatched: int | None) -> None:
        """Show the number of rows that match none of the labels; None if it is not known."""
        restyle(self._unmatched, "role", "warning" if n_unmatched else "muted")
        if n_unmatched is None:
            self._unmatched.setText("")
        elif n_unmatched == 0:
            self._unmatched.setText(self.tr("Every row matches a category."))
        else:
            words = self.tr(
                "%Ln rows match none of these. A release would stop at the first. Add what is missing, or count "
                "other values or blanks as a category.",
                "",
                n_unmatched,
            )
            self._unmatched.setText(words)

    def _unit_words(self, attribute: Attribute) -> str:
        """Return that a unit may be behind numbers; "" if none is."""
        if attribute.has_times:
            return self.tr("Times such as 14:30 count as hours: 14.5.")
        if attribute.has_durations:
            return self.tr("Durations such as 1:30 count as 1.5.")
        if attribute.has_shortened:
            return self.tr("Amounts such as 45K count as 45000.")
        words = self.tr("Cells such as 12 {unit} count as their numbers.")
        if attribute.counts_days:
            words = self.tr("The numbers are dates, in {unit}.")
        return words.format(unit=attribute.measured_in) if attribute.measured_in else ""

    def _answer_words(self, attribute: Attribute) -> str:
        """Return which cells have the first label, of an attribute made of one answer; "" of any other."""
        words = self.tr("Cells of “{column}” with “{answer}” among their answers are “{label}”.")
        if attribute.contains is None:
            return ""
        return words.format(column=attribute.header, answer=attribute.contains, label=attribute.categories[0])

    def _blank_words(self, attribute: Attribute) -> str:
        """Return which values count as blanks; "" if none do."""
        values = ", ".join(self.tr("“{value}”").format(value=value) for value in attribute.missing_values)
        return self.tr("These values count as blanks: {values}.").format(values=values) if values else ""

    def _rare_words(self, attribute: Attribute, profile: ColumnProfile | None) -> str:
        """Return which values that mean missing, or nobody has, are in no plan, as each is of one row alone."""
        if profile is None or attribute.kind != profile.kind or attribute.other is None:
            return ""
        rare = (text for text, _ in profile.missing if text not in attribute.missing_values)
        values = ", ".join(self.tr("“{value}”").format(value=value) for value in rare)
        words = self.tr("These values count as “{other}”: {values}.")
        return words.format(other=attribute.other, values=values) if values else ""

    def _cut_words(self, attribute: Attribute, profile: ColumnProfile | None) -> str:
        """Return the text about a list from the data that was cut; "" if it is complete or has another origin."""
        n_listed = len(attribute.categories) + len(attribute.merges) + len(attribute.missing_values)
        if profile is None or attribute.contains is not None or attribute.provenance is not Provenance.DATA:
            return ""
        if attribute.kind is not Kind.CATEGORIES:
            return ""
        if attribute.other is None or profile.n_distinct <= n_listed:
            return ""
        words = self.tr("{0} of {1} values are listed; all others count as “{2}”.")
        return words.format(whole_text(n_listed), whole_text(profile.n_distinct), attribute.other)

    def _odd_words(self, attribute: Attribute, profile: ColumnProfile | None) -> str:
        """Return how many cells of a column of numbers (dates) hold none, and what they count as; "" if all do."""
        if profile is None or not profile.odd_row or attribute.kind != profile.kind or attribute.other is None:
            return ""
        words = self.tr("Cells that hold no number: {n}, the first in row {row}. They count as “{other}”.")
        if attribute.kind is Kind.DATE:
            words = self.tr("Cells that hold no date: {n}, the first in row {row}. They count as “{other}”.")
        n, row = whole_text(profile.n_other_kinds), whole_text(profile.odd_row)
        return words.format(n=n, row=row, other=attribute.other)

    def _stated_words(self, attribute: Attribute) -> str:
        if attribute.provenance is Provenance.CODE_LIST:
            return self.tr(
                "This list was first taken from the data. The release will say that you state it is published."
            )
        return self.tr(
            "This list was first taken from the data. The release will say that you state you know it without looking."
        )

    # ------------------------------------------------------------ the edits

    def _rename(self) -> None:
        if self._attribute is not None:
            self.rename_wanted.emit(self._name.text())

    def _choose_kind(self) -> None:
        # A StrEnum stored as item data comes back as str (PySide6 6.10.3: QComboBox.addItem("", Kind.DATE), itemData).
        kind = Kind(self._kind.currentData())
        if self._attribute is not None and kind != self._attribute.kind:
            self.kind_wanted.emit(kind)

    def _change(self, name: str, edit: Callable[[Attribute], Attribute]) -> None:
        if self._attribute is None:
            return
        try:
            edited = edit(self._attribute)
        except ValueError:  # Attribute refuses equal labels, which a user can type here
            self.refused.emit(self.tr("Every label needs a name of its own."))
            self.show_attribute(self._attribute, self._profile)
            return
        if edited != self._attribute:
            self.edited.emit(edited, name)

    def _set_edges(self, edges: tuple[float, ...] | tuple[date, ...], name: str) -> None:
        self._change(name, lambda attribute: with_edges(attribute, edges))

    def _set_other(self, label: str | None) -> None:
        self._change(self.tr("“anything else”"), lambda attribute: replace(attribute, other=label))

    def _set_missing(self, label: str | None) -> None:
        self._change(self.tr("category for blanks"), lambda attribute: replace(attribute, missing=label))

    def _set_provenance(self) -> None:
        self.provenance_wanted.emit(Provenance(self._provenance.currentData()))

    # ------------------------------------------------------------ building

    def _fill(self) -> None:
        for kind, words in (
            (Kind.CATEGORIES, self.tr("categories")),
            (Kind.NUMBER, self.tr("number, in bins")),
            (Kind.DATE, self.tr("date, in bins")),
        ):
            self._kind.addItem(words, kind)
        for provenance, words in (
            (Provenance.DECLARED, self.tr("My own knowledge, not the data")),
            (Provenance.CODE_LIST, self.tr("a published code list")),
            (Provenance.DATA, self.tr("the data (the release will say so)")),
        ):
            self._provenance.addItem(words, provenance)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setVerticalSpacing(8)
        form.addRow(self.tr("&Name in the tables"), self._name)
        form.addRow(self.tr("&Kind"), self._kind)
        form.addRow(self.tr("So&urce"), self._provenance)
        form.addRow("", self._find)
        level_labels(form)
        self.body.addWidget(self._several)
        self.body.addLayout(form)
        self.body.addWidget(self._cut)
        self.body.addWidget(self._stated)
        self.body.addWidget(self._sensitive)
        # A QStackedWidget would be as high as the higher of them, and scroll, while the other is in sight.
        self.body.addWidget(self.categories, 1)
        self.body.addWidget(self.edges, 1)
        self.body.addWidget(self._other)
        self.body.addWidget(self._missing)
        self.body.addWidget(self._unmatched)
        self._unmatched.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        for widget in self._combos():
            widget.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

    def _combos(self) -> tuple[QComboBox, QComboBox]:
        return self._kind, self._provenance

    def _connect(self) -> None:
        self._name.editingFinished.connect(self._rename)
        self._kind.activated.connect(self._choose_kind)
        self._provenance.activated.connect(self._set_provenance)
        # Not `clicked`: a screen reader toggles a box without a click (PySide6 6.10.3).
        self._sensitive.toggled.connect(self.sensitive_wanted)
        self._find.clicked.connect(self.finding_wanted)
        self._other.changed.connect(self._set_other)
        self._missing.changed.connect(self._set_missing)
        self.categories.edited.connect(self.edited)
        self.categories.refused.connect(self.refused)
        self.edges.edges_chosen.connect(self._set_edges)
