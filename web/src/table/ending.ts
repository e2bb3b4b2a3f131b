// How a game ended: what was seen last, and who came in where.
import type { MantisView, Seen, View } from '../wire'
import { tell, type Reader, type Told } from '../words/telling'

const KNOWN = new Set(['turn', 'win', 'stands', 'dealt', 'discard', 'remove', 'top', 'done']) // no news, or told elsewhere
const MOST = 3 // sentences

/** The last sentences of the last turn. */
export function lastWords(log: readonly Seen[], reader: Reader): Told[] {
  const turn = log.findLastIndex(({ what }) => what === 'turn')
  return tell(log.slice(turn + 1), reader)
    .filter(({ what }) => !KNOWN.has(what))
    .slice(-MOST)
}

export interface Place {
  seat: string
  rank: number
  note: { id: string; count: number; tank?: number } // a message about this seat
}

/** Everybody by how well they did: the winners, then whoever got furthest or held out longest. */
export function placesOf(view: View, log: readonly Seen[]): Place[] {
  const won = (seat: string): number => (view.winners?.includes(seat) ? 1 : 0)
  const rows = rowsOf(view, log).map((row) => ({ ...row, won: won(row.seat) }))
  const ahead = (one: (typeof rows)[number], other: (typeof rows)[number]): number =>
    other.won - one.won || other.worth - one.worth
  return rows
    .sort(ahead)
    .map((row) => ({ seat: row.seat, note: row.note, rank: 1 + rows.filter((other) => ahead(other, row) < 0).length }))
}

interface Row {
  seat: string
  worth: number
  note: Place['note']
}

function rowsOf(view: View, log: readonly Seen[]): Row[] {
  switch (view.type) {
    case 'mantis':
      return view.seats.map(({ seat, score, tank }) => ({
        seat,
        worth: score,
        note: scoredOf(view, seat, score, tank),
      }))
    case 'board':
      return view.seats.map(({ seat, space }) => ({ seat, worth: space, note: { id: 'event-space', count: space } }))
    case 'kittens': {
      const gone = log.filter(({ what }) => what === 'explode').map(({ seat }) => seat)
      return view.seats.map(({ seat, alive, cards }) => ({
        seat,
        worth: alive ? gone.length : gone.indexOf(seat), // who exploded later held out longer
        note: alive ? { id: 'over-alive', count: cards } : { id: 'table-exploded', count: 0 },
      }))
    }
  }
}

/** What somebody scored; where equal scores did not win alike, also what decided it: the cards in the Tank. MA-26 */
function scoredOf(view: MantisView, seat: string, count: number, tank: Record<string, number>): Place['note'] {
  const won = (other: string): boolean => view.winners?.includes(other) === true
  const decided = view.seats.some((other) => other.score === count && won(other.seat) !== won(seat))
  if (!decided) return { id: 'over-scored', count }
  return { id: 'over-decided', count, tank: Object.values(tank).reduce((sum, cards) => sum + cards, 0) }
}
