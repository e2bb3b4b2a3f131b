"""Titles of cards: in no language and at no size a word is cut in two without a hyphen."""

import pytest
from playwright.sync_api import Page

import kaboodle
from kaboodle.core.registry import EDITIONS
from tests.web.conftest import Crowd
from tests.web.stage import Stage

PHONE = {"width": 360, "height": 640}
LOCALES = ["en", "de", "es", "pt-BR"]
KINDS_IN_HAND = 9  # in two rows: the smallest cards with titles
KINDS = {  # that a hand can hold
    "original": "see-the-future attack shuffle defuse cactus noodle drizzle favor loaf moon nope skip",
    "good-vs-evil": "reveal-the-future targeted-attack raising-heck armageddon godcat defuse nope attack feral cactus",
    "board": "draw-from-the-bottom alter-the-future reveal-the-future add-magnet pickpocket super-move-2 flip "
    "see-the-future shuffle defuse nope skip",
}

# Words of titles that go on in the next line without a hyphen, and titles that stick out of their card.
CUT = """() => {
  const found = []
  for (const title of document.querySelectorAll('.card-title')) {
    if (!title.checkVisibility()) continue
    const card = title.closest('.card').getBoundingClientRect()
    const text = [...title.childNodes].find((it) => it.nodeType === 3 && it.data.trim())
    const range = document.createRange()
    for (const word of text.data.matchAll(/\\S+/g)) {
      let line = null
      for (let at = word.index; at < word.index + word[0].length; at += 1) {
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        const box = [...range.getClientRects()].at(-1) // after a soft hyphen: the hyphen, then the letter
        if (!box?.width) continue
        if (line !== null && box.top > line + box.height / 2 && !'\\u00ad-'.includes(text.data[at - 1]))
          found.push(`${word[0]} is cut before ${text.data.slice(at, word.index + word[0].length)}`)
        if (box.left < card.left - 1 || box.right > card.right + 1) found.push(`${word[0]} sticks out`)
        line = box.top
      }
    }
  }
  return [...new Set(found)]
}"""


def cut(page: Page) -> list[str]:
    """What is wrong with the titles that can be seen."""
    page.evaluate("() => document.fonts.ready.then(() => true)")
    return list(page.evaluate(CUT))


def hands(edition: str) -> list[kaboodle.Table]:
    """Tables of an edition at which A holds each kind of card that a hand can hold."""
    lines = {
        "original": "A: {hand} | B: defuse | draw: loaf kitten",
        "good-vs-evil": "A: {hand} | B: defuse | draw: loaf kitten",
        "board": "A: {hand} | B: skip | discs: move-2 magnet move-3",
    }
    kinds = KINDS[edition].split()
    parts = [kinds[at : at + KINDS_IN_HAND] for at in range(0, len(kinds), KINDS_IN_HAND)]
    return [kaboodle.read(lines[edition].format(hand=" ".join(part)), edition) for part in parts]


@pytest.mark.parametrize("locale", LOCALES)
def test_no_title_is_cut_inside_a_word_on_any_card(crowd: Crowd, locale: str) -> None:
    page = crowd.come("Ada", locale=locale, viewport=PHONE).page
    for edition in EDITIONS:
        page.goto(f"/rules/{edition}")
        page.locator(".rules-cards .card-title").first.wait_for()
        assert cut(page) == [], edition


@pytest.mark.parametrize("locale", LOCALES)
def test_no_title_is_cut_inside_a_word_in_a_full_hand_on_a_phone(crowd: Crowd, locale: str) -> None:
    ada = crowd.come("Ada", locale=locale, viewport=PHONE, has_touch=True, is_mobile=True)
    stage = Stage(ada.page)
    for edition in KINDS:
        for table in hands(edition):
            stage.show(table, "A")
            assert cut(ada.page) == [], edition
