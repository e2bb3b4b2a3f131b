"""The table of Mantis in a real browser."""

import pytest

import kaboodle
from kaboodle.games.mantis.view import MantisView
from tests.web.conftest import Crowd
from tests.web.looks import barriers, crowded
from tests.web.people import Person, anything
from tests.web.stage import Stage

WAYS = {"turn": anything}
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def sit_down(person: Person, players: int, bots: str) -> None:
    """A table of Mantis with bots, at which the game has begun."""
    person.ways = WAYS
    person.sit(person.make_room("mantis", players, bots=bots))
    person.start()
    person.asked("turn")


@pytest.mark.parametrize("locale", ["en", "es", "pt-BR", "de"])
def test_six_tanks_have_room_on_a_small_phone_in_every_language(crowd: Crowd, locale: str) -> None:
    ada = crowd.come("Ada", locale=locale, **PHONE)
    sit_down(ada, 6, "BCDEF")
    assert crowded(ada.page) == []
    score = ada.page.locator("[data-do=score]").bounding_box()
    assert score is not None and score["y"] + score["height"] <= 640
    back = ada.page.locator(".reef-top").bounding_box()
    mine = ada.page.locator(".tank[data-mine=true]").bounding_box()
    assert back is not None and mine is not None and back["y"] + back["height"] <= mine["y"]
    marks = ada.page.locator(".tank:not([data-mine=true]) .card-mark")
    assert marks.count() >= 5  # four cards were dealt to each, some may be scored: a letter and a shape on every one
    assert marks.locator("b:visible").count() == marks.locator("svg:visible").count() == marks.count()


# At every change, up to the first card in the air: what turns over, what flies, and where the answer's place is.
KEEPS = """() => {
  window.kept = []
  const look = (_, watch) => {
    const turning = document.querySelector('.reef-top[data-turning] .card[data-kind]')?.dataset.kind ?? null
    const flying = document.querySelector('.flyer .card')?.dataset.kind ?? null
    const { x, y, width, height } = document.querySelector('.tank[data-seat=B]').getBoundingClientRect()
    window.kept.push([turning, flying, [x, y, width, height]])
    if (flying) watch.disconnect()
  }
  const watch = new MutationObserver(look)
  look([], watch)
  watch.observe(document.body, { subtree: true, childList: true, attributes: true })
}"""


def test_the_top_card_turns_over_before_it_goes_and_nothing_jumps(crowd: Crowd) -> None:
    ada = crowd.come("Ada", reduced_motion="no-preference")
    sit_down(ada, 3, "BC")
    ada.page.evaluate(KEEPS)
    ada.page.locator("[data-do=score]").click()
    ada.page.wait_for_function("() => window.kept.at(-1)[1]")
    turned, flew, places = zip(*ada.page.evaluate("() => window.kept"), strict=True)
    assert turned[0] is None
    (front,) = set(turned) - {None}
    assert front in {"red", "orange", "yellow", "green", "blue", "purple", "pink"}
    assert set(flew[:-1]) == {None} and flew[-1] == front  # it turns before it leaves the pile
    assert all(place == places[0] for place in places)  # the place of the answer is kept while others are on turn


ALL = "red*2 orange yellow green blue*2 purple pink"
# What sticks out of its tank or lies under its answer: stacks with their numbers, and what was scored.
OUTSIDE = """() => [...document.querySelectorAll('.tank')].flatMap((tank) => {
  const room = tank.getBoundingClientRect()
  const answer = tank.querySelector('.answer')?.getBoundingClientRect()
  const beside = answer && answer.width < room.width / 2 ? answer.left : room.right
  return [...tank.querySelectorAll('.colour-stack, .stack-n, .score b')].filter((it) => {
    const box = it.getBoundingClientRect()
    const end = it.closest('.score') ? room.right : beside
    return box.left < room.left || box.right > end || box.top < room.top || box.bottom > room.bottom
  }).map((it) => `${tank.dataset.seat}: ${it.className || 'score'} ${it.dataset.colour ?? it.textContent}`)
})"""


