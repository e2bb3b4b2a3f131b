import { expect, test } from 'vitest'
import type { MantisView } from '../../wire'
import { FlipAnimation } from './flip-animation.svelte'
import { timelineOf } from './timeline'

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

test('a card is flipped first, and without a match stays in the Tank', () => {
  const score = { n: 1, what: 'score', seat: 'B', card: 'red/red-blue-pink', count: 0 }
  const steps = timelineOf([score], 'A', new FlipAnimation(() => VIEW))
  expect(steps.map(({ flights }) => flights)).toEqual([[], [{ from: 'pile', to: 'stack-B-red', kind: 'red' }]])
})

test('a match goes to the score, a stolen one to the Tank of the thief', () => {
  const animation = new FlipAnimation(() => VIEW)
  const scored = timelineOf([{ n: 1, what: 'score', seat: 'A', card: 'red/red-blue-pink', count: 3 }], 'A', animation)
  expect(scored[2]?.flights).toHaveLength(3)
  expect(scored[2]?.flights[0]).toEqual({ from: 'stack-A-red', to: 'score-A', kind: 'red' })
  const steal = { n: 1, what: 'steal', seat: 'B', other: 'A', card: 'red/red-blue-pink', count: 3 }
  const stolen = timelineOf([steal], 'A', animation)
  expect(stolen[1]?.flights[0]?.to).toBe('stack-A-red')
  expect(stolen[2]?.flights[0]).toEqual({ from: 'stack-A-red', to: 'stack-B-red', kind: 'red' })
})

test('the front shows while the card turns; then the pile shows the next back, and the Tank the card', async () => {
  let view = VIEW
  const animation = new FlipAnimation(() => view)
  const score = { n: 1, what: 'score', seat: 'B', card: 'red/red-blue-pink', count: 0 }
  const steps = timelineOf([score, TOP], 'A', animation)
  expect(animation.front).toBeNull()
  const turned = steps[0]?.act?.(SKIPPED)
  expect(animation.front).toBe('red')
  expect(animation.top).toEqual(['red', 'blue', 'pink'])
  expect(animation.seats[1]?.tank).toEqual({ red: 0 })
  await turned
  expect([animation.front, animation.top, animation.pile]).toEqual([null, ['green', 'blue', 'pink'], 39])
  await steps[1]?.act?.(SKIPPED)
  expect(animation.seats[1]?.tank).toEqual({ red: 1 })
  view = { ...VIEW, pile: 39 }
  expect([animation.seats, animation.pile]).toEqual([VIEW.seats, 39])
})

test('a sound plays for the own turn only', () => {
  const animation = new FlipAnimation(() => VIEW)
  expect(timelineOf([{ n: 1, what: 'turn', seat: 'A' }], 'A', animation)).toEqual([{ flights: [], sound: 'turn' }])
  expect(timelineOf([{ n: 1, what: 'turn', seat: 'B' }], 'A', animation)).toEqual([])
})
