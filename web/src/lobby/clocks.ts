// The clocks a host can choose from, and what a clock of one's own is made of.
import { t } from '../state/words.svelte'
import { CLOCK_NAMES, CLOCKS, type ClockName, type ClockRule } from '../wire'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 1440 * MINUTE

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

/** A length of time in words; what nothing means depends on the part. */
export function timeOf(part: keyof ClockRule, time: number): string {
  if (!time) return t(part === 'bank' ? 'lobby-time-none' : part === 'absent' ? 'lobby-time-never' : 'lobby-time-open')
  if (time % DAY === 0) return t('lobby-time-days', { count: time / DAY })
  if (time % MINUTE === 0 && time > MINUTE) return t('lobby-time-minutes', { count: time / MINUTE })
  return t('lobby-time-seconds', { count: time / SECOND })
}

/** What a clock means for most moments of a game, in a line. */
export const clockSaid = (rule: ClockRule): string =>
  (['window', 'decision'] as const)
    .map((part) => `${t(`lobby-time-${part}`)}: ${timeOf(part, rule[part] ?? 0)}`)
    .join(' · ')