@pytest.mark.parametrize("viewport", [(1440, 900), (1024, 768), (768, 1024), (390, 844), (360, 640), (844, 390)])
def test_tanks_of_all_seven_colours_hold_their_stacks_and_say_their_score(
    crowd: Crowd, viewport: tuple[int, int]
) -> None:
    width, height = viewport
    page = crowd.come("Ada", viewport={"width": width, "height": height}).page
    stage = Stage(page)
    for players in (4, 5, 6):
        tanks = " | ".join(f"{seat}: {ALL} (score {n})" for n, seat in enumerate("ABCDEF"[:players]))
        stage.show(kaboodle.read(f"{tanks} | draw: red/red-blue-pink green/red-green-blue", "mantis"), "A")
        assert page.evaluate(OUTSIDE) == [], players
        names = page.locator(".tank:not([data-mine=true]) .tank-name b")
        assert min(names.evaluate_all("(names) => names.map((it) => it.clientWidth)")) >= 45
        assert page.locator(".tanks").evaluate("(it) => it.scrollHeight - it.clientHeight") == 0


def test_the_stakes_say_what_each_choice_moves_before_anything_is_chosen(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    text = "A: blue*3 pink | B: yellow*3 blue | C: red | draw: blue/blue-yellow-pink red/red-green-blue"
    table = kaboodle.read(text, "mantis")
    view = table.view("A")
    assert isinstance(view, MantisView)
    Stage(page).show(table, "A")
    gains = """(rows) => Object.fromEntries(rows.map((row) => [row.dataset.stake, Object.fromEntries(
      [...row.querySelectorAll('[data-gain]')].map((it) => [it.dataset.colour, Number(it.dataset.gain)]))]))"""
    shown = page.locator("[data-stake]").evaluate_all(gains)
    assert "blue" in view.fronts
    for seat in view.seats[:2]:
        moved = {colour: seat.tank[colour] + 1 for colour in view.fronts if seat.tank.get(colour)}
        assert shown[seat.seat] == dict.fromkeys(view.fronts, 0) | moved
    assert set(shown) == {"A", "B"}  # nothing of C's matches
    assert page.evaluate("() => document.activeElement?.dataset.do") == "score"  # without the Tab key
    page.keyboard.press("ArrowRight")
    assert page.evaluate("() => document.activeElement?.dataset.do") == "steal>B"
    assert barriers(page) == []


def test_the_stakes_and_the_pile_end_above_the_own_tank_on_a_desk(crowd: Crowd) -> None:
    ada = crowd.come("Ada", viewport={"width": 1440, "height": 900})
    table = kaboodle.new("mantis", players=4, seed=5)
    Stage(ada.page).show(table, table.waiting[0])
    tank = ada.page.locator(".tank").last.bounding_box()
    rows = [row.bounding_box() for row in ada.page.locator(".stakes tr, [data-zone~=pile]").all()]
    assert tank and len(rows) >= 5 and all(rows)
    assert max(row["y"] + row["height"] for row in rows if row) <= tank["y"]


def test_a_color_that_is_ruled_out_is_crossed_out_on_the_back_and_said(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    stage = Stage(page)
    crossed = ".reef-top [data-out]"
    for left in (1, 2, 3):
        draw = " ".join(f"{front}/blue-yellow-pink" for front in ("yellow", "pink", "blue")[:left])
        table = kaboodle.read(f"A: blue pink | B: yellow | draw: {draw} red/red-green-blue", "mantis")
        view = table.view("A")
        assert isinstance(view, MantisView)
        stage.show(table, "A")
        assert len(view.fronts) == left
        gone = [it.get_attribute("data-colour") for it in page.locator(crossed).all()]
        assert sorted(map(str, gone)) == sorted(set(view.top) - set(view.fronts))
        said = page.locator(".reef-pile .sr").inner_text()
        assert ("not" in said) == (len(view.fronts) == 2)
        assert barriers(page) == []
