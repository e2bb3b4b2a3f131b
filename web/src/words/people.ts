// What somebody at a table is called: by their own name, or a bot by the animal on its seat.
import { faceOf } from '../art/faces'
import { t } from '../state/words.svelte'
import type { SeatState } from '../wire'

/** What a seat's face is called. */
export const faceNameOf = (seat: string): string => t(`face-${faceOf(seat).picture}`)

export const personOf = (seat: SeatState): string => seat.name || faceNameOf(seat.seat)
