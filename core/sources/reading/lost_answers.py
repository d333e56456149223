"""Tells a later file in which answers, of which a cell has several, are written otherwise than the plan says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from core.data.several_answers import MARKS, answers, has_answer
from core.patterns import pattern_of
from core.sources.reading.placed_values import PlacedValues
from core.words import N_, Message, quoted

_AGAIN = 2
"""Rows with an answer that is written otherwise, or is not known, at least: one alone is a slip."""
_BETWEEN = pattern_of("[" + "".join(mark for mark in MARKS if mark != " ") + "]")


def lost_answers(columns: Sequence[PlacedValues]) -> Iterator[Message]:
    """Yield what there is to say of answers that cells may have, but not as the plan counts them.

    Args:
        columns: those of the plan; several may be one column, each with another answer.
    """
    known: dict[str, set[str]] = {}
    for each in columns:
        if each.own.contains is not None:
            known.setdefault(each.own.header, set()).add(each.own.contains)
    for each in columns:
        if each.own.header in known and (told := _told(each, known[each.own.header])) is not None:
            yield told


def _told(column: PlacedValues, known: Collection[str]) -> Message | None:
    answer, mark = str(column.own.contains), column.own.between
    others = {text: times for text, times in column.shown if not has_answer(text, answer, mark)}
    otherwise = N_(
        "Source",
        "In cells of “{column}” such as {example}, {answer} is written differently: they would count as cells without "
        "it. Write the answers as before, with “{mark}” between them.",
    )
    gone = N_(
        "Source",
        "No cell of “{column}” has {answer}, and some have answers that the plan does not know, such as {example}. If "
        "an answer has a new name, write the old one.",
    )
    facts = {"column": column.own.header, "answer": quoted([answer]), "mark": mark}
    if example := _written_otherwise(others, answer):
        return otherwise.format(example=quoted([example]), **facts)
    if len(others) == len(column.shown) and (example := _unknown(others, known, mark)):
        return gone.format(column=facts["column"], answer=facts["answer"], example=quoted([example]))
    return None


def _written_otherwise(texts: dict[str, int], answer: str) -> str:
    """Return a text with the answer in another case, or between other marks, if several rows have such; else ""."""
    wanted = answer.casefold().strip()
    found = {text: n for text, n in texts.items() if wanted in text.casefold() and wanted in _pieces(text)}
    return next(iter(found)) if sum(found.values()) >= _AGAIN else ""


def _pieces(text: str) -> set[str]:
    return {piece.strip().casefold() for piece in _BETWEEN.split(text)}


def _unknown(texts: dict[str, int], known: Collection[str], mark: str) -> str:
    """Return the most common answer in several rows that is none of those known; "" if there is none."""
    times: Counter[str] = Counter()
    for text, n in texts.items():
        times.update(dict.fromkeys(answers(text, mark), n))
    return next((answer for answer, n in times.most_common() if answer not in known and n >= _AGAIN), "")
