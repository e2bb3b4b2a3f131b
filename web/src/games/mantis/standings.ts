// The final standings of Mantis: by score, and the cards in the Tank where they decided it.
import type { Note, Result } from '../../table/final-standings'
import type { MantisSeat, MantisView } from '../../wire'

export const resultsOf = (view: MantisView): Result[] =>
  view.seats.map((seat) => ({ seat: seat.seat, worth: seat.score, note: noteOf(view, seat) }))

/** The score; if an equal score did not win alike, also what decided it: the cards in the Tank. MA-26 */
function noteOf(view: MantisView, { seat, score: count, tank }: MantisSeat): Note {
  const won = (other: string): boolean => view.winners?.includes(other) === true
  const decided = view.seats.some((other) => other.score === count && won(other.seat) !== won(seat))
  if (!decided) return { id: 'mantis-over-scored', count }
  return { id: 'mantis-over-decided', count, tank: Object.values(tank).reduce((sum, cards) => sum + cards, 0) }
}
