import { expect, it } from 'vitest'
import { rankResults } from '../../table/final-standings'
import type { KittensView, Seen } from '../../wire'
import { resultsOf } from './standings'

it('rank who exploded last right behind the winner', () => {
  const seats = ['A', 'B', 'C', 'D'].map((seat) => ({ seat, alive: seat === 'C', cards: 2 }))
  const view = { type: 'kittens', seats, winners: ['C'] } as unknown as KittensView
  const log = ['B', 'D', 'A'].map((seat, n): Seen => ({ n, what: 'explode', seat }))
  const ranks = rankResults(resultsOf(view, log), ['C'])
  expect(ranks.map(({ seat, rank }) => `${rank}${seat}`)).toEqual(['1C', '2A', '3D', '4B'])
  expect(ranks[0]?.note).toEqual({ id: 'kittens-over-alive', count: 2 })
})
