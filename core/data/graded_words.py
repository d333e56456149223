"""Texts made of words of a scale: “very severe” lies beyond “severe”, “low to medium” between; week 4 before 12."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from core.data.ordered_words import as_written, is_written, plain, scales_where
from core.data.written_bounds import bound
from core.patterns import pattern_of

_OUTWARD = """
very highly strongly definitely sehr ganz bestimmt tres muy molto muito bardzo zdecydowanie очень точно определенно
дуже zeer heel mycket meget svært veldig velmi velice určitě rozhodně veľmi určite nagyon foarte mnogo veoma vrlo jako
zelo много erittäin hyvin väga ļoti labai çok pek πολύ sangat rất बहुत 매우 아주 とても 非常に 大変 非常 很 十分
"""
_FAR_OUTWARD = """
extremely completely totally absolutely extrem äußerst völlig unerträglich extrêmement extremadamente totalmente
completamente estremamente extremamente skrajnie całkowicie крайне чрезвычайно полностью uiterst extremt ekstremt
krajně szélsőségesen extrem_de äärimmäisen son_derece cực_kỳ 極めて 完全 极其
"""
_INWARD = """
rather fairly moderately probably mostly eher ziemlich plutôt assez más más_bien bastante piuttosto più abbastanza
raczej dość скорее довольно швидше радше spíše skôr spíš inkább eerder tamelijk vrij ganska ganske melko mai_degrabă
mai_mult pigem drīzāk greičiau prej oldukça cukup khá やや まあ 比较 比較 どちらかといえば どちらかというと
"""
_FAR_INWARD = """
slightly somewhat a_little a_bit etwas ein_wenig leicht un_peu algo un_poco un_po' um_pouco lekko nieco немного слегка
een_beetje lite något litt trochu kissé puțin hieman biraz sedikit hơi 약간 少し 有点
"""
_BEHIND = {"جدا": 0.2, "للغاية": 0.3, "تماما": 0.3, "מאוד": 0.2, "מאד": 0.2, "בכלל": 0.2}
"""Words behind what they strengthen."""
_SHIFTS = ((0.2, _OUTWARD), (0.3, _FAR_OUTWARD), (-0.2, _INWARD), (-0.3, _FAR_INWARD))
"""By what part of a step, and with which words, texts lie farther from the middle of their scale, or nearer."""
_THAN = pattern_of(r",? (?:than|als|que|che|do que|niż|nez|ako|чем|ніж|mint|dan|enn|an)(?: .*)$")
"""“Rather yes than no” is a yes."""
_BETWEEN = (" to ", " bis ", " a ", " до ", " do ", " tot ", " till ", " til ", " – ", "-", "–", "/", "~", "～")
"""What stands between the two ends of a range of words, such as “low to medium”; without accents."""
_JOINED, _BELOW_BOTH = (" y ", " and ", " und ", " et "), 0.05
"""What stands between two words that are meant both, as in “middle and low”, and how far these lie below a range."""
_NONE = """
none kein keine keiner keines aucun aucune ninguno ninguna nessuno nessuna nenhum nenhuma brak geen ingen inga inget нет
немає отсутствует žádný žádná žádné žiadny žiadna nincs yok καμία なし 無し 无 無 없음 tidak_ada אין
"""
_LEAST_BESIDE_NONE = 3
_COUNTED = pattern_of(r"(?P<before>\D*)(?P<number>[0-9]{1,4})(?: ?[-–~] ?[0-9]{1,4})?(?P<behind>\D*)")
_MARKS = pattern_of(r"(?:\.|\.?[ºª°]|st|nd|rd|th|er|ere|re|eme|e|\+)(?!\w)")
"""What makes an ordinal of a number, or a bound."""
_COUNT = "#"
"""In a line of scales, the place of whatever is counted: week 4 and week 12 between baseline and follow-up."""

Place = tuple[float, float]
"""A place on a scale, and a number within it."""


class _Way(NamedTuple):
    """One way to read a text.

    Attributes:
        steps: words of a scale between which it lies; () for “none”.
        shift: how far it lies from these, out of the middle of the scale; below 0 into it.
        number: what it counts.
        unit: of the number, where it is no word of the scale.
    """

    steps: tuple[str, ...]
    shift: float = 0
    number: float = 0
    unit: str = ""


def graded(texts: Collection[str]) -> Mapping[str, Place] | None:
    """Return the places of texts of which some are made of words of a scale; None if no scale places them all."""
    ways: dict[str, Sequence[_Way]] = {}
    for text in texts:
        found = tuple(way for way in _ways(plain(text)) if all(map(is_written, way.steps)))
        if not found:
            return None  # as for most lists
        ways[text] = found
    if all(len(found) == 1 and found[0] == _Way((plain(text),)) for text, found in ways.items()):
        return None  # no scale holds all of them as they are
    written = [[[*map(as_written, way.steps)] for way in found] for found in ways.values()]

    def may_hold(line: str) -> bool:
        return all(any(all(map(line.__contains__, steps)) for steps in each) for each in written)

    return next(filter(None, (_placed(ways, scale) for scale in scales_where(may_hold))), None)


def _placed(ways: Mapping[str, Sequence[_Way]], scale: Mapping[str, int]) -> Mapping[str, Place] | None:
    """Return the places on one scale; None if it does not hold all, or they touch but one step of it."""
    chosen = {
        text: next((way for way in found if all(step in scale for step in way.steps)), None)
        for text, found in ways.items()
    }
    read = {text: way for text, way in chosen.items() if way is not None}
    touched = {scale[way.steps[0]] for way in read.values() if len(way.steps) == 1}
    if len(read) < len(ways) or len(touched) < 2 or len({*read.values()}) < len(read):
        return None
    n_none = sum(not way.steps for way in read.values())
    if n_none and (len(read) - n_none < _LEAST_BESIDE_NONE or min(map(len, read)) == 1):  # A, B and “none”
        return None
    sizes = _sizes({way.unit for way in read.values() if way.steps == (_COUNT,)})
    places = {text: _place(way, scale, sizes) for text, way in read.items()}
    found = {text: place for text, place in places.items() if place is not None}
    return found if len(found) == len(places) else None


def _place(way: _Way, scale: Mapping[str, int], sizes: Mapping[str, float]) -> Place | None:
    """Return a place; None if it lies beyond the middle, which has no side, or its unit has no size."""
    if not way.steps:
        return -1, 0
    if way.steps == (_COUNT,):
        return (scale[_COUNT], way.number * sizes[way.unit]) if way.unit in sizes else None
    place = sum(scale[step] for step in way.steps) / len(way.steps)
    side = place - max(scale.values()) / 2
    if not side and way.shift:
        return None
    return place + (way.shift if side > 0 else -way.shift), way.number


def _sizes(units: Collection[str]) -> Mapping[str, float]:
    """Return how large each unit is beside the others; empty if nobody knows."""
    if len(units) == 1:
        return dict.fromkeys(units, 1)
    found = {unit: read.unit for unit in units if (read := bound(f"1 {unit}")) is not None and read.unit is not None}
    is_time = len(found) == len(units) and {unit.kind for unit in found.values()} == {"time"}
    return {word: unit.size for word, unit in found.items()} if is_time else {}


def _ways(word: str) -> Iterator[_Way]:
    """Yield the ways to read a text in small letters: as it stands first."""
    yield _Way((word,))
    first, _, rest = word.rpartition(" ")
    if rest in _BEHIND:
        yield _Way((first,), _BEHIND[rest])
    for said, shift in _degrees():
        if word.startswith(said) and len(word) > len(said):
            yield _Way((_THAN.sub("", word[len(said) :]),), shift)
            break
    yield from _between(word)
    if not word.isalpha() and any(map(str.isdecimal, word)):
        yield from _counted(word)
    if word in _none_words():
        yield _Way(())


def _between(word: str) -> Iterator[_Way]:
    """Yield a range between two words; a word twice, such as low-low, lies farther out."""
    separator = next((mark for mark in _BETWEEN if mark in word), "")
    low, _, high = word.partition(separator) if separator else ("", "", "")
    low, high = low.rstrip("- "), high.strip()
    both = next((mark for mark in _JOINED if mark in word), "")
    if both:
        yield _Way(tuple(word.split(both, 1)), _BELOW_BOTH)
    if low and high:
        yield _Way((low,), 0.1) if low == high else _Way((low, high))


def _counted(word: str) -> Iterator[_Way]:
    """Yield the ways to read words with a number: “中学1年” is within a step, “1er étage” is counted."""
    found = _COUNTED.fullmatch(word)
    if found is None:
        return
    before, behind = found["before"].strip(" -–.:"), _MARKS.sub("", found["behind"], count=1).strip()
    number = float(found["number"])
    for step in (before, behind):
        if len(step) > 1 or _is_joined(step or "-"):  # the letter of class 5a is no grade
            yield _Way((step,), number=number)
    yield _Way((_COUNT,), number=number, unit=f"{before} {behind}".strip())


@cache
def _degrees() -> Sequence[tuple[str, float]]:
    """Return the words before what they strengthen or weaken, the longest first; a blank follows most."""
    words = [(plain(word), shift) for shift, listed in _SHIFTS for word in listed.split()]
    spaced = [(word if _is_joined(word) else f"{word} ", shift) for word, shift in words]
    return sorted(spaced, key=lambda found: (-len(found[0]), found[0]))


def _is_joined(word: str) -> bool:
    """Return whether a word is Chinese or Japanese, and no blank follows it."""
    return "\u3040" <= word[0] <= "\u9fff"


@cache
def _none_words() -> frozenset[str]:
    return frozenset(map(plain, _NONE.split()))
