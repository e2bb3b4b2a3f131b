// What the board shows during the animation of events: pawns hop from space to space, the page turns, a disc is drawn.
import { tick } from 'svelte'
import { settings, type Drama } from '../../state/settings.svelte'
import type { Flight, TimelineStep } from '../../table/flights.svelte'
import { Hold, pause, type Pause } from '../../table/hold.svelte'
import { pendingAfter } from '../../table/pending-play'
import type { BoardView, Seen } from '../../wire'
import { spinOf, type Spin } from './holds'
import { nextDiscs, riskFor, type Risk } from './reach'
import { pathBetween } from './track'

// in milliseconds
const HOP = { least: 130, most: 240, path: 1500 } // one hop; a longer path takes no more than `path`
const LEAP = 560 // back along the arrow, or across the board
const STOP = 130 // everything stands still before the explosion
const BURST = 300 // the explosion before the swap
const THROW = { high: 720, low: 620 } // the two pawns that swap
const BACK = 700 // where one has landed
const PULL = { still: 160, time: 540 } // by a magnet
const PAGE = 760 // turning the page
const DISC = 420 // a disc from pile to pile
const LIFT = 300 // of this seat's disc to the middle
const FACE = 420 // its face
const PHEW = 600
const BOW = 1400
const PEEK = 1300 // showing discs that are peeked at
const TOGETHER = new Set(['draw', 'discard', 'peek']) // runs of these by one seat are one step

type SeatAndSpace = readonly [string | null | undefined, number | null | undefined]

