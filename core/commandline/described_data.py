"""What describe tells of a file, for programs."""

from __future__ import annotations

from collections.abc import Sequence

from core.commandline.confirmed_lists import is_usable
from core.commandline.reading_answers import questions_data
from core.domain.attribute import Attribute
from core.domain.reading_layout import DateOrder, ReadingLayout
from core.sources.asking.preview import Preview


def as_data(found: Preview, proposals: list[Attribute], recurring: Sequence[str]) -> dict[str, object]:
    """Return the JSON result: without the number of rows and without values of theirs, as it may be passed on.

    Names that may be somebody's record are left out, until it is answered whether they are.
    """
    # What programs are told is kept in logs and passed on, which a table on the screen of its owner is not.
    hides_names, letter_of = found.hides_names, found.letter_of
    return {
        "sheets": list(found.sheets),
        "layout": dict(layout_facts(found.layout)),
        "columns": [
            {
                "column": letter_of.get(attribute.name, ""),
                "name": None if hides_names else attribute.name,
                "kind": str(attribute.kind),
                "labels": attribute.size,
                "usable": is_usable(attribute),
            }
            for attribute in proposals
        ],
        "problems": list(found.problems),
        "questions": questions_data(found),
        "recurring": None if hides_names or not recurring else recurring[0],
        "together": [] if hides_names else [*recurring[1:]],
    }


def layout_facts(layout: ReadingLayout) -> list[tuple[str, str]]:
    """Return what is known of how the file is read, in words, each with its value."""
    # By their names: bare, a tab would look like a gap of the sentence.
    marks = {"\t": "tab", " ": "space", "": "none"}
    facts = [
        ("sheet", layout.sheet),
        ("query", layout.query),
        ("header row", layout.header_row),
        ("range", layout.range),
        ("delimiter", layout.delimiter),
        ("encoding", layout.encoding),
        ("decimal mark", layout.decimal),
        ("thousands mark", layout.thousands),
        ("dates", None if layout.dates == DateOrder.YEAR_FIRST else layout.dates),  # which no order has to tell
    ]
    return [(words, marks.get(str(value), str(value))) for words, value in facts if value is not None]
