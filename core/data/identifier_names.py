"""Recognise names of columns that identify persons, in the languages of registers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import IntEnum
from functools import lru_cache

from core.data.describing_names import in_words, says_description, words_of
from core.data.names_of_areas import says_area
from core.patterns import pattern_of

_PERSONS = words_of(
    """
    pat pt patient patients person persons people subject subj participant ppt respondent member customer client user
    student pupil employee worker staff insured case household individual resident citizen inmate claimant
    beneficiary taxpayer name surname lastname firstname fullname forename username login email mail phone mobile
    account vp vpn sujet sujeto 被験者 被试 피험자 испытуемыи
    sub badge driver rider athlete fahrer fahrerin kd kundin schulerin probandin teilnehmerin
    patientin patienten versicherte versicherter versicherten kunde kunden nutzer benutzer schuler schueler
    klient klientin klienci klijent spieler spielerin jugador jugadora joueur joueuse giocatore jogador
    studierende mitarbeiter fall haushalt mitglied teilnehmer proband probanden bewohner einwohner burger buerger
    nachname vorname familienname telefon tel handy konto beschaftigte beschaeftigte
    personne individu assure adherent membre salarie employe eleve etudiant usager utilisateur menage cas
    nom prenom telephone compte beneficiaire habitant
    paciente persona individuo asegurado afiliado socio miembro empleado trabajador alumno estudiante usuario
    hogar caso apellido apellidos nombre telefono cuenta beneficiario cliente habitante
    paziente assistito utente dipendente studente cognome nome aluno pessoa agregado
    klant deelnemer medewerker huishouden pasient potilas henkilo pacjent osoba pacient hasta
    пациент клиент фамилия имя отчество фио телефон почта адрес 患者 姓名 氏名 名前 电话 電話 手机 邮箱 地址 住所
    성명 이름 환자 전화 ασθενης ονομα επωνυμο τηλεφωνο الاسم اسم المريض الهاتف العنوان שם טלפון imie nazwisko jmeno
    prijmeni adres adresse address anschrift direccion indirizzo endereco isim soyad
    """
)
"""Words for a person or a person's name; they count if the column's name has no unknown word."""

_NUMBERED = words_of(
    """
    pid mrn nhs ssn nino bsn cpf curp dni nie nir nss ahv avs cpr pesel uid upi ipp ppn kvnr svnr empi
    seqn idno pidp hhidpn mergeid lfdn nomem serialno
    nip nif oib jmbg emso egn cnp amka taj hetu henkilotunnus isikukood asmenskods tckn matrikel
    fødselsnummer fodselsnummer fodselsnr fnr cprnr pesel persnr svnr rvnr ssn ahvnr iban nir niss insz sin tfn ird rfc
    sozialversicherungsnummer rentenversicherungsnummer steuernummer steueridentifikationsnummer burgerservicenummer
    adoszam tajszam kimlik tckimlik kennitala
    снилс инн огрн огрнип окпо егн јмбг αφμ αμκα
    personnummer matricule matricola matricula legajo aadhaar aktenzeichen cedula rut expediente prontuario nhc
    학번 사번
    startnr startnummer startnumber racenumber bibnumber dossard dorsal pettorale rugnummer
    """
)
"""Names of personal numbers; the second line are those of large surveys, such as NHANES, ESS, HRS and SHARE.

