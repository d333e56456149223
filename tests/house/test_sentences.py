"""A sentence of the program has at most 20 words, or a reason stands here."""

from __future__ import annotations

import re

from tests.house.marked_words import marked

MOST_WORDS = 20

REASONS = {
    "differential privacy with": "the claim itself: split in two, its parts could be read as two promises",
    "Rényi divergence": "a definition, as papers print it",
    "Δ² says how far": "compared word by word with exports of earlier versions",
    "as large as they would be": "compared word by word with exports of earlier versions",
    "Not promised: that": "kept with every release, under a key",
    "Whole numbers z": "a law of noise, as MATHEMATICS.md has it",
    "Each has a density": "a law of noise, as MATHEMATICS.md has it",
    "distance of a number": "a step of the recovery, named as it is kept with releases",
    "distances of numbers": "a step of the recovery, named as it is kept with releases",
    "as exact as can be": "kept with every release, under a key",
    "Of each person at most": "kept with every release, under a key",
    "still the interval of": "kept with every release, under a key",
    "Shaping the numbers": "kept with every release, under a key",
    "The owner states": "kept with every release, under a key",
    "of the ledger paid": "kept with every release, under a key",
    "has two errors": "kept with every map, under a key",
    "Boxes that hardly": "kept with every map, under a key",
    "enters with a chance": "kept with every private choice, under a key",
    "A noisy test tells": "kept with every round, under a key",
    "least predicted error": "kept with every recommendation, under a key",
    "which is not known here": "file and column take half of its words",
    "neither text nor": "file and column take half of its words",
}
"""A piece of each longer sentence, and why it stays as it is."""


def sentences():
    """Return all sentences that a person may read."""
    return {part for _, text, _ in marked() for part in re.split(r"(?<=[.!?])\s+|\n", text)}


def n_words(sentence):
    return len([word for word in sentence.split() if re.search(r"\w", word)])


def test_no_sentence_has_more_words_than_a_reader_keeps_in_mind():
    long = {sentence for sentence in sentences() if n_words(sentence) > MOST_WORDS}
    assert not {sentence for sentence in long if not any(piece in sentence for piece in REASONS)}


def test_every_reason_is_still_needed():
    long = [sentence for sentence in sentences() if n_words(sentence) > MOST_WORDS]
    assert not {piece for piece in REASONS if not any(piece in sentence for sentence in long)}
