import { beforeEach, expect, it, vi } from 'vitest'
import type { Seen } from '../../wire'
import { Beat, hits } from './beat'

const drama = vi.hoisted(() => ({ now: 'whole' }))
vi.mock('./drama', () => ({ dramaOf: () => drama.now }))
beforeEach(() => (drama.now = 'whole'))

const log: Seen[] = [
  { n: 1, what: 'play', seat: 'A', cards: ['attack'] },
  { n: 2, what: 'nope', seat: 'B' },
  { n: 3, what: 'nope', seat: 'A', note: 'yup' },
  { n: 4, what: 'nope', seat: 'C' },
  { n: 5, what: 'steal', seat: 'A', other: 'B' },
]

it('knows whom the last events hit', () => {
  const hit = (until: number, me: string): boolean => hits(log.slice(0, until), 1, me)
  expect([hit(1, 'A'), hit(2, 'A'), hit(3, 'A'), hit(4, 'A'), hit(5, 'A')]).toEqual([false, true, false, true, true])
  expect([hit(2, 'B'), hit(3, 'B'), hit(4, 'B'), hit(5, 'B')]).toEqual([false, true, false, false])
  expect(hits(log, 0, 'A')).toBe(false)
})

it('rests after a hit, less when there was time, never when all is short', () => {
  let now = 0
  const beat = new Beat(() => now)
  expect(beat.rest).toBe(0)
  beat.shown(log, 1, 'A')
  now = 500
  expect(beat.rest).toBe(900)
  now = 1700
  expect(beat.rest).toBe(300)
  now = 3000
  expect(beat.rest).toBe(0)
  now = 0
  drama.now = 'short'
  expect(beat.rest).toBe(0)
  drama.now = 'whole'
  beat.shown(log, 1, 'C')
  expect(beat.rest).toBe(0)
})
