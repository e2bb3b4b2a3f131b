import { describe, expect, it } from 'vitest'
import { KITTENS_EVENTS, type Seen } from '../wire'
import { beatsOf } from './beats'

const seen = (what: string, more: Partial<Seen> = {}): Seen => ({ n: 1, what, seat: 'B', ...more })

describe('what is seen of an event', () => {
  it('is a back where the seat did not see the face', () => {
    expect(beatsOf([seen('draw')], 'A')[0]?.flights).toEqual([{ from: 'pile', to: 'seat-B', kind: null }])
    expect(beatsOf([seen('draw', { seat: 'A', card: 'skip' })], 'A')[0]?.flights).toEqual([
      { from: 'pile', to: 'hand', kind: 'skip' },
    ])
  })

  it('is one beat for a whole deal, and one for each play', () => {
    const dealt = ['A', 'B', 'C'].map((seat) => seen('dealt', { seat }))
    expect(beatsOf(dealt, 'A').map((beat) => beat.flights.length)).toEqual([3])
    const plays = [seen('play', { cards: ['loaf', 'loaf'], other: 'A' }), seen('nope', { seat: 'A' })]
    expect(beatsOf(plays, 'A').map((beat) => beat.flights.length)).toEqual([2, 1])
  })

  it('goes from the one who loses a card to the one who gets it', () => {
    expect(beatsOf([seen('steal', { seat: 'A', other: 'C', card: 'nope' })], 'A')[0]?.flights).toEqual([
      { from: 'hand', to: 'seat-C', kind: 'nope' },
    ])
  })

  it('takes what lies in the middle to the discard pile with its face up, Godcat to the mat', () => {
    const over = [seen('nope', { seat: 'C', card: 'nope' }), seen('noped')]
    expect(beatsOf(over, 'A', ['attack']).at(-1)?.flights).toEqual([
      { from: 'middle', to: 'discard', kind: 'attack' },
      { from: 'middle', to: 'discard', kind: 'nope' },
    ])
    const whole = [seen('play', { cards: ['godcat'] }), seen('stands')]
    expect(beatsOf(whole, 'A').at(-1)?.flights).toEqual([{ from: 'middle', to: 'mat', kind: 'godcat' }])
  })

  it('never breaks on an event of the game', () => {
    for (const what of KITTENS_EVENTS) expect(() => beatsOf([seen(what)], null)).not.toThrow()
  })
})
