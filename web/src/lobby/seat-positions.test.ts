import { expect, test } from 'vitest'
import { seatPositions } from './seat-positions'

test('the own seat is at the bottom, and the next one to its left', () => {
  expect(seatPositions(4, 1)).toEqual([
    { x: 100, y: 50 },
    { x: 50, y: 100 },
    { x: 0, y: 50 },
    { x: 50, y: 0 },
  ])
})

test('a spectator has the first seat at the bottom', () => {
  expect(seatPositions(2, -1)).toEqual([
    { x: 50, y: 100 },
    { x: 50, y: 0 },
  ])
})
