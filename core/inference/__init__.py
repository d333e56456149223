"""What readers of published tables could guess about a person: classifiers built from the tables, never from rows.

Reference: Cormode, Personal privacy vs population privacy: learning to attack anonymization (KDD 2011).
"""
