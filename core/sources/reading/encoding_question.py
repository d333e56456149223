"""The question in which encoding a text is, where its few letters beyond ASCII do not tell."""

from __future__ import annotations

from collections.abc import Sequence

from core.domain.reading_question import ReadingQuestion
from core.sources.reading.column_questions import answer_with
from core.sources.source import TextReading
from core.words import N_, Message, joined

_WORDS = {
    "windows-1252": N_("Source", "Western European"),
    "windows-1250": N_("Source", "Central European"),
    "windows-1251": N_("Source", "Cyrillic"),
    "windows-1253": N_("Source", "Greek"),
    "windows-1254": N_("Source", "Turkish"),
    "windows-1257": N_("Source", "Baltic"),
    "iso-8859-2": N_("Source", "Central European"),
    "iso-8859-7": N_("Source", "Greek"),
    "iso-8859-15": N_("Source", "Western European"),
    "koi8-r": N_("Source", "Cyrillic"),
    "cp866": N_("Source", "Cyrillic, of DOS"),
    "koi8-u": N_("Source", "Cyrillic"),
    "iso-8859-5": N_("Source", "Cyrillic"),
    "mac-cyrillic": N_("Source", "Cyrillic, of a Macintosh"),
    "cp737": N_("Source", "Greek, of DOS"),
    "cp857": N_("Source", "Turkish, of DOS"),
    "windows-1255": N_("Source", "Hebrew"),
    "windows-1256": N_("Source", "Arabic"),
    "iso-8859-6": N_("Source", "Arabic"),
    "cp874": N_("Source", "Thai"),
    "mac-roman": N_("Source", "Western European, of a Macintosh"),
    "cp850": N_("Source", "Western European, of DOS"),
    "cp852": N_("Source", "Central European, of DOS"),
    "cp932": N_("Source", "Japanese"),
    "euc-jp": N_("Source", "Japanese"),
    "gb18030": N_("Source", "Chinese"),
    "big5": N_("Source", "Chinese"),
    "euc-kr": N_("Source", "Korean"),
}


def of_encoding(readings: Sequence[TextReading]) -> ReadingQuestion:
    """Return in which of the encodings the file is, the likeliest first."""
    text = N_("Source", "Row {row}: which letters are meant depends on the encoding: {readings}.")
    one = N_("Source", "“{text}” in {encoding}")
    told = joined(", ", [one.format(text=each.text, encoding=each.encoding) for each in readings])
    return ReadingQuestion(
        "encoding",
        text.format(row=readings[0].row, readings=told),
        N_("Source", "Nothing tells in which encoding the text is."),
        tuple(answer_with(_called(each.encoding), encoding=each.encoding) for each in readings),
    )


def _called(encoding: str) -> Message:
    """Return what a person calls an encoding, and its name."""
    words = _WORDS.get(encoding, N_("Source", "Another encoding"))
    return N_("Source", "{words} ({encoding})").format(words=words, encoding=encoding)
