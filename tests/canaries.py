"""A file with columns of every kind, nearly all of whose values occur once: none may stand in a plan unasked."""

from __future__ import annotations

import csv
import random
from collections import Counter

N = 240
CONFIRMED = {"Canaryville", "99871", "bus;rickshaw", "rickshaw"}
"""Values that occur once in columns of which a list is proposed: its owner sees and confirms it."""
UNLISTED = ("id", "name", "mail", "comment", "code", "phone")
"""Columns of which no list is proposed: no value of theirs may stand in a plan, whatever is used."""
_SYLLABLES = ("ba", "ko", "ri", "mu", "ta", "ze", "lo", "ni")


def people():
    """Return the names of the columns and the rows."""
    chance = random.Random(11)
    word = lambda: "".join(chance.choices(_SYLLABLES, k=4))  # noqa: E731
    rows = []
    for n in range(N):
        is_last = n == N - 1
        rows.append(
            {
                "id": f"{chance.randrange(10**8, 10**9)}",
                "name": f"{word().title()} {word().title()}",
                "mail": f"{word()}{n}@{word()}.org",
                "comment": f"we met {word()} and {word()} near {word()}",
                "code": f"Q{chance.randrange(10**6)}x",
                "phone": f"+49 170 {chance.randrange(10**6, 10**7)}",
                "sex": "fm"[n % 2],
                "town": "Canaryville" if is_last else ("Leeds", "York", "Hull")[n % 3],
                "travel": "bus;rickshaw" if is_last else ("bus", "bus;tram", "tram;car", "car")[n % 4],
                "born": f"{chance.randrange(1930, 2005)}-{chance.randrange(1, 13):02}-{chance.randrange(1, 29):02}",
                "seen": f"{chance.randrange(1, 29)}.{chance.randrange(1, 13)}.{chance.randrange(10, 25)}",
                "income": f"{chance.randrange(10_000, 90_000) * 10 + 7}",
                "weight": f"{chance.uniform(50, 99):.4f}",
                "paid": f"${chance.randrange(1, 9)},{chance.randrange(100, 999)}.{chance.randrange(11, 99)}",
                "zip": "99871" if is_last else ("01234", "01235", "04321")[n % 3],
            }
        )
    return rows


def written(path):
    """Write the file, and return its rows."""
    rows = people()
    with path.open("w", newline="") as file:
        writer = csv.DictWriter(file, rows[0])
        writer.writeheader()
        writer.writerows(rows)
    return rows


def once(rows, columns=None):
    """Return the values that occur in one cell alone, and the answers and words of such, of some columns or all."""
    cells = Counter(cell for row in rows for cell in row.values())
    return {row[name] for row in rows for name in columns or row if cells[row[name]] == 1} | {"rickshaw"}


def found(text, values):
    """Return those of the values that stand in a text."""
    return {value for value in values if value in text}
