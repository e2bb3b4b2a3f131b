import { describe, expect, it } from 'vitest'
import type { KittensView, Seen } from '../wire'
import { belowOf, lyingOf } from './lying'

const view = (what: string): KittensView => ({
  type: 'kittens',
  edition: 'good-vs-evil',
  options: {},
  seat: 'A',
  hand: {},
  seats: [],
  pile: 9,
  kittens: 1,
  ask: { id: 1, what, cards: ['loaf', 'loaf'] },
})
const log: Seen[] = ['nope', 'play', 'nope', 'pass', 'nope'].map((what, n) => ({ n, what, seat: 'B' }))

describe('while a window is open', () => {
  it('the play and the Nopes on it lie in the middle', () => {
    expect(lyingOf(view('window'), log)).toEqual(['loaf', 'loaf', 'nope', 'nope'])
    expect(lyingOf(view('turn'), log)).toEqual([])
  })

  it('the discard pile, top first, is as it lay below them', () => {
    expect(belowOf(['nope', 'loaf', 'loaf', 'skip', 'nope'], ['loaf', 'loaf', 'nope'])).toEqual(['skip', 'nope'])
    expect(belowOf(['nope', 'skip'], ['godcat', 'nope'])).toEqual(['skip']) // Godcat lies on the mat
    expect(belowOf(['attack'], ['attack'])).toEqual([])
  })
})
