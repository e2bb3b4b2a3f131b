"""A player who is away: the table says when a bot takes over, the host need not wait, and there is a nudge."""

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

import kaboodle
from kaboodle.server import wire
from tests.editions import original
from tests.web.conftest import Crowd
from tests.web.looks import barriers
from tests.web.test_the_end import StageOfBots

# The seats whose plate or face lies under a notice about who is away.
COVERED = """() => {
  const box = (it) => it.getBoundingClientRect()
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const notices = [...document.querySelectorAll('.away p')].map(box)
  return [...document.querySelectorAll('.seat :is(.seat-face, .seat-plate), .pile .card, .hand .card')]
    .filter((it) => notices.some((notice) => over(notice, box(it))))
    .map((it) => it.closest('.seat')?.dataset.seat ?? it.className)
}"""


class StageOfPeople(StageOfBots):
    """A stage with people, of whom A is the host and B is away."""

    def _room(self) -> wire.PublicRoom:
        room = super()._room()
        seats = tuple(wire.PublicSeat(seat=one.seat, name=f"P{one.seat}", here=one.seat != "B") for one in room.seats)
        return replace(room, seats=tuple(replace(one, host=one.seat == "A") for one in seats))


def waiting() -> kaboodle.Table:
    """It is the turn of B."""
    table = original("A: loaf | B: moon skip | C: moon | D: moon | draw: loaf kitten moon loaf kitten kitten")
    table.play("A", "draw")
    return table


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (360, 640)], ids=str)
def test_who_is_away_can_be_nudged_or_handed_to_a_bot_and_the_table_says_when(
    crowd: Crowd, size: tuple[int, int]
) -> None:
    ada = crowd.come("Ada", viewport={"width": size[0], "height": size[1]})
    stage = StageOfPeople(ada.page)
    stage.show(waiting(), "A")
    stage.say({"type": "away", "bot_in": {"B": 42_000}})
    notice = ada.page.locator("[data-away=B]")
    expect(notice).to_contain_text("bot")
    expect(notice).to_contain_text("4")  # seconds
    assert ada.page.evaluate(COVERED) == []
    assert barriers(ada.page) == []
    nudge = notice.locator("[data-do=nudge]")
    nudge.click()
    expect(nudge).to_be_disabled()  # once for each question
    notice.locator("[data-do='hand-over B']").click()
    assert [kind for kind in stage.heard if kind in ("nudge", "hand-over")] == ["nudge", "hand-over"]


def test_who_is_nudged_reads_who_waits(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    stage = StageOfPeople(ada.page)
    stage.show(waiting(), "A")
    stage.say({"type": "nudged", "seat": "C"})
    expect(ada.page.locator("[data-nudged]")).to_contain_text("PC")
