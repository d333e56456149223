"""The root of all errors that a user can cause: facts as fields, the message as a template."""

from __future__ import annotations

from inspect import get_annotations
from typing import ClassVar, dataclass_transform

from core.words import N_, Message


# To type checkers a tree of dataclasses; to Python, plain classes: generating the methods of 134 dataclasses took 17 ms
# of each start of the program and of every reader (measured with `python -X importtime`, Python 3.11).
@dataclass_transform(eq_default=False)
class EngineError(Exception):
    """Something the user can fix; `str()` says what happened, where, why, and what to do, and quotes no cell.

    Faults of the program are ValueError and the like.

    Attributes:
        template: the message; each of its blanks is the name of a fact.
        window_template: says it in the window, where `template` names options of the command line; empty where it
            names none.
        fact_types: the type of each fact by its name, as annotated in the class and those above.
    """

    template: ClassVar[Message] = Message()
    window_template: ClassVar[Message] = Message()
    fact_types: ClassVar[dict[str, str]] = {}

    def __init_subclass__(cls) -> None:
        """Add the facts that a class is annotated with to those of the class above."""
        cls.fact_types = {**cls.fact_types, **get_annotations(cls)}

    def __init__(self, *values: object, **facts: object) -> None:
        """Take the facts in their order, by name, or both; one that is left out has the value of the class.

        Raises:
            TypeError: if one is missing, unknown or given twice.
        """
        names = tuple(self.fact_types)
        given = dict(zip(names, values, strict=False))
        wrong = (facts.keys() & given.keys()) | (facts.keys() - set(names))
        missing = [name for name in names if name not in given and name not in facts and not hasattr(type(self), name)]
        if wrong or missing or len(values) > len(names):
            raise TypeError(f"{type(self).__name__} takes {', '.join(names) or 'no facts'}")
        self.__dict__.update(given, **facts)

    def __repr__(self) -> str:
        return f"{type(self).__qualname__}({', '.join(f'{name}={fact!r}' for name, fact in self.facts.items())})"

    @property
    def facts(self) -> dict[str, object]:
        """The facts by name, as `template` wants them."""
        return {name: getattr(self, name) for name in self.fact_types}

    @property
    def message(self) -> Message:
        """What happened, to be said in any language."""
        return self.template.format(**self.facts)

    @property
    def window_message(self) -> Message:
        """What happened, with the way out that the window has."""
        return (self.window_template or self.template).format(**self.facts)

    def __str__(self) -> str:
        return self.message  # not its text alone: whoever asks for `str(error)` can say that anew, too


class Cancelled(EngineError):  # noqa: N818  not an error, so without the suffix
    """The user asked to stop."""

    template = N_("Error", "Stopped, as you asked.")
