"""The five games: pure rules, no clock, no I/O. Compiled when a compiler is there."""

import importlib.util
import sys

if importlib.util.find_spec("cython") is None:
    # Uncompiled and without Cython installed: a stand-in for the three names the kernel uses of it.
    from kaboodle.rules import uncompiled

    sys.modules["cython"] = uncompiled
