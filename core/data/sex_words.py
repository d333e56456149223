"""Words for the sexes, in the languages of registers, and which letters of a column stand for which of its words."""

from __future__ import annotations

from collections.abc import Collection

from core.data.describing_names import in_words, words_of

MALE = words_of(
    """
    m h male man men mann manner herr mannlich maennlich homme hommes masculin masculino masculina hombre hombres homem
    maschio maschile uomo mannelijk mezczyzna muz mies man manlig manligt mand mandlig erkek мужской мужчина муж м
    男 男性
    """
)
FEMALE = words_of(
    """
    f w v k female woman women frau frauen weiblich femme femmes feminin feminine feminino femenino mujer mujeres mulher
    femmina femminile donna vrouw vrouwelijk kobieta zena nainen kvinna kvinnlig kvinnligt kvinde kvindelig kadın
    женский женщина жен ж 女 女性
    """
)
_MOST = 12
"""Different values of such a column, at most."""
_MOST_OTHERS = 3
"""Words beside those for two sexes, at most."""


def words_for_letters(texts: Collection[str]) -> dict[str, str]:
    """Return the word that each letter stands for, as “male” for “m”, where letters and words are of one language.

    That is so where a letter for each sex begins one word of the column, and no letter for a sex begins none.

    Args:
        texts: all values of a column, in one case each.
    """
    if not texts or len(texts) > _MOST:
        return {}
    letters = [text for text in texts if len(text) == 1 and text.isalpha()]
    if not letters:
        return {}
    words = [text for text in texts if len(text) > 1 and text.isalpha()]
    meant = {letter: [word for word in words if word.startswith(letter)] for letter in letters}
    unclear = [letter for letter, found in meant.items() if len(found) != 1 and _plain(letter) in MALE | FEMALE]
    told = {letter: found[0] for letter, found in meant.items() if len(found) == 1}
    sexes = [word for word in words if _plain(word) in MALE | FEMALE]
    are_two = all(any(_plain(word) in sex for word in told.values()) for sex in (MALE, FEMALE))
    return told if are_two and not unclear and len(sexes) == 2 and len(words) <= 2 + _MOST_OTHERS else {}


def _plain(word: str) -> str:
    return "".join(in_words(word))
