"""Recognise names of columns that describe persons, such as an age, a place or a count."""

from __future__ import annotations

import re
from functools import lru_cache

from core.data.accents import without_accents
from core.patterns import pattern_of

_INNER_CAPITAL = pattern_of(r"(?<=[a-zß-ÿ])(?=[A-ZÀ-Þ])")
_WORD = pattern_of(r"[^\W\d_]+")


@lru_cache(maxsize=1 << 12)  # a dozen looks ask for each name
def words_of(header: str) -> frozenset[str]:
    """Return the words of a name without case and accents; "PatientID" and "patient_id" are two words each."""
    return frozenset(in_words(header))


def in_words(header: str) -> list[str]:
    """Return the words of a name, as `words_of` does, as they come."""
    return [*_in_words(header)]


@lru_cache(maxsize=1 << 12)
def _in_words(header: str) -> tuple[str, ...]:
    said = header.replace(".º", "º")  # N.º is one word
    return tuple(_WORD.findall(without_accents(said if said.islower() else _INNER_CAPITAL.sub(" ", said))))


DESCRIBING = words_of(
    """
    age ages year years month months day days week weeks hour hours minute date time quarter season period wave
    sex gender race ethnicity nationality religion language marital citizenship offence offense store branch agency
    nationalite nationalitat staatsangehorigkeit staatsang nacionalidad nazionalita nationaliteit filiale agence
    region district county province state country city town village municipality canton postcode postal zip area
    location place residence origin borough airport department ward clinic hospital station room floor school
    occupation job profession industry sector education degree grade grades mark marks level stage class band
    diagnosis treatment therapy procedure drug medication symptom severity disease cause icd blood
    type kind category group status segment reason purpose colour color brand product model
    number count counts total times visits size amount sum income salary wage price cost costs fee rent duration
    length height weight bmi dose distance rate ratio percent percentage share score scale rating rank points nps
    answer question item value quantity children siblings rooms hours result
    horsepower power pressure temperature temp pulse speed depth thickness width volume capacity yield mileage miles
    founded established built
    minutes seconds population votes wins losses goals calories glucose cholesterol rainfall prisoners
    births deaths mortality hits runs
    alter jahr jahre monat monate tag tage woche kw stunde quartal datum zeit geschlecht land bundesland kanton kreis
    bezirk gemeinde ort stadt plz postleitzahl wohnort beruf branche bildung abschluss note noten klasse stufe grad
    druck blutdruck temperatur puls tempo tiefe dicke breite volumen leistung ertrag flache stimmen
    abteilung klinik diagnose behandlung anzahl zahl summe betrag preis kosten gehalt lohn einkommen miete dauer lange
    grosse gewicht anteil quote punkte antwort frage wert gruppe art typ kategorie stand kinder zimmer
    annee mois jour semaine heure sexe pays ville commune departement canton metier profession ecole niveau
    pression temperature vitesse profondeur largeur surface puissance rendement voix
    nombre montant prix revenu salaire taille poids duree categorie groupe statut enfants effectif
    edad ano anos mes dia semana hora sexo pais ciudad municipio provincia comunidad ocupacion nivel grado
    presion temperatura velocidad profundidad ancho superficie potencia rendimiento votos
    cantidad importe precio ingreso salario peso talla duracion categoria grupo estado hijos diagnostico
    eta anno giorno settimana sesso paese citta comune provincia regione professione livello grado importo prezzo
    reddito altezza durata gruppo stato figli diagnosi
    godzina godziny godzin hodina hodiny hodin timer timmar tunnit tunteja uren horas ore часы часов saat
    leeftijd jaar maand geslacht gemeente provincie beroep aantal
    alder aldur ar manad manader inkomst kon ika vuosi wiek rok miesiac plec data dochod waga wzrost vek pohlavi
    mesic prijem kor eletkor varsta idade genero yas yil cinsiyet starost spol godine amzius vanus vecums
    возраст пол год месяц доход вес рост възраст вік стать ηλικια φυλο 年齢 年龄 性别 性別 나이 年齡 연령 성별
    العمر عمر الجنس גיל מין อายุ เพศ tuoi umur usia
    systolic diastolic sbp dbp bp pulse heart glucose cholesterol temperature blutdruck puls temperatur
    salaries wages pay earnings revenue turnover balance tenure employees population umsatz tage stunden gehalter
    rr los nibp hf hr tas tad fc vas nrs phq gad mmse moca barthel stay aufenthaltsdauer verweildauer liegedauer
    bwt lwt birthweight estancia degenza opnameduur ligduur vardtid sejour schritte steps watt
    nights weights heights flights rights kilos samples lots nachte ubernachtungen nuits nuitees vols noches
    pernoctaciones vuelos notti pernottamenti voli noites nachten overnachtingen noclegi noce proben fluge spiele
    losy saldo saldi jahrgang jahrgange geburtsjahrgang rocznik rocznika rocnik argang
    """
)
"""Words for measured, counted or classified things, in the languages of registers."""

