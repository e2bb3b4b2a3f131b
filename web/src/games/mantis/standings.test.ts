import { expect, it } from 'vitest'
import { rankResults } from '../../table/final-standings'
import type { MantisView } from '../../wire'
import { resultsOf } from './standings'

const viewOf = (scores: number[], winners: string[], tanks: Record<string, number>[] = []): MantisView => {
  const seats = scores.map((score, n) => ({ seat: 'ABCD'[n], score, tank: tanks[n] ?? {} }))
  return { type: 'mantis', seats, winners } as unknown as MantisView
}

it('rank equal scores equally, and every winner first', () => {
  const ranks = rankResults(resultsOf(viewOf([3, 10, 3, 10], ['B', 'D'])), ['B', 'D'])
  expect(ranks.map(({ seat, rank }) => `${rank}${seat}`)).toEqual(['1B', '1D', '3A', '3C'])
})

it('tell what decided between equal scores, and only there', () => {
  const view = viewOf([8, 8, 3, 3], ['A'], [{ red: 2, blue: 1 }, { red: 1 }])
  expect(resultsOf(view).map(({ note }) => note)).toEqual([
    { id: 'mantis-over-decided', count: 8, tank: 3 },
    { id: 'mantis-over-decided', count: 8, tank: 1 },
    { id: 'mantis-over-scored', count: 3 },
    { id: 'mantis-over-scored', count: 3 },
  ])
})
