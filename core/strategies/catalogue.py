"""The register of strategies, in the order of their registration."""

from __future__ import annotations

from core.errors import UnknownStrategyError
from core.strategies.strategy import Strategy

_STRATEGIES: dict[str, Strategy] = {}


def register(strategy: type[Strategy]) -> type[Strategy]:
    """Add a strategy under its key; a class decorator.

    Raises:
        ValueError: if the key is taken.
    """
    key = strategy.info.key
    if key in _STRATEGIES:
        raise ValueError(f"two strategies are called {key}")
    _STRATEGIES[key] = strategy()
    return strategy


def every() -> tuple[Strategy, ...]:
    """Return all strategies."""
    return tuple(_STRATEGIES.values())


def title_of(key: str) -> str:
    """Return the name of a strategy for people; the key itself if another version of the program had it."""
    return _STRATEGIES[key].info.title if key in _STRATEGIES else key


def find(key: str) -> Strategy:
    """Return the strategy called `key`.

    Raises:
        UnknownStrategyError: if there is none.
    """
    if key not in _STRATEGIES:
        raise UnknownStrategyError(name=key, known=", ".join(["recommended", *_STRATEGIES]))
    return _STRATEGIES[key]
