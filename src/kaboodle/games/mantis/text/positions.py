"""Positions as text: any moment of a game, whole or in part, read and written.

One line: `A: red red blue | B: green (score 3) | draw: red/red-blue-pink | turn: A`. The top of the draw pile comes
first; a card is its front and its back. Parts left out have their default: empty Tanks, nothing scored, no cards
to draw, turn A. Every card that is not in the draw pile counts as seen.
"""

from collections.abc import Mapping

from kaboodle.core.errors import OptionError, Unreadable
from kaboodle.core.notation import MOST_ASKS, letters_of, seat_of, shorten, split_parts
from kaboodle.games.mantis.cards import CARDS, COLOURS, TRIPLES, card_of, card_text, front_of
from kaboodle.games.mantis.codes import TURN
from kaboodle.games.mantis.editions import EDITIONS, set_up
from kaboodle.games.mantis.kernel import Game
from kaboodle.games.mantis.text.moves import LETTERS

OF_A_COLOUR = CARDS // len(COLOURS)
OTHER_PARTS = ("draw", "turn", "over", "asks")


def position_text(game: Game) -> str:
    """A whole position; a blinded draw pile is written by what is known about it, and cannot be read again."""
    parts = [seat_text(game, seat) for seat in range(game.players)]
    if game.pile_size:
        parts.append("draw: " + " ".join(card_text(code) for code in game.pile_list()))
    parts.append(f"turn: {LETTERS[game.current]}")
    if game.over:
        parts.append("over: " + letters_of(game.winners))
    if game.ask:
        parts.append(f"asks: {game.ask}")
    return " | ".join(parts)


def seat_text(game: Game, seat: int) -> str:
    """One seat's part: its Tank by colour, and its score if it has one."""
    words = [f"{LETTERS[seat]}:"]
    for colour, count in zip(COLOURS, game.tank_list(seat), strict=True):
        words += [colour] * count
    if game.score_of(seat):
        words.append(f"(score {game.score_of(seat)})")
    return " ".join(words)


def read_position(text: str, slug: str, chosen: Mapping[str, str]) -> Game:
    """A position of an edition with options, also a partial one (B-93); Unreadable names what is wrong."""
    if slug not in EDITIONS:
        raise OptionError("setup-edition", word=shorten(slug), editions=", ".join(EDITIONS))
    parts = split_parts(text, LETTERS, OTHER_PARTS, "A: red | B: blue")
    players = read_players(parts)
    game = set_up(slug, players, EDITIONS[slug].choose(players, chosen))
    game.start_engine(0, None)
    lay_out(game, parts)
    return game


def lay_out(game: Game, parts: dict[str, str]) -> None:
    """Put on the table of a game what the parts say."""
    for seat in range(game.players):
        counts, score = read_seat(parts.get(LETTERS[seat].lower(), ""), LETTERS[seat])
        game.set_tank(seat, counts)
        game.set_score(seat, score)
    game.set_pile(read_pile(parts.get("draw", "")))
    check_cards(game)
    game.current = seat_of(game.players, parts.get("turn", "A"))
    wait_or_finish(game)
    if "over" in parts and parts["over"].upper() != letters_of(game.winners):
        word, winners = shorten(parts["over"].upper()), letters_of(game.winners)
        if not game.over:
            raise Unreadable("mantis-position-not-over", word=word)
        raise Unreadable("mantis-position-over", word=word, seats=winners, count=game.winners.bit_count())
    game.ask = read_number("asks", parts.get("asks", "0"), MOST_ASKS)


def read_players(parts: dict[str, str]) -> int:
    """How many seats there are: up to the last one that is named."""
    players = 1 + max((LETTERS.index(name.upper()) for name in parts if len(name) == 1), default=-1)
    if players < 2:
        raise Unreadable("mantis-position-seats", "MA-01", count=players)
    return players


def read_seat(text: str, name: str) -> tuple[list[int], int]:
    """A Tank by colour, and a score."""
    tank, bracket, note = text.partition("(")
    score = 0
    if bracket:
        words = note.removesuffix(")").split()
        if not note.endswith(")") or len(words) != 2 or words[0] != "score":
            raise Unreadable("mantis-position-score", part=name, word=shorten(bracket + note))
        score = read_number(name, words[1], CARDS)
    counts = [0] * len(COLOURS)
    for word in tank.split():
        colour, star, times = word.partition("*")
        counts[read_colour(name, colour)] += read_number(name, times, OF_A_COLOUR) if star else 1
    return counts, score


def read_number(part: str, digits: str, most: int) -> int:
    """A number that is not too large."""
    if not digits.isdigit() or len(digits) > 10 or int(digits) > most:
        raise Unreadable("mantis-position-number", part=part, word=shorten(digits), most=most)
    return int(digits)


def read_colour(part: str, word: str) -> int:
    """A colour by its name."""
    if word not in COLOURS:
        raise Unreadable("mantis-position-colour", "B-59", part=part, word=shorten(word), colours=", ".join(COLOURS))
    return COLOURS.index(word)


def read_pile(text: str) -> list[int]:
    """The draw pile, top first."""
    cards: list[int] = []
    for word in text.split():
        card = read_card(word)
        if card in cards:
            raise Unreadable("mantis-position-twice", "MA-06", card=card_text(card))
        cards.append(card)
    return cards


def read_card(word: str) -> int:
    """A card by its front and its back, whose colours may stand in any order."""
    front, slash, back = word.partition("/")
    if not slash or front == "?":
        raise Unreadable("mantis-position-card", word=shorten(word))
    triple = tuple(sorted(read_colour("draw", colour) for colour in back.split("-")))
    if triple not in TRIPLES:
        raise Unreadable("mantis-position-back", "MA-04", word=shorten(word))
    if read_colour("draw", front) not in triple:
        raise Unreadable("mantis-position-front", "MA-05", word=shorten(word))
    return card_of(read_colour("draw", front), TRIPLES.index(triple))


def check_cards(game: Game) -> None:
    """Refuse more cards than there are."""
    pile = game.pile_list()
    tanks = [game.tank_list(seat) for seat in range(game.players)]
    for colour, name in enumerate(COLOURS):
        count = sum(front_of(card) == colour for card in pile) + sum(tank[colour] for tank in tanks)
        if count > OF_A_COLOUR:
            raise Unreadable("position-too-many", "MA-02", count=count, card=name, most=OF_A_COLOUR)
    total = len(pile) + sum(sum(tank) for tank in tanks) + sum(game.score_of(seat) for seat in range(game.players))
    if total > CARDS:
        raise Unreadable("position-too-many-cards", "MA-02", count=total, most=CARDS)


def wait_or_finish(game: Game) -> None:
    """A position in which somebody has reached the goal or the draw pile has run out is over.  B-61 B-62"""
    done = sum(1 << seat for seat in range(game.players) if game.score_of(seat) >= game.goal)
    if done & (done - 1):
        raise Unreadable("mantis-position-goal", "B-62", seats=letters_of(done), goal=game.goal)
    if done:
        game.finish(done)
    elif game.pile_size == 0:
        game.run_out()
    else:
        game.wait_for(TURN, game.current)
