import { expect, test } from 'vitest'
import { columnsFor, layoutOf, wayOf } from './track'

test('every space lies inside the drawing and apart from the others', () => {
  for (const columns of [3, 4, 5, 7, 10]) {
    const { spots, wide, high } = layoutOf(20, columns, 9)
    expect(spots).toHaveLength(20)
    expect(new Set(spots.map(({ x, y }) => `${x},${y}`)).size).toBe(20)
    for (const { x, y } of spots) expect(x > 60 && y > 60 && x < wide - 60 && y < high - 60).toBe(true)
  }
})

test('the snake turns: neighbours are one cell apart', () => {
  const { spots } = layoutOf(20, 7, 9)
  spots.slice(1).forEach(({ x, y }, i) => {
    const before = spots[i] ?? { x: 0, y: 0 }
    expect(Math.abs(x - before.x)).toBeLessThanOrEqual(142)
    expect(Math.abs(y - before.y)).toBeLessThanOrEqual(150)
  })
})

test('a phone gets more rows than a wide table', () => {
  expect(columnsFor(20, 1080, 500)).toBe(7)
  expect(columnsFor(20, 370, 440)).toBeLessThan(6)
})

test('whoever does not hit the Bow goes on from the arrow', () => {
  expect(wayOf(3, 5, 19, 9)).toEqual([4, 5])
  expect(wayOf(17, 10, 19, 9)).toEqual([18, 9, 10])
  expect(wayOf(5, 5, 19, 9)).toEqual([])
})
