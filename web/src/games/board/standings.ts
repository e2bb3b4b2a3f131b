// The final standings of the board game: by the space reached.
import type { Result } from '../../table/final-standings'
import type { BoardView } from '../../wire'

export const resultsOf = (view: BoardView): Result[] =>
  view.seats.map(({ seat, space }) => ({ seat, worth: space, note: { id: 'event-space', number: space } }))
