import { expect, it } from 'vitest'
import { rankResults } from '../../table/final-standings'
import type { BoardView } from '../../wire'
import { resultsOf } from './standings'

it('rank the players by their spaces', () => {
  const seats = [7, 19, 12].map((space, n) => ({ seat: 'ABC'[n], space, cards: 1 }))
  const view = { type: 'board', seats, winners: ['B'] } as unknown as BoardView
  const ranks = rankResults(resultsOf(view), ['B'])
  expect(ranks.map(({ seat, rank }) => `${rank}${seat}`)).toEqual(['1B', '2C', '3A'])
})
