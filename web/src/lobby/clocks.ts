// The clocks a host can choose from, in milliseconds; 0 is without limit.
import type { ClockRule } from '../wire'

const SECOND = 1000
const DAY = 86_400 * SECOND

export const CLOCKS = {
  quick: { decision: 15 * SECOND, bank: 30 * SECOND, window: 4 * SECOND, absent: 45 * SECOND },
  normal: { decision: 30 * SECOND, bank: 60 * SECOND, window: 6 * SECOND, absent: 60 * SECOND },
  slow: { decision: 90 * SECOND, bank: 300 * SECOND, window: 15 * SECOND, absent: 300 * SECOND },
  none: { decision: 0, bank: 0, window: 10 * SECOND, absent: 0 },
  days: { decision: 2 * DAY, bank: 3 * DAY, window: DAY, absent: 0 },
} satisfies Record<string, ClockRule>

export type ClockName = keyof typeof CLOCKS
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[]

/** The name of a clock, if it is one of these. */
export const clockName = (rule: ClockRule): ClockName | undefined =>
  CLOCK_NAMES.find((name) => {
    const clock = CLOCKS[name]
    return clock.decision === rule.decision && clock.window === rule.window && clock.bank === rule.bank
  })
