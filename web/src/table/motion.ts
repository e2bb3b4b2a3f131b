// Plays the timeline of a step on a table.
import type { Animator } from '../state/table.svelte'
import { settings } from '../state/settings.svelte'
import type { Seen } from '../wire'
import type { Flights, TimelineStep } from './flights.svelte'
import { sound } from './sounds'

const EFFECT = 420 // ms
const BURST = 900 // ms

/** An animator that plays timelines on an element; without motion it plays only the sounds. */
export function timelineAnimator(
  root: () => HTMLElement | undefined,
  flights: Flights,
  timelineOf: (events: readonly Seen[]) => readonly TimelineStep[],
): Animator {
  return async (events, _after, signal) => {
    const element = root()
    for (const step of timelineOf(events)) {
      if (step.sound) sound(step.sound)
      if (!element || signal.aborted || document.hidden || !settings.moves) continue
      // a zone may also be in what covers the page, beside the table
      if (step.flights.length) await flights.fly(element.parentElement ?? element, step.flights, signal)
      if (step.act) await step.act(signal)
      if (step.effect) shake(element, step.effect)
    }
    setTimeout(() => flights.settle()) // after the next view is shown
  }
}

/** Shake the table, or its draw pile. */
function shake(root: HTMLElement, effect: 'boom' | 'shuffle'): void {
  const element = effect === 'boom' ? root : root.querySelector('[data-zone~="pile"]')
  const frames =
    effect === 'boom'
      ? ['0 0', '-9px 5px', '8px -4px', '-4px 2px', '0 0'].map((translate) => ({ translate }))
      : ['0deg', '-5deg', '5deg', '-4deg', '0deg'].map((rotate) => ({ rotate }))
  element?.animate(frames, { duration: EFFECT, easing: 'ease-out' })
  if (effect === 'boom') burst(root)
}

/** A paper star that bursts in the middle. */
function burst(root: HTMLElement): void {
  const star = document.createElement('i')
  star.className = 'boom'
  const box = root.getBoundingClientRect()
  const spot = (root.querySelector('[data-zone~="middle"]') ?? root).getBoundingClientRect()
  star.style.left = `${spot.x - box.x + spot.width / 2}px`
  star.style.top = `${spot.y - box.y + spot.height / 2}px`
  root.append(star)
  const frames = [
    { transform: 'scale(0.1) rotate(-25deg)', opacity: 1 },
    { transform: 'scale(1) rotate(6deg)', opacity: 1, offset: 0.35, easing: 'ease-in' },
    { transform: 'scale(1.35) rotate(14deg)', opacity: 0 },
  ]
  const gone = (): void => star.remove()
  star.animate(frames, { duration: BURST, easing: 'cubic-bezier(.1, .9, .3, 1)' }).finished.then(gone, gone)
}
