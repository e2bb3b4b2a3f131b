import { expect, it } from 'vitest'
import { percentOf } from './percent'

it('never shows as sure or impossible what is not', () => {
  expect([0, 0.001, 0.126, 0.999, 1].map(percentOf)).toEqual([0, 1, 13, 99, 100])
})
