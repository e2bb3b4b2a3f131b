// The Nopes on the play that lies there, read from the log.
import type { Seen } from '../wire'

export interface Link {
  seat: string
  name: string
  yup: boolean
}

/** The Nopes since the last play, in order; nothing once it was settled. */
export function chainOf(log: readonly Seen[], name: (seat: string) => string): Link[] {
  const chain: Link[] = []
  for (let n = log.length - 1; n >= 0; n -= 1) {
    const event = log[n]
    if (!event || event.what === 'play' || event.what === 'stands' || event.what === 'noped') break
    if (event.what === 'nope' && event.seat) {
      chain.unshift({ seat: event.seat, name: name(event.seat), yup: event.note === 'yup' })
    }
  }
  return chain
}
