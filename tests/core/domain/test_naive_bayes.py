"""A classifier knows what it guesses, and from what."""

from __future__ import annotations

from core.domain.naive_bayes import Evidence, NaiveBayes


def test_names_are_the_target_and_what_it_is_guessed_from():
    evidence = (Evidence("age", ((0.0,),)), Evidence("sex", ((0.0,),)))
    assert NaiveBayes("job", (0.0,), evidence).names == ("job", "age", "sex")
    assert NaiveBayes("job", (0.0,), ()).names == ("job",)
