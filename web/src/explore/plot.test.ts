import { expect, test } from 'vitest'
import { bandPath, isClear, linePath, reach, scale, ticks } from './plot'

const interval = (low: number, high: number) => ({ mean: (low + high) / 2, low, high, count: 100 })

test('a scale maps the ends of its range and what is between', () => {
  const x = scale([0, 10], [20, 120])
  expect([x(0), x(5), x(10)]).toEqual([20, 70, 120])
  expect(scale([3, 3], [0, 10])(3)).toBe(0)
})

test('a band goes there along one line and back along the other', () => {
  expect(
    linePath([
      [0, 1],
      [2, 3],
    ]),
  ).toBe('M0.0 1.0L2.0 3.0')
  expect(
    bandPath(
      [
        [0, 0],
        [1, 0],
      ],
      [
        [0, 2],
        [1, 3],
      ],
    ),
  ).toBe('M0.0 2.0L1.0 3.0L1.0 0.0L0.0 0.0Z')
})

test('ticks are round and not too many', () => {
  expect(ticks(43)).toEqual([0, 10, 20, 30, 40])
  expect(ticks(4)).toEqual([0, 1, 2, 3, 4])
  expect(ticks(100)).toEqual([0, 20, 40, 60, 80, 100])
})

test('only an interval beside zero is clear', () => {
  expect([interval(1, 2), interval(-1, 2), interval(-3, -1)].map(isClear)).toEqual([true, false, true])
  expect(reach([interval(-4, 1), interval(2, 3)])).toBe(4)
  expect(reach([])).toBe(1)
})
