import { expect, it } from 'vitest'
import { remainingTime } from './remaining-time'

it('uses the largest unit of which two are left', () => {
  expect(remainingTime(5)).toEqual({ unit: 'seconds', count: 5 })
  expect(remainingTime(119)).toEqual({ unit: 'seconds', count: 119 })
  expect(remainingTime(390)).toEqual({ unit: 'minutes', count: 6 })
  expect(remainingTime(100_000)).toEqual({ unit: 'hours', count: 27 })
  expect(remainingTime(431_996)).toEqual({ unit: 'days', count: 4 })
})
