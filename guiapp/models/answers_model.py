"""Item model of the answers of rounds of questions: one row per answer, with its ± and where it comes from."""

from __future__ import annotations

from core.front_door import AnswerSource, KeptChoice, RoundAnswer, shown_margin
from guiapp.desktop.language import told
from guiapp.desktop.number_words import whole_text
from guiapp.models.contingency_model import margin_text
from guiapp.models.rows_model import Column, RowsModel

Kept = KeptChoice[RoundAnswer]


class AnswersModel(RowsModel[Kept]):
    """What was asked, the answer, its ±, and where it comes from."""

    def make_columns(self) -> tuple[Column[Kept], ...]:
        """Return the columns."""
        return (
            Column(self.tr("Who is counted"), lambda row: told(row.found.question.text)),
            Column(
                self.tr("Answer"),
                lambda row: whole_text(row.found.value),
                lambda row: row.found.value,
                numeric=True,
                value=lambda row: row.found.value,
            ),
            Column(
                "±",
                lambda row: f"±{margin_text(row.found.half_width)}",
                lambda row: row.found.half_width,
                numeric=True,
                value=lambda row: shown_margin(row.found.half_width),
            ),
            Column(self.tr("From"), self._source_words),
        )

    def row_tip(self, row: Kept) -> str:
        """Return the whole question, which the column may cut."""
        return told(row.found.question.text)

    def _source_words(self, row: Kept) -> str:
        if row.found.source is AnswerSource.MEASURED:
            return self.tr("the rows, with noise")
        return self.tr("the tables")
