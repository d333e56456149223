"""What could be inferred before a release and after it, by mouse, by keyboard alone, and by a screen reader."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from guiapp.pages.infer.found_card import FoundCard
from tests.covering import one_of
from tests.stories.hands import HANDS
from tests.stories.test_sample_to_workbook import Story


@pytest.fixture(params=one_of(HANDS, 2))
def hand(request, watch):
    return HANDS[request.param](watch)


class InferenceStory(Story):
    """An owner marks an attribute, sees a rehearsal, releases, and looks at the rows."""

    def mark(self):
        self.step(self.hand.press, "Try with sample data", until=lambda: self.workspace.opened is not None)
        self.step(self.hand.go_on, "Continue to attributes", until=self.on("attributes"))
        box = "Sensitive: nobody should be able to guess it"
        self.step(self.hand.press, box, until=lambda: bool(self.workspace.plan.sensitive))

    def infer(self):
        self.goes_to("infer")
        self.step(self.hand.go_on, "Work out", until=self.found.isVisible)
        return self.found.findChild(QLabel, "inference_warning").text()

    def goes_to(self, key):
        self.window.go_to(key)
        self.watch.wait(lambda: not self.window.context.runner.is_busy)

    @property
    def found(self):
        return self.window.findChild(FoundCard)


def test_an_owner_sees_what_could_be_inferred(home, window, hand):
    story = InferenceStory(window, hand)
    story.mark()
    assert story.infer().startswith("REHEARSAL")
    story.goes_to("release")
    story.spend()
    before = {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}
    assert story.infer().startswith("For your eyes only")
    (name,) = story.workspace.plan.sensitive
    assert f"“{name}” is guessed right for" in story.found.findChild(QLabel, "inference_words").text()
    assert {path: path.read_bytes() for path in before} == before
