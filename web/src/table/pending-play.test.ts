import { describe, expect, it } from 'vitest'
import type { KittensView, Seen } from '../wire'
import { withoutPending, pendingCards } from './pending-play'

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
  it('the play and the Nopes on it are pending', () => {
    expect(pendingCards(view('window'), log)).toEqual(['loaf', 'loaf', 'nope', 'nope'])
    expect(pendingCards(view('turn'), log)).toEqual([])
  })

  it('the discard pile is shown without them', () => {
    expect(withoutPending(['nope', 'loaf', 'loaf', 'skip', 'nope'], ['loaf', 'loaf', 'nope'])).toEqual(['skip', 'nope'])
    expect(withoutPending(['nope', 'skip'], ['godcat', 'nope'])).toEqual(['skip']) // a card that is not discarded
    expect(withoutPending(['attack'], ['attack'])).toEqual([])
  })
})
