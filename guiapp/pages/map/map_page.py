"""The Map page: a private map of two columns, described, quoted, published and looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core.front_door import MAP_FORMATS, MapQuote, PlaceChoice, PublishedMap
from guiapp.commands import map as commands
from guiapp.commands.map import Asked, QuotedMap
from guiapp.dialogs.file_dialogs import ask_kept_name
from guiapp.jobs.job import Job
from guiapp.pages.choice_run import ChoiceRun
from guiapp.pages.map.map_card import MapCard
from guiapp.pages.map.map_cost_card import MapCostCard
from guiapp.pages.map.map_form import MapForm
from guiapp.pages.page import Page, register
from guiapp.state.app_context import AppContext
from guiapp.state.changes import Changes
from guiapp.state.number_columns import cells_outside, number_columns
from guiapp.state.readiness import map_locked_reason
from guiapp.widgets.controls.page_scroll import PageScroll
from guiapp.widgets.frame.empty_state import EmptyState

LEFT_WIDTH = 460
"""Pixels of the left column: its longest row of fields fits."""


@register
class MapPage(Page):
    """The eighth page; a map is released by itself, so nothing of the tables is needed."""

    key = "map"
    icon_name = "map"

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._at = 0
        self._had_maps = False
        self._map: PublishedMap | None = None
        parse = context.workspace.engine.parse_amount
        self._form, self._cost, self._card = MapForm(parse), MapCostCard(parse), MapCard()
        self._blank = EmptyState("map")
        self._blank.set_words(self.tr("Not published yet"), self.tr("The map appears here once it is published."))
        self._run = ChoiceRun(self._cost, self._request, self)
        self._lay_out()
        self._connect()

    @property
    def title(self) -> str:
        """See Page."""
        return self.tr("Map")

    @property
    def help_line(self) -> str:
        """See Page."""
        return self.tr("Publish where rows lie, by two columns such as longitude and latitude.")

    def locked_reason(self) -> str | None:
        """Return why no map can be published yet; None if one can."""
        return map_locked_reason(self.context.workspace)

    def refresh(self, changes: Changes) -> None:
        """See Page."""
        places = self.context.workspace.plan.places
        if changes.data:
            workspace = self.context.workspace
            self._form.show_columns(number_columns(workspace), lambda header: cells_outside(workspace, header))
        if changes.plan:
            self._form.show_attributes(self.context.workspace.plan.attributes)
            self._show_maps(places)
        if (changes.plan or changes.data or changes.ledger) and not self._run.is_running:
            self._cost.forget_consent()
            self._run.quote_soon()

    def _show_maps(self, places: Sequence[PlaceChoice]) -> None:
        """Show which maps the plan has, and the one that is chosen."""
        self._at = min(self._at, max(len(places) - 1, 0))
        self._form.chooser.show_names([place.name for place in places], self._at if places else -1)
        self._form.show_taken([place.name for number, place in enumerate(places) if number != self._at])
        if places:
            self._form.show_place(places[self._at])
        elif self._had_maps:
            # Fields of a map that undo took back would look as if it were still in the plan.
            self._form.show_usual()
        self._had_maps = bool(places)

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.setSpacing(16)
        column.addWidget(self._form)
        column.addWidget(self._cost.details)
        column.addStretch(1)
        area = PageScroll(column, self.tr("What is counted, and what it costs"))
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        sides = QHBoxLayout()
        sides.setSpacing(16)
        # The consent below the fields, never out of sight: what spends is not to be scrolled for.
        left = QWidget()
        left.setFixedWidth(LEFT_WIDTH)
        rows = QVBoxLayout(left)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(16)
        rows.addWidget(area, 1)
        rows.addWidget(self._cost)
        sides.addWidget(left)
        sides.addWidget(self._card, 1)
        self._card.hide()
        sides.addWidget(self._blank, 1)
        self.body.addLayout(sides, 1)

    def _connect(self) -> None:
        self._form.described.connect(self._describe)
        self._form.spoilt.connect(self._ask_again)
        self._form.chooser.chosen.connect(self._choose)
        self._form.chooser.add_wanted.connect(self._add)
        self._form.chooser.remove_wanted.connect(self._remove)
        self._cost.heights.asked.connect(self._run.quote_soon)
        self._cost.heights.chosen.connect(self._form.choose_height)
        self._cost.changed.connect(self._ask_again)
        self._cost.publish_wanted.connect(self._publish)
        self._cost.stop_wanted.connect(self._run.stop)
        self._run.ended.connect(self._end)
        self._card.save_wanted.connect(self._save)

    # ------------------------------------------------------------ the quote

    def _describe(self, place: PlaceChoice) -> None:
        # At once, not when the new quote comes: a tick must never stand beside a cost that it was not given for.
        self._cost.ask_another()
        commands.describe_map(self.context, place, self._at)

    def _choose(self, number: int) -> None:
        self._at = number
        self._cost.ask_another()
        self._hide_map()
        self._show_maps(self.context.workspace.plan.places)
        self._run.quote_soon()

    def _add(self) -> None:
        """Add a map like the shown one, under a name of its own."""
        place, places = self._form.place, self.context.workspace.plan.places
        if place is None:
            return
        self._cost.ask_another()
        if places:
            self._hide_map()
        self._at = len(places)
        commands.add_map(self.context, replace(place, name=_new_name(place.name, places)))

    def _remove(self) -> None:
        self._cost.ask_another()
        self._hide_map()
        commands.remove_map(self.context, self._at)

    def _hide_map(self) -> None:
        self._map = None
        self._card.hide()
        self._blank.show()

    def _ask_again(self) -> None:
        self._cost.ask_another()
        self._run.quote_soon()

    def _request(self, then: Callable[[QuotedMap], object]) -> Job | None:
        places, problem = self.context.workspace.plan.places, self._form.problem
        # A cost beside fields that describe no map would be that of another one.
        if problem or not places:
            self._cost.show_problem(problem or self.tr("Check the columns and the box, then add the map with +."))
            return None
        name, n_rows = places[self._at].name, self._cost.heights.n_rows or self.context.workspace.plan.people
        return commands.quote_map(self.context, Asked(name, self._cost.total, n_rows), then)

    # ------------------------------------------------------------ the map

    def _publish(self, quote: MapQuote, other_people: bool) -> None:
        if quote.kept is not None:
            # Public since it was kept: drawn without a charge or a consent, but in a job, as colours take long.
            commands.show_kept(self.context, quote.kept, self._found)
            return
        self._run.spend(
            lambda charged: commands.publish_map(self.context, quote, charged, self._found, other_people=other_people)
        )
        # The map that is counted is the one confirmed: fields that differ from it would tell of another one.
        self._form.allow_changes(on=not self._run.is_running)

    def _end(self) -> None:
        self._form.allow_changes(on=True)
        self._run.quote_soon()

    def _found(self, published: PublishedMap) -> None:
        self._map = published
        self._cost.show_idle()
        self._card.show_map(published)
        self._blank.hide()
        self._card.show()

    def _save(self) -> None:
        if self._map is None:
            return
        kinds = [kind.suffix.removeprefix(".") for kind in MAP_FORMATS] + [commands.PNG.removeprefix(".")]
        path = ask_kept_name(self, self.context.workspace.writing_folder / self._map.facts.name, kinds)
        if path is not None:
            commands.save_map(self.context, self._map, path, self._card.picture())


def _new_name(name: str, places: Sequence[PlaceChoice]) -> str:
    """Return a name that no map has: the given one, or with a number behind it."""
    taken = {place.name for place in places}
    names = (name, *(f"{name} {number}" for number in range(2, len(taken) + 3)))
    return next(each for each in names if each not in taken)
