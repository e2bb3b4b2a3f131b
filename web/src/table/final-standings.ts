// The end of a game: its last sentences, and the rank of every seat.
import type { Seen } from '../wire'
import { eventSentences, plainText, type Reader, type Sentence } from '../words/event-text'

const UNTOLD: readonly string[] = ['turn', 'win', 'stands', 'dealt', 'discard'] // no news at the end
const MOST_SENTENCES = 3

/** The last sentences of the last turn. */
export function lastSentences(log: readonly Seen[], reader: Reader): Sentence[] {
  const untold = new Set([...UNTOLD, ...(reader.events.minor?.ending ?? [])])
  const turn = log.findLastIndex(({ what }) => what === 'turn')
  return eventSentences(log.slice(turn + 1), reader)
    .filter(({ what }) => !untold.has(what))
    .slice(-MOST_SENTENCES)
}

/** The last of them as a text; empty if there is none. */
export const lastSentence = (log: readonly Seen[], reader: Reader): string =>
  lastSentences(log, reader).slice(-1).map(plainText).join('')

/** A message about the result of a seat, with its variables. */
export interface Note {
  id: string
  [variable: string]: string | number
}

/** How well a seat did, as its game counts it. */
export interface Result {
  seat: string
  worth: number // more is better
  note: Note | null
}

export interface Rank extends Result {
  rank: number
}

/** The results in order: the winners first, then by worth; equal ones share a rank. */
export function rankResults(results: readonly Result[], winners: readonly string[]): Rank[] {
  const won = (seat: string): number => (winners.includes(seat) ? 1 : 0)
  const compare = (one: Result, other: Result): number => won(other.seat) - won(one.seat) || other.worth - one.worth
  return results
    .toSorted(compare)
    .map((result) => ({ ...result, rank: 1 + results.filter((other) => compare(other, result) < 0).length }))
}
