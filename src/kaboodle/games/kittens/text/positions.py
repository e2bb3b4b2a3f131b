"""Positions as text: any moment of a game, whole or in part, read and written."""

from collections.abc import Mapping

from kaboodle.core.errors import OptionError, Unreadable
from kaboodle.core.notation import MOST_ASKS, letters_of, name_of, part, read_number, seat_of, shorten, split_parts
from kaboodle.games.kittens.card_ids import DEVILCAT, GODCAT, KITTEN
from kaboodle.games.kittens.cards import CARDS, KINDS
from kaboodle.games.kittens.codes import FACE, HECK, HIDE, LAY, NONE, OVER, PILE, SEATS, SWAP, TURN
from kaboodle.games.kittens.editions import EDITIONS, set_up
from kaboodle.games.kittens.kernel import Game
from kaboodle.games.kittens.text.decisions import ask_text, read_ask
from kaboodle.games.kittens.text.refusals import LAST_ONE, SHOWN, cited
from kaboodle.games.kittens.text.words import LETTERS, SLUG, TITLE, card_of
from kaboodle.words import phrase

# The same rule in the Original, Good vs Evil and the 2-Player Edition.
PLAYERS = ("EK-01", "GE-01", "TP-01")
COPIES = ("EK-03", "GE-03", "TP-03")
OUT = ("EK-24", "GE-06", "TP-04")
MOST_CARDS = PILE
MOST_TURNS = 999
ZONES = ("draw", "discard", "dead", "mat", "box", "hidden box", "turn", "ask", "over", "asks")


def position_text(game: Game) -> str:
    """A whole position in the canonical notation; options are not part of it."""
    hands = [seat for seat in range(game.players) if game.is_alive(seat)]
    dead = sum(1 << seat for seat in range(game.players) if not game.is_alive(seat))
    known = game.open_box_list()
    hidden = [removed - seen for removed, seen in zip(game.box_list(), known, strict=True)]
    parts = [f"{LETTERS[seat]}: {counts_text(game.hand_list(seat))}" for seat in hands]
    parts.append("draw: " + cards_text(game.pile_list()))
    if game.discard_size:
        parts.append("discard: " + cards_text(game.discard_list()))
    if dead:
        parts.append("dead: " + letters_of(dead))
    if game.titles >> GODCAT & 1:
        parts.append("mat: " + cards_text([GODCAT] * game.mat_godcat + [DEVILCAT] * game.mat_devilcat))
    for name, counts in (("box", known), ("hidden box", hidden)):
        if any(counts):
            parts.append(f"{name}: {counts_text(counts)}")
    parts.append("turn: " + turn_text(game))
    if game.decision == OVER:
        parts.append("over: " + LETTERS[game.winner])
    elif game.decision != TURN:
        parts.append("ask: " + ask_text(game))
    if game.ask:
        parts.append(f"asks: {game.ask}")
    return " | ".join(piece.strip() for piece in parts)


def cards_text(kinds: list[int]) -> str:
    """Cards one by one."""
    return " ".join(SLUG[kind] for kind in kinds)


def counts_text(counts: list[int]) -> str:
    """Cards by title, several of one as `loaf*3`."""
    return " ".join(SLUG[kind] + (f"*{count}" if count > 1 else "") for kind, count in enumerate(counts) if count)


def turn_text(game: Game) -> str:
    """Whose turn it is, how many they owe, and whether they were attacked."""
    owes = f" owes {game.owed}" if game.owed != 1 else ""
    return LETTERS[game.current] + owes + (" attacked" if game.attacked else "")


