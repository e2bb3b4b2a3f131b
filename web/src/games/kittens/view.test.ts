import { beforeAll, expect, it } from 'vitest'
import { words } from '../../state/words.svelte'
import type { KittensView, Seen } from '../../wire'
import { whyOdds } from './view'

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
