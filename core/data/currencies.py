"""Currencies, percent signs and a minus around a number: $1,234.50, 1.234,50 €, 12 %, 450,- €, 12,50-, (12.50)."""

from __future__ import annotations

import re

from core.patterns import pattern_of

_BEFORE_SIGNS = "$€£¥￥₹₽₺₴₪₩₦₱₫฿৳₸₵₾₡₲"
_AFTER_SIGNS = f"{_BEFORE_SIGNS}%％‰"
_CODES = """
US$ A$ AU$ C$ CA$ NZ$ HK$ S$ MX$ NT$ R$ CHF SFr. SFr Fr. EUR Euro euros euro USD GBP SEK NOK DKK ISK PLN CZK HUF RON
BGN RSD TRY RUB UAH AUD CAD NZD HKD SGD JPY CNY RMB KRW INR Rs. Rs PKR BDT IDR MYR THB PHP VND ZAR NGN KES GHS EGP MAD
TND ILS SAR AED QAR KWD MXN BRL ARS CLP COP PEN kr. kr zł Kč Ft lei lv лв. лв руб. руб р. грн. грн TL TWD 円 元 원
KShs KSh Kshs Ksh KSH TShs TSh TZS UShs USh UGX RWF ETB FCFA XOF XAF GH₵ N$ BWP ZMW MUR LKR NPR KZT PYG GTQ UYU
Rp. Rp S/. S/ din. дин. ден Php
"""
"""Names of currencies, before or after an amount; the longer of two that begin alike comes first."""
_PERCENT = "percent|per cent|pct|Prozent|procent|pour cent|por ciento|por cento|per cento|процентов"
_BEHIND = f"{_PERCENT}|DM|/=|:-"
"""What is behind a number alone: before one, DM means diabetes. 450:- is Swedish, 3,200/= is of East Africa."""
_NAMES = "|".join(map(re.escape, _CODES.split()))
_BLANK = "[ \u00a0\u202f]?"
_CURRENCY = rf"(?:[{_BEFORE_SIGNS}]|{_NAMES})"
_BEFORE = pattern_of(rf"(?P<sign>[+\-−]?){_CURRENCY}{_BLANK}(?P<rest>[+\-−]?[0-9.,].*)")
_AFTER = pattern_of(rf"(?P<rest>.*[0-9.,]){_BLANK}(?:[{_AFTER_SIGNS}]|{_NAMES}|{_BEHIND})")
_TWICE = pattern_of(rf"(?P<rest>.*[0-9.,]){_BLANK}(?P<name>{_NAMES}|/=|:-)")
"""Behind an amount that has a sign before it: $1,234.50 CAD."""
_DIGITS, _DASHES = frozenset("0123456789"), frozenset("-−–—")
_FIRST = frozenset(f"+-−(.,{_BEFORE_SIGNS}")
_FIRST_TWO = frozenset(code[:2] for code in _CODES.split())
_NUMBERS = "0123456789.,'’ \u00a0\u202f-−–—"
_LAST = frozenset(("", *_AFTER_SIGNS, *_CODES.split(), *_BEHIND.split("|")))
"""What texts with a currency begin with, and, if with a digit, end with: other texts are spared the patterns."""
_MINUS_AFTER = pattern_of(r"(?P<rest>[0-9].*[.,][0-9]{2,3})[-−]")
"""A mark for decimals is needed: 3- is a grade of German schools."""
_NO_CENTS = pattern_of(r"(?P<whole>[0-9])[.,][-−–—]{1,2}(?=[^0-9]*$)")
"""A dash in place of the cents."""
_MARKED_CENTS = pattern_of(
    r"(?P<before>[^,]*[0-9],|[^.]*[0-9][,'’][0-9]{3}\.)[-−–—]{1,2}(?P<behind>[^0-9]*)",
)
"""The mark before it is for decimals: a comma, or a point behind thousands. German amounts of 1.500.- have 350.-."""
_NOTHING = pattern_of(rf"{_CURRENCY} *[-–—]|[-–—] *{_CURRENCY}")
"""Nought, as spreadsheets write it in columns of amounts."""
_IN_BRACKETS = pattern_of(rf"(?P<before>(?:{_CURRENCY} ?)?)\((?P<rest>[^()]*[0-9][^()]*)\)")
_HAS_CENTS = pattern_of(r"[^()]*[0-9][.,][0-9]{2}[^()0-9]*")
"""An amount with cents or a currency, as accountants write minus. (12) stays a text: it may mean uncertain."""

_MINUS_AROUND = pattern_of(r"\((?P<inside>[0-9][^()+\-−]*)\)|(?P<before>[0-9][^()+\-−]*)[-−]")
"""Whole numbers, too: only where the other cells of the column tell that these are numbers."""