/** What is shown large over the board. */
export type Moment =
  | { what: 'disc'; stage: 'lift' | 'spin' | 'face'; disc: string | null; risk: Risk; spin: Spin }
  | { what: 'stop' | 'blast'; space: number; own: boolean }
  | { what: 'back' | 'phew'; space: number }
  | { what: 'page'; side: string }
  | { what: 'bow'; space: number; seat: string }

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
  moment: Moment | null = $state.raw(null)
  thrown: Readonly<Record<string, 'high' | 'low'>> = $state.raw({}) // pawns that fly across the board
  pulled: string | null = $state(null) // the seat that a magnet pulls
  readonly hold: Hold
  #view: BoardView | null = null

  constructor(
    private readonly wait: Pause = pause,
    private readonly drama: () => Drama = () => settings.drama,
  ) {
    this.hold = new Hold(wait)
  }

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
    this.moment = null
    this.thrown = {}
    this.pulled = null
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
        return { flights: [], sound: 'boom', effect: 'boom', act: (signal) => this.#explode(seat ?? '', signal) }
      case 'win':
        return { flights: [], sound: 'win', act: (signal) => this.#bow(seat ?? '', signal) }
    }
    return this.#boardStepOf(event)
  }

  /** The step of an event that changes the board itself. */
  #boardStepOf(event: Seen): TimelineStep | null {
    const after = (time: number, change: () => void) => (signal: AbortSignal) => (change(), this.wait(time, signal))
    const { seat, other, place, count } = event
    switch (event.what) {
      case 'disc':
        return { flights: [], sound: 'card', act: (signal) => this.#draw(event, signal) }
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

  /** This seat's disc is lifted, spins on its edge and shows its face; the others' go from pile to pile. */
  async #draw({ seat, card = null }: Seen, signal: AbortSignal): Promise<void> {
    const view = this.#view
    if (card === 'magnet') this.pulled = seat ?? null
    if (view && seat && seat === view.seat && this.drama() !== 'still') {
      const seats = view.seats.map((one) => ({ ...one, space: this.places[one.seat] ?? one.space }))
      const board = { ...view, seats, side: this.side }
      const spin = spinOf(riskFor(board, seat)) // of what everybody can count, never of the disc itself
      const moment = { what: 'disc', disc: null, risk: riskFor(board, seat, nextDiscs(board)), spin } as const
      this.moment = { ...moment, stage: 'lift' }
      await this.wait(LIFT, signal)
      if (this.drama() === 'whole') {
        this.moment = { ...moment, stage: 'spin' }
        await this.hold.wait(moment.spin.time, signal)
      }
      this.moment = { ...moment, stage: 'face', disc: card }
      await this.wait(FACE, signal)
      this.moment = null
      this.disc = card
      return
    }
    this.disc = card
    this.turned += 1
    await this.wait(DISC, signal)
  }

  #flip(side: string): void {
    this.turningPage = true
    this.side = side
    this.moment = { what: 'page', side }
  }

  /** Everything stands still for a blink, then the space goes up; who stands there is thrown by the exchange. */
  async #explode(seat: string, signal: AbortSignal): Promise<void> {
    this.victim = seat
    const moment = { space: this.places[seat] ?? 0, own: seat === this.#view?.seat }
    this.moment = { what: 'stop', ...moment }
    await tick()
    await this.wait(STOP, signal)
    this.moment = { what: 'blast', ...moment }
  }

  async #swap(one: SeatAndSpace, other: SeatAndSpace, signal: AbortSignal): Promise<void> {
    await this.wait(BURST, signal)
    const [seat = '', other_seat = ''] = [one[0] ?? '', other[0] ?? '']
    this.thrown = { [seat]: 'high', [other_seat]: 'low' }
    this.pace = THROW.high
    for (const [who, space] of [one, other]) if (who) this.places[who] = space ?? 0
    await this.wait(THROW.high, signal)
    this.moment = seat && seat === this.#view?.seat ? { what: 'back', space: one[1] ?? 0 } : null
    if (this.moment && this.drama() === 'whole') await this.hold.wait(BACK, signal)
  }

  async #bow(seat: string, signal: AbortSignal): Promise<void> {
    if (this.places[seat] !== this.#view?.goal) return // the game was called off
    this.moment = { what: 'bow', space: this.places[seat] ?? 0, seat }
    if (this.drama() === 'whole') await this.hold.wait(BOW, signal)
  }

  async #peek(run: readonly Seen[], signal: AbortSignal): Promise<void> {
    this.peeked = run.map(({ card }) => card ?? null)
    await this.wait(this.peeked[0] ? PEEK : DISC, signal)
    this.peeked = []
  }

  async #walk(seat: string, from: number, to: number, signal: AbortSignal): Promise<void> {
    const { goal, loop_back } = this.#view ?? { goal: to, loop_back: 0 }
    if (this.pulled === seat) return this.#pull(seat, to, signal)
    const path = pathBetween(from, to, goal, loop_back)
    const hop = Math.max(HOP.least, Math.min(HOP.most, HOP.path / path.length))
    let before = from
    for (const space of path) {
      if (signal.aborted) return
      this.pace = space === before + 1 ? (space === goal ? 2 * hop : hop) : LEAP
      this.places[seat] = before = space
      await this.wait(this.pace, signal)
    }
    if (seat === this.#view?.seat && this.drama() === 'whole' && this.#passedKitten(path)) {
      this.moment = { what: 'phew', space: to }
      await this.hold.wait(PHEW, signal)
      this.moment = null
    }
  }

  /** Nothing for a moment, then the pawn flies to the Kitten at once. */
  async #pull(seat: string, to: number, signal: AbortSignal): Promise<void> {
    await this.wait(PULL.still, signal)
    if (signal.aborted) return
    this.pace = PULL.time
    this.places[seat] = to
    await this.wait(PULL.time, signal)
    this.pulled = null
  }

  /** Whether a path leads over a Kitten and does not end on one. */
  #passedKitten(path: readonly number[]): boolean {
    const up = this.side === 'calm' ? this.#view?.calm : this.#view?.chaos
    const on = (space: number | undefined): boolean => space !== undefined && up?.[space] === 'kitten'
    return path.slice(0, -1).some(on) && !on(path.at(-1))
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
