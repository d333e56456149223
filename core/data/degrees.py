"""Answers that say one thing in several degrees, such as “very likely” and “somewhat unlikely”, in their order."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from core.patterns import pattern_of

_DEGREES = """
not_at_all|not|no|gar_nicht|uberhaupt_nicht|nicht|pas_du_tout|pas|nada|para_nada|per_niente|per_nulla|helemaal_niet|tidak
not_very|eher_nicht|plutot_pas|eerder_niet|not_so|not_too|not_really|not_particularly|hardly|nicht_sehr|nicht_so|kaum|wenig|weniger|peu|poco|no_muy|weinig|kurang
a_little|a_bit|slightly|ein_wenig|etwas|un_peu|algo|un_po'
somewhat|moderately|massig|moyennement|enigszins|cukup
fairly|rather|eher|plutot|abbastanza|redelijk|tamelijk

quite|mostly|ziemlich|assez|bastante
very|highly|strongly|greatly|sehr|stark|tres|muy|molto|zeer|bardzo|muito|sangat
extremely|completely|totally|absolutely|ausserst|vollig|extremement|tout_a_fait|totalmente|completamente|uiterst
"""
"""A degree a line, the least first; the blank one is that of a word by itself: “satisfied”."""
_OPPOSITES = (
    *(("oppose", "favor"), ("oppose", "favour"), ("oppose", "support"), ("bad", "good"), ("negative", "positive")),
    *(("difficult", "easy"), ("hard", "easy"), ("pessimistic", "optimistic"), ("worse", "better"), ("low", "high")),
    *(("liberal", "conservative"), ("schlecht", "gut"), ("schwer", "leicht"), ("negativ", "positiv")),
    *(("dangerous", "safe"), ("weak", "strong"), ("poor", "good"), ("mauvais", "bon"), ("malo", "bueno")),
)
"""Words that differ in more than a prefix, the lesser first."""
_PREFIXES = ("un", "dis", "in", "im", "ir", "des", "non-", "on")
_NEUTRAL = pattern_of(r"(?:neither|neutral|weder|teils|ni |ne |neutre|neutro|noch |moderate$)")
_SAID = pattern_of(r"(?:yes|no|ja|nein|oui|non|si), ")
"""How an answer may begin before it says in what degree."""
_LEAST = 3
"""Answers of a scale, at least: of two, such as “married” and “not married”, neither comes first."""
_BEYOND = 100
"""More than there are degrees."""
_AROUND = pattern_of(r"not (.+) at all")


def _longest_first() -> tuple[tuple[str, int], ...]:
    lines = _DEGREES.strip().splitlines()
    words = ((word.replace("_", " "), place) for place, line in enumerate(lines) for word in line.split("|") if word)
    return tuple(sorted(words, key=lambda found: -len(found[0])))


_WORDS = _longest_first()
_BARE = _DEGREES.strip().splitlines().index("")


def degrees(words: Collection[str]) -> Mapping[str, int] | None:
    """Return a rank for each answer if all say one thing, or its opposite, in several degrees; else None.

    The least comes first, so that “very unlikely” stands before “somewhat unlikely”, and both before “likely”.

    Args:
        words: answers in small letters, without accents.
    """
    neutral = {word for word in words if _NEUTRAL.match(word)}
    found: dict[str, tuple[int, str]] = {}
    things: set[str] = set()
    for word in words if len(words) >= _LEAST else ():
        if word not in neutral:
            found[word] = _parted(word)
            things.add(found[word][1])
        if len(things) > 2:  # as of most lists
            return None
    if len({*found.values()}) < 2 or "" in things:
        return None
    if len(things) == 1 and not neutral:
        return {word: degree for word, (degree, _) in found.items()}
    lesser = _lesser(*sorted(things)) if len(things) == 2 else ""
    if not lesser:
        return None
    ranks = {word: _rank(degree, is_lesser=thing == lesser) for word, (degree, thing) in found.items()}
    return ranks | dict.fromkeys(neutral, 0)


def _rank(degree: int, *, is_lesser: bool) -> int:
    """Return the rank of a degree of one thing, or of the lesser one; “not at all likely” stands before all others."""
    if is_lesser:
        return -degree - 1
    return degree + 1 if degree else -_BEYOND


def _parted(word: str) -> tuple[int, str]:
    """Return the degree of an answer, and what it says in that degree."""
    plain = _AROUND.sub(r"not at all \1", _SAID.sub("", word))
    for said, degree in _WORDS:
        if plain.startswith(f"{said} "):
            return degree, plain[len(said) + 1 :]
    return _BARE, plain


def _lesser(one: str, other: str) -> str:
    """Return which of two words is the lesser one; "" if they are no opposites."""
    if (one, other) in _OPPOSITES or one in [f"{prefix}{other}" for prefix in _PREFIXES]:
        return one
    return other if (other, one) in _OPPOSITES or other in [f"{prefix}{one}" for prefix in _PREFIXES] else ""