_ONE_SIGN = (
    *("% ％", "‰", "€ EUR Euro euros euro", "$ US$ USD", "£ GBP", "CHF SFr. SFr Fr.", "DM"),
    *("A$ AU$ AUD", "C$ CA$ CAD", "zł PLN", "Kč CZK", "Ft HUF", "NZ$ NZD", "HK$ HKD", "S$ SGD", "R$ BRL"),
    *("₦ NGN", "₱ PHP Php", "₫ VND", "฿ THB", "৳ BDT", "KSh KES KShs Kshs Ksh KSH", "TSh TZS TShs", "USh UGX UShs"),
    *("GH₵ GHS", "Rp IDR Rp.", "S/ PEN S/.", "MX$ MXN", "₸ KZT"),
    *("¥ ￥ 円", "₹ INR Rs Rs.", "₽ RUB руб. руб", "₺ TRY TL", "₴ UAH грн. грн", "₪ ILS", "₩ KRW 원"),
)
SIGNS = {spelling: words[0] for words in map(str.split, _ONE_SIGN) for spelling in words}
"""Signs and codes of which two in one column are two units, each with its usual sign."""
_ALL = frozenset((*_BEFORE_SIGNS, *_CODES.split()))
_YEN = frozenset("¥￥円元")
_OF_POINTS = frozenset(
    (
        *("£", "GBP", "US$", "USD", "A$", "AU$", "AUD", "NZ$", "NZD"),
        *("HK$", "HKD", "S$", "SGD", "₹", "INR", "Rs", "LKR", "NPR", "৳", "BDT", "₦", "NGN", "GH₵", "GHS"),
        *("KES", "KSh", "KShs", "Kshs", "Ksh", "KSH", "N$", "₱", "PHP", "฿", "THB", "MX$", "MXN"),
    )
)
"""Currencies of countries whose decimal mark is a point, so that a comma is for thousands; prices of fuel may
have three decimals, so that a point tells nothing. $ alone is that of Chile, too."""
_WITHOUT_CENTS = frozenset(
    (
        *("₩", "원", "JPY", "KRW", "VND", "₫", "IDR", "ISK", "CLP", "HUF", "Ft", "PYG", "₲"),
        *("UGX", "USh", "UShs", "TZS", "TSh", "TShs", "RWF", "XOF", "XAF", "FCFA"),
    )
)
"""Currencies without smaller units in use; the sign of the yen is that of the yuan, too, which has some."""


def without_currency(text: str) -> str:
    """Return the number of a text without one currency before or after it, or a percent sign; else the text.

    A percentage is the number as it is written: 12 % is 12. A minus behind an amount comes before it, "$ -" is nought.
    """
    if not text or not _may_be_amount(text):
        return text
    bracketed = _IN_BRACKETS.fullmatch(text) if text[-1] == ")" else None
    if bracketed is not None:
        return _below_nought(bracketed["before"], bracketed["rest"]) or text
    if not _DASHES.isdisjoint((text[0], text[-1])) and _NOTHING.fullmatch(text):
        return "0"
    behind = _MINUS_AFTER.fullmatch(text) if text[-1] in "-−" else None
    if behind is not None:
        return f"-{behind['rest']}"
    whole = text if _DASHES.isdisjoint(text) else _NO_CENTS.sub(r"\g<whole>", text)
    found = _BEFORE.fullmatch(whole)
    if found is not None:
        twice = None if whole[-1] in _DIGITS else _TWICE.fullmatch(found["rest"])
        return found["sign"] + (twice or found)["rest"]
    found = None if whole[-1] in _DIGITS else _AFTER.fullmatch(whole)
    return whole if found is None else found["rest"]


def with_cents(text: str) -> str:
    """Return an amount with 00 for the dash in place of its cents where this tells its marks: 1.234,- €; else it."""
    found = _MARKED_CENTS.fullmatch(text)
    return text if found is None else f"{found['before']}00{found['behind']}"


def sign_of(text: str) -> str:
    """Return "%", or the sign of the currency, that is with the number of a text; "" for none, or a rarer one."""
    bare = text.strip()
    if without_currency(bare) == bare:
        return ""
    before = _BEFORE.fullmatch(bare)
    twice = _TWICE.fullmatch(before["rest"]) if before is not None else None
    return SIGNS.get(twice["name"] if twice else bare.strip(f"{_NUMBERS}+()"), "")


def currency_named(text: str) -> str:
    """Return the usual sign of the currency that a text names, or its name; "" if it names none."""
    name = text if text in _ALL else text.upper()
    return SIGNS.get(name, name) if name in _ALL else ""


def separates_thousands(mark: str, text: str) -> bool:
    """Return whether a mark before three digits is for thousands, as the currency of a text tells."""
    sign = text.strip(f"{_NUMBERS}+()")
    return sign in _WITHOUT_CENTS or (mark == "," and sign in _YEN | _OF_POINTS)


def minus_first(text: str) -> str:
    """Return a number in brackets, or with a minus behind it, with a minus before it; else the text."""
    found = _MINUS_AROUND.fullmatch(text) if text and text[-1] in ")-−" else None
    return text if found is None else f"-{found['inside'] or found['before']}"


def _may_be_amount(text: str) -> bool:
    if text[0] in _DIGITS:
        return text[-1] not in _DIGITS and text.lstrip(_NUMBERS) in _LAST
    return text[0] in _FIRST or text[:2] in _FIRST_TWO


def _below_nought(before: str, rest: str) -> str | None:
    """Return an amount in brackets with a minus; None if it is none, or has a sign of its own."""
    bare = without_currency(before + rest)
    is_amount = _HAS_CENTS.fullmatch(rest) or (bare != before + rest and rest[-1] not in "%％‰")
    return f"-{bare}" if is_amount and not rest.startswith(("-", "−", "+")) else None
