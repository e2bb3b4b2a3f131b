// What the table of Mantis shows between two views: the flipped card, and the Tanks while cards come and go.
import { settings, type Drama } from '../../state/settings.svelte'
import { Hold, pause, type Pause } from '../../table/hold.svelte'
import type { MantisSeat, MantisView } from '../../wire'
import { holdOf, mostAtStake } from './stakes'

const TURN = 620 // ms that the card takes to turn over
const GLOW = 420 // ms that a match glows before it moves
const SAY = 540 // ms that a word is shown
const TEN = 1600 // ms of the card that wins

/** A flipped card: the Tank it goes to, and who steals a match. */
export interface Flipped {
  colour: string
  tank: string
  thief: string | null
  next: readonly string[] // the back of the card below it
}

/** What is shown large in the middle. */
export type Moment =
  { what: 'held'; cards: number } | { what: 'yoink' | 'ten' } | { what: 'plop'; tank: string; colour: string }

type Stage = 'held' | 'turning' | 'flying' | 'landed' | 'leaving'

export class FlipAnimation {
  #now: (Flipped & { of: MantisView; stage: Stage }) | null = $state.raw(null)

  moment: Moment | null = $state.raw(null)
  readonly hold: Hold

  constructor(
    private readonly view: () => MantisView,
    private readonly wait: Pause = pause,
    private readonly drama: () => Drama = () => settings.drama,
  ) {
    this.hold = new Hold(wait)
  }

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
    const shown = this.#shown
    return shown && shown.stage !== 'turning' && shown.stage !== 'held' ? shown.colour : null
  }

  /** The colours that glow in a Tank during the animation: the flipped one in its Tank; null at other times. */
  frontsFor(seat: string): readonly string[] | null {
    if (!this.flipped) return null
    return this.#shown?.tank === seat ? [this.flipped] : []
  }

  /** Whether the top card is held on its edge, and the Tank that it is held for. */
  get heldFor(): string | null {
    return this.#shown?.stage === 'held' ? this.#shown.tank : null
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
        const count = { held: before, turning: before, flying: before, landed: before + 1, leaving: 0 }[stage]
        return { ...seat, tank: { ...seat.tank, [colour]: count } }
      }
      return seat.seat === shown.thief ? { ...seat, tank: { ...seat.tank, [colour]: before } } : seat
    })
  }

  /** Turn the top card over, then take it off the pile. */
  async turn(flipped: Flipped, signal: AbortSignal): Promise<void> {
    const view = this.view()
    const player = flipped.thief ?? flipped.tank
    if (player === view.seat && this.drama() === 'whole') {
      this.#now = { ...flipped, of: view, stage: 'held' }
      this.moment = { what: 'held', cards: mostAtStake(view, flipped.tank) } // never the front
      await this.hold.wait(holdOf(view, player, flipped.tank), signal)
      this.moment = null
    }
    this.#now = { ...flipped, of: view, stage: 'turning' }
    await this.wait(TURN, signal)
    this.#go('flying')
  }

  /** Put the card into the Tank; a match glows, then leaves. */
  async land(match: boolean, signal: AbortSignal): Promise<void> {
    this.#go('landed')
    await this.#say(match, signal)
    if (!match) return
    await this.wait(GLOW, signal)
    requestAnimationFrame(() => this.#go('leaving')) // after the flight has measured where it starts
  }

  /** One word about this seat's own flip. */
  async #say(match: boolean, signal: AbortSignal): Promise<void> {
    const now = this.#now
    const { seat } = this.view()
    if (!now || this.drama() !== 'whole' || (now.thief ?? now.tank) !== seat) return
    if (match && now.thief) this.moment = { what: 'yoink' }
    else if (!match && now.thief) this.moment = { what: 'plop', tank: now.tank, colour: now.colour }
    else return
    await this.hold.wait(SAY, signal)
    this.moment = null
  }

  /** The card that wins. */
  async win(signal: AbortSignal): Promise<void> {
    if (this.drama() !== 'whole') return
    this.moment = { what: 'ten' }
    await this.hold.wait(TEN, signal)
    this.moment = null
  }

  #go(stage: Stage): void {
    if (this.#now) this.#now = { ...this.#now, stage }
  }
}
