import { expect, test } from 'vitest'
import { chancesOf, mostOf } from './match-odds'

const TOP = ['red', 'blue', 'pink']
const parts = (fronts: string[]): number[] => chancesOf(TOP, fronts).map(({ part }) => part)

test('the fronts that are left are equally likely, the others impossible', () => {
  expect(parts(TOP)).toEqual([1 / 3, 1 / 3, 1 / 3])
  expect(parts(['red', 'pink'])).toEqual([1 / 2, 0, 1 / 2])
  expect(parts(['pink'])).toEqual([0, 0, 1])
})

test('a match moves the cards of its colour and the flipped one', () => {
  expect(mostOf({ red: 3, blue: 1, green: 6 }, TOP)).toBe(4)
  expect(mostOf({ green: 6 }, TOP)).toBe(0)
  expect(mostOf({ red: 3 }, [])).toBe(0)
})
