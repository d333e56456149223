"""Recognise names of columns of amounts, such as incomes, weights or times: what is measured so names nobody."""

from __future__ import annotations

import re

from core.data.column_values import Values, are_most
from core.data.describing_names import in_words, words_of
from core.data.identifier_names import says_number
from core.data.written_dates import has_short_year
from core.patterns import pattern_of

_AMOUNTS = words_of(
    """
    income incomes salary salaries wage wages earnings revenue revenues turnover price prices cost costs expense
    expenses expenditure spending amount amounts rent profit budget savings gross net sales
    wgt hgt bail
    weight height length waist temperature temp pulse bp sbp dbp systolic diastolic pressure glucose cholesterol chol
    hdl ldl triglycerides haemoglobin hemoglobin creatinine crp dose dosage apgar
    vitamin vitamins vitamine vitamina witamina ferritin ferritine ferritina bilirubin bilirubine albumin albumine urea
    harnstoff kreatinin creatinina leukozyten leukocytes leucocytes wbc rbc platelets thrombozyten plaquettes
    hematocrit haematocrit hamatokrit tsh ggt ldh troponin fibrinogen insulin cortisol testosterone folate
    magnesium phosphate egfr gfr esr
    distance speed duration area volume mileage miles kilometers kilometres steps calories energy power horsepower
    wait waiting wartezeit wartezeiten fahrzeit arbeitszeit iq fev fvc mmse
    orders purchases bookings transactions bestellungen buchungen commandes pedidos compras ordini acquisti
    ssw gestation gestational gestationsalter schwangerschaftswoche schwangerschaftswochen
    depth width thickness capacity rainfall altitude elevation deaths births inhabitants votes minutes seconds hours
    km bonus tip discount balance sodium potassium calcium goals points tore punkte buts puntos gol mal doelpunten
    einkommen gehalt gehalter lohn verdienst preis preise kosten betrag miete umsatz brutto netto ausgaben einnahmen
    gewicht grosse korpergrosse hohe lange blutdruck puls temperatur abstand entfernung dauer flache strecke schritte
    leistung verbrauch stunden minuten sekunden einwohner
    superficie surface cubierta descubierta construida bebaute wohnflache
    revenu revenus salaire salaires prix cout couts montant loyer depenses recettes poids taille hauteur longueur
    tension pression distance duree surface vitesse heures
    ingreso ingresos salario sueldo precio coste importe monto alquiler gasto gastos peso talla altura estatura
    presion distancia duracion superficie horas
    reddito stipendio prezzo costo importo affitto spesa fatturato altezza lunghezza pressione distanza durata
    renda preco custo aluguel despesa despesas rendimento pressao distancia duracao
    inkomen salaris loon prijs bedrag huur omzet lengte gewicht hoogte bloeddruk afstand duur
    dochod dochody zarobki wynagrodzenie pensja cena koszt kwota czynsz waga wzrost cisnienie
    prijem mzda castka najem vaha hmotnost vyska tlak
    inkomst inkomster inntekt indkomst palkka tulot hinta pris kostnad belopp hyra vikt langd hojde vekt paino pituus
    jovedelem fizetes osszeg suly magassag venit salariu pret greutate inaltime gelir maas fiyat tutar kira agirlik
    доход зарплата цена стоимость сумма вес рост масса давление пульс εισοδημα μισθος τιμη βαρος υψος
    年収 収入 給料 給与 価格 金額 体重 身長 身高 血圧 血压 体温 收入 工资 价格 金额 소득 연봉 급여 가격 금액 체중
    دخل راتب سعر הכנסה משכורת מחיר משקל גובה
    """
)
"""Words for what is paid, weighed, measured or counted, in the languages of registers."""

_UNITS = words_of("h hr hrs std kg cm mm ml kwh mmhg bpm kcal eur usd chf gbp qm sqm sqft")
_LAST_UNITS = words_of("min sec ms hz db watt ppm mg mgl mgdl mmol umol pmol mmoll iu mph kmh kpa")
"""Units that may be something else where they stand alone; behind another word, as in wait_min, they are units."""
_WITH_POWERS = frozenset(("m2", "m²", "m3", "m³"))
_COMPOUND = pattern_of(
    r"[a-z]+(?:betrag|kosten|dauer|menge|gewicht|grosse|hohe|lange|einkommen|stunden|minuten|gehalt|lohn|preis|miete|"
    r"umsatz|druck|verbrauch|strecke|hrs)"
)
"""German compound names such as Bruttogehalt, and hours of surveys such as nethrs."""

_OTHERS = words_of(
    """
    id ids no nr n num number numbers nummer numero code codes key ref reference uuid guid name hash nro cislo kod
    """
)
"""Words of numbers and codes: the number of a payment is no amount."""

