"""Measure from outside how much privacy the shipped releases spend, and print the table."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import tempfile
import time
from pathlib import Path

import pytest

from tests.audit.choices import ChoiceRoad, choice_roads
from tests.audit.events import RISK
from tests.audit.file_roads import file_roads
from tests.audit.place_roads import place_roads
from tests.audit.planting import FAULTS, TOLD, audit, audit_whole, audit_with
from tests.audit.roads import Road, every_road


def main() -> int:
    """Audit all roads and all faults; return 0 if the former hold and the latter are caught."""
    asked = arguments()
    began = time.monotonic()
    jobs = [(_road, road, asked.runs) for road in roads()] + [(_fault, number) for number in range(len(FAULTS))]
    jobs += [(_choice, number, asked.runs) for number in range(len(chosen_roads()))]
    jobs += [(_whole, False), (_whole, True)]
    wrong = 0
    print(f"{'claim':58} {'claimed':>8} {'at least':>8} {'verdict':>9} {'seconds':>8}   event")
    with multiprocessing.get_context("spawn").Pool(asked.processes) as pool:
        for line, is_right in pool.imap(_job, [job for job in jobs if asked.only in _name(job)]):
            print(line, flush=True)
            wrong += not is_right
    claims = len(roads()) + len(chosen_roads())
    print(f"\n{claims} claims, {len(FAULTS) + 1} planted faults, {wrong} verdicts that should not be;")
    print(f"{asked.runs:,} runs on each table (fewer where a draw is slow), {time.monotonic() - began:,.0f} seconds.")
    print(
        f"Each line holds with confidence 1 - {RISK:g}: a claim that holds is accused once in {1 / RISK:,.0f} audits."
    )
    return min(wrong, 1)


def roads() -> list[Road]:
    """Return all roads of releases, those that begin at a file too."""
    return [*every_road(), *file_roads()]


def chosen_roads() -> list[ChoiceRoad]:
    """Return all roads that a worker finds by their number: of choices, and of maps."""
    return [*choice_roads(), *place_roads()]


def arguments():
    """Return what is asked for."""
    reader = argparse.ArgumentParser(prog="python -m tests.audit", description=__doc__)
    reader.add_argument("--runs", type=int, default=40_000, help="runs on each of two neighbouring tables")
    reader.add_argument("--processes", type=int, default=os.cpu_count(), help="how many work at once")
    reader.add_argument("--only", default="", help="audit only what has this in its name")
    return reader.parse_args()


def _name(job) -> str:
    kind, what = job[:2]
    if kind is _choice:
        return str(chosen_roads()[what])
    return {_road: str(what), _whole: TOLD.name}.get(kind) or FAULTS[what].name


def _job(job):
    kind, *what = job
    began = time.monotonic()
    name, verdict, is_fault = kind(*what)
    words = {True: "caught", False: "MISSED"} if is_fault else {True: "BROKEN", False: "holds"}
    line = f"{name:58} {verdict.claimed:8.3f} {verdict.bound:8.3f} {words[verdict.broken]:>9}"
    return f"{line} {time.monotonic() - began:8.1f}   {verdict.event}", verdict.broken == is_fault


def _road(road, runs):
    return str(road), audit(road, runs), False


def _choice(number, runs):
    road = chosen_roads()[number]
    return str(road), audit(road, runs), False


def _fault(number):
    with pytest.MonkeyPatch.context() as patch:
        return f"FAULT {FAULTS[number].name}", audit_with(FAULTS[number], patch), True


def _whole(is_told):
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
        if is_told:
            TOLD.plant(patch)
        name = f"FAULT {TOLD.name}" if is_told else f"whole releases: {TOLD.road}"
        return name, audit_whole(TOLD.road, TOLD.runs, Path(folder)), is_told
