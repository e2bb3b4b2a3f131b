// How a game of Mantis ended for a seat: how many cards it scored, and the largest steal.
import type { Ending, NamedEvent } from '../../table/ending'
import { courseOf, lastWith, turnBefore } from '../../table/ending'
import type { MantisView, Seen, Step } from '../../wire'

const MANY = 3 // cards: a steal that is told
const SCORED = 100 // what moves the line is told before what does not

export function endingOf(steps: readonly Step[], me: string, name: (seat: string) => string): Ending | null {
  const view = steps.at(-1)?.view as MantisView | undefined
  if (!view) return null
  const scoreOf = ({ seats }: MantisView): number => seats.find(({ seat }) => seat === me)?.score ?? 0
  const won = view.winners?.includes(me) === true
  const first = view.winners?.find((seat) => seat !== me) ?? ''
  const steals = steps.flatMap(({ events = [] }) => events).filter(({ what, count }) => what === 'steal' && count)
  const mine = steals.filter(({ seat, other }) => (won ? seat : other) === me)
  const largest = mine.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))[0]
  const decided = largest
    ? lastWith(steps, ({ n }) => n === largest.n)
    : lastWith(steps, ({ what, seat, count }) => what === 'score' && seat === (won ? me : first) && !!count)
  const count = largest?.count ?? 0
  return {
    headline: won ? { id: 'mantis-ending-tank', goal: view.goal } : { id: 'ending-first', name: name(first) },
    cause: !largest
      ? { id: 'mantis-ending-short', score: scoreOf(view), goal: view.goal }
      : won
        ? { id: 'mantis-ending-stole', count, name: name(largest.other ?? '') }
        : { id: 'mantis-ending-robbed', count, name: name(largest.seat ?? '') },
    course: courseOf<MantisView>(steps, 'mantis-ending-course', scoreOf, (event) => markOf(event, me, name)),
    moment: Math.max(0, turnBefore(steps, decided)),
  }
}

function markOf({ what, seat, other, count }: Seen, me: string, name: (seat: string) => string): NamedEvent | null {
  if (!count) return null
  if (what === 'score' && seat === me)
    return { note: { id: 'mantis-ending-scored', count }, good: true, weight: SCORED + count }
  if (what === 'steal' && other === me && count >= MANY)
    return { note: { id: 'mantis-ending-lost', name: name(seat ?? ''), count }, good: false, weight: count }
  return null
}
