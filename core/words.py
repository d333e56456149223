"""Mark engine wording for the translators; it remembers how it was made, so that the window can say it anew."""

from __future__ import annotations

import re
import string
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Self

Tell = Callable[[str], str]
"""Says a text of the engine in the language of its reader; `str` leaves it in English."""


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


def joined(between: str, parts: Sequence[str]) -> str:
    """Return `parts` with `between` them, which has no braces; each can still be said in another language."""
    if len(parts) == 1:
        return parts[0]
    facts = {f"part{number}": part for number, part in enumerate(parts)}
    return Words(between.join(parts), template=between.join(f"{{{name}}}" for name in facts), facts=facts)


def quoted(names: Iterable[str]) -> str:
    """Return names between quotation marks, which are those of the language it is said in."""
    return joined(", ", [N_("Quotation", "“{name}”").format(name=name) for name in names])


def recalled(text: str, *marked: Words) -> str:
    """Return `text` as the one of `marked` that it was made from: what was kept in a file has lost that.

    What was filled in is recalled as well, and is a figure where the template says how to write it.
    """
    for words in marked:
        pattern, figures = _pattern(words.template)
        found = re.fullmatch(pattern, text, re.DOTALL)
        if found:
            facts = {
                name: Figures(fact) if name in figures else recalled(fact, *marked)
                for name, fact in found.groupdict().items()
            }
            return Words(text, words.context, words.template, facts or None)
    return text


def _pattern(template: str) -> tuple[str, set[str]]:
    """Return what matches texts made from `template`, and the names in it that are written as figures."""
    pattern, names, figures = "", set(), set()
    for before, name, specification, _ in string.Formatter().parse(template):
        pattern += re.escape(before).replace("’", "[’']")  # releases were kept with either
        if name:
            pattern += f"(?P={name})" if name in names else f"(?P<{name}>.*)"
            names.add(name)
        if name and specification:
            figures.add(name)
    return pattern, figures
