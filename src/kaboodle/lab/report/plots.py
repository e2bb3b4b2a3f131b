"""Plots as SVG text: bars, steps, lines with bands, and dots with intervals. No scripts, no network."""

from collections.abc import Callable, Sequence
from html import escape

import msgspec

from kaboodle.words import Words

WIDE, HIGH = 640, 280
LETTER = 7.5  # how wide a letter of a label is, about
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 24, 44
COLOURS = ("#8a54d6", "#ef7417", "#279a5c", "#2f7fe0", "#e0304a", "#1593a2")  # of the card families
SOFT = ("#d9c8f3", "#ffd9b0", "#c4e8cf", "#c9e0fb", "#ffc9c4", "#c2e9ea")

Format = Callable[[float], str]


class Bar(msgspec.Struct, frozen=True, kw_only=True):
    """One bar with its interval."""

    label: str
    value: float
    low: float
    high: float


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """Points of one line: x, value, low, high."""

    name: str
    points: tuple[tuple[float, float, float, float], ...]


def percent(value: float) -> str:
    """A share."""
    return f"{round(value * 100, 1):g} %"


def plain(value: float) -> str:
    """A number, short."""
    return f"{value:,.0f}" if abs(value) >= 10 or value == int(value) else f"{value:.1f}"


def par_line(share: float, words: Words) -> tuple[float, str]:
    """Par, and the words beside its line."""
    return share, words.text("report-par", share=percent(share))


def bars(
    groups: Sequence[tuple[str, Sequence[Bar]]], par: tuple[float, str] | None = None, form: Format = percent
) -> str:
    """Groups of bars next to each other, one colour for each group, with whiskers and a line at par."""
    highest = max((bar.high for _, group in groups for bar in group), default=1.0)
    top = ceiling(max(highest, par[0] if par else 0), form)
    labels = [bar.label for bar in groups[0][1]]
    slot = (WIDE - LEFT - RIGHT) / max(len(labels), 1)
    width = min(72.0, slot * 0.7 / len(groups))
    parts = [grid(0, top, form)]
    for number, (_, group) in enumerate(groups):
        for place, bar in enumerate(group):
            middle = LEFT + slot * (place + 0.5) + width * (number - (len(groups) - 1) / 2)
            parts.append(bar_at(middle, width, bar, top, number, form))
    for place, name in enumerate(labels):
        parts.append(label(LEFT + slot * (place + 0.5), HIGH - BOTTOM + 20, fitting(name, slot)))
    if par is not None:
        level = y_of(par[0], 0, top)
        parts.append(f'<line class="par" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{level:.1f}" y2="{level:.1f}"/>')
        parts.append(label(WIDE - RIGHT, level - 5, par[1], anchor="end", kind="small halo"))
    return svg(parts, "; ".join(f"{bar.label} {form(bar.value)}" for _, group in groups for bar in group))


def bar_at(middle: float, width: float, bar: Bar, top: float, number: int, form: Format) -> str:
    """One bar, its whisker and its value."""
    head, low, high = (y_of(value, 0, top) for value in (bar.value, bar.low, bar.high))
    base = y_of(0, 0, top)
    return (
        f'<rect x="{middle - width / 2:.1f}" y="{head:.1f}" width="{width:.1f}" height="{base - head:.1f}" rx="6"'
        f' fill="{COLOURS[number % len(COLOURS)]}"><title>{escape(bar.label)}: {form(bar.value)}'
        f" ({form(bar.low)} - {form(bar.high)})</title></rect>"
        f'<path class="whisker" d="M{middle:.1f} {low:.1f}V{high:.1f}M{middle - 5:.1f} {low:.1f}h10'
        f'M{middle - 5:.1f} {high:.1f}h10"/>' + label(middle, high - 7, form(bar.value), kind="value")
    )


