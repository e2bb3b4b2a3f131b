"""Stands in for the `cython` module where it is not installed: what the kernel uses of it, as plain Python."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
gil = nullcontext()
