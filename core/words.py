"""The sentences of the engine: which one it is and the facts in it, said in English or in the language of a reader."""

from __future__ import annotations

import re
import string
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import log10
from numbers import Real
from typing import Self

Tell = Callable[[str], str]
"""Says a text of the engine in the language of its reader; `str` leaves it in English."""

_SPECIFICATION = re.compile(r",?(\.\d{1,2}[fg])?")
"""How a sentence may ask for a number: marks between thousands, decimals. A width could fill the memory."""


class Message(str):
    """A text in English, with what it takes to say it in any language.

    Attributes:
        key: names the sentence in files, for ever; "" for those that no file keeps.
        context: groups it for the translators ("Error", "Strategy", ...).
        template: the sentence before anything is filled in; for any number but one if something is counted.
        one: the sentence for one; "" if nothing is counted.
        counted: name of the fact that is counted; "" if none is.
        facts: what was filled in, by name; None if nothing was, and braces mean themselves.
    """

    __slots__ = ("context", "counted", "facts", "key", "one", "template")

    key: str
    context: str
    template: str
    one: str
    counted: str
    facts: Mapping[str, object] | None

    def __new__(
        cls, text: str = "", context: str = "", template: str = "", facts: Mapping[str, object] | None = None
    ) -> Self:
        """Return the text; a copy made from the text alone gets the rest from whoever copies."""
        made = super().__new__(cls, text)
        made.context, made.template, made.facts = context, template, facts
        made.key = made.one = made.counted = ""
        return made

    def format(self, *_: object, **facts: object) -> Message:
        """Fill in `facts`, which have names."""
        return self.reading(ENGLISH.filled(self, facts), facts or None)

    def reading(self, text: str, facts: Mapping[str, object] | None) -> Message:
        """Return this sentence with other facts, which make it read `text` in English."""
        made = type(self)(text, self.context, self.template, facts)
        made.key, made.one, made.counted = self.key, self.one, self.counted
        return made

    def replaced(self, **facts: object) -> Message:
        """Return this sentence with some facts replaced by others."""
        return self.format(**{**(self.facts or {}), **facts})


class Figures(str):
    """A number that the engine has written; the window may give it the marks of its reader."""

    __slots__ = ()


FIRST_POWER_OF_TEN = 10**15
"""Numbers from here on are printed as a power of ten: nobody reads sixteen digits."""


def figures(number: float) -> str:
    """Return a number as it is printed, such as 1,234 or 10^149."""
    if number >= FIRST_POWER_OF_TEN:
        return f"10^{int(log10(number))}"
    return Figures(f"{number:,}" if isinstance(number, int) else f"{number:,.1f}")


class ToldText(str):
    """A message that has been said to its reader, who is not told it again; `message` is what was said."""

    __slots__ = ("message",)

    message: Message

    @classmethod
    def of(cls, text: str, tell: Tell) -> str:
        """Return a text as its reader is told it; what is no message, such as a name, as a plain text."""
        if not isinstance(text, Message):
            return tell(text)
        told = cls(tell(text))
        told.message = text
        return told


class Renderer(string.Formatter):
    """Says messages, in English; for another language give it that language's sentences and marks in numbers."""

    def say(self, text: str) -> str:
        """Return a text of the engine; what is no message, such as a name, stays as it is."""
        if isinstance(text, Figures):
            return self.marked(text)
        if not isinstance(text, Message):
            return text
        if text.facts is None:
            return self.sentence(text, None)
        try:
            return self.filled(text, text.facts)
        except (LookupError, ValueError):  # no sentence of ours: the process that reads files is not to be trusted
            return text

    def filled(self, message: Message, facts: Mapping[str, object]) -> str:
        """Return a sentence with `facts` in it; KeyError if one is missing, ValueError for broken braces."""
        n = _count(facts[message.counted]) if message.counted else None
        return self.vformat(self.sentence(message, n), (), facts)

    def sentence(self, message: Message, n: int | None) -> str:
        """Return the sentence of a message before anything is filled in, for `n` things; None: it counts nothing."""
        return message.one if n == 1 and message.one else message.template

    def marked(self, number: str) -> str:
        """Return a number written by the engine, with the marks of the language."""
        return number

    def get_field(self, field_name: str, _args: Sequence[object], kwargs: Mapping[str, object]) -> tuple[object, str]:
        """Return the fact of that name; what a template asks beyond that is not for it to have."""
        return kwargs[field_name], field_name

    def format_field(self, value: object, format_spec: str) -> str:
        """Return a fact in words, a number with the marks of the language."""
        if isinstance(value, str):
            return self.say(value)
        if isinstance(value, Real) and _SPECIFICATION.fullmatch(format_spec):
            return self.marked(format(value, format_spec))
        return self.say(str(value))


ENGLISH = Renderer()


def N_(context: str, text: str, one: str = "", blank: int = 0) -> Message:  # noqa: N802  lupdate looks for this name
    """Return `text`; `context` groups it for the translators ("Error", "Strategy", ...).

    Args:
        context: see above.
        text: the sentence; for any number but one if something is counted.
        one: the sentence for one; "" if nothing is counted.
        blank: which blank of `text` is counted, 1 for the first. It must stand there as a figure: by it lupdate (Qt
            6.9; it takes no name there) knows that the sentence has as many forms as a language has numbers.
    """
    message = Message(text, context, text)
    if one:
        blanks = [name for _, name, _, _ in string.Formatter().parse(text) if name]
        message.one, message.counted = one, blanks[blank - 1]
    return message


def phrase(key: str, message: Message) -> Message:
    """Return a sentence under a key: files keep the key and the facts, so the sentence can be put better later.

    A key is never given to another sentence, nor taken away (tests/house/published_keys.txt).
    """
    named = message.reading(message, message.facts)
    named.key = key
    return named


def joined(between: str, parts: Sequence[str]) -> str:
    """Return `parts` with `between` them, which has no braces; each can still be said in another language."""
    if len(parts) == 1:
        return parts[0]
    facts = {f"part{number}": part for number, part in enumerate(parts)}
    return Message(between.join(parts), template=between.join(f"{{{name}}}" for name in facts), facts=facts)


def quoted(names: Iterable[str]) -> str:
    """Return names between quotation marks, which are those of the language it is said in."""
    return joined(", ", [N_("Quotation", "“{name}”").format(name=name) for name in names])


_MANY = 10**9
"""In place of a count that is told by its power of ten, such as 10^23: Qt takes a count of 32 bits."""


def _count(fact: object) -> int:
    """Return of how many a fact speaks, which may be a figure such as "1,234"."""
    digits = str(fact).replace(",", "")
    return int(digits) if digits.isdecimal() else _MANY
