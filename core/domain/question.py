"""A question: how many people have certain labels of some attributes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from core.domain.bins import bin_of
from core.domain.domain import EVERYBODY
from core.words import N_, joined

_EQUALS = N_("Question", "{name} = {label}")
_OR = N_("Question", "{labels} or {last}")


@dataclass(frozen=True, slots=True)
class ListedAttribute:
    """An attribute that may be asked about.

    Attributes:
        name: of the attribute.
        labels: all of them, in order.
        n_ordered: how many of them, the first ones, have an order.
    """

    name: str
    labels: tuple[str, ...]
    n_ordered: int = 0

    @classmethod
    def of_labels(cls, name: str, labels: tuple[str, ...]) -> ListedAttribute:
        """Return the attribute with these labels; bins among them are its ordered ones."""
        return cls(name, labels, sum(bin_of(label) is not None for label in labels))


@dataclass(frozen=True, slots=True)
class Condition:
    """An attribute and those of its labels that are counted, in its order, at least one."""

    name: str
    labels: tuple[str, ...]

    @property
    def text(self) -> str:
        """Such as "Sex = female or male"."""
        labels = self.labels[0]
        if len(self.labels) > 1:
            labels = _OR.format(labels=joined(", ", self.labels[:-1]), last=self.labels[-1])
        return _EQUALS.format(name=self.name, label=labels)


@dataclass(frozen=True, slots=True)
class Question:
    """A count over all rows that fulfil every condition; no condition: everybody.

    Attributes:
        conditions: each attribute once, in the order of the attributes that it was made from.
    """

    conditions: tuple[Condition, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The attributes that are asked about."""
        return tuple(each.name for each in self.conditions)

    @property
    def text(self) -> str:
        """The question in words, which `read_question` reads again."""
        return joined(", ", [each.text for each in self.conditions]) if self.conditions else EVERYBODY


def question_of(attributes: Iterable[ListedAttribute], chosen: Mapping[str, Iterable[str]]) -> Question:
    """Return the question about these labels; an attribute of which all are chosen is not asked about.

    Args:
        attributes: those that there are.
        chosen: for an attribute its labels, in any order, at least one.

    Raises:
        ValueError: if a label or an attribute does not exist, or no label of one is chosen.
    """
    wanted, conditions = {name: set(labels) for name, labels in chosen.items()}, []
    for attribute in attributes:
        labels = wanted.pop(attribute.name, None)
        if labels is None:
            continue
        if not labels or not labels <= set(attribute.labels):
            raise ValueError("a condition names at least one label, and each is one of its attribute")
        # Equal questions compare equal, and one about all labels of an attribute is not about it.
        if len(labels) < len(attribute.labels):
            kept = tuple(label for label in attribute.labels if label in labels)
            conditions.append(Condition(attribute.name, kept))
    if wanted:
        raise ValueError("a question is about attributes that there are")
    return Question(tuple(conditions))