_PLACES = words_of(
    """
    region district county province state country city town village municipality canton area location place residence
    borough ward department school hospital station
    parish suburb neighbourhood neighborhood locality constituency precinct prefecture shire zone
    land bundesland kanton kreis bezirk gemeinde ort stadt wohnort abteilung schule
    stadtteil ortsteil ortschaft viertel stadtviertel wahlkreis
    pays ville commune departement quartier arrondissement pais ciudad municipio provincia comunidad barrio distrito
    localidad paese citta comune regione quartiere gemeente provincie wijk buurt woonplaats gmina powiat wojewodztwo
    miasto kommun lan fylke kunta bairro cidade concelho freguesia район округ область город
    academie departamento dpto dept estado uf prov comarca vereda cantone municipalidad facility
    departman departmanı departmanınız bolum bolumunuz sehir ilce mahalle
    provinsi kabupaten kecamatan kelurahan kota wilayah tinh huyen xa quan phuong
    kraj okres obec mesto megye jaras telepules judet oras localitate maakunta kaupunki nomos dimos
    都道府県 市区町村 市町村 地域 部署 所属 省份 城市 地区 部门 시도 시군구 지역 부서 المدينة المحافظة
    """
)
"""Words for places: two words with capitals below them, such as Upper Norwood, name no person."""
_BESIDE_PLACES = words_of(
    "name names of the in home birth headquarters headquarter hq office offices main der des die de la le el du"
)
_NAME_OF_A_PLACE = pattern_of(
    "(?:bezirk|orts?teil|stadtteil|ort|kreis|gemeinde|stadt|land|schul)s?name[n]?"
    "|(?:cz|county|city|state|town|place|area|region|district|province|municipality|country|station)names?"
)
"""Compounds such as Bezirksname; a Vorname is none."""
_COMPOUND = pattern_of(
    r"[a-z]+(?:ort|zahl|gruppe|stand|jahr|monat|klasse|alter|stufe|land|kreis|bezirk|gemeinde|art|typ|form|betrag|"
    r"kosten|dauer|menge|quote|gewicht|grosse|einkommen|tage|stunden|gehalt|lohn|geschlecht|abschluss)"
)
"""German compound names such as Altersgruppe; "start" and "sport" match too, which is harmless."""

_NUMBERED = pattern_of(r"(?:q|f|item|frage|question)[ _.]?[0-9]+[a-z]?", re.IGNORECASE)
"""Questions of a questionnaire."""


def says_description(header: str, words: frozenset[str]) -> bool:
    """Return whether the name says that the column describes persons.

    Args:
        header: its name.
        words: the words of the name, without case and accents.
    """
    if not (words.isdisjoint(DESCRIBING) and words.isdisjoint(_PLACES)) or numbers_question(header):
        return True
    return any(map(_COMPOUND.fullmatch, words)) or any(map(_NAME_OF_A_PLACE.fullmatch, words))


def numbers_question(header: str) -> bool:
    """Return whether the name is the number of a question, which says nothing of the answers."""
    return _NUMBERED.fullmatch(header.strip()) is not None


def names_places(header: str) -> bool:
    """Return whether the name says that the column holds the names of places, and nothing else."""
    places = {word for word in words_of(header) if word in _PLACES or _NAME_OF_A_PLACE.fullmatch(word)}
    return bool(places) and words_of(header) - places <= _BESIDE_PLACES
