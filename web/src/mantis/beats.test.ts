import { expect, test } from 'vitest'
import { beatsOf } from './beats'

test('a card without a match stays in the Tank it was flipped into', () => {
  const beats = beatsOf([{ n: 1, what: 'score', seat: 'B', card: 'red/red-blue-pink', count: 0 }], 'A')
  expect(beats.map(({ flights }) => flights)).toEqual([[{ from: 'pile', to: 'tank-B', kind: 'red' }]])
})

test('a match goes to the score, a stolen one to the Tank of the thief', () => {
  const scored = beatsOf([{ n: 1, what: 'score', seat: 'A', card: 'red/red-blue-pink', count: 3 }], 'A')
  expect(scored[1]?.flights).toHaveLength(3)
  expect(scored[1]?.flights[0]).toEqual({ from: 'stack-A-red', to: 'score-A', kind: 'red' })
  const stolen = beatsOf([{ n: 1, what: 'steal', seat: 'A', other: 'C', card: 'blue/red-blue-pink', count: 2 }], 'A')
  expect(stolen[0]?.flights[0]?.to).toBe('tank-C')
  expect(stolen[1]?.flights[0]).toEqual({ from: 'stack-C-blue', to: 'tank-A', kind: 'blue' })
})

test('one hears when it is one’s own turn, and nobody else’s', () => {
  expect(beatsOf([{ n: 1, what: 'turn', seat: 'A' }], 'A')).toEqual([{ flights: [], sound: 'turn' }])
  expect(beatsOf([{ n: 1, what: 'turn', seat: 'B' }], 'A')).toEqual([])
})
