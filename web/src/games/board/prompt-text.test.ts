// The prompts of the board game address the right person.
import { beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../state/words.svelte'
import type { BoardView } from '../../wire'
import { discardedSince, promptOf, sentences, turnHeading } from './prompt-text'

const names = (seat: string): string => (seat === 'A' ? 'You' : 'Owl')
const at = (turn: string, ask: object): string =>
  promptOf({ seat: 'A', turn, hand: {}, ask } as unknown as BoardView, false, names).heading

beforeAll(() => words.setLocale('en', 'board'))

describe('a play in the board game', () => {
  const pickpocket = { what: 'window', cards: ['pickpocket'] }

  it('is the reader’s own, on the reader, or another’s', () => {
    expect(at('A', { ...pickpocket, target: 'B' })).toBe('Your Pickpocket on Owl')
    expect(at('B', { ...pickpocket, target: 'A' })).toBe('Owl wants to steal a random card from you')
    expect(at('B', { ...pickpocket, target: 'C' })).toBe('Owl plays Pickpocket on Owl')
    expect(at('B', { what: 'window', cards: ['add-magnet'], by: 'A', topmost: 'A' })).toMatch(/^Your /)
  })

  it('stays its player’s when another seat Nopes a Nope on it', () => {
    const yupped = { what: 'window', cards: ['add-magnet'], by: 'A', topmost: 'C', nopes: ['B', 'C'], stands: true }
    expect(at('B', yupped)).toBe('Your Add a Magnet NOW')
    expect(at('B', { ...yupped, by: 'C', topmost: 'A' })).toBe('Owl plays Add a Magnet NOW')
  })

  it('says who has cancelled whose play', () => {
    const noped = { what: 'window', cards: ['flip'], stands: false }
    expect(at('A', { ...noped, by: 'A', topmost: 'B' })).toBe('Owl cancels your Flip the Board')
    expect(at('A', { ...noped, by: 'A', topmost: 'A' })).toBe('You cancel your own Flip the Board')
    expect(at('B', { ...noped, by: 'B', topmost: 'A' })).toBe('You cancel Owl’s Flip the Board')
    expect(at('B', { ...noped, by: 'B', topmost: 'C' })).toBe('Owl cancels Owl’s Flip the Board')
  })

  it('is followed by a disc that the seat on turn turns', () => {
    expect(at('A', { what: 'now' })).toBe('You’re about to draw a disc')
    expect(at('B', { what: 'now' })).toBe('Owl is about to draw a disc')
  })
})

describe('on an Exploding Kitten', () => {
  const spaces = (...others: number[]) => [8, ...others].map((space, n) => ({ seat: 'ABCD'[n], space }))
  const line = (hand: object, seats: object): string =>
    promptOf({ seat: 'A', turn: 'A', hand, seats, ask: { what: 'face' } } as unknown as BoardView, true, names).line

  it('a player without a Defuse is not told to use one', () => {
    expect(line({ defuse: 1, skip: 1 }, spaces(2))).toMatch(/^Defuse it/)
    expect(line({ skip: 1 }, spaces(2))).toMatch(/^No Defuse/)
  })

  it('a player is told who they swap with, and that they stay if they are last', () => {
    for (const hand of [{ defuse: 1 }, {}]) {
      expect(line(hand, spaces(2, 12))).toMatch(/swap places with Owl/)
      expect(line(hand, spaces(0, 0))).toMatch(/last place/)
      expect(line(hand, spaces(12, 9))).toMatch(/last.*stay put/)
      expect(line(hand, spaces(12, 9))).not.toMatch(/swap/)
    }
  })

  it('a player is told how many cards go, and which one is next', () => {
    const log = [
      { n: 1, what: 'discard', seat: 'A' },
      { n: 2, what: 'explode', seat: 'A' },
      { n: 3, what: 'discard', seat: 'A' },
    ]
    const view = { seat: 'A', turn: 'A', hand: { skip: 3, flip: 2 }, ask: { what: 'discard' } } as unknown as BoardView
    const { heading, line } = promptOf(view, true, names, discardedSince(log, 'A'))
    expect(heading).toBe('Boom! You keep 3 cards')
    expect(line).toBe('Pick card 2 of 3 to discard.')
  })
})

it('says whose turn it is while something moves', () => {
  const at = (turn: string) => turnHeading({ seat: 'A', turn } as unknown as BoardView, names)
  expect([at('A'), at('B')]).toEqual(['Your turn', 'Owl’s turn'])
})

it('has one end to each sentence', () => {
  expect(sentences('Your turn', 'Draw a disc.')).toBe('Your turn. Draw a disc.')
  expect(sentences('Where does it go?', 'Nobody sees it.')).toBe('Where does it go? Nobody sees it.')
  expect(sentences('Over', '')).toBe('Over')
})
