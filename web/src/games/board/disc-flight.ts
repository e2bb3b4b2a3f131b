// The flight of a disc from its pile to where it is shown.
import type { Attachment } from 'svelte/attachments'
import { settings } from '../../state/settings.svelte'

const TIME = 560 // ms

/** Animates an element from a zone to its place, turning over on the way unless it is `flat`; null: no animation. */
export const flyFrom =
  (zone: string | null, flat = false): Attachment<HTMLElement> =>
  (element) => {
    const start = zone && element.closest('.discs')?.querySelector(`[data-zone~='${zone}']`)
    if (!start || !settings.moves) return
    const a = (start.querySelector('.disc, .icon') ?? start).getBoundingClientRect()
    const b = element.getBoundingClientRect()
    if (!a.width || !b.width) return
    const x = a.x + a.width / 2 - b.x - b.width / 2
    const y = a.y + a.height / 2 - b.y - b.height / 2
    const turn = flat ? 0 : 180
    const small = Math.min(1, a.width / b.width)
    const frames = [
      `translate(${x}px, ${y}px) scale(${small}) rotateY(${turn}deg)`,
      `translate(${x / 2}px, ${y / 2 - 34}px) scale(1.18) rotateY(${turn / 2}deg)`,
      'translate(0, 0) scale(1) rotateY(0deg)',
    ].map((transform) => ({ transform: `perspective(600px) ${transform}` }))
    element.animate(frames, { duration: TIME, easing: 'cubic-bezier(.4, .1, .3, 1)', fill: 'backwards' })
    // a flat disc disappears in its pile; opacity is not animated for the others, since that would flatten the turn
    if (flat) element.animate({ opacity: [1, 1] }, TIME)
  }
