// How it can end with a room for this page: what stands between somebody and the table, and stays.
import type { Family } from '../cards/looks'
import type { Room } from '../state/room.svelte'

export type End = 'gone' | 'barred' | 'full' | 'nobody' | 'outdated' | 'taken' | 'removed'

export const LOOKS: Record<End, { picture: string; family: Family }> = {
  gone: { picture: 'i-basket', family: 'cat' },
  barred: { picture: 'i-door', family: 'kitten' },
  full: { picture: 'i-eyes', family: 'future' },
  nobody: { picture: 'i-see-no-evil-monkey', family: 'attack' },
  outdated: { picture: 'i-party-popper', family: 'defuse' },
  taken: { picture: 'i-thinking-face', family: 'future' },
  removed: { picture: 'i-door', family: 'kitten' },
}
const isEnd = (name: string): name is End => name in LOOKS

/** What has ended, if anything has. */
export const endOf = ({ connection, unseated }: Room): End | undefined => [connection.status, unseated].find(isEnd)
