"""A naive-Bayes classifier that guesses one attribute of a person from others, by numbers that are public."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Evidence:
    """What the label of one attribute tells about the target.

    Attributes:
        name: of the attribute.
        logs: log Pr[t | s], one row per label t of the attribute, one column per label s of the target.
    """

    name: str
    logs: tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class NaiveBayes:
    """Guesses the label s for which log Pr[s] + Σ_j log Pr[t_j | s] is largest.

    Attributes:
        target: name of the attribute that is guessed.
        prior: log Pr[s] up to a constant, one per label s of the target.
        evidence: of every attribute that is known of a person, each at most once.
    """

    target: str
    prior: tuple[float, ...]
    evidence: tuple[Evidence, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The target, and the attributes that it is guessed from."""
        return (self.target, *(each.name for each in self.evidence))
