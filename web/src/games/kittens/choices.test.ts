import { describe, expect, it } from 'vitest'
import { costOf, distinct, parse, Plays } from './choices'

describe('a move', () => {
  it.each([
    ['draw', { verb: 'draw', cards: [] }],
    ['skip', { verb: 'play', cards: ['skip'], target: null }],
    ['favor>B', { verb: 'play', cards: ['favor'], target: 'B' }],
    ['loaf+loaf+feral>C:see-the-future', { cards: ['loaf', 'loaf', 'feral'], target: 'C', named: 'see-the-future' }],
    ['godcat=targeted-attack>D', { verb: 'play', cards: ['godcat'], as: 'targeted-attack', target: 'D' }],
    ['hide@12', { verb: 'hide', place: 12 }],
    ['give skip', { verb: 'give', named: 'skip' }],
    ['pick godcat', { verb: 'pick', named: 'godcat' }],
    ['pick', { verb: 'pick', named: null }],
    ['lay>B:devilcat', { verb: 'lay', target: 'B', named: 'devilcat' }],
  ])('%s is parsed', (text, parts) => {
    expect(parse(text)).toMatchObject({ text, ...parts })
  })
})

describe('the plays of a turn', () => {
  const moves = [
    'draw',
    'skip',
    'favor>B',
    'favor>C',
    'loaf+loaf>B',
    'loaf+loaf>C',
    'loaf+loaf+loaf>B:nope',
    'loaf+loaf+loaf>B:defuse',
    'skip+favor+loaf+moon+nope',
  ]
  const plays = new Plays(moves)

  it('are found by exactly the selected cards', () => {
    expect(plays.exactly({ favor: 1 }).map((choice) => choice.target)).toEqual(['B', 'C'])
    expect(plays.exactly({ loaf: 1 })).toEqual([])
    expect(distinct(plays.exactly({ loaf: 3 }), 'named')).toEqual(['nope', 'defuse'])
    expect(plays.exactly({})).toEqual([])
  })

  it('tell which card can be added', () => {
    expect(plays.canAdd({ loaf: 1 }, 'loaf')).toBe(true)
    expect(plays.canAdd({ loaf: 3 }, 'loaf')).toBe(false)
    expect(plays.canAdd({ loaf: 2 }, 'skip')).toBe(false)
    expect(plays.canAdd({ loaf: 1 }, 'skip')).toBe(true)
    expect(plays.canAdd({}, 'defuse')).toBe(false)
  })

  it('offer the combinations of a chosen card, each size once', () => {
    expect(plays.combosOf('loaf').map((combo) => combo.size)).toEqual([2, 3, 5])
    expect(plays.combosOf('favor').map((combo) => combo.size)).toEqual([5])
    expect(plays.combosOf('attack')).toEqual([])
  })

  it('prefer cards of one title to a card that stands for it', () => {
    const mixed = new Plays(['loaf+godcat>B', 'moon+godcat>B', 'loaf+loaf>B', 'loaf+loaf+godcat>B:nope'])
    expect(mixed.combosOf('loaf').map((combo) => combo.cards.join('+'))).toEqual(['loaf+loaf', 'loaf+loaf+godcat'])
  })

  it('spend of five different cards those that are missed least', () => {
    const hand = ['defuse', 'attack', 'skip', 'see-the-future', 'favor', 'moon', 'drizzle']
    const without = (one: number, other: number): string => hand.filter((_, n) => n !== one && n !== other).join('+')
    const fives = hand.flatMap((_, one) => hand.slice(one + 1).map((__, n) => without(one, one + 1 + n)))
    const five = (card: string): string => new Plays(fives).combosOf(card)[0]?.cards.join('+') ?? ''
    expect(five('moon')).toBe('skip+see-the-future+favor+moon+drizzle')
    expect(five('favor')).toBe(five('moon'))
    expect(five('attack')).toBe('attack+see-the-future+favor+moon+drizzle')
    expect(five('defuse')).toBe('defuse+see-the-future+favor+moon+drizzle')
  })

  it('cost a Defuse, Godcat or the last Nope, but nothing else', () => {
    const hand = { nope: 2, defuse: 2, loaf: 2 }
    const cost = (...cards: string[]): string[] => costOf({ size: cards.length, cards }, hand)
    expect(cost('loaf', 'loaf')).toEqual([])
    expect(cost('defuse', 'defuse')).toEqual(['defuse'])
    expect(cost('nope', 'nope')).toEqual(['nope'])
    expect(cost('nope', 'loaf', 'skip', 'favor', 'attack')).toEqual([])
  })

  it('tell whether drawing is legal', () => {
    expect([plays.draws, new Plays(['skip']).draws]).toEqual([true, false])
  })
})
