"""The verbs behind the window and the command line; the one package that sees both records and what is published."""

from __future__ import annotations

from core.session.advising import Advice, AdvisedStep, StepsEffect, advise, predict_steps, with_steps
from core.session.asking import ask, dataset_of
from core.session.choices.choice_quote import ChoiceQuote
from core.session.choices.choice_request import ChoiceRequest
from core.session.choices.finding import ListsQuote, find_lists, kept_lists, quote_lists, quote_lists_again
from core.session.choices.kept_choices import KeptChoice
from core.session.choices.mapping import MapQuote, compare_maps, forecast_heights, kept_maps, publish_map, quote_map
from core.session.choices.planned_lists import ListFound, ListsFound, PlannedLists, WantedList, plan_lists
from core.session.choices.planned_map import PlannedMap, plan_map
from core.session.choices.planned_round import AnswerSource, PlannedRound, RoundAnswer, plan_round
from core.session.choices.planned_suggestion import PlannedSuggestion, SuggestionTerms, plan_suggestion
from core.session.choices.public_tables import OneWayTable, Suggestion
from core.session.choices.questioning import OpenRound, RoundQuote, answer_of, kept_answers, open_round, quote_round
from core.session.choices.suggesting import SuggestionQuote, kept_suggestions, quote_suggestion, suggest, with_tables
from core.session.column_proposal import ColumnProfile, Histogram, propose, propose_choice
from core.session.comparing_strategies import compare, strategies
from core.session.completing import complete
from core.session.expected_releases import MOST_RELEASES, ExpectedReleases, expect_releases, releases_within
from core.session.foreseeing import ForeseenTable, foresee
from core.session.inferring import (
    GuessWithout,
    Inference,
    InferredAttribute,
    TriedOn,
    infer,
    infer_made_up,
    infer_rehearsed,
)
from core.session.joining_releases import join_releases, joinable_releases
from core.session.keeping import kept_release
from core.session.opening import open_ledger
from core.session.planned_release import PlannedRelease, choose, forecast_release, plan_release
from core.session.proposed_tables import ProposedTables, propose_tables
from core.session.quoting import Quote, quote
from core.session.rehearsing import rehearse
from core.session.release_request import ReleaseRequest
from core.session.releasing import release
from core.session.seeking import Sought, seek, seek_everywhere

__all__ = [
    "MOST_RELEASES",
    "Advice",
    "AdvisedStep",
    "AnswerSource",
    "ChoiceQuote",
    "ChoiceRequest",
    "ColumnProfile",
    "ExpectedReleases",
    "ForeseenTable",
    "GuessWithout",
    "Histogram",
    "Inference",
    "InferredAttribute",
    "KeptChoice",
    "ListFound",
    "ListsFound",
    "ListsQuote",
    "MapQuote",
    "OneWayTable",
    "OpenRound",
    "PlannedLists",
    "PlannedMap",
    "PlannedRelease",
    "PlannedRound",
    "PlannedSuggestion",
    "ProposedTables",
    "Quote",
    "ReleaseRequest",
    "RoundAnswer",
    "RoundQuote",
    "Sought",
    "StepsEffect",
    "Suggestion",
    "SuggestionQuote",
    "SuggestionTerms",
    "TriedOn",
    "WantedList",
    "advise",
    "answer_of",
    "ask",
    "choose",
    "compare",
    "compare_maps",
    "complete",
    "dataset_of",
    "expect_releases",
    "find_lists",
    "forecast_heights",
    "forecast_release",
    "foresee",
    "infer",
    "infer_made_up",
    "infer_rehearsed",
    "join_releases",
    "joinable_releases",
    "kept_answers",
    "kept_lists",
    "kept_maps",
    "kept_release",
    "kept_suggestions",
    "open_ledger",
    "open_round",
    "plan_lists",
    "plan_map",
    "plan_release",
    "plan_round",
    "plan_suggestion",
    "predict_steps",
    "propose",
    "propose_choice",
    "propose_tables",
    "publish_map",
    "quote",
    "quote_lists",
    "quote_lists_again",
    "quote_map",
    "quote_round",
    "quote_suggestion",
    "rehearse",
    "release",
    "releases_within",
    "seek",
    "seek_everywhere",
    "strategies",
    "suggest",
    "with_steps",
    "with_tables",
]
