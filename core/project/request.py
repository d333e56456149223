"""The request of a charge, as the ledger keeps it: all that is needed to complete the release; no rows, no counts."""

from __future__ import annotations

import json
from dataclasses import dataclass

from core.domain.location import Location, location_of
from core.errors import PlanError
from core.project.plan import Plan
from core.project.plan_text import PlanText
from core.project.plan_values import checked_text
from core.project.reader import read_plan
from core.serial import from_json

FORMAT = 1
"""Version of the packed request. Another number makes pending charges of older versions impossible to complete."""


@dataclass(frozen=True, slots=True)
class ChargedRequest:
    """A plan with its strategy, split and recovery decided, and the file of its rows.

    Attributes:
        plan: the plan.
        source: the file or the database with the rows.
        version: of the program that charged.
        noise: mark of what is measured and with how much noise, by `noise_mark`; "" in those of older versions.
    """

    plan: Plan
    source: Location
    version: str
    noise: str = ""

    def pack(self) -> bytes:
        """Return the request as bytes.

        Raises:
            PlanValueError: if the plan has a value that a plan file may not have.
            ValueError: if the plan cannot be written as an equivalent plan file.
        """
        # The plan is kept as the text of a plan file, the one form of it that later versions promise to read.
        text = checked_text(self.plan)
        content = {"format": FORMAT, "plan": text, "source": str(self.source.absolute()), "version": self.version}
        if self.noise:
            content["noise"] = self.noise
        return json.dumps(content).encode("ascii")

    @classmethod
    def unpack(cls, content: bytes) -> ChargedRequest:
        """Return the request in the bytes that `pack` returned.

        Raises:
            ValueError: if another version of this program wrote them.
        """
        told = from_json(content)
        if not isinstance(told, dict) or told.get("format") != FORMAT:
            raise ValueError("another format")
        try:
            source = location_of(told["source"])
            return cls(_read(told["plan"]), source, str(told["version"]), str(told.get("noise", "")))
        except (PlanError, KeyError, TypeError, AttributeError) as error:
            raise ValueError("not a request as this version keeps it") from error


def _read(text: str) -> Plan:
    return read_plan(PlanText("", text.encode()))
