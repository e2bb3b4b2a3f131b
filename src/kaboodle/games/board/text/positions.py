"""Positions as text: any moment of a game, whole or in part, read and written."""

import re
from collections.abc import Iterator, Mapping

from kaboodle.core.errors import Unreadable
from kaboodle.core.notation import MOST_ASKS, letters_of, name_of, part, read_number, seat_of, shorten, split_parts
from kaboodle.games.board.cards import KINDS
from kaboodle.games.board.codes import CODES, DISCS, LAST_TURN, MAGNET, NONE, OVER, PILE, TURN
from kaboodle.games.board.editions import BOARD, SIDES, set_up
from kaboodle.games.board.kernel import Game
from kaboodle.games.board.packs.pack import Pack
from kaboodle.games.board.text.decisions import ask_text, read_ask
from kaboodle.games.board.text.discs import DISC_TITLE
from kaboodle.games.board.text.words import LETTERS, SLUG, TITLE, card_of, disc_of, discs_text
from kaboodle.words import phrase

SPACE = re.compile(r"^(.*?)\(space (\d{1,2})\)$")
ZONES = ("draw", "discard", "discs", "used", "magnets", "side", "turn", "ask", "over", "asks", "turns")


def position_text(game: Game) -> str:
    """A whole position in the canonical notation; options and pack are not part of it."""
    parts = [seat_text(game, seat) for seat in range(game.players)]
    parts += [f"draw: {cards_text(game.pile_list())}", f"discs: {discs_text(game.disc_list())}"]
    if game.discard_size:
        parts.append(f"discard: {cards_text(game.discard_list())}")
    if game.used_count:
        parts.append(f"used: {discs_text(game.used_list())}")
    parts += [f"magnets: {game.supply}", "side: " + ("chaos" if game.side else "calm")]
    parts.append("turn: " + LETTERS[game.current])
    if game.decision == OVER:
        parts.append("over: " + letters_of(game.winners))
    elif game.decision != TURN:
        parts.append("ask: " + ask_text(game))
    parts += [f"{name}: {number}" for name, number in (("asks", game.ask), ("turns", game.turns)) if number]
    return " | ".join(piece.strip() for piece in parts)


def seat_text(game: Game, seat: int) -> str:
    """A hand, and where the character stands."""
    cards = [
        SLUG[kind] + (f"*{count}" if count > 1 else "") for kind, count in enumerate(game.hand_list(seat)) if count
    ]
    space = [f"(space {game.space_of(seat)})"] if game.space_of(seat) else []
    return f"{LETTERS[seat]}: {' '.join(cards + space)}"


def cards_text(kinds: list[int]) -> str:
    """Cards one by one."""
    return " ".join(SLUG[kind] for kind in kinds)


def read_position(text: str, pack: Pack, chosen: Mapping[str, object]) -> Game:
    """A position with a pack and options, also a partial one (B-93); Unreadable names what is wrong."""
    parts = split_parts(text, LETTERS, ZONES, "A: skip | B: nope")
    players = count_seats(parts)
    game = set_up(pack, players, BOARD.choose(players, chosen))
    game.start_engine(0, None)
    for seat in range(players):
        read_seat(game, seat, parts.get(LETTERS[seat].lower(), ""), won="over" in parts)
    game.set_pile(read_cards(parts, "draw"))
    game.set_discard(read_cards(parts, "discard"))
    game.set_discs(read_discs(parts, "discs"))
    game.set_used(read_discs(parts, "used"))
    if "side" in parts:
        if parts["side"] not in SIDES:
            raise Unreadable("board-position-side", word=shorten(parts["side"]))
        game.side = SIDES[parts["side"]]
    count_content(game, pack, parts)
    with part("turn"):
        game.current = seat_of(players, parts.get("turn", LETTERS[0]))
    game.turns = read_number("turns", parts.get("turns", "0"), 0, LAST_TURN)
    read_waiting(game, parts)
    game.ask = read_number("asks", parts.get("asks", "0"), 0, MOST_ASKS)
    return game


def count_seats(parts: dict[str, str]) -> int:
    """How many seats there are: none may be left out."""
    hands = {LETTERS.index(name.upper()) for name in parts if len(name) == 1}
    players = max(hands, default=0) + 1
    for seat in range(players):
        if seat not in hands:
            raise Unreadable("position-seat-missing", seat=LETTERS[seat])
    if players not in BOARD.seats:
        span = phrase("position-range", low=BOARD.seats[0], high=BOARD.seats[-1])
        raise Unreadable("position-seats", "BG-01", game=BOARD.name, seats=span, count=players)
    return players


