// What somebody at a table is called: by their own name, or a bot by the animal on its seat.
import { faceOf } from '../art/faces'
import { t } from '../state/words.svelte'
import type { SeatState } from '../wire'

/** What a seat's face is called. */
export const faceNameOf = (seat: string): string => t(`face-${faceOf(seat).picture}`)

export const personOf = (seat: SeatState): string => (seat.name ? isolated(seat.name) : faceNameOf(seat.seat))

// Letters that run from right to left, and marks that turn the direction of what follows them.
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
const TURNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** A name that leaves the order of the sentence around it alone, whatever script it is written in. */
export function isolated(name: string): string {
  const bare = name.replace(TURNS, '')
  return RIGHT_TO_LEFT.test(bare) ? `\u2068${bare}\u2069` : bare
}
