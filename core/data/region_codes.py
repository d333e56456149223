"""Codes of countries, states of the USA, provinces of Italy and regions of companies, among which NA or ND is one."""

from __future__ import annotations

_COUNTRIES = """
AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC
CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD
GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH
KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW
MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC
SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY
UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW UK EL XK
"""
"""ISO 3166-1, and three that are used besides."""
_STATES = """
AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA
RI SC SD TN TX UT VT VA WA WV WI WY
"""
_PROVINCES = """
AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO
GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG
RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV
"""
_REGIONS = "AF AS EU NA OC SA AN AP ME MENA MEA EMEA APAC AMER AMS LATAM LAC LA ANZ ASIA JAPAN CN CIS DACH ROW UK US"
"""Continents, and what companies divide the world into: NA is North America."""
_LISTS = tuple(frozenset(codes.split()) for codes in (_COUNTRIES, _STATES, _PROVINCES, _REGIONS))
_LEAST, _MANY = 3, 20
"""Other codes in the column, at least; and codes of two capitals from which further values may be districts: GA-6."""


def is_region(text: str, rest: frozenset[str]) -> bool:
    """Return whether a text is the code of a region, as are all other values of its column, or all as short."""
    short = frozenset(other for other in rest if len(other) == len(text) and other.isupper())
    alike = short if len(short) >= _MANY else rest
    return len(rest) >= _LEAST and any(text in codes and alike <= codes for codes in _LISTS)
