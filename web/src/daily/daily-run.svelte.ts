// The deals of a day, played on a table without a room: every answer is a request, and the server plays the bots.
import { call, Refusal } from '../state/api'
import { Table } from '../state/table.svelte'
import type { DailyDeal, DailyGame, DailyMove, DailyState } from '../wire'

const NEAR = 5 // points within which a deal is about even

/** How a deal went against everybody else in the seat. */
export type Mark = 'above' | 'even' | 'below'

export const markOf = (points: number): Mark => (points > NEAR ? 'above' : points < -NEAR ? 'below' : 'even')

const SIGNS: Record<Mark, string> = { above: '▲', even: '■', below: '▼' }

/** The marks of all deals as signs: nothing of the cards, nothing of the moves. */
export const signsOf = (deals: readonly DailyDeal[]): string =>
  deals.map(({ points }) => (points === null ? '·' : SIGNS[markOf(points)])).join(' ')

/** The first deal that is not finished. */
export const nextDeal = ({ deals }: DailyState): DailyDeal | undefined => deals.find(({ won }) => won === null)

export class DailyRun {
  readonly table = new Table((_ask, move) => void this.#answer(move))
  state: DailyState | null = $state.raw(null)
  game: DailyGame | null = $state.raw(null)
  trouble: string | null = $state(null) // the code of a refusal

  constructor(private readonly name: () => string) {}

  async load(): Promise<void> {
    this.state = await call<DailyState>('GET', '/api/daily')
  }

  /** Begin a deal, or go on with it. */
  async open(deal: number): Promise<void> {
    this.trouble = null
    const game = await this.#send(deal, {})
    this.table.begin(deal + 1)
    this.table.view = game.steps[0]?.view ?? null // a table needs a view from the start
    this.game = game
    this.#show(game, true)
  }

  /** Back to the list of deals. */
  async close(): Promise<void> {
    this.game = null
    await this.load()
  }

  async #answer(move: string): Promise<void> {
    const { game } = this
    if (!game) return
    try {
      const after = await this.#send(game.deal, { answers: game.answers, move })
      this.table.accepted()
      this.game = after
      this.#show(after, false)
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      this.table.refused()
      if (refusal.code === 'not-now')
        await this.open(game.deal) // answered in another window, or another day
      else this.trouble = refusal.code
    }
  }

  #send(deal: number, move: Partial<DailyMove>): Promise<DailyGame> {
    return call<DailyGame>('POST', `/api/daily/${deal}`, { ...move, name: this.name() })
  }

  #show({ steps, legal, deal }: DailyGame, first: boolean): void {
    for (const [n, { events, view }] of steps.entries()) {
      const last = n === steps.length - 1 && legal.length > 0
      const { id = 0, what = '' } = view.ask ?? {}
      const ask = last ? { type: 'ask' as const, game: deal + 1, id, what, moves: legal } : null
      this.table.enqueue({ events, view, ask, clock: null, quiet: first && n === 0 })
    }
  }
}
