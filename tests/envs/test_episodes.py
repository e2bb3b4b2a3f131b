"""Nothing changes silently in an environment of a name: what agents see, may do and are paid in 100 seeded games."""

import json
import sys

import pytest

from kaboodle.core.registry import families
from tests.envs.episodes import FILE, hash_of, names

GOLDEN = json.loads(FILE.read_text())


def test_every_name_has_a_hash() -> None:
    assert list(GOLDEN) == list(names())


@pytest.mark.skipif(not all(family.compiled for family in families()), reason="too slow on the uncompiled kernel")
@pytest.mark.skipif(sys.byteorder != "little", reason="the hashes are of little-endian numbers")
@pytest.mark.parametrize("name", names())
def test_100_games_are_as_they_were(name: str) -> None:
    assert hash_of(*names()[name]) == GOLDEN[name], "raise VERSION in kaboodle/envs/ids.py if this is meant"
