// Shows the events of a step, beat by beat.
import type { Mover } from '../state/table.svelte'
import { settings } from '../state/settings.svelte'
import type { Seen } from '../wire'
import type { Beat, Flights } from './flights.svelte'
import { sound } from './sounds'

const EFFECT = 420 // ms

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
}
