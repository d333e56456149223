"""Read files: `asking` is what the program calls, `reading` the process that it starts, `formats` what that can read.

Between the two processes lies `wire`. `frames` reads what a script has in memory already, in the same process.
"""
