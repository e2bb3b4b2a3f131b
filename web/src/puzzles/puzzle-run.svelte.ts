// Puzzles one after the other: the position on a table, the answer, and what it was worth. Goes on without a network.
import { call, Refusal } from '../state/api'
import { Table } from '../state/table.svelte'
import type { DailyPuzzle, PuzzleBatch, PuzzleBody, PuzzleMove, PuzzleRating, PuzzleResult } from '../wire'

const GAME = 1
const STORED = 'kaboodle-puzzles' // what is kept on the device: puzzles to solve, and answers that were not sent
const LOW = 3 // puzzles left at which more are fetched
const MOST_CHOICES = 6

/** The themes in the order in which they are listed. */
export const THEMES = ['count', 'nope', 'hide', 'name', 'odds', 'plan'] as const

/** Which puzzles are wanted; empty texts stand for all. */
export interface Filter {
  edition: string
  theme: string
}

interface Stored {
  puzzles: PuzzleBody[]
  rating: PuzzleRating
  themes: Record<string, number>
  unsent: { id: string; move: string }[]
}

const NEW: PuzzleRating = { value: 1500, deviation: 350, tried: 0, solved: 0 }

/** Whether a move is the best one, or leads to the same game. */
export const isRight = ({ moves: [best] }: Pick<PuzzleBody, 'moves'>, move: string): boolean =>
  best !== undefined && [best.move, ...best.alike].includes(move)

/** The candidate that a move stands for. */
export const candidateOf = ({ moves }: Pick<PuzzleBody, 'moves'>, move: string): PuzzleMove | undefined =>
  moves.find((one) => one.move === move || one.alike.includes(move))

/** The moves to choose from in the list: the most promising ones, in the order in which the game lists them. */
export function choicesOf({ moves, legal }: Pick<PuzzleBody, 'moves' | 'legal'>): PuzzleMove[] {
  const place = (one: PuzzleMove): number => legal.indexOf(one.move)
  return moves.slice(0, MOST_CHOICES).sort((one, other) => place(one) - place(other))
}

export class PuzzleRun {
  readonly table = new Table((_ask, move) => void this.answer(move))
  puzzle: PuzzleBody | null = $state.raw(null)
  answered: string | null = $state(null)
  result: PuzzleResult | null = $state.raw(null)
  rating: PuzzleRating = $state.raw(NEW)
  themes: Readonly<Record<string, number>> = $state.raw({})
  day = $state('') // of a daily puzzle
  inRow = $state(0) // solved in a row
  offline = $state(false)
  #queue: PuzzleBody[] = []
  #unsent: Stored['unsent'] = []
  #done = new Set<string>()

  constructor(
    private readonly name: () => string,
    private readonly storage: Storage = localStorage,
  ) {}

  /** Begin with the next puzzles of a kind; with those on the device if the server cannot be reached. */
  async begin(filter: Filter): Promise<void> {
    this.#unsent = this.#read()?.unsent ?? []
    this.day = ''
    this.#queue = []
    await this.#send()
    await this.#fetch(filter)
    this.#show(this.#queue.shift() ?? null)
  }

  /** Show the puzzle of the day, or one by its id. */
  async only(id: string): Promise<void> {
    if (id === 'daily') {
      const { day, puzzle, rating, answered } = await call<DailyPuzzle>('GET', '/api/puzzles/daily')
      this.day = day
      this.rating = rating
      this.#show(puzzle)
      if (answered) this.#close(answered)
    } else this.#show(await call<PuzzleBody>('GET', `/api/puzzles/${encodeURIComponent(id)}`))
  }

  /** Go on to the next puzzle. */
  async next(filter: Filter): Promise<void> {
    this.day = ''
    if (this.#queue.length <= LOW) await this.#fetch(filter)
    this.#show(this.#queue.shift() ?? null)
  }

  /** Answer the puzzle; the first answer counts. */
  async answer(move: string): Promise<void> {
    const puzzle = this.puzzle
    if (!puzzle || this.answered !== null) return
    this.#close(move)
    this.inRow = isRight(puzzle, move) ? this.inRow + 1 : 0
    this.#done.add(puzzle.id)
    this.#unsent = [...this.#unsent, { id: puzzle.id, move }]
    this.#save()
    const result = await this.#send()
    if (this.puzzle === puzzle) this.result = result
  }

  #close(move: string): void {
    this.answered = move
    this.table.accepted()
    this.table.ask = null
  }

  #show(puzzle: PuzzleBody | null): void {
    this.answered = this.result = null
    this.table.begin(GAME)
    this.puzzle = puzzle
    if (!puzzle) return
    const { view, events, legal } = puzzle
    const ask = { type: 'ask' as const, game: GAME, id: view.ask?.id ?? 0, what: view.ask?.what ?? '', moves: legal }
    this.table.view = view // a table needs a view from the start
    this.table.enqueue({ events, view, ask, clock: null, quiet: true })
  }

  /** Fetch more puzzles; keep those on the device if the server cannot be reached. */
  async #fetch({ edition, theme }: Filter): Promise<void> {
    try {
      const query = new URLSearchParams({ edition, theme })
      const found = await call<PuzzleBatch>('GET', `/api/puzzles?${query}`)
      this.offline = false
      this.rating = found.rating
      this.themes = found.themes
      const waiting = new Set([...this.#queue.map(({ id }) => id), ...this.#done])
      this.#queue = [...this.#queue, ...found.puzzles.filter(({ id }) => !waiting.has(id))]
      this.#save()
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.code !== 'unreachable') throw refusal
      this.offline = true
      if (this.#queue.length) return
      const stored = this.#read()
      const fits = (one: PuzzleBody): boolean =>
        (!edition || one.edition === edition) && (!theme || one.theme === theme) && !this.#done.has(one.id)
      this.#queue = stored?.puzzles.filter(fits) ?? []
      this.rating = stored?.rating ?? NEW
      this.themes = stored?.themes ?? {}
    }
  }

  /** Send the answers that wait; the result of the last one, or null if it could not be sent. */
  async #send(): Promise<PuzzleResult | null> {
    let result: PuzzleResult | null = null
    for (const { id, move } of [...this.#unsent]) {
      try {
        result = await call<PuzzleResult>('POST', `/api/puzzles/${id}`, { move, name: this.name() })
        this.rating = result.rating
        this.offline = false
      } catch (refusal) {
        if (!(refusal instanceof Refusal)) throw refusal
        if (refusal.code === 'unreachable' || refusal.code === 'slow-down') {
          this.offline = refusal.code === 'unreachable'
          return null
        }
        result = null // a puzzle that the server does not have any more
      }
      this.#unsent = this.#unsent.filter((one) => one.id !== id)
      this.#save()
    }
    return result
  }

  #read(): Stored | null {
    try {
      return JSON.parse(this.storage.getItem(STORED) ?? 'null') as Stored | null
    } catch {
      return null
    }
  }

  #save(): void {
    const stored: Stored = {
      puzzles: this.#queue,
      rating: this.rating,
      themes: this.themes,
      unsent: this.#unsent,
    }
    try {
      this.storage.setItem(STORED, JSON.stringify(stored))
    } catch {
      // the device has no room: then there are no puzzles without a network
    }
  }
}
