"""The HTTP API agrees with its OpenAPI document under random requests generated from the document."""

import asyncio
from collections.abc import Iterator
from typing import Any  # what schemathesis has no narrower types for

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, seed, settings
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from kaboodle.server import wire
from kaboodle.server.http.routes import openapi_document
from kaboodle.study.puzzle_files import all_puzzles
from tests.server.process import Served, people, serving, whole_game
from tests.server.test_hostile import ask

SCHEMA = schemathesis.openapi.from_dict(openapi_document())
FREE: list[Any] = [positive_data_acceptance]  # an edition has its own players and options, a room its stage
UNREAD: list[Any] = [negative_data_rejection]  # what was wrong about a request may have been its path


class Target(msgspec.Struct, frozen=True):
    """A server with a room in which a game was played."""

    served: Served
    token: str
    room: str
    replay: str


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    async def begin(url: str) -> tuple[str, str, str]:
        guests = await people(url, 2)
        room = await guests[0].create("mantis", 2, public=True)
        await whole_game(guests, room, 1)
        (game,) = await guests[0].request("GET", "/api/games")
        return guests[0].token, room, game["replay"]

    with serving(tmp_path_factory.mktemp("openapi"), rooms="100000", rooms_per_guest="100000") as served:
        yield Target(served, *asyncio.run(begin(served.url)))
        log = served.log.read_text()
    assert '"bug"' not in log and "Traceback" not in log, log[-2000:]


@SCHEMA.parametrize()
@seed(1)
@settings(max_examples=20, deadline=None, database=None, suppress_health_check=list(HealthCheck))
def test_whatever_is_sent_the_answer_is_one_that_the_document_names(
    case: schemathesis.Case[Any], target: Target
) -> None:
    who = {"Authorization": f"Bearer {target.token}"}
    case.call_and_validate(target.served.url, headers=who, excluded_checks=FREE)
    there = {"code": target.room, "game": 1, "id": target.replay, "puzzle": next(iter(all_puzzles())), "deal": 0}
    if case.path_parameters and case.method == case.operation.method.upper():
        case.path_parameters = {name: there[name] for name in case.path_parameters}
        case.call_and_validate(target.served.url, headers=who, excluded_checks=FREE + UNREAD)


def test_the_server_gives_out_the_document(target: Target) -> None:
    status, _, body = ask(target.served, "GET", "/api/openapi.json")
    assert status == 200 and body == wire.ENCODER.encode(openapi_document())
