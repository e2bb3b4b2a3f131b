import { expect, test } from 'vitest'
import type { MantisView } from '../wire'
import { beatsOf } from './beats'
import { Show } from './show.svelte'

const VIEW = {
  pile: 40,
  top: ['red', 'blue', 'pink'],
  seats: [
    { seat: 'A', score: 0, tank: { red: 2 } },
    { seat: 'B', score: 0, tank: {} },
  ],
} as unknown as MantisView
const TOP = { n: 2, what: 'top', card: '?/green-blue-pink' }
const SKIPPED = AbortSignal.abort()

test('a card is turned over before it goes, and without a match stays in the Tank it was flipped into', () => {
  const score = { n: 1, what: 'score', seat: 'B', card: 'red/red-blue-pink', count: 0 }
  const beats = beatsOf([score], 'A', new Show(() => VIEW))
  expect(beats.map(({ flights }) => flights)).toEqual([[], [{ from: 'pile', to: 'stack-B-red', kind: 'red' }]])
})

test('a match goes to the score, a stolen one to the Tank of the thief', () => {
  const show = new Show(() => VIEW)
  const scored = beatsOf([{ n: 1, what: 'score', seat: 'A', card: 'red/red-blue-pink', count: 3 }], 'A', show)
  expect(scored[2]?.flights).toHaveLength(3)
  expect(scored[2]?.flights[0]).toEqual({ from: 'stack-A-red', to: 'score-A', kind: 'red' })
  const steal = { n: 1, what: 'steal', seat: 'B', other: 'A', card: 'red/red-blue-pink', count: 3 }
  const stolen = beatsOf([steal], 'A', show)
  expect(stolen[1]?.flights[0]?.to).toBe('stack-A-red')
  expect(stolen[2]?.flights[0]).toEqual({ from: 'stack-A-red', to: 'stack-B-red', kind: 'red' })
})

test('the front shows only while the card turns, then the next back lies on the pile and the card in the Tank', async () => {
  let view = VIEW
  const show = new Show(() => view)
  const score = { n: 1, what: 'score', seat: 'B', card: 'red/red-blue-pink', count: 0 }
  const beats = beatsOf([score, TOP], 'A', show)
  expect(show.front).toBeNull()
  const turned = beats[0]?.act?.(SKIPPED)
  expect(show.front).toBe('red')
  expect(show.top).toEqual(['red', 'blue', 'pink'])
  expect(show.seats[1]?.tank).toEqual({ red: 0 })
  await turned
  expect([show.front, show.top, show.pile]).toEqual([null, ['green', 'blue', 'pink'], 39])
  await beats[1]?.act?.(SKIPPED)
  expect(show.seats[1]?.tank).toEqual({ red: 1 })
  view = { ...VIEW, pile: 39 }
  expect([show.seats, show.pile]).toEqual([VIEW.seats, 39])
})

test('one hears when it is one’s own turn, and nobody else’s', () => {
  const show = new Show(() => VIEW)
  expect(beatsOf([{ n: 1, what: 'turn', seat: 'A' }], 'A', show)).toEqual([{ flights: [], sound: 'turn' }])
  expect(beatsOf([{ n: 1, what: 'turn', seat: 'B' }], 'A', show)).toEqual([])
})
