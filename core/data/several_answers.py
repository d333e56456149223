"""Cells that hold several answers to one question, such as "bus, tram": they identify nobody, and are no category."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain

from core.data.missing_values import is_missing_word
from core.patterns import pattern_of

MARKS = (";", "；", "؛", ",", "、", "，", "،", "|", "/", "\n", "•", "\t", " ")
"""What survey programs and people write between answers; also in Arabic, Chinese and Japanese."""
_IN_NO_NAME = ";；؛、|\n•\t"
"""Marks that stand in no name of a person or a place."""
_MOST = 40
"""Different answers, at most; more are words of a text."""
_LEAST_SHARE = 0.1
"""Share of cells with as many answers, at least, so that this number is a usual one."""
_LEAST_TIMES = 3
"""Cells for each of the answers, at least."""

_TOGETHER = 3
"""Answers in one cell, at least in one, that blanks separate; “very good” has two words."""
_DIGITS = 2
"""Digits of the code of an answer, at most: three follow a comma in 1,234."""
_LEAST_FREE = 4
"""Different answers, at least, that blanks separate in any order."""
_MOST_IN_ORDER = 2
"""Pairs of answers for one that comes in both orders, at most, where people choose in any."""
_LEAST_PAIRS = 6
"""Different pairs of codes in order, at least, where no cell has three: of decimals, some would not be."""
_MOSTLY = 0.9
"""Share of answers separated by blanks that stand alone somewhere."""


_ENTITY = pattern_of(r"&(?:[A-Za-z]{2,8}|#[0-9]{2,5});")
"""A letter as pages of the web write it: no mark between answers."""
_LISTS = frozenset(("[]", "{}"))
"""What stands around the list of a program: those of JSON and Python, and the arrays of PostgreSQL."""
_ITEM = pattern_of(r""" *("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^,"']*) *(?:,|$)""")


def answers(text: str, mark: str) -> list[str]:
    """Return the answers in a cell, in their order; of ["bus", "tram"], without brackets and quotes."""
    parts: Iterable[str] = text.split(mark)
    if mark == "," and _is_list(text):
        parts = chain.from_iterable(item.split(mark) for item in _items(text.strip()[1:-1]))
    return [part for part in map(str.strip, parts) if part]


def _is_list(text: str) -> bool:
    cell = text.strip()
    return cell[:1] + cell[1:][-1:] in _LISTS


def _items(listed: str) -> list[str]:
    """Return what is listed between commas, without quotes around it; all as it is where quotes do not match."""
    found, place = list[str](), 0
    while place < len(listed):
        item = _ITEM.match(listed, place)
        if item is None:
            return [listed]
        found.append(_unquoted(item[1]))
        place = item.end()
    return found


def _unquoted(item: str) -> str:
    if item[:1] == '"':
        try:
            return str(json.loads(item))
        except ValueError:
            return item[1:-1]
    return item[1:-1].replace("\\'", "'") if item[:1] == "'" else item


def has_answer(text: str, answer: str, mark: str) -> bool:
    """Return whether a cell has an answer; one such as “Yes, daily” has the mark within itself."""
    given, wanted = answers(text, mark), answers(answer, mark)
    return any(given[place : place + len(wanted)] == wanted for place in range(len(given)))


def several_answers(times: Mapping[str, int]) -> tuple[str, Counter[str]]:
    """Return the mark between the answers in the texts of a column, and how many cells have each.

    Args:
        times: how often each text occurs.

    Returns:
        "" and nothing if cells hold one answer each.
    """
    n = sum(times.values())
    joined = _ENTITY.sub("", "".join(times))
    found = ((mark, _separated(mark, times, n)) for mark in MARKS if mark in joined)
    return next(((mark, cells) for mark, cells in found if cells), ("", Counter()))


def _separated(mark: str, times: Mapping[str, int], n: int) -> Counter[str]:
    """Return how many cells have each answer; nothing if the mark does not stand between answers."""
    found: Counter[str] = Counter()
    sizes: Counter[int] = Counter()
    beside: dict[str, set[str]] = {}
    alone: set[str] = set()
    for given, often in zip(_cells(times, mark), times.values(), strict=True):
        parts = {*given}
        found.update(dict.fromkeys(sorted(parts), often))  # not by hash: a file is proposed alike each time
        if len(found) > _MOST:  # before they are paired: a long text has thousands of parts
            return Counter()
        sizes[len(parts)] += often
        alone |= parts if len(parts) == 1 else set()
        for part in parts:
            beside.setdefault(part, set()).update(parts - {part})
    usual = [size for size, often in sizes.items() if often >= _LEAST_SHARE * n]
    are_words = len(found) > 1 and (all(any(map(str.isalpha, answer)) for answer in found) or _are_codes(mark, times))
    # “Smith, John” and “Leeds, UK” have as many parts in all cells, and neither part alone; answers one here and three
    # there, with others each time. But nobody writes a name with a semicolon.
    is_list = mark in _IN_NO_NAME and max(usual, default=0) > 1
    are_mixed = 2 * sum(len(others) > 1 for others in beside.values()) > len(beside)
    joint = {answer for answer, others in beside.items() if others}
    are_alone = len(found) > 2 and 2 * len(joint & alone) >= len(joint)
    if mark == " " and not _are_choices(times, beside, alone):
        return Counter()
    are_several = (len(usual) > 1 and (is_list or are_mixed or are_alone)) or (is_list and are_mixed)
    return found if are_words and are_several and n >= _LEAST_TIMES * len(found) else Counter()


def _cells(texts: Iterable[str], mark: str) -> Iterator[Sequence[str]]:
    """Yield the answers of each text. Parts that stand beside each other wherever one of them stands are one answer.

    Google Forms writes “Yes, daily, At work”, and puts no quotes around the first answer.
    """
    cells = (answers(text, mark) for text in texts)
    return _put_together([*cells]) if mark == "," else cells


def _put_together(cells: Sequence[Sequence[str]]) -> Iterator[Sequence[str]]:
    before: defaultdict[str, set[str]] = defaultdict(set)
    behind: defaultdict[str, set[str]] = defaultdict(set)
    for parts in cells:
        for one, other in zip(("", *parts), (*parts, ""), strict=True):
            behind[one].add(other)
            before[other].add(one)
    joined = {one for one, others in behind.items() if one and len(others) == 1 and _only(before, others) == one}
    return (_joined(parts, joined) for parts in cells)


def _only(before: Mapping[str, set[str]], others: set[str]) -> str:
    """Return what alone stands before the only one of others; "" if several do, or nothing."""
    (other,) = others
    return next(iter(before[other])) if other and len(before[other]) == 1 else ""


def _joined(parts: Sequence[str], joined: Collection[str]) -> list[str]:
    found: list[str] = []
    for place, part in enumerate(parts):
        if place and parts[place - 1] in joined:
            found[-1] += f", {part}"
        else:
            found.append(part)
    return found


def are_lists_of_codes(texts: Collection[str]) -> bool:
    """Return whether texts are codes of answers with commas between them, of which 1,5 alone would be a number."""
    if "," not in "".join(texts):
        return False  # nearly all columns
    return _are_codes(",", [text for text in texts if not is_missing_word(text)])


def _are_codes(mark: str, texts: Collection[str]) -> bool:
    """Return whether cells hold codes of answers such as 1,2,4: small, and in order; 1,5 is a number.

    Three stand in one cell, or there are blanks behind the marks, or many pairs are of codes that stand alone, too.
    """
    if mark not in ",;|":
        return False
    are_lists = mark == "," and all(map(_is_list, texts))
    cells = [answers(text, mark) if are_lists else text.split(mark) for text in texts]
    if not all(len(part) <= _DIGITS and part.isdecimal() for parts in cells for part in map(str.strip, parts)):
        return False
    if are_lists:
        return True
    codes = [[*map(int, parts)] for parts in cells]
    several = [row for row in codes if len(row) > 1]
    if not several or not all(row == sorted({*row}) for row in several):
        return False
    are_apart = all(f"{mark} " in text for text in texts if mark in text)
    return max(map(len, several)) >= _TOGETHER or are_apart or (len(several) >= _LEAST_PAIRS and _stand_alone(codes))


def _stand_alone(codes: Sequence[Sequence[int]]) -> bool:
    """Return whether each code is somewhere the only one."""
    return {code for row in codes for code in row} == {row[0] for row in codes if len(row) == 1}


def _are_choices(times: Mapping[str, int], beside: Mapping[str, set[str]], alone: set[str]) -> bool:
    """Return whether words with blanks between are answers, as KoboToolbox writes them, and not the words of a name.

    Each stands alone somewhere. Three stand together somewhere: each once, in the order of the questionnaire. Or they
    are in the order in which they were chosen: each is beside most others, and pairs come in both orders.
    """
    cells = [text.split() for text in times]
    if any(len({*words}) < len(words) for words in cells):  # as in long texts, which have too many pairs of words
        return False
    pairs = {(one, other) for words in cells for place, one in enumerate(words) for other in words[place + 1 :]}
    is_ordered = not any((other, one) in pairs for one, other in pairs)
    if len(beside.keys() & alone) < _MOSTLY * len(beside):
        return False
    if is_ordered:
        return max(map(len, cells), default=0) >= _TOGETHER
    n_both = sum((other, one) in pairs for one, other in pairs)
    are_mixed = all(2 * len(others) >= len(beside) - 1 for others in beside.values())
    return len(beside) >= _LEAST_FREE and are_mixed and _MOST_IN_ORDER * n_both >= len(pairs)
