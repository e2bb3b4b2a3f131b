// The Nopes on the pending play, read from the log.
import type { Seen } from '../wire'

export interface NopeLink {
  seat: string
  name: string
  yup: boolean
}

/** The Nopes since the last play, in order; none once it is resolved. */
export function nopeChain(log: readonly Seen[], name: (seat: string) => string): NopeLink[] {
  const chain: NopeLink[] = []
  for (let n = log.length - 1; n >= 0; n -= 1) {
    const event = log[n]
    if (!event || event.what === 'play' || event.what === 'stands' || event.what === 'noped') break
    if (event.what === 'nope' && event.seat) {
      chain.unshift({ seat: event.seat, name: name(event.seat), yup: event.note === 'yup' })
    }
  }
  return chain
}

/** How a reader stands to a cancelled play: it is theirs (and they cancelled it themselves), they cancelled it, or neither. */
export function whoCancels(me: string | null, player: string, topmost: string | null | undefined): string {
  if (me === null) return 'none'
  if (player === me) return topmost === me ? 'self' : 'seat'
  return topmost === me ? 'other' : 'none'
}
