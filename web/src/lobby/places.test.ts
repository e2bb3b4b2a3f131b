import { expect, test } from 'vitest'
import { placesOf } from './places'

test('whoever looks sits at the bottom, and the next seat is to the left, as at the table', () => {
  expect(placesOf(4, 1)).toEqual([
    { x: 100, y: 50 },
    { x: 50, y: 100 },
    { x: 0, y: 50 },
    { x: 50, y: 0 },
  ])
})

test('whoever only watches sees the first seat at the bottom', () => {
  expect(placesOf(2, -1)).toEqual([
    { x: 50, y: 100 },
    { x: 50, y: 0 },
  ])
})
