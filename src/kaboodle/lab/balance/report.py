"""The report of a study as a page that a game designer can read."""

from collections.abc import Mapping, Sequence

from kaboodle.core.registry import EDITIONS, family_of
from kaboodle.lab.balance.statistics import CardFinding, Findings, Mean
from kaboodle.lab.report import page, plots

ORDER = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
CONFOUNDED = (
    "Read this with care. Who lives longer draws and plays more cards, so having played a card goes with winning even "
    "when the card does nothing; and some cards are played only by those in trouble. The plot on the left has no such "
    "trouble: chance alone decides who is dealt what."
)


def study_page(studies: Sequence[Findings]) -> str:
    """One table, or several that differ in one option, side by side."""
    first = studies[0]
    contest, edition = first.contest, EDITIONS[first.contest.edition]
    bots = contest.bots[0] if len(set(contest.bots)) == 1 else ", ".join(contest.bots)
    lead = (
        f"{first.games:,} games with {len(contest.bots)} players, played by {bots}, seed {contest.seed}. "
        + (f"The same deals for each of: {', '.join(it.label for it in studies)}. " if len(studies) > 1 else "")
        + (f"Bots were at fault {first.faults:,} times." if first.faults else "")
    )
    body = [page.tiles(figures(first))]
    if len(studies) > 1:
        body += ["<h2>What the option changes</h2>", page.sheets(*compared(studies))]
    body += ["<h2>The game</h2>", page.sheets(*shape(studies)), "<h2>The cards</h2>", page.sheets(*cards(studies))]
    return page.page(edition.title, lead, body)


def figures(it: Findings) -> list[tuple[str, str]]:
    """What to know at a glance."""
    tenth, half, most = it.quantiles
    par = 1 / len(it.by_order)
    better = [ORDER[place] for place, share in enumerate(it.by_order) if share.low > par]
    found = [
        (f"{half}", f"turns in half of the games; one in ten has at most {tenth}, nine in ten at most {most}"),
        (f"{it.by_order[0].share:.1%}", f"of the games are won by who begins; {par:.1%} would be fair"),
        (
            " and ".join(better) or "no place",
            "in the order of turns wins more than its share by more than its interval",
        ),
    ]
    if it.first_blast is not None:
        found.append((f"{it.first_blast:.0f}", "is the turn of the first explosion, on average"))
        found.append((f"{it.blasts.mean:.1f}", "explosions a game"))
    if it.nopes.mean:
        found.append((f"{it.nopes.mean:.1f}", f"Nopes a game, and {it.noped.mean:.1f} plays that come to nothing"))
    return found


def compared(studies: Sequence[Findings]) -> list[str]:
    """Each table against the first one, deal by deal."""
    base = studies[0]
    titles = titles_of(base)
    others = [it for it in studies[1:] if it.changes]
    rows = [
        [name, *[difference_of(it.changes[name], share=name == "who begins wins") for it in others]]
        for name in base.changes or others[0].changes
    ]
    told = f"How much a game differs from one with {base.label}, on the same deals."
    table = page.table(["a game", *[it.label for it in others]], rows)
    found = [page.sheet("What changes", f"{told} ▲ and ▼: zero is outside the interval.", table)]
    for it in others:
        bars = [
            plots.Bar(label=title(titles, card), value=mean.mean, low=mean.low, high=mean.high)
            for card, mean in sorted(it.plays_changed.items(), key=lambda item: -item[1].mean)
        ]
        plot = plots.dots(bars, ("less often", "more often"), form=lambda value: f"{round(value, 2):+g}")
        found.append(page.sheet(f"Plays a game, {it.label}", f"Against {base.label}.", plot))
    return found


def difference_of(it: Mean, *, share: bool) -> str:
    """A difference with its interval, marked if zero is outside."""
    sure = "▲ " if it.low > 0 else "▼ " if it.high < 0 else ""
    scale, unit = (100, " points") if share else (1, "")
    return f"{sure}{it.mean * scale:+.2f} ± {(it.high - it.low) / 2 * scale:.2f}{unit}"


