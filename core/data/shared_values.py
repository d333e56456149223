"""What several persons may share, as family names and chiefs, told from numbers of persons who have several rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from core.data.amount_names import names_unit, says_amount
from core.data.column_profile import MOST_DISTINCT, ColumnProfile
from core.data.column_values import is_full_name
from core.data.describing_names import in_words, names_places, words_of
from core.data.identifier_names import Hint, hint, says_code, says_number, says_person
from core.data.names_of_others import handles_rows
from core.data.names_of_places import is_elected, names_place
from core.data.person_numbers import says_each_person
from core.data.personal_traits import BIRTH, trait_of
from core.data.remarks import are_remarks
from core.domain.attribute import Kind
from core.patterns import pattern_of

_NAMES = words_of(
    """
    name names surname lastname firstname fullname forename forenames givenname
    nachname vorname vornamen familienname namen nom prenom prenoms apellido apellidos nombre nombres cognome nome
    sobrenome apelido naam voornaam achternaam imie nazwisko jmeno prijmeni fornamn efternamn fornavn etternavn
    efternavn etunimi sukunimi keresztnev vezeteknev nume prenume isim soyad
    имя фамилия отчество фио ονομα επωνυμο 姓名 氏名 名前 성명 이름 الاسم שם
    """
)
_FAMILIES = words_of(
    """
    surname surnames lastname familyname nachname nachnamen familienname zuname cognome apellido apellidos sobrenome
    apelido achternaam nazwisko prijmeni efternamn etternavn efternavn sukunimi vezeteknev soyad soyadi фамилия επωνυμο
    """
)
"""Names that relatives and strangers share."""
_CODE = pattern_of(r"(?P<before>[^\W\d_]{1,12})[-_./ ]?[0-9]+")
_LOGINS = words_of("user login account username nutzer benutzer usuario utente")
"""Words of names that two persons have not."""
_ADDRESSES = words_of(
    """
    street address strasse str adresse anschrift hausnummer rue direccion calle indirizzo endereco adres straat ulica
    gatuadress katuosoite ulice utca
    """
)
_USER_NAMES = words_of("username userid login loginname benutzername nutzername utilisateur usuario")
_EMPLOYERS = words_of(
    """
    employer employers company companies firm school university college organisation organization institution agency
    arbeitgeber firma unternehmen betrieb schule hochschule universitat einrichtung trager
    employeur entreprise societe ecole universite etablissement lycee
    empresa empleador escuela colegio universidad institucion azienda scuola universita ente empregador escola
    universidade instituicao werkgever bedrijf pracodawca szkola uczelnia arbetsgivare skola foretag arbeidsgiver skole
    virksomhed tyonantaja koulu zamestnavatel skola munkaltato iskola isveren okul работодатель школа университет
    会社 学校 公司 单位
    """
)
"""Who has many persons: its name is nobody's."""
_TAXA = words_of("species taxon common vernacular scientific genus breed cultivar variety art gattung espece especie")
"""Words beside the name of a kind of animals or plants."""
_BESIDE_NAMES = words_of("name names of the your current present last main der des die de la le l nom nombre nome naam")
_BEHIND = "/", ".", ":", "_"
"""What programs write between a question and one of its answers."""
_HOUSEHOLDS = words_of(
    """
    household households hh family case account policy haushalt familie fall konto menage foyer famille compte hogar
    familia caso cuenta famiglia nucleo conto agregado huishouden gezin husstand hushall perhe
    """
)
"""What relatives share a number of."""
_HOUSEHOLD_NUMBER = pattern_of("(?:household|haushalt|hh|familien?|fall|case)[a-z]")
"""Compounds of them, such as householdid and Fallnummer."""
_MAILS = words_of("mail email ip web url mac")
_CHIEFS = words_of(
    """
    manager supervisor superior boss chief head advisor adviser tutor teacher lecturer doctor physician therapist mentor
    coach trainer vorgesetzte vorgesetzter vorgesetzten fuhrungskraft chef leiter betreuer arzt hausarzt therapeut
    lehrer dozent ansprechpartner superieur responsable medecin professeur enseignant jefe profesor medico capo
    insegnante leidinggevende docent kierownik lekarz nauczyciel
    """
)
"""Persons of whom one has many others."""
_BOSSES = words_of(
    """
    manager boss chief head superior vorgesetzte vorgesetzter vorgesetzten fuhrungskraft chef leiter responsable jefe
    capo leidinggevende kierownik
    """
)
"""Chiefs, who have rows of their own in lists of all who work somewhere."""
_UNITS = words_of(
    """
    department team unit section division class school company employer store branch
    office site room building project club verein association
    abteilung kostenstelle filiale standort raum zimmer klasse schule firma arbeitgeber betrieb projekt
    departement equipe classe ecole entreprise bureau departamento equipo clase escuela empresa oficina
    reparto squadra azienda afdeling klas dzial
    course group center centre agency shift course kurs gruppe schicht cours groupe agence curso grupo agencia turno
    corso gruppo filiale cursus groep ploeg kurs grupa oddzial oddział zmiana
    flat flats apartment apartments apt wohnung appartement piso apartamento appartamento mieszkanie byt lagenhet
    house haus maison casa huis dom domu bed seat table locker cabin tent bus tram coach wagon flight shirt jersey
    bett platz tisch spind kabine zelt trikot lit siege cama asiento mesa letto posto zitplaats tafel
    interviewer interviewerin enumerator rater coder enqueteur
    """
)
"""Classes, offices and other units of many persons, and things that many have a number of, such as houses and seats."""
_THINGS = words_of(
    "sku ean gtin isbn upc barcode product item article artikel produkt produit producto prodotto warengruppe"
)
"""What is sold, whose codes recur as things are bought again."""
_SOLD = words_of("sku ean gtin isbn upc asin")
_SOLD_NUMBERS = words_of("artikelnr artikelnummer productid productno productcode itemsku")
"""Names of codes that only things have, whatever stands beside them."""
_POSITIONS = words_of(
    "position positions post job role title stelle planstelle dienstposten poste cargo puesto posizione functie"
)
"""What many persons hold, each by another contract."""
_ORIGINS = words_of(
    """
    nationality nationalities nationalite nationalitat staatsangehorigkeit staatsburgerschaft nacionalidad nacionalidade
    nazionalita nationaliteit narodowosc obywatelstwo statni obcanstvi citizenship citoyennete ciudadania cidadania
    cittadinanza medborgarskap statsborgerskab statsborgerskap kansalaisuus uyruk гражданство национальность 国籍 국적
    """
)
"""What a passport says of where many are from; an ID beside it is none of these words."""
_BIRTHS = words_of(
    "born birth dob ปีเกิด วันเกิด 出生日期 出生年月 出生年月日 出生年 生年月日 生年 생년월일 출생년도 рождения"
)
_BORN = pattern_of(r"(?:[0-9]{1,4}(?:[-./ 年月]{1,2}[0-9]{1,4}){0,2}|[0-9]{6,8})[.日年]?(?: ?\([0-9]{1,3}\))?")
"""A day or a year, or one as digits alone: 95-03-27, 950327, 1995 (29); a number of a person has more."""
_WORN = words_of("device devices gerat geraet geratenummer appareil dispositivo plate kennzeichen vehicle fahrzeug")
"""Things that one person may have for long: they name nobody only where another column numbers the persons."""
_OF_MANY = pattern_of(
    "(?:abteilungs?|kostenstellen?|raum|zimmer|filial(?:en)?|standort|team|klassen|haus|huis|bett|sitz|sitzplatz|platz|"
    "tisch|kurs|gruppen|bus|trikot|schicht)(?:nr|nummer|id|name)"
)
_NAMESAKES = 0.05
"""Rows that share their full name with others, at most; of more, persons have several rows."""
_FEW_NAMESAKES = 0.01
"""Such rows, at most, beside a column that is only called an identifier: it may number something else than persons."""
_MOST = 0.9


