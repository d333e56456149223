"""Names of teachers, doctors, interviewers, parents and employers: those of others than the persons of the rows."""

from __future__ import annotations

import re
from collections.abc import Collection

from core.data.describing_names import in_words, words_of
from core.data.first_names import is_usual
from core.patterns import pattern_of

_ROLES = words_of(
    """
    teacher teachers instructor lecturer professor tutor coach trainer mentor doctor physician gp surgeon nurse
    midwife therapist clinician consultant dentist caregiver carer supervisor manager boss counselor counsellor
    advisor adviser mother father parent parents guardian spouse husband wife partner contact agent clerk officer
    judge lawyer attorney lehrer lehrerin lehrkraft klassenlehrer klassenlehrerin dozent dozentin betreuer
    betreuerin arzt arztin hausarzt hausarztin therapeut therapeutin chirurg operateur hebamme sachbearbeiter
    sachbearbeiterin berater beraterin vorgesetzter vorgesetzte mutter vater eltern erziehungsberechtigte
    ansprechpartner ansprechpartnerin ehepartner enseignant enseignante professeur instituteur maitre medecin
    chirurgien infirmier infirmiere mere pere conseiller responsable profesor profesora maestro maestra medico
    medica cirujano enfermera madre padre tutor tutora insegnante docente professore professoressa dottore
    dottoressa infermiere infermiera docent leraar leerkracht arts huisarts verpleegkundige moeder vader
    begeleider nauczyciel nauczycielka lekarz matka ojciec ucitel ucitelka lekar otec matka larare lakare mamma
    pappa laerer laege lege mor far opettaja laakari aiti isa ogretmen doktor anne учитель учительница врач мать
    отец 教師 医師 担任 老师 医生 prescriber prescribers verschreiber prescripteur prescriptor tuteur tutrice
    practitioner nurses hausarztpraxis behandler behandlerin pflegekraft superviseur supervisora 担当者 担当医 主治医
    担当 教员 班主任 主治医生 담임 의사 врачи лечащии
    """
)
_OBSERVERS = words_of(
    """
    interviewer interviewers enumerator enumerators enumerador encuestador encuestadora entrevistador entrevistadora
    enqueteur enquetrice interviewerin befrager befragerin rater raters coder coders annotator annotators
    observer observers enqueteur intervistatore rilevatore ankieter ankieterka tazatel intervjuare intervjuer
    интервьюер анкетер
    """
)
"""Who asks, watches or writes down: their codes tell nothing of the persons asked."""
_NAMES = words_of("name names nom noms nombre nombres nome nomi namn navn naam nimi imie jmeno meno nazwisko ad adi")
_BESIDE = words_of(
    """
    s of the in no nr id code number class home der des die de la le el du del della kod initials case treating
    attending primary care responsible family assigned referring behandelnder behandelnde traitant traitante titular
    tratante curante
    """
)
_BESIDE_STAFF = words_of("account line sales project product team area region regional store branch key")
"""Beside managers and the like; the area of a company holds no name of one."""
_BY = frozenset(
    (
        "case worker",
        "key worker",
        "social worker",
        "support worker",
        "care worker",
        "entered by",
        "recorded by",
        "interviewed by",
        "collected by",
        "coded by",
        "completed by",
        "erfasst von",
    )
)
_HANDLERS = words_of(
    """
    owner assignee rep reps representative salesperson salesman saleswoman seller leader coordinator organiser organizer
    caseworker recruiter broker executive eigentümer eigentümerin besitzer besitzerin inhaber inhaberin verantwortlicher
    verantwortliche zuständiger zuständige kundenbetreuer kundenbetreuerin kundenberater kundenberaterin verkäufer
    verkäuferin vertriebsmitarbeiter vertriebsmitarbeiterin vertreter vertreterin teamleiter teamleiterin teamleitung
    abteilungsleiter abteilungsleiterin projektleiter projektleiterin gruppenleiter gruppenleiterin filialleiter
    filialleiterin führungskraft fallmanager fallmanagerin accountmanager casemanager projektmanager
    propriétaire commercial commerciale vendeur vendeuse gestionnaire supérieur supérieure chef propietario propietaria
    dueño dueña vendedor vendedora comercial gestor gestora encargado encargada jefe jefa proprietario proprietaria
    venditore venditrice referente gestore capo eigenaar verkoper leidinggevende teamleider behandelaar proprietário
    proprietária gerente encarregado chefe ägare säljare handläggare ansvarig teamledare właściciel opiekun opiekunka
    handlowiec sprzedawca kierownik kierowniczka przełożony przełożona ejer sælger sagsbehandler saksbehandler eier
    selger leder
    """
)
"""Who deals with a row, or has it; it may be the person of the row, too, as the owner of a pet."""
_HANDLED = frozenset(
    " ".join(in_words(said))
    for said in """
    assigned to, allocated to, created by, modified by, last modified by, updated by, last updated by, changed by
    added by, submitted by, approved by, reviewed by, managed by, handled by, served by, sold by, responsible
    responsible person, person responsible, erstellt von, angelegt von, geändert von, zuletzt geändert von
    bearbeitet von, zugewiesen an, zugeordnet zu, betreut von, genehmigt von, verantwortlich, zuständig
    créé par, modifié par, attribué à, assigné à, affecté à, suivi par, traité par, creado por, modificado por
    asignado a, atendido por, gestionado por, creato da, modificato da, assegnato a, gestito da, seguito da
    gemaakt door, aangemaakt door, gewijzigd door, toegewezen aan, behandeld door, verantwoordelijke, criado por
    modificado por, alterado por, atribuído a, atendido por, responsável, skapad av, ändrad av, tilldelad
    tilldelad till, utworzone przez, utworzony przez, utworzył, zmodyfikowane przez, zmodyfikowany przez
    przypisany do, przypisane do, odpowiedzialny, oprettet af, opprettet av, ændret af, endret av, tildelt
    """.replace("\n", ",").split(",")
    if said.strip()
)
"""Names of columns in which programs keep who made, changed or got a row."""
_BESIDE_HANDLERS = words_of("contact lead deal ticket record opportunity case task request customer client company")
_TITLE = pattern_of(
    r"(?:dr|mr|mrs|ms|miss|prof|professor|doctor|sir|sr|sra|srta|don|do[nñ]a|hr|fr|herr|frau|m|mme|mlle|monsieur|madame"
    r"|dott|dottoressa|dott\.?ssa|sig|sig\.?ra|dhr|mevr|pan|pani|lek|mudr|mgr|ing|bay|bayan|schwester|sister|nurse|pastor)"
    r"(?:\. ?| )(?:(?:med|dent|dr|prof|ing)\.? )*[^\W\d_].*",
    re.IGNORECASE,
)
_SURNAMES = words_of(
    """
    smith jones taylor brown williams wilson johnson davies robinson wright thompson evans walker white roberts
    green hall wood jackson clarke patel khan lewis james phillips hill martin moore clark king baker harris
    morgan allen miller davis garcia rodriguez martinez hernandez lopez gonzalez perez sanchez ramirez torres
    flores rivera gomez diaz fernandez muller schmidt schneider fischer weber meyer wagner becker schulz hoffmann
    schafer koch bauer richter klein wolf schroder neumann schwarz zimmermann braun kruger hofmann hartmann lange
    schmitt werner krause meier lehmann huber maier bernard dubois thomas robert richard petit durand leroy moreau
    simon laurent lefebvre michel roux fournier dupont rossi russo ferrari esposito bianchi romano colombo ricci
    marino greco bruno gallo conti costa silva santos oliveira souza pereira lima ferreira jong jansen vries berg
    bakker dijk visser smit mulder nowak kowalski wisniewski novak svoboda novotny dvorak horvath nagy kovacs toth
    szabo andersson johansson karlsson nilsson hansen olsen larsen jensen nielsen korhonen virtanen yilmaz kaya
    demir nguyen tran kim lee park chen wang li zhang singh kumar sharma иванов петров смирнов кузнецов иванова
    петрова смирнова
    """
)
_SHARE = 0.5
"""Share of values with a usual surname or first name, at least, where others are rare ones."""
_EMPLOYERS = words_of(
    """
    employer employers company companies firm firma firmen arbeitgeber unternehmen betrieb ausbildungsbetrieb
    employeur entreprise societe empresa empleador azienda ditta datore werkgever bedrijf pracodawca zakład
    zamestnavatel arbetsgivare foretag arbejdsgiver arbeidsgiver virksomhed tyonantaja isveren sirket работодатель
    компания 会社 公司
    """
)
_LEGAL = pattern_of(
    r".*(?:\b(?:gmbh|ag|kg|ohg|ug|se|ltd|limited|inc|llc|plc|corp|corporation|sarl|sas|sasu|sa|srl|spa|bv|nv|oy|oyj|ab"
    r"|as|asa|a/s|aps|kft|zrt|sro|e\.v|s\.a|s\.l|s\.r\.l|s\.p\.a|s\.r\.o|b\.v|n\.v|sp\. z o\.o|d\.o\.o|ооо|оао|зао)"
    r"\b\.?|& co\b|& sons\b|株式会社|有限公司).*",
    re.IGNORECASE,
)
_FEW_FIRMS = 12
"""Different employers up to which they may be kinds of them, such as public and private."""
_HEADS = _ROLES | _OBSERVERS | _EMPLOYERS


