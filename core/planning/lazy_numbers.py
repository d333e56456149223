"""Numbers that are worked out when read: of thousands of tables, a screen shows some twenty."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import overload


@dataclass(frozen=True, slots=True, eq=False)
class LazyNumbers(Sequence[float]):
    """The value of a function for each of some numbers; equal to every sequence of these values."""

    numbers: Sequence[float]
    value_of: Callable[[float], float]

    def __len__(self) -> int:
        return len(self.numbers)

    @overload
    def __getitem__(self, place: int) -> float: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[float, ...]: ...

    def __getitem__(self, place: int | slice) -> float | tuple[float, ...]:
        if isinstance(place, slice):
            return tuple(self)[place]
        return self.value_of(self.numbers[place])

    def __iter__(self) -> Iterator[float]:
        return map(self.value_of, self.numbers)

    def __eq__(self, other: object) -> bool:
        return tuple(self) == tuple(other) if isinstance(other, Sequence) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))