After it come those of registers and tax offices, such as NIP and NIF.
"""

_FILES = words_of(
    """
    record medical health hospital social security insurance national tax passport licence license card file chart
    dossier securite sociale assurance expediente historia clinica seguridad seguro sanitaria akte versicherung
    sozialversicherung krankenversicherung ausweis pass steuer karte carte tarjeta personal membership policy police
    poliza fiscale fiscal rodne
    secu sv rv ahv pers identity citizen national nationale nazionale nacional taj
    """
)
"""Things that each person has a number of."""

_NUMBERS = words_of(
    """
    id ids idnum idno idnr idnumber idnummer no nr n num nums number numbers nummer numero key code kennung
    kennziffer kennzeichen zeichen identifier
    identifiant identificador identificativo identification identifikation uuid guid hash pseudonym pseudonyme
    pseudonimo codice codigo alias ref reference referenz referencia nro nummern cislo 番号 id番号 номер αριθμος
    szam szama sz tunnus numarasi numara cisla nummeret
    numer 编号 編號 번호
    """
)
_IDENTIFIERS = words_of(
    """
    id ids idnum idno idnr idnumber idnummer uuid guid identifier identifiant identificador pseudonym pseudonyme
    pseudonimo
    """
)
"""Words that mean an identifier alone; "key", "code" or "number" alone need not."""

_ROWS = words_of("row rows line zeile lfd lfdnr laufende laufnr index ligne fila riga linha rij wiersz lp pos sno srno")
"""What a number of rows is called by beside words of numbers: lfd. Nr., row number, and L.p. in Polish lists."""

_CODED = words_of(
    """
    zip zipcode postcode postal plz postleitzahl fips icd nuts ags isco nace sic naics kldb isic insee siren siret ars
    gemeindekennziffer gemeindekennzahl gemeindeschlussel kreisschlussel gkz kennziffer
    geocode zcta modzcta istat cfips cz uhf cik votesmart
    postnummer postnr postinumero
    iso ubigeo ibge ean isbn issn gtin upc barcode 郵便番号 邮政编码 邮编 郵遞區號 우편번호
    """
)
"""Names of codes of places, diagnoses, occupations and industries: numbers that are labels, whose sums mean nothing."""

_LEAST_CALLED = 100_000
"""The greatest number of telephones or identity cards, at least."""
_OF_CARDS = words_of(
    """
    dni dui nie nif cedula documento pasaporte passport curp cpf rut run pesel ssn aadhaar nik ktp cin cni ine rfc
    personalausweis ausweisnummer codicefiscale
    """
)
_TELEPHONE = pattern_of(r"tel$|(?:tele|cell)?phone|telef|telno|mobil|handy(?:nr|nummer)?$|celular|movil$|gsm$|whatsapp")
_OF_AREAS = words_of("dept deptmt dpt dpto departement departamento circo circonscription commune canton municipio")
"""Areas and the like, of which a row has one, numbered where “num” or “no” stands before the word: num_deptmt."""
_CODED_IN_SPANISH = words_of(
    """
    entidad municipio localidad ocupacion estado escolaridad nacionalidad mes edad pais provincia departamento distrito
    derechohabiencia jurisdiccion
    """
)
"""What is coded where “Id” stands before the word, in tables of Spanish authorities: IdMunicipioResidencia."""
_UNIT = pattern_of(
    "(?:study|trial)?(?:site|country|station|plot|quadrat|transect|cost(?:centre|center)|kostenstellen?|pays|pais)"
    "(?:id|ids|no|nr|num|number|nummer|nums|code|codes|key)?"
)
"""What gathers many people or measurements, with or without a word of numbers, as SITEID and country_code."""
_OF_CODES = words_of(
    "code codes codice codigo codigos kod kode koodi schlussel schluessel category kategorie categoria"
)
_CODES = words_of("code codes codice codigo codigos kod kode koodi schlussel schluessel")
_NUMBERED_THINGS = words_of(
    """
    class type district districts ward precinct tract region province state borough municipality constituency
    dept dpt abteilung abt group groupe grupo gruppe gruppo grupa skupina departamento
    zone beat circuit department route platoon cluster locker spind schliessfach
    county canton division stadtbezirk stadtteil landkreis bundesland wahlbezirk gmina powiat wojewodztwo kommun lan
    wijk buurt gemeente район округ
    bezirk kreis wahlkreis gemeinde kanton departement arrondissement commune comune municipio provincia distrito
    """
)
"""Things that go by numbers as by names; they count as the last word, as in "fire district"."""
_NUMBERED_SO = words_of(
    """
    flight train bus tram line vehicle room house building bed table track lot batch parcel plot field cage pen event
    trial site school store shop branch office station stop gate platform seat machine device ticket invoice order
    flug zug linie wagen raum zimmer haus gebaude bett gleis platz gerat filiale rechnung vol salle vuelo volo sala
    """
)
_LABELLED = words_of(
    """
    room zimmer raum salle sala lokaal ext extension durchwahl desk bed bett seat gate platform locker tarifgruppe
    entgeltgruppe besoldungsgruppe lohngruppe diag diagnosis diagnose diagnostic diagnostico product produkt
    """
)
"""Things whose numbers are labels by themselves: nobody has 214 rooms."""
_BY_NUMBER = words_of("number nummer nr num no numero nro numer cislo")
"""Things with a number of their own, and how it is called behind them: the number of flights begins otherwise."""
_CODE_OF = pattern_of("[a-z]+codes?")
"""Compounds such as CountyDCode and geocode."""
_COUNTED = words_of(
    """
    number count counts total votes voters population size amount income area distance rate ratio percent percentage
    share score per mean average median sum cost costs price spending budget students people persons cases deaths
    pop gdp crimes births anzahl zahl summe flache einwohner nombre cantidad importo
    """
)
"""Words of what is counted or measured of such things, or by code."""
_AMONG = words_of("in by of within pro je im par por en")
"""Words between what is counted and where: trees in a ward are no wards."""
_FIPS = pattern_of(r"(?:[a-z]{2,})?fips?(?:[a-z]{2,})?")
"""Codes of American places, as in statefip and stfips."""

_FILLERS = words_of(
    "a an the of for de du des d la le les l el los las del der die das den do da dos di della y et und and"
)

_COMPOUND = pattern_of(
    "(?:patient|versicher|kunden|person|mitglied|schuler|schueler|student|teilnehmer|proband|haushalt|mitarbeit|fall|"
    "matrikel|sozialversicher|krankenkass|kranken|steuer|customer|client|member|subject|participant|respondent|"
    "employee|household|case|user|medewerker|klant|pasient|resp|subj|usubj|pupil|staff|emp|study|record|unique|row|"
    "roll|hh)[a-z]*?"
    "(?:id|ids|nr|no|num|nummer|number|kennung|kennziffer|kennzeichen|code|key|uuid|guid)|"
    "(?:患者|病人|病历|病歷|住院|门诊|門診|診察券|カルテ|社員|職員|会員|學籍|学籍|学生|學生|学|學|工|従業員|員工|员工|客户|顧客|身份证)"
    "(?:番号|番號|编号|編號|号码|號碼|号|號|id|no)|"
    "[\u4e00-\u9fff]*(?:手机|手機|电话|電話|身份证)(?:号码|號碼|号|號)|"
    "(?:환자|차트|회원|사원|학생|고객|등록|병록)(?:번호|id)"
)
"""Compound names such as Versichertennummer or patientid."""
_COMPOUND_ENDS = (
    "id",
    "ids",
    "nr",
    "no",
    "num",
    "mer",
    "ber",
    "kennung",
    "ziffer",
    "zeichen",
    "code",
    "key",
    "uuid",
    "guid",
)
"""How such compounds of Latin letters end; names that end otherwise need no look at the pattern."""
_SHORTEST = len("hhid")
"""Letters of such a compound, at least; “id” and “nr” by themselves are none."""

_HAS_ID = pattern_of(r"(?:^|[^A-Za-z]|[A-Z]{2})(?:id|ids|uuid|guid|key|identifier)(?:$|[^a-z])|_?ID$|Id$")
"""Behind one capital it is another word: Lid is a member in Dutch."""
_TAX_CODE = frozenset(("tax", "code"))
"""In Britain, how pay is taxed, which many share; else a number of a person."""
_ENDS_WITH_NUMBER = pattern_of(
    r"(?:nummer|(?<!\bi)nr\.?|kennung|kennziffer|number|num[eé]ro|número|matricola|matricule|\bnumer|číslo|номер"
    r"|番[号號]|[编編][号號]|(?<![型信符])[号號]|번호|№|\bn\.?[º°o]\.?)$|^№|^(?:numer|číslo)\b",
    re.IGNORECASE,
)


class Hint(IntEnum):
    """How strongly a name suggests that the column identifies persons."""

    DESCRIPTION = -1
    """Age, town, number of visits: describes a person."""
    NONE = 0
    ENDS_WITH_NUMBER = 1
    """House number, Zimmernummer: may be a code or a personal number."""
    PERSON = 2
    """Patient, key: may also be a kind of patient."""
    PERSON_NUMBER = 3
    """Patient number: can only identify persons."""


@lru_cache(maxsize=1 << 12)  # a dozen looks ask for each name
def hint(header: str) -> Hint:
    """Return what the name of a column suggests about its values."""
    words = words_of(header)
    compounds = (word for word in words if len(word) >= _SHORTEST and word.endswith(_COMPOUND_ENDS))
    is_compound = any(map(_COMPOUND.fullmatch, (*compounds, *(word for word in words if not word.isascii()))))
    if is_compound or (words & (_NUMBERED | _IDENTIFIERS) and _is_all_known(words)):
        return Hint.PERSON_NUMBER
    if words & (_PERSONS | _FILES) and words & _NUMBERS and _is_all_known(words):
        return Hint.PERSON if words == _TAX_CODE else Hint.PERSON_NUMBER
    if (words & _PERSONS and _is_all_known(words)) or _HAS_ID.search(header):
        return Hint.PERSON
    if _ENDS_WITH_NUMBER.search(header.strip()):
        return Hint.ENDS_WITH_NUMBER
    return Hint.DESCRIPTION if says_description(header, words) else Hint.NONE


def says_code(header: str) -> bool:
    """Return whether the name of a column says that its numbers are codes of places, diagnoses or the like."""
    words = words_of(header) | words_of(header.casefold())  # KldB is one word
    is_unit = _UNIT.fullmatch("".join(in_words(header))) is not None
    if is_unit or bool(words & _CODED) or any(map(_FIPS.fullmatch, words)):
        return True
    return says_area(header) and hint(header) is not Hint.PERSON_NUMBER


def names_codes(header: str, greatest: float) -> bool:
    """Return whether numbers up to this one are codes below the name, or those of telephones and identity cards."""
    words = words_of(header)
    is_called = not words.isdisjoint(_OF_CARDS) or any(map(_TELEPHONE.match, words))
    return says_code(header) or (is_called and greatest >= _LEAST_CALLED)


def ends_with_code(header: str) -> bool:
    """Return whether the name ends with a word for a code, as “IATA code” and Ländercode do: hardly any value does."""
    last = in_words(header)[-1:]
    return not _CODES.isdisjoint(last) or any(map(_CODE_OF.fullmatch, last))


def says_label(header: str, *, few: bool = False, has_nought: bool = False) -> bool:
    """Return whether the name says that whole numbers are labels, of which bins would make no sense.

    Few numbers are below a name that ends as event_id does; many are identifiers by that name. No bed is the bed 0, but
    homes have none.
    """
    named = in_words(header)
    is_numbered = named[:1] == ["nr"] and len(named) > 1 and _AMONG.isdisjoint(named)  # nr_klasy, in Polish
    is_numbered = is_numbered or numbers_area(header)
    if {*named} <= _LABELLED and named and not has_nought:
        return True
    if is_numbered or _numbers_thing(named) or (few and not _IDENTIFIERS.isdisjoint(named[-1:])):
        return True
    if not _COUNTED.isdisjoint(named):
        return says_place(header)
    ends_so = _AMONG.isdisjoint(named) and not _NUMBERED_THINGS.isdisjoint(named[-1:])
    coded = named[:1] + named[-1:]
    if not _NUMBERED_THINGS.isdisjoint(named) and _AMONG.isdisjoint(named):
        coded = named  # as CountyDCodeRice
    is_code = not _OF_CODES.isdisjoint(coded) or any(map(_CODE_OF.fullmatch, coded[1:]))
    return says_place(header) or is_code or ends_so


def numbers_area(header: str) -> bool:
    """Return whether the name is that of a number or a code of an area or the like, as num_circo, IdEntidadNatal."""
    first, second = (*in_words(header), "", "")[:2]
    return (first in _BY_NUMBER and second in _OF_AREAS) or (first == "id" and second in _CODED_IN_SPANISH)


def _numbers_thing(named: Sequence[str]) -> bool:
    """Return whether the name is that of a number that a thing has, as Flight_Number and county number."""
    return (
        named[-1:] != [] and named[-1] in _BY_NUMBER and not (_NUMBERED_SO | _NUMBERED_THINGS).isdisjoint(named[-2:-1])
    )


def says_place(header: str) -> bool:
    """Return whether the name says that numbers stand for districts or the like, not how many there are."""
    first = re.search(r"[^\W\d_]+", header)
    is_place = bool(first and words_of(first[0]) & _NUMBERED_THINGS)
    return is_place and words_of(header) <= _NUMBERED_THINGS | _NUMBERS | _FILLERS


def says_person(header: str) -> bool:
    """Return whether the name has a word for a person or a person's name."""
    return bool(words_of(header) & _PERSONS)


def says_number(header: str) -> bool:
    """Return whether the name says that the column holds numbers or codes of something: those of persons repeat."""
    return bool(words_of(header) & _NUMBERS)


def says_row(header: str) -> bool:
    """Return whether the name says nothing but that the column numbers something, as “Nr” and “#” do."""
    words = words_of(header)
    return header.strip() == "#" or (bool(words) and words <= _NUMBERS | _ROWS | _FILLERS)


def _is_all_known(words: frozenset[str]) -> bool:
    """Return whether the name has no unknown word: "patient age" describes patients and identifies none."""
    return words <= _PERSONS | _NUMBERED | _FILES | _NUMBERS | _FILLERS
