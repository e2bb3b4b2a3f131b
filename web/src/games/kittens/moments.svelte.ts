// The big moment that is shown on a kittens table: a draw, a Kitten, an explosion, a Defuse, a Nope on a Nope.
import { sound } from '../../table/sounds'
import type { KittensView, Seen } from '../../wire'
import {
  ASHES,
  dramaOf,
  FLASH,
  FLIP,
  holdOf,
  KITTEN,
  LIFT,
  mayFlash,
  riskOf,
  SAFE,
  SLAM,
  SNIP,
  STOP,
  vibrate,
} from './drama'

export type Step = 'lift' | 'hold' | 'flip' | 'safe' | 'kitten' | 'stop' | 'flash' | 'ashes' | 'snip' | 'slam'

export interface Moment {
  step: Step
  card: string | null // null: nobody here sees its face
  seat: string // of whom
  mine: boolean
  kittens: number // in the pile, with the card
  pile: number
  links: number // Nopes in the chain
}

type Act = (signal: AbortSignal) => Promise<void>
const pitched: (name: string, semitones: number) => void = sound

export class Moments {
  now: Moment | null = $state.raw(null)
  gone = $state(false) // this seat explodes in what is shown: nothing is asked of it any more
  away = $state(false) // the drawn card flies to where it belongs
  peel = $state(0) // how far a finger has turned the held card, 0 to 1
  #cut: () => void = () => undefined
  #peeling = false
  #flashed = -Infinity
  #sure = false
  #drawnAt: number | null = null // the public risk of this seat's last Kitten

  /** `viewOf` is the view before the events that are shown. */
  constructor(private readonly viewOf: () => KittensView | null) {}

  /** The chance at which this seat drew the Kitten that it faces. */
  get risk(): number | null {
    return this.#drawnAt
  }

  /** This seat is about to draw: with a card that it knows to be safe nothing is held. */
  expect(safe: boolean): void {
    this.#sure = safe
  }

  /** Whether a draw of a seat is shown as a moment: one's own, and that of others when two are left. */
  shows(seat: string): boolean {
    const view = this.viewOf()
    if (!view || dramaOf() !== 'whole') return false
    return seat === view.seat || view.seats.filter(({ alive }) => alive).length === 2
  }

  /** A card is lifted off the pile, held, and turned if its face may be seen here. */
  draw(seat: string, card: string | null): Act {
    return async (signal) => {
      const view = this.viewOf()
      if (!view) return
      const mine = seat === view.seat
      const { pile } = view
      const kittens = mine && this.#sure ? 0 : view.kittens
      this.#sure = false
      const moment = { card, seat, mine, kittens, pile, links: 0 }
      if (mine && card === 'kitten') this.#drawnAt = riskOf(kittens, pile)
      this.peel = 0
      this.away = false
      await this.#show({ ...moment, step: 'lift' }, LIFT, signal, () => vibrate(8))
      const hold = holdOf(kittens, pile) / (mine ? 1 : 2)
      if (hold) {
        await this.#show({ ...moment, step: 'hold' }, hold, signal, () => {
          sound('heartbeat')
          if (mine) vibrate(20, 90, 20)
        })
        while (this.#peeling && !signal.aborted) await this.#wait(100, signal)
      }
      if (card) await this.#turnOver({ ...moment, card }, signal)
      this.away = true
    }
  }

  /** The held card is turned: a Kitten, or a relief. */
  async #turnOver(moment: Omit<Moment, 'step'>, signal: AbortSignal): Promise<void> {
    await this.#show({ ...moment, step: 'flip' }, FLIP, signal, () => sound('flip'))
    if (moment.card === 'kitten') {
      await this.#show({ ...moment, step: 'kitten' }, KITTEN, signal, () => {
        sound('fuse')
        vibrate(40)
      })
    } else await this.#show({ ...moment, step: 'safe' }, SAFE, signal, () => sound('safe'))
  }

  /** Somebody explodes. */
  explode(seat: string): Act {
    return async (signal) => {
      const mine = seat === this.viewOf()?.seat
      const short = dramaOf() === 'short'
      if (mine) this.gone = true
      const moment = { card: 'kitten', seat, mine, kittens: 0, pile: 0, links: 0 }
      if (mine && !short) await this.#show({ ...moment, step: 'stop' }, STOP, signal)
      const now = performance.now()
      if (mayFlash(this.#flashed, now)) {
        this.#flashed = now
        const long = mine && !short ? FLASH : FLASH / 2
        await this.#show({ ...moment, step: 'flash' }, long, signal, () => {
          sound('boom')
          vibrate(200)
          shakeTable()
        })
      } else sound('boom')
      if (mine) await this.#show({ ...moment, step: 'ashes' }, short ? ASHES / 2 : ASHES, signal)
      this.clear()
    }
  }

  /** A Kitten is defused. */
  snip(seat: string): Act {
    return async (signal) => {
      const mine = seat === this.viewOf()?.seat
      const long = mine ? SNIP * 1.5 : SNIP
      const moment: Moment = { step: 'snip', card: 'defuse', seat, mine, kittens: 0, pile: 0, links: 0 }
      await this.#show(moment, dramaOf() === 'short' ? long / 2 : long, signal, () => {
        sound('snip')
        if (mine) vibrate(15, 40, 15)
      })
      this.clear()
    }
  }

  /** A Nope lands, as the n-th of a chain. */
  slam({ seat }: Seen, links: number): Act {
    return async (signal) => {
      const moment: Moment = { step: 'slam', card: 'nope', seat: seat ?? '', mine: false, kittens: 0, pile: 0, links }
      await this.#show(moment, dramaOf() === 'short' ? SLAM / 2 : SLAM, signal, () => {
        pitched('stamp', links)
        vibrate(15 + 10 * Math.min(links, 4))
      })
      this.clear()
    }
  }

  /** End the hold: a tap, a key or a second draw. */
  cut(): void {
    this.#cut()
  }

  /** A finger turns the held card; at the end it is let go. */
  turn(part: number, held: boolean): void {
    this.peel = Math.max(0, Math.min(1, part))
    this.#peeling = held
    if (!held && this.peel > 0) this.cut()
  }

  clear(): void {
    this.now = null
    this.away = false
    this.peel = 0
    this.#peeling = false
  }

  async #show(moment: Moment, ms: number, signal: AbortSignal, begin: () => void = () => undefined): Promise<void> {
    if (signal.aborted) return
    this.now = moment
    begin()
    await this.#wait(ms, signal)
    if (signal.aborted) this.clear()
  }

  #wait(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms)
      const end = (): void => {
        clearTimeout(timer)
        done()
      }
      this.#cut = end
      signal.addEventListener('abort', end, { once: true })
    })
  }
}

/** Shake the table once. */
function shakeTable(): void {
  const frames = ['0 0', '-9px 5px', '6px -4px', '-3px 2px', '0 0'].map((translate) => ({ translate }))
  document.querySelector('main.table')?.animate(frames, { duration: 320, easing: 'ease-out' })
}
