"""Tells a table whose columns count the men, the women, or those of each age: a crosstab, and no table of persons."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise

from core.data.describing_names import words_of
from core.data.raw_cells import Cell, cell_text
from core.patterns import pattern_of

MEN = words_of(
    """
    m men man male males boy boys männer mann männlich männliche jungen hommes homme h masculin garçons hombres hombre
    varones varón masculino niños uomini uomo maschi maschile maschio homens homem mannen jongens mężczyźni mężczyzna
    muži muži chlapci män menn mænd pojkar gutter drenge buben miehet miehiä férfi férfiak erkek мужчины мужской мужчин
    άνδρες 男 男性 男子 남 남자 남성 ذكور גברים
    """
)
WOMEN = words_of(
    """
    f w women woman female females girl girls frauen frau weiblich weibliche mädchen femmes femme féminin filles mujeres
    mujer femenino niñas donne donna femmine femminile femmina mulheres mulher feminino vrouwen meisjes kobiety kobieta
    ženy dívky kvinnor kvinner kvinder flickor jenter piger naiset naisia nők kadın женщины женский женщин γυναίκες
    女 女性 女子 여 여자 여성 إناث נשים
    """
)
_ALL = words_of(
    """
    total totals all both sum insgesamt gesamt summe zusammen alle ensemble tous ambos totale tutti totaal razem ogółem
    celkem spolu samtliga totalt yhteensä toplam összesen всего итого σύνολο 計 総数 合計 合计 总计 계 합계 المجموع
    """
)
_BESIDE = words_of(
    """
    n no nr number of count counts population pop persons people sex sexes anzahl anz der zahl personen bevölkerung
    nombre de effectif número numero población popolazione aantal liczba age aged years jahre jahren ans años anni alter
    result ergebnis resultado
    """
)
"""Words beside these that say only that somebody is counted."""
_AGES = pattern_of(r"(?:\D{0,8} )?[0-9]{1,3} ?(?:(?:[-–]|to|bis|à|a|until) ?[0-9]{1,3}(?![0-9])|\+)(?: ?[^\W\d]{1,7})?")
"""The name of a column of those of some ages, such as 18-64 and 65+."""
_WHOLE = pattern_of(r"0|[1-9][0-9]{0,2}(?:[., '’\u00a0\u2009\u202f]?[0-9]{3})*|[1-9][0-9]*")
_NOT_DIGITS = pattern_of(r"\D")
_MOST_COLUMNS = 60
_LEAST_ROWS, _LEAST_AGES = 6, 3
_LEAST_MEMBERS = 10
"""Members of a group in the mean, at least: a household has fewer."""
_LEAST_GREATEST = 101
"""What one count is, at least, where no column has the sum: no percentage, and nobody's age."""
_RECURRING = 2
"""How often a number of another column recurs in the mean, at least, if it says a group: a measure hardly does."""


def counts_in_columns(said: Sequence[str], columns: Sequence[Sequence[Cell]], rates: Collection[int]) -> list[int]:
    """Return the places of the columns that count the members of each row's group; none of another table.

    Men and women are counted side by side, or those of several ages, of which another column has the sum. All other
    columns say which group it is, in each row another one.

    Args:
        said: the names.
        columns: the first cells of each column.
        rates: the places of those that tell how many of all that is.
    """
    if not 2 < len(said) <= _MOST_COLUMNS or len(columns[0]) < _LEAST_ROWS:
        return []
    men, women = _named(said, MEN), _named(said, WOMEN)
    ages = [place for place, name in enumerate(said) if _AGES.fullmatch(name.strip())]
    sexes = [*men, *women] if len(men) == len(women) else []
    counts = sexes or (ages if len(ages) >= _LEAST_AGES else [])
    totals = [place for place in _named(said, _ALL) if place not in rates] if counts else []
    others = [place for place in range(len(columns)) if place not in (*counts, *totals, *rates)]
    if not counts or not others or len(totals) > 1:
        return []
    numbers = [numbers_of(columns[place]) for place in counts]
    sums = [numbers_of(columns[place]) for place in totals]
    is_short = any(len(said[place].strip()) == 1 for place in counts)
    if not all(numbers) or not all(sums):
        return []
    are_of_ages = sexes and not sums and len(others) == 1 and _are_ages(columns[others[0]])
    if not (are_of_ages or _are_counts(numbers, sums, needs_sum=is_short or not sexes)):
        return []
    return sorted(counts) if _tell_apart([columns[place] for place in others]) else []


def numbers_of(column: Sequence[Cell]) -> list[int]:
    """Return the whole numbers of a column, with or without marks for thousands; none if a cell is anything else."""
    texts = [cell_text(cell).strip() for cell in column]
    if not all(map(_WHOLE.fullmatch, texts)):
        return []
    return [int(_NOT_DIGITS.sub("", text)) for text in texts]


def _named(said: Sequence[str], names: frozenset[str]) -> list[int]:
    """Return the places of the columns with one of these names, and nothing else that says something."""
    return [
        place
        for place, name in enumerate(said)
        if (words := words_of(name)) & names
        and words - names <= _BESIDE
        and (len(name.strip()) == 1 or any(len(word) > 1 or word > "z" for word in words & names))
    ]


def _are_ages(column: Sequence[Cell]) -> bool:
    """Return whether each row is that of other ages."""
    texts = [cell_text(cell).strip() for cell in column]
    return len({*texts}) == len(texts) and all(map(_AGES.fullmatch, texts))


def _are_counts(numbers: Sequence[Sequence[int]], sums: Sequence[Sequence[int]], *, needs_sum: bool) -> bool:
    """Return whether numbers can be those of members, and another column, if there is one, can be their sum."""
    counted = [*map(sum, zip(*numbers, strict=True))]
    if sum(counted) < _LEAST_MEMBERS * len(counted):
        return False
    if sums:
        pairs = [*zip(counted, sums[0], strict=True)]
        return all(n == total if needs_sum else n <= total for n, total in pairs)
    return not needs_sum and max(map(max, numbers)) >= _LEAST_GREATEST


def _tell_apart(columns: Sequence[Sequence[Cell]]) -> bool:
    """Return whether columns say which row it is, and none measures anything."""
    rows = [*zip(*columns, strict=True)]
    return len({*rows}) == len(rows) and not any(map(_measures, columns))


def _measures(column: Sequence[Cell]) -> bool:
    """Return whether a column has numbers that hardly recur, and are no years, codes, or numbers of the rows."""
    texts = [cell_text(cell).strip() for cell in column]
    values = {*texts} - {""}
    if not values or not all(map(_is_number, values)) or _RECURRING * len(values) <= len(texts):
        return False
    are_whole = all(map(str.isdecimal, values))
    are_codes = len({*map(len, values)}) == 1
    is_in_order = are_whole and "" not in texts and all(int(one) <= int(other) for one, other in pairwise(texts))
    return not (are_whole and are_codes) and not is_in_order


def _is_number(text: str) -> bool:
    return text.replace(".", "", 1).replace(",", "", 1).lstrip("-").isdecimal()
