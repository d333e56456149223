"""JSON as services on the web answer: one page of several, further lists, and records by their names."""

from __future__ import annotations

import json

from tests.corpus.case import settled, told
from tests.corpus.office_books import RECORD, TEXTS
from tests.corpus.offices import RECORDS, TABLE
from tests.corpus.texts import text


def answer(**facts):
    return text(json.dumps(facts))


TRAVEL = [["Bus"], ["Bus", "Tram"], [], ["Tram", "Rad", "zu Fuß"]]
WITH_LISTS = [
    record | {"travel": TRAVEL[n % 4], "scores": [n, n + 1], "jobs": [{"of": n}, {"of": 2}]}
    for n, record in enumerate(RECORD)
]

CASES = (
    told(
        "answers-in-lists.json",
        text(json.dumps(WITH_LISTS)),
        "Column “scores” is left out.*Column “jobs” is left out",
        f"{TABLE[0]}|travel",
        *(f"{row}|{'; '.join(TRAVEL[n % 4])}" for n, row in enumerate(TABLE[1:])),
    ),
    told(
        "one-page.json", answer(page=1, total_pages=4, data=RECORD), "one page of several", *TABLE, as_written="count"
    ),
    told("one-page-by-count.json", answer(total=900, data=RECORD), "says .total.", *TABLE, as_written="count"),
    told(
        "bundle.json",
        answer(link=[{"relation": "self"}, {"relation": "next", "url": "x"}], entry=RECORD),
        "says .next.",
        *TABLE,
        as_written="count",
    ),
    settled("deep-list.json", answer(took=3, _shards={"total": 99}, hits={"total": 24, "hits": RECORD}), *TABLE),
    settled("values.json", answer(range="A1:C25", values=TEXTS), *TABLE),
    settled(
        "fields.json",
        answer(records=[{"fields": record} for record in RECORD]),
        "fields.sex|fields.age|fields.district",
        *TABLE[1:],
    ),
    settled(
        "mongo.jsonl",
        text("".join(json.dumps(record | {"age": {"$numberInt": str(record["age"])}}) + "\n" for record in RECORD)),
        *TABLE,
    ),
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