def names_others(header: str, texts: Collection[str]) -> bool:
    """Return whether a column holds names, or codes, of persons other than those of the rows, or names of firms.

    Args:
        header: its name.
        texts: its distinct texts, without those that mean missing.
    """
    if handles_rows(header):
        return _are_words(texts) and _are_names(texts)
    words = in_words(header)
    named = {*words}
    if not texts or (named.isdisjoint(_HEADS) and " ".join(words) not in _BY):
        return False
    beside = _BESIDE | _BESIDE_STAFF if _EMPLOYERS.isdisjoint(named) else _BESIDE
    if not named <= _HEADS | _NAMES | beside and " ".join(words) not in _BY:
        return False  # the age of a mother, the size of a firm
    if not _EMPLOYERS.isdisjoint(named):
        return len(texts) > _FEW_FIRMS or any(map(_LEGAL.fullmatch, texts))
    if not _OBSERVERS.isdisjoint(named) or " ".join(words) in _BY:
        return True
    return _are_words(texts) and (not _NAMES.isdisjoint(named) or _are_names(texts))


def handles_rows(header: str) -> bool:
    """Return whether a column is called after who has a row, made it or deals with it, such as “Assigned to”."""
    words = [word for word in in_words(header) if word not in _NAMES]
    if " ".join(words) in _HANDLED:
        return True
    beside = _BESIDE | _BESIDE_STAFF | _BESIDE_HANDLERS
    return not _HANDLERS.isdisjoint(words) and {*words} <= _HANDLERS | _HEADS | beside


def _are_words(texts: Collection[str]) -> bool:
    return not any(map(str.isdecimal, "".join(texts)))


def _are_names(texts: Collection[str]) -> bool:
    """Return whether most texts are names of persons: with a title, or a usual surname or first name."""
    n_known = sum(_TITLE.fullmatch(text) is not None or any(map(_is_name, text.split())) for text in texts)
    return n_known >= _SHARE * len(texts)


def _is_name(word: str) -> bool:
    plain = words_of(word)
    return word[:1].isupper() and (is_usual(word) or (bool(plain) and plain <= _SURNAMES))
