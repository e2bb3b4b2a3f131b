// Help that the server computes for this seat on request: why cards cannot be played, the odds, and a hint.
import type { AskMessage, OddsMessage, Code, FromClient, HintMessage, RefusedMessage } from '../wire'
import type { Table } from './table.svelte'

const RETRY_AFTER = 1000 // ms

type Moment = Pick<AskMessage, 'game' | 'id'>

export class Advice {
  chances: OddsMessage | null = $state.raw(null) // the latest
  hint: HintMessage | null = $state.raw(null)
  thinking = $state(false) // a hint is requested
  refusal: Code | null = $state(null) // why there is no hint
  #ask: AskMessage | null = null // the latest
  #requested: Moment | null = null // whose odds were requested last

  constructor(private readonly send: (message: FromClient) => void) {}

  /** Note an ask to this seat; at a turn, request why some cards cannot be played. */
  onAsk(ask: AskMessage): void {
    this.#ask = ask
    if (ask.what === 'turn') this.send({ type: 'why' })
  }

  /** Request the odds of a moment, once. */
  requestOdds({ game, id }: Moment): void {
    if (this.#requested?.game === game && this.#requested.id === id) return
    this.#requested = { game, id }
    this.send({ type: 'odds' })
  }

  /** Request what the strongest bot would do. */
  requestHint(): void {
    if (this.thinking) return
    this.dismissHint()
    this.thinking = true
    this.send({ type: 'hint' })
  }

  dismissHint(): void {
    this.hint = this.refusal = null
    this.thinking = false
  }

  /** The odds of the moment that a table shows, if they are known. */
  oddsFor(table: Table): OddsMessage['odds'] | undefined {
    const known = this.chances
    return known?.game === table.game && known.ask === table.view?.ask?.id ? known.odds : undefined
  }

  receive(message: OddsMessage | HintMessage): void {
    if (message.type === 'odds') this.chances = message
    else {
      this.hint = message
      this.thinking = false
    }
  }

  /** Handle a refusal that is about help; false if it is about something else. */
  handleRefusal({ about, code }: RefusedMessage): boolean {
    if (about === 'hint') {
      this.thinking = false
      this.refusal = code
    } else if (about === 'odds' || about === 'why') {
      if (code === 'slow-down') this.#retryLater(about, this.#ask)
    } else return false
    return true
  }

  /** Forget pending requests: they are lost with the connection. */
  reset(): void {
    this.#ask = this.#requested = null
    this.thinking = false
  }

  /** Repeat a request after a pause, if the same ask is still open. */
  #retryLater(type: 'odds' | 'why', ask: AskMessage | null): void {
    setTimeout(() => {
      if (ask && ask === this.#ask) this.send({ type })
    }, RETRY_AFTER)
  }
}
