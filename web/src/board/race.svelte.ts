// What the board shows while things happen on it: characters hop space by space, the page turns, a disc comes up.
import { tick } from 'svelte'
import type { Beat, Flight } from '../table/flights.svelte'
import { lyingAfter } from '../table/lying'
import type { BoardView, Seen } from '../wire'
import { wayOf } from './track'

// in milliseconds
const HOP = { least: 130, most: 240, way: 1500 } // one hop; a long way is not to take longer than so
const LEAP = 560 // back along the arrow, or across the board
const BURST = 420 // what explodes is seen before anybody flies away
const LEAF = 800 // a page is turned
const DISC = 620 // a disc goes from pile to pile
const LOOK = 1300 // at discs that are shown
const TOGETHER = new Set(['draw', 'discard', 'peek']) // of one seat, in a row: seen at once

type Stand = readonly [string | null | undefined, number | null | undefined]

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
  turned = $state(0) // discs that were seen being turned
  hidden = $state(0) // magnets that were seen going into the movement deck
  looked: readonly (string | null)[] = $state.raw([]) // discs that somebody looks at, top first; null: only its back
  pace = $state(0) // of a hop; 0: nobody hops
  leafing = $state(false) // the page that changes is being turned
  victim: string | null = $state(null) // who explodes
  #view: BoardView | null = null

  constructor(private readonly wait: Pause = pause) {}

  /** Show a view as it stands. */
  settle(view: BoardView): void {
    this.#view = view
    this.side = view.side
    this.places = Object.fromEntries(view.seats.map(({ seat, space }) => [seat, space]))
    this.disc = view.used?.[0] ?? null
    this.victim = null
    this.looked = []
    this.pace = 0
    this.leafing = false
  }

  /** What is to be seen of events, one after another; `lying` is what lies in the middle before them. */
  beatsOf(events: readonly Seen[], lying: readonly string[] = []): Beat[] {
    let settled: readonly string[] = [] // it goes to the discards once what it does has been seen
    const clear = (): Beat[] => {
      const flights = settled.map((kind) => ({ from: 'middle', to: 'discard', kind }))
      settled = []
      return flights.length ? [{ flights, sound: 'card' }] : []
    }
    const beats = runsOf(events).flatMap((run) => {
      const [beat, ...more] = run.flatMap((event) => this.#beatOf(event, run) ?? [])
      const before = run[0]?.what === 'play' ? clear() : []
      if (run.some(({ what }) => what === 'stands' || what === 'noped')) settled = lying
      lying = run.reduce((still, event) => lyingAfter(event, still), lying)
      return beat ? [...before, { ...beat, flights: [beat, ...more].flatMap(({ flights }) => flights) }] : before
    })
    return [...beats, ...clear()]
  }

  #beatOf(event: Seen, run: readonly Seen[]): Beat | null {
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
        return { flights: [], sound: 'future', act: (signal) => this.#look(run, signal) }
      case 'trap':
        return { flights: [], sound: 'kitten' }
      case 'explode':
        return { flights: [], sound: 'boom', effect: 'boom', act: () => ((this.victim = seat ?? null), tick()) }
      case 'win':
        return { flights: [], sound: 'win' }
    }
    return this.#actOf(event)
  }

  /** What happens on the board itself. */
  #actOf(event: Seen): Beat | null {
    const show = (time: number, change: () => void) => (signal: AbortSignal) => (change(), this.wait(time, signal))
    const { seat, other, place, count } = event
    switch (event.what) {
      case 'disc':
        return { flights: [], sound: 'card', act: show(DISC, () => this.#turn(event.card ?? null)) }
      case 'magnet':
        return { flights: [], sound: 'card', act: show(DISC, () => (this.hidden += 1)) }
      case 'flip':
        return { flights: [], sound: 'shuffle', act: show(LEAF, () => this.#flip(event.note ?? this.side)) }
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
    this.leafing = true
    this.side = side
  }

  async #swap(one: Stand, other: Stand, signal: AbortSignal): Promise<void> {
    await this.wait(BURST, signal)
    this.pace = LEAP
    for (const [seat, space] of [one, other]) if (seat) this.places[seat] = space ?? 0
    await this.wait(LEAP, signal)
  }

  async #look(run: readonly Seen[], signal: AbortSignal): Promise<void> {
    this.looked = run.map(({ card }) => card ?? null)
    await this.wait(this.looked[0] ? LOOK : DISC, signal)
    this.looked = []
  }

  async #walk(seat: string, from: number, to: number, signal: AbortSignal): Promise<void> {
    const { goal, loop_back } = this.#view ?? { goal: to, loop_back: 0 }
    const way = wayOf(from, to, goal, loop_back)
    const hop = Math.max(HOP.least, Math.min(HOP.most, HOP.way / way.length))
    let before = from
    for (const space of way) {
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

/** Events in runs of those that are seen at once. */
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
