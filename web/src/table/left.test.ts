import { expect, it } from 'vitest'
import { leftOf } from './left'

it('says how much time is left in a unit that can be grasped', () => {
  expect(leftOf(5)).toEqual({ unit: 'seconds', count: 5 })
  expect(leftOf(119)).toEqual({ unit: 'seconds', count: 119 })
  expect(leftOf(390)).toEqual({ unit: 'minutes', count: 6 })
  expect(leftOf(100_000)).toEqual({ unit: 'hours', count: 27 })
  expect(leftOf(431_996)).toEqual({ unit: 'days', count: 4 })
})
