"""Tells columns that have several words for one answer, as TRUE and WAHR, yes, Y and 1, or POS and positive."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from core.data.column_cells import different, is_plain, times_of
from core.data.describing_names import in_words, words_of
from core.data.missing_values import is_missing_word
from core.data.personal_traits import TRAITS
from core.data.raw_cells import Cell, Marks, cell_text, number_of
from core.data.sex_words import FEMALE, MALE, words_for_letters
from core.data.spellings import merges_of
from core.domain.attribute import Kind
from core.patterns import pattern_of
from core.sources.reading.answers_alike import alike
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_, quoted

_MOST = 12
"""Different values of such a column, at most."""
_FIRST = 60
"""Cells that are looked at first: most columns have more values in these."""
_LEAST_EACH = 2
"""Rows of each of two words, at least: one alone is a slip."""
_SEVERAL, _MOST_OTHERS = 2, 3
"""Words for each sex, at least; values beside those for two answers, such as “other”, at most."""
_TYPES = frozenset((str, int, float, type(None)))
_ANSWERS = (  # words and the code for one answer to a question, and for the other one
    (
        words_of(
            """
            yes y ja j oui o si s sim tak ano да evet kylla igen hai
            true t wahr vrai v verdadero vero verdadeiro waar prawda sant sann tosi pravda истина
            """
        )
        | {"1"},
        words_of(
            """
            no n nein non nao nee nie ne нет hayır ei nem nej nei iie
            false f falsch faux falso onwaar falsz usann falsk epatosi nepravda ложь
            """
        )
        | {"0"},
    ),
    (
        words_of("positive pos positiv positif positivo positiva positief pozitywny pozitivni положительный 陽性 阳性")
        | {"+", "1"},
        words_of("negative neg negativ negatif negativo negativa negatief ujemny negativni отрицательный 陰性 阴性")
        | {"-", "0"},
    ),
)
_TICKS = frozenset("x✓✔✅☑√")
"""What ticks an answer that others give in a word: where nobody says no, x does not stand for a value withheld."""
_LETTERS = frozenset("mf"), frozenset("hkvw")
"""Letters for the sexes in English, and further ones of women or men in other languages."""
_SEX, _CODES = TRAITS[2], (("1",), ("2",))
"""Names of columns of sexes, and the usual codes of men and women."""
_BLOOD = pattern_of(r"(?P<group>A|B|AB|0|O)\s*(?P<rhesus>(?:Rh|RH|rh)?\s*(?:\+|-|pos|neg|positive?|negative?)?)")
_GROUPS = {"A", "B", "0", "O"}
"""Of blood, in a column in which two have 0 and O for one."""


def same_answers(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns in which two words mean one answer.

    Args:
        grid: the table.
        columns: the first cells of each column.
    """
    words = N_(
        "Source",
        "Column {column} has several words for one answer: {words}. Each is a category of its own. Write one of "
        "them throughout the file.",
    )
    found = []
    for place, column in enumerate(columns):
        several = _several(column, grid.said[place]) or alike(column)
        if len(several) > 1 and not _are_one_number(several, column, grid.said[place]):
            text = words.format(column=grid.place(place), words=quoted(several))
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def _are_one_number(words: Sequence[str], column: Sequence[Cell], name: str) -> bool:
    """Return whether words are one number, as 2 and 2.0 are, of a column that is no list of categories."""
    marks = Marks("," if "," in "".join(words) else ".")
    numbers = {number_of(word, marks) for word in words}
    if len(numbers) > 1 or None in numbers:
        return False
    from core.data.column_profiler import ColumnProfiler  # noqa: PLC0415  a preview does without it else

    looked = ColumnProfiler(marks)
    looked.take(column)
    return looked.profile(name).kind is Kind.NUMBER


