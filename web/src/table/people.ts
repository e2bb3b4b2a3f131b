// The people at a table by name, for whoever reads.
import type { Room } from '../state/room.svelte'
import { t } from '../state/words.svelte'
import type { SeatState, View } from '../wire'
import { faceNameOf, personOf } from '../words/people'

/** What somebody at a seat is called by the others; without a room everybody is called by their face. */
export function nameAt(room: Room | null, seat: string): string {
  const state = room?.at(seat)
  return state ? personOf(state) : faceNameOf(seat)
}

/** What somebody is called in a sentence for the reader; `names` are those of a game without a room, seat by seat. */
export const calledBy =
  (room: Room | null, me: string | null, names: readonly string[] = []) =>
  (seat: string): string =>
    seat === me ? t('table-you') : (names[SEATS.indexOf(seat)] ?? nameAt(room, seat))

const SEATS = 'ABCDEFGHI'

/** Whether somebody is out of a game that goes on. */
export const isOut = (view: View | null, seat: string | null): boolean =>
  view?.type === 'kittens' && !view.winners?.length && view.seats.some((one) => one.seat === seat && !one.alive)

/** Whether a seat's holder has left it to the clock or to a bot. */
export const isAway = (state: SeatState | undefined): boolean =>
  state !== undefined && state.name != null && !state.here

/** What is said of a seat whose holder is not there; nothing of the others. */
export const awayNote = (state: SeatState | undefined): string =>
  !isAway(state) ? '' : t(state?.left ? 'table-gone' : state?.bot ? 'table-stand-in' : 'table-away')
