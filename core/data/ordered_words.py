"""Words with an order of their own: months, weekdays, sizes, answers on a scale, school grades; in some languages."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from unicodedata import combining, normalize

from core.data.degrees import degrees
from core.data.further_scales import FURTHER_BESIDE, FURTHER_SCALES
from core.data.habit_scales import HABIT_SCALES
from core.data.scales_by_language import SCALES_BY_LANGUAGE

_SCALES = """
january february march april may june july august september october november december
jan feb mar apr may jun jul aug sep|sept oct nov dec
januar|janner|jaenner februar|feber marz|maerz april mai juni juli august september oktober november dezember
jan feb mrz|mar apr mai jun jul aug sep|sept okt nov dez
janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
janv fevr mars avr mai juin juil aout sept oct nov dec
enero febrero marzo abril mayo junio julio agosto septiembre|setiembre octubre noviembre diciembre
ene feb mar abr may jun jul ago sep|set oct nov dic
gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
monday tuesday wednesday thursday friday saturday sunday
mon tue|tues wed thu|thur|thurs fri sat sun
montag dienstag mittwoch donnerstag freitag samstag|sonnabend sonntag
mo di mi do fr sa so
lundi mardi mercredi jeudi vendredi samedi dimanche
lun mar mer jeu ven sam dim
lunes martes miercoles jueves viernes sabado domingo
lun mar mie jue vie sab dom
lunedi martedi mercoledi giovedi venerdi sabato domenica
xxxs xxs xs s m l xl xxl|2xl xxxl|3xl 4xl 5xl
tiny small medium large huge
very_small small medium large very_large
sehr_klein klein mittel|mittelgross gross sehr_gross
tres_petit petit moyen grand tres_grand
muy_pequeno pequeno mediano grande muy_grande
none very_low|lowest low mid|medium|moderate|middle|average|intermediate|med|normal high very_high|highest
trivial|cosmetic minor moderate|medium|normal major critical|severe blocker|catastrophic
none mild moderate severe critical
keine sehr_niedrig niedrig|gering mittel hoch sehr_hoch
keine leicht mittel|mittelschwer schwer sehr_schwer
tres_faible|tres_bas faible|bas moyen|moyenne eleve|elevee|haut tres_eleve|tres_elevee|tres_haut
muy_bajo|muy_baja bajo|baja|bajos|bajas medio|media|medios|medias alto|alta|altos|altas muy_alto|muy_alta
strongly_disagree|totally_disagree|completely_disagree disagree somewhat_disagree|slightly_disagree|tend_to_disagree \
neither_agree_nor_disagree|neutral|neither|undecided somewhat_agree|slightly_agree|tend_to_agree agree \
strongly_agree|totally_agree|completely_agree
stimme_uberhaupt_nicht_zu|stimme_gar_nicht_zu stimme_nicht_zu|lehne_ab stimme_eher_nicht_zu \
teils_teils|teils/teils|teils-teils|teils,_teils|weder_noch|neutral|unentschieden stimme_eher_zu stimme_zu \
stimme_voll_zu|stimme_voll_und_ganz_zu
trifft_gar_nicht_zu|trifft_uberhaupt_nicht_zu trifft_nicht_zu trifft_eher_nicht_zu|trifft_wenig_zu \
teils_teils|teils/teils|teils-teils|teils,_teils|weder_noch|neutral \
trifft_eher_zu|trifft_ziemlich_zu trifft_zu trifft_voll_zu|trifft_voll_und_ganz_zu
pas_du_tout_d'accord plutot_pas_d'accord|pas_d'accord \
neutre|ni_d'accord_ni_pas_d'accord|ni_d'accord,_ni_pas_d'accord plutot_d'accord d'accord \
tout_a_fait_d'accord
muy_en_desacuerdo|totalmente_en_desacuerdo en_desacuerdo ni_de_acuerdo_ni_en_desacuerdo|neutral|indiferente \
de_acuerdo muy_de_acuerdo|totalmente_de_acuerdo
never almost_never|hardly_ever rarely|seldom occasionally sometimes often|frequently|usually \
very_often|almost_always|mostly \
always
nie fast_nie selten gelegentlich manchmal oft|haufig|meistens sehr_oft|sehr_haufig|fast_immer immer
jamais presque_jamais rarement parfois|quelquefois|de_temps_en_temps souvent tres_souvent|presque_toujours toujours
nunca casi_nunca raramente|rara_vez a_veces|algunas_veces a_menudo|frecuentemente casi_siempre siempre
never less_often|once_a_year_or_less|less_frequently|rarely|less_than_monthly|less_than_once_a_month|yearly \
monthly|once_a_month|once_a_month_or_less|about_once_a_month \
a_few_times_a_month|a_few_times_per_month|several_times_a_month|2-3_times_a_month \
weekly|once_a_week|about_once_a_week a_few_times_a_week|a_few_times_per_week|several_times_a_week|2-3_times_a_week \
daily|every_day|every_night|once_a_day several_times_a_day|more_than_once_a_day
nie seltener|jahrlich|weniger_als_einmal_im_monat monatlich|einmal_im_monat|1x_pro_monat|einmal_pro_monat \
mehrmals_im_monat|mehrmals_pro_monat wochentlich|einmal_pro_woche|einmal_in_der_woche|1x_pro_woche \
mehrmals_pro_woche|mehrmals_in_der_woche|mehrmals_wochentlich taglich|jeden_tag mehrmals_taglich
jamais moins_souvent|rarement une_fois_par_mois plusieurs_fois_par_mois une_fois_par_semaine \
plusieurs_fois_par_semaine tous_les_jours|chaque_jour|quotidiennement
nunca menos_a_menudo|con_menos_frecuencia una_vez_al_mes varias_veces_al_mes una_vez_a_la_semana \
varias_veces_a_la_semana todos_los_dias|diariamente
mai raramente|meno_spesso qualche_volta|a_volte spesso sempre
nooit zelden soms vaak|regelmatig altijd
nigdy rzadko czasami|czasem czesto zawsze
nunca raramente as_vezes frequentemente|muitas_vezes sempre
aldrig sallan|sjaeldent|sjelden ibland|nogle_gange|noen_ganger ofta|ofte alltid|altid
никогда редко иногда часто всегда
per_niente_d'accordo|fortemente_in_disaccordo \
in_disaccordo|non_d'accordo|poco_d'accordo ne_d'accordo_ne_in_disaccordo|neutrale|indifferente abbastanza_d'accordo \
d'accordo molto_d'accordo|completamente_d'accordo|fortemente_d'accordo
zeer_oneens|helemaal_oneens|helemaal_mee_oneens|helemaal_niet_mee_eens oneens|mee_oneens|niet_mee_eens \
neutraal|niet_eens,_niet_oneens|niet_mee_eens,_niet_mee_oneens|niet_mee_eens/niet_mee_oneens eens|mee_eens \
zeer_eens|helemaal_eens|helemaal_mee_eens
zdecydowanie_nie raczej_nie trudno_powiedziec|ani_tak,_ani_nie raczej_tak zdecydowanie_tak
discordo_totalmente discordo nao_concordo_nem_discordo|neutro|indiferente concordo concordo_totalmente
полностью_не_согласен не_согласен|скорее_не_согласен затрудняюсь_ответить|неитрально скорее_согласен согласен \
полностью_согласен
definitely_not probably_not might_or_might_not|maybe|unsure|not_sure probably|probably_yes|probably_will \
definitely|definitely_yes|definitely_will
ja eher_ja eher_nein nein
auf_keinen_fall eher_nein|eher_nicht vielleicht|weiss_nicht eher_ja|eher_schon auf_jeden_fall
oui plutot_oui plutot_non non
kindergarten|k|kg|pre-k 1st_grade|grade_1|first_grade 2nd_grade|grade_2|second_grade 3rd_grade|grade_3|third_grade \
4th_grade|grade_4|fourth_grade 5th_grade|grade_5|fifth_grade 6th_grade|grade_6|sixth_grade \
7th_grade|grade_7|seventh_grade 8th_grade|grade_8|eighth_grade 9th_grade|grade_9|ninth_grade \
10th_grade|grade_10|tenth_grade 11th_grade|grade_11|eleventh_grade 12th_grade|grade_12|twelfth_grade
freshman sophomore junior senior graduate|graduate_student
nursery|pre-school|preschool reception|foundation \
year_1 year_2 year_3 year_4 year_5 year_6 year_7 year_8 year_9 year_10 year_11 year_12 year_13
ps ms gs cp ce1 ce2 cm1 cm2 6eme|6e|sixieme 5eme|5e|cinquieme 4eme|4e|quatrieme 3eme|3e|troisieme \
2nde|2de|seconde 1ere|1re|premiere terminale|tle|term
never former|past current
not_at_all_satisfied|extremely_dissatisfied|completely_dissatisfied very_dissatisfied|very_unsatisfied \
dissatisfied|unsatisfied|moderately_dissatisfied somewhat_dissatisfied|slightly_dissatisfied|rather_dissatisfied \
neutral|neither|neither_satisfied_nor_dissatisfied somewhat_satisfied|slightly_satisfied|rather_satisfied \
satisfied|moderately_satisfied very_satisfied extremely_satisfied|completely_satisfied
uberhaupt_nicht_zufrieden|gar_nicht_zufrieden sehr_unzufrieden unzufrieden eher_unzufrieden|weniger_zufrieden \
neutral|teils_teils|teils/teils|teils,_teils|teils-teils|weder_noch|weder_zufrieden_noch_unzufrieden \
eher_zufrieden zufrieden sehr_zufrieden
pas_du_tout_satisfait|pas_du_tout_satisfaite tres_insatisfait|tres_insatisfaite \
insatisfait|insatisfaite|plutot_insatisfait|plutot_insatisfaite|plutot_pas_satisfait|pas_satisfait|peu_satisfait \
neutre|ni_satisfait_ni_insatisfait plutot_satisfait|plutot_satisfaite|assez_satisfait satisfait|satisfaite \
tres_satisfait|tres_satisfaite
molto_insoddisfatto|per_niente_soddisfatto|per_nulla_soddisfatto insoddisfatto|poco_soddisfatto \
neutrale|ne_soddisfatto_ne_insoddisfatto abbastanza_soddisfatto soddisfatto molto_soddisfatto
zeer_ontevreden ontevreden neutraal|niet_tevreden,_niet_ontevreden tevreden zeer_tevreden
muito_insatisfeito insatisfeito neutro|nem_satisfeito_nem_insatisfeito satisfeito muito_satisfeito
muy_insatisfecho insatisfecho neutral satisfecho muy_satisfecho
very_unlikely unlikely neutral|neither likely very_likely
not_at_all|not_at_all_important slightly|a_little|slightly_important|not_very|not_very_important \
moderately|somewhat|moderately_important|somewhat_important very|quite_a_bit|important|very_important \
extremely|extremely_important
gar_nicht|uberhaupt_nicht kaum|wenig|etwas mittelmassig|teils_teils ziemlich sehr|stark
pas_du_tout un_peu moyennement assez|beaucoup tout_a_fait|enormement
nada poco algo bastante mucho
very_poor|very_bad|terrible poor|bad fair|average|okay|ok good very_good excellent
sehr_schlecht schlecht|weniger_gut mittelmassig|mittel|mittelmaessig gut sehr_gut ausgezeichnet|hervorragend
tres_mauvais|tres_mauvaise mauvais|mauvaise moyen|moyenne|assez_bon|assez_bonne bon|bonne tres_bon|tres_bonne \
excellent|excellente
muy_malo|muy_mala malo|mala regular bueno|buena muy_bueno|muy_buena excelente
less same|about_the_same|roughly_the_same more
not_at_all not_much some a_lot
bad medium good
low middling high
much_worse worse same|about_the_same|unchanged better much_better
sehr_gut gut befriedigend ausreichend|genugend mangelhaft|nicht_genugend ungenugend
tres_bien bien assez_bien passable insuffisant
sobresaliente notable bien aprobado|suficiente insuficiente|suspenso
a+ a a- b+ b b- c+ c c- d+ d d- e f
---|−−− --|−−|–– -|−|– 0|o|+/-|+-|± + ++ +++
first second third fourth fifth sixth
erste|erster|erstes zweite|zweiter|zweites dritte|dritter|drittes vierte|vierter|viertes funfte|funfter
premier|premiere deuxieme|second|seconde troisieme quatrieme cinquieme
primero|primera segundo|segunda tercero|tercera cuarto|cuarta quinto|quinta
none|no_schooling preschool primary|elementary|primary_school|elementary_school middle_school|lower_secondary \
less_than_high_school|less_than_high_school_degree|some_high_school|no_high_school_diploma|\
below_high_school|less_than_hs \
secondary|high_school|secondary_school|upper_secondary|hs-grad|hs_grad|high_school_graduate|\
high_school_degree|hs_graduate \
some_college|some_college_or_associate_degree|some-college|some_college,_no_degree|vocational \
associate|associates|associate's|associate_degree|associate's_degree \
bachelor|bachelors|bachelor's|bachelor_degree|bachelor's_degree|\
college_degree|college_graduate|college_grad|bachelor's_degree_or_higher \
master|masters|master's|master_degree|master's_degree|graduate|graduate_degree|advanced_degree|postgraduate \
doctorate|phd|doctoral|doctoral_degree|professional_degree
ohne_abschluss|kein_abschluss hauptschule|hauptschulabschluss|volksschule \
realschule|realschulabschluss|mittlere_reife \
fachhochschulreife abitur|gymnasium|hochschulreife|matura lehre|ausbildung meister|techniker bachelor master|diplom \
promotion|doktor habilitation
sans_diplome brevet cap|bep|cap/bep bac|baccalaureat bac+2 licence|bac+3 master|bac+5 doctorat
sin_estudios primaria|educacion_primaria secundaria|educacion_secundaria bachillerato formacion_profesional \
universitaria|universidad \
master doctorado
"""
"""One scale a line: its steps apart by blanks, words of one step by |; _ is a blank; without accents and case."""


_BESIDE = """
don't_know dont_know not_sure unsure prefer_not_to_say prefer_not_to_answer rather_not_say refused
not_applicable no_opinion cannot_say can't_say other others something_else none_of_these
unfamiliar unfamiliar_(n/a) i_don't_know n/a na
weiss_nicht weiss_ich_nicht keine_angabe keine_meinung kann_ich_nicht_beurteilen trifft_nicht_auf_mich_zu
sonstige sonstiges andere anderes
ne_sait_pas je_ne_sais_pas sans_opinion non_concerne non_concernee autre autres
no_sabe no_se ns/nc no_contesta no_sabe_/_no_contesta no_sabe/no_contesta no_aplica
otro otra otros non_so non_risponde altro nao_sei outro outra
weet_niet weet_ik_niet niet_van_toepassing anders nie_wiem inne nie_dotyczy vet_ej ved_ikke vet_ikke annat
затрудняюсь_ответить трудно_сказать другое
"""
"""Answers that stand beside a scale, in no place of it; spelt as the scales are."""


_LEAST, _NEARLY = 5, 0.8
"""Texts of a scale that holds not all of them, and share of these, at least."""
_LEAST_LONG, _MOSTLY, _LONG = 4, 2 / 3, 4
"""So many are enough where all have so many letters: few such come together by chance."""


def ranks(texts: Collection[str]) -> Mapping[str, int] | None:
    """Return the place of each text on one scale that holds them all; None if none does, or there are fewer than two.

    Where several scales hold them, the first counts.
    """
    words = {text: plain(text) for text in texts}
    if len(set(words.values())) < 2:
        return None
    for scale in _scales_with([*words.values()], len(words)):
        if all(word in scale for word in words.values()):
            return {text: scale[word] for text, word in words.items()}
    # Words of degrees are looked for in answers alone: “ne sait pas” has one, and no place.
    found = None if _aside() & {*words.values()} else degrees(words.values())
    return found and {text: found[word] for text, word in words.items()}


def nearly_ranks(texts: Collection[str]) -> Mapping[str, int]:
    """Return the places of the texts on one scale that holds nearly all, such as months with a slip of the pen."""
    words = {text: plain(text) for text in texts}
    least, least_long = max(_LEAST, _NEARLY * len(words)), max(_LEAST_LONG, _MOSTLY * len(words))
    for scale in _scales_with([*words.values()], least_long) if len(words) >= least_long else ():
        places = {text: scale[word] for text, word in words.items() if word in scale}
        if len(places) >= (least_long if _are_apart(words, places) else least):
            return places
    return {}


def _are_apart(words: Mapping[str, str], places: Mapping[str, int]) -> bool:
    """Return whether all texts on a scale are long, and the others share no word with them, as a step between does."""
    on_scale, others = (
        {part for text, word in words.items() if (text in places) is is_on for part in word.split()}
        for is_on in (True, False)
    )
    return on_scale.isdisjoint(others) and all(len(words[text]) >= _LONG for text in places)


def _scales_with(words: Sequence[str], least: float) -> Iterator[Mapping[str, int]]:
    """Yield the scales in whose lines so many of the words stand; of the other lines, none is taken apart."""
    known = [as_written(word) for word in words if is_written(word)]
    if len(known) >= least:
        yield from scales_where(lambda line: sum(map(line.__contains__, known)) >= least)


def scales_where(is_candidate: Callable[[str], bool]) -> Iterator[Mapping[str, int]]:
    """Yield the scales of the lines that may hold what is looked for, each word of it `as_written`."""
    return (_scale(line) for line, words in _lines() if is_candidate(words))


def is_written(word: str) -> bool:
    """Return whether a word without accents stands on some scale."""
    return word.replace(" ", "_") in _written()


def as_written(word: str) -> str:
    """Return a word without accents as the lines of scales hold it, between blanks."""
    return f" {word.replace(' ', '_')} "


@cache
def _lines() -> Sequence[tuple[str, str]]:
    """Return the lines of scales without accents, each a second time with all its words between blanks."""
    lines = _without_accents(_SCALES + FURTHER_SCALES + SCALES_BY_LANGUAGE + HABIT_SCALES).splitlines()
    return [(line, f" {line.replace('|', ' ')} ") for line in lines]


@cache
def _written() -> frozenset[str]:
    return frozenset(word for _, words in _lines() for word in words.split())


@cache
def _scale(line: str) -> Mapping[str, int]:
    steps = [step.split("|") for step in line.split()]
    return MappingProxyType({plain(word): place for place, words in enumerate(steps) for word in words})


def is_aside(text: str) -> bool:
    """Return whether an answer stands beside any scale, such as “don’t know”."""
    return plain(text) in _aside()


@cache
def _aside() -> frozenset[str]:
    return frozenset(plain(word.replace("_", " ")) for word in (_BESIDE + FURTHER_BESIDE).split())


def plain(text: str) -> str:
    """Return a text without case, accents, repeated blanks, curly apostrophes and a full stop; with a blank for _."""
    return " ".join(_without_accents(text).replace("_", " ").split()).removesuffix(".")


def _without_accents(text: str) -> str:
    bare = text.casefold().replace("’", "'")
    if bare.isascii():
        return bare
    parts = normalize("NFD", bare)
    for mark in filter(combining, {*parts}):  # all scales are one long text, of few different characters
        parts = parts.replace(mark, "")
    return parts
