"""JSON as services on the web answer: one page of several, further lists, and records by their names."""

from __future__ import annotations

import json

from tests.corpus.case import told
from tests.corpus.office_books import RECORD
from tests.corpus.offices import RECORDS, TABLE
from tests.corpus.texts import text


def answer(**facts):
    return text(json.dumps(facts))


CASES = (
    told("one-page.json", answer(page=1, total_pages=4, data=RECORD), "one page of several", *TABLE),
    told("two-lists.json", answer(data=RECORD, rooms=RECORD[:2]), "Only the list “data”", *TABLE),
    told(
        "records-by-key.json",
        answer(**{f"p{n}": {"sex": sex, "age": int(age)} for n, (sex, age, _) in enumerate(RECORDS)}),
        "such as “p0”, which is left out",
        "sex|age",
        *(f"{sex}|{age}" for sex, age, _ in RECORDS),
    ),
    told(
        "texts-by-key.json",
        answer(**{f"p{n}": record for n, record in enumerate(RECORD)}),
        "such as “p0”, which is left out",
        *TABLE,
    ),
)
