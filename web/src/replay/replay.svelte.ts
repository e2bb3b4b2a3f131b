// A finished game, shown move by move on a table that takes no answers.
import { Table } from '../state/table.svelte'
import type { Seen, View } from '../wire'

/** The events of one move and the view after them. */
export interface Moment {
  events?: readonly Seen[] // left out if nothing was seen
  view: View
}

const GAME = 1

export class Replay {
  readonly table = new Table(() => undefined)
  at = $state(0)
  playing = $state(false)

  constructor(
    private moments: readonly Moment[],
    at = 0,
  ) {
    this.go(at)
  }

  /** The index of the last moment. */
  get last(): number {
    return this.moments.length - 1
  }

  /** Show a moment without animation, with the log up to it. */
  go(at: number): void {
    this.at = Math.min(Math.max(Math.trunc(at) || 0, 0), this.last)
    const moment = this.moments[this.at]
    if (!moment) return
    const events = this.moments.slice(0, this.at + 1).flatMap((before) => before.events ?? [])
    this.table.begin(GAME)
    this.table.view = moment.view // a table needs a view, also while its animation ends
    this.table.enqueue({ events, view: moment.view, ask: null, clock: null, quiet: true })
  }

  /** Show the next move with its animation; stop playing at the end. */
  step(): void {
    const next = this.moments[this.at + 1]
    if (!next) {
      this.playing = false
      return
    }
    this.at += 1
    this.table.enqueue({ events: next.events ?? [], view: next.view, ask: null, clock: null, quiet: false })
    if (this.at === this.last) this.playing = false
  }

  /** Play the last two turns. */
  playEnd(): void {
    const before = firstWith(this.moments, turnsIn(this.moments) - 1)
    this.go(Math.min(before, this.last - 1))
    this.playing = true
  }

  /** Play from here, or from the start if this is the end; or stop. */
  toggle(): void {
    if (!this.playing && this.at === this.last) this.go(0)
    this.playing = !this.playing
  }

  /** Switch to another seat's moments, at the same turn: seats differ in what they see within a turn. */
  switchTo(moments: readonly Moment[]): void {
    const turns = turnsIn(this.moments.slice(0, this.at + 1))
    const into = this.moments.slice(0, this.at + 1).length - firstWith(this.moments, turns)
    this.moments = moments
    this.go(Math.min(firstWith(moments, turns) + into - 1, firstWith(moments, turns + 1) - 1))
  }
}

const turnsIn = (moments: readonly Moment[]): number =>
  moments.reduce((sum, { events }) => sum + (events ?? []).filter(({ what }) => what === 'turn').length, 0)

/** The index of the first moment by which `turns` turns have begun; behind the last one if there are fewer. */
function firstWith(moments: readonly Moment[], turns: number): number {
  let begun = 0
  for (const [at, moment] of moments.entries()) {
    begun += turnsIn([moment])
    if (begun >= turns) return at
  }
  return moments.length
}

/** The deal and the moments with events; a pass, for example, has none. */
export const withEvents = <M extends Moment>(moments: readonly M[]): M[] =>
  moments.filter(({ events }, at) => at === 0 || events?.length)

/** The moment in the hash of an address; 0 if there is none. */
export const momentOf = (hash: string): number => {
  const found = /^#(\d{1,6})$/.exec(hash)
  return found ? Number(found[1]) : 0
}
