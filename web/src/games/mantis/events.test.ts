import { beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../state/words.svelte'
import { MANTIS_EVENTS, type Seen } from '../../wire'
import { eventSentences, plainText } from '../../words/event-text'
import { events as grammar } from './events'

const reader = { me: 'A', name: (seat: string) => ({ A: 'Ada', B: 'Bo' })[seat] ?? seat, events: grammar }
const told = (...events: Partial<Seen>[]) =>
  eventSentences(
    events.map((event, n) => ({ n, what: 'turn', ...event })),
    reader,
  ).map(plainText)

beforeAll(async () => {
  await words.setLocale('en', 'events', 'mantis', 'mantis-events')
})

describe('the events of mantis', () => {
  it('name the colours of fronts and backs', () => {
    const score = { what: 'score', seat: 'B', card: 'red/red-blue-pink', count: 3 }
    expect(told(score)).toEqual(['Bo flips Red and scores 3 cards.'])
    expect(told({ what: 'top', card: '/red-blue-pink' })).toEqual(['The next card is Red, Blue or Pink.'])
    const steal = { what: 'steal', seat: 'B', other: 'A', card: 'red/red-blue-pink' }
    expect(told({ ...steal, count: 2 })).toEqual(['Bo flips Red into your tank and steals 2 cards.'])
    expect(told({ ...steal, count: 0 })).toEqual(['Bo flips Red into your tank. No match: it’s yours.'])
    expect(told({ what: 'turn', seat: 'A', note: 'again' })).toEqual(['Your turn again.'])
  })

  it('are all worded', () => {
    for (const what of MANTIS_EVENTS.filter((event: string) => event !== 'pass')) {
      const [sentence] = told({
        what,
        seat: 'B',
        other: 'A',
        card: 'red/red-blue-pink',
      })
      expect(sentence, what).toMatch(/^[A-Z].*[.!]$/)
      expect(sentence, what).not.toContain('event-')
    }
  })
})
