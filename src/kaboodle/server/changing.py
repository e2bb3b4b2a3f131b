"""What a host may make of a room: edition, seats, options, clock; what does not fit together is refused or let go."""

import msgspec

from kaboodle.games import EDITIONS, family_of
from kaboodle.rules.options import Edition, OptionError
from kaboodle.server import wire
from kaboodle.server.entries import Changed
from kaboodle.server.ledger import Ledger
from kaboodle.server.wire import ClockRule, Code, Refusal


def changed(ledger: Ledger, message: wire.Change) -> Changed:
    """The room as the host wishes it; Refusal names what does not fit."""
    header = ledger.header
    after = Changed(
        edition=header.edition,
        players=header.players,
        options=header.options,
        clock=message.clock or header.clock,
        public=header.public if message.public is None else message.public,
        helper=header.helper if message.helper is None else message.helper,
    )
    going_on = ledger.stage in ("sealed", "playing")
    if going_on and message.clock is not None and is_tighter(message.clock, ledger.pace):
        raise Refusal(Code.NOT_NOW, "a game is going on; nothing in it may have to be done sooner than when it began")
    if message.edition is None and message.players is None and message.options is None:
        return after
    if going_on:
        raise Refusal(Code.NOT_NOW, "a game is going on; its edition, seats and options stay as they are")
    slug = message.edition or header.edition
    family = edition_of(slug)
    people = sum(chair.guest is not None for chair in ledger.chairs.values())
    players = message.players if message.players is not None else nearest(family, max(header.players, people))
    options = message.options
    if options is None:
        options = fitting(family, players, header.options)
    chosen = chosen_options(slug, players, options)
    if people > players:
        raise Refusal(Code.FULL, f"{people} people have seats; somebody must leave before there are only {players}")
    return msgspec.structs.replace(after, edition=slug, players=players, options=chosen)


def is_tighter(rule: ClockRule, than: ClockRule) -> bool:
    """Whether a clock leaves anybody less time for anything; a host who plays too must not hurry the others."""
    pairs = [(rule.decision, than.decision), (rule.window, than.window), (rule.absent, than.absent)]
    if than.decision:
        pairs.append((rule.decision and rule.decision + rule.bank, than.decision + than.bank))
    return any(now and (not before or now < before) for now, before in pairs)


def chosen_options(slug: str, players: int, options: dict[str, str]) -> dict[str, str]:
    """Every option of an edition, chosen or by the book; Refusal names what does not fit."""
    try:
        return edition_of(slug).choose(players, options)
    except OptionError as trouble:
        raise Refusal(Code.OPTION, str(trouble)) from None


def edition_of(slug: str) -> Edition:
    """An edition by its name; Refusal if there is none."""
    try:
        family_of(slug)
    except OptionError as trouble:
        raise Refusal(Code.OPTION, str(trouble)) from None
    return EDITIONS[slug]


def nearest(edition: Edition, players: int) -> int:
    """The number of seats nearest to a wish that an edition allows."""
    return min(edition.seats, key=lambda seats: abs(seats - players))


def fitting(edition: Edition, players: int, options: dict[str, str]) -> dict[str, str]:
    """Those of some options that an edition has and that fit so many seats."""
    kept: dict[str, str] = {}
    for key, value in options.items():
        try:
            edition.choose(players, kept | {key: value})
        except OptionError:
            continue
        kept[key] = value
    return kept
