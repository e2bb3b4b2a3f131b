import { beforeAll, describe, expect, it } from 'vitest'
import { words, type Args } from '../state/words.svelte'
import type { Seen } from '../wire'
import { eventSentences, forLog, plainText, SentenceCache, unbreakable, type EventGrammar } from './event-text'

const readerWith = (events: EventGrammar = {}) => ({
  me: 'A',
  name: (seat: string) => ({ A: 'Ada', B: 'Bo' })[seat] ?? seat,
  events,
})
const reader = readerWith()
const numbered = (...events: Partial<Seen>[]): Seen[] => events.map((event, n) => ({ n, what: 'turn', ...event }))
const told = (...events: Partial<Seen>[]) => eventSentences(numbered(...events), reader).map(plainText)

beforeAll(async () => {
  await words.setLocale('en', 'events')
})

describe('event sentences', () => {
  it('address the reader, and name the others', () => {
    expect(told({ what: 'draw', seat: 'A', card: 'skip' })).toEqual(['You draw Skip.'])
    expect(told({ what: 'draw', seat: 'B' })).toEqual(['Bo draws a card.'])
    expect(told({ what: 'play', seat: 'B', other: 'A', cards: ['skip'] })).toEqual(['Bo plays Skip on you.'])
  })

  it('keep cards and players recognisable', () => {
    const [first] = eventSentences([{ n: 1, what: 'play', seat: 'B', cards: ['see-the-future'] }], reader)
    expect(first?.parts).toEqual([
      { text: 'Bo', seat: 'B' },
      { text: ' plays ' },
      { text: 'See the Future', card: 'see-the-future' },
      { text: '.' },
    ])
  })

  it('say in the log that a play resolves only if somebody had Noped it', () => {
    const chain = ['play', 'nope', 'nope', 'stands', 'play', 'pass', 'stands'].map((what) => ({ what, seat: 'B' }))
    const sentences = eventSentences(numbered(...chain), reader)
    expect(sentences.map(({ what }) => what)).toEqual(['play', 'nope', 'nope', 'stands', 'play', 'stands'])
    expect(forLog(sentences).map(({ what }) => what)).toEqual(['play', 'nope', 'nope', 'stands', 'play'])
  })

  it('keep what follows a card without a space on its line', () => {
    const [first] = eventSentences(numbered({ what: 'play', seat: 'B', other: 'C', cards: ['skip', 'skip'] }), reader)
    const parts = unbreakable(first?.parts ?? []).map(({ text, after }) => `${text}|${after}`)
    expect(parts).toEqual(['Bo|', ' plays |', 'Skip|', ' + |', 'Skip|', ' on |', 'C|', '.|'])
    const [drawn] = eventSentences(numbered({ what: 'draw', seat: 'A', card: 'skip' }), reader)
    expect(unbreakable(drawn?.parts ?? []).map(({ text, after }) => `${text}|${after}`)).toEqual([
      'You draw |',
      'Skip|.',
    ])
  })

  it('join several cards into one sentence', () => {
    const dealt = (card: string | null) => ({ what: 'dealt', seat: 'A', card })
    expect(told(dealt('defuse'), dealt('nope'), dealt(null))).toEqual(['You get Defuse, Nope, and 1 card.'])
  })

  it('follow the grammar of a game', () => {
    const grammar: EventGrammar = {
      message: ({ what }) => (what === 'flick' ? 'draw' : undefined),
      args: ({ what }): Args => (what === 'flick' ? { card: 'the spoon' } : {}),
      runs: new Set(['flick']),
      nameOf: (id) => (id === 'fork' ? 'the Fork' : undefined),
    }
    const events = numbered(
      { what: 'flick', seat: 'B' },
      { what: 'flick', seat: 'B' },
      { what: 'draw', card: 'fork', seat: 'A' },
    )
    expect(eventSentences(events, readerWith(grammar)).map(plainText)).toEqual([
      'Bo draws the spoon.',
      'You draw the Fork.',
    ])
  })

  it('list what an event carries if no catalogue words it', () => {
    expect(told({ what: 'juggle', seat: 'B', card: 'ball', count: 3 })).toEqual(['Bo juggle ball 3'])
  })
})

describe('the sentence cache', () => {
  it('words only new events, and all of them again for another reader', () => {
    const log: Seen[] = ['draw', 'explode', 'draw'].map((what, n) => ({ n: n + 1, what, seat: 'B' }))
    const cache = new SentenceCache()
    const before = cache.of(log.slice(0, 2), reader, 'en')
    const after = cache.of(log, reader, 'en')
    expect(after.slice(0, 2)).toEqual(before)
    expect(after[0]).toBe(before[0])
    expect(after.map(plainText)).toEqual(told(...log))
    expect(cache.of(log, { ...reader, me: 'B' }, 'B').map(plainText)[0]).toBe('You draw a card.')
    expect(cache.of(log.slice(2), reader, 'B').map(plainText)).toEqual(['Bo draws a card.'])
  })
})
