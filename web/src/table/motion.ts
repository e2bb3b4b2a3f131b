// Shows the events of a step, beat by beat.
import type { Mover } from '../state/table.svelte'
import { settings } from '../state/settings.svelte'
import type { Seen } from '../wire'
import type { Beat, Flights } from './flights.svelte'
import { sound } from './sounds'

const EFFECT = 420 // ms
const BURST = 900 // ms

/** A mover that plays beats on a table's element; without motion there are only the sounds. */
export function moverOn(
  root: () => HTMLElement | undefined,
  flights: Flights,
  beatsOf: (events: readonly Seen[]) => readonly Beat[],
): Mover {
  return async (events, _after, signal) => {
    const beats = beatsOf(events)
    const element = root()
    for (const beat of beats) {
      if (beat.sound) sound(beat.sound)
      if (!element || signal.aborted || document.hidden || !settings.moves) continue
      if (beat.flights.length) await flights.fly(element, beat.flights, signal)
      if (beat.act) await beat.act(signal)
      if (beat.effect) shake(element, beat.effect)
    }
    setTimeout(() => flights.settle()) // when the view after these events stands there
  }
}

/** One shake of the table, or of its draw pile. */
function shake(root: HTMLElement, effect: 'boom' | 'shuffle'): void {
  const element = effect === 'boom' ? root : root.querySelector('[data-zone~="pile"]')
  const frames =
    effect === 'boom'
      ? ['0 0', '-9px 5px', '8px -4px', '-4px 2px', '0 0'].map((translate) => ({ translate }))
      : ['0deg', '-5deg', '5deg', '-4deg', '0deg'].map((rotate) => ({ rotate }))
  element?.animate(frames, { duration: EFFECT, easing: 'ease-out' })
  if (effect === 'boom') burst(root)
}

/** A star of paper that bursts where the Kitten lay. */
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
