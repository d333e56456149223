"""Typed access to one table of a plan: known keys, right types, or an error with line and column."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, datetime
from enum import StrEnum
from fractions import Fraction
from typing import TypeVar

from core.errors import AmountError, PlanKeyError
from core.privacy.amount_text import parse_amount, parse_delta
from core.project.places import Path
from core.project.plan_text import PlanText, RealText, nearest
from core.words import N_

Default = TypeVar("Default")
Choice = TypeVar("Choice", bound=StrEnum)


def spelt(choices: Iterable[Choice]) -> dict[str, Choice]:
    """Return choices by their spelling in a plan."""
    return {str(each): each for each in choices}


class Keys:
    """The keys of one table; every method returns `default` for an absent key, and raises PlanKeyError for a wrong one.

    Errors carry a template and its facts (`N_`), so that the window can translate them.
    """

    def __init__(self, plan_text: PlanText, path: Path, table: object, known: tuple[str, ...]) -> None:
        """Check that `table` is a table with no other keys than `known`.

        Raises:
            PlanKeyError: with the nearest known key.
        """
        self._plan = plan_text
        self._path = path
        if not isinstance(table, dict):
            name = path[0]
            raise plan_text.fault(
                path,
                N_("Error", "this should be a table."),
                N_("Error", "Write [{name}] on a line of its own, its keys below.").format(name=name),
            )
        # An unknown key is an error, not ignored: a misspelled `at_most` would change who is protected.
        for key in table:
            if key not in known:
                cure = nearest(key, known, otherwise=N_("Error", "The keys here are:"))
                raise plan_text.fault((*path, key), N_("Error", "there is no such key."), cure, at_key=True)
        self._table: dict[str, object] = table

    def __contains__(self, key: str) -> bool:
        return key in self._table

    def is_empty(self, key: str) -> bool:
        """Return whether the value is the empty text, which some keys use for "none"."""
        return self._table.get(key) == ""

    def fault(self, key: str, why: str, cure: str, *deeper: str | int) -> PlanKeyError:
        """Return the error at the value of `key`, or at a value inside it."""
        return self._plan.fault((*self._path, key, *deeper), why, cure)

    def missing(self, key: str, cure: str) -> PlanKeyError:
        """Return the error of a missing key, at the place of the table."""
        path = (*self._path, key)
        return self._plan.fault(path, N_("Error", "this key is missing."), cure)

    def stray(self, key: str, why: str, cure: str) -> PlanKeyError:
        """Return the error of a key that must not occur."""
        return self._plan.fault((*self._path, key), why, cure, at_key=True)

    def text(self, key: str, default: Default) -> str | Default:
        """Return a non-empty text."""
        if key not in self._table:
            return default
        value = self._table[key]
        if not _is_text(value):
            raise self.fault(
                key,
                N_("Error", "this should be text."),
                N_("Error", 'Put it between quotes, like {key} = "…".').format(key=key),
            )
        if not value:
            raise self.fault(
                key,
                N_("Error", "this is empty."),
                N_("Error", "Write something between the quotes, or remove the key."),
            )
        return str(value)

    def character(self, key: str, default: Default) -> str | Default:
        """Return a text of exactly one character."""
        value = self.text(key, default)
        if key in self._table and len(str(value)) != 1:
            raise self.fault(
                key,
                N_("Error", "this should be one character."),
                N_("Error", 'Write it like {key} = ";".').format(key=key),
            )
        return value

    def choice(self, key: str, default: Default, options: Mapping[str, Default]) -> Default:
        """Return what one of the spellings `options` stands for."""
        if key not in self._table:
            return default
        value = str(self.text(key, ""))
        if value not in options:
            cure = nearest(value, tuple(options), otherwise=N_("Error", "It can be:"))
            raise self.fault(key, N_("Error", "“{value}” is not one of the choices.").format(value=value), cure)
        return options[value]

    def flag(self, key: str, default: bool) -> bool:
        """Return true or false."""
        value = self._table.get(key, default)
        if not isinstance(value, bool):
            raise self.fault(
                key, N_("Error", "this should be true or false."), N_("Error", "Write true or false, without quotes.")
            )
        return value

    def whole(self, key: str, default: Default, least: int) -> int | Default:
        """Return a whole number of at least `least`."""
        if key not in self._table:
            return default
        value = self._table[key]
        if not isinstance(value, int) or isinstance(value, bool):  # a bool is an int in Python, not in TOML
            raise self.fault(
                key,
                N_("Error", "this should be a whole number."),
                N_("Error", "Write it like {key} = {number}.").format(key=key, number=max(least, 1)),
            )
        if value < least:
            raise self.fault(
                key,
                N_("Error", "this should be at least {least}.").format(least=least),
                N_("Error", "Write a larger number."),
            )
        return value

    def real(self, key: str, default: float, wanted: str, below: float) -> float:
        """Return a number in (0, `below`); `wanted` is the message's text for that range."""
        if key not in self._table:
            return default
        number = _real(self._table[key])
        if number is None or not 0 < number < below:
            raise self.fault(
                key,
                N_("Error", "this should be {wanted}.").format(wanted=wanted),
                N_("Error", "Write it without quotes, like 0.95 or 3."),
            )
        return number

    def amount(self, key: str) -> Fraction:
        """Return an exact positive amount, from text such as "0.1" or "1/3" or from a number's own digits."""
        return self._parsed(
            key, lambda text: parse_amount(text, key), N_("Error", 'Write it like "1", "0.5" or "1/3".')
        )

    def share(self, key: str) -> Fraction | None:
        """Return an exact positive part of the budget; None if the key is absent."""
        if key not in self._table:
            return None
        return self._parsed(key, lambda text: parse_amount(text, key), N_("Error", 'Write it like "0.2" or "1/3".'))

    def delta(self, key: str) -> Fraction:
        """Return an exact δ in [0, 1); 0 if the key is absent."""
        if key not in self._table:
            return Fraction(0)
        return self._parsed(key, parse_delta, N_("Error", 'Write a small one, like "1e-9", or "0" for none.'))

    def _parsed(self, key: str, parse: Callable[[str], Fraction], cure: str) -> Fraction:
        value = self._table[key]
        if isinstance(value, bool) or not isinstance(value, int | str):
            raise self.fault(key, N_("Error", "this should be a number."), cure)
        try:
            return parse(str(value).replace("_", ""))  # TOML has underscores in numbers, and plans had them in texts
        except AmountError as error:
            raise self.fault(
                key,
                N_("Error", "it is {text}, but it must be {wanted}.").format(
                    text=N_("Error", "“{text}”").format(text=error.text) if error.text else N_("Error", "empty"),
                    wanted=error.wanted,
                ),
                cure,
            ) from error

    def texts(self, key: str) -> tuple[str, ...]:
        """Return a list of distinct texts; () if the key is absent."""
        return self._texts(key, self._list(key))

    def is_list(self, key: str) -> bool:
        """Return whether the value is a list."""
        return isinstance(self._table.get(key), list)

    def lines(self, key: str) -> tuple[str, ...]:
        """Return a list of texts, which may be equal; () if the key is absent."""
        values = self._list(key)
        for index, value in enumerate(values):
            if not _is_text(value):
                raise self.fault(key, N_("Error", "this should be text."), N_("Error", "Put it between quotes."), index)
        return tuple(map(str, values))

    def check_attribute(self, known: tuple[str, ...], name: str, key: str, *deeper: str | int) -> None:
        """Refuse a name that is none of the attributes `known`; it is the value at `key`, or one inside it."""
        if name not in known:
            cure = nearest(name, known, otherwise=N_("Error", "The attributes are:"))
            why = N_("Error", "“{name}” is not an attribute of this plan.").format(name=name)
            raise self.fault(key, why, cure, *deeper)

    def lists(self, key: str) -> tuple[tuple[str, ...], ...]:
        """Return a list of lists of distinct texts; () if the key is absent."""
        lists = []
        for index, values in enumerate(self._list(key)):
            if not isinstance(values, list):
                raise self.fault(
                    key,
                    N_("Error", "this should be a list."),
                    N_("Error", 'Write it like {key} = [["…", "…"], ["…"]].').format(key=key),
                    index,
                )
            lists.append(self._texts(key, values, index))
        return tuple(lists)

    def _texts(self, key: str, values: list[object], *deeper: int) -> tuple[str, ...]:
        seen: set[object] = set()
        for index, value in enumerate(values):
            if not _is_text(value):
                raise self.fault(
                    key, N_("Error", "this should be text."), N_("Error", "Put it between quotes."), *deeper, index
                )
            if value in seen:
                raise self.fault(
                    key,
                    N_("Error", "“{value}” occurs twice.").format(value=value),
                    N_("Error", "Remove one of the two."),
                    *deeper,
                    index,
                )
            seen.add(value)
        return tuple(str(value) for value in values)

    def reals(self, key: str) -> tuple[float, ...]:
        """Return a list of finite numbers; () if the key is absent."""
        numbers = []
        for index, value in enumerate(self._list(key)):
            number = _real(value)
            if number is None:
                raise self.fault(
                    key,
                    N_("Error", "this should be a number."),
                    N_("Error", "Write it without quotes, like 18 or 0.5."),
                    index,
                )
            numbers.append(number)
        return tuple(numbers)

    def numbers(self, key: str) -> tuple[float, ...]:
        """Return a strictly increasing list of at least two numbers."""
        numbers = self.reals(key)
        self._check_increasing(key, numbers)
        return numbers

    def dates(self, key: str) -> tuple[date, ...]:
        """Return a strictly increasing list of at least two dates."""
        dates = []
        for index, value in enumerate(self._list(key)):
            if not isinstance(value, date) or isinstance(value, datetime):  # a datetime is a date in Python
                raise self.fault(
                    key,
                    N_("Error", "this should be a date."),
                    N_("Error", "Write it without quotes, like 2024-01-31."),
                    index,
                )
            dates.append(value)
        self._check_increasing(key, dates)
        return tuple(dates)

    def pairs(self, key: str, ends: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
        """Return the pairs of an inline table of texts whose values are all in `ends`; () if the key is absent."""
        table = self._table.get(key, {})
        if not isinstance(table, dict):
            raise self.fault(
                key,
                N_("Error", "this should be pairs."),
                N_("Error", 'Write them like {key} = {{"f" = "female"}}.').format(key=key),
            )
        for name, value in table.items():
            if not _is_text(value) or value not in ends:
                cure = nearest(str(value), ends, otherwise=N_("Error", "The categories are:"))
                raise self.fault(
                    key, N_("Error", "“{value}” is not one of the categories.").format(value=value), cure, name
                )
        self._check_spellings(key, table, ends)
        return tuple((str(name), str(value)) for name, value in table.items())

    def amounts(self, key: str) -> tuple[tuple[str, float], ...]:
        """Return the pairs of an inline table of numbers above 0, by name; () if the key is absent."""
        table = self._table.get(key, {})
        if not isinstance(table, dict):
            raise self.fault(
                key,
                N_("Error", "this should be pairs."),
                N_("Error", 'Write them like {key} = {{"Age × Sex" = 20}}.').format(key=key),
            )
        found = []
        for name, value in table.items():
            number = _real(value)
            if number is None or number <= 0:
                why = N_("Error", "this should be a number above 0.")
                raise self.fault(key, why, N_("Error", "Write it without quotes, like 18 or 0.5."), name)
            found.append((str(name), number))
        return tuple(found)

    def _check_spellings(self, key: str, table: Mapping[str, object], ends: tuple[str, ...]) -> None:
        """Refuse spellings that mean two categories after stripping.

        Cells are stripped before they are compared, so one of the two categories would silently get all rows.
        """
        meant = {end.strip(): end for end in ends}
        for name, value in table.items():
            before = meant.setdefault(name.strip(), str(value))
            if before != value:
                why = N_("Error", "“{name}” would count as “{value}”, but it is “{before}” already.")
                cure = N_("Error", "Remove the pair, or take “{before}” out of the categories.")
                if name.strip() not in {end.strip() for end in ends}:
                    why = N_("Error", "“{name}” would count as “{value}” and as “{before}”.")
                    cure = N_("Error", "Remove one of the two.")
                why, cure = why.format(name=name, value=value, before=before), cure.format(before=before)
                raise self.fault(key, why, cure, name)

    def _list(self, key: str) -> list[object]:
        # An absent list is an empty one; the callers check whether that is allowed.
        values = self._table.get(key, [])
        if not isinstance(values, list):
            raise self.fault(
                key,
                N_("Error", "this should be a list."),
                N_("Error", "Put it between brackets, like {key} = [ … ].").format(key=key),
            )
        return values

    def _check_increasing(self, key: str, edges: Sequence[float] | Sequence[date]) -> None:
        if len(edges) < 2:
            raise self.fault(
                key,
                N_("Error", "there should be at least two edges."),
                N_("Error", "Write the lowest and the highest one, too."),
            )
        for index in range(1, len(edges)):
            if not edges[index - 1] < edges[index]:  # type: ignore[operator]  # all numbers, or all dates
                why = N_("Error", "the edges must increase, but {edge} comes after {before}.").format(
                    edge=edges[index], before=edges[index - 1]
                )
                raise self.fault(key, why, N_("Error", "Put them in order, each once."), index)


def _is_text(value: object) -> bool:
    return isinstance(value, str) and not isinstance(value, RealText)


def _real(value: object) -> float | None:
    """Return a finite float, or None if `value` is not a number."""
    # int first: float(10 ** 400) raises OverflowError, which is "not a number" here, too.
    if isinstance(value, bool) or not isinstance(value, int | RealText):
        return None
    try:
        number = float(str(value).replace("_", ""))
    except (ValueError, OverflowError):
        return None
    return number if math.isfinite(number) else None
