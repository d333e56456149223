"""Small text files: notes around one or two columns, and totals of few records."""

from __future__ import annotations

from tests.corpus.case import asked, settled
from tests.corpus.texts import text

NOTE = "Data were collected in May by the city"
PEOPLE = [(f"N{n:02}", str(20 + 7 * n % 40)) for n in range(16)]
BODY = "name,age\n" + "".join(f"{name},{age}\n" for name, age in PEOPLE)
TWO = ("name|age", *map("|".join, PEOPLE))
AGES = [age for _, age in PEOPLE]
ONE = ("age", *AGES)

CASES = (
    *(
        asked(f"{name}-below-two-columns.csv", text(BODY + row), ("doubtful_rows",), *TWO, doubtful_rows="skip")
        for name, row in {
            "sentence": f"{NOTE},\n",
            "sentence-behind-a-blank": f",{NOTE}\n",
            "several-sentences": f"{NOTE},\nNumbers are preliminary and may change.,\n",
        }.items()
    ),
    asked("words-below-two-columns.csv", text(f"{BODY}City register,\n"), ("last_row",), *TWO, last_row="skip"),
    *(
        asked(f"{name}-below-one-column.csv", text("\n".join([*ONE, row]) + "\n"), ("last_row",), *ONE, last_row="skip")
        for name, row in {"source": "Source: city", "sentence": NOTE, "word": "preliminary"}.items()
    ),
    settled(
        "long-answers-of-two-columns.csv",
        text(f"remark,stars\ngood,1\nthe food was very good,2\n{NOTE},\n"),
        *("remark|stars", "good|1", "the food was very good|2", f"{NOTE}|"),
    ),
)
