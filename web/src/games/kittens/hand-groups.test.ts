import { expect, it } from 'vitest'
import type { Seen } from '../../wire'
import { gainedOf } from './hand-groups'

it('knows the cards that events brought to a seat', () => {
  const events: Seen[] = [
    { n: 1, what: 'steal', seat: 'B', other: 'A', card: 'moon' },
    { n: 2, what: 'give', seat: 'A', other: 'B', card: 'skip' },
    { n: 3, what: 'take', seat: 'A', card: 'defuse' },
    { n: 4, what: 'steal', seat: 'B', other: 'C' },
    { n: 5, what: 'draw', seat: 'A', card: 'loaf' },
  ]
  expect(gainedOf(events, 'A')).toEqual(['moon', 'defuse'])
  expect(gainedOf(events, 'B')).toEqual(['skip'])
  expect(gainedOf(events, null)).toEqual([])
})
