// What the table of Mantis shows between two views: the flipped card, and the Tanks while cards come and go.
import type { MantisSeat, MantisView } from '../../wire'

const TURN = 620 // ms that the card takes to turn over
const GLOW = 420 // ms that a match glows before it moves

/** A flipped card: the Tank it goes to, and who steals a match. */
export interface Flipped {
  colour: string
  tank: string
  thief: string | null
  next: readonly string[] // the back of the card below it
}

type Stage = 'turning' | 'flying' | 'landed' | 'leaving'

export class FlipAnimation {
  #now: (Flipped & { of: MantisView; stage: Stage }) | null = $state.raw(null)

  constructor(private readonly view: () => MantisView) {}

  /** The present stage; null once the next view is shown. */
  get #shown() {
    return this.#now?.of === this.view() ? this.#now : null
  }

  /** The front of the top card while it is turned over. */
  get front(): string | null {
    return this.#shown?.stage === 'turning' ? this.#shown.colour : null
  }

  /** The colour of the flipped card once it is turned over. */
  get flipped(): string | null {
    return this.#shown && this.#shown.stage !== 'turning' ? this.#shown.colour : null
  }

  /** The colours that glow in a Tank during the animation: the flipped one in its Tank; null at other times. */
  frontsFor(seat: string): readonly string[] | null {
    if (!this.flipped) return null
    return this.#shown?.tank === seat ? [this.flipped] : []
  }

  /** The back of the top card. */
  get top(): readonly string[] {
    return this.flipped && this.#shown ? this.#shown.next : (this.view().top ?? [])
  }

  get pile(): number {
    return this.view().pile - (this.flipped ? 1 : 0)
  }

  /** The seats with their Tanks; a colour with 0 cards reserves a place. */
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

  /** Turn the top card over, then take it off the pile. */
  async turn(flipped: Flipped, signal: AbortSignal): Promise<void> {
    this.#now = { ...flipped, of: this.view(), stage: 'turning' }
    await pause(TURN, signal)
    this.#go('flying')
  }

  /** Put the card into the Tank; a match glows, then leaves. */
  async land(match: boolean, signal: AbortSignal): Promise<void> {
    this.#go('landed')
    if (!match) return
    await pause(GLOW, signal)
    requestAnimationFrame(() => this.#go('leaving')) // after the flight has measured where it starts
  }

  #go(stage: Stage): void {
    if (this.#now) this.#now = { ...this.#now, stage }
  }
}

/** Resolves after a time, or when `signal` aborts. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((end) => {
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), end()), { once: true })
    if (signal.aborted) end()
  })
