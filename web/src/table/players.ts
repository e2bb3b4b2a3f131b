// The players at a table: their names, and whether they are away.
import type { Room } from '../state/room.svelte'
import { t } from '../state/words.svelte'
import type { PublicSeat } from '../wire'
import { faceName, playerName } from '../words/player-names'

/** The name of a seat; without a room, the name of its face. */
export function nameAt(room: Room | null, seat: string): string {
  const state = room?.seatState(seat)
  return state ? playerName(state) : faceName(seat)
}

/** The name of a seat in a text for `me`; `names` are those of the seats where there is no room. */
export const namesFor =
  (room: Room | null, me: string | null, names: readonly string[] = []) =>
  (seat: string): string =>
    seat === me ? t('table-you') : (names[SEATS.indexOf(seat)] ?? nameAt(room, seat))

const SEATS = 'ABCDEFGHI'

/** Whether the player of a seat is not connected. */
export const isAway = (state: PublicSeat | undefined): boolean =>
  state !== undefined && state.name != null && !state.here

/** A note about a seat whose player is away; empty for the others. */
export const awayNote = (state: PublicSeat | undefined): string =>
  !isAway(state) ? '' : t(state?.left ? 'table-gone' : state?.bot ? 'table-stand-in' : 'table-away')
