// The names of players: their own, or of a bot the animal on its seat.
import { faceOf } from '../art/faces'
import { t } from '../state/words.svelte'
import type { PublicSeat } from '../wire'

/** The name of a seat's face. */
export const faceName = (seat: string): string => t(`face-${faceOf(seat).picture}`)

export const playerName = (seat: PublicSeat): string => (seat.name ? isolateName(seat.name) : faceName(seat.seat))

// Letters of scripts that run from right to left, and control characters that change the direction of text.
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
const DIRECTION_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** A name that does not change the order of the text around it, whatever its script. */
export function isolateName(name: string): string {
  const bare = name.replace(DIRECTION_CONTROLS, '')
  return RIGHT_TO_LEFT.test(bare) ? `\u2068${bare}\u2069` : bare
}
