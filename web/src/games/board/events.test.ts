import { beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../state/words.svelte'
import { BOARD_EVENTS, type Seen } from '../../wire'
import { eventSentences, plainText } from '../../words/event-text'
import { events as grammar } from './events'

const reader = { me: 'A', name: (seat: string) => ({ A: 'Ada', B: 'Bo' })[seat] ?? seat, events: grammar }
const told = (...events: Partial<Seen>[]) =>
  eventSentences(
    events.map((event, n) => ({ n, what: 'turn', ...event })),
    reader,
  ).map(plainText)

beforeAll(async () => {
  await words.setLocale('en', 'events', 'board', 'board-events')
})

describe('the events of board', () => {
  it('name discs and spaces', () => {
    expect(told({ what: 'disc', seat: 'A', card: 'flip-then-move-2' })).toEqual(['You draw Flip, then move 2.'])
    expect(told({ what: 'move', seat: 'B', place: 0 })).toEqual(['Bo goes to the Litter Box.'])
    expect(told({ what: 'exchange', seat: 'B', other: 'A', place: 3, count: 7 })).toEqual([
      'Bo swaps with you. You go to space 7.',
    ])
    const peeked = [
      { what: 'peek', seat: 'A', card: 'magnet' },
      { what: 'peek', seat: 'A' },
    ]
    expect(told(...peeked)).toEqual(['The top of the movement deck: Danger Magnet and 1 disc.'])
  })

  it('tell who shuffled, and what', () => {
    expect(told({ what: 'shuffle', seat: 'B', note: 'discs' })).toEqual(['Bo shuffles the movement deck.'])
    expect(told({ what: 'shuffle', note: 'discs' })[0]).toMatch(/^The movement deck ran out/)
  })

  it('name the Kitten of a trap', () => {
    expect(told({ what: 'trap', seat: 'A' })).toEqual(['You landed on an Exploding Kitten!'])
  })

  it('are all worded', () => {
    for (const what of BOARD_EVENTS.filter((event: string) => event !== 'pass')) {
      const [sentence] = told({ what, seat: 'B', other: 'A', card: 'skip', note: what === 'flip' ? 'calm' : null })
      expect(sentence, what).toMatch(/^[A-Z].*[.!]$/)
      expect(sentence, what).not.toContain('event-')
    }
  })
})
