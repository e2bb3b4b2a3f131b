"""A report as one HTML file that needs nothing else: the frame, the look, tables and sheets."""

from collections.abc import Sequence
from html import escape

from kaboodle.words import Words

FEW = 100  # deals below which a page warns

LOOK = """
:root{--night-0:#120a20;--night-1:#1b1030;--night-2:#291845;--night-3:#3a2360;--on-night:#fbf3ff;--soft:#cbbbe4;
--paper:#fff6e4;--paper-2:#f5e5c6;--paper-3:#dcc398;--ink:#2a1838;--ink-soft:#5d4866;--lamp:#ffc84a}
*{box-sizing:border-box}
html{background:var(--night-0)}
body{min-height:100vh;margin:0;color:var(--on-night);font:16px/1.5 "Nunito Sans",system-ui,sans-serif;
background:radial-gradient(1200px 700px at 75% -10%,var(--night-3),var(--night-1) 55%,var(--night-0)) no-repeat}
main{max-width:1180px;margin:0 auto;padding:40px 24px 64px}
h1,h2,h3,.tile b{font-family:Fredoka,"Trebuchet MS",sans-serif;font-weight:600;line-height:1.15}
h1{font-size:2.6rem;margin:0 0 8px}
h2{font-size:1.6rem;margin:48px 0 16px}
.lead{color:var(--soft);margin:0 0 24px;max-width:70ch}
code{background:#0005;border-radius:8px;padding:2px 8px;color:var(--lamp);font-size:.9em;overflow-wrap:anywhere}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:14px;margin:28px 0}
.tile{background:var(--night-2);border-radius:18px;padding:14px 18px;box-shadow:0 2px 0 #0005,0 8px 20px #0004}
.tile b{display:block;font-size:1.9rem;color:var(--lamp)}
.tile span{color:var(--soft);font-size:.9rem}
.sheets{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,480px),1fr));gap:20px;align-items:start}
.sheet{background:var(--paper);color:var(--ink);border-radius:22px;padding:20px 22px;margin:0 0 4px;
box-shadow:0 3px 0 var(--paper-3),0 14px 30px #0008}
.sheet.wide{grid-column:1/-1}
.sheet h3{margin:0 0 4px;font-size:1.25rem}
.sheet p{margin:0 0 10px;color:var(--ink-soft);font-size:.93rem}
.sheet svg{display:block;width:100%;height:auto}
svg text{font-family:"Nunito Sans",system-ui,sans-serif;font-size:13px;fill:var(--ink)}
svg .small{font-size:12px;fill:var(--ink-soft)}
svg .value{font-weight:700}
svg .halo{paint-order:stroke;stroke:var(--paper);stroke-width:4px;fill:var(--ink)}
svg .grid{stroke:var(--paper-2)}
svg .axis{stroke:var(--paper-3);stroke-width:2}
svg .par{stroke:var(--ink);stroke-dasharray:5 5;stroke-width:1.5}
svg .whisker{stroke:var(--ink);stroke-width:1.5;fill:none}
.key{display:flex;flex-wrap:wrap;gap:6px 16px;margin:8px 0 0;padding:0;list-style:none;font-size:.9rem}
.key i{display:inline-block;width:12px;height:12px;border-radius:4px;margin-right:6px}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.95rem}
th,td{padding:7px 10px;text-align:right;border-bottom:1px solid var(--paper-2);white-space:nowrap}
th:first-child,td:first-child{text-align:left}
th{color:var(--ink-soft);font-weight:600;border-bottom:2px solid var(--paper-3)}
.words td,.words th{text-align:left}.words td:last-child{white-space:normal;overflow-wrap:anywhere}
.good{color:#13633a;font-weight:700}.bad{color:#a3122b;font-weight:700}
.note{background:var(--paper-2);border-radius:14px;padding:10px 14px}
footer{margin-top:48px;color:var(--soft);font-size:.85rem}
@media (max-width:520px){main{padding:24px 12px 48px}.sheet{padding:14px 12px}th,td{white-space:normal;padding:6px 5px}}
@media print{html,body{background:#fff;color:#000}.sheet{box-shadow:none;border:1px solid #ccc;break-inside:avoid}}
"""


def page(title: str, lead: str, body: Sequence[str], words: Words) -> str:
    """A whole page. The body is HTML already; title and lead are text."""
    return (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{LOOK}</style></head><body><main>"
        f'<h1>{escape(title)}</h1><p class="lead">{escape(lead)}</p>{"".join(body)}'
        f"<footer>{escape(words.text('report-footer'))}</footer></main></body></html>\n"
    )


def heading(text: str) -> str:
    """The heading of a part of the page."""
    return f"<h2>{escape(text)}</h2>"


def tiles(figures: Sequence[tuple[str, str]]) -> str:
    """The figures that matter most, large."""
    return '<div class="tiles">' + "".join(map(tile, figures)) + "</div>"


def tile(figure: tuple[str, str]) -> str:
    """One large figure and what it is."""
    value, what = figure
    return f'<div class="tile"><b>{escape(value)}</b><span>{escape(what)}</span></div>'


def cautions(intervals: int, deals: int, words: Words) -> str:
    """How many intervals a page shows, so that a reader expects some to miss; and a warning if there are few deals."""
    told = [words.text("report-intervals", count=intervals)]
    if deals < FEW:
        told.append(words.text("report-few", deals=FEW))
    return f'<p class="lead">{escape(" ".join(told))}</p>'


def sheet(title: str, told: str, content: str, *, wide: bool = False) -> str:
    """A sheet of paper with one plot or table; nothing if there is nothing on it."""
    if not content:
        return ""
    kind = "sheet wide" if wide else "sheet"
    return f'<section class="{kind}"><h3>{escape(title)}</h3><p>{escape(told)}</p>{content}</section>'


def sheets(*parts: str) -> str:
    """Sheets next to each other where there is room."""
    return '<div class="sheets">' + "".join(parts) + "</div>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]], *, kind: str = "figures") -> str:
    """A table of text; one that begins with ▲ is good, with ▼ bad."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(map(cell_of, row)) + "</tr>" for row in rows)
    return f'<div class="scroll"><table class="{kind}"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def cell_of(text: str) -> str:
    """One cell."""
    kind = ' class="good"' if text.startswith("▲") else ' class="bad"' if text.startswith("▼") else ""
    return f"<td{kind}>{escape(text)}</td>"


def key(names: Sequence[str], colours: Sequence[str]) -> str:
    """Which colour is which; nothing where there is only one."""
    if len(names) < 2:
        return ""
    entries = [
        f'<li><i style="background:{colours[number % len(colours)]}"></i>{escape(name)}</li>'
        for number, name in enumerate(names)
    ]
    return f'<ul class="key">{"".join(entries)}</ul>'
