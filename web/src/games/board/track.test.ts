import { expect, test } from 'vitest'
import { columnsFor, hopPath, layoutOf, litterBoxPlaces, pathBetween } from './track'

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

test('a move that overshoots the Bow goes on from the arrow', () => {
  expect(pathBetween(3, 5, 19, 9)).toEqual([4, 5])
  expect(pathBetween(17, 10, 19, 9)).toEqual([18, 9, 10])
  expect(pathBetween(5, 5, 19, 9)).toEqual([])
})

test('a hop to a neighbour follows the trail and its bends', () => {
  const { spots, wide } = layoutOf(20, 7, 9)
  spots.slice(1).forEach((to, i) => {
    const from = spots[i] ?? to
    const hop = hopPath(from, to, wide)
    expect([hop[0], hop.at(-1)]).toEqual([from, to])
    const out = Math.max(...hop.map(({ x }) => Math.abs(x - wide / 2)))
    const ends = Math.max(Math.abs(from.x - wide / 2), Math.abs(to.x - wide / 2))
    if (from.y === to.y) expect(Math.min(...hop.map(({ y }) => y))).toBeLessThan(to.y)
    else expect(out).toBeGreaterThan(ends + 40)
  })
})

test('a hop back along the arrow is a high arc', () => {
  const { spots, wide } = layoutOf(20, 7, 9)
  const [from, to] = [spots[18] ?? { x: 0, y: 0 }, spots[9] ?? { x: 0, y: 0 }]
  const straight = hopPath(from, to, wide).map(({ x }) => from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x))
  hopPath(from, to, wide)
    .slice(1, -1)
    .forEach(({ y }, i) => expect(y).toBeLessThan((straight[i + 1] ?? 0) - 20))
})

test('pawns in the Litter Box stand apart', () => {
  for (const count of [2, 3, 4, 5, 6]) {
    const spots = litterBoxPlaces(count)
    expect(spots).toHaveLength(count)
    spots.forEach((one, i) =>
      spots.slice(i + 1).forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(40)),
    )
  }
})
