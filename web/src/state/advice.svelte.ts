// What the server works out for this seat when asked: the odds of its moment, and a hint.
import type { ChancesMessage, Code, FromClient, HintedMessage, RefusedMessage } from '../wire'
import type { Table } from './table.svelte'

type Moment = { game: number; ask: number }

export class Advice {
  chances: ChancesMessage | null = $state.raw(null) // the last ones heard
  hint: HintedMessage | null = $state.raw(null)
  thinking = $state(false) // a hint is under way
  refusal: Code | null = $state(null) // why there is no hint
  #asked: Moment | null = null

  constructor(private readonly send: (message: FromClient) => void) {}

  /** Something is asked of this seat: have its odds, once. */
  wonder(game: number, ask: number): void {
    if (this.#asked?.game === game && this.#asked.ask === ask) return
    this.#asked = { game, ask }
    this.send({ type: 'odds' })
  }

  /** Ask what the strongest bot would do. */
  seek(): void {
    if (this.thinking) return
    this.dismiss()
    this.thinking = true
    this.send({ type: 'hint' })
  }

  /** Put the hint away. */
  dismiss(): void {
    this.hint = this.refusal = null
    this.thinking = false
  }

  /** The odds of the moment that a table shows, if they are known. */
  at(table: Table): ChancesMessage['odds'] | undefined {
    const known = this.chances
    return known?.game === table.game && known.ask === table.view?.ask?.id ? known.odds : undefined
  }

  hear(message: ChancesMessage | HintedMessage): void {
    if (message.type === 'chances') this.chances = message
    else {
      this.hint = message
      this.thinking = false
    }
  }

  /** Whether a refusal was about help, and so is no trouble for the table. */
  refused({ about, code }: RefusedMessage): boolean {
    if (about === 'hint') {
      this.thinking = false
      this.refusal = code
    }
    return about === 'hint' || about === 'odds'
  }

  /** What is under way is lost with the connection. */
  lost(): void {
    this.#asked = null
    this.thinking = false
  }
}