def lines(series: Sequence[Series], across: str, form: Format = percent) -> str:
    """Lines with their 95 % bands."""
    points = [point for one in series for point in one.points]
    if not points:
        return ""
    first, last = min(point[0] for point in points), max(point[0] for point in points)
    top = ceiling(max(point[1] for point in points) * 1.15, form)
    x = scale(first, last)
    parts = [grid(0, top, form), ticks(first, last, x, across)]
    for number, one in enumerate(series):
        upper = [f"{x(at):.1f} {y_of(min(high, top), 0, top):.1f}" for at, _, _, high in one.points]
        lower = [f"{x(at):.1f} {y_of(low, 0, top):.1f}" for at, _, low, _ in reversed(one.points)]
        middle = [f"{x(at):.1f} {y_of(value, 0, top):.1f}" for at, value, _, _ in one.points]
        colour, soft = COLOURS[number % len(COLOURS)], SOFT[number % len(SOFT)]
        parts.append(f'<path d="M{"L".join([*upper, *lower])}Z" fill="{soft}" fill-opacity=".7"/>')
        parts.append(f'<path d="M{"L".join(middle)}" fill="none" stroke="{colour}" stroke-width="3"/>')
        parts += [
            f'<circle cx="{x(at):.1f}" cy="{y_of(value, 0, top):.1f}" r="3.5" fill="{colour}">'
            f"<title>{plain(at)} {escape(across)}: {form(value)} ({form(low)} - {form(high)})</title></circle>"
            for at, value, low, high in one.points
        ]
    return svg(parts, ", ".join([across, *[one.name for one in series if one.name]]))


