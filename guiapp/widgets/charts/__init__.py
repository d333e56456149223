"""Pictures of numbers, each drawn by its own file over one base: `chart.py`, with axes from `axis.py`.

A new chart is one file: a subclass of Chart that says where its marks are, what they say, where a key leads, and how it
is drawn. Cursor, read-out, screen reader, both looks, every scale, PNG and SVG come from the base.

Drawn with QPainter, not built from the items of pyqtgraph 0.14, which the dots were until the two were measured on the
same machine (two cores, CPU time, medians):

| | pyqtgraph | QPainter |
|---|--:|--:|
| import, the window's own modules included | 163 ms | 15 ms |
| first chart on the screen | 25 ms | 7 ms |
| memory of both | 31 MB | 5 MB |
| a frame while a slider moves, 12 / 24 / 60 rows | 4.0 / 4.6 / 6.5 ms | 1.8 / 2.5 / 4.8 ms |
| a frame of 500 bars with labels, intervals and numbers | 19.9 ms | 6.4 ms |
| lines of this room (the spread of rows has keys since) | 1029 | 1139 |

It also made a thread that imported it crash the process, needed its axes built in turns of their own, dots switched to
another mode for a sharp SVG and the grid cut in pieces that Qt would not hand to other threads, drew lines of half the
width on a screen at 200 %, and has neither keyboard, screen reader nor labels that are cut short.
"""

from __future__ import annotations
