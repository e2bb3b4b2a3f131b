"""The report of a study as a page that a game designer can read."""

from collections.abc import Sequence

from kaboodle.core.registry import EDITIONS, family_of
from kaboodle.lab.balance.statistics import CardFinding, Findings, Mean
from kaboodle.lab.report import page, plots
from kaboodle.words import Words, has

SHARE = "first-wins"  # the gauge that is a share of games


def study_page(studies: Sequence[Findings], words: Words) -> str:
    """One table, or several that differ in one option, side by side."""
    first = studies[0]
    contest, edition = first.contest, EDITIONS[first.contest.edition]
    bots = contest.bots[0] if len(set(contest.bots)) == 1 else ", ".join(contest.bots)
    lead = words.text(
        "report-study-lead",
        games=f"{first.games:,}",
        players=len(contest.bots),
        bots=bots,
        seed=str(contest.seed),
    )
    if len(studies) > 1:
        lead += " " + words.text("report-study-same", labels=", ".join(it.label for it in studies))
    if first.faults:
        lead += " " + words.text("report-study-faults", count=first.faults)
    body = [page.tiles(figures(first, words))]
    if len(studies) > 1:
        body += [page.heading(words.text("report-option")), page.sheets(*compared(studies, words))]
    body += [page.heading(words.text("report-game")), page.sheets(*shape(studies, words))]
    body += [page.heading(words.text("report-cards")), page.sheets(*cards(studies, words))]
    return page.page(edition.name.text(words), lead, body, words)


def figures(it: Findings, words: Words) -> list[tuple[str, str]]:
    """What to know at a glance."""
    tenth, half, most = it.quantiles
    par = 1 / len(it.by_order)
    better = [order_text(place, words) for place, share in enumerate(it.by_order) if share.low > par]
    found = [
        (f"{half}", words.text("report-median", tenth=tenth, most=most)),
        (f"{it.by_order[0].share:.1%}", words.text("report-first-wins", par=f"{par:.1%}")),
        (words.all_of(better) or words.text("report-no-place"), words.text("report-place-better")),
    ]
    if it.first_blast is not None:
        found.append((f"{it.first_blast:.0f}", words.text("report-first-blast")))
        found.append((f"{it.blasts.mean:.1f}", words.text("report-blasts")))
    if it.nopes.mean:
        found.append((f"{it.nopes.mean:.1f}", words.text("report-nopes", noped=f"{it.noped.mean:.1f}")))
    return found


def compared(studies: Sequence[Findings], words: Words) -> list[str]:
    """Each table against the first one, deal by deal."""
    base = studies[0]
    others = [it for it in studies[1:] if it.changes]
    rows = [
        [words.text(f"report-gauge-{name}"), *[difference_of(it.changes[name], unit_of(name, words)) for it in others]]
        for name in base.changes or others[0].changes
    ]
    table = page.table([words.text("report-column-game"), *[it.label for it in others]], rows)
    about = words.text("report-changes.about", label=base.label)
    found = [page.sheet(words.text("report-changes"), about, table)]
    for it in others:
        bars = [
            plots.Bar(label=title(base, card, words), value=mean.mean, low=mean.low, high=mean.high)
            for card, mean in sorted(it.plays_changed.items(), key=lambda item: -item[1].mean)
        ]
        plot = plots.dots(
            bars, (words.text("report-less"), words.text("report-more")), form=lambda value: f"{round(value, 2):+g}"
        )
        head = words.text("report-plays-changed", label=it.label)
        found.append(page.sheet(head, words.text("report-plays-changed.about", label=base.label), plot))
    return found


def unit_of(gauge: str, words: Words) -> str:
    """The unit of a gauge: percentage points for a share."""
    return f" {words.text('report-points')}" if gauge == SHARE else ""


def difference_of(it: Mean, unit: str) -> str:
    """A difference with its interval, marked if zero is outside; one with a unit is a share."""
    sure = "▲ " if it.low > 0 else "▼ " if it.high < 0 else ""
    scale = 100 if unit else 1
    return f"{sure}{it.mean * scale:+.2f} ± {(it.high - it.low) / 2 * scale:.2f}{unit}"


