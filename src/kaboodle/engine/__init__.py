"""What every compiled game is built on: random numbers, events, moves, zones, beliefs and search."""

import importlib.util
import sys

if importlib.util.find_spec("cython") is None:
    # Uncompiled and without Cython installed: a stub for the three names that the kernel uses.
    from kaboodle.engine import cython_stub

    sys.modules["cython"] = cython_stub
