// A game shown again, move by move, on a table where nobody answers.
import { Table } from '../state/table.svelte'
import type { Seen, View } from '../wire'

/** What one move led to: its events and the view after them. */
export interface Moment {
  events?: readonly Seen[] // left out where nothing was seen
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

  /** The last moment there is. */
  get last(): number {
    return this.moments.length - 1
  }

  /** Show a moment as it stands; the log has all that led to it. */
  go(at: number): void {
    this.at = Math.min(Math.max(Math.trunc(at) || 0, 0), this.last)
    const moment = this.moments[this.at]
    if (!moment) return
    const events = this.moments.slice(0, this.at + 1).flatMap((before) => before.events ?? [])
    this.table.begin(GAME)
    this.table.view = moment.view // a table is never without one, not even while its motion ends
    this.table.take({ events, view: moment.view, ask: null, clock: null, quiet: true })
  }

  /** One move on, with its motion; at the end the playing ends too. */
  step(): void {
    const next = this.moments[this.at + 1]
    if (!next) {
      this.playing = false
      return
    }
    this.at += 1
    this.table.take({ events: next.events ?? [], view: next.view, ask: null, clock: null, quiet: false })
    if (this.at === this.last) this.playing = false
  }

  /** Play the last two turns, which end the game. */
  playEnd(): void {
    const before = firstWith(this.moments, turnsIn(this.moments) - 1)
    this.go(Math.min(before, this.last - 1))
    this.playing = true
  }

  /** Play on from here, or from the start once the end was reached; or stop. */
  toggle(): void {
    if (!this.playing && this.at === this.last) this.go(0)
    this.playing = !this.playing
  }

  /** Nearly the same moment as somebody else saw it: each has steps of their own, but all see whose turn it is. */
  seenAs(moments: readonly Moment[]): void {
    const turns = turnsIn(this.moments.slice(0, this.at + 1))
    const into = this.moments.slice(0, this.at + 1).length - firstWith(this.moments, turns)
    this.moments = moments
    this.go(Math.min(firstWith(moments, turns) + into - 1, firstWith(moments, turns + 1) - 1))
  }
}

const turnsIn = (moments: readonly Moment[]): number =>
  moments.reduce((sum, { events }) => sum + (events ?? []).filter(({ what }) => what === 'turn').length, 0)

/** The first moment by which so many turns have begun; behind the last one if that never happens. */
function firstWith(moments: readonly Moment[], turns: number): number {
  let begun = 0
  for (const [at, moment] of moments.entries()) {
    begun += turnsIn([moment])
    if (begun >= turns) return at
  }
  return moments.length
}

/** The deal and whatever was seen to happen after it; who lets something happen only waits. */
export const told = <M extends Moment>(moments: readonly M[]): M[] =>
  moments.filter(({ events }, at) => at === 0 || events?.length)

/** The moment that an address names after its `#`; the start if it names none. */
export const momentOf = (hash: string): number => {
  const found = /^#(\d{1,6})$/.exec(hash)
  return found ? Number(found[1]) : 0
}
