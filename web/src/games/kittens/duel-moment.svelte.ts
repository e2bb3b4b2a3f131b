// The end of Armageddon: after keep or swap the table waits equally long for both, and both cats turn over at once.
import { settings, type Drama } from '../../state/settings.svelte'
import type { TimelineStep } from '../../table/flights.svelte'
import { Hold, pause, type Pause } from '../../table/hold.svelte'
import type { Seen } from '../../wire'

export const DUEL_HOLD = 700 // ms, whatever was chosen and whoever has which cat
const REVEAL = 1600 // ms

/** The two halves, turned over together. */
export interface Revealed {
  godcat: string // the seat that has it
  devilcat: string
}

export class DuelMoment {
  waiting = $state(false)
  revealed: Revealed | null = $state.raw(null)
  readonly hold: Hold

  constructor(
    wait: Pause = pause,
    private readonly drama: () => Drama = () => settings.drama,
  ) {
    this.hold = new Hold(wait)
  }

  /** The steps that come before the others of these events: none if no duel ends in them. */
  stepsBefore(events: readonly Seen[]): TimelineStep[] {
    const end = events.find(({ what }) => what === 'duel')
    if (!end?.seat || !end.other || this.drama() !== 'whole') return []
    const revealed = { godcat: end.seat, devilcat: end.other }
    return [
      { flights: [], sound: 'alarm', act: (signal) => this.#wait(signal) },
      { flights: [], sound: 'future', act: (signal) => this.#reveal(revealed, signal) },
    ]
  }

  async #wait(signal: AbortSignal): Promise<void> {
    this.waiting = true
    await this.hold.wait(DUEL_HOLD, signal)
    this.waiting = false
  }

  async #reveal(revealed: Revealed, signal: AbortSignal): Promise<void> {
    this.revealed = revealed
    await this.hold.wait(REVEAL, signal)
    this.revealed = null
  }
}