def _several(column: Sequence[Cell], name: str) -> list[str]:
    """Return the words for one answer that a column has, the most common first; few columns have so few values."""
    texts = different(column) if len({*column[:_FIRST]}) <= _MOST else ()
    if not texts or len(texts) > _MOST or is_plain(column) or not {str} <= {*map(type, texts)} <= _TYPES:
        return []
    shown: dict[str, str] = {}
    times: Counter[str] = Counter()
    for cell, n in times_of(column).most_common():
        text = cell_text(cell).strip()
        plain = "".join(in_words(text)) if text.rstrip(".").isalpha() else text  # y? is not sure to be yes
        if plain and (plain in _TICKS or not is_missing_word(text)):
            times[plain] += n
            shown.setdefault(plain, text)
    same = _ticked(times)
    for word in _TICKS.intersection(word for word in times if is_missing_word(word)):
        del times[word]
    same = same or _equal(times) or _of_one_sex(times, name) or _of_letters(times, name) or _of_one_group(times)
    return [shown[word] for word in same]


def _equal(times: Counter[str]) -> list[str]:
    """Return the words for one answer to a question."""
    for both in _ANSWERS:
        told = _told(times, both)
        n_others = sum(word not in both[0] and word not in both[1] for word in times)
        for words in told if all(told) and n_others <= _MOST_OTHERS else ():
            if len(words) > 1 and any(len(word) > 1 for word in words):
                return words
    return []


def _ticked(times: Counter[str]) -> list[str]:
    """Return the ticks and the words for yes, if there are both, and nothing else."""
    yes = {*_TICKS, "1"}.union(word for word in _ANSWERS[0][0] if len(word) > 1)
    if not times.keys() <= yes:
        return []
    merged = {spelling for spelling, _ in merges_of(times.most_common())}
    words = [word for word, n in times.most_common() if n >= _LEAST_EACH and word not in merged]
    return words if len(words) > 1 and not _TICKS.isdisjoint(words) else []


def _told(times: Counter[str], both: Sequence[Collection[str]]) -> list[list[str]]:
    """Return which words a column has for each of two answers, the most common first."""
    return [[word for word, n in times.most_common() if word in words and n >= _LEAST_EACH] for words in both]


def _of_one_sex(times: Counter[str], name: str) -> list[str]:
    """Return the words for one sex where both have several, but for letters that are proposed as spellings of words."""
    if len(times) < 2 * _SEVERAL:
        return []
    own = times.copy()
    for letter in words_for_letters(times.keys()):
        del own[letter]
    is_named = not _SEX.isdisjoint((*words_of(name), "".join(in_words(name))))
    codes = _CODES if is_named else ((), ())
    one, other = _told(own, (MALE.union(codes[0]), FEMALE.union(codes[1])))
    n_others = sum(word not in (*one, *other) for word in own)
    if min(len(one), len(other)) < _SEVERAL or n_others > _MOST_OTHERS:
        return []
    return one if is_named or any(len(word) > 1 for word in one) else []


def _of_letters(times: Counter[str], name: str) -> list[str]:
    """Return the letters for women, or for men, of two languages, where each sex has a letter in English, too."""
    words = [word for word, n in times.most_common() if n >= _LEAST_EACH]
    english, further = ([word for word in words if word in letters] for letters in _LETTERS)
    is_named = not _SEX.isdisjoint((*words_of(name), "".join(in_words(name))))
    if not is_named or len(english) < len(_LETTERS[0]) or len(further) != 1 or max(map(len, times)) > 1:
        return []
    same = MALE if further == ["h"] else FEMALE
    return [word for word in words if word in same and word in (*english, *further)]


def _of_one_group(times: Counter[str]) -> list[str]:
    """Return 0 and O where both stand for one blood group."""
    if len(times) < len(_GROUPS):
        return []
    found = {text: each for text in times if (each := _BLOOD.fullmatch(text.upper()))}
    groups = {each["group"] for each in found.values()}
    if len(times) - len(found) > _MOST_OTHERS or not groups >= _GROUPS:
        return []
    pairs = [
        (zero, letter)
        for zero in found
        for letter in found
        if found[zero]["group"] == "0" and found[letter]["group"] == "O"
    ]
    alike = (both for both in pairs if found[both[0]]["rhesus"] == found[both[1]]["rhesus"])
    return next(([*both] for both in alike if min(times[each] for each in both) >= _LEAST_EACH), [])
