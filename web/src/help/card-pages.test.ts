import { beforeAll, describe, expect, it } from 'vitest'
import { cardText } from '../cards/card-text'
import { GAMES } from '../games'
import { words } from '../state/words.svelte'
import { cardsOf, copiesOf, idsOf, pageOf, rulesOf } from './card-pages'

const EDITIONS = GAMES.flatMap((game) => game.editions.map((edition) => ({ game, edition, slug: edition.slug })))

beforeAll(() => words.setLocale('en', ...GAMES.map(({ id }) => `${id}-help`)))

describe('the help pages', () => {
  it.each(EDITIONS)('tell what every card of $slug does, with its rules', async ({ game, edition, slug }) => {
    const rules = await game.rules?.()
    if (!rules) throw new Error(`${game.id} has no rules`)
    expect(cardsOf(rules, slug).length).toBeGreaterThan(6)
    for (const kind of cardsOf(rules, slug)) {
      const page = pageOf(rules, kind)
      expect(cardText(page, game.id, 'help'), kind).toMatch(/\.$/)
      expect(cardText(page, game.id, 'more'), kind).toMatch(/\.$/)
      expect(copiesOf(rules, kind, slug), kind).toBeGreaterThan(0)
      expect(rulesOf(rules, kind, edition).length, kind).toBeGreaterThan(0)
    }
  })

  it('have a game’s own words for a card that several games have', () => {
    const [one, other] = GAMES.filter(({ hasWindows }) => hasWindows).map(({ id }) => cardText('skip', id, 'help'))
    expect(one).toBeTruthy()
    expect(other).toBeTruthy()
    expect(one).not.toBe(other)
  })
})

describe('the rule ids of a sentence', () => {
  it('are the same for every edition, or given by edition', () => {
    expect(idsOf({ message: 'a', ids: 'X-01 X-02' }, 'any')).toEqual(['X-01', 'X-02'])
    expect(idsOf({ message: 'a', ids: { one: 'X-01' } }, 'one')).toEqual(['X-01'])
    expect(idsOf({ message: 'a', ids: { one: 'X-01' } }, 'two')).toEqual([])
  })
})
