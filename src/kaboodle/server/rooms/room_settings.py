"""The settings of a room: which edition, seats, options and clock fit together."""

from msgspec.structs import replace

from kaboodle.core.errors import OptionError, PositionError
from kaboodle.core.options import Edition
from kaboodle.core.registry import EDITIONS, family_of
from kaboodle.core.setup import read
from kaboodle.server import wire
from kaboodle.server.http.schemas import PlayNow
from kaboodle.server.rooms.log import RoomChanged
from kaboodle.server.rooms.state import RoomState
from kaboodle.server.wire import ClockRule, Code, Refusal
from kaboodle.words import phrase


def changed_room(state: RoomState, request: wire.ChangeRequest) -> RoomChanged:
    """The room with the host's changes; Refusal names what does not fit."""
    header = state.header
    changed = RoomChanged(
        edition=header.edition,
        players=header.players,
        options=header.options,
        clock=request.clock or header.clock,
        public=header.public if request.public is None else request.public,
        helper=header.helper if request.helper is None else request.helper,
        rules=header.rules,
    )
    running = state.stage in ("sealed", "playing")
    if running and request.clock is not None and is_tighter(request.clock, state.starting_clock):
        raise Refusal(Code.NOT_NOW, "a game is going on; nothing in it may have to be done sooner than when it began")
    if request.edition is None and request.players is None and request.options is None:
        return changed
    if running:
        raise Refusal(Code.NOT_NOW, "a game is going on; its edition, seats and options stay as they are")
    slug = request.edition or header.edition
    edition = edition_of(slug)
    people = sum(holder.guest is not None for holder in state.seats.values())
    players = request.players if request.players is not None else nearest(edition, max(header.players, people))
    options = request.options
    if options is None:
        options = fitting(edition, players, header.options)
    chosen = chosen_options(slug, players, options)
    if people > players:
        raise Refusal(Code.FULL, f"{people} people have seats; somebody must leave before there are only {players}")
    return replace(changed, edition=slug, players=players, options=chosen, rules=edition.rules_version)


def check_clock(rule: ClockRule, shortest: int) -> None:
    """Refuse a clock that nobody can play by, and that would only make bots think in vain; 0 is no limit."""
    given = (rule.decision, rule.window, rule.absent)
    if any(0 < time < shortest for time in given):
        short = phrase("refused-clock", seconds=-(-shortest // 1000))
        raise Refusal(Code.OPTION, str(short), phrase=short)


def is_tighter(rule: ClockRule, than: ClockRule) -> bool:
    """Whether a clock rule gives anybody less time for anything than another one."""
    pairs = [(rule.decision, than.decision), (rule.window, than.window), (rule.absent, than.absent)]
    if than.decision:
        pairs.append((rule.decision and rule.decision + rule.bank, than.decision + than.bank))
    return any(now and (not before or now < before) for now, before in pairs)


def chosen_options(slug: str, players: int, options: dict[str, str]) -> dict[str, str]:
    """Every option of an edition, as chosen or by the rule book; Refusal names what does not fit."""
    try:
        return edition_of(slug).choose(players, options)
    except OptionError as error:
        raise Refusal(Code.OPTION, str(error), phrase=error.phrase) from None


def edition_of(slug: str) -> Edition:
    """An edition by its slug; Refusal if there is none."""
    try:
        family_of(slug)
    except OptionError as error:
        raise Refusal(Code.OPTION, str(error), phrase=error.phrase) from None
    return EDITIONS[slug]


def nearest(edition: Edition, players: int) -> int:
    """The number of seats of an edition that is nearest to a number."""
    return min(edition.seats, key=lambda seats: abs(seats - players))


def fitting(edition: Edition, players: int, options: dict[str, str]) -> dict[str, str]:
    """The options that an edition has and that fit this number of seats."""
    kept: dict[str, str] = {}
    for key, value in options.items():
        try:
            edition.choose(players, kept | {key: value})
        except OptionError:
            continue
        kept[key] = value
    return kept


def begin_from(request: PlayNow) -> tuple[int, dict[str, str], str, str]:
    """The players, options, own seat and canonical text of a position; Refusal if there is nothing to play."""
    try:
        table = read(request.position or "", request.edition, options=request.options)
    except (PositionError, OptionError) as error:
        raise Refusal(Code.OPTION, str(error), next(iter(error.phrase.cited()), None), error.phrase) from None
    own = request.seat or (table.waiting[0] if table.waiting else "A")
    if table.over or (own in table.seats and table.is_out(own)):
        raise Refusal(Code.OPTION, "the game is over for that seat; there is nothing to play")
    return len(table.seats), dict(table.options), own, table.position
