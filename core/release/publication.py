"""What the owner says of a set of tables as a publication: its title, what is counted, whom to ask."""

from __future__ import annotations

from dataclasses import dataclass

from core.release.quality_line import QualityLine

MOST_LETTERS = 300
"""Letters of one text: it has to fit a title, a heading or a line of a cover."""
MOST_LETTERS_OF_NOTE = 2_000
"""Letters of one note, at most: a paragraph, not a document."""
MOST_NOTES = 40
"""Notes of one publication, at most: every export prints all of them."""


@dataclass(frozen=True, slots=True)
class Publication:
    """Words of the owner, public, on every export of a release; no number depends on them, only whether it is shown.

    Each text is one line without blanks at its ends; "" where the owner says nothing.

    Attributes:
        title: of the whole set, such as "Riverside health check 2025".
        counts: what one count is, in the plural, such as "persons examined".
        period: the reference period.
        source: where the data come from.
        contact: whom readers may ask.
        notes: further remarks, each a paragraph.
        hide_below: the lowest grade of numbers that are shown.
    """

    title: str = ""
    counts: str = ""
    period: str = ""
    source: str = ""
    contact: str = ""
    notes: tuple[str, ...] = ()
    hide_below: QualityLine = QualityLine.NONE

    @property
    def texts(self) -> tuple[str, ...]:
        """All that is said."""
        return tuple(text for text in (self.title, self.counts, self.period, self.source, self.contact) if text) + (
            self.notes
        )


def one_line(typed: str) -> str:
    """Return what was typed as a text of a publication: one line, no control letters, not too long."""
    return _cut(typed, MOST_LETTERS)


def note_texts(typed: str) -> tuple[str, ...]:
    """Return the notes that were typed, one on each line; empty lines are skipped."""
    notes = (_cut(line, MOST_LETTERS_OF_NOTE) for line in typed.splitlines())
    return tuple(note for note in notes if note)[:MOST_NOTES]


def is_one_line(text: str) -> bool:
    """Return whether a text has no line breaks, and no letters that control a terminal or a spreadsheet."""
    return text.strip() == text and all(letter.isprintable() or letter in _BLANKS for letter in text)


_BLANKS = "\u00a0\u202f\u2009\u00ad"
"""Blanks and the soft hyphen that typesetters use; `str.isprintable` counts them among control letters."""


def _cut(typed: str, most: int) -> str:
    # A line break or a control letter becomes a blank: the text stands in titles and in names of sheets.
    kept = (letter if letter.isprintable() or letter in _BLANKS else " " for letter in typed)
    return "".join(kept).strip()[:most].strip()
