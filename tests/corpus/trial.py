"""Try a file: have the shipped reader look at it, profile it and read it as for a release, and judge what comes."""

from __future__ import annotations

import re

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ProtectedUnit
from core.domain.reading_question import answered
from core.errors import SourceError, UnpinnedLayoutError
from core.sources.asking.columns import profile
from core.sources.asking.pins import check_pinned
from core.sources.asking.preview import preview
from core.sources.asking.records import ReadRequest, read_rows
from core.sources.question import DETECT

BLANK, OTHER = "(blank)", "(other)"


def look(path, layout=DETECT):
    """Return rows, problems and layout of the preview."""
    seen = preview(path, layout)
    return (seen.headers, *seen.first), " ".join(seen.problems), seen.layout


def count(path, layout=DETECT):
    """Return the profile of every column as {text: times}."""
    return [dict(column.values) for column in profile(path, layout)]


def release(path, case, names, layout=DETECT):
    """Return the rows that a release counts, with labels put back for their codes; the first column names people."""
    columns = (
        dict(zip(names, zip(*case.rows[1:], strict=True), strict=True)) if case.rows else dict.fromkeys(names, "x")
    )
    attributes = tuple(
        Attribute(name, Kind.CATEGORIES, _categories(texts), other=OTHER, missing=BLANK)
        for name, texts in columns.items()
    )
    # neither a blank nor an error is a person
    whole = not case.rows or all(texts[0] and not texts[0].startswith("#N/A") for texts in case.rows)
    table = read_rows(ReadRequest(path, layout, attributes, ProtectedUnit(names[0]) if whole else ProtectedUnit()))
    labels = [(*attribute.labels[:-1], "") for attribute in attributes]
    codes = zip(*(column.tolist() for column in table.codes), strict=True)
    return [tuple(words[code] for words, code in zip(labels, row, strict=True)) for row in codes]


def verdict(path, case):
    """Return "read" or "refused" as the case wants it, else what is wrong."""
    problems = ""
    try:
        rows, problems, layout = look(path)
        if case.asks is not None:
            return answered_verdict(path, case, problems, layout)
        counts, released = count(path), release(path, case, rows[0])
    except SourceError as error:
        words = f"{error} {problems}".replace(str(path), "")
        fits = case.refused and re.search(case.refused, words, re.DOTALL)
        return "refused" if fits else f"wrong: {words}"
    if not case.rows:
        return f"wrong: read as {rows[:3]} {problems}"
    return judged(case, rows, counts, released)


def answered_verdict(path, case, problems, found):
    """Return what `verdict` does for a file that is read as a plan says: what is open is refused, all else is read."""
    if found.unanswered != case.asks:
        return f"wrong: it asks {found.unanswered}"
    if not re.search(case.told, problems):
        return f"wrong: it is said {problems}"
    if case.asks and not _waits(path, found):
        return "wrong: a release does not wait for the answer"
    rows, _, layout = look(path, answered(found, case.answers))
    if layout.unanswered:
        return f"wrong: it still asks {layout.unanswered}"
    return judged(case, rows, count(path, layout), release(path, case, case.rows[0], layout))


def _waits(path, layout):
    try:
        check_pinned(path, layout, ())
    except UnpinnedLayoutError:
        return True
    return False


def judged(case, rows, counts, released):
    """Compare what was read, three times, with what is there."""
    names, *texts = case.rows
    stripped = [tuple(text.strip() for text in row) for row in texts]
    wanted = [{text: column.count(text) for text in column if text} for column in zip(*stripped, strict=True)]
    if [*rows] != [names, *stripped]:
        return f"wrong: the preview shows {rows[:4]}"
    if counts != wanted:
        return f"wrong: the profile counts {counts}"
    return "read" if released == stripped else f"wrong: a release reads {released[:4]}"


def _categories(texts):
    return tuple(dict.fromkeys(text.strip() for text in texts if text.strip()))
