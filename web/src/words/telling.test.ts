import { beforeAll, describe, expect, it } from 'vitest'
import { words } from '../state/words.svelte'
import { BOARD_EVENTS, KITTENS_EVENTS, MANTIS_EVENTS, type Seen } from '../wire'
import { joined, plain, tell, Telling, written } from './telling'

const reader = { me: 'A', name: (seat: string) => ({ A: 'Ada', B: 'Bo' })[seat] ?? seat }
const said = (...events: Partial<Seen>[]) =>
  tell(
    events.map((event, n) => ({ n, what: 'turn', ...event })),
    reader,
  ).map(plain)

beforeAll(async () => {
  await words.speak('en', 'cards', 'events')
})

describe('telling', () => {
  it('speaks to the reader and of the others', () => {
    expect(said({ what: 'draw', seat: 'A', card: 'skip' })).toEqual(['You draw Skip.'])
    expect(said({ what: 'draw', seat: 'B' })).toEqual(['Bo draws a card.'])
    expect(said({ what: 'play', seat: 'B', other: 'A', cards: ['favor'] })).toEqual(['Bo plays Favor on you.'])
  })

  it('keeps cards and players recognisable inside a sentence', () => {
    const [first] = tell([{ n: 1, what: 'play', seat: 'B', cards: ['see-the-future'] }], reader)
    expect(first?.parts).toEqual([
      { text: 'Bo', seat: 'B' },
      { text: ' plays ' },
      { text: 'See the Future', card: 'see-the-future' },
      { text: '.' },
    ])
  })

  it('writes that a play goes ahead only where somebody had Noped it', () => {
    const chain = ['play', 'nope', 'nope', 'stands', 'play', 'pass', 'stands'].map((what, n) => ({
      n,
      what,
      seat: 'B',
    }))
    const told = tell(chain, reader)
    expect(told.map(({ what }) => what)).toEqual(['play', 'nope', 'nope', 'stands', 'play', 'stands'])
    expect(written(told).map(({ what }) => what)).toEqual(['play', 'nope', 'nope', 'stands', 'play'])
  })

  it('keeps what follows a card without a space with the card, where lines are broken', () => {
    const [first] = tell([{ n: 1, what: 'play', seat: 'B', other: 'C', cards: ['skip', 'skip'] }], reader)
    const parts = joined(first?.parts ?? []).map(({ text, after }) => `${text}|${after}`)
    expect(parts).toEqual(['Bo|', ' plays |', 'Skip|', ' + |', 'Skip|', ' on |', 'C|', '.|'])
    const [drawn] = tell([{ n: 1, what: 'draw', seat: 'A', card: 'skip' }], reader)
    expect(joined(drawn?.parts ?? []).map(({ text, after }) => `${text}|${after}`)).toEqual(['You draw |', 'Skip|.'])
  })

  it('makes one sentence of several cards', () => {
    const dealt = (card: string | null) => ({ what: 'dealt', seat: 'A', card })
    expect(said(dealt('defuse'), dealt('nope'), dealt(null))).toEqual(['You are dealt Defuse, Nope, 1 card.'])
    const seen = ['skip', 'kitten'].map((card) => ({ what: 'future', seat: 'A', card }))
    expect(said(...seen)).toEqual(['The top of the draw pile: Skip, Exploding Kitten.'])
  })

  it('tells Mantis and discs by their names', () => {
    const score = { what: 'score', seat: 'B', card: 'red/red-blue-pink', count: 3 }
    expect(said(score)).toEqual(['Bo flips Red and scores 3 cards.'])
    expect(said({ what: 'top', card: '/red-blue-pink' })).toEqual(['The next card is Red, Blue or Pink.'])
    expect(said({ what: 'disc', seat: 'A', card: 'flip-then-move-2' })).toEqual(['You turn over Flip, then move 2.'])
  })

  it('tells what is new of a log that grows, and all of it again to another reader', () => {
    const log: Seen[] = ['draw', 'shuffle', 'draw'].map((what, n) => ({ n: n + 1, what, seat: 'B' }))
    const telling = new Telling()
    const before = telling.of(log.slice(0, 2), reader, 'en')
    const after = telling.of(log, reader, 'en')
    expect(after.slice(0, 2)).toEqual(before)
    expect(after[0]).toBe(before[0])
    expect(after.map(plain)).toEqual(said(...log))
    expect(telling.of(log, { ...reader, me: 'B' }, 'B').map(plain)[0]).toBe('You draw a card.')
    expect(telling.of(log.slice(2), reader, 'B').map(plain)).toEqual(['Bo draws a card.'])
  })

  it('has words for everything that can happen', () => {
    const all = new Set([...KITTENS_EVENTS, ...MANTIS_EVENTS, ...BOARD_EVENTS].filter((what) => what !== 'pass'))
    for (const what of all) {
      const [sentence] = said({ what, seat: 'B', other: 'A', card: 'skip', note: what === 'flip' ? 'calm' : null })
      expect(sentence, what).toMatch(/^[A-Z].*[.!]$/)
      expect(sentence, what).not.toContain('event-')
    }
  })
})
