"""The public list of attributes and their labels; turns attribute names into positions and sizes."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from core.domain.attribute import Attribute
from core.domain.marginal import Marginal
from core.errors import UnknownAttributeError


@dataclass(frozen=True, slots=True)
class Domain:
    """The attributes in the order of the plan; names are unique.

    Raises:
        ValueError: if two attributes have the same name.
    """

    attributes: tuple[Attribute, ...]

    def __post_init__(self) -> None:
        if len(set(self.names)) != len(self.attributes):
            raise ValueError("attribute names must be unique")

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the attributes, in order."""
        return tuple(attribute.name for attribute in self.attributes)

    @property
    def sizes(self) -> tuple[int, ...]:
        """The number of labels of each attribute, in order."""
        return tuple(attribute.size for attribute in self.attributes)

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
        close = get_close_matches(name, self.names, n=1)
        hint = f"Did you mean “{close[0]}”?" if close else f"The attributes are: {', '.join(self.names)}."
        raise UnknownAttributeError(table=table or name, name=name, hint=hint)

    def title(self, axes: Iterable[int]) -> str:
        """Return the name of the table over `axes`, such as "age × sex"; "everybody" for no axis."""
        names = self.names
        return " × ".join(names[axis] for axis in axes) or "everybody"

    def full(self) -> Marginal:
        """Return the marginal over all attributes."""
        return Marginal(range(len(self.attributes)))
