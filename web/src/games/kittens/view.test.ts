import { beforeAll, expect, it } from 'vitest'
import { words } from '../../state/words.svelte'
import type { Ask, KittensView, Seen } from '../../wire'
import { effectOn, whyOdds } from './view'

beforeAll(async () => {
  await words.setLocale('en', 'kittens')
})

it('the reason of a chance is what this seat knows, or what everybody saw last', () => {
  const view = { seat: 'A', pile: 21, kittens: 3 } as KittensView
  const hid: Seen[] = [{ n: 1, what: 'hide', seat: 'B' }]
  const why = (log: Seen[], odds: number | null): string => whyOdds(view, log, odds, (seat) => `seat ${seat}`)
  expect(why([], 1)).toBe('You know it’s on top')
  expect(why(hid, 0)).toBe('You know it isn’t a Kitten')
  expect(why(hid, 0.14)).toContain('just hid one')
  expect(why([...hid, { n: 2, what: 'turn', seat: 'C' }], null)).toContain('seat B')
  expect(why([...hid, { n: 2, what: 'draw', seat: 'C' }], 0.14)).toBe('')
  expect(why([...hid, { n: 2, what: 'shuffle', seat: 'C' }], 0.14)).toBe('')
  expect(why([{ n: 1, what: 'hide', seat: 'A', place: 3 }], 0.1)).toBe('')
  expect(whyOdds({ ...view, kittens: 0 }, [], 0, String)).toBe('')
})

// A play that is aimed at the reader says what it does to them.
const effect = (ask: Partial<Ask>): string => effectOn('A', { id: 1, what: 'window', ...ask })

it('a play on the reader says what they lose', () => {
  expect(effect({ cards: ['loaf', 'loaf'], target: 'A' })).toBe('They take a random card from you.')
  expect(effect({ cards: ['favor'], target: 'A' })).toBe('You give them a card of your choice.')
  expect(effect({ cards: ['attack'], victim: 'A', turns: 2 })).toBe('You take 2 turns in a row.')
  expect(effect({ cards: ['loaf', 'loaf', 'loaf'], named: 'defuse', target: 'A' })).toMatch(/Defuse/)
})

it('a play on somebody else, or on nobody, says nothing', () => {
  expect(effect({ cards: ['loaf', 'loaf'], target: 'B' })).toBe('')
  expect(effect({ cards: ['shuffle'] })).toBe('')
  expect(effectOn(null, { id: 1, what: 'window', cards: ['favor'], target: 'A' })).toBe('')
})
