import { describe, expect, it } from 'vitest'
import { KITTENS_EVENTS, type Seen } from '../../wire'
import { timelineOf } from './timeline'

const seen = (what: string, more: Partial<Seen> = {}): Seen => ({ n: 1, what, seat: 'B', ...more })

describe('the timeline', () => {
  it('shows a back if the seat did not see the face', () => {
    expect(timelineOf([seen('draw')], 'A')[0]?.flights).toEqual([{ from: 'pile', to: 'seat-B', kind: null }])
    expect(timelineOf([seen('draw', { seat: 'A', card: 'skip' })], 'A')[0]?.flights).toEqual([
      { from: 'pile', to: 'hand', kind: 'skip' },
    ])
  })

  it('is one step for a whole deal, and one for each play', () => {
    const dealt = ['A', 'B', 'C'].map((seat) => seen('dealt', { seat }))
    expect(timelineOf(dealt, 'A').map((step) => step.flights.length)).toEqual([3])
    const plays = [seen('play', { cards: ['loaf', 'loaf'], other: 'A' }), seen('nope', { seat: 'A' })]
    expect(timelineOf(plays, 'A').map((step) => step.flights.length)).toEqual([2, 1])
  })

  it('moves a card from who loses it to who gets it', () => {
    expect(timelineOf([seen('steal', { seat: 'A', other: 'C', card: 'nope' })], 'A')[0]?.flights).toEqual([
      { from: 'hand', to: 'seat-C', kind: 'nope' },
    ])
  })

  it('moves pending cards to the discard pile face up, Godcat to the mat', () => {
    const over = [seen('nope', { seat: 'C', card: 'nope' }), seen('noped')]
    expect(timelineOf(over, 'A', ['attack']).at(-1)?.flights).toEqual([
      { from: 'middle', to: 'discard', kind: 'attack' },
      { from: 'middle', to: 'discard', kind: 'nope' },
    ])
    const whole = [seen('play', { cards: ['godcat'] }), seen('stands')]
    expect(timelineOf(whole, 'A').at(-1)?.flights).toEqual([{ from: 'middle', to: 'mat', kind: 'godcat' }])
  })

  it('begins where the card is shown: in the middle for an exploded Kitten and for the bottom card', () => {
    const flown = (events: Seen[], me = 'A') => timelineOf(events, me).flatMap(({ flights }) => flights)
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

  it('lays the two cats before two players, and turns each up where it lay', () => {
    const between = { seat: 'B', other: 'C' }
    const [lay, swap, duel, explode, back] = timelineOf(
      [
        seen('lay', between),
        seen('swap', { seat: 'C', other: 'B' }),
        seen('duel', between),
        seen('explode', { seat: 'C', card: 'devilcat' }),
      ],
      'A',
    )
    const odd = { kind: null, back: 'godcat' }
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

  it('handles every event of the game', () => {
    for (const what of KITTENS_EVENTS) expect(() => timelineOf([seen(what)], null)).not.toThrow()
  })
})