def shape(studies: Sequence[Findings], words: Words) -> list[str]:
    """Seats, length, explosions and hazard."""
    names = page.key([it.label for it in studies], plots.COLOURS)
    seats = [(it.label, order_bars(it, words)) for it in studies]
    hazards = [plots.Series(name=it.label, points=hazard_points(it)) for it in studies]
    first = studies[0]
    turns = first.blasts_by_turn[:6]
    blasts = [(words.text("report-blast", number=n), counts) for n, counts in enumerate(turns, 1) if counts]
    par = plots.par_line(1 / len(first.by_order), words)
    counts = family_of(first.contest.edition).counts_type
    return [
        page.sheet(
            words.text("report-order"),
            words.text("report-order.about"),
            plots.bars(seats, par=par) + names,
        ),
        page.sheet(
            words.text("report-length"),
            words.text("report-length.about"),
            plots.steps([(it.label, it.lengths) for it in studies], words.text("report-axis-turns"), first.games)
            + names,
        ),
        page.sheet(
            words.text("report-blast-turns"),
            labelled("report-blast-turns.about", first, words),
            with_key(plots.steps(blasts, words.text("report-axis-turn"), first.games), [name for name, _ in blasts]),
        ),
        page.sheet(
            words.text("report-hazard"),
            words.text(counts.hazard),
            with_names(plots.lines(hazards, words.text(counts.axis)), names),
        ),
    ]


def with_key(plot: str, names: Sequence[str]) -> str:
    """A plot and its key, if there is a plot."""
    return plot and plot + page.key(names, plots.COLOURS)


def with_names(plot: str, names: str) -> str:
    """The same with a key that is made already."""
    return plot and plot + names


def order_bars(it: Findings, words: Words) -> list[plots.Bar]:
    """Win share by order of turns."""
    return [
        plots.Bar(label=order_text(place, words), value=share.share, low=share.low, high=share.high)
        for place, share in enumerate(it.by_order)
    ]


def hazard_points(it: Findings) -> tuple[tuple[float, float, float, float], ...]:
    """Hazard by what is left."""
    return tuple((float(one.left), one.bad.share, one.bad.low, one.bad.high) for one in it.hazards)


def cards(studies: Sequence[Findings], words: Words) -> list[str]:
    """How often each card is played, and what it is worth."""
    first = studies[0]
    sides = words.text("report-loses"), words.text("report-gains")
    dealt = [(card, card.dealt) for card in first.cards if card.dealt]
    played = [(card, card.played) for card in first.cards if card.played]
    return [
        page.sheet(
            words.text("report-dealt"),
            labelled("report-dealt.about", first, words),
            plots.dots(worth_bars(first, dealt, words), sides, form=points),
        ),
        page.sheet(
            words.text("report-played"),
            f"{labelled('report-played.about', first, words)} {words.text('report-played.care')}",
            plots.dots(worth_bars(first, played, words), sides, form=points),
        ),
        page.sheet(
            words.text("report-all-cards"),
            labelled("report-all-cards.about", first, words),
            card_table(studies, words),
            wide=True,
        ),
    ]


def labelled(message: str, it: Findings, words: Words) -> str:
    """What a sheet shows, and of which table where there are several."""
    return f"{words.text(message)} ({it.label})." if it.label else f"{words.text(message)}."


def order_text(place: int, words: Words) -> str:
    """A place in the order of turns, from 0."""
    return words.text("report-place", place=place + 1)


def worth_bars(it: Findings, rows: Sequence[tuple[CardFinding, Mean]], words: Words) -> list[plots.Bar]:
    """The best card first."""
    ordered = sorted(rows, key=lambda row: -row[1].mean)
    return [
        plots.Bar(label=title(it, card.card, words), value=mean.mean, low=mean.low, high=mean.high)
        for card, mean in ordered
    ]


def card_table(studies: Sequence[Findings], words: Words) -> str:
    """Every card; plays for each table, worth for the first."""
    plays = [{card.card: card.plays for card in it.cards} for it in studies]
    labels = [
        words.text("report-column-plays-of", label=it.label) if it.label else words.text("report-column-plays")
        for it in studies
    ]
    card_name, dealt, played = (words.text(f"report-column-{name}") for name in ("card", "dealt", "played"))
    rows = [
        [
            title(studies[0], card.card, words),
            *[f"{found[card.card]:.2f}" if found.get(card.card) else "" for found in plays],
            worth(card.dealt),
            worth(card.played),
        ]
        for card in studies[0].cards
    ]
    return page.table([card_name, *labels, dealt, played], rows)


def worth(it: Mean | None) -> str:
    """A difference in percentage points with its interval."""
    if it is None:
        return ""
    half = (it.high - it.low) / 2 * 100
    sure = "▲ " if it.low > 0 else "▼ " if it.high < 0 else ""
    return f"{sure}{it.mean * 100:+.1f} ± {half:.1f}"


def points(value: float) -> str:
    """A difference of shares in percentage points."""
    return f"{round(value * 100, 1):+g}" if value else "0"


def title(it: Findings, card: str, words: Words) -> str:
    """A card by its title; a play that is no card by its own name."""
    name, _, use = card.partition(" as ")
    if has(f"report-play-{name}"):
        return words.text(f"report-play-{name}")
    family = family_of(it.contest.edition)
    if use:
        return words.text("event-play-as", **{"card": family.title(name), "as": family.title(use)})
    return words.title(family.title(name))
