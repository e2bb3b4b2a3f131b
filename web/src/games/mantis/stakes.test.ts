import { expect, test } from 'vitest'
import { holdOf, mostAtStake, stakesFor, type PublicTanks } from './stakes'

const board = (change: Partial<PublicTanks> = {}): PublicTanks => ({
  seats: [
    { seat: 'A', tank: { blue: 3, pink: 1, green: 2 }, score: 5 },
    { seat: 'B', tank: { yellow: 3 }, score: 4 },
    { seat: 'C', tank: { red: 4 }, score: 1 },
  ],
  goal: 10,
  top: ['blue', 'yellow', 'pink'],
  ...change,
})

test('the stakes are the matches with the flipped card, and tanks without one are left out', () => {
  expect(stakesFor(board(), 'A')).toEqual([
    { seat: 'A', gains: { blue: 4, pink: 2 } },
    { seat: 'B', gains: { yellow: 4 } },
  ])
  expect(stakesFor(board({ fronts: ['pink'] }), 'B')).toEqual([
    { seat: 'B', gains: {} },
    { seat: 'A', gains: { pink: 2 } },
  ])
})

test('a card is held by what can move and whether it can win, never by its front', () => {
  expect([mostAtStake(board(), 'A'), mostAtStake(board(), 'C')]).toEqual([4, 0])
  expect(holdOf(board(), 'A', 'A')).toBe(800)
  expect(holdOf(board(), 'A', 'C')).toBe(250)
  expect(holdOf(board({ goal: 9 }), 'A', 'A')).toBe(1400)
  expect(holdOf(board({ goal: 9 }), 'A', 'B')).toBe(800) // stolen cards do not score yet
  expect(holdOf(board({ top: ['green', 'red', 'yellow'] }), 'A', 'A')).toBe(500)
  expect(holdOf).toHaveLength(3) // the public tanks and two seats: no card
})
