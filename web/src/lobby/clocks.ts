// The clocks that a host can choose from, and the parts of a custom clock.
import { t } from '../state/words.svelte'
import { CLOCK_NAMES, CLOCKS, type ClockName, type ClockRule } from '../wire'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 1440 * MINUTE

/** The values of each part of a custom clock. */
export const TIMES: Record<keyof ClockRule, readonly number[]> = {
  window: [4, 6, 10, 15, 30, 60, 0].map((seconds) => seconds * SECOND),
  decision: [15, 30, 60, 90, 180, 300, 0].map((seconds) => seconds * SECOND),
  bank: [0, 1, 3, 5, 10].map((minutes) => minutes * MINUTE),
  absent: [1, 2, 5, 15, 0].map((minutes) => minutes * MINUTE),
}
export const PARTS = Object.keys(TIMES) as (keyof ClockRule)[]

/** The name of a clock; undefined for a custom one. */
export const clockName = (rule: ClockRule): ClockName | undefined =>
  CLOCK_NAMES.find((name) => PARTS.every((part) => CLOCKS[name][part] === rule[part]))

/** A duration in words; what 0 means depends on the part. */
export function timeOf(part: keyof ClockRule, time: number): string {
  if (!time) return t(part === 'bank' ? 'lobby-time-none' : part === 'absent' ? 'lobby-time-never' : 'lobby-time-open')
  if (time % DAY === 0) return t('lobby-time-days', { count: time / DAY })
  if (time % MINUTE === 0 && time > MINUTE) return t('lobby-time-minutes', { count: time / MINUTE })
  return t('lobby-time-seconds', { count: time / SECOND })
}

/** A clock in one line. */
export const clockText = (rule: ClockRule): string =>
  (['window', 'decision'] as const)
    .map((part) => `${t(`lobby-time-${part}`)}: ${timeOf(part, rule[part] ?? 0)}`)
    .join(' · ')
