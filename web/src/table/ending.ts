// The end of a game as a story about one seat: how it came about, and how it went from turn to turn.
import { withEvents } from '../replay/replay.svelte'
import { api } from '../state/api'
import type { Seen, Step, View } from '../wire'
import type { Note } from './final-standings'

/** A named point of the line. */
export interface Mark {
  at: number // index of the point
  note: Note
  good: boolean
  weight?: number // of two that are close to each other the heavier one is shown, or the later one; 0 if left out
}

/** What a mark says of an event. */
export type NamedEvent = Omit<Mark, 'at'>

/** How it went for a seat: a number for each turn of the game. */
export interface Course {
  title: string // a message
  points: readonly number[]
  marks: readonly Mark[]
}

export interface Ending {
  headline: Note
  cause: Note | null
  course: Course
  moment: number // of the replay from this seat: where it was decided
}

/** What a game makes of the moments of its replay from a seat; null if there is nothing to tell. */
export type TellEnding = (steps: readonly Step[], me: string, name: (seat: string) => string) => Ending | null

const MOST_MARKS = 3
const CLOSE = 0.3 // of the line: marks that are nearer cover each other

/** Load the replay from a seat and let the game tell it; null if there is none. */
export async function loadEnding(
  replay: string,
  me: string,
  name: (seat: string) => string,
  tell: TellEnding,
): Promise<Ending | null> {
  try {
    return tell(withEvents((await api.replay(replay, me)).steps), me, name)
  } catch {
    return null // the result is there without its story
  }
}

/** The line of a seat: its value when a turn begins, and at the end; with the marks that fall on it. */
export function courseOf<V extends View>(
  steps: readonly Step[],
  title: string,
  value: (view: V) => number,
  markOf: (event: Seen) => NamedEvent | null,
  isPoint: (event: Seen) => boolean = () => false, // besides the begin of a turn
): Course {
  const points: number[] = []
  const marks: Mark[] = []
  for (const [n, { events = [], view }] of steps.entries()) {
    const last = n === steps.length - 1
    const counted = last || n === 0 || events.some((event) => event.what === 'turn' || isPoint(event))
    if (counted) points.push(value(view as V))
    for (const event of events) {
      const mark = markOf(event)
      if (mark) marks.push({ ...mark, at: points.length - (counted ? 1 : 0) })
    }
  }
  const kept = marks.map((mark) => ({ ...mark, at: Math.min(mark.at, points.length - 1) }))
  return { title, points, marks: spread(kept, points.length) }
}

/** The marks that have room beside each other: the heaviest first, and of equal ones the last. */
function spread(marks: readonly Mark[], points: number): Mark[] {
  const apart: Mark[] = []
  const weight = (mark: Mark): number => mark.weight ?? 0
  for (const mark of marks.toReversed().sort((one, other) => weight(other) - weight(one)))
    if (apart.length < MOST_MARKS && apart.every(({ at }) => Math.abs(at - mark.at) >= CLOSE * points)) apart.push(mark)
  return apart.sort((one, other) => one.at - other.at)
}

/** The moment at which the turn began in which something happened. */
export function turnBefore(steps: readonly Step[], happened: number): number {
  const found = steps
    .slice(0, Math.max(happened, 0))
    .findLastIndex(({ events }) => events?.some(({ what }) => what === 'turn'))
  return Math.max(found, 0)
}

/** The last moment with such an event; -1 if there is none. */
export const lastWith = (steps: readonly Step[], holds: (event: Seen) => boolean): number =>
  steps.findLastIndex(({ events }) => events?.some(holds))