def steps(series: Sequence[tuple[str, dict[int, int]]], across: str, whole: int) -> str:
    """How often each number came up, as filled steps over each other; shares of `whole`."""
    shown = [(name, counts) for name, counts in series if counts]
    if not shown:
        return ""
    first, last = min(min(counts) for _, counts in shown), max(max(counts) for _, counts in shown)
    width = max(1, -(-(last - first + 1) // 40))  # at most 40 steps
    binned = [(name, in_bins(counts, first, width)) for name, counts in shown]
    top = ceiling(max(max(counts.values()) for _, counts in binned) / whole)
    x = scale(first, last + width)
    parts = [grid(0, top, percent), ticks(first, last, x, across)]
    for number, (name, counts) in enumerate(binned):
        path = f"M{x(first):.1f} {y_of(0, 0, top):.1f}"
        for begin in range(first, last + 1, width):
            path += f"V{y_of(counts.get(begin, 0) / whole, 0, top):.1f}H{x(begin + width):.1f}"
        colour, opaque = COLOURS[number % len(COLOURS)], 0.85 if len(binned) == 1 else 0.35
        parts.append(
            f'<path d="{path}V{y_of(0, 0, top):.1f}Z" fill="{colour}" fill-opacity="{opaque}"'
            f' stroke="{colour}" stroke-width="2"><title>{escape(name)}</title></path>'
        )
    return svg(parts, across)


def in_bins(counts: dict[int, int], first: int, width: int) -> dict[int, int]:
    """Neighbouring numbers taken together."""
    binned: dict[int, int] = {}
    for number, count in counts.items():
        begin = first + (number - first) // width * width
        binned[begin] = binned.get(begin, 0) + count
    return binned


def dots(rows: Sequence[Bar], names: tuple[str, str], form: Format = percent) -> str:
    """A dot with its interval for each row, left and right of zero; `names` say what the sides mean."""
    if not rows:
        return ""
    far = ceiling(max(max(abs(row.low), abs(row.high)) for row in rows))
    side, line = max(90, 10 + 8 * max(len(row.label) for row in rows)), 26
    high = TOP + 24 + line * len(rows) + 28
    middle, half = side + (WIDE - side - RIGHT) / 2, (WIDE - side - RIGHT) / 2
    parts = [
        label(middle - 8, TOP + 6, f"◂ {names[0]}", anchor="end", kind="small"),
        label(middle + 8, TOP + 6, f"{names[1]} ▸", anchor="start", kind="small"),
        f'<line class="axis" x1="{middle}" x2="{middle}" y1="{TOP + 14}" y2="{high - 28}"/>',
    ]
    for share, anchor in ((-1, "start"), (-0.5, "middle"), (0, "middle"), (0.5, "middle"), (1, "end")):
        parts.append(label(middle + half * share, high - 8, form(far * share), anchor=anchor, kind="small"))
    for number, row in enumerate(rows):
        level = TOP + 24 + line * (number + 0.5)
        at, low, up = (middle + half * value / far for value in (row.value, row.low, row.high))
        sure = row.low > 0 or row.high < 0
        colour = "#b9a98c" if not sure else COLOURS[2] if row.value > 0 else COLOURS[4]
        parts.append(label(side - 10, level + 4, row.label, anchor="end"))
        parts.append(
            f'<line x1="{low:.1f}" x2="{up:.1f}" y1="{level}" y2="{level}" stroke="{colour}" stroke-width="4"'
            f' stroke-linecap="round" stroke-opacity=".5"/><circle cx="{at:.1f}" cy="{level}" r="6" fill="{colour}">'
            f"<title>{escape(row.label)}: {form(row.value)} ({form(row.low)} - {form(row.high)})</title></circle>"
        )
    return svg(parts, "; ".join(f"{row.label} {form(row.value)}" for row in rows), high)


def ceiling(value: float, form: Format = plain) -> float:
    """A round number not below this one; no share is above the whole."""
    if form is percent and value > 0.8:
        return 1.0
    step = 1e-4
    while True:
        for factor in (1, 2, 3, 4, 6, 8):
            if value <= step * factor * (1 + 1e-9):
                return step * factor
        step *= 10


def y_of(value: float, low: float, high: float) -> float:
    """The height of a value."""
    return HIGH - BOTTOM - (value - low) / ((high - low) or 1) * (HIGH - BOTTOM - TOP)


def scale(first: float, last: float) -> Callable[[float], float]:
    """Where a number is across."""
    return lambda at: LEFT + 8 + (at - first) / ((last - first) or 1) * (WIDE - LEFT - RIGHT - 16)


def grid(low: float, high: float, form: Format) -> str:
    """Four lines with their values."""
    parts = []
    for quarter in range(5):
        value = low + (high - low) * quarter / 4
        level = y_of(value, low, high)
        kind = "axis" if quarter == 0 else "grid"
        parts.append(f'<line class="{kind}" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{level:.1f}" y2="{level:.1f}"/>')
        parts.append(label(LEFT - 8, level + 4, form(value), anchor="end", kind="small"))
    return "".join(parts)


def ticks(first: float, last: float, x: Callable[[float], float], across: str) -> str:
    """Round numbers below, and what they are."""
    step = max(1, int(ceiling((last - first) / 8)))
    begin = -(-int(first) // step) * step
    parts = [label(x(at), HIGH - BOTTOM + 18, plain(at), kind="small") for at in range(begin, int(last) + 1, step)]
    parts.append(label((LEFT + WIDE - RIGHT) / 2, HIGH - 6, across, kind="small"))
    return "".join(parts)


def fitting(text: str, room: float) -> str:
    """A text shortened to its room, so that it does not run into the next one; its bar has the whole name."""
    most = max(int(room / LETTER), 1)
    return text if len(text) <= most else text[: max(most - 1, 1)] + "…"


def label(x: float, y: float, text: str, *, anchor: str = "middle", kind: str = "label") -> str:
    """Text in a plot."""
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def svg(parts: Sequence[str], told: str, high: float = HIGH) -> str:
    """A picture, with what it says for those who do not see it."""
    head = f'<svg viewBox="0 0 {WIDE} {high:.0f}" role="img" aria-label="{escape(told)}">'
    return head + "".join(parts) + "</svg>"
