"""Mark engine wording for the translators; it remembers how it was made, so that the window can say it anew."""

from __future__ import annotations

import re
import string
from collections.abc import Mapping
from typing import Self


class Words(str):
    """A text in English, with what it takes to say it in another language.

    Attributes:
        context: groups it for the translators ("Error", "Strategy", ...).
        template: the text before anything was filled in.
        facts: what was filled in, by name; None if nothing was, and braces mean themselves.
    """

    __slots__ = ("context", "facts", "template")

    context: str
    template: str
    facts: Mapping[str, object] | None

    def __new__(
        cls, text: str = "", context: str = "", template: str = "", facts: Mapping[str, object] | None = None
    ) -> Self:
        """Return the text; a copy made from the text alone gets the rest from whoever copies."""
        made = super().__new__(cls, text)
        made.context, made.template, made.facts = context, template, facts
        return made

    def format(self, *args: object, **facts: object) -> Words:
        """Fill in `facts`, which have names."""
        return Words(super().format(*args, **facts), self.context, self.template, facts)


class Figures(str):
    """A number that the engine has written; the window may give it the marks of its reader."""

    __slots__ = ()


def N_(context: str, text: str) -> Words:  # noqa: N802  the translators' tool looks for this name and both arguments
    """Return `text`; `context` groups it for the translators ("Error", "Strategy", ...)."""
    return Words(text, context, text)


def recalled(text: str, *marked: Words) -> str:
    """Return `text` as the one of `marked` that it was made from: what was kept in a file has lost that."""
    for words in marked:
        pieces = string.Formatter().parse(words.template)
        pattern = "".join(re.escape(before) + (f"(?P<{name}>.*)" if name else "") for before, name, _, _ in pieces)
        found = re.fullmatch(pattern, text, re.DOTALL)
        if found:
            return Words(text, words.context, words.template, found.groupdict() or None)
    return text
