"""Times as text: today, yesterday, or the date."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

from guiapp.desktop.number_words import reading_locale


def when_text(when: datetime, now: datetime) -> str:
    """Return `when` as text relative to `now`; both have a time zone."""
    here = when.astimezone()
    moment = QDateTime.fromSecsSinceEpoch(int(here.timestamp()))
    days = (now.astimezone().date() - here.date()).days
    if days == 0:
        words = QCoreApplication.translate("Times", "today, {time}")
    elif days == 1:
        words = QCoreApplication.translate("Times", "yesterday, {time}")
    else:
        return date_text(when)
    return words.format(time=reading_locale().toString(moment.time(), QLocale.FormatType.ShortFormat))


def date_text(when: datetime) -> str:
    """Return the day of `when`, which has a time zone, such as "22 Nov 2025"."""
    here = when.astimezone()
    #: the order and the marks of a date: d is the day, MMM the short name of the month, yyyy the year
    form = QCoreApplication.translate("Times", "d MMM yyyy")
    return reading_locale().toString(QDate(here.year, here.month, here.day), form)
