// Putting a play together: cards picked from the hand, then what Godcat stands for, a target, a title.
import type { Table } from '../state/table.svelte'
import { distinct, Plays, type Choice, type Counts } from './choices'

export class Picking {
  picked: Counts = $state.raw({})
  as: string | null = $state(null)
  target: string | null = $state(null)

  constructor(private readonly table: Table) {}

  /** The moves of this seat's turn; none when it is not asked for one. */
  readonly plays = $derived.by(() => new Plays(this.table.ask?.what === 'turn' ? this.table.ask.moves : []))
  readonly exact: readonly Choice[] = $derived.by(() =>
    this.plays
      .exactly(this.picked)
      .filter((choice) => this.as === null || choice.as === this.as)
      .filter((choice) => this.target === null || choice.target === this.target),
  )
  /** What is missing before the play can be made. */
  readonly missing: 'as' | 'target' | 'named' | 'nothing' | 'cards' = $derived.by(() => {
    if (!this.exact.length) return 'cards'
    if (this.as === null && distinct(this.exact, 'as').length) return 'as'
    if (this.target === null && distinct(this.exact, 'target').length) return 'target'
    return distinct(this.exact, 'named').length ? 'named' : 'nothing'
  })
  readonly targets: readonly string[] = $derived.by(() =>
    this.missing === 'target' ? distinct(this.exact, 'target') : [],
  )

  get empty(): boolean {
    return Object.keys(this.picked).length === 0
  }

  /** Put everything back. */
  clear(): void {
    this.picked = {}
    this.as = this.target = null
  }

  /** Pick a card, one more of it, or put its kind back; a card that fits nothing picked begins anew. */
  press(kind: string): void {
    this.as = this.target = null
    const count = this.picked[kind] ?? 0
    if (this.plays.canAdd(this.picked, kind)) this.picked = { ...this.picked, [kind]: count + 1 }
    else if (count) this.picked = Object.fromEntries(Object.entries(this.picked).filter(([other]) => other !== kind))
    else if (this.plays.canAdd({}, kind)) this.picked = { [kind]: 1 }
  }

  /** Pick a whole combination. */
  take(cards: Counts): void {
    this.clear()
    this.picked = cards
  }

  /** Say against whom, and play if nothing else is missing. */
  aim(seat: string): void {
    this.target = seat
    this.go()
  }

  /** Say what Godcat is, and play if nothing else is missing. */
  stand(as: string): void {
    this.as = as
    if (this.missing === 'nothing' || this.missing === 'named') this.go()
  }

  /** Name a card, which is always the last thing missing. */
  name(card: string): void {
    this.#send(this.exact.find((choice) => choice.named === card))
  }

  /** Play what was put together, if nothing is missing. */
  go(): void {
    if (this.missing === 'nothing') this.#send(this.exact[0])
  }

  #send(choice: Choice | undefined): void {
    if (choice) this.table.answer(choice.text)
  }
}
