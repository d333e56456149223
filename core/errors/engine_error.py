"""The root of all errors that a user can cause: facts as fields, the message as a template."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import ClassVar

from core.words import N_, Message


# eq=False in the whole tree: exceptions are compared by identity. A generated __eq__ would also make them unhashable.
# A class without fields of its own needs no decorator: generating its methods again would cost 0.1 ms at every start.
@dataclass(eq=False)
class EngineError(Exception):
    """Something the user can fix; `str()` says what happened, where, why, and what to do."""

    template: ClassVar[Message] = Message()
    window_template: ClassVar[Message] = Message()
    """Says it in the window, where `template` names options of the command line; empty where it names none."""

    @property
    def facts(self) -> dict[str, object]:
        """The fields by name, as `template` wants them."""
        return {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}

    @property
    def message(self) -> Message:
        """What happened, to be said in any language."""
        return self.template.format(**self.facts)

    @property
    def window_message(self) -> Message:
        """What happened, with the way out that the window has."""
        return (self.window_template or self.template).format(**self.facts)

    def __str__(self) -> str:
        return self.message  # not its text alone: whoever asks for `str(error)` can say that anew, too


class Cancelled(EngineError):  # noqa: N818  not an error, so without the suffix
    """The user asked to stop."""

    template = N_("Error", "Stopped, as you asked.")
