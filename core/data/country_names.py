"""Names and codes of countries, and of the states of the USA: several in one column may say one thing."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache

from core.data.accents import without_accents

_COUNTRIES = """
uk gb gbr united_kingdom great_britain vereinigtes_königreich großbritannien royaume-uni grande-bretagne reino_unido \
regno_unito gran_bretagna
us usa u.s. u.s.a. united_states united_states_of_america the_united_states america \
vereinigte_staaten états-unis estados_unidos stati_uniti \
eeuu ee.uu.
de d deu ger germany deutschland allemagne alemania germania duitsland niemcy
at a aut austria österreich autriche oostenrijk
ch che sui switzerland schweiz suisse suiza svizzera zwitserland szwajcaria
fr f fra france frankreich francia frankrijk francja frança
it i ita italy italien italia italie italië włochy itália
es e esp spain spanien españa espagne spagna spanje hiszpania espanha
pt p prt por portugal portogallo
nl nld ned netherlands the_netherlands holland niederlande pays-bas países_bajos paesi_bassi nederland
be b bel belgium belgien belgique bélgica belgio belgië
lu l lux luxembourg luxemburg luxemburgo lussemburgo
dk dnk den denmark dänemark danemark dinamarca danimarca danmark
se swe sweden schweden suède suecia svezia sverige
no nor norway norwegen norvège noruega norvegia norge
fi fin finland finnland finlande finlandia suomi
pl pol poland polen pologne polonia polska
cz cze czechia czech_republic tschechien tschechische_republik tchéquie chequia česko
sk svk slovakia slowakei slovaquie eslovaquia slovensko
si svn slovenia slowenien slovénie eslovenia slovenija
hr hrv cro croatia kroatien croatie croacia hrvatska
hu hun hungary ungarn hongrie hungría ungheria magyarország
ro rou rum romania rumänien roumanie rumanía românia
bg bgr bul bulgaria bulgarien bulgarie
gr el grc gre greece griechenland grèce grecia
tr tur turkey türkei turquie turquía turchia türkiye
ru rus russia russland russie rusia russian_federation россия
ua ukr ukraine ucrania ucraina україна
ie irl ireland irland irlande irlanda
in ind india indien inde
cn chn china chine cina people's_republic_of_china
jp jpn japan japon japón giappone
kr kor south_korea korea südkorea corée_du_sud corea_del_sur republic_of_korea
ca can canada kanada canadá
au aus australia australien australie
nz nzl new_zealand neuseeland nouvelle-zélande nueva_zelanda
br bra brazil brasilien brésil brasil brasile
mx mex mexico mexiko mexique méxico messico
ar arg argentina argentinien argentine
za zaf rsa south_africa südafrika afrique_du_sud sudáfrica
eg egy egypt ägypten égypte egipto
ma mar morocco marokko maroc marruecos
sy syr syria syrien syrie siria
af afg afghanistan afganistán
ir irn iran
iq irq iraq irak
vn vnm vietnam viet_nam
ph phl philippines philippinen filipinas
th tha thailand thaïlande tailandia
ng nga nigeria
ke ken kenya kenia
"""
"""A country a line; _ is a blank."""
_STATES = """
al alabama / ak alaska / az arizona / ar arkansas / ca california / co colorado / ct connecticut / de delaware /
fl florida / ga georgia / hi hawaii / id idaho / il illinois / in indiana / ia iowa / ks kansas / ky kentucky /
la louisiana / me maine / md maryland / ma massachusetts / mi michigan / mn minnesota / ms mississippi / mo missouri /
mt montana / ne nebraska / nv nevada / nh new_hampshire / nj new_jersey / nm new_mexico / ny new_york /
nc north_carolina / nd north_dakota / oh ohio / ok oklahoma / or oregon / pa pennsylvania / ri rhode_island /
sc south_carolina / sd south_dakota / tn tennessee / tx texas / ut utah / vt vermont / va virginia / wa washington /
wv west_virginia / wi wisconsin / wy wyoming
"""
_LONG = 4
"""Letters from which a word is a name, and no code."""
_MOST = 0.8
"""Share of the values of a column that are such names and codes, at least: IN alone may be anything."""
_MANY, _HALF = 15, 0.5
"""Names in full from which half of the values are enough: there are three times as many countries as stand here."""


def places_of(texts: Collection[str]) -> Mapping[str, int]:
    """Return which country, or state, each text names that is one; empty unless nearly all name one, and one in full.

    Args:
        texts: the values of a column.
    """
    words = {text: _plain(text) for text in texts}
    for known in _known():
        found = {text: known[word] for text, word in words.items() if word in known}
        n_named = sum(len(words[text]) >= _LONG for text in found)
        if n_named and len(found) >= (_HALF if n_named >= _MANY else _MOST) * len(words):
            return found
    return {}


@cache
def _known() -> tuple[Mapping[str, int], Mapping[str, int]]:
    countries, states = _COUNTRIES.strip().splitlines(), _STATES.replace("\n", " ").split("/")
    return tuple(  # type: ignore[return-value]  # of two
        {_plain(word.replace("_", " ")): at for at, line in enumerate(lines) for word in line.split()}
        for lines in (countries, states)
    )


def _plain(text: str) -> str:
    return " ".join(without_accents(text.replace("\u2019", "'")).split())
