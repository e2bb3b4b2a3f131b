import { beforeAll, expect, it } from 'vitest'
import { words } from '../state/words.svelte'
import type { GameListing } from '../wire'
import { againstText, runningGame } from './own-games'

beforeAll(async () => {
  await words.setLocale('en', 'home')
})

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

it('a game says with whom it is played', () => {
  expect(againstText(game('a', 1))).toMatch(/against bots$/)
  const names = againstText(game('a', 1, { names: ['Ada', 'Bo', 'cat', 'Cy'] }))
  expect(names.replace(/[\u2068\u2069]/g, '')).toMatch(/with Bo and Cy$/)
})
