// What the table of Mantis shows between two views: a card that turns over, and Tanks as it comes and goes.
import type { MantisSeat, MantisView } from '../wire'

const TURN = 620 // ms: the card turns over and is read
const GLOW = 420 // ms: a match is seen before it moves

/** A card that has been flipped: whose Tank it goes to, and for whom a match would be. */
export interface Flipped {
  colour: string
  tank: string
  thief: string | null
  next: readonly string[] // the back of the card below it
}

type Stage = 'turning' | 'flying' | 'landed' | 'leaving'

export class Show {
  #now: (Flipped & { of: MantisView; stage: Stage }) | null = $state.raw(null)

  constructor(private readonly view: () => MantisView) {}

  /** What is shown now; nothing once the view after it has come. */
  get #shown() {
    return this.#now?.of === this.view() ? this.#now : null
  }

  /** The front of the top card while it turns over. */
  get front(): string | null {
    return this.#shown?.stage === 'turning' ? this.#shown.colour : null
  }

  /** The colour that came, once it has been seen. */
  get came(): string | null {
    return this.#shown && this.#shown.stage !== 'turning' ? this.#shown.colour : null
  }

  /** What glows in a Tank while a card is on its way: the colour that came, where it came; null at other times. */
  frontsFor(seat: string): readonly string[] | null {
    if (!this.came) return null
    return this.#shown?.tank === seat ? [this.came] : []
  }

  /** The back that lies on top. */
  get top(): readonly string[] {
    return this.came && this.#shown ? this.#shown.next : (this.view().top ?? [])
  }

  get pile(): number {
    return this.view().pile - (this.came ? 1 : 0)
  }

  /** The Tanks; a colour with no card in it is a place that is kept for one. */
  get seats(): readonly MantisSeat[] {
    const { seats } = this.view()
    const shown = this.#shown
    if (!shown) return seats
    const { colour, stage } = shown
    return seats.map((seat) => {
      const before = seat.tank[colour] ?? 0
      if (seat.seat === shown.tank) {
        const count = { turning: before, flying: before, landed: before + 1, leaving: 0 }[stage]
        return { ...seat, tank: { ...seat.tank, [colour]: count } }
      }
      return seat.seat === shown.thief ? { ...seat, tank: { ...seat.tank, [colour]: before } } : seat
    })
  }

  /** The top card turns over, then leaves the pile. */
  async turn(flipped: Flipped, signal: AbortSignal): Promise<void> {
    this.#now = { ...flipped, of: this.view(), stage: 'turning' }
    await pause(TURN, signal)
    this.#go('flying')
  }

  /** The card lies in the Tank; a match glows, then leaves. */
  async land(match: boolean, signal: AbortSignal): Promise<void> {
    this.#go('landed')
    if (!match) return
    await pause(GLOW, signal)
    requestAnimationFrame(() => this.#go('leaving')) // once it is known from where it flies
  }

  #go(stage: Stage): void {
    if (this.#now) this.#now = { ...this.#now, stage }
  }
}

/** Resolves after a while, or when motion is skipped. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((end) => {
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), end()), { once: true })
    if (signal.aborted) end()
  })
