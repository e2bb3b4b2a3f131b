// The course of a game of Mantis names the cards where they were scored.
import { expect, test } from 'vitest'
import type { MantisView, Seen, Step } from '../../wire'
import { endingOf } from './ending'

const step = (score: number, ...events: Partial<Seen>[]): Step =>
  ({
    events: events.map((event, n) => ({ n, ...event })),
    view: { goal: 10, seats: [{ seat: 'A', score }], winners: [] as string[] } as unknown as MantisView,
  }) as unknown as Step
const turn = { what: 'turn', seat: 'B' }

test('a mark stands on the rise that it names, and a steal where the line is flat', () => {
  const steps = [
    step(0, turn),
    step(4, { what: 'score', seat: 'A', count: 4 }, turn),
    step(4, turn),
    step(4, { what: 'steal', seat: 'B', other: 'A', count: 3 }, turn),
    step(4, turn),
    step(6, { what: 'score', seat: 'A', count: 2 }, turn),
    step(6),
  ]
  const course = endingOf(steps, 'A', () => 'Owl')?.course
  expect(course?.points).toEqual([0, 4, 4, 4, 4, 6, 6])
  expect(course?.marks.map(({ at, note }) => [at, note['count']])).toEqual([
    [1, 4],
    [5, 2],
  ])
})
