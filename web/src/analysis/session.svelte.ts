// A position on a table: played on from with bots, assessed by the server, and gone back from.
import { api, Refusal } from '../state/api'
import { Table } from '../state/table.svelte'
import { words } from '../state/words.svelte'
import type { Analysis, AnalysisRequest } from '../wire'
import type { PositionLink } from './position-link'

const GAME = 1
const LEVEL = 'cat' // of the bots at the other seats
const MOST_EFFORT = 8

/** A moment of the line that is played here, and the move that led to it. */
export interface SessionMoment {
  analysis: Analysis
  move: string | null
  effort: number
}

export class AnalysisSession {
  readonly table = new Table((_ask, move) => void this.play(move))
  line = $state.raw<readonly SessionMoment[]>([])
  at = $state(0)
  thinking = $state(false)
  refusal = $state('') // a sentence of the server in the current locale
  failed = $state(false)

  get moment(): SessionMoment | undefined {
    return this.line[this.at]
  }

  get analysis(): Analysis | undefined {
    return this.moment?.analysis
  }

  /** The position that is shown, as a link. */
  get link(): PositionLink | null {
    const { analysis } = this
    return analysis ? request(analysis) : null
  }

  /** Whether more playouts can be asked for. */
  get canThinkLonger(): boolean {
    return (this.analysis?.assessment.playouts ?? 0) > 0 && (this.moment?.effort ?? MOST_EFFORT) < MOST_EFFORT
  }

  /** Set up another position; without one, a deal. Whether that was possible. */
  async open(link: Omit<PositionLink, 'position' | 'seat'> & Partial<PositionLink>): Promise<boolean> {
    const { edition, options, position = null, seat = null } = link
    const analysis = await this.#ask({ edition, options, position, seat })
    if (!analysis) return false
    this.line = [{ analysis, move: null, effort: 1 }]
    this.go(0)
    return true
  }

  /** Play a move of the seat and let bots answer; without a move only the bots play. */
  async play(move: string | null): Promise<void> {
    const { analysis } = this
    if (!analysis || this.thinking) return
    const next = await this.#ask({ ...request(analysis), move, bots: LEVEL })
    if (!next) {
      this.table.refused()
      return
    }
    this.table.accepted()
    this.line = [...this.line.slice(0, this.at + 1), { analysis: next, move, effort: 1 }]
    this.at += 1
    this.#show(next, false)
  }

  /** Show a moment of the line. */
  go(at: number): void {
    this.at = at
    if (!this.analysis) return
    this.table.begin(GAME)
    this.#show(this.analysis, true)
  }

  /** Show the same position from another seat. */
  async look(seat: string): Promise<void> {
    const { analysis } = this
    if (analysis) await this.open({ ...request(analysis), seat })
  }

  /** Assess the same position with more playouts. */
  async thinkLonger(): Promise<void> {
    const { moment } = this
    if (!moment || this.thinking) return
    const effort = Math.min(moment.effort * 2, MOST_EFFORT)
    const analysis = await this.#ask({ ...request(moment.analysis), effort })
    if (analysis && this.moment === moment)
      this.line = this.line.with(this.at, {
        ...moment,
        effort,
        analysis: { ...moment.analysis, assessment: analysis.assessment },
      })
  }

  /** Ask the server; undefined if it refuses, which is then told. */
  async #ask(question: AnalysisRequest): Promise<Analysis | undefined> {
    this.thinking = true
    this.refusal = ''
    this.failed = false
    try {
      return await api.analyse({ ...question, language: words.locale })
    } catch (error) {
      const told = error instanceof Refusal && ['option', 'illegal', 'invalid', 'unreadable'].includes(error.code)
      if (told) this.refusal = error.message
      else this.failed = true
      return undefined
    } finally {
      this.thinking = false
    }
  }

  #show({ steps, moves, ask, question }: Analysis, quiet: boolean): void {
    const shown = quiet ? steps.slice(-1) : steps
    for (const [n, { events = [], view }] of shown.entries()) {
      const last = n === shown.length - 1
      const message = last && moves.length ? { type: 'ask' as const, game: GAME, id: ask, what: question, moves } : null
      const after = this.table.seen
      const numbered = events.map((event, at) => ({ ...event, n: after + at + 1 }))
      this.table.enqueue({ events: quiet ? [] : numbered, view, ask: message, clock: null, quiet })
    }
  }
}

const request = ({ edition, options, position, seat }: Analysis) => ({ edition, options, position, seat })
