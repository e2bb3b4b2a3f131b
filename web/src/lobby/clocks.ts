// The clocks a host can choose from, in milliseconds; 0 is without limit.
import type { ClockRule } from '../wire'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 86_400 * SECOND

export const CLOCKS = {
  quick: { decision: 15 * SECOND, bank: 30 * SECOND, window: 4 * SECOND, absent: 45 * SECOND },
  normal: { decision: 30 * SECOND, bank: 60 * SECOND, window: 6 * SECOND, absent: 60 * SECOND },
  slow: { decision: 90 * SECOND, bank: 300 * SECOND, window: 15 * SECOND, absent: 300 * SECOND },
  none: { decision: 0, bank: 0, window: 10 * SECOND, absent: 0 },
  days: { decision: 2 * DAY, bank: 3 * DAY, window: DAY, absent: 14 * DAY },
} satisfies Record<string, ClockRule>

export type ClockName = keyof typeof CLOCKS
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[]

/** What each part of a clock of one's own can be set to. */
export const TIMES: Record<keyof ClockRule, readonly number[]> = {
  window: [4, 6, 10, 15, 30, 60, 0].map((seconds) => seconds * SECOND),
  decision: [15, 30, 60, 90, 180, 300, 0].map((seconds) => seconds * SECOND),
  bank: [0, 1, 3, 5, 10].map((minutes) => minutes * MINUTE),
  absent: [1, 2, 5, 15, 0].map((minutes) => minutes * MINUTE),
}
export const PARTS = Object.keys(TIMES) as (keyof ClockRule)[]

/** The name of a clock, if it is one of these. */
export const clockName = (rule: ClockRule): ClockName | undefined =>
  CLOCK_NAMES.find((name) => PARTS.every((part) => CLOCKS[name][part] === rule[part]))
