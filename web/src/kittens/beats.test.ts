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

  it('begins where the card is shown: a Kitten that exploded in the middle, the bottom card too', () => {
    const flown = (events: Seen[], me = 'A') => beatsOf(events, me).flatMap(({ flights }) => flights)
    const kitten = { card: 'kitten' }
    expect(flown([seen('explode', kitten), seen('discard', { card: 'skip' }), seen('discard', kitten)])).toEqual([
      { from: 'seat-B', to: 'discard', kind: 'skip' },
      { from: 'middle', to: 'discard', kind: 'kitten' },
    ])
    expect(flown([seen('bottom'), seen('top')])).toEqual([
      { from: 'pile', to: 'middle', kind: null },
      { from: 'middle', to: 'pile', kind: null },
    ])
    expect(flown([seen('bottom', { seat: 'A', card: 'moon' }), seen('keep', { seat: 'A', card: 'moon' })])).toEqual([
      { from: 'pile', to: 'middle', kind: 'moon' },
      { from: 'middle', to: 'hand', kind: 'moon' },
    ])
    expect(flown([seen('kitten', { ...kitten, note: 'bottom' })])).toEqual([
      { from: 'middle', to: 'middle', kind: 'kitten' },
    ])
  })

  it('lays the two cats down before two players, and turns each up where it lay', () => {
    const between = { seat: 'B', other: 'C' }
    const [lay, swap, duel, explode, back] = beatsOf(
      [
        seen('lay', between),
        seen('swap', { seat: 'C', other: 'B' }),
        seen('duel', between),
        seen('explode', { seat: 'C', card: 'devilcat' }),
      ],
      'A',
    )
    const odd = { kind: null, godcat: true }
    expect(lay?.flights).toEqual([
      { from: 'mat', to: 'laid-C', ...odd },
      { from: 'mat', to: 'laid-B', ...odd },
    ])
    expect(swap?.flights).toEqual([
      { from: 'laid-C', to: 'laid-B', ...odd },
      { from: 'laid-B', to: 'laid-C', ...odd },
    ])
    expect(duel?.flights).toEqual([
      { from: 'laid-B', to: 'seat-B', kind: 'godcat' },
      { from: 'laid-C', to: 'middle', kind: 'devilcat' },
    ])
    expect([explode?.effect, back?.flights]).toEqual(['boom', [{ from: 'middle', to: 'mat', kind: 'devilcat' }]])
  })

  it('never breaks on an event of the game', () => {
    for (const what of KITTENS_EVENTS) expect(() => beatsOf([seen(what)], null)).not.toThrow()
  })
})
