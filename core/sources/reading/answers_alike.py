"""Finds spellings of one answer that are no mere slips: Yes*, verh. and verheiratet, Jan and January, M-01 and M01."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache

from core.data.accents import in_plain_letters, with_two_letters
from core.data.column_cells import different, filled_of, times_of
from core.data.country_names import places_of
from core.data.day_and_month_names import named_days
from core.data.measures import unit_named
from core.data.missing_values import is_missing_word
from core.data.raw_cells import Cell, cell_text
from core.data.spellings import merges_of
from core.patterns import pattern_of

_FIRST, _FEW, _MOST = 60, 30, 60
"""Cells that are looked at first, their different values, at most, and those of the column."""
_MOST_COUNTRIES = 400
"""Names in a column of countries, at most: there are some 200, and some have several names."""
_FEW_WORDS = 24
"""Different values of a column of a few answers, at most: among more, words begin alike by chance."""
_LEAST_EACH, _LEAST_PAIRS = 2, 2
"""Rows of each spelling, at least: one alone is a slip; and pairs of initials and words: one may be chance."""
_TYPES = frozenset((str, int, float, type(None)))
_MARKED = pattern_of(r"(?P<said>.*[^\W\d_]{2}.*?)(?: ?[*†‡§]{1,2}|[¹²³⁴⁵⁶⁷⁸⁹]| \d\)|\[\d{1,2}\])")
"""An answer with the mark of a footnote behind it; two letters together at least: A* is a grade, and T1* no note."""
_STARS, _STAR = "***", "*"
"""Of hotels, which one to five have."""
_BEST = pattern_of(r"(?:.* )?A")
"""The grade that may have a star."""
_CUT = pattern_of(r"[^\W\d_]{2,}\.")
_WHOLE = pattern_of(r"[^\W\d_]{4,}")
_LEFT_OUT = 2
"""Letters that an abbreviation leaves out, at least."""
_DECIDED = frozenset(("no", "non", "nein", "nee", "si", "ja", "yes"))
"""Answers with a stop behind them that are no beginning of none, nothing or sick."""
_LONG = 6
"""Letters of words that may be joined by a hyphen or a blank, at least: AB is not A-B."""
_AND, _LEAST_LETTERS = pattern_of(r"(?i) (?:&|and|und|et|y|en|og|och|e|i) "), 4
"""What stands between two words, and letters of a word that is written with and without accents, at least."""
_PAIRS = (("hr", "herr"), ("fr", "frau"), ("mr", "mister"), ("fam", "familie"))
_CODE = pattern_of(r"([^\W\d_]{1,4})[-_. ]?([0-9]{1,4})|([0-9]{1,2})[-_. ]?([^\W\d_])")
"""M-01, M 01 and M01; 5.a and 5a."""
_NUMBERED = pattern_of(r"\(?(?P<number>[0-9]{1,3})(?:\) ?| ?[-–—.:=] ?| )(?P<said>[^\W\d_]{2}.*)")
"""An answer behind its code: 1 Male, 2 - Female, (3) Other."""
_DONT_KNOW = {
    said: language
    for language, words in {
        "en": ("don't know", "dont know", "do not know", "i don't know", "i dont know", "i do not know"),
        "de": ("weiß nicht", "weiss nicht", "ich weiß nicht", "ich weiss nicht", "weiß ich nicht", "weiss ich nicht"),
        "fr": ("ne sais pas", "je ne sais pas", "ne sait pas", "sais pas"),
        "es": ("no sé", "no se", "no sabe", "no lo sé", "no lo se"),
    }.items()
    for said in words
}
_HOURS = pattern_of(r"0?([0-9]{1,2}:[0-5][0-9]) ?[-–] ?0?([0-9]{1,2}:[0-5][0-9])")
"""From one time of day to another."""
_O = frozenset("Oo")
_DECIMAL = pattern_of(r"[0-9]{1,4}[.,][0-9]{1,2}")
"""Of three digits behind the mark, nobody knows whether it is for thousands."""
_WHOLE_NUMBER = pattern_of(r"(?P<number>[+-]?[0-9]{1,15})(?P<zeros>[.,]0{1,2})?")
"""Three zeros behind the mark may be thousands."""
_DIGITS, _ANY = frozenset("0123456789"), frozenset[str]()
_CODED = 100
"""For how many numbers one begins with a zero, at least, where they are read as codes."""

Group = Sequence[str]


def alike(column: Sequence[Cell]) -> Group:
    """Return spellings of one answer that a column has, the most common first; () of most columns.

    Args:
        column: its first cells.
    """
    cells = different(column) if len({*column[:_FIRST]}) <= _FEW else ()
    if not 1 < len(cells) <= _MOST:
        return _countries(column)
    if not {str} <= {*map(type, cells)} <= _TYPES:
        return ()
    every: Counter[str] = Counter()
    for cell, n in times_of(column).items():
        every[cell_text(cell)] += n
    times = Counter({text: n for text, n in every.items() if text and not is_missing_word(text)})
    usual = dict(merges_of(times.most_common()))
    merged: Counter[str] = Counter()
    for text, n in times.items():
        merged[usual.get(text, text)] += n
    signs, begin_alike = {*"".join(merged)}, len({*map(_initial, merged)}) < len(merged)
    looks = (look for look, needed in _LOOKS.items() if not needed or not needed.isdisjoint(signs))
    found = (look(merged) for look in looks if begin_alike or look not in _OF_ONE_INITIAL)
    return next(filter(None, found), ()) or _unsure(every)


@lru_cache(maxsize=1 << 12)  # answers recur from column to column
def _initial(text: str) -> str:
    plain = with_two_letters(in_plain_letters(_AND.sub("&", text) if " " in text else text))
    return next(filter(str.isalnum, plain), "")


def _countries(column: Sequence[Cell]) -> Group:
    """Return names of one country where a column of many values has those of many countries."""
    first = {cell for cell in column[:_FIRST] if isinstance(cell, str) and cell}
    if len(first) <= _FEW // 2 or not places_of(first) or len(different(column)) > _MOST_COUNTRIES:
        return ()  # nearly all columns
    times = Counter({cell_text(cell): n for cell, n in filled_of(column).items()})
    return _of_one_place(times)


def _often(texts: Collection[str], times: Counter[str]) -> Group:
    """Return the texts if there are several, and each comes in several rows, the most common first."""
    often = [text for text in texts if times[text] >= _LEAST_EACH]
    return sorted(often, key=lambda text: (-times[text], text)) if len(often) > 1 else ()


def _with_marks(times: Counter[str]) -> Group:
    """Return an answer without and with the mark of a footnote."""
    found = {text: match["said"].strip() for text in times if (match := _MARKED.fullmatch(text))}
    pairs = {text: said for text, said in found.items() if said in times and not unit_named(said)}
    is_graded = any(text.endswith(_STARS) for text in times) or (
        len(pairs) == 1 and all(text.endswith(_STAR) and _BEST.fullmatch(said) for text, said in pairs.items())
    )
    return next(((said, text) for text, said in pairs.items() if times[said] >= _LEAST_EACH and not is_graded), ())


def _cut_short(times: Counter[str]) -> Group:
    """Return a word and its beginning with a stop, where no other word begins so."""
    words = {text.casefold(): text for text in times} if len(times) <= _FEW_WORDS else {}
    for short, whole in _PAIRS:
        both = [words[word] for word in (whole, short, f"{short}.") if word in words]
        if group := _often(both, times):
            return group
    for word in filter(_CUT.fullmatch, words):
        begun = word.removesuffix(".")
        longer = [other for other in words if other.startswith(begun) and other != word]
        is_one = len(longer) == 1 and _WHOLE.fullmatch(longer[0]) and len(longer[0]) >= len(begun) + _LEFT_OUT
        if is_one and begun not in _DECIDED and (group := _often((words[word], words[longer[0]]), times)):
            return group
    return ()


def _joined_words(times: Counter[str]) -> Group:
    """Return an answer without and with an exclamation mark, or with a hyphen, a blank, or none."""
    return _first_group(times, _joined)


def _joined(text: str) -> str:
    bare = text.casefold().rstrip("!").strip()
    joined = bare.replace("-", "").replace(" ", "")
    return joined if joined.isalpha() and len(joined) >= _LONG else bare * (len(text) > 2)


def _letters(times: Counter[str]) -> Group:
    """Return a word with and without its accents or umlauts, or with & and with a word for it."""
    return _first_group(times, _key_in(in_plain_letters)) or _first_group(times, _key_in(with_two_letters))


def _key_in(letters_of: Callable[[str], str]) -> Callable[[str], str]:
    """Return what is equal for texts of equal letters, and for those with another word or sign for “and”."""

    def bare(text: str) -> str:
        plain = letters_of(_AND.sub("&", text))
        return plain if len(plain) >= _LEAST_LETTERS and any(map(str.isalpha, plain)) else ""

    return bare


def _codes(times: Counter[str]) -> Group:
    """Return a code of letters and digits with and without a mark between them."""

    def bare(text: str) -> str:
        found = _CODE.fullmatch(text)
        return "|".join(part or "" for part in found.groups()).casefold() if found else ""

    return _first_group(times, bare)


def _decimals(times: Counter[str]) -> Group:
    """Return a number with a decimal point and with a comma, as a spreadsheet keeps it as a number and as a text."""
    return _first_group(times, lambda text: text.replace(",", ".") if _DECIMAL.fullmatch(text) else "")


def _noughts(times: Counter[str]) -> Group:
    """Return a nought and the letter O of a column of whole numbers: of blood groups, A and B are no numbers."""
    numbers = {text for text in times if text.isdecimal()}
    is_such = len(numbers) > 1 and "0" in numbers and times.keys() - numbers <= _O
    return _often(["0", *sorted(times.keys() - numbers)], times) if is_such else ()


def _hours(times: Counter[str]) -> Group:
    """Return a range of times of day with and without blanks or noughts before the hours."""
    return _first_group(times, lambda text: "-".join(found.groups()) if (found := _HOURS.fullmatch(text)) else "")


def _unsure(times: Counter[str]) -> Group:
    """Return two ways to say that somebody does not know, of one language."""
    return _first_group(times, lambda text: _DONT_KNOW.get(text.casefold().replace("’", "'").strip(" .!"), ""))


def _zeros(times: Counter[str]) -> Group:
    """Return a whole number with and without zeros before it, of a column of codes."""
    numbers = [text for text in times if text.isdecimal()]
    n_coded = sum(times[text] for text in numbers if text[0] == "0" and len(text) > 1)
    if n_coded * _CODED < sum(times[text] for text in numbers):
        return ()
    return _first_group(times, lambda text: str(int(text)) if text.isdecimal() else "")


def _whole_numbers(times: Counter[str]) -> Group:
    """Return a whole number with and without zeros behind a decimal mark, as two exports write it."""
    found = {text: match for text in times if (match := _WHOLE_NUMBER.fullmatch(text))}
    marked = {int(match["number"]) for match in found.values() if match["zeros"]}
    numbers = {text: number for text, match in found.items() if (number := int(match["number"])) in marked}
    return _first_group(times, lambda text: str(numbers.get(text, "")))


def _by_meaning(meant: Callable[[Collection[str]], Mapping[str, int]]) -> Callable[[Counter[str]], Group]:
    """Return a look for texts of a column that have one meaning."""
    known = lru_cache(maxsize=1 << 8)(meant)  # a survey has a hundred questions of a few answers

    def look(times: Counter[str]) -> Group:
        found = known(frozenset(times))
        return _first_group(
            Counter({text: n for text, n in times.items() if text in found}), lambda text: str(found[text])
        )

    return look


def _initials(times: Counter[str]) -> Group:
    """Return words and their initials, where there are two such pairs at least, as of departments."""
    long: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for text in times if len(times) <= _FEW_WORDS else ():
        words = text.replace("-", " ").split()
        if len(words) > 1 and all(word[0].isalpha() for word in words):
            long["".join(word[0] for word in words).upper()].setdefault(_joined(text), text)
    alone = ((short, [*words.values()]) for short, words in long.items() if short in times and len(words) == 1)
    groups = (_often((short, words[0]), times) for short, words in alone)
    pairs = [*filter(None, groups)]
    return pairs[0] if len(pairs) >= _LEAST_PAIRS else ()


def _numbered(times: Counter[str]) -> Group:
    """Return an answer with a code before it and without, where there are two such pairs: 2 months are no code."""
    found = {text: match for text in times if (match := _NUMBERED.fullmatch(text))}
    codes, said = ({match[name] for match in found.values()} for name in ("number", "said"))
    if min(len(codes), len(said)) < len(found) or len(found) < _LEAST_PAIRS:
        return ()
    groups = (_often((match["said"], text), times) for text, match in found.items() if not unit_named(match["said"]))
    pairs = [*filter(None, groups)]
    return pairs[0] if len(pairs) >= _LEAST_PAIRS else ()


_of_one_place = _by_meaning(places_of)
_LOOKS: Mapping[Callable[[Counter[str]], Group], frozenset[str]] = {
    _with_marks: frozenset("*†‡§¹²³⁴⁵⁶⁷⁸⁹)]"),
    _cut_short: _ANY,
    _joined_words: _ANY,
    _letters: _ANY,
    _codes: _DIGITS,
    _decimals: _DIGITS,
    _whole_numbers: frozenset(".,"),
    _zeros: _DIGITS,
    _noughts: _O,
    _hours: frozenset(":"),
    _by_meaning(named_days): _ANY,
    _of_one_place: _ANY,
    _initials: _ANY,
    _numbered: _DIGITS,
}
"""Looks for spellings of one answer; each with signs, of which a column that it suits has one."""

_OF_ONE_INITIAL = frozenset((_with_marks, _cut_short, _joined_words, _letters, _codes, _initials))
"""Those that find spellings with one first letter, which few columns have."""


def _first_group(times: Counter[str], key: Callable[[str], str]) -> Group:
    """Return the first group of texts with one key, each in several rows; texts with the key "" have none."""
    groups: defaultdict[str, list[str]] = defaultdict(list)
    for text in times:
        groups[key(text)].append(text)
    groups.pop("", None)
    return next(filter(None, (_often(texts, times) for texts in groups.values())), ())
