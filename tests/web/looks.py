"""What can be measured of how a page looks: whether its words have room, and what axe-core finds."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SLACK = 3  # pixels: fonts are drawn a little differently on every machine

HOLDERS = "button, a, .runner, .tank, .asking, .coach, .magnets, .deck-line, .scrubber, .reef, .bar, .panel, dialog"

SIDEWAYS = """([slack, holders]) => {
  const found = []
  const wide = document.documentElement.scrollWidth
  if (wide > innerWidth + slack) found.push(`the page is ${wide} wide`)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    const holder = element?.closest(holders)
    if (!text.data.trim() || !holder || element.closest('.sr, .card, script, style')) continue
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
    return list(page.evaluate(SIDEWAYS, [SLACK, HOLDERS]))


def barriers(page: Page) -> list[str]:
    """What axe-core finds that is serious or critical."""
    page.evaluate(AXE.read_text())
    return list(page.evaluate(SERIOUS))