_TIMES = words_of(
    """
    time times hhmm hhmmss clock zeit uhrzeit heure heures hora horas ora orario tid tijd godzina vreme ido aika
    saat время час ωρα 時刻 時間 时间 시간 시각 وقت שעה
    """
)
_OF_A_TIME = words_of(
    """
    arrival arrivals arrived departure departed onset start started begin end ended stop bedtime checkin checkout
    ankunft abfahrt abflug anreise abreise beginn ende arrivee depart llegada salida arrivo partenza aankomst vertrek
    """
)
"""What is at a time of day or on a date: four digits that are all times are told by these words, too."""
_HOURS = words_of(
    """
    hours hrs stunden std wait waiting sleep uren ore timer timmar tunnit godziny hodiny ura часы horaire duree horario
    """
)
"""How long something is, in hours."""
_OF_TIMES = pattern_of(r"[a-z]{3,}(?:zeit|zeiten|beginn|ende|dauer|stunden|time|tijd|tid)")
"""Compound names of times, such as Bringzeit and Dienstbeginn."""
_TIME = pattern_of(r"(?:[01]?[0-9]|2[0-3])[0-5][0-9]")
"""A time of day without a mark, such as 0815."""
_FEW_NUMBERS = pattern_of(r"[0-9]{1,3}(?: ?[^\w\s] ?[0-9]{1,3}){1,2}")
_PAID = pattern_of(
    r"[^\W\d_]{1,5}[.$]? ?[0-9]{1,3}"
    r"(?:(?:[.,'’ \u00a0\u202f][0-9]{3})+(?:[.,](?:[0-9]{2}|--))?|[.,](?:[0-9]{2}|--))(?: ?/?[-=])?"
)
"""An amount of a currency that is not known, with a mark for thousands or decimals, as R 16 200,00 or Fr. 85.--."""
_FORMS = (_FEW_NUMBERS, _PAID)


_DATED = pattern_of(r"(?:datum|date|fecha|data)s?$", re.IGNORECASE)
_DAY = pattern_of(r"(?:0?[1-9]|[12][0-9]|3[01])(?:0[1-9]|1[0-2])(?:(?:19|20)[0-9]{2})?")
"""A day without a mark, and without a year as DATEV writes the date of a receipt: 1503."""
_PARTLY = pattern_of(
    r"(?:0?[1-9]|[12][0-9]|3[01])\.(?:0?[1-9]|1[0-2])\."
    r"|(?:0[1-9]|[12][0-9]|3[01])-(?:0[1-9]|1[0-2])-[0-9]{2}|(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-[0-9]{2}"
    r"|[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])"
)
"""A day without a year, 24.03., or one of which nothing says where its year stands, 12-03-24."""
_OF_A_YEAR = pattern_of(
    r"(?:(?:year|yr|y|fy|jahr|annee|année|ano|año|anno|rok|jaar)[ _.-]?)?(?:18|19|20)[0-9]{2}", re.IGNORECASE
)
_FOUR = 4


def names_unit(header: str) -> bool:
    """Return whether the name is that of a unit, such as h or kg, or ends in one, so that numbers are amounts."""
    words = in_words(header)
    is_unit = words[-1:] != [] and words[-1] in (_UNITS if len(words) == 1 else _UNITS | _LAST_UNITS)
    return (is_unit and _OTHERS.isdisjoint(words)) or header.strip().casefold() in _WITH_POWERS


def says_amount(header: str) -> bool:
    """Return whether the name says that the column has amounts, and no numbers of anybody."""
    words = in_words(header)
    is_amount = not _AMOUNTS.isdisjoint(words) or any(map(_COMPOUND.fullmatch, words))
    return is_amount and _OTHERS.isdisjoint(words)


def says_time(header: str) -> bool:
    """Return whether the name says that the column has times of day, or how many hours something takes."""
    words = in_words(header)
    return not (_TIMES | _OF_A_TIME | _HOURS).isdisjoint(words) or any(map(_OF_TIMES.fullmatch, words))


def of_a_year(header: str) -> bool:
    """Return whether the name is that of a year, as “year_1960”: tables have what was there in it below it."""
    return _OF_A_YEAR.fullmatch(header.strip()) is not None


def are_amounts(header: str, values: Values) -> bool:
    """Return whether the name speaks of amounts, and nine in ten texts are such.

    They are two or three small numbers, as 6/10/10, or the name of a currency before a number.
    """
    return says_amount(header) and are_most(values, lambda text: any(each.fullmatch(text) for each in _FORMS))


def are_days_or_times(header: str, values: Values) -> bool:
    """Return whether values are dates with years of two digits, or days or times of day, as the name says of digits."""
    if has_short_year(next(iter(values.times), None)):
        return are_most(values, has_short_year)
    first = next(iter(values.times), "")
    if first[:1].isdecimal() and _PARTLY.fullmatch(first) is not None and not says_number(header):
        return are_most(values, lambda text: _PARTLY.fullmatch(text) is not None)
    if _DATED.search(header) is not None:
        return are_most(values, lambda text: _DAY.fullmatch(text) is not None)
    words = in_words(header)
    may_be = not _OF_A_TIME.isdisjoint(words) and all(len(text) == _FOUR for text in values.times)
    is_of_times = may_be or not _TIMES.isdisjoint(words)
    return is_of_times and are_most(values, lambda text: _TIME.fullmatch(text) is not None)
