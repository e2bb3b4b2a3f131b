// What the board shows during the animation of events: pawns hop from space to space, the page turns, a disc is drawn.
import { tick } from 'svelte'
import type { Flight, TimelineStep } from '../../table/flights.svelte'
import { pendingAfter } from '../../table/pending-play'
import type { BoardView, Seen } from '../../wire'
import { pathBetween } from './track'

// in milliseconds
const HOP = { least: 130, most: 240, path: 1500 } // one hop; a longer path takes no more than `path`
const LEAP = 560 // back along the arrow, or across the board
const BURST = 420 // the explosion before the swap
const PAGE = 800 // turning the page
const DISC = 620 // a disc from pile to pile
const PEEK = 1300 // showing discs that are peeked at
const TOGETHER = new Set(['draw', 'discard', 'peek']) // runs of these by one seat are one step

type SeatAndSpace = readonly [string | null | undefined, number | null | undefined]

/** Waits for a time, or until `signal` aborts. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>

const pause: Pause = (milliseconds, signal) =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(done), resolve()), { once: true })
  })

export class BoardAnimation {
  side = $state('calm')
  places: Record<string, number> = $state({})
  disc: string | null = $state(null)
  turned = $state(0) // discs that were turned in animations
  hidden = $state(0) // magnets that went into the movement deck in animations
  peeked: readonly (string | null)[] = $state.raw([]) // discs that a seat peeks at, top first; null: face down
  pace = $state(0) // ms of a hop; 0: no pawn hops
  turningPage = $state(false)
  victim: string | null = $state(null) // the seat that explodes
  #view: BoardView | null = null

  constructor(private readonly wait: Pause = pause) {}

  /** Show a view without animation. */
  show(view: BoardView): void {
    this.#view = view
    this.side = view.side
    this.places = Object.fromEntries(view.seats.map(({ seat, space }) => [seat, space]))
    this.disc = view.used?.[0] ?? null
    this.victim = null
    this.peeked = []
    this.pace = 0
    this.turningPage = false
  }

  /** The timeline of events; `pending` are the cards in the middle before them. */
  timelineOf(events: readonly Seen[], pending: readonly string[] = []): TimelineStep[] {
    let resolved: readonly string[] = [] // discarded after the animation of what the play does
    const clear = (): TimelineStep[] => {
      const flights = resolved.map((kind) => ({ from: 'middle', to: 'discard', kind }))
      resolved = []
      return flights.length ? [{ flights, sound: 'card' }] : []
    }
    const steps = runsOf(events).flatMap((run) => {
      const [step, ...more] = run.flatMap((event) => this.#stepOf(event, run) ?? [])
      const before = run[0]?.what === 'play' ? clear() : []
      if (run.some(({ what }) => what === 'stands' || what === 'noped')) resolved = pending
      pending = run.reduce((cards, event) => pendingAfter(event, cards), pending)
      return step ? [...before, { ...step, flights: [step, ...more].flatMap(({ flights }) => flights) }] : before
    })
    return [...steps, ...clear()]
  }

  #stepOf(event: Seen, run: readonly Seen[]): TimelineStep | null {
    const { seat, other, card = null } = event
    const first = event.cards?.[0] ?? null
    switch (event.what) {
      case 'turn':
        return seat === this.#view?.seat ? { flights: [], sound: 'turn' } : null
      case 'play':
        return { flights: this.#fly(seat, 'middle', first), sound: 'card' }
      case 'nope':
        return { flights: this.#fly(seat, 'middle', 'nope'), sound: event.note === 'yup' ? 'yup' : 'nope' }
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
        return { flights: [], sound: 'future', act: (signal) => this.#peek(run, signal) }
      case 'trap':
        return { flights: [], sound: 'alarm' }
      case 'explode':
        return { flights: [], sound: 'boom', effect: 'boom', act: () => ((this.victim = seat ?? null), tick()) }
      case 'win':
        return { flights: [], sound: 'win' }
    }
    return this.#boardStepOf(event)
  }

  /** The step of an event that changes the board itself. */
  #boardStepOf(event: Seen): TimelineStep | null {
    const after = (time: number, change: () => void) => (signal: AbortSignal) => (change(), this.wait(time, signal))
    const { seat, other, place, count } = event
    switch (event.what) {
      case 'disc':
        return { flights: [], sound: 'card', act: after(DISC, () => this.#turn(event.card ?? null)) }
      case 'magnet':
        return { flights: [], sound: 'card', act: after(DISC, () => (this.hidden += 1)) }
      case 'flip':
        return { flights: [], sound: 'shuffle', act: after(PAGE, () => this.#flip(event.note ?? this.side)) }
      case 'exchange':
        return { flights: [], act: (signal) => this.#swap([seat, place], [other, count], signal) }
      case 'move':
        return { flights: [], act: (signal) => this.#walk(seat ?? '', count ?? 0, place ?? 0, signal) }
    }
    return null
  }

  #turn(disc: string | null): void {
    this.disc = disc
    this.turned += 1
  }

  #flip(side: string): void {
    this.turningPage = true
    this.side = side
  }

  async #swap(one: SeatAndSpace, other: SeatAndSpace, signal: AbortSignal): Promise<void> {
    await this.wait(BURST, signal)
    this.pace = LEAP
    for (const [seat, space] of [one, other]) if (seat) this.places[seat] = space ?? 0
    await this.wait(LEAP, signal)
  }

  async #peek(run: readonly Seen[], signal: AbortSignal): Promise<void> {
    this.peeked = run.map(({ card }) => card ?? null)
    await this.wait(this.peeked[0] ? PEEK : DISC, signal)
    this.peeked = []
  }

  async #walk(seat: string, from: number, to: number, signal: AbortSignal): Promise<void> {
    const { goal, loop_back } = this.#view ?? { goal: to, loop_back: 0 }
    const path = pathBetween(from, to, goal, loop_back)
    const hop = Math.max(HOP.least, Math.min(HOP.most, HOP.path / path.length))
    let before = from
    for (const space of path) {
      if (signal.aborted) return
      this.pace = space === before + 1 ? hop : LEAP
      this.places[seat] = before = space
      await this.wait(this.pace, signal)
    }
  }

  #zone = (seat: string | null | undefined): string => (seat === this.#view?.seat ? 'hand' : `seat-${seat}`)
  #fly = (seat: string | null | undefined, to: string, kind: string | null): Flight[] => [
    { from: this.#zone(seat), to, kind },
  ]
}

/** Events grouped into the runs that are one step. */
function runsOf(events: readonly Seen[]): Seen[][] {
  const runs: Seen[][] = []
  for (const event of events) {
    const last = runs.at(-1)
    const [first] = last ?? []
    if (last && first?.what === event.what && first.seat === event.seat && TOGETHER.has(event.what)) last.push(event)
    else runs.push([event])
  }
  return runs
}
