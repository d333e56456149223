"""Recognise names of columns of tables whose rows are days, places or things, with numbers of many persons."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from core.data.describing_names import in_words, words_of
from core.data.identifier_names import Hint, hint, says_person
from core.data.personal_traits import BIRTH, TRAITS, trait_of
from core.data.written_dates import dates_in, has_short_year
from core.patterns import pattern_of

_TIMES = words_of(
    """
    date day month year week quarter hour time timestamp datetime period daterep
    datum tag monat jahr woche quartal stunde zeit kw zeitraum meldedatum meldewoche meldemonat berichtsdatum stichtag
    semester trimester schuljahr studienjahr haushaltsjahr berichtsjahr wintersemester sommersemester
    jour mois annee semaine trimestre heure fecha dia mes ano semana hora data giorno mese anno settimana ora
    maand jaar kwartaal uur miesiac rok tydzien kvartal manad ar maned den tyden
    дата день месяц год неделя 年 月 日 日期 日付 年月 年度 年次 연도 날짜 월
    """
)
_AREAS = words_of(
    """
    country countries region district county province state city town village municipality canton borough nation
    continent territory territories precinct constituency prefecture parish geo entity iso fips nuts lau location area
    land lander bundesland kanton kreis landkreis bezirk gemeinde ort stadt stadtteil wahlkreis wahlbezirk staat region
    pays ville commune departement canton pais paises ciudad municipio provincia comunidad distrito paese citta comune
    provincia regione stato gemeente gmina powiat wojewodztwo kommun lan fylke kunta kommune obec okres kraj
    concelho freguesia estado cidade регион область город район страна край
    都道府県 市区町村 国 地区 省 城市 国家 시도 시군구
    """
)
"""Places on a map."""
_THINGS = words_of(
    """
    school schools university college kindergarten kita hospital clinic ward department station stop line route store
    shop branch airport museum library hotel restaurant company firm employer organisation organization brand journal
    page pages url path screen class landing query keyword campaign source medium channel referrer browser device
    video song track film movie book article product sku item category candidate party list theatre zoo park port
    campus faculty course programme club
    schule schulen hochschule universitat klasse klinik krankenhaus abteilung station haltestelle linie filiale
    firma unternehmen betrieb seite artikel produkt warengruppe partei kandidat bibliothek praxis verein heim
    kurs fakultat fachbereich studiengang standort sparte
    ecole etablissement college lycee hopital gare ligne magasin entreprise produit page parti candidat musee
    escuela colegio hospital estacion tienda empresa producto partido candidato scuola ospedale stazione azienda
    prodotto partito candidato negozio bedrijf ziekenhuis winkel szkola szpital stacja firma produkt partia
    школа больница станция партия товар магазин 学校 病院 駅 店舗 商品 医院 车站 产品 학교 병원
    """
)
"""What is visited, sold, attended or voted for by many."""
_BESIDE = words_of(
    """
    academic
    name names code codes id no nr number title of the and in de des du der die la le und et y e a s group
    denominazione codice alpha numeric key ags rep reported report start end begin ending
    """
)
"""Words beside these that say nothing else of a column."""
_COUNTED = words_of(
    """
    population pop inhabitants residents births deaths cases infections recovered hospitalised hospitalized vaccinated
    vaccinations admissions discharges beds passengers arrivals departures visitors attendance pupils students teachers
    classes enrolment enrollment employees staff headcount households dwellings votes voters ballots electors turnout
    pageviews sessions users impressions clicks views likes conversions entrances downloads transactions orders sold
    revenue turnover sales gdp crimes crime murders robbery robberies burglary thefts accidents injuries fatalities
    unemployed citations articles calls count obs frequency graduates tests icu members subscribers events
    registrations applicants
    einwohner bevolkerung geburten sterbefalle todesfalle falle fallzahl infektionen genesene geimpfte patienten
    aufnahmen entlassungen betten fahrgaste ankunfte besucher besuche schuler schulerinnen lehrer lehrkrafte klassen
    beschaftigte mitarbeiter haushalte wohnungen stimmen erststimmen zweitstimmen wahlberechtigte wahler gultige
    ungultige seitenaufrufe sitzungen nutzer klicks arbeitslose straftaten unfalle verletzte getotete umsatz absatz
    anzahl anzahlfall anzahltodesfall fuhrungen einnahmen fall todesfall genesen
    einwohnerzahl mitgliederzahl schulerzahl schuelerzahl besucherzahl patientenzahl teilnehmerzahl fahrgastzahl
    studierendenzahl studierende mitglieder anmeldungen absolventen ubernachtungen
    habitants naissances deces logements effectif effectifs eleves enseignants visiteurs voyageurs voix inscrits votants
    exprimes hospitalisations hospitalises chomeurs menages
    habitantes poblacion nacimientos defunciones fallecidos muertes casos alumnos profesores votos viviendas parados
    hogares viajeros visitantes
    popolazione abitanti nascite morti decessi deceduti casi ricoverati dimessi guariti tamponi positivi alunni
    docenti voti elettori votanti viaggiatori visitatori
    populacao nascimentos obitos mortes alunos eleitores inwoners geboorten sterfte sterfgevallen leerlingen stemmen
    ludnosc urodzenia zgony uczniowie uczniow glosy mieszkancy mieszkancow invanare fodda doda folkmangd invanere
    obyvatel narozeni zemreli население численность родилось умерло рождений смертей случаев смерти голоса учащихся
    人口 出生数 死亡数 世帯数 患者数 感染者数 児童数 生徒数 得票数 出生 死亡 确诊 인구 출생아수 사망자수 확진자 학생수
    """
)
"""What many persons are counted by, or what comes of many of them."""
_QUALIFIERS = words_of(
    """
    total new number numbers no num n of the per million thousand hundred k capita cumulative cum daily weekly monthly
    smoothed average mean confirmed active unique all sum data value values est estimate estimated registered valid
    invalid urban rural male female men women people persons inhabitants estimated units event user new returning rate
    occupied available full part size anzahl zahl der neue neu gesamt insgesamt summe je kumuliert gemeldete pro
    nombre de des du nouveaux numero nuevos total totales totale totali nuovi con sintomi liczba antal
    """
)
_STRATA = words_of("altersgruppe altersklasse agegroup ageband")
_CONTACTS = words_of(
    """
    address addr street road phone tel telephone telefon mail email fax web website url plz zip zipcode postcode postal
    adresse anschrift strasse ort city town homepage principal contact
    """
)
"""What places have, as persons do."""
_CASES, _DEATHS = words_of("cases fall falle cas casos casi"), words_of("deaths todesfall todesfalle deces deceduti")
_BEFORE_YEARS = frozenset("XYF0123456789")
_YEAR = pattern_of(r"[XYF]?(?:1[6-9]|20)[0-9]{2}(?: ?\[YR[0-9]{4}\])?")


class GroupRole(StrEnum):
    """What a column may be in a table whose rows are no persons."""

    TIME = "time"
    AREA = "area"
    THING = "thing"
    STRATUM = "stratum"
    """An age or a sex: of a person, or of all who are counted in a row."""
    COUNT = "count"
    IDENTIFIER = "identifier"
    """The number of anything."""
    PERSON = "person"
    OTHER = "other"


def is_count(name: str) -> bool:
    """Return whether a name is one of numbers of many persons or events, if numbers are below it."""
    words = {*in_words(name)}
    return not words.isdisjoint(_COUNTED) and words <= _COUNTED | _QUALIFIERS


def are_cases_and_deaths(names: Iterable[str]) -> bool:
    """Return whether numbers of both are told, as registers of infections do, where many rows have a single case."""
    words = {word for name in names for word in in_words(name)}
    return not words.isdisjoint(_CASES) and not words.isdisjoint(_DEATHS)


def is_time(name: str) -> bool:
    """Return whether a name is a year or a day itself, as where times stand beside each other."""
    return name[:1] in _BEFORE_YEARS and (
        _YEAR.fullmatch(name.strip()) is not None or dates_in(name) != (None, None) or has_short_year(name)
    )


def role_of(name: str) -> GroupRole:
    """Return what a column with this name may be, if it does not count."""
    words = {*in_words(name)}
    if "\\" in name and words & _AREAS:  # sex,age,geo\\time
        return GroupRole.AREA
    if words & (TRAITS[1] | TRAITS[2] | _STRATA):
        return GroupRole.STRATUM
    for role, named in ((GroupRole.TIME, _TIMES), (GroupRole.AREA, _AREAS), (GroupRole.THING, _THINGS)):
        if words & named and words <= named | _AREAS | _THINGS | _BESIDE:
            return role
    is_of_birth = bool(words & TRAITS[BIRTH]) and words <= TRAITS[BIRTH] | _TIMES | _BESIDE
    if is_of_birth or trait_of("".join(in_words(name))) is not None:
        return GroupRole.PERSON
    said = hint(name)
    if said < Hint.PERSON or words & _CONTACTS:
        return GroupRole.OTHER
    is_plain = words == {"id"} or (said is Hint.PERSON and not says_person(name))
    return GroupRole.IDENTIFIER if is_plain else GroupRole.PERSON
