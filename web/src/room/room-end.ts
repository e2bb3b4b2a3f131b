// The states that end a visit to a room: they cover the table and stay.
import type { Family } from '../art/palette'
import type { Room } from '../state/room.svelte'

export type RoomEnd =
  'gone' | 'barred' | 'locked' | 'declined' | 'kept-out' | 'full' | 'nobody' | 'outdated' | 'taken' | 'removed'

export const LOOKS: Record<RoomEnd, { picture: string; family: Family }> = {
  gone: { picture: 'i-basket', family: 'cat' },
  barred: { picture: 'i-door', family: 'kitten' },
  locked: { picture: 'i-door', family: 'kitten' },
  declined: { picture: 'i-door', family: 'kitten' },
  'kept-out': { picture: 'i-door', family: 'kitten' },
  full: { picture: 'i-eyes', family: 'future' },
  nobody: { picture: 'i-see-no-evil-monkey', family: 'attack' },
  outdated: { picture: 'i-party-popper', family: 'defuse' },
  taken: { picture: 'i-thinking-face', family: 'future' },
  removed: { picture: 'i-door', family: 'kitten' },
}
const isEnd = (name: string): name is RoomEnd => name in LOOKS

/** How the visit has ended, if it has. */
export const endOf = ({ connection, unseated }: Room): RoomEnd | undefined => [connection.status, unseated].find(isEnd)
