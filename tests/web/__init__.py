"""Tests of the pages in a real browser. A package, so that fixtures of this folder end when a run leaves it."""
