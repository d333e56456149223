"""Words with an order of their own: months, weekdays, sizes, answers on a scale, school grades; in some languages."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from types import MappingProxyType
from unicodedata import combining, normalize

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
none very_low low medium|moderate|middle|average high very_high
none mild moderate severe critical
keine sehr_niedrig niedrig|gering mittel hoch sehr_hoch
keine leicht mittel|mittelschwer schwer sehr_schwer
tres_faible|tres_bas faible|bas moyen|moyenne eleve|elevee|haut tres_eleve|tres_elevee|tres_haut
muy_bajo|muy_baja bajo|baja medio|media alto|alta muy_alto|muy_alta
strongly_disagree|totally_disagree|completely_disagree disagree somewhat_disagree|slightly_disagree \
neither_agree_nor_disagree|neutral|neither|undecided somewhat_agree|slightly_agree agree \
strongly_agree|totally_agree|completely_agree
stimme_uberhaupt_nicht_zu|stimme_gar_nicht_zu stimme_nicht_zu|lehne_ab stimme_eher_nicht_zu \
teils_teils|teils/teils|weder_noch|neutral|unentschieden stimme_eher_zu stimme_zu \
stimme_voll_zu|stimme_voll_und_ganz_zu
trifft_gar_nicht_zu|trifft_uberhaupt_nicht_zu trifft_nicht_zu trifft_eher_nicht_zu|trifft_wenig_zu \
teils_teils|teils/teils trifft_eher_zu|trifft_ziemlich_zu trifft_zu trifft_voll_zu|trifft_voll_und_ganz_zu
pas_du_tout_d'accord|pas_du_tout_d’accord plutot_pas_d'accord|plutot_pas_d’accord|pas_d'accord|pas_d’accord \
neutre|ni_d'accord_ni_pas_d'accord plutot_d'accord|plutot_d’accord d'accord|d’accord \
tout_a_fait_d'accord|tout_a_fait_d’accord
muy_en_desacuerdo|totalmente_en_desacuerdo en_desacuerdo ni_de_acuerdo_ni_en_desacuerdo|neutral|indiferente \
de_acuerdo muy_de_acuerdo|totalmente_de_acuerdo
never almost_never|hardly_ever rarely|seldom occasionally sometimes often|frequently|usually \
very_often|almost_always|mostly \
always
nie fast_nie selten gelegentlich manchmal oft|haufig|meistens sehr_oft|sehr_haufig|fast_immer immer
jamais presque_jamais rarement parfois|quelquefois|de_temps_en_temps souvent tres_souvent|presque_toujours toujours
nunca casi_nunca raramente|rara_vez a_veces|algunas_veces a_menudo|frecuentemente casi_siempre siempre
never less_than_monthly|yearly monthly weekly daily
nie seltener|jahrlich monatlich wochentlich taglich
never former|past current
very_dissatisfied|very_unsatisfied dissatisfied|unsatisfied somewhat_dissatisfied neutral|neither somewhat_satisfied \
satisfied very_satisfied
sehr_unzufrieden unzufrieden eher_unzufrieden neutral|teils_teils|weder_noch eher_zufrieden zufrieden sehr_zufrieden
tres_insatisfait insatisfait|plutot_insatisfait neutre plutot_satisfait satisfait tres_satisfait
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
less_than_high_school|some_high_school|no_high_school_diploma|below_high_school|less_than_hs \
secondary|high_school|secondary_school|upper_secondary|hs-grad|high_school_graduate \
some_college|some-college|some_college,_no_degree|vocational \
associate|associates|associate's|associate’s|associate_degree|associate's_degree|associate’s_degree \
bachelor|bachelors|bachelor's|bachelor’s|bachelor_degree|bachelor's_degree|bachelor’s_degree|college_degree \
master|masters|master's|master’s|master_degree|master's_degree|master’s_degree|graduate|graduate_degree|postgraduate \
doctorate|phd|doctoral|doctoral_degree|professional_degree
ohne_abschluss|kein_abschluss hauptschule|hauptschulabschluss|volksschule \
realschule|realschulabschluss|mittlere_reife \
fachhochschulreife abitur|gymnasium|hochschulreife|matura lehre|ausbildung meister|techniker bachelor master|diplom \
promotion|doktor
sans_diplome brevet cap|bep|cap/bep bac|baccalaureat bac+2 licence|bac+3 master|bac+5 doctorat
sin_estudios primaria|educacion_primaria secundaria|educacion_secundaria bachillerato formacion_profesional \
universitaria|universidad \
master doctorado
"""
"""One scale a line: its steps apart by blanks, words of one step by |; _ is a blank; without accents and case."""


def ranks(texts: Collection[str]) -> Mapping[str, int] | None:
    """Return the place of each text on one scale that holds them all; None if none does, or there are fewer than two.

    Where several scales hold them, the first counts.
    """
    words = {text: _plain(text) for text in texts}
    if len(set(words.values())) < 2:
        return None
    for scale in _scales():
        if all(word in scale for word in words.values()):
            return {text: scale[word] for text, word in words.items()}
    return None


@cache
def _scales() -> tuple[Mapping[str, int], ...]:
    return tuple(_scale(line.split()) for line in _SCALES.splitlines() if line)


def _scale(steps: list[str]) -> Mapping[str, int]:
    return MappingProxyType(
        {word.replace("_", " "): place for place, step in enumerate(steps) for word in step.split("|")}
    )


def _plain(text: str) -> str:
    """Return a text without case, accents, repeated blanks and a full stop at its end."""
    bare = "".join(sign for sign in normalize("NFD", text.casefold()) if not combining(sign))
    return " ".join(bare.split()).removesuffix(".")
