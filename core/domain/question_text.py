"""Read a question as a person types it, such as "Sex = female, Age 30–44"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from difflib import get_close_matches

from core.domain.bins import bin_of
from core.domain.domain import EVERYBODY
from core.domain.question import ListedAttribute, Question, question_of
from core.errors.question_errors import (
    AskedTwiceError,
    NoSuchRangeError,
    TwoRangesError,
    UnknownConditionError,
    UnknownLabelError,
)
from core.words import N_, quoted

MOST_NAMED = 12
"""Labels that a refusal names at most: with more it would not be read."""
_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—−", "-"))
_QUOTES = re.compile(r"[\u0022\u00ab\u00bb\u201c-\u201f]")
_EDGE = r"-?\d[\d.,:-]*?"
_RANGE = re.compile(rf"(?:from )?({_EDGE})\s*(-|to under|to|until)\s*({_EDGE})")
_UNDER = re.compile(rf"(?:under|below|<)\s*({_EDGE})")
_OVER = re.compile(rf"(?:from |>=|≥)\s*({_EDGE})|({_EDGE})\s*(?:\+|and over|and above|or over|or more)")
_BETWEEN = re.compile(r"[,;|]|\bor\b")
_ALL = {"", "everybody", "everyone", "all"}

Edge = float | date
"""An edge of a bin."""


def read_question(text: str, attributes: Sequence[ListedAttribute]) -> Question:
    """Return the question in `text`: conditions with commas between them.

    A condition is the name of an attribute, an equals sign or nothing, and a label, several with "or" or commas between
    them, or a range of bins. Capitals, kinds of dashes and repeated spaces make no difference.

    Args:
        text: as typed.
        attributes: those that may be asked about.

    Raises:
        QuestionError: if it cannot be read; the message says what there is.
    """
    if _plain(text) in _ALL | {_plain(EVERYBODY)}:
        return Question()
    chosen: dict[str, tuple[str, ...]] = {}
    for attribute, value in _conditions(text, attributes):
        if attribute.name in chosen:
            raise AskedTwiceError(attribute.name)
        chosen[attribute.name] = _labels(attribute, value, attributes)
    return question_of(attributes, chosen)


def _conditions(text: str, attributes: Sequence[ListedAttribute]) -> Iterator[tuple[ListedAttribute, str]]:
    """Yield each attribute that the text names, and what stands behind it."""
    by_name = {_plain(each.name): each for each in attributes}
    # Longest first: of "age" and "age group", the text means the one that it has whole.
    names = "|".join(re.escape(name) for name in sorted(by_name, key=len, reverse=True))
    begin = re.compile(rf"(?:^|[,;]|\band\b)\s*({names})\s*(?:=|:|\bis\b|(?=\s))\s*")
    plain = _plain(text)
    found = list(begin.finditer(plain))
    before = plain[: found[0].start()] if found else plain
    if not found or before.strip(" ,;"):
        alone = by_name.get(before.strip(" ,;"))
        if alone is not None:  # an attribute, and nothing of it
            raise UnknownLabelError(alone.name, "", _named(alone.labels))
        raise _unknown(before.strip(" ,;") or text, attributes)
    ends = [each.start() for each in found[1:]]
    for each, end in zip(found, [*ends, len(plain)], strict=True):
        yield by_name[each[1]], plain[each.end() : end].strip(" ,;")


def _labels(attribute: ListedAttribute, value: str, attributes: Sequence[ListedAttribute]) -> tuple[str, ...]:
    labels: list[str] = []
    for part in _parts(attribute, value):
        found = _match(attribute, part)
        if not found:
            raise _refusal(attribute, part, attributes)
        labels += found
    return tuple(dict.fromkeys(labels))


def _parts(attribute: ListedAttribute, value: str) -> Iterator[str]:
    """Yield what stands between commas and "or", at least one part; labels may have these in them."""
    labels = "|".join(re.escape(_plain(label)) for label in sorted(attribute.labels, key=len, reverse=True))
    known = re.compile(rf"\s*({labels})\s*(?:{_BETWEEN.pattern}|$)")
    while True:
        label, cut = known.match(value), _BETWEEN.search(value)
        yield label[1] if label else (value[: cut.start()] if cut else value).strip()
        end = label or cut
        value = "" if end is None else value[end.end() :]
        if not value.strip():
            return


def _match(attribute: ListedAttribute, value: str) -> tuple[str, ...]:
    """Return the labels that a value means; () if it means none."""
    known = {_plain(label): label for label in attribute.labels}
    if value in known:
        return (known[value],)
    ordered = attribute.labels[: attribute.n_ordered]
    for place in (each.start() for each in re.finditer(r" to |-", value)):
        ends = [value[:place].removeprefix("from ").strip(), value[place:].removeprefix(" to ").strip(" -")]
        if all(end in known and known[end] in ordered for end in ends):
            first, last = (ordered.index(known[end]) for end in ends)
            return ordered[first : last + 1]
    return _bins(attribute, value)


def _bins(attribute: ListedAttribute, value: str) -> tuple[str, ...]:
    """Return the bins between two edges; () if the value is no range of bins."""
    ordered, edges = attribute.labels[: attribute.n_ordered], _edges(attribute)
    if not edges:
        return ()
    # "30-44" of whole numbers means the bin from 30 to under 45; an edge itself, as in "30-45", is never in the range.
    low, high, how = _ends(value, edges)
    if low not in edges or high is None:
        return ()
    without, within = _place(edges, high), _place(edges, _next(high))
    # Where 44 and 45 are both edges, as of single years, nobody can tell which was meant.
    if how == "-" and without is not None and within is not None and within <= len(ordered):
        first = edges.index(low)
        if without == len(ordered):
            return ordered[first:]
        if first < without < within:
            raise TwoRangesError(attribute.name, value, _span(edges, first, without), _span(edges, first, within))
    last = without if without is not None else within
    if last is None or last <= edges.index(low):
        return ()
    return ordered[edges.index(low) : last]


def _ends(value: str, edges: Sequence[Edge]) -> tuple[Edge | None, Edge | None, str]:
    """Return the ends of a range of numbers or dates, and the word or dash between them."""
    if found := _RANGE.fullmatch(value):
        return _edge(found[1], edges), _edge(found[3], edges), "-" if found[2] in ("-", "to") else found[2]
    if found := _UNDER.fullmatch(value):
        return edges[0], _edge(found[1], edges), "under"
    if found := _OVER.fullmatch(value):
        return _edge(found[1] or found[2], edges), edges[-1], "over"
    if re.fullmatch(_EDGE, value) and (one := _edge(value, edges)) is not None:
        return one, _next(one), "one"
    return None, None, ""


def _edges(attribute: ListedAttribute) -> tuple[Edge, ...]:
    """Return the edges of the bins of an attribute; () unless they follow each other."""
    facts = [made.facts or {} for label in attribute.labels[: attribute.n_ordered] if (made := bin_of(label))]
    texts = [str(each["low"]) for each in facts] + [str(each["high"]) for each in facts[-1:]]
    edges = [_read(text) for text in texts]
    return tuple(edge for edge in edges if edge is not None) if None not in edges else ()


def _edge(text: str, edges: Sequence[Edge]) -> Edge | None:
    """Return the number or date of a text, of the kind that the edges are."""
    read = _read(text)
    return read if isinstance(read, date) is isinstance(edges[0], date) else None


def _read(text: str) -> Edge | None:
    try:
        return date.fromisoformat(text) if re.fullmatch(r"\d{4}-\d\d-\d\d", text) else float(text.replace(",", "."))
    except ValueError:
        return None


def _next(edge: Edge) -> Edge:
    """Return the end of a range that names the last whole number, or the last day, in it."""
    if edge == date.max:
        return edge  # the last day that there is
    return edge + timedelta(days=1) if isinstance(edge, date) else edge + 1


def _place(edges: Sequence[Edge], edge: Edge) -> int | None:
    return edges.index(edge) if edge in edges else None


def _span(edges: Sequence[Edge], first: int, last: int) -> str:
    low, high = (
        f"{edge:.15g}" if isinstance(edge, float) else edge.isoformat() for edge in (edges[first], edges[last])
    )
    return f"{low} to under {high}"


def _refusal(attribute: ListedAttribute, part: str, attributes: Sequence[ListedAttribute]) -> Exception:
    """Return why a part of a condition is not understood."""
    head = re.split(r"\s*[=:]\s*", part, maxsplit=1)[0]
    others = [_plain(each.name) for each in attributes if each.name != attribute.name]
    # "Sex = female, Agee = 30-44": what follows the comma names an attribute, not a label of the one before.
    if head != part or get_close_matches(part.partition(" ")[0], others, n=1, cutoff=0.75):
        return _unknown(part, attributes)
    if _edges(attribute) and _ends(part, _edges(attribute))[1] is not None:
        return NoSuchRangeError(attribute.name, part, _named(attribute.labels))
    return UnknownLabelError(attribute.name, part, _named(attribute.labels))


def _unknown(part: str, attributes: Sequence[ListedAttribute]) -> UnknownConditionError:
    first = attributes[0]
    example = N_("Question", "{name} = {label}").format(name=first.name, label=first.labels[0])
    return UnknownConditionError(part, quoted(each.name for each in attributes), example)


def _named(labels: Sequence[str]) -> str:
    if len(labels) <= MOST_NAMED:
        return quoted(labels)
    more = N_("Joined", "{labels} and {more} more", "{labels} and one more", 2)
    return more.format(labels=quoted(labels[: MOST_NAMED - 1]), more=len(labels) - MOST_NAMED + 1)


def _plain(text: str) -> str:
    """Return a text as it is compared: small letters, one kind of dash, single spaces, no marks of quotation."""
    return " ".join(_QUOTES.sub(" ", str(text).translate(_DASHES)).casefold().split())
