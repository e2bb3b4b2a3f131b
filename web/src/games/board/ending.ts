// How a race ended for a seat: how far it came, and what threw it back.
import type { Ending, NamedEvent } from '../../table/ending'
import { courseOf, lastWith, turnBefore } from '../../table/ending'
import type { BoardView, Seen, Step } from '../../wire'

const WEIGHT = { bow: 100, boom: 50, helped: 10, saved: 5 } // of two marks that are close to each other the heavier is shown

export function endingOf(steps: readonly Step[], me: string, name: (seat: string) => string): Ending | null {
  const view = steps.at(-1)?.view as BoardView | undefined
  if (!view) return null
  const spaceOf = ({ seats }: BoardView): number => seats.find(({ seat }) => seat === me)?.space ?? 0
  const won = view.winners?.includes(me) === true
  const first = view.winners?.find((seat) => seat !== me) ?? ''
  const booms = steps.flatMap(({ events = [] }) => events).filter(({ what, seat }) => what === 'explode' && seat === me)
  const thrown = lastWith(steps, ({ what, seat }) => what === 'explode' && seat === me)
  const decided = !won && thrown >= 0 ? thrown : steps.length - 1
  return {
    headline: won ? { id: 'board-ending-bow' } : { id: 'ending-first', name: name(first) },
    cause: won
      ? booms.length
        ? { id: 'board-ending-despite', count: booms.length }
        : { id: 'board-ending-unhurt' }
      : { id: 'board-ending-short', count: Math.max(1, view.goal - spaceOf(view)), kittens: booms.length },
    course: courseOf<BoardView>(steps, 'board-ending-course', spaceOf, (event) => markOf(event, me), isPeak(me)),
    moment: turnBefore(steps, decided),
  }
}

/** The space of a Kitten is on the line too: from there the seat is thrown back. */
const isPeak =
  (me: string) =>
  ({ what, seat }: Seen): boolean =>
    what === 'trap' && seat === me

/** An exchange follows the explosion of its seat, and says from where to where it threw; `other` has moved up. */
function markOf({ what, seat, other, place, count }: Seen, me: string): NamedEvent | null {
  if (what === 'win' && seat === me) return { note: { id: 'board-ending-won' }, good: true, weight: WEIGHT.bow }
  if (what === 'explode' && seat === me) return { note: { id: 'board-ending-boom' }, good: false, weight: WEIGHT.boom }
  if (what === 'exchange' && seat === me) {
    const [from, to] = [count ?? 0, place ?? 0]
    return { note: { id: 'board-ending-thrown', from, to }, good: false, weight: WEIGHT.boom + from - to }
  }
  if (what === 'exchange' && other === me)
    return { note: { id: 'board-ending-up', to: count ?? 0 }, good: true, weight: WEIGHT.helped }
  if (what === 'defuse' && seat === me) return { note: { id: 'board-ending-saved' }, good: true, weight: WEIGHT.saved }
  return null
}
