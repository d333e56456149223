"""Try a file: have the shipped reader look at it, profile it and read it as for a release, and judge what comes."""

from __future__ import annotations

import re

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.errors import SourceError
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview
from core.sources.asking.records import read_table

BLANK, OTHER = "(blank)", "(other)"


def look(path):
    """Return rows and problems of the preview."""
    seen = preview(path)
    return (seen.headers, *seen.first), " ".join(seen.problems)


def count(path):
    """Return the profile of every column as {text: times}."""
    return [dict(column.values) for column in profile(path)]


def release(path, case, names):
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
    table = read_table(path, ReadingLayout(), attributes, ProtectedUnit(names[0]) if whole else ProtectedUnit())
    labels = [(*attribute.labels[:-1], "") for attribute in attributes]
    codes = zip(*(column.tolist() for column in table.codes), strict=True)
    return [tuple(words[code] for words, code in zip(labels, row, strict=True)) for row in codes]


def verdict(path, case):
    """Return "read" or "refused" as the case wants it, else what is wrong."""
    problems = ""
    try:
        rows, problems = look(path)
        counts, released = count(path), release(path, case, rows[0])
    except SourceError as error:
        words = f"{error} {problems}".replace(str(path), "")
        fits = case.refused and re.search(case.refused, words, re.DOTALL)
        return "refused" if fits else f"wrong: {words}"
    if not case.rows:
        return f"wrong: read as {rows[:3]} {problems}"
    return judged(case, rows, counts, released)


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
