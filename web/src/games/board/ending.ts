// How a race ended for a seat: how far it came, and what threw it back.
import type { Ending, NamedEvent } from '../../table/ending'
import { courseOf, lastWith, turnBefore } from '../../table/ending'
import type { BoardView, Seen, Step } from '../../wire'

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
    course: courseOf<BoardView>(steps, 'board-ending-course', spaceOf, (event) => markOf(event, me)),
    moment: turnBefore(steps, decided),
  }
}

function markOf({ what, seat, other }: Seen, me: string): NamedEvent | null {
  if (what === 'explode' && seat === me) return { note: { id: 'board-ending-boom' }, good: false }
  if (what === 'defuse' && seat === me) return { note: { id: 'board-ending-saved' }, good: true }
  if (what === 'exchange' && (seat === me || other === me))
    return { note: { id: 'board-ending-swap' }, good: seat === me }
  return null
}
