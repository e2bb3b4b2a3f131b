// The names of players: their own, or of a bot the animal on its seat.
import { faceOf } from '../art/faces'
import { t } from '../state/words.svelte'
import { TEMPERAMENT_OF, type PublicSeat } from '../wire'

/** The name of a seat's face. */
export const faceName = (seat: string): string => t(`face-${faceOf(seat).picture}`)

/** The temperament of the bot that is named after a seat's face. */
export const temperName = (seat: string): string => t(`temper-${TEMPERAMENT_OF[seat] ?? 'joker'}`)

/** The name of who said something: their own, or of a bot the animal on its seat. */
export const speakerName = (line: { name: string; seat?: string | null }): string =>
  line.name ? isolateName(line.name) : faceName(line.seat ?? '')

export const playerName = (seat: PublicSeat): string => (seat.name ? isolateName(seat.name) : faceName(seat.seat))

// Letters of scripts that run from right to left, and control characters that change the direction of text.
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
const DIRECTION_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** A name that does not change the order of the text around it, whatever its script. */
export function isolateName(name: string): string {
  const bare = name.replace(DIRECTION_CONTROLS, '')
  return RIGHT_TO_LEFT.test(bare) ? `\u2068${bare}\u2069` : bare
}

const LONGEST = 12 // letters of a name in a heading over a pile

/** A name for a heading: of a long one its beginning. */
export function shortName(name: string): string {
  const letters = [...name.replace(DIRECTION_CONTROLS, '')]
  return letters.length > LONGEST ? isolateName(`${letters.slice(0, LONGEST - 1).join('')}…`) : name
}
