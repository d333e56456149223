"""Files that differ in one row: every other row has to be read as before, and refusals have to name that row."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, replace

from core.domain.reading_layout import ProtectedUnit
from core.errors import EngineError
from core.sources.asking.records import ReadRequest, read_rows
from tests.core.sources.written_files import reading
from tests.file_neighbours.books import MERGED, REPEATED
from tests.file_neighbours.cases import FORMATS, TEXTS, TYPED, any_case, any_row
from tests.file_neighbours.writing import Raw, written

KINDS = ("changed", "removed", "added")
EACH = 5  # neighbours of one file
EQUAL, REFUSED, NAMED, DIFFERENT = "equal", "both refused", "the error names the row", "DIFFERENT"


@dataclass(frozen=True)
class Seen:
    """How a file was read: the codes of each record by row (None: it is none), or the words of a refusal.

    `fits` tells whether there are as many records as rows with something in them.
    """

    codes: tuple[tuple[int, ...] | None, ...] = ()
    people: tuple[int | None, ...] = ()
    words: str = ""
    numbers: tuple[int, ...] = ()
    fits: bool = True


def every_pair(chance, folder, pairs, read, formats=FORMATS):
    """Yield (suffix, kind, outcome, facts) of so many pairs of files of these formats."""
    done = 0
    while done < pairs:
        case = any_case(chance, formats)
        rows = _any_rows(chance, case)
        path = folder / f"a.{case.suffix}"
        first = _seen(path, case, rows, read)
        for _ in range(min(EACH, pairs - done)):
            kind, place = chance.choice(KINDS), chance.randrange(len(rows))
            others = neighbour(chance, case, rows, kind, place)
            yield case.suffix, kind, outcome(first, _seen(path, case, others, read), kind, place), (case, rows, others)
            done += 1


def _any_rows(chance, case):
    rows = [any_row(chance, case, chance.choice([0, 0, 0.02, 0.1])) for _ in range(chance.randrange(3, 12))]
    if REPEATED in case.ways:
        return [row for row in rows for _ in range(chance.choice([1, 2, 3]))]
    if MERGED in case.ways:  # further empty cells, to be merged with what stands above
        return [
            tuple(None if place and chance.random() < 0.2 else cell for place, cell in enumerate(row)) for row in rows
        ]
    return rows


def neighbour(chance, case, rows, kind, place):
    """Return the rows with one of them changed or taken away, or with one more before the one at `place`."""
    row = _odd_row(chance, case) if chance.random() < 0.4 else any_row(chance, case, chance.choice([0, 0.5, 1]))
    return {
        "changed": [*rows[:place], row, *rows[place + 1 :]],
        "removed": [*rows[:place], *rows[place + 1 :]],
        "added": [*rows[:place], row, *rows[place:]],
    }[kind]


def _odd_row(chance, case):
    """Return a row that is none, one with too few or too many cells, or one that is no text."""
    row = any_row(chance, case, 0.2)
    if case.suffix in TYPED:
        return row
    odd = [(None,) * len(row), ("Total", None, None, None, 7), row[:3], (*row, None, ""), (*row, None, "beside")]
    if case.suffix in TEXTS and case.layout.encoding in ("utf-8", "utf-8-sig", "gb18030"):
        delimiter = case.layout.delimiter.encode()
        odd.append(Raw(delimiter.join([b"p1", b"\xff\xfe", b"17", b"2024-01-31", b"x"])))
    if case.suffix in TEXTS and case.layout.encoding != "utf-16":
        odd.append(Raw(case.layout.delimiter.encode().join([b"p\0", b"f", b"17", b"2024-01-31", b"x"])))
    return chance.choice(odd)


def outcome(first, second, kind, place):
    """Return how the readings of two neighbours compare; `place` is that of the row they differ in."""
    if not (first.fits and second.fits):
        return DIFFERENT
    if first.words and second.words:
        return REFUSED
    if first.words or second.words:
        refused, at = (
            (first, place if kind != "added" else None)
            if first.words
            else (second, place if kind != "removed" else None)
        )
        named = {int(number) for number in re.findall(r"row (\d+)", refused.words)}
        return NAMED if at is not None and refused.numbers[at] in named else DIFFERENT
    kept = [
        _without(seen, place if has_it else None)
        for seen, has_it in ((first, kind != "added"), (second, kind != "removed"))
    ]
    return EQUAL if kept[0] == kept[1] else DIFFERENT


def _without(seen, place):
    """Return codes and groups of persons of all rows but one."""
    codes = [each for at, each in enumerate(seen.codes) if at != place]
    people = [each for at, each in enumerate(seen.people) if at != place]
    return codes, [None if each is None else people.index(each) for each in people]


def _seen(path, case, rows, read):
    numbers, is_record = written(path, case, rows)
    try:
        columns, person = read(path, case)
    except EngineError as refusal:
        return Seen(words=str(refusal), numbers=tuple(numbers))
    if len(columns[0]) != sum(is_record):
        return Seen(fits=False)
    records = iter(zip(*columns, strict=True))
    people = iter(person if person is not None else [0] * len(columns[0]))
    codes = tuple(next(records) if each else None for each in is_record)
    return Seen(codes, tuple(next(people) if each else None for each in is_record), "", tuple(numbers))


def in_this_process(path, case):
    """Read with the code of the reader."""
    *columns, last = map(list, reading(path, case.layout).read(case.attributes, case.identifier)[0])
    return ([*columns, last], None) if case.identifier is None else (columns, last)


def detecting(*fields):
    """Return a reader that finds these fields of the layout in the rows, as the fault did."""
    return lambda path, case: in_this_process(path, replace(case, layout=replace(case.layout, **dict.fromkeys(fields))))


def as_shipped(path, case):
    """Read as a release does, in a process of its own."""
    table = read_rows(
        ReadRequest(path, case.layout, case.attributes, ProtectedUnit(case.identifier, 3 if case.identifier else 1))
    )
    if table.person is None:  # equal rows are kept once, without their order
        return in_this_process(path, case)
    return [column.tolist() for column in table.codes], table.person.tolist()


def counted(pairs):
    """Return how often each (suffix, kind, outcome) was, and the first pairs that differ."""
    counts, different = Counter(), []
    for suffix, kind, found, facts in pairs:
        counts[suffix, kind, found] += 1
        if found == DIFFERENT and len(different) < 5:
            different.append(facts)
    return counts, different
