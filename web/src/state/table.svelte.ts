// A game as one seat sees it. What comes in is shown in order: first its events move, then its view stands there.
import type { AskMessage, ClockMessage, ReasonsMessage, RevealedMessage, Seen, View } from '../wire'

/** What one thing that happened has led to. `quiet`: shown at once, as when one joins or comes back. */
export interface Step {
  events: readonly Seen[]
  view: View | null
  ask: AskMessage | null
  clock: ClockMessage | null
  quiet: boolean
}

/** Until when an ask is open, by this machine's clock, and how long it was when we heard of it. */
export interface Deadline {
  ask: number
  until: number | null
  whole: number
}

/** Lets the events of a step be seen, and resolves when they have been; `signal` asks it to finish at once. */
export type Mover = (events: readonly Seen[], after: View | null, signal: AbortSignal) => Promise<void>

const BEHIND = 4 // steps that may wait for motion; then the older ones are shown at once
const LATE = { asked: 1500, else: 4000 } // ms after which a step does not move any more while others wait; less to who is asked

type Came = Step & { came: number } // when we heard of it

export class Table {
  game = $state(0)
  seen = 0 // events taken in, also those not shown yet
  view: View | null = $state.raw(null)
  ask: AskMessage | null = $state.raw(null) // open to this seat and not answered
  deadline: Deadline | null = $state.raw(null)
  log: readonly Seen[] = $state.raw([])
  fresh: readonly Seen[] = $state.raw([]) // the events shown last, for the live region
  hushed = 0 // the number of the last event that was shown quietly
  missed = $state(0) // the number of the last event before one was away; 0: nothing was missed
  sent: string | null = $state(null) // the answer under way
  moving = $state(false)
  revealed: RevealedMessage | null = $state.raw(null)
  reasons: ReasonsMessage | null = $state.raw(null) // why cards cannot be played, while their ask is open

  #steps: Came[] = $state.raw([])
  #mover: Mover | null = null
  #stop = new AbortController()
  #hurried: Step | undefined // up to this one nothing moves

  /** `answer` carries an answer away; `now` is this machine's clock. */
  constructor(
    private readonly carry: (ask: AskMessage, move: string) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether everything that came in is shown. */
  get idle(): boolean {
    return !this.moving && this.#steps.length === 0
  }

  /** Another game, or the same one from another seat: nothing of the old one is kept. */
  begin(game: number): void {
    this.skip()
    this.#steps = []
    this.#hurried = undefined
    this.game = game
    this.seen = 0
    this.view = null
    this.ask = this.deadline = this.revealed = this.reasons = null
    this.log = this.fresh = []
    this.missed = this.hushed = 0
    this.sent = null
  }

  /** Who shows motion; null: nobody. */
  moveWith(mover: Mover | null): void {
    this.#mover = mover
    if (!mover) this.skip()
  }

  /** Take in what happened. */
  take(step: Step): void {
    const last = step.events.at(-1)
    if (last) this.seen = last.n
    this.#steps = [...this.#steps, { ...step, came: this.now() }]
    if (!this.moving) void this.#run()
  }

  /** Finish all motion now, also of what waits for its turn. */
  skip(): void {
    this.#hurried = this.#steps.at(-1)
    this.#stop.abort()
  }

  /** Answer what is asked. */
  answer(move: string): void {
    if (!this.ask || this.sent !== null) return
    this.sent = move
    this.carry(this.ask, move)
  }

  /** The answer is on disk. */
  accepted(): void {
    if (this.sent === null) return
    this.sent = null
    this.ask = null
  }

  /** The answer was refused: the ask, if it is still there, is open again. */
  refused(): void {
    this.sent = null
  }

  /** Everything up to now was seen. */
  caughtUp(): void {
    this.missed = 0
  }

  /** From now on whatever happens is missed, until `caughtUp`. */
  away(): void {
    if (!this.missed) this.missed = Math.max(this.log.at(-1)?.n ?? 0, 1)
  }

  async #run(): Promise<void> {
    this.moving = true
    for (let step = this.#steps[0]; step; step = this.#steps[0]) {
      const mover = this.#mover
      const still = this.#hurried !== undefined || this.#steps.length > BEHIND || this.#late(step)
      if (mover && !step.quiet && step.events.length && !still) {
        this.#stop = new AbortController()
        await mover(step.events, step.view, this.#stop.signal).catch(() => undefined)
      }
      if (step === this.#hurried) this.#hurried = undefined
      if (this.#steps[0] === step) this.#steps = this.#steps.slice(1)
      else continue // another game has begun meanwhile
      this.#show(step)
    }
    this.moving = false
  }

  #late({ came }: Came): boolean {
    const patience = this.#steps.some(({ ask }) => ask) ? LATE.asked : LATE.else
    return this.#steps.length > 1 && this.now() - came > patience
  }

  #show(step: Came): void {
    if (step.events.length) this.log = [...this.log, ...step.events]
    this.fresh = step.quiet ? [] : step.events
    if (step.quiet) this.hushed = this.log.at(-1)?.n ?? 0
    if (step.view) {
      this.view = step.view
      if (this.ask && step.view.ask?.id !== this.ask.id) this.#close()
    }
    if (step.ask) {
      if (this.ask?.id !== step.ask.id) this.sent = null
      this.ask = step.ask
    }
    if (step.clock) {
      const left = step.clock.left ?? null
      this.deadline = { ask: step.clock.ask, until: left === null ? null : step.came + left, whole: left ?? 0 }
    }
  }

  #close(): void {
    this.ask = null
    this.sent = null
  }
}
