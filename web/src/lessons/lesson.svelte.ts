// A lesson: recorded frames shown on a table, where only the taught move goes on.
import { Table } from '../state/table.svelte'
import type { AskMessage, Seen, View } from '../wire'

export interface Frame {
  events: Seen[]
  view: View
  ask?: { id: number; what: string; moves: string[] }
  say?: string // the message of the coach
  teach?: string // the move that goes on; none: the learner only reads
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
  stray: string | null = $state(null) // another move than the taught one that was tried

  /** `from` is the frame to start at, as after a reload; frames before it are not animated. */
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

  /** Whether this is the last frame. */
  get over(): boolean {
    return this.at === this.script.frames.length - 1
  }

  /** The progress, from 0 to 1. */
  get part(): number {
    return (this.at + 1) / this.script.frames.length
  }

  /** Go on, if no move is taught here. */
  next(): void {
    if (!this.frame?.teach && !this.over) this.#go()
  }

  /** Show frames up to the next one with a message of the coach. */
  #go(): void {
    this.stray = null
    do {
      this.at += 1
      const frame = this.frame
      if (!frame) return
      const { events, view, ask } = frame
      const message: AskMessage | null = ask ? { type: 'ask', game: GAME, ...ask } : null
      this.table.enqueue({ events, view, ask: message, clock: null, quiet: this.at <= this.from })
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