def without_shared(recurring: Sequence[ColumnProfile], profiles: Sequence[ColumnProfile]) -> list[ColumnProfile]:
    """Return the recurring columns that the others do not explain.

    Codes of places and of things for sale name nobody, nor do amounts, things and units beside a column that tells
    all rows apart. Where that column numbers persons, rows that share a family name, a chief or a street are of
    several. Rare namesakes are, too, where it is a plain identifier and nothing has a day on which it happened; family
    names also, where its values begin as numbers of persons do.
    """
    names = [profile.header for profile in profiles]
    recurring = [profile for profile in recurring if not (_names_nobody(profile) or _has_choices(profile, names))]
    recurring = [each for each in recurring if not (names_place(each.header, names) or is_elected(each.header, names))]
    keys = _keys(profiles)
    if keys:
        recurring = [each for each in recurring if not (_is_amount(each) or _is_of_many(each) or _is_staff(each))]
    if any(map(_is_of_many, keys)):
        recurring = [profile for profile in recurring if _CHIEFS.isdisjoint(in_words(profile.header))]
    n_rows = next((key.n_distinct for key in keys if _tells_persons_apart(key)), 0)
    if not n_rows and not any(map(_dates_events, profiles)):
        plain = [key for key in keys if {*in_words(key.header)} == {"id"}]
        recurring = [
            profile for profile in recurring if not (plain and _has_few_namesakes(profile, plain[0].n_distinct))
        ]
        if any(map(_begin_as_persons, plain)):
            recurring = [profile for profile in recurring if not _are_families(profile)]
    return [profile for profile in recurring if not n_rows or not _is_shared(profile, n_rows)]