def shape(studies: Sequence[Findings]) -> list[str]:
    """Seats, length, explosions and hazard."""
    names = page.key([it.label for it in studies], plots.COLOURS)
    seats = [(it.label, order_bars(it)) for it in studies]
    hazards = [plots.Series(name=it.label, points=hazard_points(it)) for it in studies]
    first = studies[0]
    blasts = [
        (f"the {ORDER[place]} explosion", counts) for place, counts in enumerate(first.blasts_by_turn[:6]) if counts
    ]
    counts = family_of(first.contest.edition).counts_type
    return [
        page.sheet(
            "Who begins, who follows",
            "Win share by place in the order of turns.",
            plots.bars(seats, par=1 / len(first.by_order)) + names,
        ),
        page.sheet(
            "How long it takes",
            "Share of the games by number of turns.",
            plots.steps([(it.label, it.lengths) for it in studies], "turns", first.games) + names,
        ),
        page.sheet(
            "Who explodes when",
            f"Share of the games by turn{f' ({first.label})' if first.label else ''}.",
            with_key(plots.steps(blasts, "turn", first.games), [name for name, _ in blasts]),
        ),
        page.sheet("Hazard", counts.hazard, with_names(plots.lines(hazards, counts.axis), names)),
    ]


def with_key(plot: str, names: Sequence[str]) -> str:
    """A plot and its key, if there is a plot."""
    return plot and plot + page.key(names, plots.COLOURS)


def with_names(plot: str, names: str) -> str:
    """The same with a key that is made already."""
    return plot and plot + names


def order_bars(it: Findings) -> list[plots.Bar]:
    """Win share by order of turns."""
    return [
        plots.Bar(label=ORDER[place], value=share.share, low=share.low, high=share.high)
        for place, share in enumerate(it.by_order)
    ]


def hazard_points(it: Findings) -> tuple[tuple[float, float, float, float], ...]:
    """Hazard by what is left."""
    return tuple((float(one.left), one.bad.share, one.bad.low, one.bad.high) for one in it.hazards)


def cards(studies: Sequence[Findings]) -> list[str]:
    """How often each card is played, and what it is worth."""
    first = studies[0]
    suffix = f" ({first.label})" if first.label else ""
    titles = titles_of(first)
    dealt = [(card, card.dealt) for card in first.cards if card.dealt]
    played = [(card, card.played) for card in first.cards if card.played]
    return [
        page.sheet(
            "Dealt it",
            "How the chance of winning differs for a player who is dealt this card at the start (of cards that "
            f"everybody is dealt: one more){suffix}.",
            plots.dots(worth_bars(dealt, titles), ("loses more", "wins more"), form=points),
        ),
        page.sheet(
            "Played it",
            f"The same for a player who has played it at least once{suffix}. {CONFOUNDED}",
            plots.dots(worth_bars(played, titles), ("loses more", "wins more"), form=points),
        ),
        page.sheet("All cards", f"Plays a game, all players together{suffix}.", card_table(studies), wide=True),
    ]


def worth_bars(rows: Sequence[tuple[CardFinding, Mean]], titles: Mapping[str, str]) -> list[plots.Bar]:
    """The best card first."""
    ordered = sorted(rows, key=lambda row: -row[1].mean)
    return [plots.Bar(label=title(titles, card.card), value=it.mean, low=it.low, high=it.high) for card, it in ordered]


def card_table(studies: Sequence[Findings]) -> str:
    """Every card; plays for each table, worth for the first."""
    titles = titles_of(studies[0])
    plays = [{card.card: card.plays for card in it.cards} for it in studies]
    labels = [f"plays, {it.label}" if it.label else "plays a game" for it in studies]
    rows = [
        [
            title(titles, card.card),
            *[f"{found[card.card]:.2f}" if found.get(card.card) else "" for found in plays],
            worth(card.dealt),
            worth(card.played),
        ]
        for card in studies[0].cards
    ]
    return page.table(["card", *labels, "dealt it: chance of winning", "played it (see above)"], rows)


def worth(it: Mean | None) -> str:
    """A difference in percentage points with its interval."""
    if it is None:
        return ""
    half = (it.high - it.low) / 2 * 100
    sure = "▲ " if it.low > 0 else "▼ " if it.high < 0 else ""
    return f"{sure}{it.mean * 100:+.1f} ± {half:.1f}"


def points(value: float) -> str:
    """A difference of shares in percentage points."""
    return f"{round(value * 100, 1):+g}" if value else "0 points"


def titles_of(it: Findings) -> Mapping[str, str]:
    """The titles of the cards of a study's game."""
    return family_of(it.contest.edition).titles


def title(titles: Mapping[str, str], card: str) -> str:
    """A card by its title; a play that is no card by its own name."""
    name, _, use = card.partition(" as ")
    return titles.get(name, name.capitalize()) + (f" as {titles.get(use, use)}" if use else "")