def read_seat(game: Game, seat: int, text: str, *, won: bool) -> None:
    """A hand, and where the character stands; on the Bow only when the game was won."""
    found = SPACE.match(text)
    cards = found[1] if found else text
    space = int(found[2]) if found else 0
    with part(LETTERS[seat].lower()):
        if space > game.goal or (space == game.goal and not won):
            raise Unreadable("board-position-spaces", last=game.goal - 1)
        if space and any(game.space_of(other) == space for other in range(seat)):
            raise Unreadable("board-position-occupied", "BG-31", space=space)
    game.set_space(seat, space)
    kinds = read_cards({LETTERS[seat].lower(): cards}, LETTERS[seat].lower())
    game.set_hand(seat, [kinds.count(kind) for kind in range(KINDS)])


def read_cards(parts: dict[str, str], name: str) -> list[int]:
    """The cards of a part, in order."""
    found: list[int] = []
    for slug, count in words_of(parts, name):
        with part(name):
            found += [card_of(slug)] * count
            if len(found) > PILE:
                raise Unreadable("board-position-most-cards", most=PILE)
    return found


def read_discs(parts: dict[str, str], name: str) -> list[int]:
    """The discs of a part, in order."""
    found: list[int] = []
    for slug, count in words_of(parts, name):
        with part(name):
            found += [disc_of(slug)] * count
            if len(found) > DISCS:
                raise Unreadable("board-position-most-discs", most=DISCS)
    return found


def words_of(parts: dict[str, str], name: str) -> Iterator[tuple[str, int]]:
    """Names with how many there are of each, as in `skip*2`."""
    for word in parts.get(name, "").split():
        slug, times, digits = word.partition("*")
        yield slug, read_number(name_of(name), digits, 1, PILE) if times else 1


def count_content(game: Game, pack: Pack, parts: dict[str, str]) -> None:
    """What there is at all is what is there; refuse more copies than the pack has."""
    cards = game.pile_list() + game.discard_list()
    for kind in range(KINDS):
        total = cards.count(kind) + sum(game.hand_list(seat)[kind] for seat in range(game.players))
        most = pack.cards_of(kind)
        if total > most:
            raise Unreadable("board-position-cards", "BG-02", count=total, card=TITLE[kind], most=most)
        game.set_deck(kind, total)
    discs = game.disc_list() + game.used_list()
    hidden = discs.count(MAGNET)
    if hidden > pack.magnets:
        raise Unreadable("board-position-magnets", "BG-03", count=hidden, most=pack.magnets)
    left = pack.magnets - hidden
    game.supply = read_number("magnets", parts.get("magnets", str(left)), 0, left)
    for code in range(CODES):
        total = discs.count(code) + (game.supply if code == MAGNET else 0)
        if total > pack.discs_of(code):
            most = pack.discs_of(code)
            raise Unreadable("board-position-discs", "BG-02", count=total, disc=DISC_TITLE[code], most=most)
        game.set_wheel(code, total)


def read_waiting(game: Game, parts: dict[str, str]) -> None:
    """What the game waits for; by default the current player's move."""
    if "over" in parts:
        read_over(game, parts)
        return
    game.decision, game.actor, game.asked = TURN, game.current, 1 << game.current
    if "ask" in parts:
        with part("ask"):
            read_ask(game, parts["ask"])


def read_over(game: Game, parts: dict[str, str]) -> None:
    """A game that somebody has won: alone on the Bow, or ahead when it was called off."""
    if "ask" in parts:
        raise Unreadable("position-ask-over")
    winners = 0
    for word in parts["over"].split():
        with part("over"):
            winners |= 1 << seat_of(game.players, word)
    if not winners:
        raise Unreadable("board-position-over")
    on_bow = [seat for seat in range(game.players) if game.space_of(seat) == game.goal]
    if on_bow and winners != 1 << on_bow[0]:
        raise Unreadable("board-position-bow", "BG-04", seat=LETTERS[on_bow[0]])
    if not on_bow and game.turns < LAST_TURN:
        if winners & (winners - 1):
            raise Unreadable("board-position-shared", turns=LAST_TURN)
        game.set_space(winners.bit_length() - 1, game.goal)
    game.winners, game.decision, game.actor, game.asked = winners, OVER, NONE, 0
