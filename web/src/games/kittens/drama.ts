// The lengths of the big moments, and how much of them is shown. All times are in milliseconds.
import { settings, type Drama } from '../../state/settings.svelte'

export const LIFT = 260
export const FLIP = 220
export const SAFE = 420
export const KITTEN = 300
export const STOP = 130
export const FLASH = 610 // up in 90, down in 520
export const ASHES = 1300
export const SNIP = 380
export const SLAM = 240
const BETWEEN_FLASHES = 1000

/** How long a drawn card is held face down. It depends on what everybody sees: Kittens and cards in the pile. */
export function holdOf(kittens: number, pile: number): number {
  const risk = riskOf(kittens, pile)
  if (risk <= 0) return 0
  return risk < 0.1 ? 500 : risk < 0.34 ? 900 : 1400
}

/** The public chance that the next card is a Kitten. */
export const riskOf = (kittens: number, pile: number): number => (pile > 0 ? kittens / pile : 0)

/** Whether a flash may begin: never two within a second. */
export const mayFlash = (last: number, now: number): boolean => now - last >= BETWEEN_FLASHES

/** How loud "Nope" is the n-th time: each answer lands 12 % larger than the last, up to one and a half times. */
export const slamScale = (n: number): number => Math.min(1.5, 1.12 ** n)

/** How much of the big moments this device wants: all, the short form without the hold, or none that moves. */
export const dramaOf = (): Drama => settings.drama

/** Vibrate, where there is something that can and sound is on. */
export function vibrate(...pattern: number[]): void {
  if (!settings.current.sound || !settings.moves || !navigator.userActivation?.hasBeenActive) return
  navigator.vibrate?.(pattern)
}
