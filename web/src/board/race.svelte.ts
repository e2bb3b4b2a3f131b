// What the board shows while things happen on it: characters walk space by space, the page turns, a disc comes up.
import type { Beat, Flight } from '../table/flights.svelte'
import type { BoardView, Seen } from '../wire'
import { wayOf } from './track'

const STEP = 150
const LOOK = 650

/** Waits so many milliseconds, or less when it is asked to finish. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>

const pause: Pause = (milliseconds, signal) =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(done), resolve()), { once: true })
  })

export class Race {
  side = $state('calm')
  places: Record<string, number> = $state({})
  disc: string | null = $state(null)
  #view: BoardView | null = null

  constructor(private readonly wait: Pause = pause) {}

  /** Show a view as it stands. */
  settle(view: BoardView): void {
    this.#view = view
    this.side = view.side
    this.places = Object.fromEntries(view.seats.map(({ seat, space }) => [seat, space]))
    this.disc = view.used?.at(-1) ?? null
  }

  /** What is to be seen of events, one after another. */
  beatsOf(events: readonly Seen[]): Beat[] {
    return events.flatMap((event) => {
      const beat = this.#beatOf(event)
      return beat ? [beat] : []
    })
  }

  #beatOf(event: Seen): Beat | null {
    const { seat, other, card = null } = event
    const first = event.cards?.[0] ?? null
    switch (event.what) {
      case 'turn':
        return seat === this.#view?.seat ? { flights: [], sound: 'turn' } : null
      case 'play':
        return { flights: this.#fly(seat, 'discard', first), sound: 'card' }
      case 'nope':
        return { flights: this.#fly(seat, 'discard', 'nope'), sound: event.note === 'yup' ? 'yup' : 'nope' }
      case 'defuse':
        return { flights: this.#fly(seat, 'discard', card), sound: 'defuse' }
      case 'discard':
        return { flights: this.#fly(seat, 'discard', card) }
      case 'draw':
        return { flights: [{ from: 'draw', to: this.#zone(seat), kind: card }], sound: 'draw' }
      case 'steal':
        return { flights: this.#fly(seat, this.#zone(other), card), sound: 'card' }
      case 'shuffle':
        return { flights: [], sound: 'shuffle', effect: 'shuffle' }
      case 'peek':
        return event.place === 0 ? { flights: [], sound: 'future' } : null
      case 'trap':
        return { flights: [], sound: 'kitten' }
      case 'explode':
        return { flights: [], sound: 'boom', effect: 'boom' }
      case 'win':
        return { flights: [], sound: 'win' }
    }
    return this.#actOf(event)
  }

  /** What happens on the board itself. */
  #actOf(event: Seen): Beat | null {
    const look = (change: () => void) => (signal: AbortSignal) => (change(), this.wait(LOOK, signal))
    const { seat, other, place, count } = event
    switch (event.what) {
      case 'disc':
        return { flights: [], sound: 'card', act: look(() => (this.disc = event.card ?? null)) }
      case 'flip':
        return { flights: [], sound: 'shuffle', act: look(() => (this.side = event.note ?? this.side)) }
      case 'exchange':
        return { flights: [], act: look(() => this.#put([seat, place], [other, count])) }
      case 'move':
        return { flights: [], act: (signal) => this.#walk(seat ?? '', count ?? 0, place ?? 0, signal) }
    }
    return null
  }

  #put(...stands: [string | null | undefined, number | null | undefined][]): void {
    for (const [seat, space] of stands) if (seat) this.places[seat] = space ?? 0
  }

  async #walk(seat: string, from: number, to: number, signal: AbortSignal): Promise<void> {
    const { goal, loop_back } = this.#view ?? { goal: to, loop_back: 0 }
    for (const space of wayOf(from, to, goal, loop_back)) {
      if (signal.aborted) return
      this.places[seat] = space
      await this.wait(STEP, signal)
    }
  }

  #zone = (seat: string | null | undefined): string => (seat === this.#view?.seat ? 'hand' : `seat-${seat}`)
  #fly = (seat: string | null | undefined, to: string, kind: string | null): Flight[] => [
    { from: this.#zone(seat), to, kind },
  ]
}
