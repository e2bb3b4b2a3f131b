"""Ways to play that visit everything: moves not made yet come first."""

from collections.abc import Mapping

from tests.web.people import ANSWERS, Answers, Person, Seen, anything, pass_or_nope

LEADS = "favor", "raising-heck", "armageddon", "godcat", "alter-the-future", "add-magnet", "pickpocket"
CARDS = ", ".join(f".hand button.card[data-kind={kind}]:not([aria-disabled=true])" for kind in LEADS)
CATS = ".hand button.card[data-family=cat]:not([aria-disabled=true])"
STEPS = "[data-do^='as ']", ".seat[data-state=target][data-seat=A]", ".seat[data-state=target]", "[data-do^='name ']"
PLAYABLE = ".hand button.card:not([aria-disabled=true])"


def play_to_see(person: Person, seen: Seen) -> None:
    """A card or a combination that leads to another question, if there is one; else draw."""
    offers = person.page.locator(f"{CATS}, {CARDS}")
    count = offers.count()
    if count and person.dice.random() < 0.7 and person.hit(offers.nth(person.dice.randrange(count))):
        for step in ("[data-do^=combo]", *STEPS, "[data-do=play]"):
            person.press(step)
            if person.seen.ask != seen.ask:
                return
    person.press("[data-do=cancel]")
    person.press("[data-do=draw]")


def race(person: Person, seen: Seen) -> None:
    """Now and then a card, at somebody where it needs one; else turn a disc."""
    cards = person.page.locator(PLAYABLE)
    count = cards.count()
    if count and person.dice.random() < 0.2:
        person.hit(cards.nth(person.dice.randrange(count)))
        person.press("[data-do=play], [data-do*='>']")
        return
    person.press("[data-do=done]")


def let_it_turn(person: Person, seen: Seen) -> None:
    """Before a disc: sometimes a magnet."""
    magnet = person.dice.random() < 0.2 and person.press("[data-do=add-magnet]:not([aria-disabled=true])")
    if not magnet:
        person.press("[data-do=pass]")


def throw_away(person: Person, seen: Seen) -> None:
    """Discard down to three."""
    person.press(PLAYABLE)
    person.press("[data-do^='discard ']")


KITTENS: Mapping[str, Answers] = ANSWERS | {"turn": play_to_see}
WAYS: dict[str, Mapping[str, Answers]] = {
    "original": KITTENS,
    "good-vs-evil": KITTENS,
    "two-player": KITTENS,
    "mantis": {"turn": anything},
    "board": {"turn": race, "window": pass_or_nope, "now": let_it_turn, "discard": throw_away},
}
