import { describe, expect, it } from 'vitest'
import { holdOf, mayFlash, slamScale } from './drama'

describe('a drawn card', () => {
  it.each([
    [0, 12, 0],
    [1, 12, 500],
    [1, 10, 900],
    [2, 11, 900],
    [1, 2, 1400],
    [0, 0, 0],
  ])('with %i Kittens among %i cards is held for %i ms', (kittens, pile, ms) => {
    expect(holdOf(kittens, pile)).toBe(ms)
  })

  it('is held by public numbers alone: the card is no argument', () => {
    expect(holdOf.length).toBe(2)
  })
})

describe('flashes', () => {
  it('are never less than a second apart', () => {
    expect([mayFlash(-Infinity, 0), mayFlash(0, 999), mayFlash(0, 1000)]).toEqual([true, false, true])
  })
})

describe('the slams of a duel', () => {
  it('grow by 12 % each, to one and a half', () => {
    expect([0, 1, 2, 9].map(slamScale).map((scale) => Math.round(scale * 100))).toEqual([100, 112, 125, 150])
  })
})
