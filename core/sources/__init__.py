"""Read files: the program calls `asking`, which starts the process `reading`, which parses what `formats` recognise.

The two processes speak through `wire`. `frames` reads data frames in memory without a second process.
"""
