// A guided first game: recorded frames shown on a real table, where only the taught move goes on.
import { Table } from '../state/table.svelte'
import type { AskMessage, Seen, View } from '../wire'

export interface Frame {
  events: Seen[]
  view: View
  ask?: { id: number; what: string; moves: string[] }
  say?: string // what the coach says here
  teach?: string // the move that goes on; without one the learner reads and goes on
}

export interface Script {
  edition: string
  seat: string
  frames: Frame[]
}

const GAME = 1

export class Lesson {
  readonly table: Table
  at = $state(-1)
  stray: string | null = $state(null) // a move that was tried instead of the taught one

  /** `from`: a place where the coach has spoken before, as after a reload; what led to it is not shown again. */
  constructor(
    private readonly script: Script,
    private readonly from = 0,
  ) {
    this.table = new Table((_ask, move) => this.#answer(move))
    this.table.begin(GAME)
    do this.#go()
    while (this.at < from && !this.over)
  }

  get frame(): Frame | undefined {
    return this.script.frames[this.at]
  }

  /** Whether the coach has spoken for the last time. */
  get over(): boolean {
    return this.at === this.script.frames.length - 1
  }

  /** How far one is, from 0 to 1. */
  get part(): number {
    return (this.at + 1) / this.script.frames.length
  }

  /** Go on, where there is nothing to do but read. */
  next(): void {
    if (!this.frame?.teach && !this.over) this.#go()
  }

  /** Show frames up to the next one where the coach speaks. */
  #go(): void {
    this.stray = null
    do {
      this.at += 1
      const frame = this.frame
      if (!frame) return
      const { events, view, ask } = frame
      const message: AskMessage | null = ask ? { type: 'ask', game: GAME, ...ask } : null
      this.table.take({ events, view, ask: message, clock: null, quiet: this.at <= this.from })
    } while (!this.frame?.say && !this.over)
  }

  #answer(move: string): void {
    if (move === this.frame?.teach) {
      this.table.accepted()
      this.#go()
    } else {
      this.table.refused()
      this.stray = move
    }
  }
}
