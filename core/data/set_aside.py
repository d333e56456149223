"""Columns of which nobody wants tables at first: with one value alone, of weights of a survey, seeds and versions."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from enum import StrEnum
from typing import NamedTuple

from core.data.describing_names import in_words, words_of
from core.data.raw_cells import Marks, number_of
from core.patterns import pattern_of


class Aside(StrEnum):
    """Why a column is not used until its owner asks for it."""

    NONE = ""
    CONSTANT = "constant"
    """All rows have one value."""
    WEIGHT = "weight"
    """How many people a row of a sample stands for."""
    CHANCE = "chance"
    """What a random number generator began with."""
    SOFTWARE = "software"
    """Which version of a program made the row."""
    FORM = "form"
    """What a program that collects forms writes beside the answers, such as by which device."""
    APART = "apart"
    """Its answers stand in columns of their own."""


_SURELY_WEIGHT = words_of(
    """
    pweight dweight anweight pspwght pspweight perwt perwgt hhwt hhweight asecwt finalwt finalweight finlwgt
    fnlwgt wtssall wtssnr wtsscomp phrf hhrf nweight sweight iweight aweight fweight pwgtp wgtp genwt wtfinl
    weighting gewichtung gewichtungsfaktor designgewicht anpassungsgewicht personengewicht haushaltsgewicht
    hochrechnungsfaktor hochrechnung hochrechnungsgewicht redressement ponderation ponderacion ponderador
    ponderazione wegingsfactor weging weegfactor
    """
)
_WEIGHT = words_of(
    """
    weight weights wgt wt wts wght gewicht gewichte gew poids pond peso pesos waga wagi vaha vahy vikt vekt vaegt paino
    """
)
_OF_SURVEYS = words_of(
    """
    survey sampling sample design final person household post poststratification stratification normalized
    normalised scaled expansion extrapolation calibrated calibration trimmed analysis cross longitudinal replicate
    probability umfrage stichprobe design haushalt person normiert echantillon sondage enquete muestral encuesta
    expansion campionario
    """
)
_EXPANSION = words_of("factor faktor fattore fator fac coef coefficient coefficiente coeficiente")
_OF_EXPANSION = words_of("expansion extrapolation exp ponderation ponderacion ponderacao weighting muestral riporto")
_OF_NHANES = ("wtmec", "wtint", "wtsa", "wtdr")
"""How names of weights in the American health survey begin, which have letters and digits alone."""
_OF_BODIES = words_of(
    """
    body birth baby kg kilo g gram grams lb lbs pounds t tonnes oz stone dry wet fresh net gross vehicle car car's
    item parcel product package shipping load korper geburt geburts brut netto brutto corporel naissance corporal
    nacer nascita ciala telesna kropps fodsels loss gain change goal target ideal current previous usual carcass
    fish fruit
    """
)
_NEAR_ONE, _MOST_ONE, _LARGE = (0.8, 1.25), 50, 1000
"""Between which the mean of weights lies that add up to the rows, their most, and from which no body is as heavy."""
_WHOLE_SHARE = 5
"""Of so many different weights one is whole, where they are of things."""
_FINE = pattern_of(r"[0-9]*[.,][0-9]{4,}")
"""A number with more decimals than scales show."""
_BEGINNINGS = frozenset(("seed", "randomseed", "rngseed", "zufallsstartwert", "startwert"))
_OF_CHANCE = frozenset(("random", "rng", "randomseed", "rngseed", "numpy", "sim", "simulation", "zufallsstartwert"))
_LARGE_BEGINNING = 1000
_VERSION = words_of("version versions versie versione wersja verze versao ver build release revision rev sdk firmware")
_SOFTWARE = words_of(
    """
    software app application program programm programa logiciel python r spss stata sas tool firmware sdk os api
    script package library client driver browser android ios system schema limesurvey redcap odk form export
    import
    """
)
_BESIDE_ANSWERS = frozenset(
    (
        *("deviceid", "instanceid", "instancename", "subscriberid", "simserial", "simid", "__version__", "_index"),
        *("_id", "_uuid", "_submission_time", "_submitted_by", "_submission__time", "_submission__id"),
        *("_validation_status", "_status", "_xform_id_string", "_bamboo_dataset_id", "_media_all_received"),
    )
)
"""Columns that ODK and KoboToolbox write beside the answers; before them may be a group, as in meta/instanceID."""
_WHEN_FILLED = frozenset(
    (
        *("timestamp", "zeitstempel", "horodateur", "marcatemporal", "informazionicronologiche", "tijdstempel"),
        *("start", "end", "starttime", "endtime", "completiontime", "startzeit", "fertigstellungszeit", "startdate"),
        *("enddate", "recordeddate", "submitdate", "datesubmitted", "submissiondate", "datestamp", "datelastaction"),
        *("marca.temporal", "sygnaturaczasowa", "타임스탬프", "タイムスタンプ", "时间戳记", "時間戳記"),
        "отметкавремени",
        *("časováznačka", "časovérazítko", "tidsstämpel", "tidsstempel", "zamandamgası", "aikaleima", "időbélyeg"),
        *("carimbodedata/hora", "submittedat", "submissiontime", "heurededébut", "heuredefin", "horadeinicio"),
        *("horadefinalización", "oradiinizio", "oradicompletamento", "begintijd", "tijdvanvoltooien", "horadeinício"),
        *("horadeconclusão", "godzinarozpoczęcia", "godzinaukończenia", "starttid", "slutförandetid", "fullføringstid"),
        *("starttidspunkt", "fuldførelsestidspunkt", "aloitusaika", "valmistumisaika", "časzahájení", "časdokončení"),
        *("времяначала", "времязавершения", "başlangıçzamanı", "tamamlanmazamanı", "開始時刻", "完了時刻", "开始时间"),
        *("完成时间", "開始時間", "完成時間", "시작시간", "완료시간", "marcadetemps", "časovápečiatka", "časovnižig"),
        *("vremenskaoznaka", "marcajdetimp", "laikožyma", "laikspiedols", "ajatempel", "позначкачасу", "клеймозавреме"),
        *("χρονικήσήμανση", "dấuthờigian", "capwaktu", "ประทับเวลา", "टाइमस्टैम्प", "طابعزمني", "חותמתזמן"),
    )
)
"""Names, without blanks and marks, of when a form was filled in."""
_SECONDS = pattern_of(r".*[0-9]:[0-5][0-9]:(?!00)[0-5][0-9].*")
"""A moment as a program notes it; people make appointments for whole minutes."""
_NUMBERED = pattern_of(
    r"v?\.? ?[0-9]{1,4}(?:\.[0-9]{1,6}){1,3}(?:[-+.]?[a-z0-9]+)*|v[0-9]{1,3}|r?20[0-9]{2}[ab]?", re.IGNORECASE
)
_NAMED = pattern_of(r"[^\W\d_][^\W\d_ .+-]*(?: [^\W\d_]+){0,2} v?[0-9]{1,4}(?:\.[0-9]+){0,3}")
"""SPSS 27, or iOS 17.2."""


class Numbers(NamedTuple):
    """What is known of the numbers of a column.

    Attributes:
        low: the least.
        high: the greatest.
        mean: of all rows.
        are_whole: whether each of them is.
    """

    low: float
    high: float
    mean: float
    are_whole: bool


def numbers_among(times: Mapping[str, int], marks: Marks) -> Numbers | None:
    """Return what is known of the numbers among texts, each with how often it occurs; None if most texts are none."""
    pairs = [(number_of(text, marks), n) for text, n in times.items()]
    numbers = [(number, n) for number, n in pairs if number is not None]
    if not numbers or 2 * len(numbers) < len(pairs):
        return None
    mean = sum(number * n for number, n in numbers) / sum(n for _, n in numbers)
    return Numbers(min(numbers)[0], max(numbers)[0], mean, all(number.is_integer() for number, _ in numbers))


def may_be_aside(header: str) -> bool:
    """Return whether the name of a column is one of weights, seeds or versions, so that its values have to tell."""
    named = words_of(header)
    is_named = not named.isdisjoint(_SURELY_WEIGHT | _WEIGHT | _EXPANSION | _BEGINNINGS | _VERSION | {"software"})
    return is_named or _is_of_nhanes(header) or _is_beside_answers(header) or says_when_filled(header)


def reason(header: str, times: Mapping[str, int], numbers: Numbers | None) -> Aside:
    """Return why a column is not used until its owner asks for it; NONE if it is.

    Args:
        header: its name.
        times: how often each text occurs, without those that mean missing.
        numbers: None of texts and dates.
    """
    if _is_beside_answers(header) or (says_when_filled(header) and _are_moments(times)):
        return Aside.FORM
    words = in_words(header)
    if numbers is not None and _are_weights(header, times, numbers):
        return Aside.WEIGHT
    if numbers is not None and _begin_chance(words, numbers):
        return Aside.CHANCE
    return Aside.SOFTWARE if _are_versions(words, times) else Aside.NONE


def _is_of_nhanes(header: str) -> bool:
    name = header.strip().casefold()
    return name.startswith(_OF_NHANES) and name.isascii() and name.isalnum()


def _is_beside_answers(header: str) -> bool:
    return header.strip().rpartition("/")[2].casefold() in _BESIDE_ANSWERS


def says_when_filled(header: str) -> bool:
    """Return whether a name is one that programs give to the moment in which a form was begun, ended or sent."""
    return re.sub(r"[\s_-]", "", header).casefold() in _WHEN_FILLED


def _are_moments(texts: Collection[str]) -> bool:
    return 2 * sum(map(bool, map(_SECONDS.fullmatch, texts))) > len(texts)


def _are_weights(header: str, times: Mapping[str, int], numbers: Numbers) -> bool:
    """Return whether a column tells of how many people a row of a sample stands: of bodies, none is called so."""
    named = words_of(header)
    is_factor = not (_EXPANSION.isdisjoint(named) or _OF_EXPANSION.isdisjoint(named))
    if is_factor or not _SURELY_WEIGHT.isdisjoint(named) or _is_of_nhanes(header):
        return numbers.low >= 0
    if _WEIGHT.isdisjoint(named) or not _OF_BODIES.isdisjoint(named) or numbers.low < 0:
        return False
    if not _OF_SURVEYS.isdisjoint(named):
        return True
    is_near_one = _NEAR_ONE[0] <= numbers.mean <= _NEAR_ONE[1] and numbers.low < 1 < numbers.high <= _MOST_ONE
    are_fine = numbers.high <= _MOST_ONE and 2 * sum(map(bool, map(_FINE.fullmatch, times))) > len(times)
    return not numbers.are_whole and (
        is_near_one or are_fine or (numbers.high >= _LARGE and not _are_some_whole(times))
    )


def _are_some_whole(times: Mapping[str, int]) -> bool:
    """Return whether many texts have no decimals, as grams of foods and parcels beside 28.35; those of samples have."""
    return _WHOLE_SHARE * sum(map(str.isdecimal, times)) >= len(times)


def _begin_chance(words: list[str], numbers: Numbers) -> bool:
    is_named = not _BEGINNINGS.isdisjoint(words) and numbers.are_whole
    return is_named and (numbers.high >= _LARGE_BEGINNING or not _OF_CHANCE.isdisjoint(words))


def _are_versions(words: list[str], times: Mapping[str, int]) -> bool:
    """Return whether they are those of a program; versions A and B of a questionnaire are what a study compares."""
    named = {*words}
    if _VERSION.isdisjoint(named) and named != {"software"}:
        return False
    are_numbered = all(map(_NUMBERED.fullmatch, times))
    are_named = not _SOFTWARE.isdisjoint(named) and all(_NAMED.fullmatch(text) or text.isdecimal() for text in times)
    return bool(times) and (are_named or are_numbered)