def number_persons(profiles: Sequence[ColumnProfile]) -> bool:
    """Return whether a column numbers persons, and each row has a number of its own."""
    return any(map(_tells_persons_apart, _keys(profiles)))


def says_household(header: str) -> bool:
    """Return whether a column, by its name, has numbers of households, cases or accounts, which persons share."""
    named = in_words(header)
    return not _HOUSEHOLDS.isdisjoint(named) or any(_HOUSEHOLD_NUMBER.match(word) for word in named)


def _keys(profiles: Sequence[ColumnProfile]) -> list[ColumnProfile]:
    return [profile for profile in profiles if _tells_rows_apart(profile)]


def _tells_rows_apart(profile: ColumnProfile) -> bool:
    """Return whether the column seems to identify, and each row has a value of its own."""
    is_full = not profile.n_blank and not profile.missing and profile.n_distinct < MOST_DISTINCT
    is_unique = is_full and bool(profile.values) and profile.values[0][1] == 1
    return is_unique and (profile.is_id_like or says_each_person(profile.header))


def _tells_persons_apart(key: ColumnProfile) -> bool:
    """Return whether a column that tells all rows apart has what a person has one of: a number, a login or a name."""
    if says_each_person(key.header) or all("@" in text for text, _ in key.values) or _is_login(key):
        return True
    return not _NAMES.isdisjoint(in_words(key.header)) and _are_most(key, is_full_name)


def _is_login(profile: ColumnProfile) -> bool:
    return "".join(in_words(profile.header)) in _USER_NAMES


def _names_nobody(profile: ColumnProfile) -> bool:
    """Return whether the column has places, codes of them or of things, nationalities, employers or remarks."""
    if says_code(profile.header) or _is_sold(profile) or are_remarks(profile):
        return True
    words = {*in_words(profile.header)}
    if _has_births(profile) or names_places(profile.header) or (words and words <= _ORIGINS):
        return True
    return bool(words & (_EMPLOYERS | _TAXA)) and words <= _EMPLOYERS | _TAXA | _BESIDE_NAMES


def _has_births(profile: ColumnProfile) -> bool:
    """Return whether the column has days or years of birth by itself, in whatever writing: many share one."""
    is_named = trait_of("".join(in_words(profile.header))) == BIRTH or not _BIRTHS.isdisjoint(in_words(profile.header))
    if not is_named or profile.recurs_beside is not None:
        return False
    return _are_most(profile, lambda text: _BORN.fullmatch(text.strip()) is not None)


def _has_choices(profile: ColumnProfile, names: Sequence[str]) -> bool:
    """Return whether other columns have each of its answers, as q1/a and q1/b beside q1: several stand in its cells."""
    begun = [name for name in names if name.startswith(tuple(profile.header + mark for mark in _BEHIND))]
    answers = {name[len(profile.header) + 1 :].casefold() for name in begun}
    given = [text.replace(",", " ").replace(";", " ").casefold().split() for text, _ in profile.values]
    return len(begun) > 1 and sum(answers >= {*each} for each in given) >= _MOST * len(given)


