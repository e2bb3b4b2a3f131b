// The clocks a host can choose from, and what a clock of one's own is made of.
import { CLOCK_NAMES, CLOCKS, type ClockName, type ClockRule } from '../wire'

const SECOND = 1000
const MINUTE = 60 * SECOND

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
