import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EDITIONS } from '../wire'
import { cardsOf, copiesOf, editionOf, messageOf, rulesOf } from './pages'

const english = readFileSync('src/words/en/help.ftl', 'utf8')

describe('the pages of cards', () => {
  it.each(EDITIONS)('tell what every card of %s does, with its rules', (edition) => {
    expect(cardsOf(edition).length).toBeGreaterThan(6)
    for (const slug of cardsOf(edition)) {
      expect(english, slug).toContain(`\n${messageOf(slug, edition)} = `)
      expect(copiesOf(slug, edition), slug).toBeGreaterThan(0)
      expect(rulesOf(slug, edition).length, slug).toBeGreaterThan(0)
    }
  })

  it('have the board game’s own words for cards that both decks have', () => {
    expect(messageOf('skip', 'board')).toBe('help-board-skip')
    expect(messageOf('skip', 'original')).toBe('help-skip')
    expect(messageOf('super-move-2', 'board')).toBe('help-super-move')
  })

  it('show the Original where no game is open', () => {
    expect(editionOf(null)).toBe('original')
    expect(editionOf('chess')).toBe('original')
  })
})
