import { expect, it } from 'vitest'
import type { GameListing } from '../wire'
import { runningGame } from './own-games'

const game = (room: string, at: number, rest: Partial<GameListing> = {}): GameListing => ({
  room,
  at,
  game: 1,
  seat: 'A',
  edition: 'mantis',
  names: ['Ada', 'cat'],
  stage: 'playing',
  winners: [],
  replay: null,
  asked: null,
  yours: false,
  paused: false,
  ...rest,
})

it('the running game is the one that waits for this player, else the newest, and never one that is over', () => {
  const over = game('o', 9, { stage: 'over', replay: 'x' })
  expect(runningGame([over])).toBeUndefined()
  expect(runningGame([over, game('a', 1), game('b', 2)])?.room).toBe('b')
  expect(runningGame([over, game('a', 1, { yours: true }), game('b', 2)])?.room).toBe('a')
})
