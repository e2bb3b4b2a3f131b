import { describe, expect, it } from 'vitest'
import type { Decision, Review, Step } from '../wire'
import { bell, Chart, costlyOf, momentAt, optionsOf, placeOnBell, stairsOf, turnAt } from './review-page'

const share = (points: number) => ({ points, error: 1 })
const causes = { luck: share(-31), choices: share(-6), others: share(13), information: share(4) }
const step = (...what: string[]): Step => ({
  events: what.map((word, n) => ({ n, what: word, seat: 'A' })) as unknown as Step['events'],
  view: {} as Step['view'],
})
const judged = (move: string, ...alike: string[]) => ({ move, alike, chance: 50, error: 1, tables: 9 })
const decision = (more: Partial<Decision>): Decision => ({ step: 1, points: 0, verdict: 'equal', ...more }) as Decision

describe('a review', () => {
  it('goes from the fair share to the result, what helped first', () => {
    const stairs = stairsOf({ par: 20, causes } as Review)
    expect(stairs.map(({ cause }) => cause)).toEqual(['others', 'information', 'choices', 'luck'])
    expect(stairs[0]).toMatchObject({ from: 20, to: 33 })
    expect(stairs.at(-1)?.to).toBe(0)
  })

  it('lists only what cost something, the costliest first', () => {
    const decisions = [
      decision({ step: 1, points: 3, verdict: 'slip' }),
      decision({ step: 2, points: 0, verdict: 'best' }),
      decision({ step: 3, points: 12, verdict: 'blunder' }),
    ]
    expect(costlyOf({ decisions }).map((it) => it.step)).toEqual([3, 1])
    expect(decisions.map((it) => it.step)).toEqual([1, 2, 3])
  })

  it('counts the own turns, and finds the moment of the replay', () => {
    const steps = [step('dealt', 'turn'), step(), step('play'), step('turn'), step()]
    expect([0, 1, 2, 3, 4].map((at) => turnAt(steps, 'A', at))).toEqual([1, 1, 1, 2, 2])
    expect(turnAt(steps, 'B', 4)).toBe(0)
    expect([0, 1, 2, 3, 4].map((at) => momentAt(steps, at))).toEqual([0, 0, 1, 2, 2])
  })

  it('offers the better move among others, in an order that tells nothing', () => {
    const moves = [judged('skip'), judged('attack'), judged('draw', 'pass'), judged('favor>B'), judged('favor>C')]
    const asked = decision({ best: 'skip', played: 'pass', moves })
    expect(optionsOf(asked, 3).map(({ move }) => move)).toEqual(['attack', 'favor>B', 'skip'])
    expect(optionsOf(asked, 9).map(({ move }) => move)).not.toContain('draw')
  })
})

describe('a chart', () => {
  it('ends above the highest chance', () => {
    const chart = new Chart(100, 50, 3, 43)
    expect(chart.top).toBe(60)
    expect(chart.spot(0, 0)).toEqual({ x: 0, y: 50 })
    expect(chart.spot(2, 60)).toEqual({ x: 100, y: 0 })
    expect(chart.spot(1, 200).y).toBe(0)
    expect(chart.lines).toEqual([25, 50])
    expect(new Chart(100, 50, 1, 100).lines).toEqual([25, 50, 75, 100])
  })

  it('puts a percentile on the bell curve', () => {
    expect(placeOnBell(50)).toBeCloseTo(0.5, 3)
    expect(placeOnBell(84)).toBeCloseTo(0.5 + 0.994 / 6, 2)
    expect(placeOnBell(1)).toBeCloseTo(1 - placeOnBell(99), 3)
    expect(bell(100, 10)[20]).toEqual({ x: 50, y: 0 })
  })
})