def _is_amount(profile: ColumnProfile) -> bool:
    """Return whether the column holds numbers, which its name calls amounts."""
    return profile.kind is Kind.NUMBER and (says_amount(profile.header) or names_unit(profile.header))


def _is_of_many(profile: ColumnProfile) -> bool:
    """Return whether the column names units or things, each of which many rows have."""
    words = in_words(profile.header)
    if not (_UNITS | _THINGS).isdisjoint(words) or any(map(_OF_MANY.fullmatch, words)):
        return True
    return not _POSITIONS.isdisjoint(words) and all(word in _POSITIONS or says_number(word) for word in words)


def _is_staff(profile: ColumnProfile) -> bool:
    """Return whether the column has names of those who teach, treat or ask many; a chief or owner may be the person."""
    words = in_words(profile.header)
    if not profile.names_others or handles_rows(profile.header):
        return False
    return _BOSSES.isdisjoint(words) or "case" in words


def _is_sold(profile: ColumnProfile) -> bool:
    """Return whether the column has codes of what is sold; that of a person who buys is called otherwise."""
    words = in_words(profile.header)
    return not _SOLD.isdisjoint(words) or "".join(words) in _SOLD_NUMBERS


def _dates_events(profile: ColumnProfile) -> bool:
    """Return whether the column has days other than those of birth: what comes with a day may come again."""
    return profile.kind is Kind.DATE and trait_of("".join(in_words(profile.header))) != BIRTH


def _has_few_namesakes(profile: ColumnProfile, n_rows: int) -> bool:
    """Return whether full names of persons recur as rarely as in lists with a row for each."""
    is_name = not _NAMES.isdisjoint(in_words(profile.header)) and _are_most(profile, is_full_name)
    return is_name and n_rows - profile.n_blank - profile.n_distinct <= _FEW_NAMESAKES * n_rows


def _begin_as_persons(key: ColumnProfile) -> bool:
    """Return whether all values are numbers behind one beginning that stands for a person, such as P0042 or Pat-42."""
    found = [_CODE.fullmatch(text) for text, _ in key.values]
    begun = {each["before"].casefold() for each in found if each}
    return all(found) and len(begun) == 1 and all(each == "p" or says_person(each) for each in begun)


def _are_families(profile: ColumnProfile) -> bool:
    """Return whether the column has family names alone, of which no person has one for herself."""
    is_such = "".join(in_words(profile.header)) in _FAMILIES and profile.recurs_beside is None
    return is_such and _are_most(profile, _is_word) and not _are_most(profile, is_full_name)


def _is_shared(profile: ColumnProfile, n_rows: int) -> bool:
    """Return whether several persons, each with one of so many rows, may have what recurs in this column."""
    said, words = hint(profile.header), in_words(profile.header)
    if said is Hint.PERSON_NUMBER:
        return False
    if profile.recurs_beside is not None or not (_CHIEFS | _WORN).isdisjoint(words):
        return True
    if profile.kind is not Kind.CATEGORIES or said is Hint.ENDS_WITH_NUMBER:
        return False
    if not _ADDRESSES.isdisjoint(words):
        return _MAILS.isdisjoint(words)
    return _are_most(profile, _is_word) and _may_be_namesakes(profile, n_rows, said, words)


def _may_be_namesakes(profile: ColumnProfile, n_rows: int, said: Hint, words: list[str]) -> bool:
    """Return whether words recur as names of persons do, or are none of persons: few full names are those of two."""
    is_name = _LOGINS.isdisjoint(words) and (
        not _NAMES.isdisjoint(words) or any(word.endswith(("name", "namen")) for word in words)
    )
    if (is_name or said is Hint.PERSON) and _are_most(profile, is_full_name):
        return n_rows - profile.n_blank - profile.n_distinct <= max(1, _NAMESAKES * n_rows)
    return is_name or said is not Hint.PERSON


def _are_most(profile: ColumnProfile, is_such: Callable[[str], bool]) -> bool:
    return sum(is_such(text) for text, _ in profile.values) >= _MOST * len(profile.values)


def _is_word(text: str) -> bool:
    return "@" not in text and not any(map(str.isdecimal, text))
