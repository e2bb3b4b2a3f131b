import { beforeAll, describe, expect, it } from 'vitest'
import { words } from '../state/words.svelte'
import type { Seen } from '../wire'
import { plainText } from '../words/event-text'
import { lastSentences, rankResults } from './final-standings'

const log = (...events: Partial<Seen>[]): Seen[] => events.map((event, n) => ({ n, what: 'turn', ...event }))
const reader = { me: 'A', name: (seat: string) => seat, events: { minor: { ending: ['keep'] } } }

beforeAll(async () => {
  await words.setLocale('en', 'events')
})

describe('the final standings', () => {
  it('have the winners first, then by worth, and equal results on equal ranks', () => {
    const results = [3, 10, 3, 12].map((worth, n) => ({ seat: 'ABCD'[n] ?? '', worth, note: null }))
    const ranks = rankResults(results, ['B']).map(({ seat, rank }) => `${rank}${seat}`)
    expect(ranks).toEqual(['1B', '2D', '3A', '3C'])
  })

  it('tell the last events, but not whose turn it was, who won, or what the game leaves out', () => {
    const last = log(
      { what: 'steal', seat: 'A', other: 'B' },
      { what: 'turn', seat: 'B' },
      { what: 'draw', seat: 'B' },
      { what: 'keep', seat: 'B' },
      { what: 'explode', seat: 'B' },
      { what: 'discard', seat: 'B', card: 'skip' },
      { what: 'win', seat: 'A' },
    )
    expect(lastSentences(last, reader).map(plainText)).toEqual(['B draws a card.', 'B explodes!'])
  })
})
