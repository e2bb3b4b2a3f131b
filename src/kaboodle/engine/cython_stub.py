"""A stub of the `cython` module for where it is not installed: the names that the kernel uses, in plain Python."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
gil = nullcontext()
