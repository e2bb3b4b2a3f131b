// The course of a race marks what threw the player back, where it did.
import { expect, test } from 'vitest'
import type { BoardView, Seen, Step } from '../../wire'
import { endingOf } from './ending'

const step = (space: number, ...events: Partial<Seen>[]): Step =>
  ({
    events: events.map((event, n) => ({ n, ...event })),
    view: { goal: 19, seats: [{ seat: 'A', space }], winners: [] as string[] } as unknown as BoardView,
  }) as unknown as Step
const turn = { what: 'turn', seat: 'B' }
const end = (space: number, winner: string): Step => {
  const last = step(space, { what: 'win', seat: winner })
  ;(last.view as BoardView).winners = [winner]
  return last
}
const marksOf = (...steps: Step[]) => {
  const course = endingOf(steps, 'A', (seat) => seat)?.course
  return course?.marks.map(({ at, note, good }) => [course.points[at], note.id, good])
}

test('an explosion is marked at the bottom of its fall, with the Kitten as the peak before it', () => {
  const steps = [
    step(0, turn),
    step(5, turn),
    step(13, { what: 'disc', seat: 'A' }, { what: 'trap', seat: 'A' }),
    step(2, { what: 'explode', seat: 'A' }, { what: 'exchange', seat: 'A', other: 'B', place: 2, count: 13 }, turn),
    step(4, turn),
    end(4, 'B'),
  ]
  expect(endingOf(steps, 'A', (seat) => seat)?.course.points).toEqual([0, 5, 13, 2, 4, 4])
  expect(marksOf(...steps)).toEqual([[2, 'board-ending-thrown', false]])
})

test('who is last and explodes stays, who is swapped up gained, and the Bow comes last', () => {
  expect(marksOf(step(3, turn), step(3, { what: 'explode', seat: 'A' }, turn), end(3, 'B'))).toEqual([
    [3, 'board-ending-boom', false],
  ])
  const up = { what: 'exchange', seat: 'B', other: 'A', place: 1, count: 14 }
  const quiet = [step(14, turn), step(14, turn), step(14, turn)]
  expect(marksOf(step(1, turn), step(14, { what: 'explode', seat: 'B' }, up, turn), ...quiet, end(19, 'A'))).toEqual([
    [14, 'board-ending-up', true],
    [19, 'board-ending-won', true],
  ])
})

test('a fall is told before a Defuse that came later', () => {
  const steps = [
    step(12, turn),
    step(1, { what: 'explode', seat: 'A' }, { what: 'exchange', seat: 'A', other: 'B', place: 1, count: 12 }, turn),
    step(4, { what: 'defuse', seat: 'A' }, turn),
    end(4, 'B'),
  ]
  expect(marksOf(...steps)).toEqual([[1, 'board-ending-thrown', false]])
})
