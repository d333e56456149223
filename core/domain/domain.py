"""The public list of attributes and their labels; maps attribute names to positions and sizes."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field

from core.domain.attribute import Attribute
from core.domain.marginal import Marginal
from core.errors import UnknownAttributeError
from core.words import N_, phrase

EVERYBODY = phrase("domain.everybody", N_("Domain", "everybody"))
"""Title of the table over no attribute."""


@dataclass(frozen=True, slots=True)
class Domain:
    """The attributes in the order of the plan; names are unique.

    Attributes:
        attributes: the attributes of a record.
        names: their names, in order.
        sizes: their numbers of labels, in order; computed once.

    Raises:
        ValueError: if two attributes share a name.
    """

    attributes: tuple[Attribute, ...]
    names: tuple[str, ...] = field(init=False, repr=False, compare=False)
    sizes: tuple[int, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "names", tuple(attribute.name for attribute in self.attributes))
        object.__setattr__(self, "sizes", tuple(attribute.size for attribute in self.attributes))
        if len(set(self.names)) != len(self.attributes):
            raise ValueError("attribute names must be unique")

    def n_cells(self, axes: Iterable[int]) -> int:
        """Return the number of cells of the table over `axes`; 1 for no axis."""
        sizes = self.sizes
        return math.prod(sizes[axis] for axis in axes)

    def shape(self, axes: Iterable[int]) -> tuple[int, ...]:
        """Return the number of labels along each of `axes`."""
        sizes = self.sizes
        return tuple(sizes[axis] for axis in axes)

    def position(self, name: str, table: str = "") -> int:
        """Return the position of the attribute called `name`.

        Raises:
            UnknownAttributeError: if there is none; the message names `table` and the closest attribute.
        """
        if name in self.names:
            return self.names.index(name)
        from difflib import get_close_matches  # noqa: PLC0415  only for an error

        close = get_close_matches(name, self.names, n=1)
        hint = (
            N_("Error", "Did you mean “{name}”?").format(name=close[0])
            if close
            else N_("Error", "The attributes are: {names}.").format(names=", ".join(self.names))
        )
        raise UnknownAttributeError(table=table or name, name=name, hint=hint)

    def title(self, axes: Iterable[int]) -> str:
        """Return the name of the table over `axes`, such as "age × sex"; "everybody" for no axis."""
        names = self.names
        return " × ".join(names[axis] for axis in axes) or EVERYBODY

    def full(self) -> Marginal:
        """Return the marginal over all attributes."""
        return Marginal(range(len(self.attributes)))
