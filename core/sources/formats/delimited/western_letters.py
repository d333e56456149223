"""Tell how well a text reads as one of Western Europe: by letters and marks that stand where they usually do.

How often each byte is, which chardet counts, tells little of a table: it may have one word beyond ASCII. Where a mark
stands tells more: a curly apostrophe follows a letter; in another encoding, its byte is a capital within a word.
"""

from __future__ import annotations

import re

from core.sources.formats.delimited.odd_letters import n_beyond_ascii

_SMALL = "a-zà-öø-ÿœšž"
_LETTER = "A-Za-zÀ-ÖØ-öø-ÿŒœŠšŽžŸ"
_VOWEL = "aeiouyAEIOUYàáâéèêíîóôúûÀÁÂÉÈÊÍÎÓÔÚÛ"
_BETWEEN = re.compile(r"[;,|\t\r\n]+")
_FOREIGN = re.compile("[À-ÿ]{3,}|(?<![A-Za-z])[À-ÿ]{2,}(?![A-Za-z])")
"""What words of another script become: no Western word has three such letters in a row, or no other."""
_LETTERS = (
    f"(?:(?<=[{_LETTER}])|(?=.[{_LETTER}]))[äöüßâçéêëïôáíóúå]|î(?=[clmnst])|œ(?=[iu])|ñ(?=[aeiouáéíóú])|û(?=[bclmnrt])|û\\b",
    f"(?<![{_LETTER}])[ÄÖÜÅÆØÀÂÇÉÊËÎÏÔÛÑÁÍÓÚŒ](?=[{_LETTER}])|(?<=[A-Z])[ÄÖÜÅÆØÀÂÇÉÈÊËÎÏÔÛÑÁÍÓÚŒ](?![{_SMALL}])",
    # Beside vowels, windows-1250 has the Czech ř and the Polish ć in these places.
    f"(?<![{_VOWEL}])æ(?![{_VOWEL}])|(?<![{_VOWEL}])ø(?![aeiouáéíóú])",
    # Elsewhere in words, it has č, ě, ŕ, ň and ů.
    rf"(?<=[{_LETTER}])è(?=[bcdfglmnpqrstvz])|(?<=[bcdfglmnprstvz])è\b|(?<=io)è\b|(?<=[{_LETTER}])[àìù]\b",
    rf"(?<=[{_LETTER}])(?<![aeo])ò\b|\b[àèÀÈ]\b|\bàs\b|(?<=j)ø(?=e)",
    r"[ãÃ](?=[oOeE])|ã(?=s?\b)|õ(?=e)|Õ(?=E)",
    # These are letters of windows-1250, too; as bytes of a Macintosh, ö and ü, they stand between consonants.
    f"(?<=[{_VOWEL}])[šž]|[šžŠŽ](?=[{_VOWEL}])",
)
_MARKS = (
    # Any quotation marks, „…“ or “…” or »…«, written as numbers, which are no words of the window
    rf"(?<=[{_LETTER}\d])’|’(?=[{_LETTER}\d])|(?<=[^\s;,|])[\u201c\u201d‘’»›«‹](?![{_LETTER}])",
    rf"(?<![{_LETTER}])[\u201c-\u201e‚‘»«›‹](?=\S)",
    r"«(?=[\s\xa0])|(?<=[\s\xa0])»",
    f"(?<=[{_SMALL}]{{2}})–(?=[{_SMALL}]{{2}})|(?<![{_SMALL}])[–—]|[–—](?![{_SMALL}])",
    r"(?<=[\w.!?])…(?!\w)",
    r"[£€](?=\s?\d)|(?<=\d)[£€]|(?<=\d[\s\xa0])[£€]|(?<!\w)[£€](?!\w)|(?<=[kKTM])[£€](?!\w)",
    r"°(?=[CFK\s;,)\"\d]|$)|(?<=[nN])[°º]|(?<=[nN]\.)[°º]|(?<=\d)[ºª²³½¼¾‰×]|(?<=m)[²³]|\b[½¼¾]|µ(?=[gmlsLMV])",
    r"[§±](?=\s?\d)|(?<=\s)[±×·•](?=\s)|(?<![^\s;,\">])[•·†](?=\s?\w)|¿(?=[^;,|\t\r\n]*\?)|¡(?=[^;,|\t\r\n]*!)|[®©™](?!\w)|\xa0|\xad",
)
_PLACED = f"(?m:{'|'.join(_LETTERS + _MARKS)})"
"""As text, which `re` compiles at its first use and keeps: 3 ms, and most files are UTF-8."""


def placed_share(text: str) -> float:
    """Return the share of the characters beyond ASCII that stand where Western texts have them; 1 if there are none.

    Each cell counts once: a category that nearly all rows have must not outweigh the names of the columns.
    """
    cells = "\n".join(dict.fromkeys(_BETWEEN.split(text)))  # in their order: a pattern may see the cell before
    n = n_beyond_ascii(cells)
    return len(re.findall(_PLACED, _FOREIGN.sub("?", cells))) / n if n else 1.0
