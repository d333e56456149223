"""Read one file in this process with the code of the reader, and tell how that ends."""

from __future__ import annotations

import hashlib
import io
import json
import re
import resource
import time
import traceback
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from core.data.column_profile import MOST_SHOWN
from core.domain.reading_choices import Quoting, RowChoice
from core.domain.reading_layout import ReadingLayout
from core.errors import EngineError, SourceError
from core.project.matrix_file import read_matrix
from core.project.plan import Plan, StrategyChoice
from core.project.plan_file import load_plan
from core.project.plan_text import PlanText
from core.project.reader import read_plan
from core.project.starter import starter_text
from core.sources.asking import preview as asking
from core.sources.reading.quick_preview import first_look
from core.sources.wire import layout_from, profile_facts, profile_from
from tests.core.sources.reader_here import answered
from tests.core.sources.written_files import reading

READ, REFUSED, UNFORESEEN, CHANGED, LARGE = "read", "refused", "unforeseen", "changed", "large"
BYTES = 1 << 30


@dataclass(frozen=True)
class Outcome:
    """How the reading of one file ended.

    Attributes:
        end: one of the words above.
        words: the message of a refusal, or the place in the program of what it did not foresee.
        answer: what was read, so short that it can be compared.
        seconds: of the processor.
    """

    end: str
    words: str = ""
    answer: str = ""
    seconds: float = 0.0


class ChangedError(Exception):
    """Something was read that is not what the file says."""


def tried(path):
    """Preview the file, profile it, read it, and return how that ended; what is our own is read and written again."""
    start, own = time.process_time(), {".reticent": _plan, ".matrix": _matrix}
    try:
        end, words, answer = READ, "", own.get(path.suffix, _table)(path)
    except EngineError as refusal:
        end, words, answer = REFUSED, str(refusal), ""
    except MemoryError:  # the reader as shipped says so in words
        end, words, answer = REFUSED, "", ""
    except ChangedError as change:
        end, words, answer = CHANGED, str(change), ""
    except Exception as fault:  # noqa: BLE001  what the program did not foresee is what is looked for
        end, words, answer = UNFORESEEN, _place(fault), ""
    if 1024 * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss > BYTES:
        end = LARGE
    return Outcome(end, words, answer, time.process_time() - start)


def digest(profile):
    """Return what `profile_facts` says of all columns, short."""
    return hashlib.sha256(json.dumps(profile, sort_keys=True).encode()).hexdigest()


SURVEYED = (
    *("ragged", "merged", "hidden_rows", "hidden_columns", "footers", "doubtful_rows"),
    *("below_gap", "blank_rows", "last_row", "as_written", "questions"),
)
"""Fields of a layout that only all rows tell."""


def _table(path):
    try:
        quick = first_look(str(path), ReadingLayout())
    except SourceError:  # which says nothing: the preview is to refuse it, or to read it
        quick = None
    asked = reading(path)
    seen = asked.preview()
    if quick is not None:
        _begins_alike(path, quick, seen)
    with patch.object(asking, "ask", answered):  # of one question after another, as the window and `describe` ask
        proposed = asking.preview(path).readable
    if proposed != layout_from(seen["layout"]):
        asked = reading(path, proposed)
        seen = asked.preview()
    profile = asked.profile()
    compare(path, asked, profile, seen)
    return digest([profile_facts(profile_from(facts)) for facts in profile])  # as they come out of the pipe


def compare(path, asked, profile, seen):
    """Make sure that profile, preview and reading tell of the same cells, and that a text has no others."""
    letters = map(asked.grid.letter, range(len(asked.grid.headers)))
    _agree(seen, profile, dict(zip(letters, (texts for _, texts in asked.texts()), strict=True)))
    if path.suffix in (".csv", ".tsv", ".txt"):
        _nothing_lost(path, asked.grid.source)


def _begins_alike(path, quick, seen):
    """Make sure that the first look shows the first rows; a text without its last record may seem laid out anew."""
    rows, shown = zip(quick.pop("first_rows"), quick.pop("first"), strict=True), {*seen["first_rows"]}
    # Totals and blank rows are told from records when all rows are known.
    first = [row for row in rows if row[0] in shown and any(row[1])]
    open_yet = seen["layout"]["questions"]  # such as which row is the header
    if "encoding" in open_yet:
        return  # letters further down made it doubtful, and another one is proposed
    unseen = {key: quick["layout"][key] for key in (*SURVEYED, *open_yet)}
    alike = quick == {**{key: seen[key] for key in quick}, "layout": {**seen["layout"], **unseen}}
    filled = [row for row in zip(seen["first_rows"], seen["first"], strict=True) if any(row[1])]
    same = first == filled[: len(first)]
    if (alike or path.suffix in (".xlsx", ".xlsm")) and not (alike and same):
        raise ChangedError("the first look shows something else than the preview")


def _agree(seen, profile, columns):
    shown = [columns[letter] for letter in seen["letters"]]
    rows = [list(row) for row in zip(*shown, strict=True)]
    if seen["first"] != rows[: len(seen["first"])]:
        raise ChangedError("the preview shows other cells than are read")
    for facts, texts in zip(profile, shown, strict=True):
        counted = Counter(text for text in texts if text)
        if len(counted) <= MOST_SHOWN and counted != dict(facts["values"]):
            raise ChangedError("the profile counts other cells than are read")


def _nothing_lost(path, source):
    """Make sure that the cells hold every character of the text but quotes, delimiters, line ends, and its padding.

    Of a cell that is guarded from a spreadsheet, as ="00123" and '35, the guard may be gone. A backslash is none of the
    text where it marks delimiters within cells.
    """
    delimiter = source.layout.delimiter
    escape = "\\" if source.layout.quoting == Quoting.ESCAPED else ""
    mute = str.maketrans("", "", f'"\r\n\ufeff{delimiter}{escape}')
    guard = re.compile(rf"""(?:^|(?<=[\r\n{re.escape(delimiter)}]))["'=]+(?=-?[0-9])""")
    with io.TextIOWrapper(path.open("rb"), encoding=source.layout.encoding, newline="") as file:
        text = file.read()
    try:
        cells = delimiter.join(cell for chunk in source.chunks() for row in chunk.rows for cell in row)
    except SourceError:
        if source.layout.below_gap != RowChoice.SKIP:
            raise
        return  # what is left out may be faulty
    whole, held = (guard.sub("", each).translate(mute).rstrip("\0\x1a") for each in (text, cells))
    if whole != held:
        raise ChangedError("the cells do not hold what the text does")


def _plan(path):
    plan_file = load_plan(path)
    again = read_plan(PlanText("again", starter_text(plan_file).encode()))
    if again != plan_file:
        raise ChangedError("a plan written again says something else")
    return digest(repr(plan_file)) if plan_file != Plan() else ""


def _matrix(path):
    matrix = read_matrix(path)
    plan_file = Plan(strategy=StrategyChoice(matrix=matrix))
    again = read_plan(PlanText("again", starter_text(plan_file).encode())).strategy.matrix
    if again != matrix or (again.rows != matrix.rows).any():
        raise ChangedError("a matrix written again says something else")
    return matrix.digest


def _place(fault):
    """Return the last line of ours that the fault went through."""
    frames = [frame for frame in traceback.extract_tb(fault.__traceback__) if "/core/" in frame.filename]
    where = f" in {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return type(fault).__name__ + where
