// The prompts of the board game address the right person.
import { beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../state/words.svelte'
import type { BoardView } from '../../wire'
import { promptOf, sentences } from './prompt-text'

const names = (seat: string): string => (seat === 'A' ? 'You' : 'Owl')
const at = (turn: string, ask: object): string =>
  promptOf({ seat: 'A', turn, hand: {}, ask } as unknown as BoardView, false, names).heading

beforeAll(() => words.setLocale('en', 'board'))

describe('a play in the board game', () => {
  const pickpocket = { what: 'window', cards: ['pickpocket'] }

  it('is the reader’s own, on the reader, or another’s', () => {
    expect(at('A', { ...pickpocket, target: 'B' })).toBe('Your Pickpocket on Owl')
    expect(at('B', { ...pickpocket, target: 'A' })).toBe('Owl plays Pickpocket on you')
    expect(at('B', { ...pickpocket, target: 'C' })).toBe('Owl plays Pickpocket on Owl')
    expect(at('B', { what: 'window', cards: ['add-magnet'], by: 'A', topmost: 'A' })).toMatch(/^Your /)
  })

  it('stays its player’s when another seat Nopes a Nope on it', () => {
    const yupped = { what: 'window', cards: ['add-magnet'], by: 'A', topmost: 'C', nopes: ['B', 'C'], stands: true }
    expect(at('B', yupped)).toBe('Your Add a Magnet NOW')
    expect(at('B', { ...yupped, by: 'C', topmost: 'A' })).toBe('Owl plays Add a Magnet NOW')
  })

  it('is followed by a disc that the seat on turn turns', () => {
    expect(at('A', { what: 'now' })).toBe('You’re about to draw a disc')
    expect(at('B', { what: 'now' })).toBe('Owl is about to draw a disc')
  })
})

describe('on an Exploding Kitten', () => {
  const line = (hand: object): string =>
    promptOf({ seat: 'A', turn: 'A', hand, ask: { what: 'face' } } as unknown as BoardView, true, names).line

  it('a player without a Defuse is not told to use one', () => {
    expect(line({ defuse: 1, skip: 1 })).toMatch(/^Defuse it/)
    expect(line({ skip: 1 })).toMatch(/^No Defuse/)
  })
})

it('has one end to each sentence', () => {
  expect(sentences('Your turn', 'Draw a disc.')).toBe('Your turn. Draw a disc.')
  expect(sentences('Where does it go?', 'Nobody sees it.')).toBe('Where does it go? Nobody sees it.')
  expect(sentences('Over', '')).toBe('Over')
})
