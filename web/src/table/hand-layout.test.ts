import { describe, expect, it } from 'vitest'
import { shelfOf } from './hand-layout'

describe('the shelf of a hand', () => {
  it.each([
    [1, 1, 4],
    [5, 1, 5],
    [6, 2, 4],
    [9, 2, 5],
    [12, 2, 6],
  ])('shows %i kinds in %i rows of %i', (kinds, rows, columns) => {
    expect(shelfOf(kinds)).toEqual({ rows, columns })
  })
})
