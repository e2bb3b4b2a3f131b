// What the server works out for this seat when asked: why cards cannot be played, the odds of its moment, and a hint.
import type { AskMessage, ChancesMessage, Code, FromClient, HintedMessage, RefusedMessage } from '../wire'
import type { Table } from './table.svelte'

const AGAIN = 1000 // ms until what was asked too often is asked once more

type Moment = Pick<AskMessage, 'game' | 'id'>

export class Advice {
  chances: ChancesMessage | null = $state.raw(null) // the last ones heard
  hint: HintedMessage | null = $state.raw(null)
  thinking = $state(false) // a hint is under way
  refusal: Code | null = $state(null) // why there is no hint
  #asked: AskMessage | null = null // the newest
  #odds: Moment | null = null // those that were asked for

  constructor(private readonly send: (message: FromClient) => void) {}

  /** Something is asked of this seat; where that is its turn, have why some cards cannot be played. */
  attend(ask: AskMessage): void {
    this.#asked = ask
    if (ask.what === 'turn') this.send({ type: 'why' })
  }

  /** Have the odds of a moment, once. */
  wonder({ game, id }: Moment): void {
    if (this.#odds?.game === game && this.#odds.id === id) return
    this.#odds = { game, id }
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
    } else if (about === 'odds' || about === 'why') {
      if (code === 'slow-down') this.#again(about, this.#asked)
    } else return false
    return true
  }

  /** What is under way is lost with the connection. */
  lost(): void {
    this.#asked = this.#odds = null
    this.thinking = false
  }

  /** Ask once more in a moment, if the same is asked of this seat then. */
  #again(type: 'odds' | 'why', ask: AskMessage | null): void {
    setTimeout(() => {
      if (ask && ask === this.#asked) this.send({ type })
    }, AGAIN)
  }
}
