// The selection of a play: cards of the hand, then what Godcat stands for, a target, a named card.
import type { Table } from '../../state/table.svelte'
import { distinct, Plays, type Choice, type Counts } from './choices'

export class PlaySelection {
  picked: Counts = $state.raw({})
  as: string | null = $state(null)
  target: string | null = $state(null)

  constructor(private readonly table: Table) {}

  /** The plays of this seat's turn; none at another time. */
  readonly plays = $derived.by(() => new Plays(this.table.ask?.what === 'turn' ? this.table.ask.moves : []))
  readonly exact: readonly Choice[] = $derived.by(() =>
    this.plays
      .exactly(this.picked)
      .filter((choice) => this.as === null || choice.as === this.as)
      .filter((choice) => this.target === null || choice.target === this.target),
  )
  /** What must be selected next. */
  readonly missing: 'as' | 'target' | 'named' | 'nothing' | 'cards' = $derived.by(() => {
    if (!this.exact.length) return 'cards'
    if (this.as === null && distinct(this.exact, 'as').length) return 'as'
    if (this.target === null && distinct(this.exact, 'target').length) return 'target'
    return distinct(this.exact, 'named').length ? 'named' : 'nothing'
  })
  readonly targets: readonly string[] = $derived.by(() =>
    this.missing === 'target' ? distinct(this.exact, 'target') : [],
  )

  /** The only kind that is selected, if it is one. */
  get kind(): string | null {
    const kinds = Object.keys(this.picked)
    return kinds.length === 1 ? (kinds[0] ?? null) : null
  }

  get empty(): boolean {
    return Object.keys(this.picked).length === 0
  }

  /** Deselect everything. */
  clear(): void {
    this.picked = {}
    this.as = this.target = null
  }

  /** Select one more of a card, or deselect its kind; a card that does not fit starts a new selection. */
  toggle(kind: string): void {
    this.as = this.target = null
    const count = this.picked[kind] ?? 0
    if (this.plays.canAdd(this.picked, kind)) this.picked = { ...this.picked, [kind]: count + 1 }
    else if (count) this.picked = Object.fromEntries(Object.entries(this.picked).filter(([other]) => other !== kind))
    else if (this.plays.canAdd({}, kind)) this.picked = { [kind]: 1 }
  }

  /** Press a card with a key: the second press plays what can be played, and puts back what cannot and is `kept`. */
  press(kind: string, kept: boolean): void {
    const [only] = this.targets.length === 1 ? this.targets : []
    const alone = this.picked[kind] && this.plays.exactly({ [kind]: 1 }).length > 0
    if (!this.picked[kind]) this.toggle(kind)
    else if (this.missing === 'nothing') this.play()
    else if (only !== undefined) this.chooseTarget(only)
    else if (alone || kept || this.missing !== 'cards') this.clear()
    else this.toggle(kind)
  }

  /** Select a whole combo. */
  select(cards: Counts): void {
    this.clear()
    this.picked = cards
  }

  /** Choose the target, and play if nothing is missing. */
  chooseTarget(seat: string): void {
    this.target = seat
    this.play()
  }

  /** Choose what Godcat stands for, and play if nothing is missing. */
  chooseAs(as: string): void {
    this.as = as
    if (this.missing === 'nothing' || this.missing === 'named') this.play()
  }

  /** Choose the named card, which is always the last step, and play. */
  chooseNamed(card: string): void {
    this.#send(this.exact.find((choice) => choice.named === card))
  }

  /** Play the selection, if nothing is missing. */
  play(): void {
    if (this.missing === 'nothing') this.#send(this.exact[0])
  }

  #send(choice: Choice | undefined): void {
    if (choice) this.table.answer(choice.text)
  }
}
