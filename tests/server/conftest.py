"""The PostgreSQL server that tests share."""

from collections.abc import Iterator

import pytest

from tests.server.postgres import Cluster, new_cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A running PostgreSQL; each test has a database of its own there."""
    found = new_cluster()
    yield found
    found.remove()
