"""What could be inferred, as sentences and as bars."""

from __future__ import annotations

from collections.abc import Iterator

from core.front_door import GuessWithout, Inference, InferredAttribute, Reliability, TriedOn
from guiapp.desktop.language import words
from guiapp.desktop.number_words import percent_text
from guiapp.models.bars import Bar


def warning_words(tried_on: TriedOn) -> str:
    """Return whose figures these are, and what may be done with them."""
    if tried_on is TriedOn.ROWS:
        return words(
            "Inference",
            "For your eyes only: these figures are exact facts about the rows. They cost no budget and are saved "
            "nowhere. Do not publish them, and do not choose tables by them: take the figures of made-up records.",
        )
    if tried_on is TriedOn.RECORDS:
        return words(
            "Inference",
            "These figures are of made-up records that have the released tables. They hold no further fact about the "
            "rows, so they may be published.",
        )
    return words(
        "Inference",
        "REHEARSAL: made-up data. The figures say what these tables tell about made-up people, not about yours.",
    )


def meaning_words() -> tuple[str, ...]:
    """Return what an owner has to know before reading any figure."""
    return (
        words(
            "Inference",
            "The tables are all that a reader has, and all other attributes of a person are known. The sensitive one "
            "is guessed by naive Bayes.",
        ),
        words(
            "Inference",
            "This is what the tables say about people like these. It holds whether or not a person was in the data.",
        ),
        words("Inference", "Differential privacy does not prevent it. Leaving out a table may."),
    )


def inferred_words(inference: Inference) -> tuple[str, ...]:
    """Return what was found as sentences, a paragraph for each sensitive attribute."""
    unpublished = words("Inference", "No table has “{name}”: the tables say nothing about it.")
    found = (" ".join(_attribute_words(each)) for each in inference.attributes)
    return (*found, *(unpublished.format(name=name) for name in inference.unpublished))


def _attribute_words(attribute: InferredAttribute) -> Iterator[str]:
    yield words(
        "Inference",
        "“{name}” is guessed right for {right}. Always guessing the most frequent value is right for {most}.",
    ).format(name=attribute.name, right=percent_text(attribute.right), most=percent_text(attribute.most_frequent))
    yield words("Inference", "Of the surest tenth of the guesses, {surest} are right.").format(
        surest=percent_text(attribute.surest)
    )
    if attribute.without and attribute.without[0].right < attribute.right:
        most = attribute.without[0]
        yield words("Inference", "It owes most to {tables}: without that, {right} are right.").format(
            tables=_tables(most), right=percent_text(most.right)
        )
    if attribute.missing:
        yield words("Inference", "In no table together with it, so of no help: {names}.").format(
            names=", ".join(attribute.missing)
        )


def inferred_bars(inference: Inference) -> tuple[Bar, ...]:
    """Return the shares in per cent: for each sensitive attribute three, and one for each set of tables left out."""
    return tuple(bar for attribute in inference.attributes for bar in _attribute_bars(attribute))


def _attribute_bars(attribute: InferredAttribute) -> Iterator[Bar]:
    yield _bar(attribute, words("Inference", "Guessed right"), attribute.right)
    yield _bar(attribute, words("Inference", "Most frequent value"), attribute.most_frequent, is_baseline=True)
    yield _bar(attribute, words("Inference", "Surest 10 %"), attribute.surest)
    for each in attribute.without:
        yield _bar(attribute, words("Inference", "Without {tables}").format(tables=_tables(each)), each.right)


def _bar(attribute: InferredAttribute, label: str, share: float, *, is_baseline: bool = False) -> Bar:
    text, value = percent_text(share), 100 * share
    return Bar(
        group=attribute.name,
        label=label,
        value=value,
        low=value,
        high=value,
        text=text,
        reliability=Reliability.GOOD,
        told=f"{attribute.name} · {label}: {text}",
        is_baseline=is_baseline,
    )


def _tables(left_out: GuessWithout) -> str:
    if len(left_out.tables) == 1:
        return words("Inference", "“{title}”").format(title=left_out.tables[0])
    return words("Inference", "its {n} tables with {names}").format(
        n=len(left_out.tables), names=", ".join(left_out.attributes)
    )
