// What a review shows, computed from the review and the replay of the same seat.
import type { Causes, Decision, Judged, Point, Review, Step } from '../wire'

export type Cause = Point['cause']
export const CAUSES = ['luck', 'information', 'others', 'choices'] as const satisfies readonly Cause[]

/** One step of the staircase from the fair share to the result; `from` and `to` are chances. */
export interface Stair {
  cause: Cause
  points: number
  error: number
  from: number
  to: number
}

/** The causes as a staircase, what helped most first, so that it stays above zero as long as possible. */
export function stairsOf({ par, causes }: Pick<Review, 'par' | 'causes'>): Stair[] {
  const share = (cause: Cause): Causes[Cause] => causes[cause]
  let from = par
  return CAUSES.toSorted((one, other) => share(other).points - share(one).points).map((cause) => {
    const { points, error } = share(cause)
    const stair = { cause, points, error, from, to: from + points }
    from = stair.to
    return stair
  })
}

const MOST_SHOWN = 5

/** The decisions to think about: those that cost most, the costliest first. */
export const costlyOf = ({ decisions }: Pick<Review, 'decisions'>): Decision[] =>
  decisions
    .filter(({ verdict }) => verdict === 'slip' || verdict === 'mistake' || verdict === 'blunder')
    .toSorted((one, other) => other.points - one.points)
    .slice(0, MOST_SHOWN)

/** Where a decision lies on the line: at its own point, or, if it changed nothing, at the last one before it. */
export function indexOnLine(line: readonly Point[], step: number): number {
  const own = line.findIndex((point) => point.step === step && point.cause === 'choices')
  return own >= 0 ? own : line.findLastIndex((point) => point.step <= step)
}

/** The number of a seat's own turn at a step of its replay; 0 before its first one. */
export const turnAt = (steps: readonly Step[], seat: string, step: number): number =>
  steps
    .slice(0, step + 1)
    .reduce((sum, { events = [] }) => sum + events.filter((it) => it.what === 'turn' && it.seat === seat).length, 0)

/** The moment of the replay page at a step: that page leaves out steps at which nothing was seen. */
export const momentAt = (steps: readonly Step[], step: number): number =>
  Math.max(0, steps.slice(0, step + 1).filter(({ events }, at) => at === 0 || events?.length).length - 1)

/** The moves to choose the better one from: without the played one and its equals, in an order that tells nothing. */
export function optionsOf({ moves, played, best }: Decision, most: number): Judged[] {
  const others = moves.filter(({ move, alike }) => move !== played && !alike?.includes(played))
  const shown = [...others.filter(({ move }) => move === best), ...others.filter(({ move }) => move !== best)]
  return shown.slice(0, most).toSorted((one, other) => one.move.localeCompare(other.move))
}

/** A point of the chart, in its own units. */
export interface Spot {
  x: number
  y: number
}

/** Where chances lie in a chart: evenly from left to right, up to the highest one of them. */
export class Chart {
  readonly top: number

  constructor(
    readonly width: number,
    readonly height: number,
    readonly count: number,
    highest: number,
  ) {
    this.top = Math.min(100, Math.max(20, Math.ceil(highest / 20) * 20))
  }

  spot(index: number, chance: number): Spot {
    const x = (this.width * index) / Math.max(1, this.count - 1)
    return { x, y: this.height * (1 - Math.min(Math.max(chance, 0), this.top) / this.top) }
  }

  /** The chances at which there is a line. */
  get lines(): number[] {
    const step = this.top > 40 ? 25 : 20
    return Array.from({ length: Math.floor(this.top / step) }, (_, n) => (n + 1) * step)
  }
}

/** Points of a polyline. */
export const path = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

/** Where a share of all games lies on a bell curve, as a share of its width. */
export function placeOnBell(percentile: number): number {
  const share = Math.min(Math.max(percentile, 1), 99) / 100
  let low = -BELL
  let high = BELL
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2
    if (below(middle) < share) low = middle
    else high = middle
  }
  return (low + BELL) / (2 * BELL)
}

const BELL = 3 // standard deviations on either side

/** The share of a normal distribution below a value. */
function below(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value))
  const tail =
    (Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return value > 0 ? 1 - tail : tail
}

/** A bell curve as spots, from left to right. */
export const bell = (width: number, height: number, spots = 41): Spot[] =>
  Array.from({ length: spots }, (_, n) => {
    const share = n / (spots - 1)
    return { x: share * width, y: height * (1 - Math.exp((-((2 * share - 1) ** 2) * (BELL * BELL)) / 2)) }
  })
