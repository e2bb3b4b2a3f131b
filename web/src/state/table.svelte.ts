// A game as one seat sees it. Steps are queued and shown in order: first their events are animated, then their view is shown.
import type { AskMessage, ClockMessage, ReasonsMessage, RevealedMessage, Seen, View } from '../wire'

/** What the server sent together. A `quiet` step is shown without animation, as after joining or reconnecting. */
export interface Step {
  events: readonly Seen[]
  view: View | null
  ask: AskMessage | null
  clock: ClockMessage | null
  quiet: boolean
}

/** When an ask expires by the local clock, and how much time was left when it was received. */
export interface Deadline {
  ask: number
  until: number | null
  whole: number
}

/** Animates the events of a step; resolves at the end, or at once when `signal` aborts. */
export type Animator = (events: readonly Seen[], after: View | null, signal: AbortSignal) => Promise<void>

const LONGEST_QUEUE = 4 // steps that may wait for animation; with more, the older ones are shown at once
const LATE = { asked: 1500, else: 4000 } // ms after which a step is not animated while others wait; less if this seat is asked

type QueuedStep = Step & { receivedAt: number }

export class Table {
  game = $state(0)
  seen = 0 // number of the last event received, shown or not
  view: View | null = $state.raw(null)
  ask: AskMessage | null = $state.raw(null) // open to this seat and not answered
  deadline: Deadline | null = $state.raw(null)
  log: readonly Seen[] = $state.raw([])
  fresh: readonly Seen[] = $state.raw([]) // the events of the last step that was not quiet
  quietUntil = 0 // number of the last event that was shown quietly
  missed = $state(0) // number of the last event before the player was away; 0: nothing was missed
  sent: string | null = $state(null) // the answer that is not acknowledged yet
  moving = $state(false)
  revealed: RevealedMessage | null = $state.raw(null)
  watching: number | null = $state(null) // ms between two steps of a rest that is played already; null: as it comes in
  reasons: ReasonsMessage | null = $state.raw(null) // why cards cannot be played, while their ask is open

  #steps: QueuedStep[] = $state.raw([])
  #animator: Animator | null = null
  #stop = new AbortController()
  #skipTo: Step | undefined // steps up to this one are not animated

  /** `submit` sends an answer; `now` is the local clock. */
  constructor(
    private readonly submit: (ask: AskMessage, move: string) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether everything received is shown. */
  get idle(): boolean {
    return !this.moving && this.#steps.length === 0
  }

  /** The deadline of what is open; null while that which closes it is shown. */
  get running(): Deadline | null {
    const next = this.#steps[0]?.view
    return next && next.ask?.id !== this.deadline?.ask ? null : this.deadline
  }

  /** Start with another game, or with the same one from another seat: forget everything else. */
  begin(game: number): void {
    this.skip()
    this.#steps = []
    this.#skipTo = undefined
    this.game = game
    this.seen = 0
    this.view = null
    this.ask = this.deadline = this.revealed = this.reasons = null
    this.log = this.fresh = []
    this.missed = this.quietUntil = 0
    this.sent = this.watching = null
  }

  /** Set what animates the steps; null: nothing does. */
  setAnimator(animator: Animator | null): void {
    this.#animator = animator
    if (!animator) this.skip()
  }

  /** Add a step to the queue. */
  enqueue(step: Step): void {
    const last = step.events.at(-1)
    if (last) this.seen = last.n
    this.#steps = [...this.#steps, { ...step, receivedAt: this.now() }]
    if (!this.moving) void this.#run()
  }

  /** Finish the animation of all queued steps now; of a rest that is watched, that of the present one. */
  skip(): void {
    if (this.watching === null) this.#skipTo = this.#steps.at(-1)
    this.#stop.abort()
  }

  /** Watch a rest that is played already, with a pause after each step; null: see its end now. */
  watch(pause: number | null): void {
    this.watching = pause
    this.skip()
  }

  /** Answer the open ask; ignored while another answer is not acknowledged. */
  answer(move: string): void {
    if (!this.ask || this.sent !== null) return
    this.sent = move
    this.submit(this.ask, move)
  }

  /** The answer is acknowledged. */
  accepted(): void {
    if (this.sent === null) return
    this.sent = null
    this.ask = null
  }

  /** The answer was refused: the ask, if it is still there, is open again. */
  refused(): void {
    this.sent = null
  }

  /** The player has seen all events. */
  markSeen(): void {
    this.missed = 0
  }

  /** The player is away: events count as missed until `markSeen`. */
  markAway(): void {
    if (!this.missed) this.missed = Math.max(this.log.at(-1)?.n ?? 0, 1)
  }

  async #run(): Promise<void> {
    this.moving = true
    for (let step = this.#steps[0]; step; step = this.#steps[0]) {
      const animator = this.#animator
      const behind = this.watching === null && (this.#steps.length > LONGEST_QUEUE || this.#isLate(step))
      const skipped = this.#skipTo !== undefined || behind
      this.#stop = new AbortController()
      if (animator && !step.quiet && step.events.length && !skipped) {
        await animator(step.events, step.view, this.#stop.signal).catch(() => undefined)
      }
      if (step === this.#skipTo) this.#skipTo = undefined
      if (this.#steps[0] === step) this.#steps = this.#steps.slice(1)
      else continue // another game has begun meanwhile
      this.#show(step)
      if (this.watching && this.#steps.length) await rest(this.watching, this.#stop.signal)
    }
    this.moving = false
  }

  #isLate({ receivedAt }: QueuedStep): boolean {
    const limit = this.#steps.some(({ ask }) => ask) ? LATE.asked : LATE.else
    return this.#steps.length > 1 && this.now() - receivedAt > limit
  }

  #show(step: QueuedStep): void {
    if (step.events.length) this.log = [...this.log, ...step.events]
    this.fresh = step.quiet ? [] : step.events
    if (step.quiet) this.quietUntil = this.log.at(-1)?.n ?? 0
    if (step.view) {
      this.view = step.view
      if (this.ask && step.view.ask?.id !== this.ask.id) this.#closeAsk()
    }
    if (step.ask) {
      if (this.ask?.id !== step.ask.id) this.sent = null
      this.ask = step.ask
    }
    if (step.clock) {
      const left = step.clock.left ?? null
      this.deadline = { ask: step.clock.ask, until: left === null ? null : step.receivedAt + left, whole: left ?? 0 }
    }
  }

  #closeAsk(): void {
    this.ask = null
    this.sent = null
  }
}

/** Wait, until it is enough. */
const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (signal.aborted) return done()
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true })
  })
