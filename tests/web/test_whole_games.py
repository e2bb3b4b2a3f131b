"""All five games from the lobby to the rematch: a phone by touch, a desktop by sentences, and a spectator by motion."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.server.process import Served
from tests.web.conftest import Crowd
from tests.web.diary import CARDS, Event, events_in, quiet, runs
from tests.web.games import PLAYERS, Game

NAMES = {"A": "Pia", "B": "", "C": "Owl", "D": "Penguin"}  # as the desk calls them, who has the second seat
UNNAMED = ("explode", "hide", "order")  # the card is named before, or is hidden
NOBODY = ("shuffle-used", "renew", "empty", "late")  # happens by itself
ALSO = {
    "nope": {"nope"},
    "kitten": {"kitten"},
    "trap": {"kitten"},
    "duel": {"godcat", "devilcat"},
    "magnet": {"magnet"},
}
SECRET = ("dealt", "draw", "bottom", "keep", "give", "steal", "future", "peek", "lay", "hide", "magnet", "order")
FEW = 20  # events: in a game that is over at once perhaps nothing flies
PUBLIC = {"dealt": "defuse"}  # everybody has one
ASKED = {
    "kittens": {
        "turn": "Your turn: play cards or draw.",
        "window": "Nope it, or let it happen? Press N or P.",
        "give": "Pick a card to give to {}.",
        "pick": "Pick one of the face-down cards.",
        "take": "Pick a card from the discard pile.",
        "face": "You drew an Exploding Kitten. Defuse it, or explode.",
        "hide": "Hide the Kitten in the draw pile.",
        "heck": "Keep the bottom card, or put it on top of the pile.",
        "lay": "Put down Godcat and Devilcat.",
        "swap": "Keep your face-down card, or swap the two.",
        "devil": "You have Devilcat. Defuse it, or explode.",
    },
    "mantis": {"turn": "Score or steal?|A match! Go again. Score or steal?"},
    "board": {
        "turn": "Your turn. Play any cards you like, then draw a disc.",
        "window": "{}. Nope it, or let it happen? Press N or P.",
        "now": "{} about to draw a disc. Add a Magnet NOW, or let it happen.",
        "place": "Where do you hide the magnet?",
        "order": "Put the discs back in any order",
        "either": "Move, or flip the board?",
        "face": "You landed on an Exploding Kitten!",
        "swap": "Who do you swap with?",
        "discard": "Boom! You keep 3 cards.",
    },
}


pytestmark = pytest.mark.long


# The tests of one game share what was played, so they share a worker too.
@pytest.fixture(scope="module", params=[pytest.param(slug, marks=pytest.mark.xdist_group(slug)) for slug in PLAYERS])
def game(request: pytest.FixtureRequest, browser: Browser, served: Served) -> Iterator[Game]:
    """A game that was played to its end, with everybody still there."""
    crowd = Crowd(browser, served)
    played = Game(crowd, request.param)
    played.play()
    yield played
    crowd.leave()


def test_two_people_with_a_phone_and_a_desk_finish_the_game_and_all_see_how_it_ended(game: Game) -> None:
    assert {who for who, _, _ in game.asked} == {"Pia", "Ada"}
    winners = {"mantis": ".tank[data-state=winner]", "board": ".pawn[data-space='19']"}
    for person in (game.phone, game.desk):
        person.page.locator(".deal[data-honest=true]").wait_for()
    for person in (game.phone, game.desk, game.bystander):
        assert person.page.locator(".standing li").count() == PLAYERS[game.edition]
        assert person.page.locator(".ending").inner_text() != ""
        assert person.page.locator(winners.get(game.edition, "[data-over] h1, [data-over] h2")).count() >= 1
    assert game.phone.page.evaluate("() => matchMedia('(pointer: coarse)').matches && innerWidth") == 390


def test_whoever_watches_is_asked_nothing_and_has_no_hand(game: Game) -> None:
    diary = game.diaries["Eve"]
    assert not [message for frame in diary.frames() for message in frame if message["type"] == "ask"]
    assert not [what for kind, what in diary.entries if kind == "asked" and what]
    assert game.bystander.seen.seat == ""
    assert game.bystander.page.locator(".hand").count() == 0


def test_after_a_reload_the_same_question_has_the_same_controls(game: Game) -> None:
    assert {what: wrong for what, wrong in game.reloaded.items() if wrong} == {}
    assert "turn" in game.reloaded


def test_every_event_is_said_once_in_order_and_nothing_hidden(game: Game) -> None:
    desk = game.diaries["Ada"]
    game.desk.page.wait_for_function(
        "count => diary.filter(([kind]) => kind === 'said').length >= count", arg=len(runs(desk.frames()))
    )
    desk.read()
    said = [what for kind, what in desk.entries if kind == "said"]
    told = runs(desk.frames())
    assert len(said) == len(told), (said, told)
    assert [fault for line, events in zip(said, told, strict=True) for fault in faults(line, events)] == []


def test_what_is_asked_is_said_to_whoever_is_asked(game: Game) -> None:
    words = ASKED.get(game.edition, ASKED["kittens"])
    for who, what, said in game.asked:
        wanted = re.escape(words[what]).replace(r"\{\}", ".+").replace(r"\|", "|")
        wanted = wanted.replace(r".+\.", ".+[.!]")
        assert re.match(wanted, said), (who, what, said)


def test_no_page_names_or_keeps_a_card_that_it_was_not_told_of(game: Game) -> None:
    assert game.hidden == []


def test_nobody_is_told_what_others_draw_give_or_look_at(game: Game) -> None:
    secret = ("top",) if game.edition == "mantis" else SECRET  # Tanks are open, the next card is not
    for name, seat in (("Pia", "A"), ("Ada", "B"), ("Eve", "")):
        play: Event = {}
        for event in (event for frame in game.diaries[name].frames() for event in events_in(frame)):
            play = event if event["what"] == "play" else play
            if seat not in (event.get("seat"), event.get("other")):
                assert event["what"] not in secret or is_for_all(event, play), (name, event)


def is_for_all(event: Event, play: Event) -> bool:
    """Whether a card, or the place of one, that somebody got, lost or saw is shown to everybody, or to nobody else."""
    if event["what"] in ("future", "peek") and "reveal-the-future" in (*play["cards"], play.get("note")):
        return True
    if event["what"] == "top":
        return str(event["card"]).startswith("?/")
    known = {None, "godcat", PUBLIC.get(event["what"]), play.get("named")}  # Godcat has a back of its own
    return event.get("card") in known and event.get("place" if event["what"] == "hide" else "") is None


def test_cards_fly_in_the_order_of_events_and_show_a_face_only_where_it_was_told(game: Game) -> None:
    pending: list[set[str]] = []
    faces: list[str] = []
    lying: set[str] = set()  # on the table, until it is settled: a play and the Nopes on it
    backs = 0
    for kind, what in game.diaries["Eve"].entries:
        for event in events_in(what) if kind == "told" else ():
            back = {"devilcat"} & {event.get("note")}  # once it is defused it goes back to the mat
            shown = lying if event["what"] in ("stands", "noped") else faces_of(event) | back
            lying = {"play": shown, "nope": lying | shown}.get(event["what"], lying)
            pending += [] if quiet(what) else [shown]
        if kind != "fly":
            continue
        if what is None:
            backs += 1
            continue
        while pending and what not in pending[0]:
            pending.pop(0)
        assert pending, f"{what} flew after {faces[-8:]}, and no event said so"
        faces.append(what)
    news = [event for frame in game.diaries["Eve"].frames() if not quiet(frame) for event in events_in(frame)]
    assert len(news) < FEW or (faces and (backs or game.edition == "mantis")), (faces, backs)


def test_coming_late_or_coming_back_moves_nothing(game: Game) -> None:
    came: list[int] = []
    still = False
    for kind, what in game.diaries["Eve"].entries:
        if kind == "told" and events_in(what):
            still = quiet(what)
            came += [len(events_in(what))] if still else []
        assert not (still and kind in ("fly", "said")), (kind, what)
    assert len(came) == game.came and came[0] > 0, came


def test_without_motion_nothing_flies(game: Game) -> None:
    for name in ("Pia", "Ada"):
        assert not [what for kind, what in game.diaries[name].entries if kind == "fly"]


def test_a_rematch_begins_at_the_same_table_for_all(game: Game) -> None:
    assert game.phone.hit(game.phone.page.locator("[data-do=rematch]"))
    for person in (game.phone, game.desk, game.bystander):
        person.until(lambda seen: seen.game == 2 and not seen.over, "the rematch")
        assert person.page.url.endswith(f"/r/{game.room}")


def faces_of(event: Event) -> set[str]:
    """The faces that a page may show moving for an event."""
    cards = {event.get("card"), *event.get("cards", [])} - {None}
    return {card.partition("/")[0] for card in cards} | ALSO.get(event["what"], set())


def faults(line: str, events: list[Event]) -> list[str]:
    """What is wrong with a sentence about some events."""
    found = []
    event, named, rest = events[0], titles(events), line
    for title in sorted(named, key=len, reverse=True):
        if title not in line:
            found.append(f"{title} is not named")
        rest = rest.replace(title, "")
    found += [f"{title} is named" for title in CARDS.values() if re.search(rf"\b{title}\b", rest)]
    seat = event.get("seat")
    who = r"\b[Yy]ou(rs?)?\b" if seat == "B" else NAMES.get(seat or "", "")
    told_without = event["what"] in NOBODY or (event["what"] in ("future", "peek") and event.get("card"))
    if not told_without and not re.search(who, line):
        found.append(f"{seat} is not named")
    return [f"{line}: {fault} ({events})" for fault in found]


def titles(events: list[Event]) -> set[str]:
    """The cards that a sentence about these events may name."""
    event = events[0]
    if event["what"] in UNNAMED:
        return set()
    slugs = {one.get(key) for one in events for key in ("card", "named")}
    slugs |= {card for one in events if one["what"] == "play" for card in [*one["cards"], one.get("note")]}
    if event["what"] == "top" and "/" in (event.get("card") or ""):  # of Mantis: only the back of it is seen
        slugs = set(event["card"].partition("/")[2].split("-"))
    slugs = {slug.partition("/")[0] for slug in slugs if slug}
    return {CARDS[slug] for slug in slugs | ALSO.get(event["what"], set()) if slug in CARDS}
