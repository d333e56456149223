"""Tells first names from other words, such as kinds of things, by those that are usual."""

from __future__ import annotations

from core.data.column_values import Values
from core.data.describing_names import words_of

_USUAL = words_of(
    """
    mia ben lea tim zoe emma paul leon finn luca lukas jonas elias noah felix max maximilian moritz anton emil oskar
    jakob julian niklas philipp tom jan kai lars nils sven uwe udo hans peter klaus jurgen wolfgang dieter gunter heinz
    karl kurt otto fritz ernst walter werner rolf ralf bernd thomas andreas stefan markus michael christian martin
    matthias frank jorg dirk holger hannah hanna anna marie sophie sofia lina ella clara klara lena leni ida frieda
    greta charlotte johanna luisa laura julia katharina sarah lisa sabine petra monika ursula renate karin ingrid helga
    gisela elke heike birgit susanne claudia andrea nicole stefanie eva ina tina ute inge
    vera rita olga willi leo brigitte erika anja katrin maja
    james john robert william david richard joseph charles daniel matthew anthony mark steven andrew joshua
    kevin brian george edward jason ryan jacob gary nicholas eric jonathan stephen larry scott benjamin samuel
    gregory alexander patrick jack dennis tyler aaron henry adam nathan zachary liam oliver ethan mason logan lucas
    harry alfie archie fred freddie mary patricia jennifer linda elizabeth barbara susan jessica margaret nancy betty
    sandra ashley kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca sharon cynthia kathleen
    amy angela helen anne ann jane alice rachel olivia isabella charlotte amelia grace chloe ava isla lily kate
    christopher donald kenneth karen jacques ana pavel tomas priya rahul
    bob bill joe mike dave steve chris alex sam nick dan matt cleo dora gina hugo
    jean pierre michel alain philippe nicolas francois louis julien antoine guillaume mathieu hugo lucie camille manon
    jules noe gabriel raphael arthur adele chloe ines jade louise isabelle nathalie sylvie catherine francoise
    monique valerie sandrine celine aurelie
    jose juan antonio manuel francisco javier carlos miguel jesus pedro pablo alejandro sergio fernando jorge alberto
    luis diego raul carmen isabel pilar lucia elena cristina marta paula rosa teresa
    marco giuseppe giovanni mario luigi francesco andrea stefano alessandro matteo lorenzo davide giulia chiara
    francesca alessia martina giorgia
    joao tiago goncalo rui nuno beatriz mariana catarina
    piotr krzysztof andrzej tomasz pawel jakub michal adam zofia zuzanna katarzyna agnieszka malgorzata magdalena ewa
    jiri petr jana tereza lenka erik lars anders bjorn ingrid astrid freja mats johan sanne daan sem lotte fleur
    mehmet mustafa ahmet ali hasan huseyin ayse fatma emine zeynep elif yusuf omar mohammed muhammad fatima aisha amir
    bence levente zsofia reka eszter gergo dorottya balazs zoltan istvan laszlo attila zsuzsanna ildiko agnes
    aarav ananya vivaan diya arjun ishaan kavya aditya rohan neha pooja sanjay vikram anjali deepak sunita rajesh
    γιωργος μαρια ελενη νικος κωστας δημητρης γιαννης κατερινα σοφια
    محمد احمد فاطمة ليلى عمر نور سارة علي حسن خالد مريم يوسف
    иван александр дмитрии сергеи андреи алексеи максим анна мария елена ольга наталья татьяна екатерина анастасия
    """
)
"""Usual first names of many countries, without accents; those that mean something else are left out."""
_SHARE = 0.6
"""Share of the values that are usual first names, at least: rare ones, and family names, may stand among them."""


def are_first_names(values: Values) -> bool:
    """Return whether most values are first names, with or without a family name or its initial behind them."""
    first = [words[0] for text in values.times if (words := text.replace(",", " ").split())]
    n_known = sum(map(is_usual, first))
    return n_known >= _SHARE * max(values.n_distinct, 1) and all(text.count(" ") <= 1 for text in values.times)


def is_usual(word: str) -> bool:
    """Return whether a word is a usual first name."""
    words = words_of(word)
    return bool(words) and words <= _USUAL
