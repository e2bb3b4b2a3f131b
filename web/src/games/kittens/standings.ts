// The final standings of the kittens games: who exploded later comes before who exploded earlier.
import type { Result } from '../../table/final-standings'
import type { KittensView, Seen } from '../../wire'

export function resultsOf(view: KittensView, log: readonly Seen[]): Result[] {
  const exploded = log.filter(({ what }) => what === 'explode').map(({ seat }) => seat)
  return view.seats.map(({ seat, alive, cards }) => ({
    seat,
    worth: alive ? exploded.length : exploded.indexOf(seat),
    note: alive ? { id: 'kittens-over-alive', count: cards } : { id: 'kittens-exploded', count: 0 },
  }))
}
