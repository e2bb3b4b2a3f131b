"""What every compiled game stands on: chance, events, moves, zones, beliefs and search."""

import importlib.util
import sys

if importlib.util.find_spec("cython") is None:
    # Uncompiled and without Cython installed: a stand-in for the three names that the kernel uses of it.
    from kaboodle.engine import cython_stub

    sys.modules["cython"] = cython_stub