def read_position(text: str, slug: str, chosen: Mapping[str, str]) -> Game:
    """A position of an edition with options, also a partial one (B-93); Unreadable names what is wrong."""
    if slug not in EDITIONS:
        raise OptionError("setup-edition", word=shorten(slug), editions=", ".join(EDITIONS))
    parts = split_parts(text, LETTERS, ZONES, "A: skip | B: nope")
    players, dead = read_seats(parts, slug)
    game = set_up(slug, players, EDITIONS[slug].choose(players, chosen))
    game.start_engine(0, None)
    game.set_alive([seat for seat in range(players) if seat not in dead])
    read_zones(game, parts)
    read_mat(game, parts)
    read_turn(game, parts)
    read_waiting(game, parts)
    game.ask = read_number("asks", parts.get("asks", "0"), 0, MOST_ASKS)
    count_deck(game, slug)
    return game


def rule_of(slug: str, rules: tuple[str, str, str]) -> str:
    """The id that a rule has in an edition."""
    return rules[list(EDITIONS).index(slug)]


def read_seats(parts: dict[str, str], slug: str) -> tuple[int, set[int]]:
    """How many seats there are, and which of them are dead."""
    dead: set[int] = set()
    for word in parts.get("dead", "").split():
        with part("dead"):
            seat = seat_of(SEATS, word)
        if seat in dead:
            raise Unreadable("kittens-position-dead-twice", seat=LETTERS[seat])
        dead.add(seat)
    hands = {LETTERS.index(name.upper()) for name in parts if len(name) == 1}
    for seat in sorted(hands & dead):
        raise Unreadable("kittens-position-dead-hand", rule_of(slug, OUT), seat=LETTERS[seat])
    seats = EDITIONS[slug].seats
    players = max(hands | dead, default=0) + 1
    for seat in range(players):
        if seat not in hands | dead:
            raise Unreadable("kittens-position-seat-missing", seat=LETTERS[seat])
    if players not in seats:
        span = phrase("position-range", low=seats[0], high=seats[-1]) if len(seats) > 1 else str(seats[0])
        raise Unreadable("position-seats", rule_of(slug, PLAYERS), game=EDITIONS[slug].name, seats=span, count=players)
    if not hands:
        raise Unreadable("kittens-position-all-dead", rule_of(slug, LAST_ONE))
    return players, dead


def read_zones(game: Game, parts: dict[str, str]) -> None:
    """Hands, piles and the box."""
    for seat in range(game.players):
        counts = counted(read_cards(game, parts, LETTERS[seat].lower()))
        for kind in (KITTEN, DEVILCAT):
            if counts[kind]:
                rules = ("GE-41", "GE-41", "GE-41") if kind == DEVILCAT else SHOWN
                message, name = "kittens-position-never-held", LETTERS[seat]
                raise Unreadable(cited(game, message, rules, part=name, card=TITLE[kind]))
        game.set_hand(seat, counts)
    for name, put in (("draw", game.set_pile), ("discard", game.set_discard)):
        put(without_cats(name, read_cards(game, parts, name)))
    known = counted(without_cats("box", read_cards(game, parts, "box")))
    hidden = counted(without_cats("hidden box", read_cards(game, parts, "hidden box")))
    for kind in range(KINDS):
        game.set_box(kind, known[kind] + hidden[kind], known[kind])


def without_cats(name: str, kinds: list[int]) -> list[int]:
    """The cards of a zone in which Godcat and Devilcat never are."""
    for kind in (GODCAT, DEVILCAT):
        if kind in kinds:
            raise Unreadable("kittens-position-never-here", "GE-36 GE-41", part=name, card=TITLE[kind])
    return kinds


def counted(kinds: list[int]) -> list[int]:
    """How many of each kind."""
    return [kinds.count(kind) for kind in range(KINDS)]


def read_cards(game: Game, parts: dict[str, str], name: str) -> list[int]:
    """The cards of a part, in order."""
    found: list[int] = []
    for word in parts.get(name, "").split():
        slug, times, digits = word.partition("*")
        count = read_number(name_of(name), digits, 1, MOST_CARDS) if times else 1
        with part(name):
            found += [card_of(game, slug)] * count
        if len(found) > MOST_CARDS:
            raise Unreadable("kittens-position-most", part=name_of(name), most=MOST_CARDS)
    return found


