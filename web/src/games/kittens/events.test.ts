import { beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../state/words.svelte'
import { KITTENS_EVENTS, type Seen } from '../../wire'
import { eventSentences, plainText } from '../../words/event-text'
import { events as grammar } from './events'

const reader = { me: 'A', name: (seat: string) => ({ A: 'Ada', B: 'Bo' })[seat] ?? seat, events: grammar }
const told = (...events: Partial<Seen>[]) =>
  eventSentences(
    events.map((event, n) => ({ n, what: 'turn', ...event })),
    reader,
  ).map(plainText)

beforeAll(async () => {
  await words.setLocale('en', 'events', 'kittens', 'kittens-events')
})

describe('the events of kittens', () => {
  it('name what is played, named and seen', () => {
    expect(told({ what: 'play', seat: 'B', other: 'A', cards: ['favor'] })).toEqual(['Bo plays Favor on you.'])
    const cards = ['loaf', 'loaf', 'loaf']
    expect(told({ what: 'play', seat: 'B', other: 'A', named: 'nope', cards })).toEqual([
      'Bo plays Loaf Cat + Loaf Cat + Loaf Cat on you and asks for Nope.',
    ])
    expect(told({ what: 'play', seat: 'A', cards: ['godcat'], note: 'skip' })).toEqual(['You play Godcat as Skip.'])
    const seen = ['skip', 'kitten'].map((card) => ({ what: 'future', seat: 'A', card }))
    expect(told(...seen)).toEqual(['The top of the draw pile: Skip and Exploding Kitten.'])
  })

  it('tell turns that are owed and where a Kitten comes from', () => {
    expect(told({ what: 'turn', seat: 'A', count: 2 })).toEqual(['Your turn. 2 turns to go.'])
    expect(told({ what: 'kitten', seat: 'B', note: 'bottom' })).toEqual([
      'Bo takes an Exploding Kitten from the bottom!',
    ])
  })

  it('tell whoever sees all cards where a Kitten was hidden, and by whom', () => {
    expect(told({ what: 'hide', seat: 'B', place: 2 })).toEqual(['Bo hides the Kitten under 2 cards.'])
    expect(told({ what: 'hide', seat: 'B', place: 0 })).toEqual(['Bo hides the Kitten on top of the draw pile.'])
    expect(told({ what: 'hide', seat: 'A', place: 1 })[0]).toMatch(/^You /)
  })

  it('show the face of who steals, not of who is robbed', () => {
    const stolen = { n: 1, what: 'steal', seat: 'B', other: 'A', card: 'skip' }
    const drawn = { n: 2, what: 'draw', seat: 'B' }
    const told = eventSentences([stolen, drawn], reader)
    expect(told.map(({ actor }) => actor)).toEqual(['A', 'B'])
    expect(told.map(plainText)[0]).toBe('You steal Skip from Bo.')
  })

  it('are all worded', () => {
    for (const what of KITTENS_EVENTS.filter((event: string) => event !== 'pass')) {
      const [sentence] = told({ what, seat: 'B', other: 'A', card: 'skip' })
      expect(sentence, what).toMatch(/^[A-Z].*[.!]$/)
      expect(sentence, what).not.toContain('event-')
    }
  })
})
