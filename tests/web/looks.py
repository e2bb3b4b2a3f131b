"""Measures the look of a page: clipped text, and the findings of axe-core."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SLACK = 3  # pixels: fonts are drawn a little differently on every machine
LOOKS, BETWEEN = 8, 250  # how often a page is looked at before what is wrong with it counts, and ms between two looks

HOLDERS = "button, a, .runner, .tank, .asking, .coach, .magnets, .deck-line, .scrubber, .reef, .bar, .panel, dialog"

SIDEWAYS = """([slack, holders]) => {
  const found = []
  const wide = document.documentElement.scrollWidth
  if (wide > innerWidth + slack) found.push(`the page is ${wide} wide`)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    const holder = element?.closest(holders)
    if (!text.data.trim() || !holder || element.closest('.sr, .card, .pile-heart, script, style')) continue
    const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!shown || getComputedStyle(element).textOverflow === 'ellipsis') continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    const room = holder.getBoundingClientRect()
    if (box.width && (box.left < room.left - slack || box.right > room.right + slack))
      found.push(`${holder.className}: ${text.data.trim().slice(0, 40)}`)
  }
  return found
}"""

# Controls that cannot be brought under a finger, and words that their place cuts off with no way to scroll to them.
BEYOND = """([slack]) => {
  const found = []
  const visible = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const say = (why, it) => found.push(`${why}: ${it.outerHTML.slice(0, 110)}`)
  const whole = document.querySelector('dialog[open], [role=dialog], [role=alertdialog]') ?? document.body
  for (const it of whole.querySelectorAll('button, a, input, select, summary')) {
    if (!visible(it) || it.disabled || it.closest('.sr') || !it.getBoundingClientRect().width) continue
    if (it.closest('.log:not([data-open])') && !it.closest('.log').checkVisibility()) continue
    it.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = it.getBoundingClientRect()
    const fanned = it.matches('.hand .card')
    const x = fanned ? box.left + 14 : box.left + box.width / 2
    const y = fanned ? box.top + 40 : box.top + box.height / 2
    if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) say('out of reach', it)
    else {
      const top = document.elementFromPoint(x, y)
      const own = top && (it.contains(top) || top.contains(it) || it.labels?.[0]?.contains(top))
      const twin = fanned && top?.closest('.hand .card')?.dataset.kind === it.dataset.kind
      if (!own && !twin) say(`under ${top?.className.baseVal ?? top?.className}`, it)
    }
  }
  const texts = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!text.data.trim() || element.closest('.sr, .card, script, style, [aria-hidden=true]')) continue
    if (!visible(element)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    if (!box.width || !box.height) continue
    for (let place = element; place && place !== document.body; place = place.parentElement) {
      const style = getComputedStyle(place)
      if (style.textOverflow === 'ellipsis' || /auto|scroll/.test(style.overflowY + style.overflowX)) break
      if (!/hidden|clip/.test(style.overflowY + style.overflowX)) continue
      const room = place.getBoundingClientRect()
      if (box.top < room.top - slack || box.bottom > room.bottom + slack || box.right > room.right + slack)
        say(`${text.data.trim().slice(0, 30)} is cut off by`, place)
    }
  }
  return [...new Set(found)]
}"""

# What can be done at a table, and what is asked, as far as it can be told from outside.
CONTROLS = """() => [...document.querySelectorAll('.table button, .table input, [data-asked]')]
  .filter((it) => it.checkVisibility())
  .map((it) => [it.dataset.do, it.dataset.kind, it.dataset.state, it.ariaDisabled, it.value, it.textContent.trim()])"""

TWICE = """addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%' })"""

SERIOUS = """async () => {
  // a card is called by its title alone; the sentence below it is its description
  const rules = { 'label-content-name-mismatch': { enabled: false } }
  const found = await axe.run(document, { resultTypes: ['violations'], rules })
  return found.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}"""


def crowded(page: Page) -> list[str]:
    """Words that stick out of their place."""
    page.evaluate("() => document.fonts.ready.then(() => true)")
    return staying(page, SIDEWAYS, [SLACK, HOLDERS])


def barriers(page: Page) -> list[str]:
    """What axe-core finds that is serious or critical."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    return staying(page, SERIOUS)


def beyond(page: Page) -> list[str]:
    """Controls out of reach, and words that are cut off."""
    page.evaluate("() => document.fonts.ready.then(() => true)")
    return staying(page, BEYOND, [SLACK])


def staying(page: Page, script: str, argument: object = None) -> list[str]:
    """What a script finds and goes on finding: a busy machine may be in the middle of painting at the first look."""
    found: list[str] = []
    for _ in range(LOOKS):
        found = list(page.evaluate(script, argument))
        if not found:
            break
        page.wait_for_timeout(BETWEEN)
    return found
