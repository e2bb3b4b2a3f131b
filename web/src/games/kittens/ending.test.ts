import { beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../state/words.svelte'
import type { KittensView, Seen, Step } from '../../wire'
import { endingOf } from './ending'

const view = (hand: Record<string, number>): KittensView => ({
  type: 'kittens',
  edition: 'original',
  options: {},
  seat: 'A',
  hand,
  seats: [],
  pile: 8,
  kittens: 1,
})
const turn = (n: number, ...events: Partial<Seen>[]): Step => ({
  events: [{ n, what: 'turn', seat: 'A' }, ...events.map((event) => ({ n, what: 'turn', ...event }))],
  view: view({ loaf: 2 }),
})
const marks = (steps: readonly Step[]) =>
  endingOf(steps, 'A', (seat) => seat)?.course.marks.map(({ note, good }) => [note.id.slice(15), good])
const quiet = (count: number): Step[] => Array.from({ length: count }, (_, n) => turn(n))

beforeAll(async () => {
  await words.setLocale('en', 'kittens-ending')
})

describe('the course of a game', () => {
  const robbed = turn(3, { what: 'steal', seat: 'A', other: 'B', card: 'defuse' })
  const boom = turn(9, { what: 'kitten', seat: 'A' }, { what: 'explode', seat: 'A' })

  it('names the Defuse that was stolen and the explosion', () => {
    expect(marks([...quiet(3), robbed, ...quiet(4), boom])).toEqual([
      ['stolen', false],
      ['boom', false],
    ])
  })

  it('keeps what decided the game where marks have no room beside each other', () => {
    const later = turn(4, { what: 'explode', seat: 'C' })
    expect(marks([...quiet(3), robbed, later, ...quiet(4), boom])?.[0]).toEqual(['stolen', false])
  })

  it('tells a thief what was got', () => {
    const stole = turn(3, { what: 'steal', seat: 'B', other: 'A', card: 'defuse' })
    expect(marks([...quiet(3), stole, ...quiet(4), boom])?.[0]).toEqual(['got', true])
  })

  it('says who had the Defuse when it was missed', () => {
    const cause = (steps: readonly Step[]) => endingOf(steps, 'A', (seat) => seat)?.cause
    expect(cause([...quiet(3), robbed, ...quiet(4), boom])).toMatchObject({ id: 'kittens-ending-robbed', name: 'B' })
    const used = turn(5, { what: 'defuse', seat: 'A', card: 'defuse' })
    expect(cause([...quiet(3), robbed, used, ...quiet(4), boom])?.id).not.toBe('kittens-ending-robbed')
  })

  it('shows a winner nothing that went wrong', () => {
    const last = turn(9, { what: 'explode', seat: 'B' })
    expect(marks([...quiet(3), robbed, ...quiet(4), last])).toEqual([['out', true]])
  })
})
