// A short rest after something that hit this seat, before the next events are shown.
import { tick } from 'svelte'
import type { TimelineStep } from '../../table/flights.svelte'
import { pause } from '../../table/hold.svelte'
import type { Seen } from '../../wire'
import { dramaOf } from './drama'

const REST = 900 // ms
const ENOUGH = 2000 // ms after which there has been time to see it

/** Whether the last events of a log hit a seat: a card is stolen from it, or its play or its Nope is noped. */
export function hits(log: readonly Seen[], count: number, me: string | null): boolean {
  return log.slice(Math.max(0, log.length - count)).some(({ n, what, seat }) => {
    if (what === 'steal') return seat === me
    if (what !== 'nope' || seat === me) return false
    const under = log.findLast((event) => event.n < n && (event.what === 'nope' || event.what === 'play'))
    return under?.seat === me
  })
}

export class Beat {
  #since = -Infinity

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Events are shown: the last `count` of the log. */
  shown(log: readonly Seen[], count: number, me: string | null): void {
    if (!count) return
    this.#since = me !== null && hits(log, count, me) ? this.now() : -Infinity
  }

  /** How long to rest before the next events; nothing if there has been time enough. */
  get rest(): number {
    return dramaOf() === 'whole' ? Math.max(0, Math.min(REST, this.#since + ENOUGH - this.now())) : 0
  }

  /** The step that rests. */
  stepBefore(): TimelineStep {
    const act = async (signal: AbortSignal): Promise<void> => {
      await tick() // until the events before these are shown
      if (this.rest) await pause(this.rest, signal)
    }
    return { flights: [], act }
  }
}
