"""The words of a query as PostgreSQL divides it: without comments, and without what stands within texts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from core.patterns import pattern_of

_TOKEN = pattern_of(
    r"""
    (?P<blank>[ \t\n\r\f\v]+|--[^\n\r]*|/\*(?:[^*/]|\*(?!/)|/(?!\*))*\*/)
    |(?P<strange>[uU]&["']|[eE]'|/\*)
    |(?P<text>[bBxXnN]?'(?:[^']|'')*'
        |\$(?P<tag>(?:[A-Za-z_\x80-\U0010ffff][A-Za-z0-9_\x80-\U0010ffff]*)?)\$.*?\$(?P=tag)\$)
    |(?P<quoted>"(?:[^"]|"")+")
    |(?P<word>[A-Za-z_\x80-\U0010ffff][A-Za-z0-9_$\x80-\U0010ffff]*)
    |(?P<operator>(?:(?!--|/\*)[-+*/<>=~!@\#%^&|`?])+)
    |(?P<mark>::|.)
    """,
    re.DOTALL | re.VERBOSE,
)
"""As chapter 4.1 of its manual has it. Texts with escapes, and comments within comments, are only found."""
_NAME_BYTES = 63
"""Bytes of a name, at most: the server leaves out the rest."""
_TIMES = frozenset(("date", "time", "timestamp", "timestamptz", "timetz", "zone"))
_OF_NOW = frozenset(("now", "today", "tomorrow", "yesterday"))


class _Token(NamedTuple):
    kind: str
    text: str
    begins: int


class SqlWords:
    """What a query says, in PostgreSQL's words.

    Attributes:
        statement: the query without the semicolons at its end; comments behind them stay.
        bare: words without quotation marks, in small letters: keywords are among them.
        names: all words, as names of tables, columns, functions or types.
        called: those before a parenthesis: functions, and keywords such as IN.
        dotted: those behind a dot alone, which may be functions, too: `rows.name` is name(rows).
        with_one: those of `called` that have one argument, or none, at least once.
        operators: runs of signs.
        strange: the beginning of what is not followed here, escapes and comments within comments; "" if there is none.
        is_of_now: whether a text means the present as a time, such as date 'today'.
    """

    def __init__(self, query: str) -> None:
        """Divide a query."""
        tokens = list(_tokens(query))
        self.statement = query
        while tokens and tokens[-1].text == ";":
            end = tokens.pop().begins
            self.statement = self.statement[:end] + self.statement[end + 1 :]
        words = [(place, each) for place, each in enumerate(tokens) if each.kind in {"word", "quoted"}]
        self.bare = [each.text.lower() for _, each in words if each.kind == "word"]
        self.names = frozenset(_name(each) for _, each in words)
        after = {place: _text(tokens, place + 1) for place, _ in words}
        self.called = frozenset(_name(each) for place, each in words if after[place] == "(")
        self.dotted = frozenset(
            _name(each) for place, each in words if after[place] != "(" and _text(tokens, place - 1) == "."
        )
        self.with_one = frozenset(
            _name(each) for place, each in words if after[place] == "(" and not _has_comma(tokens[place + 2 :])
        )
        self.operators = frozenset(each.text for each in tokens if each.kind == "operator")
        self.strange = next((each.text for each in tokens if each.kind == "strange"), "")
        self.is_of_now = any(_is_of_now(tokens, place) for place, each in enumerate(tokens) if each.kind == "text")


def _tokens(query: str) -> Iterator[_Token]:
    """Yield all but blanks and comments."""
    for found in _TOKEN.finditer(query):
        kind = str(found.lastgroup)
        if kind != "blank":
            yield _Token(kind, found.group(), found.start())


def _text(tokens: Sequence[_Token], place: int) -> str:
    """Return a token without a value in it; "" beyond the ends."""
    return tokens[place].text.lower() if 0 <= place < len(tokens) and tokens[place].kind != "quoted" else ""


def _name(token: _Token) -> str:
    """Return the name that the server looks for: in small letters unless it is quoted, and cut where it is long."""
    if token.kind == "quoted":
        name = token.text[1:-1].replace('""', '"')
    else:  # only of the Latin alphabet, in UTF-8
        name = "".join(each.lower() if each.isascii() else each for each in token.text)
    return name.encode()[:_NAME_BYTES].decode(errors="ignore")


def _has_comma(tokens: Sequence[_Token]) -> bool:
    """Return whether a comma stands before the parenthesis that ends the one before the tokens, outside of others."""
    depth = 0
    for each in tokens:
        depth += (each.text == "(") - (each.text == ")")
        if depth < 0:
            return False
        if each.text == "," and depth == 0:
            return True
    return False


def _is_of_now(tokens: Sequence[_Token], place: int) -> bool:
    """Return whether a text is one of the words for the present, and read as a time."""
    if tokens[place].text.strip("nN'").strip().lower() not in _OF_NOW:
        return False
    is_cast = _text(tokens, place - 2) == "cast" and _text(tokens, place + 1) == "as"
    return is_cast or _text(tokens, place - 1) in _TIMES or _text(tokens, place + 1) == "::"