def read_mat(game: Game, parts: dict[str, str]) -> None:
    """Both cats lie on the mat unless a hand holds Godcat, they are in the duel, or the text says otherwise."""
    if "mat" in parts:
        cats = read_cards(game, parts, "mat")
        if not game.titles >> GODCAT & 1 or set(cats) - {GODCAT, DEVILCAT}:
            raise Unreadable("kittens-position-mat")
        game.mat_godcat, game.mat_devilcat = cats.count(GODCAT), cats.count(DEVILCAT)
        return
    duel = parts.get("ask", "").partition(" ")[0] in ("lay", "swap")
    held = any(game.hand_list(seat)[GODCAT] for seat in range(game.players))
    has_mat = game.titles >> GODCAT & 1
    game.mat_godcat = int(has_mat and not held and not duel)
    game.mat_devilcat = int(has_mat and not duel)


def read_turn(game: Game, parts: dict[str, str]) -> None:
    """Whose turn it is; by default the first living seat's, one turn, not attacked."""
    game.current = min(seat for seat in range(game.players) if game.is_alive(seat))
    words = parts.get("turn", "").split()
    if words:
        with part("turn"):
            game.current = seat_of(game.players, words.pop(0))
    if words and words[0] == "owes":
        words.pop(0)
        game.owed = read_number("turn", words.pop(0) if words else "", 1, MOST_TURNS)
    if words and words[0] == "attacked":
        words.pop(0)
        game.attacked = 1
    if words:
        raise Unreadable("kittens-position-turn", word=shorten(words[0]))


def read_waiting(game: Game, parts: dict[str, str]) -> None:
    """What the game waits for; by default the current player's move."""
    if game.living == 1 or "over" in parts:
        read_over(game, parts)
        return
    if not game.is_alive(game.current):
        raise Unreadable("kittens-position-turn-dead", seat=LETTERS[game.current])
    game.decision, game.actor, game.asked = TURN, game.current, 1 << game.current
    if "ask" in parts:
        with part("ask"):
            read_ask(game, parts["ask"])
    if game.decision in (LAY, SWAP) and (game.mat_godcat or game.mat_devilcat):
        raise Unreadable("kittens-position-duel", "GE-27")


def read_over(game: Game, parts: dict[str, str]) -> None:
    """A game that somebody has won."""
    winner = min(seat for seat in range(game.players) if game.is_alive(seat))
    with part("over"):
        said = seat_of(game.players, parts.get("over", LETTERS[winner]))
    if game.living > 1:
        raise Unreadable(cited(game, "kittens-position-over-alive", LAST_ONE, count=game.living))
    if said != winner:
        raise Unreadable(cited(game, "kittens-position-over-dead", LAST_ONE, seat=LETTERS[said]))
    if "ask" in parts:
        raise Unreadable("position-ask-over")
    game.winner, game.decision, game.actor, game.asked = winner, OVER, NONE, 0


def count_deck(game: Game, slug: str) -> None:
    """The deck is what is there; refuse more copies than two decks have."""
    present = [game.hand_list(seat) for seat in range(game.players)]
    present += [counted(game.pile_list()), counted(game.discard_list()), game.box_list()]
    totals = [sum(counts) for counts in zip(*present, strict=True)]
    duel = int(game.decision in (LAY, SWAP))
    totals[GODCAT] += game.mat_godcat + duel
    totals[DEVILCAT] += game.mat_devilcat + duel
    if game.decision in (FACE, HIDE, HECK):
        totals[game.held] += 1
    for row in CARDS:
        most = row.copies.get(slug, 0) * (1 if row.kind in (GODCAT, DEVILCAT) else 2)
        if totals[row.kind] > most:
            rule = rule_of(slug, COPIES)
            raise Unreadable("position-too-many", rule, count=totals[row.kind], card=TITLE[row.kind], most=most)
    for kind in range(KINDS):
        game.set_deck(kind, totals[kind])
    if sum(totals) > MOST_CARDS:
        raise Unreadable("position-too-many-cards", count=sum(totals), most=MOST_CARDS)
