import { beforeAll, describe, expect, it } from 'vitest'
import { words } from '../state/words.svelte'
import type { BoardView, KittensView, MantisView, Seen } from '../wire'
import { plain } from '../words/telling'
import { lastWords, placesOf } from './ending'

const log = (...events: Partial<Seen>[]): Seen[] => events.map((event, n) => ({ n, what: 'turn', ...event }))
const reader = { me: 'A', name: (seat: string) => seat }
const order = (places: ReturnType<typeof placesOf>) => places.map(({ seat, rank }) => `${rank}${seat}`).join(' ')

beforeAll(async () => {
  await words.speak('en', 'cards', 'events')
})

describe('the end of a game', () => {
  it('has whoever exploded last right behind the winner', () => {
    const seats = ['A', 'B', 'C', 'D'].map((seat) => ({ seat, alive: seat === 'C', cards: 2 }))
    const view = { type: 'kittens', seats, winners: ['C'] } as unknown as KittensView
    const exploded = log({ what: 'explode', seat: 'B' }, { what: 'explode', seat: 'D' }, { what: 'explode', seat: 'A' })
    expect(order(placesOf(view, exploded))).toBe('1C 2A 3D 4B')
  })

  it('has equal scores on equal places, and every winner first', () => {
    const seats = [3, 10, 3, 10].map((score, n) => ({ seat: 'ABCD'[n], score, tank: {} }))
    const view = { type: 'mantis', seats, winners: ['B', 'D'] } as unknown as MantisView
    expect(order(placesOf(view, []))).toBe('1B 1D 3A 3C')
  })

  it('says what decided between equal scores, and only there', () => {
    const tanks = [{ red: 2, blue: 1 }, { red: 1 }, {}, {}]
    const seats = [8, 8, 3, 3].map((score, n) => ({ seat: 'ABCD'[n], score, tank: tanks[n] }))
    const view = { type: 'mantis', seats, winners: ['A'] } as unknown as MantisView
    expect(placesOf(view, []).map(({ note }) => note)).toEqual([
      { id: 'over-decided', count: 8, tank: 3 },
      { id: 'over-decided', count: 8, tank: 1 },
      { id: 'over-scored', count: 3 },
      { id: 'over-scored', count: 3 },
    ])
  })

  it('has runners in the order of their spaces', () => {
    const seats = [7, 19, 12].map((space, n) => ({ seat: 'ABC'[n], space, cards: 1 }))
    const view = { type: 'board', seats, winners: ['B'] } as unknown as BoardView
    expect(order(placesOf(view, []))).toBe('1B 2C 3A')
  })

  it('is told by what happened last, not by whose turn it was or who won', () => {
    const last = log(
      { what: 'draw', seat: 'A' },
      { what: 'turn', seat: 'B' },
      { what: 'kitten', seat: 'B' },
      { what: 'explode', seat: 'B' },
      { what: 'discard', seat: 'B', card: 'skip' },
      { what: 'win', seat: 'A' },
    )
    expect(lastWords(last, reader).map(plain)).toEqual(['B draws an Exploding Kitten!', 'B explodes!'])
  })
})
