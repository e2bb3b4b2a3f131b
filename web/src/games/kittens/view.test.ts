// A play that is aimed at the reader says what it does to them.
import { beforeAll, expect, test } from 'vitest'
import { words } from '../../state/words.svelte'
import type { Ask } from '../../wire'
import { effectOn } from './view'

beforeAll(() => words.setLocale('en', 'kittens'))

const effect = (ask: Partial<Ask>): string => effectOn('A', { id: 1, what: 'window', ...ask })

test('a play on the reader says what they lose', () => {
  expect(effect({ cards: ['loaf', 'loaf'], target: 'A' })).toBe('They take a random card from you.')
  expect(effect({ cards: ['favor'], target: 'A' })).toBe('You give them a card of your choice.')
  expect(effect({ cards: ['attack'], victim: 'A', turns: 2 })).toBe('You take 2 turns in a row.')
  expect(effect({ cards: ['loaf', 'loaf', 'loaf'], named: 'defuse', target: 'A' })).toMatch(/Defuse/)
})

test('a play on somebody else, or on nobody, says nothing', () => {
  expect(effect({ cards: ['loaf', 'loaf'], target: 'B' })).toBe('')
  expect(effect({ cards: ['shuffle'] })).toBe('')
  expect(effectOn(null, { id: 1, what: 'window', cards: ['favor'], target: 'A' })).toBe('')
})
