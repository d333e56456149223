"""Read [publication] of a plan: what the owner says of the tables as a publication."""

from __future__ import annotations

from core.project.keys import Keys
from core.release.publication import MOST_LETTERS, MOST_LETTERS_OF_NOTE, MOST_NOTES, Publication, is_one_line
from core.release.quality_line import QualityLine
from core.words import N_

_TEXTS = ("title", "counts", "period", "source", "contact")
PUBLICATION_KEYS = (*_TEXTS, "notes", "hide_below")


def read_publication(keys: Keys) -> Publication:
    """Return what [publication] says.

    Raises:
        PlanKeyError: at the first text that is too long, or not one line without blanks at its ends.
    """
    texts = {key: _checked(keys, key, keys.text(key, ""), MOST_LETTERS) for key in _TEXTS}
    notes = keys.lines("notes")
    for index, note in enumerate(notes):
        _checked(keys, "notes", note, MOST_LETTERS_OF_NOTE, index)
    if len(notes) > MOST_NOTES:
        why = N_("Error", "there are {count} notes, and at most {most} fit.").format(count=len(notes), most=MOST_NOTES)
        raise keys.fault("notes", why, N_("Error", "Join some, or remove some."), MOST_NOTES)
    hidden = keys.choice("hide_below", QualityLine.NONE, {each: each for each in QualityLine if each})
    return Publication(**texts, notes=notes, hide_below=hidden)


def _checked(keys: Keys, key: str, text: str, most: int, *deeper: int) -> str:
    if len(text) > most:
        words = N_("Error", "this has {letters:,} letters, and at most {most:,} fit.")
        raise keys.fault(key, words.format(letters=len(text), most=most), N_("Error", "Write a shorter text."), *deeper)
    if (key in keys and not text) or not is_one_line(text):
        why = N_("Error", "this is not one line of text, without blanks before and after it.")
        raise keys.fault(key, why, N_("Error", "Write it on one line; write paragraphs as notes."), *deeper)
    return text
